"""One person's decision, from the first drawing to the move."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from souvenir.kernel.talk import Seat
from souvenir.table import Shown
from souvenir.terminal import layout
from souvenir.terminal.commands import Then, command_of
from souvenir.terminal.match import matching
from souvenir.terminal.menu import Choice, menu, numbered
from souvenir.terminal.paint import Painter
from souvenir.terminal.session import Session

MOST_NEWS = 10
LONGEST_NUMBER = 6


class Turn:
    """Asks one seat until it has moved."""

    def __init__(self, session: Session, seat: Seat, *, openly: bool = False) -> None:
        self.session, self.seat = session, seat
        self.viewer = None if openly else seat
        """Whose eyes are on the screen; everybody's where the step is no secret."""
        self.packet = session.packet(self.viewer, acts=seat if openly else None)
        self.scope: Sequence[Shown] = self.packet.offers
        self._menu: list[Choice] = []
        self.notice: list[Text] = []
        """What the next drawing says above the choices."""

    def decide(self) -> None:
        """Ask until the table has changed."""
        self._draw()
        while True:
            line = self.session.screen.ask(self._prompt())
            if command := command_of(line):
                then = command[0](self, command[1])
            else:
                then = self._answer(line)
            if then is Then.MOVED:
                self.session.seen[self.viewer] = self.packet.seq
                return
            if then is Then.REDRAW:
                self._draw()

    # ---------------------------------------------------------------- drawing
    def _draw(self) -> None:
        screen, painter = self.session.screen, self.session.painter
        lit = {shown.offer.touches[0] for shown in self.scope if shown.offer.touches}
        table = layout.table(self.packet, painter, screen.width, screen.height, lit=lit)
        assert self.packet.asks is not None
        asks = self._painter.words(self.packet.asks)
        if self.viewer is None:
            asks = Text(f"{self.session.names[self.seat]}: ") + asks
        asks.stylize("bold")
        self._menu = menu(self.scope, self._painter, screen.width)
        choices = numbered(self._menu, screen.width)
        above, below = screen.laid_out(table), screen.laid_out(asks, *self.notice, choices)
        self.notice = []
        room = screen.height - 1 - len(above.lines) - len(below.lines)
        screen.clear()
        screen.show(above, *self._news(room), below)

    def _news(self, room: int) -> list[Text]:
        """What happened since this person last decided, the last things if there is no room for all."""
        events, painter = self.packet.events, self._painter
        told: list[Text] = []
        for most in range(min(MOST_NEWS, len(events)), 0, -1):
            told = [Text("› ") + painter.words(event.says) for event in events[-most:]]
            if len(events) > most:
                told.insert(0, painter.tell("news-more", count=len(events) - most))
            told = told if self._roomy else [Text(" ").join(told)]
            if self.session.screen.lines(*told) <= room:
                break
        return told

    @property
    def _roomy(self) -> bool:
        return self.session.screen.height >= layout.ROOMY

    @property
    def _painter(self) -> Painter:
        """Full words where there is room for them."""
        return self.session.painter if self._roomy else self.session.painter.shortly()

    def _prompt(self) -> str:
        key = "prompt" if len(self.scope) == len(self.packet.offers) else "prompt-back"
        return self.session.painter.tell("prompt-only" if len(self.packet.offers) == 1 else key).plain

    # ---------------------------------------------------------------- answering
    def _answer(self, line: str) -> Then:
        if not line and len(self.packet.offers) == 1:
            return self._narrow(self.packet.offers)
        if not line:
            self.scope = self.packet.offers
            return Then.REDRAW
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            return self._number(int(line))
        # What is listed now is meant first; then anything that can be chosen at all.
        found = self._meant(line, self.scope) or self._meant(line, self.packet.offers)
        if not found:
            self.session.tell("no-match", said=line)
            return Then.STAY
        return self._narrow(found, said=line)

    def _meant(self, line: str, offers: Sequence[Shown]) -> list[Shown]:
        """The offers with these words in their labels as they are shown, or else in full or in short."""
        full = self.session.painter
        for painter in (self._painter, full, full.shortly()):
            if found := matching(line, [painter.words(shown.offer.label).plain for shown in offers]):
                return [offers[n] for n in found]
        return []

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
        if said:
            self.notice = [self.session.painter.tell("ambiguous", said=said, count=len(offers))]
        return Then.REDRAW
