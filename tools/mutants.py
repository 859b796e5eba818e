"""Plant each fault of tests/mutants.toml in a copy of the house, and see the test fall that it names.

`make mutants` runs all of them; one that no test notices is a survivor. The working tree stays as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
LIST = ROOT / "tests" / "mutants.toml"
TENTHS = 10
LIMIT = 300
COPIED = ("src", "tests", "tools", "docs", "examples", "pyproject.toml", "requirements.lock")
LEFT_OUT = shutil.ignore_patterns("page", "node_modules", "*.egg-info")
FELL, STOOD = 1, 0
"""What pytest says: tests failed, or all passed. Anything else is no answer."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault: in `file`, `text` becomes `becomes`; then one of the tests `falls` must fail."""

    name: str
    file: str
    text: str
    becomes: str
    falls: tuple[str, ...]

    def problem(self, root: Path = ROOT) -> str | None:
        """Why it cannot be planted, if so."""
        times = (root / self.file).read_text(encoding="utf-8").count(self.text)
        if times != 1:
            return f"{self.name}: its text is {times} times in {self.file}; expected once"
        for test in self.falls:
            path, _, name = test.partition("::")
            if not (root / path).is_file() or f"def {name.partition('[')[0]}(" not in _read(root / path):
                return f"{self.name}: there is no test {test}"
        return None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a fault."""

    name: str
    verdict: str
    """`caught`, `survived`, or `unclear`: the test could not be run."""
    seconds: float
    said: str = ""


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def mutants(file: Path = LIST) -> list[Mutant]:
    listed = tomllib.loads(_read(file))["mutant"]
    return [Mutant(**one | {"falls": tuple(one["falls"])}) for one in listed]


def tenth(all_of_them: Sequence[Mutant], number: int) -> list[Mutant]:
    """Every tenth, from this one on."""
    return list(all_of_them[number % TENTHS :: TENTHS])


def todays() -> int:
    """The tenth that is due: each has its day."""
    return datetime.now(UTC).toordinal() % TENTHS


@contextmanager
def scratch() -> Iterator[Path]:
    """A copy of the house to spoil."""
    with tempfile.TemporaryDirectory(prefix="souvenir-mutants-") as folder:
        for part in COPIED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, Path(folder, part), ignore=LEFT_OUT)
            elif (ROOT / part).exists():
                shutil.copy(ROOT / part, folder)
        yield Path(folder)


def attempt(mutant: Mutant, folder: Path) -> Outcome:
    """Plant it in this copy, run what it names, and mend the copy again."""
    began, file = monotonic(), folder / mutant.file
    honest = _read(file)
    file.write_text(honest.replace(mutant.text, mutant.becomes), encoding="utf-8")
    try:
        code, said = _run(folder, mutant.falls)
    finally:
        file.write_text(honest, encoding="utf-8")
    verdict = {FELL: "caught", STOOD: "survived"}.get(code, "unclear")
    return Outcome(mutant.name, verdict, round(monotonic() - began, 1), "" if code == FELL else said[-2000:])


def _run(folder: Path, tests: Sequence[str]) -> tuple[int, str]:
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "--tb=line",
        *tests,
    ]
    ours = {"PYTHONPATH": str(folder / "src"), "SOUVENIR_ENGINE": "plain"}
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            env=os.environ | ours,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return FELL, "it did not end"  # a fault that makes a test wait for ever is noticed
    return ran.returncode, ran.stdout + ran.stderr


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", metavar="WORDS", help="faults with these words in their name")
    parser.add_argument(
        "--tenth", metavar="K", help="every tenth from number K on; `today`: the one that is due"
    )
    parser.add_argument("--json", action="store_true", help="say all at the end, for programs")
    asked = parser.parse_args()
    chosen = mutants()
    if problems := [problem for mutant in chosen if (problem := mutant.problem())]:
        print("\n".join(problems), file=sys.stderr)
        return 2
    if asked.tenth is not None:
        chosen = tenth(chosen, todays() if asked.tenth == "today" else int(asked.tenth))
    chosen = [mutant for mutant in chosen if asked.only in mutant.name]
    outcomes = list(_all(chosen, quiet=asked.json))
    if asked.json:
        print(json.dumps([asdict(outcome) for outcome in outcomes], indent=1))
    return _sum_up(outcomes, quiet=asked.json)


def _all(chosen: Sequence[Mutant], *, quiet: bool) -> Iterator[Outcome]:
    with scratch() as folder:
        for number, mutant in enumerate(chosen, start=1):
            outcome = attempt(mutant, folder)
            if not quiet:
                seconds = f"{outcome.seconds:.0f} s"
                print(
                    f"{number:3}/{len(chosen)}  {outcome.verdict:8}  {seconds:>5}  {mutant.name}", flush=True
                )
            yield outcome


def _sum_up(outcomes: Sequence[Outcome], *, quiet: bool) -> int:
    left = [outcome for outcome in outcomes if outcome.verdict != "caught"]
    if not quiet:
        print(f"{len(outcomes) - len(left)} of {len(outcomes)} faults are caught.")
        for outcome in left:
            print(f"\n{outcome.verdict}: {outcome.name}\n{outcome.said}")
    return 1 if left or not outcomes else 0


if __name__ == "__main__":
    sys.exit(main())
