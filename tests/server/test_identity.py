"""Who somebody is, and whose page a request may come from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import QUICK, Person, Served, served, start, visitor


def browser(server: Served) -> httpx2.Client:
    origin = {"origin": f"http://{server.base}"}
    return visitor(server.base, headers=origin)


def test_a_browser_gets_a_cookie_it_cannot_read_and_no_token(server: Served) -> None:
    with browser(server) as page:
        answer = page.post("/api/identity")
        assert answer.json()["token"] is None
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        token = cookie.split("=", 1)[1].split(";")[0]
        assert len(token) >= 32
        assert page.post("/api/tables", json={"game": "vivid", "seats": 2}).status_code == 201


def test_another_site_is_turned_away(server: Served) -> None:
    with browser(server) as page:
        page.post("/api/identity")
        stranger = {"origin": "http://elsewhere.example"}
        answer = page.post("/api/tables", json={"game": "vivid", "seats": 2}, headers=stranger)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert page.post("/api/identity", headers=stranger).status_code == 403


def test_the_cookie_does_not_serve_without_an_origin(server: Served) -> None:
    with browser(server) as page:
        page.post("/api/identity")
        cookies = dict(page.cookies)
    with visitor(server.base, cookies=cookies) as script:
        answer = script.post("/api/tables", json={"game": "vivid", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (401, "identity")


def test_a_socket_from_another_site_is_closed(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    line = ada.socket(table, origin="http://elsewhere.example")
    assert line.take()["code"] == "origin"
    with pytest.raises(ConnectionClosed):
        line.take()


def test_a_table_is_not_there_for_those_without_a_key(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    stranger = Person(server.base)
    assert stranger.packet(table)["code"] == "table"
    assert stranger.packet(table, key="guess")["code"] == "table"
    assert stranger.say(table, t="undo", id="1")["code"] == "table"
    assert stranger.socket(table).take()["code"] == "table"
    assert stranger.http.get(f"/api/tables/{table}/record").status_code == 404


def test_nobody_is_anybody_without_a_token(server: Served) -> None:
    with visitor(server.base) as nobody:
        assert nobody.get("/api/tables").json()["code"] == "identity"
        assert nobody.post("/api/join", json={"key": "ABCDE"}).status_code == 401


def test_links_are_told_only_to_those_inside(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea])
    lobby = ada.packet(table)["lobby"]
    watcher = Person(server.base)

    def told(person: Person, **key: str) -> set[str]:
        seen = person.packet(table, **key)["lobby"]
        return {link for link in ("code", "join", "watch", "stage") if seen[link] is not None}

    assert told(watcher, key=lobby["watch"]) == set()
    assert told(watcher, key=lobby["stage"]) == {"code", "join"}  # the big screen invites the room
    # Whoever may sit may also hang the table on a wall: a stage sees no more than everybody.
    assert told(bea) == told(watcher, key=lobby["join"]) == {"code", "join", "watch", "stage"}
    assert watcher.say(table, lobby["watch"], t="sit", name="Zoe")["code"] == "seat"


def test_a_one_time_code_hands_a_seat_to_one_more_device_once(
    server: Served, ada: Person, bea: Person
) -> None:
    table = start([ada, bea])
    code = ada.say(table, t="handover")["code"]
    phone, thief = Person(server.base), Person(server.base)
    assert phone.join(code.lower()) == {"table": table, "kind": "seat", "key": None}
    assert thief.join(code)["code"] == "key"
    assert phone.packet(table)["packet"]["seat"] == 0
    assert phone.packet(table)["packet"]["view"] == ada.packet(table)["packet"]["view"]


def test_a_one_time_code_grows_old(tmp_path: Path) -> None:
    with served(tmp_path, replace(QUICK, handover_seconds=-1.0)) as server:
        ada = Person(server.base)
        code = ada.say(start([ada, Person(server.base)]), t="handover")["code"]
        assert Person(server.base).join(code)["code"] == "key"


def test_a_one_time_code_outlives_the_server_and_is_not_on_disk(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ada = Person(server.base)
        table = start([ada, Person(server.base)])
        code = ada.say(table, t="handover")["code"]
        assert not [path for path in tmp_path.iterdir() if code.encode() in path.read_bytes()]
    with served(tmp_path) as server:
        phone = Person(server.base)
        assert phone.join(code) == {"table": table, "kind": "seat", "key": None}
        assert phone.packet(table)["packet"]["seat"] == 0
        assert Person(server.base).join(code)["code"] == "key"
