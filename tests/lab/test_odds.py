"""The odds that are fitted to games, and how they are held against others."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from souvenir.bots.search.odds import Standing, Weight, in_turn
from souvenir.lab.odds import Seen, check, fit
from tests.cli.command import souvenir

TRUE = [Weight(0.6, 0.3), Weight(2.0, -0.4)]


def games(count: int, seed: int, *, seats: int = 2) -> list[Seen]:
    """Games of two turns, won as often as the weights above say."""
    rng, found = Random(seed), []
    for number in range(count):
        mover = rng.randrange(seats)
        at = Standing(number % 2, tuple(rng.gauss(0, 1) for _ in range(seats)), in_turn(mover, seats))
        winner = rng.choices(range(seats), TRUE[at.phase].chances(at))[0]
        found.append(Seen(((mover, at),), tuple(float(seat == winner) for seat in range(seats))))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_weights_that_made_the_games_are_found_again(seats: int) -> None:
    for weight, true in zip(fit(games(4000, 1, seats=seats)), TRUE, strict=True):
        assert weight.lead == pytest.approx(true.lead, abs=0.15)
        assert weight.due == pytest.approx(true.due, abs=0.15)


def test_right_odds_hold_and_wrong_ones_do_not() -> None:
    others = games(4000, 2)
    right, wrong = check(TRUE, others), check([Weight(2.0, 0.3), Weight(2.0, 1.0)], others)
    for tenth in right.tenths:
        assert tenth is None or abs(tenth.said - tenth.came) < 3.5 * tenth.error
    assert abs(right.drift) < 3.5 * right.drift_error
    assert wrong.worst > 0.1
    assert abs(wrong.drift) > 3.5 * wrong.drift_error


def test_a_shared_victory_counts_as_its_share() -> None:
    at = Standing(0, (1.0, 1.0), (0.0, 0.0))
    found = check([Weight(1.0, 0.0)], [Seen(((0, at),), (0.5, 0.5))])
    assert (found.tied, found.worst, found.drift) == (1, 0.0, 0.0)


def test_a_folder_of_games_becomes_a_file_of_odds_that_says_from_which(tmp_path: Path) -> None:
    kept, out = tmp_path / "games", tmp_path / "odds.json"
    souvenir(
        "arena",
        "mistral",
        "--bots",
        "random,random",
        "--games",
        "4",
        "--workers",
        "1",
        "--out",
        kept,
        "--json",
    )
    ran = souvenir("odds", "mistral", "--in", kept, "--out", out, "--workers", "1")
    assert ran.code == 0
    assert "drift of the mover's odds a turn" in ran.out
    table = json.loads(out.read_text(encoding="utf-8"))
    kept_two = table["records"]["2"]
    assert (kept_two["fitted"], kept_two["of"], len(kept_two["digest"])) == (2, 4, 64)
    out.write_text(json.dumps({**table, "searched": [2]}), encoding="utf-8")
    assert souvenir("odds", "mistral", "--in", kept, "--out", out, "--workers", "1").code == 0
    assert json.loads(out.read_text(encoding="utf-8")) == {**table, "searched": [2]}
    assert souvenir("odds", "vivid", "--in", kept, "--workers", "1").line.endswith("of vivid here")
