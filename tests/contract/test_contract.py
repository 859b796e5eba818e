"""Every game of the house keeps the contract: for each number of seats, edition and option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import Box, boxes
from souvenir.testing import check_game
from tests.games.vivid import positions as vivid
from tests.soak import SOAK


def tables() -> Iterator[Any]:
    """Each box with a number of seats and a shipped edition."""
    for box in boxes().values():
        for edition in box.editions():
            for seats in box.seats:
                yield pytest.param(box, edition, seats, id=f"{box.key}-{edition}-{seats}")


def chosen_options() -> Iterator[Any]:
    """Each box with one option set otherwise than by default, at the smallest table it is for.

    Where a seat can be named one seat stands for all: their number changes nothing in the flow.
    """
    for box in boxes().values():
        for option in box.options:
            seats = min(n for n in option.seats or box.seats if n > 1)
            for value in (*option.values, *([str(seats - 1)] if option.a_seat else [])):
                if value != option.default:
                    yield pytest.param(box, {option.key: value}, seats, id=f"{box.key}-{option.key}-{value}")


@pytest.mark.parametrize(("box", "edition", "seats"), list(tables()))
def test_contract_holds(box: Box, edition: str, seats: int) -> None:
    game = box.game(box.edition(edition), seats=seats)
    assert check_game(game, seats=seats, games=1, seed=seats, thorough=SOAK).decisions > 0


@pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))
def test_one_instance_serves_every_table(box: Box) -> None:
    """A game holds nothing that changes: what it kept for one table does not show at another.

    Tables of several sizes by turns, at their start, early and late; whole games are played above.
    """
    game = box.game()
    sizes = (min(box.seats), max(box.seats), 2)
    tables = [(seats, after(game, seats, steps)) for steps in (0, 30, 100, 300, 1000) for seats in sizes]
    assert check_game(game, games=0, positions=tables, seed=21).games == len(tables)


def after(game: AnyGame, seats: int, steps: int) -> Any:
    """A table after so many random decisions, or where it ended before."""
    rng = Random(f"{seats}, {steps}")
    luck = SimLuck(rng)
    s = game.setup(seats, luck, None)
    while steps and (acting := game.to_act(s)):
        game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])), luck, None)
        steps -= 1
    return s


@pytest.mark.parametrize(("box", "options", "seats"), list(chosen_options()))
def test_contract_holds_with_options(box: Box, options: dict[str, str], seats: int) -> None:
    game = box.game(options=options, seats=seats)
    assert check_game(game, seats=seats, games=1, seed=11, thorough=SOAK).decisions > 0


def test_every_rule_of_vivid_that_can_refuse_does() -> None:
    """`vivid.thread.fill` needs another edition: on ours a fragment is never wanted by two slots."""
    rare = [(2, build()) for build in vivid.RARE]
    ours = check_game(vivid.GAME, games=0, positions=rare)
    crowded = vivid.crowded_cores()
    theirs = check_game(crowded, games=0, positions=[(2, vivid.filling_conflict(crowded))])
    assert ours.unheard <= {"vivid.thread.fill"}
    assert not ours.unheard & theirs.unheard
