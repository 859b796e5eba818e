"""The curtain between two people at one terminal: nothing private is seen by the wrong eyes."""

from __future__ import annotations

from souvenir.kernel.talk import Seat, Who, total
from souvenir.table import CannotUndo
from souvenir.terminal.commands import COMMANDS, command_of
from souvenir.terminal.session import Session


def told_in_private(session: Session, seat: Seat) -> bool:
    """Did this person's last move tell them something that the others were not told?"""
    since = session.seen.get(seat, -1) + 1
    return any(
        event.audience is not None and event.seen_by(seat) is event
        for events in session.table.events[since:]
        for event in events
    )


def show_private_news(session: Session, seat: Seat) -> None:
    """What the move just made told its author alone, before the terminal goes on."""
    session.screen.clear()
    for event in session.packet(seat).events:
        session.screen.show(session.painter.words(event.says))
    session.seen[seat] = session.table.seq
    session.screen.ask(session.painter.tell("private-read").plain)


def note_points(session: Session) -> None:
    """All look at the screen together and see where everyone stands."""
    game, s = session.table.game, session.table.state
    session.points = [total(list(game.score(s, seat, None))) for seat in range(session.table.seats)]


def show_open_news(session: Session) -> None:
    """What a step that all could watch has brought, before a curtain falls: how a story ended, say."""
    before = session.points
    note_points(session)
    if before is None or before == session.points:
        return
    session.screen.clear()
    for event in session.packet(None).events:
        session.screen.show(session.painter.words(event.says))
    session.seen[None] = session.table.seq
    session.screen.ask(session.painter.tell("open-read").plain)


def pass_to(session: Session, seat: Seat, *, before: Seat | None) -> bool:
    """Wipe the screen and wait for the next person; False if the one before took the last step back."""
    painter, screen = session.painter, session.screen
    screen.clear()
    can_undo = before is not None and session.table.undoable(before) is not None
    if can_undo and before is not None:
        session.tell("curtain-undo", who=Who(before))
    line = screen.ask(painter.tell("curtain", who=Who(seat)).plain)
    command = command_of(line)
    if not can_undo or before is None or command is None or command[0] is not COMMANDS["undo"]:
        return True
    try:
        session.table.undo(before)
    except CannotUndo:
        return True
    return False
