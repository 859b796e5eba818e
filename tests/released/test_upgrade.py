"""What earlier versions wrote is opened, played on and verified by this one.

A folder here is what a version left behind, made by `make release` and never changed: its journal with
finished games, one that is being played and one where people gather, and the records of the finished ones.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from souvenir import __version__
from souvenir.kernel.registry import boxes
from souvenir.table.record import Record
from souvenir.table.verify import verify
from tests.cli.command import souvenir
from tools.release import BIN, ask, serving

HERE = Path(__file__).parent
VERSIONS = sorted(folder for folder in HERE.iterdir() if (folder / "host.txt").is_file())
PLAYED = ("rules", "edition", "options", "players", "luck", "deal", "entries", "result")

each_version = pytest.mark.parametrize("kept", VERSIONS, ids=lambda folder: folder.name)


def test_this_version_keeps_something_too() -> None:
    assert (HERE / __version__).is_dir(), "make release keeps a journal and records of it"


@each_version
def test_its_records_hold(kept: Path) -> None:
    records = list(kept.glob("*.souvenir.json"))
    assert {record.name.partition(".")[0] for record in records} == set(boxes())
    for record in records:
        assert verify(Record.model_validate(json.loads(record.read_text(encoding="utf-8")))).ok


@each_version
def test_its_journal_is_served_and_played_on(kept: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(kept / "souvenir.sqlite", data)
    token = (kept / "host.txt").read_text(encoding="utf-8").strip()
    with serving(str(BIN / "souvenir"), tmp_path, {"SOUVENIR_ENGINE": "plain"}) as address:
        tables = ask(f"{address}/api/tables", token=token)
        assert sorted(found["lobby"]["status"] for found in tables) == ["gathering", "playing"]
        playing = next(found["lobby"]["table"] for found in tables if found["lobby"]["status"] == "playing")
        table = f"{address}/api/tables/{playing}"
        offer = ask(f"{table}/packet", token=token)["packet"]["offers"][0]
        move = {"t": "play", "id": "after the upgrade", "action": offer["action"]}
        assert ask(f"{table}/messages", move, token)["t"] == "done"
        finished = ask(f"{address}/api/tables?over=true", token=token)
        for lobby in (found["lobby"] for found in finished):
            record = ask(f"{address}/api/tables/{lobby['table']}/record", token=token)
            written = json.loads((kept / f"{lobby['game']}.souvenir.json").read_text(encoding="utf-8"))
            assert [record[part] for part in PLAYED] == [written[part] for part in PLAYED]
        assert {found["lobby"]["game"] for found in finished} == set(boxes())
    assert souvenir("journal", "check", "--data", data).code == 0
