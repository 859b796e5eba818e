"""Laws of states as data: JSON at every moment, copies that share nothing, logs that rebuild."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat
from souvenir.testing.proof import must


def text_of(game: AnyGame, s: Any) -> str:
    """The state as text: what cannot change behind our back."""
    return json.dumps(game.dump(s), sort_keys=True, allow_nan=False)


def is_json(game: AnyGame, s: Any, text: str) -> None:
    """A state comes back from JSON as it went."""
    loaded = game.load(json.loads(text))
    must(loaded == s, "load(dump) is another state: {}", text)
    must(text_of(game, loaded) == text, "load(dump) dumps otherwise: {}", text)
    for seat in game.to_act(s):
        same = list(game.legal(loaded, seat)) == list(game.legal(s, seat))
        must(same, "seat {} has other legal actions, or in another order, after load(dump)", seat)


@dataclass(frozen=True, slots=True)
class Kept:
    """A copy made at a decision, with what it was then."""

    step: int
    copy: Any
    text: str
    viewer: Seat
    view: Any


def keep(game: AnyGame, s: Any, step: int, text: str, viewer: Seat) -> Kept:
    """A copy to be looked at again when the game is over."""
    copy = game.copy(s)
    must(copy is not s, "copy gives the state itself")
    must(copy == s and text_of(game, copy) == text, "a copy is another state")
    return Kept(step, copy, text, viewer, game.view(s, viewer))


def old_copies_have_not_changed(game: AnyGame, kept: Sequence[Kept]) -> None:
    """No copy, and no view handed out, was touched by anything that was played later."""
    for old in kept:
        must(text_of(game, old.copy) == old.text, "the copy made at step {} has changed", old.step)
        same = game.view(old.copy, old.viewer) == old.view
        must(same, "the view given to seat {} at step {} has changed", old.viewer, old.step)


def log_rebuilds(game: AnyGame, s: Any, built: Any) -> None:
    """The log alone, with the luck it recorded, leads to the state."""
    must(built == s, "the log leads to another state: {}", text_of(game, built))
