"""The odds that are fitted to games, and how they are held against others."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from souvenir.bots.search.odds import Standing, chances, in_turn
from souvenir.lab.odds import Seen, check, fit
from tests.cli.command import souvenir

TRUE = [(0.6, 0.3, 0.0), (2.0, -0.4, 0.5)]


def games(count: int, seed: int, *, seats: int = 2) -> list[Seen]:
    """Games of two turns, won as often as the weights above say."""
    rng, found = Random(seed), []
    for number in range(count):
        mover = rng.randrange(seats)
        rows = [(rng.gauss(0, 1), due, float(rng.randrange(3))) for due in in_turn(mover, seats)]
        at = Standing(number % 2, tuple(rows))
        winner = rng.choices(range(seats), chances(TRUE[at.phase], at))[0]
        found.append(Seen(((mover, at),), tuple(float(seat == winner) for seat in range(seats))))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_weights_that_made_the_games_are_found_again(seats: int) -> None:
    for weights, true in zip(fit(games(2000, 1, seats=seats)), TRUE, strict=True):
        assert weights == pytest.approx(true, abs=0.2)


def test_a_phase_that_was_hardly_seen_is_like_the_one_before() -> None:
    """One game that went against the odds does not turn a lead into a drawback."""
    upset = Standing(2, ((1.0, 0.0, 0.0), (0.0, 0.0, 0.0)))
    _, seen, hardly, never, _ = fit([*games(1000, 1), Seen(((0, upset),), (0.0, 1.0)), later(4)])
    assert 0 < hardly[0] < seen[0]
    assert never == hardly


def later(phase: int) -> Seen:
    """A game that says nothing, except that there is such a phase."""
    return Seen(((0, Standing(phase, ((0.0, 0.0, 0.0),) * 2)),), (0.5, 0.5))


def test_right_odds_hold_and_wrong_ones_do_not() -> None:
    others = games(4000, 2)
    right, wrong = check(TRUE, others), check([(2.0, 0.3, 0.0), (2.0, 1.0, 0.0)], others)
    for tenth in right.tenths:
        assert tenth is None or abs(tenth.said - tenth.came) < 3.5 * tenth.error
    assert abs(right.drift) < 3.5 * right.drift_error
    assert wrong.worst > 0.1
    assert abs(wrong.drift) > 3.5 * wrong.drift_error


def test_a_shared_victory_counts_as_its_share() -> None:
    at = Standing(0, ((1.0, 0.0), (1.0, 0.0)))
    found = check([(1.0, 0.0)], [Seen(((0, at),), (0.5, 0.5))])
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
