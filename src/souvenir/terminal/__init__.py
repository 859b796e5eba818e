"""The terminal: any game of the registry, drawn from its outline and played by typing a number or a word."""

from souvenir.terminal.play import play_game
from souvenir.terminal.record import show_record

__all__ = ["play_game", "show_record"]
