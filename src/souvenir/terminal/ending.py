"""The end of a game: places, sheets line by line, the secret, and how to check it all."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from souvenir.kernel.talk import Arg, Who, total
from souvenir.table import Packet
from souvenir.terminal.saving import maybe_save, tell_verify
from souvenir.terminal.session import Session
from souvenir.terminal.sheet import sheets


def tell_end(session: Session) -> None:
    """Everything about how it ended, then the record if it is wanted."""
    alone = session.people[0] if len(session.people) == 1 else None
    session.address(alone)
    packet = session.packet(alone)
    screen, painter = session.screen, session.painter
    screen.clear()
    for event in packet.events:
        screen.show(Text("› ") + painter.words(event.says))
    screen.gap()
    screen.show(sheets(packet, painter, screen.width))
    screen.gap()
    _tell_ranks(session, packet)
    screen.gap()
    session.tell("secret")
    screen.show(Text("  " + session.promise.secret.hex(), style="cyan"))
    if words := [word for word in session.promise.words if word]:
        session.tell("secret-words", words=", ".join(words))
    maybe_save(session)
    tell_verify(session)


def _tell_ranks(session: Session, packet: Packet) -> None:
    """Everybody by place, an opponent who holds no seat among them."""
    told: list[tuple[int, int, Mapping[str, Arg]]] = []
    for seat, (rank, sheet) in enumerate(zip(packet.ranks or (), packet.sheet or (), strict=True)):
        told.append((rank, total(sheet.lines), {"who": Who(seat)}))
    for rival in packet.rivals:
        told.append((rival.place or 0, total(rival.lines), {"who": rival.name, "who-is": "other"}))
    for rank, points, who in sorted(told, key=lambda one: one[0]):
        line = session.painter.tell("rank", place=rank + 1, points=points, **who)
        line.stylize("bold" if rank == 0 else "")
        session.screen.show(line)
