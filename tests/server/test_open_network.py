"""What strangers try: others' seats, files of the machine, keys for more than they are for, other names."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from souvenir.kernel.registry import boxes
from souvenir.server.guard.headers import is_ours, names_of, policy
from souvenir.server.settings import Settings
from souvenir.server.wire.app import PAGE
from tests.server.harness import Person, Served, play_out, served, start, visitor


def gathering(ada: Person, bea: Person, **wish: Any) -> tuple[str, str]:
    """A table of three at which both sit, and the key to it."""
    table = ada.open(seats=3, name="Ada", **wish)
    key = str(ada.packet(table)["lobby"]["join"])
    assert bea.say(table, key, t="sit", name="Bea", seat=1)["t"] == "done"
    return table, key


# -------------------------------------------------------------------- one-time codes
def test_a_code_dies_with_the_sitting_it_was_made_for(server: Served, ada: Person, bea: Person) -> None:
    table, key = gathering(ada, bea)
    code = bea.say(table, t="handover")["code"]
    assert bea.say(table, t="rise", seat=1)["t"] == "done"
    cleo, thief = Person(server.base), Person(server.base)
    assert cleo.say(table, key, t="sit", name="Cleo", seat=1)["t"] == "done"
    assert thief.join(code)["code"] == "key"
    assert [chair["yours"] for chair in thief.packet(table, key=key)["lobby"]["chairs"]] == [False] * 3


def test_a_code_follows_its_person_when_seats_are_swapped(server: Served, ada: Person, bea: Person) -> None:
    table, _ = gathering(ada, bea)
    code = bea.say(table, t="handover")["code"]
    assert ada.say(table, t="swap", one=0, other=1)["t"] == "done"
    phone = Person(server.base)
    assert phone.join(code)["kind"] == "seat"
    assert [chair["yours"] for chair in phone.packet(table)["lobby"]["chairs"]] == [True, False, False]
    assert Person(server.base).join(code)["code"] == "key"


# -------------------------------------------------------------------- editions
def test_an_edition_over_the_wire_is_never_a_path(server: Served, ada: Person, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(boxes()["vivid"].editions()["base"].read_text(encoding="utf-8"), encoding="utf-8")
    for path in (str(mine), "../base.toml", "/etc/passwd"):
        wish = {"game": "vivid", "seats": 2, "edition": path}
        refused = ada.http.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["path"]) == (422, "edition")
    assert ada.open(edition=mine.read_text(encoding="utf-8"))


# -------------------------------------------------------------------- keys
@pytest.mark.parametrize("kind", ["watch", "stage"])
def test_a_key_to_look_on_is_not_one_to_sit_with(server: Served, ada: Person, bea: Person, kind: str) -> None:
    table, _ = gathering(ada, bea)
    key = ada.packet(table)["lobby"][kind]
    stranger = Person(server.base)
    assert stranger.say(table, key, t="sit", name="Mallory")["t"] == "error"
    line = stranger.socket(table, key)
    line.hello()
    assert line.ask(t="sit", name="Mallory")["code"] == "seat"
    assert ada.packet(table)["lobby"]["chairs"][2]["kind"] == "open"


def test_a_big_screen_decides_nothing_even_in_the_hosts_browser(
    server: Served, ada: Person, bea: Person
) -> None:
    table, _ = gathering(ada, bea)
    stage = ada.packet(table)["lobby"]["stage"]
    assert ada.say(table, stage, t="seat", seat=2, bot="random")["code"] == "seat"
    assert ada.say(table, t="seat", seat=2, bot="random")["t"] == "done"


def test_whoever_was_removed_is_told_no_keys(server: Served, ada: Person, bea: Person) -> None:
    table, _ = gathering(ada, bea)
    assert [mine["lobby"]["table"] for mine in bea.http.get("/api/tables").json()] == [table]
    assert ada.say(table, t="rise", seat=1)["t"] == "done"
    assert bea.http.get("/api/tables").json() == []


# -------------------------------------------------------------------- names and codes
@pytest.mark.parametrize("name", ["\u200b", "\u3164\u3164", "\u2800", "\u00ad \u2060"])
def test_a_name_can_be_seen(server: Served, ada: Person, name: str) -> None:
    table = ada.open(seats=2)
    assert ada.say(table, t="sit", name=name)["code"] == "text"


def test_a_room_code_that_is_taken_is_drawn_again(tmp_path: Path) -> None:
    codes = iter(["MOONS", "MOONS", "STARS"])
    with served(tmp_path, new_code=lambda: next(codes)) as server:
        ada = Person(server.base)
        assert [ada.packet(ada.open())["lobby"]["code"] for _ in range(2)] == ["MOONS", "STARS"]


# -------------------------------------------------------------------- what a browser is told
@pytest.fixture
def web(server: Served) -> Iterator[httpx2.Client]:
    with visitor(server.base) as client:
        yield client


@pytest.mark.parametrize("address", ["/", "/api/games", "/api/tables/none/packet", "/health"])
def test_every_answer_is_guarded(web: httpx2.Client, address: str) -> None:
    headers = web.get(address).headers
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"


def test_no_script_runs_but_our_own() -> None:
    scripts = re.search(r"script-src ([^;]*)", policy(PAGE))
    assert scripts is not None
    assert "unsafe" not in scripts[1]
    assert "sha256-" in scripts[1]


def test_a_name_that_is_not_ours_is_refused(server: Served, ada: Person, web: httpx2.Client) -> None:
    assert web.get("/api/games", headers={"host": "evil.example"}).status_code == 403
    door = socket.create_connection(("127.0.0.1", server.port))
    address = f"ws://evil.example/api/tables/{ada.open()}/socket"
    with door, pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(address, sock=door, additional_headers=ada.head).recv()


def test_the_names_that_are_ours() -> None:
    names = names_of(Settings(hosts="games.example.org, other.example", origins="https://club.example:8443"))
    for ours in (
        "localhost:8000",
        "127.0.0.1",
        "[::1]:8000",
        "Games.Example.org",
        "club.example",
    ):
        assert is_ours(ours, names)
    for other in ("", "evil.example", "127.0.0.1.evil.example", "example.org"):
        assert not is_ours(other, names)


# -------------------------------------------------------------------- a table that goes on from a record
def test_guests_see_whose_game_a_table_goes_on_from(server: Served, ada: Person, bea: Person) -> None:
    played = start([ada, bea])
    lines = [ada.socket(played), bea.socket(played)]
    for line in lines:
        line.hello()
    play_out(lines)
    record = ada.http.get(f"/api/tables/{played}/record").json()
    fresh = ada.open(seats=2, name="Ada")
    assert ada.packet(fresh)["lobby"]["begun"] is None
    for at in (0, 5):
        table = ada.open(seats=2, name="Ada", begin={"record": record, "at": at})
        key = str(ada.packet(table)["lobby"]["join"])
        seen = bea.packet(table, key=key)["lobby"]["begun"]
        assert seen == {"players": ["Ada", "Bea"], "at": at, "of": len(record["entries"])}


def test_luck_after_a_record_is_new_and_takes_everybodys_word(
    server: Served, ada: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same secret, the same record: another word at the table leads to other luck."""
    from souvenir.table import rows
    from souvenir.table.live import Chair, LiveTable, ready_for

    box = boxes()["dejavu"]
    opened = rows.Opened(
        game="dejavu",
        edition="base",
        edition_digest=box.edition("base").digest,
        options={},
        seats=2,
        host="ada",
        code="C",
        join="j",
        watch="w",
        stage="s",
        secret="00" * 32,
        at=0.0,
    )
    plain = LiveTable("t", opened, ready_for(opened), [Chair("Ada"), Chair("Bea")])
    start_of = rows.Start(plain.deal().dealt, ())
    keys = set()
    for word in ("", "moon"):
        begun = msgspec.structs.replace(opened, begun=start_of)
        live = LiveTable("t", begun, ready_for(begun), [Chair("Ada"), Chair("Bea", word=word)])
        assert live.deal().dealt == start_of.deal
        keys.add(live.deal()._key)
    assert len(keys) == 2
