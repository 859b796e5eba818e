"""What the server promises, each asked for where it could be broken: planted faults went unseen here once."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souvenir.server.rooms.thinkers import Job, Thinkers
from souvenir.table.sqlite import SqliteJournal
from tests.server.harness import QUICK, Person, Served, play_out, served, start, wait_for


def test_no_token_is_on_disk(tmp_path: Path) -> None:
    """Nor what would let anybody become somebody else: only a hash of it."""
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        start(people)
        tokens = [person.head["authorization"].split()[1].encode() for person in people]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert b"Ada" in kept
        assert not [token for token in tokens if token in kept]


def test_the_secret_of_luck_is_told_to_nobody_during_play(tmp_path: Path) -> None:
    secret = "5ec2e7" * 10 + "5ec2"
    with served(tmp_path, new_secret=lambda: secret) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        play_out(lines, moves=5)
        key = people[0].packet(table)["lobby"]["stage"]
        told = [text for line in lines for text in line.raw]
        for person in (*people, Person(server.base)):
            for address in ("packet", "record"):
                told.append(person.http.get(f"/api/tables/{table}/{address}?key={key}").text)
            told.append(person.http.get("/api/tables").text)
        assert not [text for text in told if secret in text]
        play_out(lines)
        assert people[1].packet(table)["lobby"]["secret"] == secret


def test_nobody_is_shown_a_move_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, real = threading.Event(), SqliteJournal.append

    async def slow(self: Any, table: str, seq: int, bodies: Any, **more: Any) -> None:
        if any(b'"row":"played"' in body for body in bodies):
            await asyncio.to_thread(written.wait, 20)
        await real(self, table, seq, bodies, **more)

    monkeypatch.setattr(SqliteJournal, "append", slow)
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        mover = next(line for line in lines if line.packet["offers"])
        before = mover.parcel["seq"]
        mover.send(t="play", id="first", action=mover.packet["offers"][0]["action"])
        time.sleep(0.3)
        assert [person.packet(table)["seq"] for person in people] == [before, before]
        (room,) = server.hub.rooms.values()
        assert room.live.seq == before
        written.set()
        for line in lines:
            line.catch_up(before + 1)


def test_a_preview_is_what_then_is_scored(tmp_path: Path) -> None:
    rng, changed = Random(9), 0
    with served(tmp_path, new_secret=lambda: "ab" * 32) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        while changed < 3 and lines[0].packet["ranks"] is None:
            line = rng.choice([line for line in lines if line.packet["offers"]])
            seat, action = line.packet["seat"], rng.choice(line.packet["offers"])["action"]
            before = people[seat].packet(table)["packet"]["sheet"][seat]
            said = line.ask(t="preview", action=action)
            done = line.ask(t="play", id=str(line.parcel["seq"]), action=action)
            for other in lines:
                other.catch_up(done["seq"])
            if said["t"] == "error":
                assert said["code"] == "luck"
                continue
            after = people[seat].packet(table)["packet"]["sheet"][seat]
            assert _worth(said) == _worth(after)
            changed += _worth(after) != _worth(before)
    assert changed == 3, "a preview that told how it stood before would have passed"


def _worth(sheet: dict[str, Any]) -> list[list[int]]:
    return [[line["points"] for line in sheet[part]] for part in ("lines", "forecast")]


def test_whoever_asks_a_bot_hands_it_the_view_of_its_seat_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a bot's turn, for a hint, and when a clock has run out."""
    asked: list[Job] = []
    real = Thinkers._thought
    clock = [1000.0]
    with served(tmp_path, QUICK, now=lambda: clock[0]) as server:

        async def noted(self: Thinkers, pool: Any, job: Job) -> Any:
            (room,) = server.hub.rooms.values()
            table = room.live.table
            assert table is not None
            assert job.view == table.game.view(table.state, job.seat)
            assert job.view != table.game.reveal(table.state)
            asked.append(job)
            return await real(self, pool, job)

        monkeypatch.setattr(Thinkers, "_thought", noted)
        ada = Person(server.base)
        wish: dict[str, Any] = {"clock": {"seconds": 5, "binding": True}, "options": {"start": "0"}}
        table = ada.open(name="Ada", bots=["greedy"], **wish)
        assert ada.say(table, t="start")["t"] == "done"
        assert ada.say(table, t="hint")["t"] == "hinted"
        assert [job.seat for job in asked] == [0]
        (room,) = server.hub.rooms.values()
        clock[0] += 6.0
        server.in_loop(server.hub.on_change, room)
        wait_for(lambda: {job.seat for job in asked[1:]} == {0, 1} or _overdue(room, clock, server))


def _overdue(room: Any, clock: list[float], server: Served) -> bool:
    """Let the clock of the next decision run out, too, until it is the bot's turn."""
    clock[0] += 6.0
    server.in_loop(server.hub.on_change, room)
    time.sleep(0.1)
    return False


def test_a_binding_clock_that_runs_out_plays(tmp_path: Path) -> None:
    clock = [1000.0]
    with served(tmp_path, QUICK, now=lambda: clock[0]) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people, clock={"seconds": 5, "binding": True})
        (room,) = server.hub.rooms.values()
        before = room.live.seq
        clock[0] += 6.0
        server.in_loop(server.hub.on_change, room)
        wait_for(lambda: room.live.seq > before)

    async def last() -> bytes:
        journal = SqliteJournal(tmp_path / "souvenir.sqlite")
        rows = await journal.read(table)
        await journal.close()
        return rows[-1]

    assert b'"by":"clock"' in asyncio.run(last())
