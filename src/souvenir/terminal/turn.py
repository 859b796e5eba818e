"""One person's decision, from the first drawing to the move."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from souvenir.kernel.talk import Event, Seat
from souvenir.table import Shown
from souvenir.terminal import layout
from souvenir.terminal.commands import Then, command_of
from souvenir.terminal.match import matching
from souvenir.terminal.menu import Choice, menu, numbered
from souvenir.terminal.session import Session

NEWS_LINES, NEWS_LINES_ROOMY = 4, 10
LONGEST_NUMBER = 6


class Turn:
    """Asks one seat until it has moved."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self.session, self.seat = session, seat
        self.packet = session.packet(seat)
        self.scope: Sequence[Shown] = self.packet.offers
        self._menu: list[Choice] = []

    def decide(self) -> None:
        """Ask until the table has changed."""
        self._draw()
        while True:
            line = self.session.screen.ask(">")
            if command := command_of(line):
                then = command[0](self, command[1])
            else:
                then = self._answer(line)
            if then is Then.MOVED:
                self.session.seen[self.seat] = self.packet.seq
                return
            if then is Then.REDRAW:
                self._draw()

    # ---------------------------------------------------------------- drawing
    def _draw(self) -> None:
        screen, painter = self.session.screen, self.session.painter
        screen.clear()
        lit = {shown.offer.touches[0] for shown in self.scope if shown.offer.touches}
        screen.show(layout.table(self.packet, painter, screen.width, screen.height, lit=lit))
        self._tell_news(self.packet.events)
        assert self.packet.asks is not None
        asks = painter.words(self.packet.asks)
        asks.stylize("bold")
        screen.show(asks)
        self._draw_menu()

    def _tell_news(self, events: Sequence[Event]) -> None:
        screen, painter = self.session.screen, self.session.painter
        most = NEWS_LINES_ROOMY if screen.height >= layout.ROOMY else NEWS_LINES
        if len(events) > most:
            self.session.tell("news-more", count=len(events) - most)
        for event in events[-most:]:
            screen.show(Text("› ") + painter.words(event.says))

    def _draw_menu(self) -> None:
        screen = self.session.screen
        self._menu = menu(self.scope, self.session.painter, screen.width)
        screen.show(numbered(self._menu, screen.width))
        self.session.tell("hint" if len(self.scope) == len(self.packet.offers) else "hint-back")

    # ---------------------------------------------------------------- answering
    def _answer(self, line: str) -> Then:
        if not line:
            self.scope = self.packet.offers
            return Then.REDRAW
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            return self._number(int(line))
        labels = [self.session.painter.plain(shown.offer.label) for shown in self.packet.offers]
        found = matching(line, labels)
        if not found:
            self.session.tell("no-match", said=line)
            return Then.STAY
        return self._narrow([self.packet.offers[n] for n in found], said=line)

    def _number(self, number: int) -> Then:
        if not 1 <= number <= len(self._menu):
            self.session.tell("no-such-number", count=len(self._menu))
            return Then.STAY
        return self._narrow(self._menu[number - 1].shown)

    def _narrow(self, offers: Sequence[Shown], *, said: str = "") -> Then:
        """Play the one that is left, or ask which of several."""
        if len(offers) == 1:
            self.session.table.play(self.seat, offers[0].action)
            return Then.MOVED
        self.scope = offers
        if not said:
            return Then.REDRAW
        self.session.tell("ambiguous", said=said, count=len(offers))
        self._draw_menu()
        return Then.STAY
