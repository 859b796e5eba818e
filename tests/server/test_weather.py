"""Rough weather: messages out of order, twice, too large, malformed, too many; a server that stops."""

from __future__ import annotations

import contextlib
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from souvenir.server.commands import handlers
from souvenir.server.protocol import messages
from souvenir.server.settings import Settings, SettingsError
from tests.server.harness import QUICK, Person, Served, play_out, served, start

GARBAGE = [
    ("", ""),
    ("{", ""),
    ("[]", ""),
    ("null", ""),
    ('"play"', ""),
    ("{}", ""),
    ('{"t":"dance"}', ""),
    ('{"t":"play"}', "id"),
    ('{"t":"play","id":"","action":{}}', "id"),
    ('{"t":"play","id":"1","action":[]}', "action"),
    ('{"t":"play","id":"1","action":{}}', "action"),
    ('{"t":"play","id":"1","action":{"do":"fly"}}', "action"),
    ('{"t":"play","id":"1","action":{"do":"place","hex":1e99}}', "action.hex"),
    ('{"t":"play","id":"1","action":{"do":"place","hex":1,"cheat":true}}', "action.cheat"),
    ('{"t":"play","id":"1","action":{"do":"done"},"extra":1}', "extra"),
    ('{"t":"why","touched":["' + "x" * 81 + '"]}', "touched.0"),
    ('{"t":"word","word":7}', "word"),
    ('{"t":"lift"}', "seat"),
    ('{"t":"hello","since":-1}', "since"),
    ("\ud83c\udf0a".encode("utf-16", "surrogatepass").decode("utf-16"), ""),
]


@pytest.mark.parametrize(("text", "path"), GARBAGE)
def test_a_bad_message_gets_the_path_to_the_bad_field(
    server: Served, ada: Person, text: str, path: str
) -> None:
    table = start([ada, Person(server.base)])
    line = ada.socket(table)
    line.hello()
    before = ada.packet(table)
    line.connection.send(text)
    error = line.take_until("error")
    assert error["code"] in ("invalid", "action", "refused"), error
    assert error.get("path", "").startswith(path), error
    assert "Traceback" not in json.dumps(error)
    assert {**ada.packet(table), "lobby": None} == {**before, "lobby": None}


def test_an_oversized_message_is_refused(server: Served, ada: Person) -> None:
    table = start([ada, Person(server.base)])
    line = ada.socket(table)
    line.hello()
    assert line.ask(t="whisper", text="x" * 9000)["code"] == "too-large"
    assert ada.http.post("/api/join", json={"key": "x" * 9000}).status_code == 413
    line.connection.send(b"\x00\x01")
    assert line.closed


def test_a_move_sent_twice_is_played_once(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    mover = ada if ada.packet(table)["packet"]["offers"] else bea
    move: dict[str, Any] = {
        "t": "play",
        "id": "same",
        "action": mover.packet(table)["packet"]["offers"][0]["action"],
    }
    first = mover.say(table, **move)
    again = mover.say(table, **move)
    assert first == again
    assert mover.packet(table)["seq"] == first["seq"]
    line = mover.socket(table)
    line.hello()
    assert line.ask(**move)["seq"] == first["seq"]


def test_a_move_is_not_refused_because_another_seat_moved_first(
    server: Served, ada: Person, bea: Person
) -> None:
    """In Reflect both act: a move chosen from an older packet is still played."""
    table = start([ada, bea])
    lines = [ada.socket(table), bea.socket(table)]
    for line in lines:
        line.hello()
    while not (lines[0].packet["offers"] and lines[1].packet["offers"]):
        play_out(lines, moves=1)
    older = [line.packet["offers"][0]["action"] for line in lines]
    for number, line in enumerate(lines):
        assert line.ask(t="play", id=f"late-{number}", action=older[number])["t"] == "done"


def test_flooding_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    with served(tmp_path, Settings(rate_count=30, rate_seconds=60, bot_pause=0)) as server:
        ada = Person(server.base)
        table = ada.open(seats=2, name="Ada", bots=["random"])
        line = ada.socket(table)
        line.hello()
        codes: list[str] = []
        with contextlib.suppress(ConnectionClosed):
            for _ in range(200):
                codes.append(line.ask(t="why", touched=["hex:0:1"]).get("code", ""))
        assert len(codes) < 100
        assert set(codes[-20:]) == {"rate"}
        assert ada.http.post("/api/join", json={"key": "ABCDE"}).status_code == 429


def test_limits_of_tables(tmp_path: Path) -> None:
    with served(tmp_path, Settings(tables_per_identity=2, tables_total=3)) as server:
        ada, bea = Person(server.base), Person(server.base)
        assert [ada.open() and 1, ada.open() and 1] == [1, 1]
        wish = {"game": "vivid", "seats": 2}
        assert ada.http.post("/api/tables", json=wish).json()["code"] == "too-many-tables"
        bea.open()
        assert bea.http.post("/api/tables", json=wish).json()["code"] == "full"


@pytest.mark.parametrize(
    ("wish", "path"),
    [
        ({"game": "chess", "seats": 2}, "game"),
        ({"game": "vivid", "seats": 9}, "seats"),
        ({"game": "vivid", "seats": 2, "options": {"speed": "light"}}, "options"),
        ({"game": "vivid", "seats": 2, "options": {"start": "7"}}, "options"),
        ({"game": "vivid", "seats": 2, "edition": "gold"}, "edition"),
        ({"game": "vivid", "seats": 2, "edition": "format = 1\n"}, "edition"),
        ({"game": "vivid", "seats": 2, "bots": ["random", "nobody"]}, "bots.1"),
        ({"game": "vivid", "seats": 2, "name": "A", "bots": ["random", "random"]}, "bots"),
        ({"game": "vivid", "seats": 2, "clock": {"seconds": 1}}, "clock.seconds"),
        ({"game": "vivid", "seats": 2, "begin": {"record": {}, "at": 0}}, "begin.record"),
        ({"game": "vivid", "seats": "two"}, "seats"),
    ],
)
def test_a_table_that_cannot_be_opened(server: Served, ada: Person, wish: dict[str, Any], path: str) -> None:
    answer = ada.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["path"].startswith(path), answer.json()


def test_an_unexpected_fault_has_a_number_and_no_story(
    server: Served, ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(caller: object, said: object) -> None:
        raise RuntimeError("the aspiration of seat 1 is red")

    table = start([ada, Person(server.base)])
    monkeypatch.setitem(handlers.HANDLERS, messages.Undo, broken)
    line = ada.socket(table)
    line.hello()
    with caplog.at_level(logging.ERROR, "souvenir"):
        error = line.ask(t="undo", id="1")
    assert error["code"] == "fault"
    assert error["fault"] in [getattr(r, "fault", "") for r in caplog.records]
    assert "red" not in json.dumps(error)
    answer = ada.http.post(f"/api/tables/{table}/messages", json={"t": "undo", "id": "2"})
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")
    assert "red" not in answer.text


def test_a_whisper_is_heard_and_kept_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = "the summer of the green boat"
    with served(tmp_path, QUICK) as server, caplog.at_level(logging.DEBUG):
        ada, bea, zoe = (Person(server.base) for _ in range(3))
        table = start([ada, bea])
        lines = [ada.socket(table), bea.socket(table)]
        watcher = zoe.socket(table, ada.packet(table)["lobby"]["watch"])
        for line in (*lines, watcher):
            line.hello()
        assert lines[0].ask(t="whisper", text=words)["t"] == "done"
        heard = lines[1].take_until("whispered")
        assert (heard["name"], heard["text"]) == ("Ada", words)
        assert lines[0].ask(t="whisper", text="a\x00b")["code"] == "text"
        play_out(lines, moves=3)
        watcher.catch_up(lines[0].parcel["seq"])
        assert all(said["t"] != "whispered" for said in watcher.said)
        assert words not in ada.http.get(f"/api/tables/{table}/record").text
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert words.encode() not in stored
    assert words not in caplog.text


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    with served(tmp_path, QUICK) as server:
        ada = Person(server.base)
        table = start([ada, Person(server.base)])
        line = ada.socket(table)
        line.hello()
    assert line.take_until("bye") == {"t": "bye"}
    with served(tmp_path, QUICK) as server:
        assert server.hub.rooms == {}
        back = Person(server.base)
        back.http.headers.update(ada.head)
        assert back.packet(table)["seq"] == line.parcel["seq"]


def test_settings_come_from_the_environment() -> None:
    made = Settings.from_environment({"SOUVENIR_RATE_COUNT": "7", "SOUVENIR_SECURE_COOKIE": "yes"})
    assert (made.rate_count, made.secure_cookie) == (7, True)
    with pytest.raises(SettingsError, match="SOUVENIR_RATE_COUNT: expected a number"):
        Settings.from_environment({"SOUVENIR_RATE_COUNT": "many"})
    with pytest.raises(SettingsError, match="expected yes or no"):
        Settings.from_environment({"SOUVENIR_SECURE_COOKIE": "perhaps"})
    with pytest.raises(SettingsError, match="from 0"):
        Settings.from_environment({"SOUVENIR_RATE_COUNT": "-1"})


def test_health_and_metrics(server: Served, ada: Person) -> None:
    start([ada, Person(server.base)])
    assert ada.http.get("/health").json()["ok"] is True
    text = ada.http.get("/metrics").text
    assert "souvenir_moves_total" in text
    assert "souvenir_commit_seconds_bucket" in text
