"""Bots for Déjà Vu."""

from souvenir.bots.dejavu.greedy import Greedy

BOTS = {"greedy": Greedy}
