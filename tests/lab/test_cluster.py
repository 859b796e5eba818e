"""A Dask cluster on loopback: the same games as here, and none lost with a worker."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from souvenir.lab.arena import Folder, LabError, play_on, workers_for
from tests.cli.command import souvenir
from tests.lab.arenas import QUICK, contest, records


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as made:
        yield made


def played_here(tmp_path: Path, games: int) -> dict[str, bytes]:
    made = contest("random", "careful")
    with workers_for(1) as workers:
        play_on(made, Folder(tmp_path / "here", made), workers, games)
    return records(tmp_path / "here")


def test_the_same_command_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    ran = souvenir(
        *("arena", QUICK, "--bots", "random,careful", "--games", "6"),
        *("--cluster", cluster.scheduler_address, "--out", tmp_path / "there"),
    )
    assert (ran.code, ran.err) == (0, "")
    assert records(tmp_path / "there") == played_here(tmp_path, 6)


def test_a_killed_worker_loses_no_game(cluster: Any, tmp_path: Path) -> None:
    made = contest("random", "careful")
    with Client(cluster.scheduler_address) as client:  # type: ignore[no-untyped-call]
        victim = next(iter(client.run(os.getpid).values()))
    told: list[int] = []

    def kill_in_the_middle(done: int) -> None:
        told.append(done)
        if done == 4:
            os.kill(victim, signal.SIGKILL)

    with workers_for(1, cluster.scheduler_address) as workers:
        play_on(made, Folder(tmp_path / "there", made), workers, 40, kill_in_the_middle)
    assert told == list(range(41))
    assert records(tmp_path / "there") == played_here(tmp_path, 40)


def test_without_dask_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = souvenir("arena", QUICK, "--bots", "random,careful", "--cluster", "127.0.0.1:8786")
    assert ran.code == 2
    assert "pip install 'souvenir[cluster]'" in ran.line


def test_where_nobody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("souvenir.lab.arena.workers.PATIENCE", 1)
    ran = souvenir("arena", QUICK, "--bots", "random,careful", "--cluster", "tcp://127.0.0.1:9")
    assert ran.code == 2
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in ran.line


def test_a_cluster_that_goes_away_keeps_what_was_played(tmp_path: Path) -> None:
    made = contest("random", "careful")
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=1, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address="127.0.0.1:0"
    ) as leaving:

        def leave(done: int) -> None:
            if done == 4:
                leaving.close()

        with (
            pytest.raises(LabError, match="was lost; the same command goes on"),
            workers_for(1, leaving.scheduler_address) as workers,
        ):
            play_on(made, Folder(tmp_path / "there", made), workers, 1000, leave)
    kept = records(tmp_path / "there")
    assert len(kept) >= 4
    assert kept.items() <= played_here(tmp_path, 1 + max(int(name[:6]) for name in kept)).items()
