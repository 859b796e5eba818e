"""Bots for Vivid Memories."""

from souvenir.bots.levels import levels
from souvenir.bots.vivid.greedy import GreedyVivid
from souvenir.bots.vivid.mind import VividMind

BOTS = levels(VividMind, GreedyVivid)
