"""Playthroughs: one whole game as text, to be read, kept, and compared with after every change.

Each decision shows who is asked what, the legal actions, the choice, the luck that followed and
what everyone was told; fingerprints stand for the whole state, all views and the full list of
actions. `python -m souvenir.testing.playthrough FOLDER` writes one for every game and table size.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import Box, boxes
from souvenir.kernel.talk import Event, total
from souvenir.testing.plain import action_text, fingerprint, text

SHOWN = 5
"""How many legal actions are written out."""
FEW = 2
"""How many other values of an option are each shown."""
LONGEST = 400
"""Decisions after which a playthrough is cut: nobody would read on. Random play can wander for thousands."""


class _TapedLuck:
    """Luck that every version of Python draws alike, and that remembers its draws."""

    def __init__(self, rng: Random) -> None:
        self._luck = SimLuck(rng)
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        self.tape.append(self._luck.below(n))
        return self.tape[-1]

    def rewound(self) -> str:
        """What was drawn since it was last asked."""
        drawn, self.tape = self.tape, []
        return " ".join(map(str, drawn)) or "none"


def playthrough(game: AnyGame, seats: int, seed: int = 1) -> Iterator[str]:
    """The lines of one random game, or of its first so many decisions."""
    rng = Random(f"{game.key}/{seats}/{seed}")
    luck, choose = _TapedLuck(rng), SimLuck(rng)
    events: list[Event] = []
    s = game.setup(seats, luck, events.append)
    yield f"deal, luck {luck.rewound()}"
    yield from _told(events)
    number = 0
    while acting := game.to_act(s):
        if number == LONGEST:
            break
        number += 1
        seat = acting[choose.below(len(acting))]
        legal = game.legal(s, seat)
        action = legal[choose.below(len(legal))]
        waiting = f", to act {' '.join(map(str, acting))}" if len(acting) > 1 else ""
        yield f"{number}. seat {seat}: {text(game.asks(s, seat))}{waiting} [{_fingerprints(game, s, seats)}]"
        yield f"    may {_shortened(legal)}"
        events.clear()
        game.apply(s, seat, action, luck, events.append)
        yield f"    does {action_text(action)}, luck {luck.rewound()}"
        yield from _told(events)
    yield f"{'cut' if acting else 'over'} [{_fingerprints(game, s, seats)}]"
    yield from _sheet(game, s, seats)


def _fingerprints(game: AnyGame, s: Any, seats: int) -> str:
    views = fingerprint(*(text(game.view(s, viewer)) for viewer in (*range(seats), None)))
    return f"state {fingerprint(json.dumps(game.dump(s), sort_keys=True))} views {views}"


def _shortened(legal: Sequence[Any]) -> str:
    all_of_them = [action_text(action) for action in legal]
    listed = "; ".join(all_of_them[:SHOWN])
    more = f"; ... [{fingerprint(*all_of_them)}]" if len(legal) > SHOWN else ""
    return f"{len(legal)}: {listed}{more}"


def _told(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        audience = "all" if event.audience is None else "seat " + " ".join(map(str, sorted(event.audience)))
        yield f"    {audience} told {_event(event)}"
        if event.public is not None:
            yield f"        others told {_event(event.public)}"


def _event(event: Event) -> str:
    rule = f" by {event.rule}" if event.rule else ""
    touched = f" at {' '.join(event.touches)}" if event.touches else ""
    return f"{text(event.says)}{rule}{touched}{' (reveals)' if event.reveals else ''}"


def _sheet(game: AnyGame, s: Any, seats: int) -> Iterator[str]:
    ranks = game.ranks(s)
    for seat in range(seats):
        lines = list(game.score(s, seat, None))
        yield f"seat {seat}: {total(lines)} points, rank {ranks[seat]}"
        for line in lines:
            when = f" in round {line.round}" if line.round is not None else ""
            yield f"    {line.points} by {line.rule}: {text(line.says)}{when}"


def tables(box: Box) -> Iterator[tuple[str, int, dict[str, str]]]:
    """Name, number of seats and options of each playthrough of a game.

    A choice of the host is shown at every table it is offered to if these are not all, else at the
    smallest; of many values, such as numbers, the last stands for all.
    """
    for seats in box.seats:
        yield f"{box.key}-{seats}", seats, {}
    for option in box.options:
        others = [value for value in option.values if value != option.default]
        for value in others if len(others) <= FEW else others[-1:]:
            for seats in option.seats or box.seats[:1]:
                yield f"{box.key}-{seats}-{option.key}-{value}", seats, {option.key: value}


def playthroughs() -> Iterator[tuple[str, str]]:
    """For every game of the house and every table of it, a file name and its text."""
    for box in boxes().values():
        for name, seats, options in tables(box):
            chosen = "".join(f", {key} {value}" for key, value in options.items())
            head = f"{box.key}, {seats} seats{chosen}, edition base. "
            head += "Written by `make playthroughs`; do not edit."
            lines = [head, *playthrough(box.game(options=options, seats=seats), seats)]
            yield f"{name}.txt", "\n".join(lines) + "\n"


def main() -> None:
    """Write every playthrough into the folder named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in playthroughs():
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
