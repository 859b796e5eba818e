"""Before the deal: who sits where, and a promise about the luck that everybody may stir."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from rich.text import Text

from souvenir.bots.entrant import Entrant
from souvenir.kernel.luck import commitment, new_secret
from souvenir.kernel.registry import Box
from souvenir.kernel.talk import Phrase
from souvenir.table.record import NAME_LENGTH, PlayerPart
from souvenir.terminal.paint import Painter
from souvenir.terminal.screen import Screen
from souvenir.terminal.session import Promise, painter_for
from souvenir.words import about_game, bot_name, name_game

WORD_LENGTH = 80


def seat_players(people: Sequence[str], bots: Sequence[Entrant], language: str) -> tuple[PlayerPart, ...]:
    """People first, then bots, no two of them called the same."""
    painter = painter_for(language, ())
    wanted = [(name, "person") for name in people]
    wanted += [
        (
            painter.plain(bot_name(bot.name.partition(":")[0])) if bot.source is None else bot.name,
            f"bot:{bot.kind}",
        )
        for bot in bots
    ]
    players: list[PlayerPart] = []
    for name, kind in wanted:
        shown = name.strip()[:NAME_LENGTH] or "?"
        number = 1
        while any(player.name == shown for player in players):
            number += 1
            shown = f"{name.strip()[: NAME_LENGTH - 3]} {number}"
        players.append(PlayerPart(name=shown, kind=kind))
    return tuple(players)


def secret_for(seed: int | None) -> bytes:
    """A secret nobody can guess; with a seed the same one every time, for tests and lessons."""
    return new_secret() if seed is None else hashlib.sha256(f"souvenir seed {seed}".encode()).digest()


def promise_luck(
    screen: Screen,
    painter: Painter,
    box: Box,
    players: Sequence[PlayerPart],
    secret: bytes,
    words: Sequence[str],
) -> Promise:
    """Show the hash of the secret, then let every person add a word unless words were given."""
    screen.clear()
    title = _bold(painter, name_game(box.key))
    screen.show(title, painter.words(about_game(box.key)))
    names = ", ".join(player.name for player in players)
    screen.show(painter.tell("players", names=names))
    screen.gap()
    screen.show(painter.tell("promise"), Text("  " + commitment(secret), style="cyan"))
    if words:
        return Promise(secret, tuple(word[:WORD_LENGTH] for word in words))
    people = [player.name for player in players if player.kind == "person"]
    asked = [screen.ask(painter.tell("ask-word", name=name).plain)[:WORD_LENGTH] for name in people]
    return Promise(secret, tuple(asked))


def _bold(painter: Painter, phrase: Phrase) -> Text:
    text = painter.words(phrase)
    text.stylize("bold")
    return text
