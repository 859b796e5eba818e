"""Bots for Déjà Vu."""

from souvenir.bots.dejavu.greedy import Greedy
from souvenir.bots.dejavu.mind import DejavuMind
from souvenir.bots.levels import levels

BOTS = levels(DejavuMind, Greedy)
