"""Ids and names of what lies on the table."""

from __future__ import annotations

from souvenir.kernel.talk import Phrase, Seat, say
from souvenir_pairs.tables import Tables


def card_id(card: int) -> str:
    return f"card:{card}"


def pile_id(seat: Seat) -> str:
    return f"pile:{seat}"


def picture_name(t: Tables, face: int) -> Phrase:
    """A picture as the edition names it, else by our word for its key."""
    key = t.pictures[face]
    return t.edition.names["pictures"].get(key) or say(f"pairs-picture-{key}")
