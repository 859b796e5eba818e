"""Make the puzzles that ship with a game, from games of bots: `python -m tools.puzzles vivid`.

Games of casual players are looked through one after the other. In each position that holds a choice, turns
are weighed side by side: those that the mind proposes, what four levels play, what was played, what a search
finds, and the best one with another last step. A position becomes a puzzle if it is *clear*: the best turn is
ahead of every different one, at the usual budget of an analysis and in fresh worlds at ten times that budget
(see `Found.is_clear`; of a game in LOOSE less is asked).

Everything follows from the seed, and what ships already stays. What was seen is kept in artefacts/puzzles: a
run that was stopped goes on, and `--write` adds what was found so far. After new odds `--again` weighs what
ships anew, at ten times the budget and with a fresh search: what is not clear any more goes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from souvenir.analysis.analyst import USUAL, effort_of
from souvenir.analysis.cut import Turn, cut
from souvenir.analysis.practice import RIGHT
from souvenir.analysis.puzzle import FILE, Position, Puzzle, Weighed, puzzles_of
from souvenir.analysis.report import mark_of
from souvenir.bots import make_bot, mind_of
from souvenir.bots.entrant import entrant
from souvenir.bots.search import Budget
from souvenir.bots.search.judge import Estimate
from souvenir.bots.search.search import Search
from souvenir.kernel.registry import boxes
from souvenir.lab.arena.contest import Contest, play_match
from souvenir.server.commands.seating import BOT_TITLES
from souvenir.table.edge import to_json
from souvenir.table.faces import FACES
from souvenir.table.record import LuckPart, PlayerPart, parse
from souvenir.table.verify import Opened, open_record

KEPT = Path("artefacts/puzzles")
PLAYERS = "casual"
LEVELS = ("beginner", "casual", "greedy", "regular:30")
LEAD = 0.10
SURE = ("mistake", "blunder")
"""By so much chance the best turn is ahead; at ten times the budget by one of these marks beyond doubt."""
LOOSE = ("dejavu", "mistral")
"""Here most turns have others that are nearly alike: hardly any is ahead of all."""
FEWEST = 4
"""Different turns; to throw or not to throw is no puzzle."""
GLANCES = ((6, 0.03), (12, 0.07))
"""First glances: worlds, and by what the best turn must be ahead there."""
PLANS, HURRIED = 5, 2
"""Turns that are weighed at a glance: so many of the mind's, and of hurried players."""
NEAR = 8
"""Turns next to the best one that are weighed at ten times the budget, besides what was played."""
TIMES = 10
STEPS = 6
"""Other last steps of the best turn that are tried."""
A_GAME = 2
"""Puzzles from one game at most."""
AHEAD = 4
"""Games that wait for each process, since some take much longer than others."""

Steps = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Different turns of a position, the best one first, and what they lose against it."""

    turns: list[Steps]
    losses: list[tuple[Estimate, Estimate]]

    def is_clear(self, lead: float, levels: Sequence[int], *, loosely: bool, surely: bool = False) -> bool:
        """Is the best turn ahead by so much of every different one?

        Loosely: of what half of the levels play, while those as good as it are a third at most.
        """
        losses = [loss for loss, _ in self.losses]
        lost = [loss.mean >= lead and (not surely or mark_of(loss) in SURE) for loss in losses]
        right = sum(loss.mean < RIGHT for loss in losses)
        better = min(loss.mean for loss in losses) < -RIGHT
        missed = 2 * sum(lost[turn] for turn in levels) >= len(levels)
        return all(lost[1:]) or (loosely and missed and 3 * right <= len(losses) and not better)


class Maker:
    """Looks for a puzzle in one position."""

    def __init__(self, opened: Opened, turn: Turn, seed: str) -> None:
        mind = mind_of(opened.game)
        assert mind is not None
        self.game, self.mind, self.turn = opened.game, mind, turn
        self.at = Position(opened.game, turn.before, turn.seat)
        self.rng = Random(seed)
        self.world = self.game.imagine(self.at.view, self.rng)

    def puzzle(self) -> tuple[Found, dict[str, int]] | None:
        """The turns that were weighed, and which of them each level plays; None if no puzzle is here."""
        effort, seat = effort_of(USUAL), self.turn.seat
        plans = sorted(self.mind.plans(self.world, seat), key=lambda plan: -plan.worth)
        proposed = [plan.steps for plan in plans]
        if len(plans) < 2 or not self._is_promising(proposed[:PLANS]):
            return None
        levels = {level.partition(":")[0]: self.level(level) for level in LEVELS}
        played = [*levels.values(), tuple(self.turn.steps)]
        found = self.weighed([*proposed, *played, self.search(effort.search)], effort.trials)
        if len(found.turns) < FEWEST or not self.is_clear(found, played[:-1], LEAD):
            return None
        best, *others = found.turns
        near = [best, *others[:NEAR], *played, *self.others(best)]
        found = self.surely(near, played[:-1])
        if found is None or not any(numbers := self.among(found, played[:-1])):
            return None  # not clear, or every level finds it
        return found, dict(zip(levels, numbers, strict=True))

    def is_clear(self, found: Found, levels: Sequence[Steps], lead: float, *, surely: bool = False) -> bool:
        """Is it clear, as far as this game must be?"""
        return found.is_clear(lead, self.among(found, levels), loosely=self.game.key in LOOSE, surely=surely)

    def surely(self, near: Sequence[Steps], levels: Sequence[Steps]) -> Found | None:
        """These turns, the best one first, at ten times the budget; None if that is not clear then."""
        effort = effort_of(USUAL)
        turns = [*near, self.search(TIMES * effort.search)]
        found = self.weighed(turns, TIMES * effort.trials, best=near[0])
        return found if self.is_clear(found, levels, LEAD, surely=True) else None

    def _is_promising(self, proposed: Sequence[Steps]) -> bool:
        """Is it clear at a glance, with hurried players as the levels?"""
        seat = self.turn.seat
        hurried = [tuple(self.mind.quick(self.world, seat, self.rng)) for _ in range(HURRIED)]
        for worlds, lead in GLANCES:
            if not self.is_clear(self.weighed([*proposed, *hurried], worlds), hurried, lead):
                return False
        return True

    def weighed(self, turns: Sequence[Steps], worlds: int, *, best: Steps | None = None) -> Found:
        """Different turns among these, weighed in so many worlds, in order; `best` is held to be the best."""
        ends, different = list[Any](), list[Steps]()
        for steps in turns:
            walk = self.at.walk(steps)
            if (end := self.at.leads_to(steps)) not in ends:
                ends.append(end)
                different.append(walk.steps if walk.drawing is None else (*walk.steps, walk.drawing))
        losses = self.at.weigh(different, worlds, self.rng.getrandbits(64))
        order = sorted(range(len(different)), key=lambda number: losses[number][0].mean)
        if best is None and order[0]:  # all losses are against the best one
            return self.weighed([different[number] for number in order], worlds, best=different[order[0]])
        if best is not None:
            order = [0, *(number for number in order if number)]
        return Found([different[number] for number in order], [losses[number] for number in order])

    def among(self, found: Found, turns: Sequence[Steps]) -> list[int]:
        """Which of the turns that were found these are."""
        ends = [self.at.leads_to(steps) for steps in found.turns]
        return [ends.index(self.at.leads_to(steps)) for steps in turns]

    def level(self, name: str) -> Steps:
        """The turn that a level plays here, from what the seat sees."""
        bot, seat, steps = make_bot(self.game, name), self.turn.seat, list[Any]()
        while not (walk := self.at.walk(steps)).over:
            legal = self.game.legal(walk.state, seat)
            view = self.game.view(walk.state, seat)
            steps.append(legal[0] if len(legal) == 1 else bot.choose(view, seat, legal, self.rng))
        return tuple(steps)

    def search(self, iterations: int) -> Steps:
        """The best turn that a search finds."""
        search = Search(self.game, self.mind, self.at.view, self.turn.seat, self.rng)
        return tuple(search.run(Budget(iterations=iterations), 1.0).steps)

    def others(self, best: Steps) -> Iterator[Steps]:
        """The best turn with another last step."""
        s = self.at.walk(best[:-1]).state
        legal = [a for a in self.game.legal(s, self.turn.seat) if a != best[-1]]
        for a in legal if len(legal) <= STEPS else self.rng.sample(legal, STEPS):
            yield (*best[:-1], a)


def look_through(key: str, seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one game."""
    box, who = boxes()[key], entrant(key, PLAYERS)
    contest = Contest(game=key, seats=2, entrants=(who,), seed=seed, edition=box.edition().text, table=(0, 0))
    opened = open_record(parse(play_match(contest, number).encode(), "game"))
    puzzles: list[Puzzle] = []
    for turn in cut(opened).turns:
        if not turn.choice or len(puzzles) == A_GAME:
            continue
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
        Weighed(steps=tuple(map(to_json, steps)), loss=_short(loss), points=_short(points))
        for steps, (loss, points) in zip(found.turns, found.losses, strict=True)
    )


def _short(one: Estimate) -> Estimate:
    return Estimate(round(one.mean, 3), round(one.error, 3))


def again(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """A puzzle weighed anew, by the odds of now; None if it is not clear any more."""
    opened = open_record(puzzle.record)
    at, entry = Position.of(opened, puzzle.seat), len(puzzle.record.entries) + 1
    maker = Maker(opened, Turn(entry, puzzle.seat, at.before, None), f"{seed}/again/{entry}")
    turns = [at.read(turn.steps) for turn in puzzle.turns]
    played = [turns[number] for number in puzzle.levels.values()]
    if (found := maker.surely(turns, played)) is None:
        return None
    levels = dict(zip(puzzle.levels, maker.among(found, played), strict=True))
    return puzzle.model_copy(update={"turns": _figures(found), "levels": levels})


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
    path, ships = boxes()[wish.game].folder / FILE, list(puzzles_of(wish.game))
    if wish.again:
        weighed = [again(puzzle, wish.seed) for puzzle in ships]
        write(path, [puzzle for puzzle in weighed if puzzle is not None])
        print(f"{wish.game}: {len(weighed) - weighed.count(None)} of {len(weighed)} are still clear")
        return
    known = {_place(puzzle) for puzzle in ships}
    for found in _seen(wish.game, wish.seed) if wish.write else _searched(wish.game, wish.seed, wish.jobs):
        ships += [puzzle for puzzle in found if _place(puzzle) not in known]
        if len(ships) >= wish.count:
            break
    write(path, ships[: wish.count])


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
    ordered = sorted(puzzles, key=lambda puzzle: sum(turn > 0 for turn in puzzle.levels.values()))
    lines = [json.dumps(puzzle.model_dump(mode="json", exclude_defaults=True)) for puzzle in ordered]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
