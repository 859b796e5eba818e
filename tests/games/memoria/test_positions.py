"""The contract holds where random play seldom comes, and every rule that can refuse does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from souvenir.testing import check_game
from tests.games.memoria.positions import RARE, Position, asked_about, own_pictures


@pytest.mark.parametrize("build", RARE, ids=lambda build: build.__name__)
def test_contract_holds_from_rare_positions(build: Callable[[], Position]) -> None:
    game, seats, s = build()
    assert check_game(game, games=0, positions=[(seats, s)]).decisions > 0


def test_every_rule_that_can_refuse_does() -> None:
    played = check_game(own_pictures()[0], seats=2, games=1, positions=[own_pictures()[1:]])
    asked = check_game(asked_about()[0], games=0, positions=[asked_about()[1:]])
    assert played.unheard & asked.unheard == frozenset()
