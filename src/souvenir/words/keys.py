"""The keys that follow from the names of other things: rules, games, options, bots."""

from __future__ import annotations

from typing import Final

from souvenir.kernel.registry import Option
from souvenir.kernel.talk import Phrase, Who, say

EDITION_NAME: Final = "edition-name"
"""What an edition calls a component: no message but the name itself, by language."""


def rule_key(rule: str) -> str:
    """The message of a rule id; a dot cannot stand in a key."""
    return rule.replace(".", "_")


def name_game(game: str) -> Phrase:
    """What a game is called."""
    return say(f"game-{game}")


def about_game(game: str) -> Phrase:
    """A game in one sentence."""
    return say(f"game-{game}-about")


def name_option(game: str, option: Option) -> Phrase:
    """What the host is asked to choose."""
    return say(f"{game}-option-{option.key}")


def name_value(game: str, option: Option, value: str) -> Phrase | Who:
    """One answer to that; a seat is called by its player."""
    if option.a_seat and value.isdecimal():
        return Who(int(value))
    return say(f"{game}-option-{option.key}-{value}")


def name_chapter(game: str, chapter: str) -> Phrase:
    """The heading of a part of the rules."""
    return say(f"{game}-chapter-{chapter}")


def name_figure(game: str, figure: str) -> Phrase:
    """What a drawn example of the rules shows."""
    return say(f"{game}-figure-{figure}")


def name_provenance(provenance: str) -> Phrase:
    """Whose word a rule or a component is."""
    return say(f"provenance-{provenance}")


def name_face(face: str) -> Phrase:
    """What somebody is called who gave no name."""
    return say(f"face-{face}")


def bot_name(bot: str) -> Phrase:
    """What a bot is called."""
    return say(f"bot-{bot}")
