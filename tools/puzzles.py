"""Make the puzzles that ship with a game, from games of bots: `python -m tools.puzzles vivid`.

Games of casual players are looked through one after the other. A position that holds a choice becomes a
puzzle if it is clear what to play there; `tools.clear` says when it is.

Everything follows from the seed, and what ships already stays if its figures are clear. What was seen is kept
in artefacts/puzzles: a run that was stopped goes on, and `--write` adds what was found so far. After new odds
`--again` weighs what ships anew, at ten times the budget and with a fresh search: what is not clear any more
goes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from pathlib import Path
from random import Random

from souvenir.analysis.cut import Turn, cut
from souvenir.analysis.practice import RIGHT
from souvenir.analysis.puzzle import FILE, Position, Puzzle, Weighed, puzzles_of
from souvenir.bots.entrant import entrant
from souvenir.kernel.registry import boxes
from souvenir.lab.arena.contest import Contest, play_match
from souvenir.server.commands.seating import BOT_TITLES
from souvenir.table.edge import to_json
from souvenir.table.faces import FACES
from souvenir.table.record import LuckPart, PlayerPart, parse
from souvenir.table.verify import Opened, open_record
from tools.clear import Found, Maker

KEPT = Path("artefacts/puzzles")
PLAYERS = "casual"
A_GAME = 2
"""Puzzles from one game at most."""
AHEAD = 4
"""Games that wait for each process, since some take much longer than others."""


def look_through(key: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one game."""
    box, who = boxes()[key], entrant(key, PLAYERS)
    contest = Contest(game=key, seats=2, entrants=(who,), seed=seed, edition=box.edition().text, table=(0, 0))
    opened = open_record(parse(play_match(contest, number).encode(), "game"))
    puzzles: list[Puzzle] = []
    turns = [turn for turn in cut(opened).turns if turn.choice]
    for turn in Random(f"{seed}/{number}").sample(turns, len(turns)):
        if len(puzzles) == A_GAME:
            break
        if made := Maker(opened, turn, f"{seed}/{number}/{turn.entry}").puzzle():
            puzzles.append(_written(opened, turn, *made))
            print(f"{key} {number}: entry {turn.entry}, {time.process_time():.0f} s", flush=True)
    return puzzles


def _written(opened: Opened, turn: Turn, found: Found, levels: dict[str, int]) -> Puzzle:
    """The record up to there, whose solver is a person, and the figures."""
    players = [PlayerPart(name=name, kind=f"bot:{PLAYERS}") for name in BOT_TITLES[: opened.seats]]
    players[turn.seat] = PlayerPart(name="", kind="person", face=FACES[turn.seat])
    cut_off = {
        "players": tuple(players),
        "entries": opened.record.entries[: turn.entry - 1],
        "luck": LuckPart(commitment=opened.record.luck.commitment, words=()),
        "result": None,
    }
    record = opened.record.model_copy(update=cut_off)
    return Puzzle(record=record, seat=turn.seat, turns=_figures(found), levels=levels)


def _figures(found: Found) -> tuple[Weighed, ...]:
    return tuple(
        Weighed(steps=tuple(map(to_json, steps)), loss=loss, points=points)
        for steps, (loss, points) in zip(found.turns, found.losses, strict=True)
    )


def again(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle weighed anew, by the odds of now; None if it is not clear any more."""
    opened = open_record(puzzle.record)
    at, entry = Position.of(opened, puzzle.seat), len(puzzle.record.entries) + 1
    maker = Maker(opened, Turn(entry, puzzle.seat, at.before, None), f"{seed}/again/{entry}")
    turns = [at.read(turn.steps) for turn in puzzle.turns]
    made = maker.surely(turns, {level: turns[number] for level, number in puzzle.levels.items()})
    return made and puzzle.model_copy(update={"turns": _figures(made[0]), "levels": made[1]})


def look(key: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one game; whoever has looked before knows them."""
    kept = KEPT / f"{key}-{seed}" / f"{number}.json"
    if not kept.exists():
        began = time.process_time()
        puzzles = look_through(key, seed, number)
        print(f"{key} {number}: {len(puzzles)} in {time.process_time() - began:.0f} s", flush=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        found = [puzzle.model_dump(mode="json", exclude_defaults=True) for puzzle in puzzles]
        kept.write_text(json.dumps(found), encoding="utf-8")
    return [Puzzle.model_validate(one) for one in json.loads(kept.read_text(encoding="utf-8"))]


def main() -> None:
    """Look through games until there are enough puzzles besides those that ship, and write all of them."""
    parser = argparse.ArgumentParser(description="Make the puzzles that ship with a game.")
    parser.add_argument("game", choices=[key for key in boxes() if key != "memoria"])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write what there is so far")
    parser.add_argument("--again", action="store_true", help="weigh what ships anew, and look for no more")
    wish = parser.parse_args()
    path = boxes()[wish.game].folder / FILE
    if wish.again:
        weighed = [again(puzzle, wish.seed) for puzzle in puzzles_of(wish.game)]
        write(path, [puzzle for puzzle in weighed if puzzle is not None])
        print(f"{wish.game}: {len(weighed) - weighed.count(None)} of {len(weighed)} are still clear")
        return
    ships = [
        puzzle for puzzle in puzzles_of(wish.game) if found_of(puzzle).is_clear(tuple(puzzle.levels.values()))
    ]
    known = {_place(puzzle) for puzzle in ships}
    for found in _seen(wish.game, wish.seed) if wish.write else _searched(wish.game, wish.seed, wish.jobs):
        ships += [puzzle for puzzle in found if _place(puzzle) not in known]
        if len(ships) >= wish.count:
            break
    write(path, ships[: wish.count])


def found_of(puzzle: Puzzle) -> Found:
    """The turns of a puzzle and their figures."""
    at = Position.of(open_record(puzzle.record), puzzle.seat)
    return Found(
        [at.read(turn.steps) for turn in puzzle.turns], [(turn.loss, turn.points) for turn in puzzle.turns]
    )


def _place(puzzle: Puzzle) -> tuple[str, int]:
    """By which a position is known again: its game, and how far that had come."""
    return puzzle.record.luck.commitment, len(puzzle.record.entries)


def _seen(key: str, seed: int) -> Iterator[list[Puzzle]]:
    """What was found in the games that were looked through before."""
    kept = (KEPT / f"{key}-{seed}").glob("*.json")
    for number in sorted(int(path.stem) for path in kept):
        yield look(key, seed, number)


def _searched(key: str, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
    """The same, game after game without end."""
    with ProcessPoolExecutor(jobs) as crew:
        games = count()
        running = deque(crew.submit(look, key, seed, next(games)) for _ in range(AHEAD * jobs))
        try:
            while True:
                yield running.popleft().result()
                running.append(crew.submit(look, key, seed, next(games)))
        finally:
            crew.shutdown(cancel_futures=True)


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """One puzzle a line; those that most levels find come first."""
    ordered = sorted(puzzles, key=_missed)
    lines = [json.dumps(puzzle.model_dump(mode="json", exclude_defaults=True)) for puzzle in ordered]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def _missed(puzzle: Puzzle) -> int:
    """How many levels play a wrong turn."""
    return sum(puzzle.turns[number].loss.mean >= RIGHT for number in puzzle.levels.values())


if __name__ == "__main__":
    main()
