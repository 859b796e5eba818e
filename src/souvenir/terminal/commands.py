"""The commands, by short words of any of our languages."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import cache
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from souvenir.kernel.talk import say
from souvenir.table import CannotUndo
from souvenir.table.packet import seen
from souvenir.terminal import answers, layout
from souvenir.terminal.match import matching, words_of
from souvenir.terminal.saving import maybe_save, save
from souvenir.terminal.screen import Left
from souvenir.terminal.sheet import sheets
from souvenir.words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from souvenir.terminal.turn import Turn

LOG_LINES = 20


class Then(Enum):
    """What follows a command."""

    STAY = auto()
    """The answer stands; ask again below it."""
    REDRAW = auto()
    MOVED = auto()
    """The table has changed: this decision is asked anew, or another one."""


Command = Callable[["Turn", str], Then]


def _undo(turn: Turn, rest: str) -> Then:
    try:
        turn.session.table.undo(turn.seat)
    except CannotUndo:
        turn.session.tell("cannot-undo")
        return Then.STAY
    return Then.MOVED


def _help(turn: Turn, rest: str) -> Then:
    session, painter = turn.session, turn.session.painter
    if not answers.is_about_nothing(rest):
        return _why(turn, rest)
    for name in COMMANDS:
        words = painter.tell(f"words-{name}").plain.split(", ")[0]
        told = painter.tell(f"help-{name}")
        session.screen.show(Text(f"  {words:<12}", style="bold cyan") + told)
    session.tell("help-choose")
    rules = answers.rules_of_choice(turn.packet)[: answers.MOST]
    session.screen.show(answers.listed(rules, session.box, painter))
    return Then.STAY


def _why(turn: Turn, rest: str) -> Then:
    session, painter, packet = turn.session, turn.session.painter, turn.packet
    things = answers.what_is(packet, rest, painter)
    reasons = answers.why_not(session.table, session.box, packet, turn.seat, rest, painter)
    allowed = answers.may_do(packet, rest, painter)[: answers.MOST]
    for told in (*things, *reasons):
        session.screen.show(Padding(told, (0, 0, 0, 2)))
    if allowed:
        session.tell("allowed", what="; ".join(label.plain for label in allowed))
    if not things and not reasons and not allowed:
        session.tell("why-nothing", said=rest)
    return Then.STAY


def _rules(turn: Turn, rest: str) -> Then:
    session = turn.session
    if answers.is_about_nothing(rest):
        session.tell("rules-topics", topics=", ".join(answers.rule_topics(session.box)))
        return Then.STAY
    found = answers.find_rules(session.box, rest, session.painter)
    session.screen.show(answers.listed(found, session.box, session.painter))
    if not found:
        session.tell("rules-none", said=rest)
    return Then.STAY


def _score(turn: Turn, rest: str) -> Then:
    screen = turn.session.screen
    screen.show(sheets(turn.packet, turn.session.painter, screen.width))
    return Then.STAY


def _board(turn: Turn, rest: str) -> Then:
    session, blocks = turn.session, turn.packet.outline or ()
    painter, width = session.painter, session.screen.width
    if answers.is_about_nothing(rest):
        session.screen.show(layout.everything(turn.packet, painter, width))
        return Then.STAY
    found = matching(rest, [painter.plain(block.title) for block in blocks])
    session.screen.show(layout.closely([blocks[n] for n in found], painter, width))
    if not found:
        session.tell("no-such-part", said=rest)
    return Then.STAY


def _log(turn: Turn, rest: str) -> Then:
    told = (event for events in turn.session.table.events for event in events if not event.fleeting)
    events = seen(told, turn.viewer)[-LOG_LINES:]
    for event in events:
        turn.session.screen.show(Padding(turn.session.painter.words(event.says), (0, 0, 0, 2)))
    if not events:
        turn.session.tell("log-empty")
    return Then.STAY


def _language(turn: Turn, rest: str) -> Then:
    wanted = rest.strip().lower()
    names = [_own_name(language) for language in LANGUAGES]
    found = [LANGUAGES.index(wanted)] if wanted in LANGUAGES else matching(wanted, names)
    if len(found) != 1:
        turn.session.tell("languages", languages=", ".join(LANGUAGES))
        return Then.STAY
    turn.session.speak(LANGUAGES[found[0]])
    return Then.REDRAW


def _own_name(language: str) -> str:
    """What a language calls itself."""
    return Speaker(language).say(say("language-name"))


def _save(turn: Turn, rest: str) -> Then:
    save(turn.session, rest)
    return Then.STAY


def _quit(turn: Turn, rest: str) -> Then:
    maybe_save(turn.session)
    raise Left


COMMANDS: dict[str, Command] = {
    "undo": _undo,
    "why": _help,
    "rules": _rules,
    "score": _score,
    "board": _board,
    "log": _log,
    "language": _language,
    "save": _save,
    "quit": _quit,
}


@cache
def _words() -> dict[str, str]:
    """Command by word, all languages together, English first."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        speaker = Speaker(language)
        for name in COMMANDS:
            for word in speaker.say(say(f"terminal-words-{name}")).split(", "):
                words.setdefault(" ".join(words_of(word)) or word, name)
    return words


def command_of(line: str) -> tuple[Command, str] | None:
    """The command that a line begins with, and the rest of the line."""
    if line.startswith("?"):
        return COMMANDS["why"], line[1:].strip()
    first, _, rest = line.partition(" ")
    name = _words().get(" ".join(words_of(first)))
    return (COMMANDS[name], rest.strip()) if name else None
