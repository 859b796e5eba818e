"""No leak on the wire: two games that differ only in what a viewer may not know send the same bytes.

The two are dealt by scripted luck on two servers with equal ids, keys, clocks and commitments, and
played by the same moves. Where luck or a revelation makes the viewer's own view differ, they part.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import luck_key
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Event
from souvenir.server.commands.caller import Caller
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.broadcast import Broadcast
from souvenir.server.settings import Settings
from souvenir.table.edge import to_json
from souvenir.table.journal import Journal
from souvenir.table.play import AnyTable, Table
from tests.server.harness import UNLIMITED, Line, Person, Served
from tests.soak import SOAK, times

SECRET = "5e" * 32
STEPS = times(15, 25)
TRIES = 600
ENOUGH = 3
"""Moves for which twins must be comparable; by day a second deal is tried only if the first parted sooner."""


class ChangedLuck:
    """A tape with one draw changed; draws that no longer fit are brought back into range."""

    def __init__(self, tape: tuple[int, ...], at: int, by: int) -> None:
        self._old, self._at, self._by = tape, at, by
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        number = len(self.tape)
        drawn = self._old[number] if number < len(self._old) else 0
        self.tape.append((drawn + (self._by if number == self._at else 0)) % n)
        return self.tape[-1]


def with_secrets(key: str, seats: int) -> tuple[AnyGame, dict[str, str]]:
    """The game with options under which something is secret from the deal on."""
    box = boxes()[key]
    for options in ({}, *({o.key: value} for o in box.options for value in o.values_for(seats))):
        game = box.game(options=options, seats=seats)
        if game.secrets(game.setup(seats, ChangedLuck((), 0, 0), None), None):
            return game, options
    raise AssertionError(f"nothing is ever secret at the beginning of {key}")


def two_deals(
    game: AnyGame, seats: int, viewer: int | None, seed: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two deals that this viewer cannot tell apart, with different secrets."""
    rng = Random(seed)
    first = Table(game, seats, rng.randbytes(32))
    seen, hidden = game.view(first.state, viewer), game.secrets(first.state, viewer)
    assert hidden, "nothing is secret at the beginning"
    for _ in range(TRIES):
        luck = ChangedLuck(first.dealt, rng.randrange(len(first.dealt)), rng.randrange(1, 100))
        other = game.setup(seats, luck, None)
        if game.view(other, viewer) == seen and game.secrets(other, viewer) != hidden:
            return first.dealt, tuple(luck.tape)
    raise AssertionError(f"no two deals look the same to {viewer}: the view tells a secret")


def _numbered(prefix: str, numbers: Iterator[int]) -> str:
    return f"{prefix}{next(numbers)}"


def twins(
    folder: Path,
    journals: Sequence[Journal | None] = (None, None),
    ports: Sequence[int | None] = (None, None),
) -> Iterator[list[Served]]:
    """Two servers whose every id, key and clock is equal."""
    running = []
    for name, journal, port in zip(("a", "b"), journals, ports, strict=True):
        keys, codes = count(), count()
        # The host says nothing: on a slow machine one of the twins would let them go before the other.
        settings = Settings(**UNLIMITED, tables_per_identity=10_000, bot_pause=0.0, patience_seconds=3600.0)
        injected: dict[str, Any] = {
            "now": lambda: 1000.0,
            "new_secret": lambda: SECRET,
            "new_key": partial(_numbered, "key-", keys),
            "new_code": partial(_numbered, "CODE", codes),
        }
        running.append(Served(folder / name, settings, journal, port, **injected))
    yield running
    for server in running:
        server.stop()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    yield from twins(tmp_path_factory.mktemp("pair"))


class World:
    """One of the two games: its table on its server, and the same table in memory to foresee with."""

    def __init__(
        self,
        server: Served,
        game: AnyGame,
        seats: int,
        deal: tuple[int, ...],
        viewer: int | None,
        options: dict[str, str],
        door: str | None = None,
    ) -> None:
        self.people = [Person(server.base) for _ in range(seats)]
        host = self.people[0]
        begin = {"record": _record(game, seats, deal, options), "at": 0}
        self.id = host.open(game.key, seats, name="P0", begin=begin, options=options)
        key = host.packet(self.id)["lobby"]["join"]
        for number, person in enumerate(self.people[1:], start=1):
            assert person.say(self.id, key, t="sit", name=f"P{number}")["t"] == "done"
        assert host.say(self.id, t="start")["t"] == "done"
        self.table: AnyTable = Table.restore(
            game, seats, luck_key(bytes.fromhex(SECRET), [""] * seats), deal, ()
        )
        lobby = host.packet(self.id)["lobby"]
        self.viewer = viewer
        self.watcher = self.people[viewer] if viewer is not None else Person(server.base)
        host.socket(self.id)  # the table stays with this server
        self.watcher.come_by(door or server.base)
        self.line: Line = self.watcher.socket(self.id, None if viewer is not None else lobby["watch"])
        self.key = None if viewer is not None else lobby["watch"]
        self.line.hello(outline=True)
        self.other: list[str] = []

    def play(self, seat: int, action: Any, number: int) -> list[Event]:
        answer = self.people[seat].say(self.id, t="play", id=str(number), action=to_json(action))
        assert answer["t"] == "done", f"{answer} {action}"
        self.line.catch_up(answer["seq"])
        self.table.play(seat, action)
        return list(self.table.events[-1])

    def pry(self) -> None:
        """Everything else a viewer may ask for, right or wrong."""
        where = f"/api/tables/{self.id}"
        query = {"key": self.key} if self.key else {}
        http = self.watcher.http
        another = 1 if self.viewer == 0 else 0
        self.other.append(http.get(f"{where}/record", params=query).text)
        self.other.append(http.get(f"{where}/packet", params={**query, "outline": True}).text)
        for message in (
            {"t": "play", "id": "pry", "action": to_json(self.table.game.actions[0]), "seat": another},
            {"t": "play", "id": "pry", "action": {"do": "cheat"}},
            {"t": "why", "touched": []},
            {"t": "undo", "id": "pry", "seat": 15},
            {"t": "lift", "seat": another},
        ):
            self.other.append(http.post(f"{where}/messages", params=query, json=message).text)

    def bytes_seen(self) -> list[str]:
        """What the viewer was sent since this was last asked."""
        told, self.line.raw, self.other = [*self.line.raw, *self.other], [], []
        return told


def _record(game: AnyGame, seats: int, deal: tuple[int, ...], options: dict[str, str]) -> dict[str, Any]:
    box = boxes()[game.key]
    edition = box.edition()
    return {
        "format": "souvenir-record",
        "version": 1,
        "game": game.key,
        "rules": box.rules_version,
        "edition": {"name": edition.name, "digest": edition.digest},
        "options": options,
        "players": [{"name": f"P{n}", "kind": "person"} for n in range(seats)],
        "luck": {"commitment": "0" * 64, "words": []},
        "deal": list(deal),
        "entries": [],
    }


def compare(
    pair: list[Served],
    key: str,
    seats: int,
    viewer: int | None,
    seed: int,
    doors: Sequence[str | None] = (None, None),
) -> int:
    """Play two twin games side by side; how many moves they could be compared for.

    `doors`: other servers that the viewer comes in by.
    """
    game, options = with_secrets(key, seats)
    worlds = [
        World(server, game, seats, deal, viewer, options, door)
        for server, deal, door in zip(pair, two_deals(game, seats, viewer, seed), doors, strict=True)
    ]
    rng = Random(seed)
    for number in range(STEPS):
        _tell_the_same(worlds)
        states = [world.table.state for world in worlds]
        assert game.secrets(states[0], viewer) != game.secrets(states[1], viewer)
        to_act = [game.to_act(state) for state in states]
        assert to_act[0] == to_act[1]
        seat = rng.choice(to_act[0])
        both = [action for action in game.legal(states[0], seat) if action in game.legal(states[1], seat)]
        if not both:
            return number
        events = [world.play(seat, action, number) for action in [rng.choice(both)] for world in worlds]
        views = [game.view(world.table.state, viewer) for world in worlds]
        drew = any(world.table.entries[-1].luck for world in worlds)  # type: ignore[union-attr]
        if views[0] != views[1] and (drew or any(event.reveals for told in events for event in told)):
            return number
        if game.secrets(worlds[0].table.state, viewer) == game.secrets(worlds[1].table.state, viewer):
            return number
        if number % 8 == 0:
            for world in worlds:
                world.pry()
    _tell_the_same(worlds)
    return STEPS


def _tell_the_same(worlds: list[World]) -> None:
    first, second = (world.bytes_seen() for world in worlds)
    assert first == second
    assert first


CASES = [
    (key, seats, viewer)
    for key, box in boxes().items()
    for seats in sorted({min(n for n in box.seats if n > 1), max(box.seats)})
    for viewer in (*(range(seats) if SOAK else (0, seats - 1)), None)
]
"""By day the first and the last seat stand for those between them."""


@pytest.mark.parametrize(("key", "seats", "viewer"), CASES)
def test_the_same_bytes_whatever_is_hidden(
    pair: list[Served], key: str, seats: int, viewer: int | None
) -> None:
    compared = list[int]()
    for seed in (1, 2):
        if SOAK or max(compared, default=0) < ENOUGH:
            compared.append(compare(pair, key, seats, viewer, seed))
    assert max(compared) >= ENOUGH, compared


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Broadcast.packet

    def leaky(made: Broadcast, seat: int | None, acts: int | None, **more: Any) -> bytes:
        table = made.live.table
        assert table is not None
        hidden = zlib.crc32(json.dumps(table.game.secrets(table.state, seat)).encode())
        return honest(made, seat, acts, **more)[:-1] + b',"hidden":%d}' % hidden

    monkeypatch.setattr(Broadcast, "packet", leaky)
    for running in twins(tmp_path):
        with pytest.raises(AssertionError):
            compare(running, "vivid", 3, 0, 1)


def test_a_leak_in_an_error_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Caller.seat

    def leaky(caller: Caller, wished: int | None) -> int:
        try:
            return honest(caller, wished)
        except Denied as error:
            table = caller.live.table
            assert table is not None
            error.detail = str(table.game.secrets(table.state, 0))
            raise

    monkeypatch.setattr(Caller, "seat", leaky)
    for running in twins(tmp_path):
        with pytest.raises(AssertionError):
            compare(running, "vivid", 2, 0, 1)
