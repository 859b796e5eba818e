"""Bots that think in processes of their own: they say what they mean to do, and can be called off."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes
from souvenir.server.rooms.calling_off import CALLS, Calls, called_off, listen
from souvenir.server.rooms.thinkers import Job, think
from tests.server.harness import Person, Served, free_port, spawn, start, wait_for


@pytest.fixture
def calls() -> Iterator[Calls]:
    made = Calls()
    listen(made.flags)
    yield made
    listen(Calls().flags)


def job(bot: str, call: int | None) -> tuple[Job, Any]:
    """The first turn of a game of vivid, and the state it is about."""
    box = boxes()["vivid"]
    edition = box.edition()
    game = box.game(edition, seats=2)
    s = game.setup(2, SimLuck(Random(3)), None)
    seat = game.to_act(s)[0]
    return Job("vivid", edition.name, edition.digest, (), 2, bot, seat, game.view(s, seat), 5, call), s


def test_a_level_says_its_whole_turn_and_a_simple_bot_one_step(calls: Calls) -> None:
    turn, s = job("expert:5", None)
    game = boxes()["vivid"].game(seats=2)
    steps = think(turn)
    assert [step.do for step in steps[:1]] == ["take"]
    assert len(steps) > 1
    for step in steps:
        assert step in game.legal(s, turn.seat)
        game.apply(s, turn.seat, step, SimLuck(Random(0)), None)
    assert len(think(job("greedy", None)[0])) == 1


def test_a_thought_that_nobody_waits_for_ends_at_once(calls: Calls) -> None:
    call = calls.take()
    endless, _ = job(f"expert:{10**9}", call)
    calls.off(call)
    assert think(endless)


def test_a_worker_that_died_while_it_had_nothing_to_do_is_replaced(server: Served, ada: Person) -> None:
    table = start([ada], "memoria", options={"orator": "0"}, bots=["random"])
    thinkers = server.hub.advise.__self__  # type: ignore[attr-defined]
    for dies in (False, True):
        if dies:
            for worker in active_children():
                worker.kill()
            wait_for(lambda: thinkers._pool._broken)
        assert ada.say(table, t="hint")["t"] == "hinted"
    assert len(thinkers._calls._free) == CALLS


def test_workers_outlive_no_server_that_is_killed(tmp_path: Path) -> None:
    port = free_port()
    server = spawn(tmp_path, port)
    ada = Person(f"127.0.0.1:{port}")
    table = start([ada], "memoria", options={"orator": "0"}, bots=["random"])
    assert ada.say(table, t="hint")["t"] == "hinted"
    workers = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    server.kill()
    server.wait()
    assert workers
    wait_for(lambda: not any(map(_is_alive, workers)))


def _is_alive(pid: str) -> bool:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def test_calls_are_used_again_and_forgotten_when_they_are(calls: Calls) -> None:
    taken = [calls.take() for _ in range(CALLS)]
    assert None not in taken
    assert calls.take() is None
    calls.off(taken[7])
    assert called_off(taken[7])
    calls.give_back(taken[7])
    assert calls.take() == taken[7]
    assert not called_off(taken[7])
    assert not called_off(None)
