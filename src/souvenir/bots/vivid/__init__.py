"""Bots that play Vivid Memories."""

from souvenir.bots.vivid.greedy import GreedyVivid

BOTS = {"greedy": GreedyVivid}
