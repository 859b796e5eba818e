"""Packets as they are sent, a change at a time, are the packets that a newcomer is sent whole."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from souvenir.kernel.registry import boxes
from souvenir.server.rooms.room import Connection, Room
from souvenir.table.edge import to_json
from souvenir.table.live import LiveTable
from souvenir.table.rows import Opened, Played, Row, Sat, Started, Undone
from souvenir.table.words import Memory
from tests.server.harness import patched

MOVES = 120


def room_of(key: str, seats: int) -> Room:
    """A table of these seats with everybody connected, just dealt."""
    edition = boxes()[key].edition()
    opened = Opened(key, "base", edition.digest, {}, seats, "id0", "C", "j", "w", "s", "ab" * 32, 0.0)
    rows: list[Row] = [opened, *(Sat(seat, f"P{seat}", f"id{seat}") for seat in range(seats))]
    live = LiveTable.load("table", rows)
    live.fold(Started(live.deal().dealt))
    return Room(live, lambda: 0.0, used=0.0, memory=Memory(since=1))


class Reader:
    """A client that puts together what it is sent."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room, self.connection = room, connection
        self.connection.greeted = True
        self.packet: Any = None
        self.events: list[Any] = []
        self.sent = 0

    def read(self) -> None:
        body = self.room.parcel(self.connection)
        if body is not None:
            self.sent += len(body)
            self.packet = patched(self.packet, json.loads(body)["packet"])
            self.events += self.packet["events"]

    def whole(self) -> Any:
        """What somebody with the same eyes gets who comes now."""
        fresh = Connection(self.connection.who, self.connection.kind, greeted=True, outline=True)
        body = self.room.parcel(fresh)
        assert body is not None
        return json.loads(body)["packet"]


def play(room: Room, rng: Random) -> None:
    """Any move, or now and then one taken back."""
    live, table = room.live, room.live.table
    assert table is not None
    seat = rng.choice(table.game.to_act(table.state))
    of = table.undoable(seat)
    if of is not None and rng.random() < 0.15:
        live.fold(Undone(seat, of))
    else:
        action = rng.choice(table.game.legal(table.state, seat))
        live.fold(Played(seat, to_json(action), table.prepare(seat, action).luck, str(live.seq)))
    room.changed()


@pytest.mark.parametrize("key", sorted(boxes()))
def test_changes_put_together_are_what_a_newcomer_is_sent(key: str) -> None:
    rng, seats = Random(3), max(boxes()[key].seats)
    room = room_of(key, seats)
    readers = [Reader(room, Connection(f"id{seat}", "seat", outline=True)) for seat in range(seats)]
    readers.append(Reader(room, Connection(None, "watch", outline=True)))
    slow = rng.sample(range(len(readers)), 2)
    for number in range(MOVES):
        for n, reader in enumerate(readers):
            if n not in slow or number % 5 == n % 5:
                reader.read()
        if room.live.status == "over":
            break
        play(room, rng)
    for reader in readers:
        reader.read()
        whole = reader.whole()
        assert reader.events == whole["events"]
        assert reader.packet | {"events": []} == whole | {"events": []}
        assert len(json.dumps(whole)) * MOVES > 2 * reader.sent, "as much is sent as if all of it changed"


def test_other_eyes_are_sent_everything() -> None:
    room = room_of("vivid", 2)
    room.live.fold(Sat(1, "P1", "id0"))
    reader = Reader(room, Connection("id0", "seat", outline=True))
    reader.read()
    assert reader.packet["seat"] is None
    for seat in (0, 1):
        reader.connection.lifted = seat
        reader.connection.stays = room.live.seq
        play(room, Random(seat))
        reader.connection.stays = room.live.seq
        reader.packet = None
        reader.read()
        wishes = [board["aspiration"] is not None for board in reader.packet["view"]["boards"]]
        assert (reader.packet["seat"], wishes) == (seat, [seat == 0, seat == 1])
