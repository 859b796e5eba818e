"""Nobody takes the server from the others: not by asking much, nor slowly, nor under many names."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import WebSocketException

import souvenir.server.commands.replay
from souvenir.server.guard.door import tell_shortage
from souvenir.server.rooms.limits import Meter
from souvenir.server.settings import Settings
from souvenir.server.wire import routes
from souvenir.table.folder import JOURNAL
from tests.server.harness import UNLIMITED, Person, Served, play_out, served, start, visitor, wait_for

HASTY = Settings(**UNLIMITED, bot_pause=0.0, patience_seconds=0.6, connections_per_address=12)


# -------------------------------------------------------------------- who is let in
def test_a_token_that_was_never_issued_is_nobodys(server: Served) -> None:
    invented = {"authorization": "Bearer " + "x" * 32}
    with visitor(server.base, headers=invented) as stranger:
        refused = stranger.post("/api/tables", json={"game": "vivid", "seats": 2})
        assert (refused.status_code, refused.json()["code"]) == (401, "identity")
        issued = stranger.post("/api/identity").json()["token"]
        assert issued
        stranger.headers["authorization"] = f"Bearer {issued}"
        assert stranger.post("/api/tables", json={"game": "vivid", "seats": 2}).status_code == 201


def test_tokens_outlive_the_server_and_the_forgetting_of_strangers(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada, idle = Person(server.base), Person(server.base)
        table = ada.open(name="Ada")
    with sqlite3.connect(tmp_path / JOURNAL) as db:
        db.execute("UPDATE identities SET seen = 0")
        db.execute("UPDATE tables SET begun = 1")
    db.close()
    with served(tmp_path, Settings(**UNLIMITED, idle_seconds=0.0)) as server:
        again = visitor(server.base, headers=ada.head)
        other = visitor(server.base, headers=idle.head)
        with again, other:
            wait_for(lambda: other.get("/api/tables").status_code == 401)
            assert again.get(f"/api/tables/{table}/packet").status_code == 200


def test_one_address_gets_so_many_identities_and_tables(tmp_path: Path) -> None:
    few = Settings(arrivals_per_hour=3, tables_per_hour=4, rate_count=1000)
    with served(tmp_path, few) as server:
        people = [Person(server.base) for _ in range(3)]
        with visitor(server.base) as fourth:
            assert fourth.post("/api/identity").json()["code"] == "rate"
        answers = [
            person.http.post("/api/tables", json={"game": "vivid", "seats": 2}).status_code
            for person in (*people, *people)
        ]
        assert answers == [201, 201, 201, 201, 429, 429]


def test_behind_a_proxy_the_address_is_the_one_it_tells(tmp_path: Path) -> None:
    few = Settings(arrivals_per_hour=1, proxies="127.0.0.1")
    with served(tmp_path / "told", few) as server, visitor(server.base) as proxy:
        homes = ("192.0.2.7", "192.0.2.8", "192.0.2.7", "2001:db8::1", "2001:db8::2")
        told = [proxy.post("/api/identity", headers={"x-forwarded-for": home}).status_code for home in homes]
        assert told == [200, 200, 429, 200, 429]
    few = Settings(arrivals_per_hour=1)
    with served(tmp_path / "bare", few) as server, visitor(server.base) as liar:
        told = [liar.post("/api/identity", headers={"x-forwarded-for": home}).status_code for home in homes]
        assert told == [200, 429, 429, 429, 429]


def test_questions_and_nonsense_count(tmp_path: Path) -> None:
    with served(tmp_path, Settings(rate_count=12, rate_seconds=600)) as server:
        asker, babbler = Person(server.base), Person(server.base)
        table = asker.open(name="Ada")
        asked = [asker.http.get(f"/api/tables/{table}/packet").status_code for _ in range(14)]
        assert asked.count(429) >= 2
        mine = babbler.open(name="Bea")
        line = babbler.socket(mine)
        for _ in range(14):
            line.connection.send("nonsense")
        codes = [line.take_until("error")["code"] for _ in range(14)]
        assert codes[0] == "invalid"
        assert codes[-1] == "rate"


def test_a_meter_forgets() -> None:
    clock = [0.0]
    meter = Meter(lambda: clock[0], 1, 10.0)
    meter.spend("ada")
    clock[0] = 11.0
    meter.forget()
    assert not meter._done
    meter.spend("ada")


# -------------------------------------------------------------------- what stays empty
def test_a_table_where_nothing_was_played_is_removed_and_a_game_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        game, empty = start(people), people[0].open(name="Ada")
    with sqlite3.connect(tmp_path / JOURNAL) as db:
        db.execute("UPDATE tables SET touched = 0")
    db.close()
    full = Settings(**UNLIMITED, tables_total=1, idle_seconds=0.0)
    with served(tmp_path, full) as server:
        ada = Person(server.base)
        ada.http.headers.update(people[0].head)
        wait_for(lambda: ada.packet(empty).get("code") == "table")
        assert ada.packet(game)["packet"]["seat"] == 0
        # A game that nobody touched for two months takes nobody's place.
        assert ada.open(name="Ada")
        assert ada.http.post("/api/tables", json={"game": "vivid", "seats": 2}).json()["code"] == "full"


def test_whoever_is_at_a_table_that_is_removed_is_told(tmp_path: Path) -> None:
    with served(tmp_path, Settings(**UNLIMITED, idle_seconds=0.0)) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        line = people[0].socket(table)
        line.hello()
        with sqlite3.connect(tmp_path / JOURNAL) as db:
            for name, column in (("rows", "table_id"), ("members", "table_id"), ("tables", "id")):
                db.execute(f"DELETE FROM {name} WHERE {column} = ?", (table,))
        db.close()
        assert line.take_until("error")["code"] == "table"


# -------------------------------------------------------------------- nothing long in the loop
def test_nothing_that_grows_with_a_game_stops_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that takes for ever: everybody else plays on meanwhile, and it is answered after."""
    go_on, begun = threading.Event(), threading.Event()
    real = souvenir.server.commands.replay.replay

    def slow(*args: Any, **more: Any) -> Any:
        begun.set()
        go_on.wait(20)
        return real(*args, **more)

    monkeypatch.setattr(routes, "replay", slow)
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        answers: list[Any] = []
        asker = Person(server.base)
        key = people[0].packet(table)["lobby"]["watch"]
        ask = threading.Thread(
            target=lambda: answers.append(asker.http.get(f"/api/tables/{table}/record?key={key}").json())
        )
        ask.start()
        assert begun.wait(20)
        assert play_out(lines, moves=6) == 6
        assert not answers
        go_on.set()
        ask.join(20)
        assert answers[0]["format"] == "souvenir-replay"


def test_an_unfinished_record_comes_in_pages(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    play_out(lines, moves=12)
    whole = ada.http.get(f"/api/tables/{table}/record").json()
    assert (len(whole["packets"]), whole["last"]) == (13, 12)
    pages = [
        ada.http.get(f"/api/tables/{table}/record?first={first}&count=5").json()["packets"]
        for first in (0, 5, 10)
    ]
    assert [len(page) for page in pages] == [5, 5, 3]
    assert [packet["seq"] for page in pages for packet in page] == list(range(13))
    assert ada.http.get(f"/api/tables/{table}/record?count=101").status_code == 422


# -------------------------------------------------------------------- the patience of the server
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{",
    ],
)
def test_a_request_that_never_ends_is_let_go(tmp_path: Path, sent: bytes) -> None:
    with served(tmp_path, HASTY) as server:
        half = socket.create_connection(("127.0.0.1", server.port), timeout=15)
        with half:
            half.sendall(sent)
            answered = b""
            try:
                while more := half.recv(4096):
                    answered += more
                    if b"slow" in answered:
                        break
            except ConnectionResetError:
                pass
            assert answered == b"" or b" 408 " in answered


def test_one_who_says_nothing_or_stops_reading_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, HASTY) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        silent = people[0].socket(table)
        wait_for(lambda: silent.closed)
        deaf = people[0].socket(table)
        deaf.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.hello()
        (room,) = server.hub.rooms.values()
        (connection,) = room.connections
        stopper = threading.Event()

        def shout() -> None:
            while not stopper.is_set():
                server.in_loop(_say_much, connection)
                time.sleep(0.02)

        shouting = threading.Thread(target=shout)
        shouting.start()
        try:
            wait_for(lambda: not room.connections)
        finally:
            stopper.set()
            shouting.join()


def test_one_who_reads_late_is_sent_all_the_same(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        late = people[0].socket(table)
        late.hello()
        (room,) = server.hub.rooms.values()
        (connection,) = room.connections

        def waits() -> bool:
            """Is there more than lies between two ends of a line? What cannot be taken is not sent."""
            server.in_loop(_say_much, connection)
            return len(connection.whispers) > 3

        wait_for(waits)
        mover = people[late.packet["to_act"][0]]
        action = mover.packet(table)["packet"]["offers"][0]["action"]
        assert mover.say(table, t="play", id="1", action=action)["t"] == "done"
        late.catch_up(room.live.seq)
        assert not connection.whispers


def _say_much(connection: Any) -> None:
    connection.whispers.append(b'{"t":"written","text":"%s"}' % (b"x" * 400_000))
    connection.wake()


def _comes_in(person: Person, table: str) -> bool:
    try:
        person.socket(table).hello()
    except (OSError, EOFError, WebSocketException):
        return False
    return True


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path, HASTY) as server:
        ada = Person(server.base)
        table = start([ada, Person(server.base)])
        lines = [ada.socket(table) for _ in range(8)]
        for line in lines:
            line.hello()
        assert not all(_comes_in(ada, table) for _ in range(8))
        for line in lines:
            line.close()
        wait_for(lambda: ada.packet(table)["packet"])


def test_a_shortage_of_descriptors_is_told_in_a_line(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("souvenir").propagate = True
    with caplog.at_level(logging.ERROR, logger="souvenir"):
        tell_shortage(None, {"message": "socket.accept() out of system resource"})  # type: ignore[arg-type]
    assert [record.detail for record in caplog.records if "descriptors" in record.detail]  # type: ignore[attr-defined]


# -------------------------------------------------------------------- errors have one shape
@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [("GET", "/api/nothing", 404, "address"), ("DELETE", "/api/games", 405, "method")],
)
def test_every_error_has_one_shape(server: Served, method: str, address: str, status: int, code: str) -> None:
    answer = httpx2.request(method, f"http://{server.base}{address}")
    assert (answer.status_code, answer.json()["t"], answer.json()["code"]) == (status, "error", code)


def test_a_body_without_a_length_is_limited_too(server: Served, ada: Person) -> None:
    def chunks() -> Any:
        for _ in range(5):
            yield b'{"key": "' + b"x" * 4000

    answer = ada.http.post("/api/join", content=chunks(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_half_a_character_is_refused_like_any_other_nonsense(server: Served, ada: Person) -> None:
    table = ada.open()
    body = json.dumps({"t": "sit", "name": "\ud800"})
    headers = {"content-type": "application/json"}
    answer = ada.http.post(f"/api/tables/{table}/messages", content=body, headers=headers)
    assert answer.status_code == 422
    line = ada.socket(table)
    line.hello()
    assert line.ask(t="sit", name="\ud800")["t"] == "error"
    assert "fault" not in line.said[-1]


def test_a_resent_undo_tells_the_row_it_made(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    for _ in range(40):
        play_out(lines, moves=1)
        able = [line for line in lines if line.packet["undo"] is not None]
        if able:
            break
    (line, *_) = able
    first = line.ask(t="undo", id="back")
    assert first["t"] == "done"
    line.catch_up(first["seq"])
    other = lines[0] if lines[0].packet["offers"] else lines[1]
    assert other.ask(t="play", id="on", action=other.packet["offers"][0]["action"])["t"] == "done"
    assert line.ask(t="undo", id="back")["seq"] == first["seq"]


def test_the_last_move_and_that_it_is_over_are_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from souvenir.table.sqlite import SqliteJournal

    marked: list[tuple[int, bool]] = []
    real = SqliteJournal.append

    async def noted(self: Any, table: str, seq: int, bodies: Any, **more: Any) -> None:
        marked.append((len(bodies), more.get("over", False)))
        await real(self, table, seq, bodies, **more)

    monkeypatch.setattr(SqliteJournal, "append", noted)
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        play_out(lines)
    assert [rows for rows, over in marked if over] == [1]
    with sqlite3.connect(tmp_path / JOURNAL) as db:
        assert db.execute("SELECT over FROM tables").fetchall() == [(1,)]
    db.close()


def test_only_so_many_tables_stay_in_memory_and_all_can_be_played_on(tmp_path: Path) -> None:
    with served(tmp_path, Settings(**UNLIMITED, tables_per_identity=100, tables_at_hand=10)) as server:
        ada = Person(server.base)
        watched = ada.open()
        line = ada.socket(watched)
        line.hello()
        tables = [ada.open() for _ in range(30)]
        assert len(server.hub.rooms) <= 12
        assert watched in server.hub.rooms
        assert tables[0] not in server.hub.rooms
        assert all(ada.packet(table)["lobby"]["table"] == table for table in tables)
