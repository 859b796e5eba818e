"""Bots against bots until it is known who is stronger; every game is kept as a record."""

from souvenir.lab.arena.contest import Contest
from souvenir.lab.arena.folder import HOME, Folder, usual_folder
from souvenir.lab.arena.run import most_looks, play_on, play_until_decided
from souvenir.lab.arena.seating import fair_after
from souvenir.lab.arena.standings import Standings, stand
from souvenir.lab.arena.workers import LabError, workers_for

__all__ = [
    "HOME",
    "Contest",
    "Folder",
    "LabError",
    "Standings",
    "fair_after",
    "most_looks",
    "play_on",
    "play_until_decided",
    "stand",
    "usual_folder",
    "workers_for",
]
