"""What chooses for an empty seat. A bot is handed a view, never a state: it cannot cheat."""

from souvenir.bots.bot import (
    Bot,
    BotError,
    Planner,
    RandomBot,
    bot_names,
    decide,
    has_mind,
    make_bot,
    mind_of,
    offered_bots,
    usual_bot,
)

__all__ = [
    "Bot",
    "BotError",
    "Planner",
    "RandomBot",
    "bot_names",
    "decide",
    "has_mind",
    "make_bot",
    "mind_of",
    "offered_bots",
    "usual_bot",
]
