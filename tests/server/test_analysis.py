"""A finished game looked at again: for whoever may see its record, streamed, kept, called off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from souvenir.server.rooms.hub import Hub
from souvenir.table.stores import open_journal
from tests.server.harness import QUICK, Person, Served, gather, served, start, wait_for
from tests.server.stores import Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), replace(QUICK, analysis_budget=1)) as running:
        yield running


def finished(host: Person, hub: Hub, game: str, options: dict[str, str] | None = None) -> str:
    """A game of two bots that is over."""
    table = host.open(game, 2, bots=["random", "random"], options=options or {})
    host.say(table, t="start")
    wait_for(lambda: hub.rooms[table].live.status == "over", patience=60)
    return table


def lines(person: Person, table: str, key: str | None = None) -> Iterator[dict[str, Any]]:
    where = f"/api/tables/{table}/analysis" + (f"?key={key}" if key else "")
    with person.http.stream("POST", where) as answer:
        assert answer.status_code == 200
        for line in answer.iter_lines():
            yield json.loads(line)


def refusal(person: Person, table: str, key: str = "") -> tuple[int, dict[str, Any]]:
    answer = person.http.post(f"/api/tables/{table}/analysis", params={"key": key} if key else {})
    return answer.status_code, answer.json()


def test_no_game_that_runs_and_none_of_others(server: Served, ada: Person, bea: Person) -> None:
    cleo = Person(server.base)
    table = gather([ada, bea])
    assert refusal(ada, table)[1]["code"] == "not-started"
    ada.say(table, t="start")
    assert refusal(ada, table) == (409, {"t": "error", "code": "not-over", "path": "", "detail": ""})
    nowhere = refusal(cleo, "nowhere")
    assert nowhere[0] == 404
    for key in ("", "wrong"):
        assert refusal(cleo, table, key) == nowhere
    over = finished(ada, server.hub, "memoria")
    assert refusal(cleo, over) == nowhere
    assert [line["t"] for line in lines(cleo, over, server.hub.rooms[over].live.opened.watch)][-1] == "recap"


def test_only_games_whose_odds_are_known_and_not_without_an_identity(server: Served, ada: Person) -> None:
    alone = ada.open("vivid", 1, bots=["random"])
    ada.say(alone, t="start")
    wait_for(lambda: server.hub.rooms[alone].live.status == "over", patience=60)
    assert refusal(ada, alone)[1]["code"] == "analysis"
    ada.http.headers.pop("authorization")
    assert refusal(ada, alone)[0] == 401


def test_it_comes_piece_by_piece_one_a_person_and_ends_with_whoever_asked(
    server: Served, ada: Person
) -> None:
    """Two watch the same game: it is looked at once, and until the last of them has left."""
    bea, table = Person(server.base), finished(ada, server.hub, "mistral")
    key = server.hub.rooms[table].live.opened.watch
    looks = server.app.state.analysts._looks
    hers, his = lines(ada, table), lines(bea, table, key)
    assert next(hers) == {"t": "progress", "done": 0, "of": None}
    assert next(his)["t"] == "progress"
    assert len(looks) == 1
    while (said := next(hers))["done"] < 2:
        assert said["t"] == "progress"
    assert said["of"] > 20
    assert refusal(ada, table) == (
        429,
        {"t": "error", "code": "analysing", "path": "", "detail": "one at a time"},
    )
    (task,) = [look.task for look in looks.values()]
    hers.close()  # type: ignore[attr-defined]
    before = next(his)["done"]
    while next(his)["done"] <= before + 2:
        pass
    his.close()  # type: ignore[attr-defined]
    wait_for(lambda: task.cancelled() and not looks and not server.app.state.analysts._asking)
    assert server.hub.rooms[table].live.analysed is None


def test_bots_play_on_while_a_game_is_looked_at(server: Served, ada: Person) -> None:
    table = finished(ada, server.hub, "mistral")
    said = lines(ada, table)
    next(said)
    other = start([Person(server.base)], "memoria", options={"orator": "0"}, bots=["random"])
    before = server.hub.rooms[other].live.seq
    wait_for(lambda: server.hub.rooms[other].live.seq > before)
    assert next(said)["t"] == "progress"
    said.close()  # type: ignore[attr-defined]


def test_what_was_found_is_kept_beside_the_record(store: Store, tmp_path: Path) -> None:
    """In each kind of store, over a restart; asked again it is told at once, and counts for nothing."""
    settings = replace(QUICK, analysis_budget=1, analyses_per_hour=2)
    with served(tmp_path, settings, journal=open_journal(store.address)) as server:
        ada = Person(server.base)
        table = finished(ada, server.hub, "memoria")
        first = list(lines(ada, table))
        assert first[-1]["t"] == "recap"
        packet = ada.packet(table)
    assert "analysed" not in json.dumps(packet)
    with served(tmp_path, settings, journal=open_journal(store.address)) as server:
        again = Person(server.base)
        again.head = ada.head
        again.http.headers.update(ada.head)
        assert list(lines(again, table)) == first[-1:]
        counted = 0 if store.address.startswith("sqlite") else 1  # a database remembers, a file's server not
        for _ in range(settings.analyses_per_hour - counted):
            other = finished(again, server.hub, "memoria")
            assert list(lines(again, other))[-1]["t"] == "recap"
        last = finished(again, server.hub, "memoria")
        assert refusal(again, last) == (
            429,
            {"t": "error", "code": "rate", "path": "", "detail": ""},
        )
