"""What happened in a finished game: where it turned, what each turn cost, and how lucky everyone was."""

from souvenir.analysis.analyst import BadGame, analyse
from souvenir.analysis.better import Better, better_turn
from souvenir.analysis.report import Analysis, Luck, Mark, Move, Seated, moments

__all__ = [
    "Analysis",
    "BadGame",
    "Better",
    "Luck",
    "Mark",
    "Move",
    "Seated",
    "analyse",
    "better_turn",
    "moments",
]
