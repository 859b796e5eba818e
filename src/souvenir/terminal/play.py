"""A whole game on one terminal: against bots, or several people in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from souvenir.bots import Bot, decide
from souvenir.bots.entrant import Entrant
from souvenir.kernel.edition import Edition
from souvenir.kernel.registry import Box
from souvenir.kernel.talk import Seat, Who
from souvenir.table import Table
from souvenir.table.packet import is_open
from souvenir.terminal.curtain import note_points, pass_to, show_open_news, show_private_news, told_in_private
from souvenir.terminal.ending import tell_end
from souvenir.terminal.opening import promise_luck, seat_players, secret_for
from souvenir.terminal.saving import save
from souvenir.terminal.screen import Left, Read, Screen
from souvenir.terminal.session import Session, painter_for
from souvenir.terminal.turn import Turn

INTERRUPTED = 130


def play_game(
    box: Box,
    *,
    seats: int,
    people: Sequence[str],
    bots: Sequence[Entrant],
    language: str,
    edition: Edition | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    words: Sequence[str] = (),
    record_path: Path | None = None,
    ids: bool = False,
    console: Console | None = None,
    read: Read = input,
) -> int:
    """Play one game to its end, or until somebody leaves; the exit code of the command.

    OptionError and BotError come before anything is drawn.
    """
    if len(people) + len(bots) != seats:
        raise ValueError(f"{len(people)} people and {len(bots)} bots for {seats} seats")
    edition = edition or box.edition()
    game = box.game(edition, options, seats=seats)
    made = {seat: bot.make(game) for seat, bot in enumerate(bots, start=len(people))}
    screen = Screen(console, read)
    players = seat_players(people, bots, language)
    painter = painter_for(language, players, ids=ids)
    session: Session | None = None
    try:
        if seats in box.off_box:
            screen.show(painter.tell("off-box", count=seats))
        promise = promise_luck(screen, painter, box, players, secret_for(seed), words)
        table = Table.begin(game, seats, promise.secret, promise.words)
        session = Session(screen, box, edition, options or {}, table, players, promise, painter, record_path)
        Evening(session, made, Random(seed)).play()
    except Left:
        _leave(screen, painter, session)
    except KeyboardInterrupt:
        screen.gap()
        _leave(screen, painter, session)
        return INTERRUPTED
    return 0


def _leave(screen: Screen, painter: Any, session: Session | None) -> None:
    """One line, and the record if one was asked for."""
    if session and session.record_path and session.saved_seq != session.table.seq:
        save(session, "")
    screen.show((session.painter if session else painter).tell("left"))


class Evening:
    """Takes the table from decision to decision."""

    def __init__(self, session: Session, bots: Mapping[Seat, Bot[Any, Any]], rng: Random) -> None:
        self.session, self.bots, self.rng = session, bots, rng
        self.sitting: Seat | None = None
        """Whose view may be on the screen."""
        session.address(session.people[0] if len(session.people) == 1 else None)

    def play(self) -> None:
        table = self.session.table
        while not table.over:
            seat = self._next()
            if seat in self.bots:
                self._let_bot(seat)
            elif self._openly(seat):
                Turn(self.session, seat, openly=True).decide()
            elif self._seated(seat):
                Turn(self.session, seat).decide()
        tell_end(self.session)

    def _next(self) -> Seat:
        """Whoever sits here goes on while they can; else the first who has something to decide."""
        game, s = self.session.table.game, self.session.table.state
        able = [seat for seat in game.to_act(s) if game.legal(s, seat)]
        return self.sitting if self.sitting in able and self.sitting is not None else able[0]

    def _seated(self, seat: Seat) -> bool:
        """Bring this person before the screen; False if someone took a step back instead."""
        if seat == self.sitting or len(self.session.people) == 1:
            self.sitting = seat
            return True
        before, self.sitting = self.sitting, None
        if before is not None and told_in_private(self.session, before):
            show_private_news(self.session, before)
        self.session.address(None)
        if before is None:
            show_open_news(self.session)
        if not pass_to(self.session, seat, before=before):
            return False
        self.sitting = seat
        self.session.address(seat)
        return True

    def _openly(self, seat: Seat) -> bool:
        """Several people sit here, and this step needs no curtain: nobody's secrets are on the screen."""
        if len(self.session.people) == 1 or not is_open(self.session.table, seat):
            return False
        if self.sitting is not None and told_in_private(self.session, self.sitting):
            show_private_news(self.session, self.sitting)
        self.sitting = None
        self.session.address(None)
        note_points(self.session)
        return True

    def _let_bot(self, seat: Seat) -> None:
        session, table = self.session, self.session.table
        game, s = table.game, table.state
        waiting = session.painter.tell("waiting", who=Who(seat))
        with session.screen.console.status(waiting):
            action = decide(self.bots[seat], game, s, seat, game.legal(s, seat), self.rng)
        table.play(seat, action)
