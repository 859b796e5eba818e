"""What happened in a finished game: cut into turns and draws, weighed, added up, and told."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from souvenir.analysis import Move
from souvenir.analysis.analyst import Analyst, BadGame, Begun
from souvenir.analysis.cut import Cut, Turn, cut
from souvenir.analysis.report import mark_of, seated
from souvenir.bots.entrant import Entrant
from souvenir.bots.search.judge import Effort, Estimate
from souvenir.games.vivid.model import Bank, Taking, Use
from souvenir.kernel.log import standing
from souvenir.kernel.registry import boxes
from souvenir.lab.arena.contest import Contest, play_match
from souvenir.table.record import parse
from souvenir.table.verify import Opened, open_record
from souvenir.words import LANGUAGES
from tests.cli.command import on_paper, played, souvenir
from tests.soak import times

THINKERS = ("vivid", "dejavu", "mistral")
LITTLE = Effort(search=4, trials=2)
LAST = times(4, 10_000)
"""So many pieces of a game are looked at, the last ones; by night all of them."""


@cache
def hurried(key: str, number: int = 0) -> str:
    """A game of two beginners."""
    box = boxes()[key]
    edition = box.edition()
    return play_match(Contest(key, 2, (Entrant("beginner"),), 1, edition.text, table=(0, 0)), number)


def opened(text: str) -> Opened:
    return open_record(parse(text.encode(), "game"))


@pytest.mark.parametrize("key", THINKERS)
def test_every_step_belongs_to_one_turn_and_all_luck_is_seen(key: str) -> None:
    game = opened(hurried(key))
    parts, plays = cut(game), standing(game.entries)
    assert sum(len(turn.steps) for turn in parts.turns) == len(plays)
    assert [draw.entry for draw in parts.draws] == [seq for seq, play in plays if play.luck]
    assert len(parts.turns) < len(plays)
    assert len(game.game.to_act(parts.dealt)) > 0 == len(game.game.to_act(parts.over))


def test_whoever_ends_a_phase_begins_the_next_one_with_another_turn() -> None:
    """In Vivid Memories the last turn of Remember is one thing, Reflect of the same player another."""
    turns = cut(opened(hurried("vivid"))).turns
    last = [turn for turn in turns if isinstance(turn.before.frame, Taking)]
    assert not any(isinstance(step, Bank | Use) for turn in last for step in turn.steps)
    assert any(isinstance(step, Bank | Use) for turn in turns for step in turn.steps)


@pytest.mark.parametrize("key", THINKERS)
def test_a_turn_and_a_draw_of_each_game(key: str) -> None:
    """Chances together are 1, whatever one seat gains the other loses, and the same is found again."""
    analyst = Analyst(opened(hurried(key)), LITTLE)
    first = list(islice(analyst, 3))
    for part in first:
        gained = part.gained
        assert gained[0].mean == pytest.approx(-gained[1].mean)
        if isinstance(part, Move):
            assert sum(chance.mean for chance in part.chances) == pytest.approx(1)
            assert part.played
            assert part.best
    assert first == list(islice(Analyst(opened(hurried(key)), LITTLE), 3))


@pytest.mark.parametrize("number", [0, -1])
def test_a_piece_can_be_weighed_in_parts(number: int) -> None:
    """Handed from process to process, however little is done each time."""
    analyst = Analyst(opened(hurried("mistral")), LITTLE)
    part, parts = range(len(analyst))[number], 0
    found = analyst.weigh_on(part, None, -1.0)
    while isinstance(found, Begun):
        found, parts = analyst.weigh_on(part, pickle.loads(pickle.dumps(found)), -1.0), parts + 1
    assert parts > 0
    assert found == analyst.weigh(part)


@pytest.mark.parametrize("number", range(times(1, 4)))
@pytest.mark.parametrize("key", THINKERS)
def test_luck_and_skill_explain_how_a_game_ended(key: str, number: int) -> None:
    """From a moment near the end on, where the error is small; by night of whole games."""
    analyst = Analyst(opened(hurried(key, number)), Effort(search=1, trials=8))
    first = max(0, len(analyst) - LAST)
    while first and not isinstance(analyst.parts[first], Turn):
        first += 1
    found = [analyst.weigh(part) for part in range(first, len(analyst))]
    none = (Estimate(0.0, 0.0), Estimate(0.0, 0.0))
    found[0] = replace(found[0], revised=none)  # what was seen sooner lies before these parts
    for seat in analyst.sum_up(found).seats:
        parts = (seat.start, seat.luck, seat.skill, seat.hidden, seat.revised, seat.rest)
        assert sum(part.mean for part in parts) == pytest.approx(seat.end)
        assert seat.adds_up
        assert first == 0 or seat.rest.error < 0.3


def test_what_does_not_add_up_is_noticed() -> None:
    """A draw that nobody counted is more than the error of the rest."""
    assert seated(0, Estimate(0.97, 0.02), 1.0, [], []).adds_up
    assert not seated(0, Estimate(0.9, 0.02), 1.0, [], []).adds_up


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.2, 0.05, "blunder"),
        (0.2, 0.07, "mistake"),
        (0.07, 0.02, "slip"),
        (0.2, 0.09, None),
        (0.02, 0.0, None),
    ],
)
def test_a_mark_needs_two_standard_errors(loss: float, error: float, mark: str | None) -> None:
    assert mark_of(Estimate(loss, error)) == mark


# -------------------------------------------------------------------- the command
def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "game.souvenir.json"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_command_tells_and_prints_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the last turns; all of them take longer than a test may."""

    def the_end(game: Opened) -> Cut:
        parts = cut(game)
        return replace(parts, turns=parts.turns[-6:], draws=parts.draws[-2:])

    monkeypatch.setattr("souvenir.analysis.analyst.cut", the_end)
    monkeypatch.setattr("souvenir.cli.paper.effort_of", lambda budget: LITTLE)
    file = written(tmp_path, hurried("mistral"))
    for language in LANGUAGES:
        ran = souvenir("record", "analyse", file, "--lang", language, "--hindsight")
        assert (ran.code, ran.err) == (0, "")
        assert "beginner 1" in ran.out
        assert "analysis-" not in ran.out
    found = json.loads(souvenir("record", "analyse", file, "--json").out)
    assert len(found["luck"]) == 2
    assert [seat["end"] for seat in found["seats"]] in ([1, 0], [0, 1], [0.5, 0.5])
    for seat in found["seats"]:
        parts = sum(seat[part]["mean"] for part in ("start", "luck", "skill", "hidden", "revised", "rest"))
        assert parts == pytest.approx(seat["end"])


def test_a_game_that_still_runs_is_not_analysed(tmp_path: Path) -> None:
    file = written(tmp_path, on_paper(boxes()["vivid"], played(boxes()["vivid"], moves=10)))
    assert souvenir("record", "analyse", file).line.endswith("the game is not over")
    with pytest.raises(BadGame, match="not over"):
        Analyst(opened(file.read_text(encoding="utf-8")), LITTLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_memoria_is_recapitulated(language: str, tmp_path: Path) -> None:
    text = on_paper(boxes()["memoria"], played(boxes()["memoria"]))
    file = written(tmp_path, text)
    ran = souvenir("record", "analyse", file, "--lang", language)
    assert ran.code == 0
    assert "Player 0" in ran.out
    assert "recap-" not in ran.out
    found = json.loads(souvenir("record", "analyse", file, "--json").out)
    for seat in found["seats"]:
        assert seat["right"] <= seat["listened"]
    believed = sum(seat["believed"] for seat in found["seats"])
    assert believed == sum(seat["was_believed"] for seat in found["seats"])
