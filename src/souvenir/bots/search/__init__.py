"""Search for every game: a tree of whole turns over imagined states.

A bot is handed a view. The search imagines states that fit it (`game.imagine`), tries whole turns on
them, lets everyone play on for a while, and keeps count of what came of it. What it needs to know of a
game is a `Mind`: which turns are worth a look, how to go on quickly, and what a position promises.
"""

from souvenir.bots.search.bot import SearchBot, Skill
from souvenir.bots.search.budget import Budget
from souvenir.bots.search.mind import Mind, Plan

__all__ = ["Budget", "Mind", "Plan", "SearchBot", "Skill"]
