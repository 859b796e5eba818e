"""What all saw for a moment is no leak; what nobody saw is one, also where luck was drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, say
from souvenir.testing import telling


@dataclass
class Table:
    turned: int | None = None
    """The card that lies face up."""


class Deck:
    """A card is turned up, told, and shuffled away again; or it is told and never was to be seen."""

    def __init__(self, *, openly: bool) -> None:
        self._openly = openly

    def legal(self, s: Table, seat: int) -> Sequence[str]:
        return ["turn"]

    def copy(self, s: Table) -> Table:
        return replace(s)

    def view(self, s: Table, seat: int | None) -> int | None:
        return s.turned

    def apply(self, s: Table, seat: int, a: str, luck: Luck, emit: Emit) -> None:
        card = luck.below(1000)
        s.turned = card if self._openly else None
        if emit:
            emit(Event(say("turned", card=card), reveals=True))
        s.turned = None


def tell(game: Any) -> None:
    before = Table()
    real = telling.play(game, game.copy(before), 0, "turn", Random(1))
    telling.told_as_known(game, before, Table(), 0, "turn", real, 1)


def test_what_lay_open_when_it_was_told_is_no_leak() -> None:
    tell(Deck(openly=True))


def test_what_was_told_and_never_lay_open_is_one() -> None:
    with pytest.raises(AssertionError, match="viewer 1 is told what it does not know"):
        tell(Deck(openly=False))
