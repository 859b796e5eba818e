"""Several servers on one database: a table is played by whoever comes in where, and outlives its server."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import time
import uuid
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, LiteralString

import httpx2
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from souvenir.server.settings import Settings
from souvenir.table.leases import LEASE
from souvenir.table.postgres import PostgresJournal
from souvenir.table.rows import Played, decode
from tests.server.harness import (
    PATIENCE,
    PLAIN,
    QUICK,
    Line,
    Person,
    Served,
    free_port,
    play_out,
    spawn,
    start,
    wait_for,
)
from tests.server.test_no_leak import compare, twins
from tools.postgres import Postgres

VIVID = {"game": "vivid", "seats": 2}


@contextlib.contextmanager
def two_servers(postgres: Postgres, folder: Path, settings: Settings = QUICK) -> Iterator[list[Served]]:
    """Two servers of this process on one database."""
    address, running = postgres.new_database(), []
    for port in (free_port(), free_port()):
        journal = PostgresJournal(address, f"127.0.0.1:{port}")
        running.append(Served(folder, settings, journal=journal, port=port))
    wait_for(lambda: all(node.hub.neighbours.others for node in running))
    yield running
    for node in running:
        node.stop()


@pytest.fixture
def nodes(postgres: Postgres, tmp_path: Path) -> Iterator[list[Served]]:
    with two_servers(postgres, tmp_path) as running:
        yield running


def lines_of(people: list[Person], table: str) -> list[Line]:
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.hello()
    return lines


def seen(line: Line) -> list[object]:
    """What a person has before them."""
    return [line.packet[part] for part in ("seq", "view", "offers", "to_act", "undo")]


def test_people_at_two_servers_play_at_one_table(nodes: list[Served]) -> None:
    ada, bea = (Person(node.base) for node in nodes)
    table = start([ada, bea])
    assert list(nodes[0].hub.rooms) == [table]  # by HTTP Bea was passed on
    lines = lines_of([ada, bea], table)
    assert (list(nodes[0].hub.rooms), list(nodes[1].hub.rooms)) == ([table], [])
    assert play_out(lines, moves=10) == 10
    assert {c.address for c in nodes[0].hub.rooms[table].connections} == {"127.0.0.1"}
    assert lines[0].ask(t="whisper", kind="talk", about="", text="bonjour")["t"] == "done"
    assert lines[1].take_until("whispered")["text"] == "bonjour"
    assert [one["lobby"]["table"] for one in bea.http.get("/api/tables").json()] == [table]
    assert bea.join(ada.packet(table)["lobby"]["code"])["table"] == table
    code = ada.say(table, t="handover", seat=0)["code"]
    cleo = Person(nodes[1].base)  # a second device of Ada's, at the other server
    assert cleo.join(code) == {"table": table, "kind": "seat", "key": None}
    assert cleo.packet(table)["packet"]["seat"] == 0
    assert nodes[1].hub.rooms == {}
    assert bea.http.get(f"/api/tables/{table}/record").json()["seat"] == 1
    lines[0].close()
    lines[1].close()


def test_a_table_goes_to_where_its_people_come_in(nodes: list[Served]) -> None:
    ada = Person(nodes[0].base)
    table = ada.open(name="Ada")
    (line,) = lines_of([ada.come_by(nodes[1].base)], table)
    assert (list(nodes[0].hub.rooms), list(nodes[1].hub.rooms)) == ([], [table])
    line.close()


def test_one_address_gets_so_many_over_all_servers(postgres: Postgres, tmp_path: Path) -> None:
    few = Settings(arrivals_per_hour=3, tables_per_hour=2)
    with two_servers(postgres, tmp_path, few) as nodes:
        ada, bea, _ = (Person(node.base) for node in (*nodes, nodes[0]))
        for node in nodes:
            late = httpx2.post(f"http://{node.base}/api/identity", verify=PLAIN, timeout=PATIENCE)
            assert (late.status_code, late.json()["code"]) == (429, "rate")
        opened = [person.http.post("/api/tables", json=VIVID).status_code for person in (ada, bea, ada, bea)]
        assert opened == [201, 201, 429, 429]


def test_nobody_vouches_for_themselves(nodes: list[Served]) -> None:
    ada, bea = (Person(node.base) for node in nodes)
    table = start([ada, bea])
    who = nodes[0].hub.rooms[table].live.opened.host
    where = f"/api/tables/{table}/packet"
    for shown in ("", "guessed", nodes[1].journal.node):
        head = {"x-souvenir-pass": shown, "x-souvenir-who": who, "x-souvenir-from": "192.0.2.1"}
        assert (
            httpx2.get(
                f"http://{nodes[0].base}{where}", headers=head, verify=PLAIN, timeout=PATIENCE
            ).status_code
            == 421
        )
    head = {"x-souvenir-pass": nodes[1].journal.node, "x-souvenir-who": who}
    twice = httpx2.get(f"http://{nodes[1].base}{where}", headers=head, verify=PLAIN, timeout=PATIENCE)
    assert (twice.status_code, twice.json()["code"]) == (503, "storage")  # nobody is passed on twice


def test_a_server_taken_for_dead_opens_the_next_table_under_a_new_name(nodes: list[Served]) -> None:
    ada, journal = Person(nodes[0].base), nodes[0].journal
    assert isinstance(journal, PostgresJournal)
    before = journal.node
    with psycopg.connect(journal.address, autocommit=True) as db:
        db.execute("DELETE FROM nodes WHERE id = %s", (before,))
    table = ada.open(name="Ada")
    assert journal.node != before
    wait_for(lambda: nodes[0].journal.node in nodes[1].hub.neighbours.others)
    (line,) = lines_of([ada.come_by(nodes[1].base)], table)
    line.close()


@pytest.mark.parametrize(
    ("key", "seats", "viewer"), [("vivid", 2, 0), ("dejavu", 2, 1), ("memoria", 3, None), ("mistral", 2, 0)]
)
def test_no_leak_by_another_server(
    postgres: Postgres, tmp_path: Path, key: str, seats: int, viewer: int | None
) -> None:
    """Two games that differ only in secrets, seen through a server that has neither."""
    addresses, ports = [postgres.new_database() for _ in range(2)], [free_port() for _ in range(4)]
    homes, doors = (
        [PostgresJournal(address, f"127.0.0.1:{port}") for address, port in zip(addresses, some, strict=True)]
        for some in (ports[:2], ports[2:])
    )
    by = [Served(tmp_path, journal=door, port=port) for door, port in zip(doors, ports[2:], strict=True)]
    for pair in twins(tmp_path, homes, ports[:2]):
        assert compare(pair, key, seats, viewer, 1, [door.base for door in by]) >= 3
        assert [list(door.hub.rooms) for door in by] == [[], []]
    for door in by:
        door.stop()


def test_a_device_that_two_people_share_is_shown_the_same_by_another_server(nodes: list[Served]) -> None:
    ada = Person(nodes[0].base)
    table = ada.open(seats=2, name="Ada")
    assert ada.say(table, t="sit", name="Grandma")["t"] == "done"
    assert ada.say(table, t="start")["t"] == "done"
    lines = [*lines_of([ada], table), *lines_of([ada.come_by(nodes[1].base)], table)]
    assert nodes[1].hub.rooms == {}
    for line in lines:
        assert [board["aspiration"] for board in line.packet["view"]["boards"]] == [None, None]
        seat = line.packet["to_act"][0]
        line.send(t="lift", seat=seat)
        while line.packet["seat"] != seat or "done" not in [said["t"] for said in line.said]:
            line.take()
    assert sorted(lines[0].raw) == sorted(lines[1].raw)


# -------------------------------------------------------------------- when something dies
class Cluster:
    """Two servers as people run them."""

    def __init__(self, folder: Path, address: str) -> None:
        self.folder, self.address = folder, address
        self.ports = [free_port(), free_port()]
        self.servers = [self.spawn(port) for port in self.ports]

    def spawn(self, port: int) -> subprocess.Popen[bytes]:
        return spawn(self.folder, port, self.address, bot_pause=0.3)

    def base(self, number: int) -> str:
        return f"127.0.0.1:{self.ports[number]}"

    def restart(self, number: int) -> None:
        self.servers[number] = self.spawn(self.ports[number])

    def ask(self, query: LiteralString, *values: object) -> list[Any]:
        """Of the database itself: nobody comes to a table by it."""
        with psycopg.connect(self.address) as db:
            return [found for (found,) in db.execute(query, values)]

    def end(self) -> None:
        for server in self.servers:
            server.send_signal(signal.SIGCONT)
            server.kill()
            server.wait()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"), postgres.new_database())
    yield made
    made.end()


@pytest.fixture
def busy_cluster(postgres: Postgres, tmp_path: Path) -> Iterator[Cluster]:
    """One for games that go on by themselves: others need not share it with them."""
    made = Cluster(tmp_path, postgres.new_database())
    yield made
    made.end()


def at_table(cluster: Cluster, number: int) -> tuple[list[Person], str, list[Line]]:
    """Two people at a table of this server, some moves on."""
    people = [Person(cluster.base(number)) for _ in range(2)]
    table = start(people)
    lines = lines_of(people, table)
    play_out(lines, moves=5)
    return people, table, lines


def test_a_killed_server_is_taken_over_from(cluster: Cluster) -> None:
    people, table, lines = at_table(cluster, 0)
    against_a_bot = start(people[:1], bots=["beginner"])
    stood = [seen(line) for line in lines]
    cluster.servers[0].kill()
    cluster.servers[0].wait()
    killed = time.monotonic()
    lines = lines_of([person.come_by(cluster.base(1)) for person in people], table)
    assert time.monotonic() - killed < LEASE + PATIENCE / 4  # and a busy machine
    assert [seen(line) for line in lines] == stood
    assert play_out(lines, moves=5) == 5
    (bot,) = lines_of(people[:1], against_a_bot)
    assert play_out([bot], moves=3) == 3
    cluster.restart(0)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_bots_and_clocks_of_a_server_that_ended_go_on_though_nobody_comes(
    busy_cluster: Cluster, how: signal.Signals
) -> None:
    cluster = busy_cluster
    people = [Person(cluster.base(0)) for _ in range(2)]
    timed = start(people, clock={"seconds": 5, "binding": True})
    lent = start(people[:1], bots=["beginner"], pace=1)
    assert people[0].say(lent, t="lend", seat=0, bot="beginner")["t"] == "done"
    waiting = start(people)
    cluster.servers[0].send_signal(how)
    cluster.servers[0].wait(20)

    def rows(table: str) -> list[Played]:
        bodies = cluster.ask("SELECT body FROM rows WHERE table_id = %s ORDER BY seq", table)
        return [row for row in map(decode, bodies) if isinstance(row, Played)]

    for table, by in ((lent, "bot"), (timed, "clock")):
        stood = len(rows(table))
        after = wait_for(partial(lambda table, stood: rows(table)[stood:], table, stood))
        assert after[-1].by == by
        whose = "SELECT address FROM leases JOIN nodes ON id = node WHERE table_id = %s"
        assert cluster.ask(whose, table) == [cluster.base(1)]
    where = "SELECT table_id FROM leases WHERE table_id = %s"  # where nothing goes on by itself
    wait_for(lambda: not cluster.ask(where, waiting) and not cluster.ask("SELECT table_id FROM orphans"))
    (line, _) = lines_of([person.come_by(cluster.base(1)) for person in people], timed)
    assert line.parcel["clock"]["binding"]


def test_a_server_that_was_still_acknowledges_nothing(cluster: Cluster) -> None:
    people, table, lines = at_table(cluster, 1)
    line = next(line for line in lines if line.packet["offers"])
    cluster.servers[1].send_signal(signal.SIGSTOP)
    stale = {"t": "play", "id": uuid.uuid4().hex, "action": line.packet["offers"][0]["action"]}
    line.send(**stale)
    time.sleep(LEASE)
    others = lines_of([person.come_by(cluster.base(0)) for person in people], table)
    play_out(others, moves=3)
    cluster.servers[1].send_signal(signal.SIGCONT)
    told = all_told(line)
    assert not [said for said in told if said["t"] == "done"]
    assert told[-1]["t"] == "bye"  # whoever was there is sent to the other one
    assert play_out(others, moves=3) == 3
    journal = PostgresJournal(cluster.address)
    ids = [row.id for row in map(decode, read(journal, table)) if isinstance(row, Played)]
    assert stale["id"] not in ids
    wait_for(
        lambda: (
            httpx2.get(f"http://{cluster.base(1)}/health", verify=PLAIN, timeout=PATIENCE).status_code == 200
        )
    )
    again = Person(cluster.base(1))
    assert again.open(name="Ada")


def all_told(line: Line) -> list[dict[str, Any]]:
    """What was said until the connection ended."""
    told = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told.append(line.take())
    return told


def read(journal: PostgresJournal, table: str) -> list[bytes]:
    import asyncio

    async def go() -> list[bytes]:
        rows = await journal.read(table)
        await journal.close()
        return rows

    return asyncio.run(go())


def test_servers_restart_one_after_the_other_under_play(cluster: Cluster) -> None:
    people, table, lines = at_table(cluster, 0)
    for number in (0, 1):
        stood = [seen(line) for line in lines]
        cluster.servers[number].terminate()
        assert lines[0].take_until("bye")
        handed_over = "SELECT 1 FROM nodes WHERE address = %s"
        assert cluster.ask(handed_over, cluster.base(number)) == []
        lines = lines_of([person.come_by(cluster.base(1 - number)) for person in people], table)
        assert [seen(line) for line in lines] == stood
        play_out(lines, moves=3)
        cluster.servers[number].wait(20)
        cluster.restart(number)
