"""Tests of what has changed since main, within a minute: `make quick`. tests/quick.toml says which."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "quick.toml"
NO_TESTS = 5
"""What pytest says if it found none."""


def changed() -> set[str]:
    """Files that differ from where this branch left main, those that git does not know yet included."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    return {*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "--exclude-standard")}


def _git(*command: str) -> list[str]:
    ran = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.split("\n")[:-1] if ran.returncode == 0 else []


def named_for(files: Iterable[str], listed: Path = LIST) -> list[str]:
    """The tests of these files."""
    told = tomllib.loads(listed.read_text(encoding="utf-8"))
    found: set[str] = set()
    for file in files:
        fits = [beginning for beginning in told["runs"] if file.startswith(beginning)]
        found.update(told["runs"][max(fits, key=len)] if fits else ())
        if Path(file).match("tests/**/test_*.py") and not file.startswith(tuple(told["slow"])):
            found.add(file)
    return sorted(path for path in found if (ROOT / path).exists())


def main() -> int:
    tests = named_for(changed())
    if not tests:
        print("No test of a few seconds belongs to what has changed.")
        return 0
    print(f"Tests of what has changed: {' '.join(tests)}", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "2", *tests], cwd=ROOT, check=False)
    return 0 if code.returncode == NO_TESTS else code.returncode


if __name__ == "__main__":
    sys.exit(main())
