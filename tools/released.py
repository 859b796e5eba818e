"""Keeps a journal and records of this version in tests/released/VERSION: later versions must open them.

`make release` runs this once for a version; what is there already is never made again.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from souvenir import __version__
from tools.release import BIN, PATIENCE, ROOT, ask, serving

RELEASED = ROOT / "tests" / "released"
FINISHED = {
    "vivid": (2, ["random", "greedy"]),
    "dejavu": (2, ["greedy", "greedy"]),
    "memoria": (3, ["random", "careful", "random"]),
    "mistral": (3, ["greedy", "greedy", "greedy"]),
}


class Host:
    """Somebody who opens tables."""

    def __init__(self, address: str) -> None:
        self.address, self.token = address, ask(f"{address}/api/identity", {})["token"]

    def open(self, **wish: Any) -> str:
        """A table's address."""
        made = ask(f"{self.address}/api/tables", {"pace": 0} | wish, self.token)
        return f"{self.address}/api/tables/{made['table']}"

    def tell(self, table: str, **message: Any) -> Any:
        return ask(f"{table}/messages", message, self.token)

    def packet(self, table: str) -> Any:
        return ask(f"{table}/packet", token=self.token)["packet"]

    def wait(self, table: str, what: str) -> Any:
        """Until something is asked of the host (`offers`), or it is over (`ranks`)."""
        until = time.monotonic() + 4 * PATIENCE
        while time.monotonic() < until:
            packet = self.packet(table)
            if packet[what]:
                return packet
            time.sleep(0.2)
        raise TimeoutError(f"{table}: no {what}")


def fill(address: str, folder: Path) -> None:
    """Games that are over, one that is being played, one where people gather."""
    host = Host(address)
    for game, (seats, bots) in FINISHED.items():
        table = host.open(game=game, seats=seats, bots=bots)
        host.tell(table, t="start")
        host.wait(table, "ranks")
        record = ask(f"{table}/record", token=host.token)
        (folder / f"{game}.souvenir.json").write_text(json.dumps(record), encoding="utf-8")
    table = host.open(game="vivid", seats=2, name="Ada", bots=["random"], options={"start": "0"})
    host.tell(table, t="start")
    for number in range(6):
        action = host.wait(table, "offers")["offers"][0]["action"]
        host.tell(table, t="play", id=f"move-{number}", action=action)
    host.wait(table, "offers")
    host.open(game="memoria", seats=4, name="Ada")
    (folder / "host.txt").write_text(host.token + "\n", encoding="utf-8")


def main() -> None:
    folder = RELEASED / __version__
    if folder.exists():
        print(f"tests/released/{__version__} is kept already")
        return
    with tempfile.TemporaryDirectory() as made:
        kept = Path(made) / "kept"
        kept.mkdir()
        with serving(str(BIN / "souvenir"), Path(made), {"SOUVENIR_ENGINE": "plain"}) as address:
            fill(address, kept)
        for file in (Path(made) / "data").glob("souvenir.sqlite*"):
            shutil.copy(file, kept)
        shutil.copytree(kept, folder)
    print(f"tests/released/{__version__}: {', '.join(sorted(file.name for file in folder.iterdir()))}")


if __name__ == "__main__":
    sys.exit(main())
