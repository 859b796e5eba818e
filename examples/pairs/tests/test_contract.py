"""Pairs keeps the contract, for every number of seats and every size."""

from __future__ import annotations

import pytest

from souvenir.testing import check_game
from souvenir_pairs import BOX


@pytest.mark.parametrize("seats", BOX.seats)
def test_the_contract_holds(seats: int) -> None:
    assert check_game(BOX.game(), seats=seats, games=1, seed=seats).decisions > 0


@pytest.mark.parametrize("pairs", ["8", "18"])
def test_the_contract_holds_for_few_cards_and_many(pairs: str) -> None:
    coverage = check_game(BOX.game(options={"pairs": pairs, "start": "1"}), seats=2, games=2)
    assert not coverage.unheard
