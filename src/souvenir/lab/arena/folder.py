"""The folder of an arena: what is contested in `arena.json`, and a record for every game that was played."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from souvenir.lab.arena.contest import Contest
from souvenir.table.edge import BadInput
from souvenir.table.record import SUFFIX, ResultPart

HEAD = "arena.json"
HOME = Path("arena")
"""Where games are kept if nobody says otherwise: `arena/GAME/BOTS...`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended, by seat."""

    number: int
    entrants: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def usual_folder(contest: Contest) -> Path:
    """The same for the same contest, so that a run that was stopped finds its games again."""
    told = json.dumps(contest.as_json(), sort_keys=True).encode()
    bots = "-".join(entrant.kind for entrant in contest.entrants)[:60]
    return HOME / contest.game / f"{bots}-{contest.seats}-{sha256(told).hexdigest()[:8]}"


class Folder:
    """Games on disk. A game is there whole or not at all, however the run ended."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the folder, or begin it; BadInput if the games of another contest are in it."""
        self.path, self._contest = path, contest
        head, told = path / HEAD, contest.as_json()
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not head.exists():
                self._write(head, json.dumps(told, ensure_ascii=False, indent=1) + "\n")
            found = json.loads(head.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadInput(f"{path}: cannot be written: {error.strerror}") from error
        except ValueError as error:
            raise BadInput(f"{head}: expected JSON, as an arena writes it") from error
        if found != told:
            raise BadInput(f"{path}: keeps the games of another arena ({_difference(found, told)})")

    def outcomes(self) -> dict[int, Outcome]:
        """The games that were played so far, by their numbers."""
        found = (self._outcome(path) for path in self.path.glob(f"[0-9]*{SUFFIX}"))
        return {outcome.number: outcome for outcome in sorted(found, key=lambda outcome: outcome.number)}

    def keep(self, number: int, text: str) -> Outcome:
        """Write down a game that was played."""
        path = self.path / f"{number + 1:06}{SUFFIX}"
        try:
            self._write(path, text)
        except OSError as error:
            raise BadInput(f"{path}: cannot be written: {error.strerror}") from error
        return self._outcome(path)

    def _outcome(self, path: Path) -> Outcome:
        try:
            number = int(path.name.removesuffix(SUFFIX)) - 1
            result = ResultPart.model_validate(json.loads(path.read_bytes())["result"])
        except OSError as error:
            raise BadInput(f"{path}: cannot be read: {error.strerror}") from error
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput(
                f"{path}: expected the record of a finished game; remove it to play it anew"
            ) from error
        return Outcome(number, self._contest.seating(number), result.scores, result.ranks)

    @staticmethod
    def _write(path: Path, text: str) -> None:
        unfinished = path.with_name(f".{path.name}.part")
        unfinished.write_text(text, encoding="utf-8")
        os.replace(unfinished, path)


def _difference(found: Any, told: Mapping[str, Any]) -> str:
    known = found if isinstance(found, dict) else {}
    names: Sequence[str] = [name for name in told if known.get(name) != told[name]]
    return f"{', '.join(names) or 'more fields'} not the same"
