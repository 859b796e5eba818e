"""Find the turn, on one terminal: the table as a seat saw it, and what the turn played there is worth."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from souvenir.analysis.practice import Explained, Practice, Verdict
from souvenir.analysis.puzzle import puzzles_of
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Seat
from souvenir.table.play import AnyTable
from souvenir.terminal.paint import Painter
from souvenir.terminal.screen import Left, Read, Screen
from souvenir.terminal.session import Promise, Session, painter_for
from souvenir.terminal.turn import Turn
from souvenir.words import name_game

ANSWER, NEXT, LEAVE = "a", "n", "q"


def solve_puzzles(
    game: str, number: int, language: str, *, console: Console | None = None, read: Read = input
) -> None:
    """Play the puzzles of a game from this one on, counted from 1, until somebody leaves or all were seen."""
    screen, puzzles = Screen(console, read), puzzles_of(game)
    try:
        for at in range(number, len(puzzles) + 1):
            solving = Solving(Practice(puzzles[at - 1]), language, screen)
            solving.solve(number=at, of=len(puzzles))
    except (Left, KeyboardInterrupt):
        screen.show(painter_for(language, ()).tell("left"))


def show_answer(game: str, number: int, language: str, *, console: Console | None = None) -> None:
    """Print the best turn of a puzzle and what it scores."""
    laid = Practice(puzzles_of(game)[number - 1])
    Solving(laid, language, Screen(console)).explain("puzzle-answer", laid.answer())


class Solving:
    """One puzzle in front of one person."""

    def __init__(self, laid: Practice, language: str, screen: Screen) -> None:
        self.laid, self.screen = laid, screen
        self.painter: Painter = painter_for(language, laid.opened.record.players, laid.at.seat)
        self.game = self.painter.plain(name_game(laid.opened.record.game))

    def tell(self, key: str, **args: str | int) -> None:
        self.screen.show(self.painter.tell(key, **args))

    def solve(self, number: int, of: int) -> None:
        """Ask for the turn until the next puzzle is wanted."""
        while True:
            verdict, said = self._play(
                self.painter.tell("puzzle-title", game=self.game, number=number, of=of)
            )
            self._judged(verdict, said)
            if verdict.right:
                self.explain("puzzle-answer", self.laid.answer())
            while (line := self.screen.ask(self.painter.tell("puzzle-then").plain).lower()) == ANSWER:
                self.explain("puzzle-answer", self.laid.answer())
            if line == NEXT:
                return
            if line == LEAVE:
                raise Left

    def _play(self, title: Text) -> tuple[Verdict, Explained]:
        """One whole turn, and what it is worth."""
        laid, session = self.laid, self._session()
        first, seat = len(session.table.standing()), laid.at.seat
        while True:
            turn = Turn(session, seat)
            turn.notice = [title]
            turn.decide()
            played = session.table.standing()
            if len(played) < first:  # more was taken back than was played here
                session = self._session()
                continue
            steps = [play.action for _, play in played[first:]]
            walk = laid.walk(steps)
            if walk.over:
                with self.screen.console.status(self.painter.tell("puzzle-weighing")):
                    return laid.known(walk) or laid.judge(steps), laid.explain(steps)

    def _session(self) -> Session:
        opened = self.laid.opened
        box, record = boxes()[opened.record.game], opened.record
        table: AnyTable = opened.table()
        promise = Promise(b"", ())
        seen: dict[Seat | None, int] = {self.laid.at.seat: table.seq - 1}
        return Session(
            self.screen, box, box.edition(record.edition.name), record.options, table, record.players,
            promise, self.painter, seen=seen,
        )  # fmt: skip

    def _judged(self, verdict: Verdict, said: Explained) -> None:
        self.screen.gap()
        if verdict.right:
            return self.tell("puzzle-right")
        self.tell("puzzle-wrong", loss=round(100 * verdict.loss.mean))
        points = round(verdict.points.mean)
        if points > 0:
            self.tell("puzzle-points", points=points)
        self.explain("puzzle-yours", said)

    def explain(self, title: str, told: Explained) -> None:
        """A turn in words, and what it scores."""
        heading = self.painter.tell(title)
        heading.stylize("bold")
        steps = [Text(f"  {number}. ") + self.painter.words(step) for number, step in enumerate(told.says, 1)]
        self.screen.show(heading, *steps)
        if told.worth and round(told.worth) > 0:
            self.tell("puzzle-worth", points=round(told.worth))
        if not told.scores and not told.gone:
            return self.tell("puzzle-nothing")
        self.tell("puzzle-scores")
        changes = [(line.points, line) for line in told.scores] + [(-line.points, line) for line in told.gone]
        for points, line in changes:
            signed = f"{points:+d}".replace("-", "\u2212")
            self.screen.show(Text(f"  {signed:>6}  ") + self.painter.words(line.says))
