"""A copy of the house with compiled rules, apart from the one that is being worked on.

It is kept under .cache: while the rules do not change it is compiled only once.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRIAL = ROOT / ".cache" / "trial"
LIMIT = 900


@dataclass(frozen=True)
class House:
    """A checkout: source, and builds if there are any."""

    folder: Path

    @property
    def package(self) -> Path:
        return self.folder / "src" / "souvenir"

    @property
    def builds(self) -> Path:
        return self.folder / ".cache" / "compiled"

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run this house's Python, from the root of the real one, where the tests are."""
        surroundings = {name: value for name, value in os.environ.items() if name != "SOUVENIR_ENGINE"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=surroundings | {"PYTHONPATH": str(self.package.parent)} | environment,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )

    def compile(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """Without the C compiler's optimiser: it takes half of the time, and what is proven is the same."""
        return self.run(str(self.folder / "tools" / "compile.py"), "--optimise", "0", **environment)


def plain_house(folder: Path) -> House:
    """The house as it is now, with no build of its own."""
    ignored = shutil.ignore_patterns("__pycache__", "page")
    for part in ("src", "tools"):
        shutil.rmtree(folder / part, ignore_errors=True)
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    return House(folder)


def compiled_house() -> House:
    """The house as it is now, compiled; workers of one test run wait for each other."""
    TRIAL.mkdir(parents=True, exist_ok=True)
    with (TRIAL / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        house = plain_house(TRIAL)
        ran = house.compile()
        assert ran.returncode == 0, ran.stderr
    return house
