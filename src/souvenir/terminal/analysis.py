"""What happened in a game, told: sums for each seat, turns that were wrong, and the luckiest moments."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from souvenir.analysis import Analysis, Luck, Move, better_turn, moments
from souvenir.analysis.memoria import Recap
from souvenir.table.verify import Opened
from souvenir.terminal.paint import Painter
from souvenir.terminal.screen import Screen
from souvenir.terminal.session import painter_for
from souvenir.words import name_game


def show_analysis(opened: Opened, found: Analysis, language: str, *, console: Console | None = None) -> None:
    """Print an analysis; entries are numbered as in the record."""
    screen = Screen(console)
    painter = painter_for(language, opened.record.players)
    names = painter.speaker.names
    _title(screen, painter, opened)
    screen.show(painter.tell("analysis-about"))
    for seat, sums in enumerate(found.seats):
        screen.show(
            painter.tell(
                "analysis-seat",
                name=names[seat],
                start=_hundredths(sums.start.mean),
                end=_hundredths(sums.end),
                luck=_signed(sums.luck.mean),
                skill=_signed(sums.skill.mean),
                hidden=_signed(sums.hidden.mean),
                revised=_signed(sums.revised.mean),
                rest=_signed(sums.rest.mean),
                **{
                    f"{name}-error": _hundredths(getattr(sums, name).error)
                    for name in ("luck", "skill", "hidden", "revised", "rest")
                },
            ),
            painter.tell("analysis-loss", name=names[seat], loss=_tenths(sums.loss), turns=sums.turns),
        )
    _rounds(screen, painter, found.luck, len(names))
    screen.gap()
    marked = [move for move in found.moves if move.mark]
    if not marked:
        screen.show(painter.tell("analysis-no-marks"))
    screen.show(_grid([(move.entry, _move(opened, painter, move)) for move in marked]))
    screen.gap()
    screen.show(_grid([(draw.entry, _luck(painter, draw)) for draw in moments(found.luck)]))


def show_recap(opened: Opened, found: Recap, language: str, *, console: Console | None = None) -> None:
    """Print who was believed, how often rightly, and by how much evidence."""
    screen = Screen(console)
    painter = painter_for(language, opened.record.players)
    names = painter.speaker.names
    _title(screen, painter, opened)
    for name, person in zip(names, found.seats, strict=True):
        screen.show(
            painter.tell(
                "recap-teller", name=name, stories=person.stories, bluffs=person.bluffs,
                believed=person.was_believed, votes=person.votes,
            ),
            painter.tell(
                "recap-listener", name=name, believed=person.believed, votes=person.listened,
                right=person.right,
            ),
        )  # fmt: skip
    screen.gap()
    for story in found.stories:
        screen.show(
            painter.tell(
                "recap-story", name=names[story.orator], face=story.face, believed=story.believed,
                votes=story.votes, pictures=story.pictures, claims=story.claims, questions=story.questions,
            )
        )  # fmt: skip


def _title(screen: Screen, painter: Painter, opened: Opened) -> None:
    title = painter.words(name_game(opened.record.game))
    title.stylize("bold")
    screen.show(title, painter.tell("players", names=", ".join(painter.speaker.names)))


def _rounds(screen: Screen, painter: Painter, draws: Sequence[Luck], seats: int) -> None:
    for number in sorted({draw.round for draw in draws if draw.round is not None}):
        came = [draw for draw in draws if draw.round == number]
        shares = [
            f"{name} {_signed(sum(draw.gained[seat].mean for draw in came))}"
            for seat, name in enumerate(painter.speaker.names[:seats])
        ]
        screen.show(painter.tell("analysis-round", round=number, shares=", ".join(shares)))


def _luck(painter: Painter, draw: Luck) -> Text:
    came = draw.gained[draw.seat]
    return painter.tell(
        "analysis-luck",
        name=painter.speaker.names[draw.seat],
        gained=_signed(came.mean),
        error=_hundredths(came.error),
    )


def _move(opened: Opened, painter: Painter, move: Move) -> Text:
    assert move.mark
    lines = [
        painter.tell(
            "analysis-mark",
            mark=move.mark,
            name=painter.speaker.names[move.seat],
            loss=_hundredths(move.loss.mean),
            error=_hundredths(move.loss.error),
            points=round(move.points.mean),
        ),
        painter.tell(
            "analysis-better", steps="; ".join(map(painter.speaker.say, better_turn(opened, move).says))
        ),
    ]
    if move.hindsight:
        lines.append(
            painter.tell(
                "analysis-hindsight",
                loss=_hundredths(move.hindsight.mean),
                error=_hundredths(move.hindsight.error),
            )
        )
    return Text("\n").join(lines)


def _grid(rows: Sequence[tuple[int, Text]]) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", width=5)
    grid.add_column()
    for entry, text in rows:
        grid.add_row(str(entry), text)
    return grid


def _hundredths(chance: float) -> str:
    return str(round(100 * chance))


def _tenths(chance: float) -> str:
    return f"{100 * chance:.1f}"


def _signed(chance: float) -> str:
    return f"{round(100 * chance):+d}".replace("-", "\u2212")
