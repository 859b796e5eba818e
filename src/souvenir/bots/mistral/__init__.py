"""Bots for Plus Belle la Vie."""

from souvenir.bots.levels import levels
from souvenir.bots.mistral.greedy import Greedy
from souvenir.bots.mistral.mind import MistralMind

BOTS = levels(MistralMind, Greedy)
