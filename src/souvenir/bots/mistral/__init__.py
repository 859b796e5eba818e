"""Bots for Plus Belle la Vie."""

from souvenir.bots.mistral.greedy import Greedy

BOTS = {"greedy": Greedy}
