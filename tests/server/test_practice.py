"""Puzzles over HTTP: as their seat sees them, step by step, judged when the turn is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from souvenir.analysis.practice import Practice
from souvenir.analysis.puzzle import puzzles_of
from souvenir.kernel.registry import boxes
from tests.cli.command import on_paper, played
from tests.server.harness import QUICK, Person, Served, served

SHIPPED = "/api/games/vivid/puzzles/1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), replace(QUICK, analysis_budget=1)) as running:
        yield running


@pytest.fixture(scope="module")
def laid() -> Practice:
    return Practice(puzzles_of("vivid")[0])


def ask(person: Person, where: str, **body: Any) -> tuple[int, dict[str, Any]]:
    answer = person.http.post(where, json=body)
    return answer.status_code, answer.json()


def test_a_puzzle_is_what_its_seat_sees_and_no_more(ada: Person, laid: Practice) -> None:
    status, tried = ask(ada, SHIPPED)
    assert status == 200
    assert (tried["seat"], tried["over"]) == (laid.at.seat, False)
    assert (tried["verdict"], tried["said"], tried["answer"]) == (None, None, None)
    assert tried["packet"]["seat"] == laid.at.seat
    assert len(tried["packet"]["offers"]) == len(laid.at.game.legal(laid.at.before, laid.at.seat))
    assert tried["packet"]["undo"] is None
    text = json.dumps(tried)
    assert '"deal"' not in text
    assert '"luck"' not in text
    assert '"loss"' not in text


def test_step_by_step_to_the_best_turn_and_to_a_worse_one(ada: Person, laid: Practice) -> None:
    best, *_, worst = [turn.model_dump(mode="json") for turn in laid.puzzle.turns]
    for number in range(1, len(best["steps"])):
        tried = ask(ada, SHIPPED, steps=best["steps"][:number])[1]
        assert (tried["over"], tried["packet"]["undo"]) == (False, number)
        assert tried["packet"]["offers"]
    right = ask(ada, SHIPPED, steps=best["steps"])[1]
    assert (right["over"], right["verdict"]["right"], right["packet"]["offers"]) == (True, True, [])
    assert len(right["answer"]["says"]) == len(best["steps"])
    wrong = ask(ada, SHIPPED, steps=worst["steps"])[1]
    assert wrong["verdict"] == {"right": False, "loss": worst["loss"], "points": worst["points"]}
    assert wrong["answer"] is None
    assert len(wrong["said"]["says"]) == len(worst["steps"])
    shown = ask(ada, SHIPPED, steps=[], show=True)[1]
    assert (shown["over"], shown["answer"]) == (False, right["answer"])


def test_a_position_of_ones_own_is_judged_by_trials(server: Served, ada: Person, laid: Practice) -> None:
    puzzle = laid.puzzle.model_dump(mode="json", exclude_none=True)
    own = {"record": puzzle["record"], "seat": puzzle["seat"], "turns": puzzle["turns"][:1]}
    status, tried = ask(ada, "/api/practice", puzzle=own, steps=puzzle["turns"][-1]["steps"])
    assert status == 200
    assert tried["verdict"]["right"] is False
    assert tried["verdict"]["loss"]["error"] > 0
    assert not server.app.state.analysts._asking


def test_what_cannot_be_played_is_refused_and_named(server: Served, ada: Person, laid: Practice) -> None:
    best = laid.puzzle.turns[0].model_dump(mode="json")["steps"]
    assert ask(ada, "/api/games/vivid/puzzles/999")[0] == 404
    assert ask(ada, "/api/games/memoria/puzzles/1")[0] == 404
    assert ask(ada, "/api/games/chess/puzzles/1")[0] == 404
    status, error = ask(ada, SHIPPED, steps=best[-1:])
    assert (status, error["code"], error["detail"]) == (422, "action", "steps.0: not allowed there")
    puzzle = laid.puzzle.model_dump(mode="json", exclude_none=True)
    status, error = ask(ada, "/api/practice", puzzle={**puzzle, "seat": 1 - laid.at.seat})
    assert (status, error["code"]) == (422, "record")
    entries = [*puzzle["record"]["entries"], puzzle["record"]["entries"][0]]
    longer = {**puzzle, "record": {**puzzle["record"], "entries": entries}}
    status, error = ask(ada, "/api/practice", puzzle=longer)
    assert (status, error["path"]) == (422, f"puzzle.record.entries.{len(entries) - 1}")
    nobody = Person(server.base)
    nobody.http.headers.pop("authorization")
    assert ask(nobody, SHIPPED)[0] == 401


def test_a_record_from_a_file_is_looked_at_too(server: Served, ada: Person) -> None:
    box = boxes()["memoria"]
    over = json.loads(on_paper(box, played(box)))
    answer = ada.http.post("/api/analysis", json={"record": over})
    assert answer.status_code == 200
    assert [json.loads(line)["t"] for line in answer.text.splitlines()][-1] == "recap"
    running = {**over, "entries": over["entries"][:5], "result": None}
    assert ask(ada, "/api/analysis", record=running)[1]["code"] == "not-over"
    assert ask(ada, "/api/analysis", record={})[1]["code"] == "record"
    assert server.hub.rooms == {}
