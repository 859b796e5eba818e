"""The terminal: any game of the registry, drawn from its outline and played by typing a number or a word."""

from souvenir.terminal.analysis import show_analysis, show_recap
from souvenir.terminal.play import play_game
from souvenir.terminal.record import show_record

__all__ = ["play_game", "show_analysis", "show_recap", "show_record"]
