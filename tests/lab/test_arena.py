"""The arena: the same games however they are played, kept one by one, and gone on with after a stop."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from souvenir.lab.arena import Folder, LabError, play_on, workers_for
from souvenir.lab.arena.contest import play_match
from souvenir.table.edge import BadInput
from souvenir.table.record import SUFFIX, read
from souvenir.table.verify import verify
from tests.cli.command import souvenir
from tests.lab.arenas import QUICK, contest, records

BOTS = "random,careful"
ONE = ("--workers", "1")
PATIENCE = 60


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_every_game_is_a_record_that_holds(tmp_path: Path) -> None:
    ran = souvenir("arena", QUICK, "--bots", BOTS, "--games", "2", "--out", tmp_path / "out", *ONE)
    assert (ran.code, ran.err) == (0, "")
    assert sorted(records(tmp_path / "out")) == [f"00000{n}{SUFFIX}" for n in (1, 2)]
    for name in records(tmp_path / "out"):
        record = read(tmp_path / "out" / name)
        verdict = verify(record)
        assert (verdict.ok, verdict.finished, verdict.fair) == (True, True, True)
        assert {player.kind for player in record.players} == {"bot:random", "bot:careful"}
        assert souvenir("record", "show", tmp_path / "out" / name).code == 0


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    made = contest("random", "careful")
    for name, count in (("here", 1), ("there", 2)):
        with workers_for(count) as workers:
            play_on(made, Folder(tmp_path / name, made), workers, 6)
    assert records(tmp_path / "here") == records(tmp_path / "there")
    assert len(set(records(tmp_path / "here").values())) == 6


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    made = contest("random", "careful")
    with workers_for(1) as workers:
        play_on(made, Folder(tmp_path / "whole", made), workers, 5)
        play_on(made, Folder(tmp_path / "parts", made), workers, 2)
        (tmp_path / "parts" / f"000002{SUFFIX}").rename(tmp_path / "parts" / f"000004{SUFFIX}")
        (tmp_path / "parts" / f"000004{SUFFIX}").write_bytes(records(tmp_path / "whole")[f"000004{SUFFIX}"])
        kept = {name: (tmp_path / "parts" / name).stat().st_mtime_ns for name in records(tmp_path / "parts")}
        told: list[int] = []
        play_on(made, Folder(tmp_path / "parts", made), workers, 5, told.append)
    assert records(tmp_path / "parts") == records(tmp_path / "whole")
    assert told == [2, 3, 4, 5]
    assert all((tmp_path / "parts" / name).stat().st_mtime_ns == then for name, then in kept.items())


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "souvenir", "arena", QUICK, "--bots", BOTS, "--games", "100000"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--out", "out"], stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        until = time.monotonic() + PATIENCE
        while len(records(tmp_path / "out")) < 3 and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr
        assert running.stderr.read() == b""
        assert running.wait(PATIENCE) == 130
    kept = len(records(tmp_path / "out"))
    assert kept >= 3
    ran = souvenir("arena", QUICK, "--bots", BOTS, "--games", str(kept), "--out", "out", *ONE, "--json")
    said = json.loads(ran.out)
    assert (said["games"], said["played_now"]) == (kept, 0)


def test_for_programs() -> None:
    ran = souvenir("arena", QUICK, "--bots", BOTS, "--games", "4", "--seats", "3", *ONE, "--json")
    said = json.loads(ran.out)
    assert (said["game"], said["seats"], said["games"], said["played_now"]) == (QUICK, 3, 4, 4)
    assert sorted(row["bot"] for row in said["standings"]) == ["careful", "random"]
    assert {"won", "won_interval", "rating", "rating_interval", "mean_score"} <= said["standings"][0].keys()
    [pair] = said["pairs"]
    assert pair["wins"] + pair["ties"] + pair["losses"] == pair["games"] == 4
    assert said["decided"] is (pair["stronger"] is not None)
    assert len(records(Path(said["folder"]))) == 4


def test_for_people() -> None:
    out = souvenir("arena", QUICK, "--bots", BOTS, "--games", "3", *ONE).out
    assert out.startswith(f"{QUICK}, 2 seats: 3 games")
    assert "not decided: play on" in out
    assert "Seats are even after every 2 games, not after 3." in out


def test_until_decided_stops_when_it_is_known() -> None:
    ran = souvenir(
        *("arena", "mistral", "--bots", "random,greedy", "--games", "4", "--until-decided", "--most", "16"),
        *(*ONE, "--seed", "2", "--json"),
    )
    said = json.loads(ran.out)
    assert said["pairs"][0]["stronger"] == "greedy"
    assert (said["decided"], said["games"]) == (True, 8)  # four of four do not tell, eight of eight do


def test_until_decided_ends_at_the_most() -> None:
    ran = souvenir(
        *("arena", QUICK, "--bots", BOTS, "--games", "1", "--until-decided", "--most", "3", *ONE, "--json")
    )
    said = json.loads(ran.out)
    assert (said["games"], said["decided"]) == (3, False)


@pytest.mark.parametrize("changed", [("--seed", "2"), ("--option", "sides=blue"), ("--seats", "3")])
def test_a_folder_keeps_one_contest(changed: tuple[str, str]) -> None:
    command = ("arena", QUICK, "--bots", BOTS, "--games", "1", "--out", "out", *ONE)
    assert souvenir(*command).code == 0
    ran = souvenir(*command, *changed)
    assert ran.code == 2
    assert "keeps the games of another arena" in ran.line
    assert changed[0].strip("-") in ran.line


def test_other_rules_or_bots_are_another_contest(tmp_path: Path) -> None:
    made = contest("random", "careful")
    Folder(tmp_path / "out", made)
    with pytest.raises(BadInput, match="code not the same"):
        Folder(tmp_path / "out", replace(made, code="changed"))
    with pytest.raises(LabError, match="another version"):
        play_match(replace(made, code="changed"), 0)


def test_a_full_disk_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("arena", QUICK, "--bots", BOTS, "--games", "2", "--out", "out", *ONE)
    assert souvenir(*command[:4], "--games", "1", *command[6:]).code == 0

    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Folder, "_write", staticmethod(full))
    ran = souvenir(*command)
    assert ran.code == 2
    assert f"out/000002{SUFFIX}: cannot be written: No space left" in ran.line


def test_a_damaged_game_is_named() -> None:
    command = ("arena", QUICK, "--bots", BOTS, "--games", "1", "--out", "out", *ONE)
    assert souvenir(*command).code == 0
    Path("out", f"000001{SUFFIX}").write_text("{}")
    ran = souvenir(*command)
    assert ran.code == 2
    assert f"out/000001{SUFFIX}: expected the record of a finished game" in ran.line


def test_a_bot_named_twice_holds_two_seats_at_every_table() -> None:
    command = ("arena", QUICK, "--bots", "careful,random,random", "--games", "3", "--json", *ONE)
    told = json.loads(souvenir(*command).out)
    assert told["table"] == ["careful", "random", "random"]
    assert [bot["games"] for bot in told["standings"]] == [3, 3]
    games = [read(path) for path in Path(told["folder"]).glob(f"*{SUFFIX}")]
    where = [[player.kind for player in game.players].index("bot:careful") for game in games]
    assert sorted(where) == [0, 1, 2]


def test_who_names_a_bot_twice_names_one_for_each_seat() -> None:
    ran = souvenir("arena", QUICK, "--bots", "random,random,careful", "--seats", "2")
    assert ran.code == 2
    assert "expected one for each of 2 seats, found 3" in ran.line
    assert not list(Path().iterdir())


def test_a_worker_is_deaf_to_ctrl_c_before_it_runs_a_line() -> None:
    with workers_for(2) as workers:
        blocked = workers.executor.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
    assert signal.SIGINT in blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
