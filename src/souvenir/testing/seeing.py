"""Laws of seeing: a viewer cannot tell an imagined state from the real one, in any answer."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat
from souvenir.testing.data import text_of
from souvenir.testing.moves import Answers, answers
from souvenir.testing.proof import must


def imagined(game: AnyGame, s: Any, viewer: Seat | None, rng: Random) -> Any:
    """`view(imagine(v)) == v`, from the view and the generator alone; everyone sees who is to act."""
    v = game.view(s, viewer)
    again = Random()
    again.setstate(rng.getstate())
    w = game.imagine(v, rng)
    must(game.view(w, viewer) == v, "viewer {} sees an imagined state otherwise", viewer)
    must(game.view(s, viewer) == v, "imagining changed what viewer {} sees", viewer)
    must(list(game.to_act(w)) == list(game.to_act(s)), "viewer {} imagines others to act", viewer)
    if viewer in (0, None):
        same = text_of(game, game.imagine(v, again)) == text_of(game, w)
        must(same, "viewer {} imagines differently with the same generator", viewer)
    return w


def same_answers(
    game: AnyGame, s: Any, w: Any, seat: Seat, said: Mapping[Seat, Answers], legal: Mapping[Seat, list[Any]]
) -> None:
    """The one who acts gets the same moves, refusals, offers and question in an imagined state."""
    must(list(game.legal(w, seat)) == legal[seat], "seat {} imagines other legal actions", seat)
    dreamt = answers(game, w, seat)
    for a, refusal in said[seat].items():
        must(a in dreamt and dreamt[a] == refusal, "seat {}: {} is answered {}, not {}, when imagined",
             seat, a, dreamt.get(a), refusal)  # fmt: skip
    must(len(dreamt) == len(said[seat]), "seat {} imagines other candidates", seat)
    for a in legal[seat]:
        must(game.offer(w, seat, a) == game.offer(s, seat, a), "seat {} imagines another offer: {}", seat, a)
    must(game.asks(w, seat) == game.asks(s, seat), "seat {} imagines another question", seat)
    must(game.seconds(w) == game.seconds(s), "seat {} imagines another time to think", seat)


def open_steps(
    game: AnyGame, s: Any, w: Any, said: Mapping[Seat, Answers], legal: Mapping[Seat, list[Any]]
) -> None:
    """What can be done before everybody's eyes follows from what everybody knows: `w` is a spectator's."""
    for seat, actions in legal.items():
        if actions and all(game.offer(s, seat, a).open for a in actions):
            same_answers(game, s, w, seat, said, legal)


def open_choice(game: AnyGame, before: Any, seat: Seat, action: Any, others: list[Any]) -> None:
    """What was chosen before everybody's eyes is a secret to nobody."""

    def seen(a: Any) -> Any:
        s, told = game.copy(before), list[Any]()
        game.apply(s, seat, a, SimLuck(Random(0)), lambda event: told.append(event.seen_by(None)))
        return game.view(s, None), told

    if not all(game.offer(before, seat, a).open for a in game.legal(before, seat)):
        return
    shown = seen(action)
    for a in others:
        must(a == action or seen(a) != shown, "an open choice is hidden: {} or {}", action, a)


def same_sheets(game: AnyGame, s: Any, w: Any, viewer: Seat | None, seats: int) -> None:
    """What a viewer is shown of anyone's points follows from what the viewer knows."""
    for seat in range(seats):
        real, dreamt = list(game.score(s, seat, viewer)), list(game.score(w, seat, viewer))
        must(real == dreamt, "viewer {} imagines another score of seat {}: {}", viewer, seat, dreamt)
        real, dreamt = list(game.forecast(s, seat, viewer)), list(game.forecast(w, seat, viewer))
        must(real == dreamt, "viewer {} imagines another forecast of seat {}: {}", viewer, seat, dreamt)


def revealed(game: AnyGame, s: Any, w: Any, viewer: Seat | None) -> None:
    """Where two states differ in a secret, they differ when everything is revealed."""
    if game.secrets(s, viewer) != game.secrets(w, viewer):
        must(game.reveal(s) != game.reveal(w), "a secret of viewer {} stays hidden when revealed", viewer)
