"""Clocks: soft unless the host says otherwise; the rules' own time first; what runs out is a logged move."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from souvenir.table.rows import Played, decode
from souvenir.table.sqlite import SqliteJournal
from tests.rules import rule
from tests.server.harness import QUICK, Line, Person, Served, served, start


class Clockwork:
    """A server whose time only goes on when told."""

    def __init__(self, folder: Path, **wish: Any) -> None:
        self.time = 1000.0
        self.server = Served(folder, QUICK, now=lambda: self.time)
        self.people = [Person(self.server.base) for _ in range(2)]
        self.table = start(self.people, "memoria", **wish)
        self.lines = [person.socket(self.table) for person in self.people]
        for line in self.lines:
            line.hello()

    def left(self) -> dict[str, float] | None:
        """Seconds left by seat, as everyone is told."""
        clock = self.people[0].packet(self.table)["clock"]
        return None if clock is None else dict(clock["left"])

    def pass_time(self, seconds: float) -> None:
        self.time += seconds
        room = self.server.hub.rooms[self.table]
        self.server.in_loop(self.server.hub.on_change, room)

    def play(self, seat: int, **action: Any) -> None:
        answer = self.lines[seat].ask(t="play", id=str(len(self.lines[seat].said)), action=action)
        assert answer["t"] == "done", answer
        self.catch_up(answer["seq"])

    def catch_up(self, seq: int) -> None:
        for line in self.lines:
            line.catch_up(seq)


ONE = {"orator": "0", "count": "1", "time": "30"}


def tell(party: Clockwork, orator: int) -> None:
    """A story of round 1 from the laid card to its end."""
    other = 1 - orator
    picture = party.lines[0].packet["view"]["rows"][0][0]["picture"]
    party.play(orator, do="lay", face="truth")
    party.play(orator, do="show", picture=picture)
    party.play(orator, do="announce")
    party.play(orator, do="told")
    party.play(other, do="pass")
    party.play(other, do="vote", face="truth")
    party.play(other, do="open")
    party.play(orator, do="open")


@rule("memoria.r1.think", "memoria.r2.card", "memoria.variant.count")
def test_the_rules_own_time_is_shown_without_any_wish(tmp_path: Path) -> None:
    party = Clockwork(tmp_path, options=ONE)
    try:
        assert party.left() == {"0": 30.0, "1": 30.0}
        assert party.lines[0].parcel["clock"]["binding"] is False
        party.pass_time(40)
        assert party.left() == {"0": -10.0, "1": -10.0}  # soft: it has run out, and nothing happens
        for seat in (0, 1):
            party.play(seat, do="ready")
        assert party.left() is None  # the rules give no time for laying in round 1
        for orator in (0, 1):
            tell(party, orator)
        party.pass_time(7)
        party.play(0, do="draw")
        assert party.left() == {"0": 45.0}  # from the draw on, however long that took
    finally:
        party.server.stop()


@rule("memoria.variant.count")
def test_the_host_may_leave_the_clock_out(tmp_path: Path) -> None:
    party = Clockwork(tmp_path, options=ONE | {"time": "none"})
    try:
        assert party.left() is None
    finally:
        party.server.stop()


@rule("memoria.r1.think")
def test_a_binding_clock_that_runs_out_is_a_logged_decision(tmp_path: Path) -> None:
    party = Clockwork(tmp_path, options=ONE, clock={"seconds": None, "binding": True})
    try:
        party.play(1, do="ready")
        before = party.lines[0].parcel["seq"]
        party.pass_time(29)
        assert party.left() == {"0": 1.0}
        party.pass_time(2)
        party.catch_up(before + 1)
        assert party.lines[0].packet["view"]["frame"]["at"] == "lay"
        live = party.server.hub.rooms[party.table].live
        assert live.table is not None
        assert len(live.table.entries) == 2
        assert party.left() is None  # binding, but only where the rules give a time
    finally:
        party.server.stop()
    with served(tmp_path, QUICK) as again:  # the move of the clock is there after a restart, like any other
        ada = party.people[0]
        other = Person(again.base)
        other.http.headers.update(ada.head)
        assert other.packet(party.table)["packet"]["view"]["frame"]["at"] == "lay"


def test_the_clock_is_named_as_the_one_who_moved(tmp_path: Path) -> None:
    party = Clockwork(tmp_path, options=ONE, clock={"seconds": 60, "binding": True})
    try:
        before = party.lines[0].parcel["seq"]
        party.pass_time(31)
        party.catch_up(before + 2)
    finally:
        party.server.stop()

    async def moves() -> list[str]:
        journal = SqliteJournal(tmp_path / "souvenir.sqlite")
        try:
            rows = [decode(body) for body in await journal.read(party.table)]
            return [row.by for row in rows if isinstance(row, Played)]
        finally:
            await journal.close()

    assert asyncio.run(moves()) == ["clock", "clock"]


@rule("memoria.r1.think")
def test_the_host_gives_more_time_for_this_step_only(tmp_path: Path) -> None:
    party = Clockwork(tmp_path, options=ONE, clock={"seconds": 60, "binding": False})
    try:
        assert party.people[0].say(party.table, t="extend", seconds=30)["t"] == "done"
        assert party.left() == {"0": 60.0, "1": 60.0}
        assert party.people[1].say(party.table, t="extend", seconds=30)["code"] == "host"
        for seat in (0, 1):
            party.play(seat, do="ready")
        assert party.left() == {"0": 60.0}  # the host's own time, nothing added
    finally:
        party.server.stop()


def test_who_sits_is_told_of_more_time_at_once(server: Served, ada: Person, bea: Person) -> None:
    table = start([ada, bea], "memoria", options=ONE)
    line: Line = bea.socket(table)
    line.hello()
    before = line.parcel["clock"]["left"]["1"]
    ada.say(table, t="extend", seconds=60)
    line.take()
    assert line.parcel["clock"]["left"]["1"] > before + 55
