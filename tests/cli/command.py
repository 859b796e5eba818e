"""The command run inside the test, and games on paper to run it on."""

from __future__ import annotations

import contextlib
import io
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest import mock

import pytest

from souvenir.cli import main
from souvenir.kernel.luck import commitment
from souvenir.kernel.registry import Box
from souvenir.table.play import AnyTable, Table
from souvenir.table.record import LuckPart, PlayerPart, text_of, write

SECRET = bytes(range(32))
WORDS = ("moon", "")


@dataclass(frozen=True)
class Ran:
    """What came of a command."""

    code: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The one line on the error stream; there must be exactly one, and it tells no inner life."""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err[:-1]


def souvenir(*arguments: str | Path, typed: str = "") -> Ran:
    """Run the command with these arguments, and with these lines typed into it."""
    out, err = io.StringIO(), io.StringIO()
    argv = ["souvenir", *map(str, arguments)]
    with (
        mock.patch.object(sys, "argv", argv),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.raises(SystemExit) as left,
    ):
        main()
    assert isinstance(left.value.code, int)
    return Ran(left.value.code, out.getvalue(), err.getvalue())


def played(box: Box, *, seed: int = 1, moves: int | None = None) -> AnyTable:
    """A table played at random to its end, or for so many moves; steps are taken back now and then."""
    seats = min(seats for seats in box.seats if seats > 1)
    rng = Random(seed)
    table = Table.begin(box.game(seats=seats), seats, SECRET, WORDS)
    while not table.over and (moves is None or table.seq < moves):
        seat = table.game.to_act(table.state)[0]
        table.play(seat, rng.choice(table.game.legal(table.state, seat)))
        if rng.random() < 0.1 and table.undoable(seat):
            table.undo(seat)
    return table


def on_paper(box: Box, table: AnyTable) -> str:
    """The record of such a table as it is saved."""
    players = [PlayerPart(name=f"Player {seat}", kind="person") for seat in range(table.seats)]
    secret = SECRET.hex() if table.over else None
    luck = LuckPart(commitment=commitment(SECRET), words=WORDS, secret=secret)
    return text_of(write(table, box, box.edition(), options={}, players=players, luck=luck))
