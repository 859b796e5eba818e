"""Ids and names of the components, for events, offers and views."""

from __future__ import annotations

from functools import cache

from souvenir.games.memoria.model import Claim, Face
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Phrase, Seat, say


def picture_id(picture: str) -> str:
    return f"picture:{picture}"


def face_id(face: Face) -> str:
    """A card in one's hand."""
    return f"face:{face}"


def place_id(seat: Seat) -> str:
    """The card that lies before a player."""
    return f"place:{seat}"


def fact_id(fact: str) -> str:
    return f"fact:{fact}"


def value_id(claim: Claim) -> str:
    return f"fact:{claim.fact}:{claim.value}"


def line_id(number: int) -> str:
    """A sentence of a story told from a page."""
    return f"line:{number}"


def asked_id(seat: Seat) -> str:
    """What a listener asked."""
    return f"asked:{seat}"


def picture_name(t: Tables, picture: str) -> Phrase:
    """A picture as the edition names it, else by our word for its key."""
    return t.edition.names["pictures"].get(picture) or say(f"memoria-picture-{picture}")


@cache
def face_name(face: Face) -> Phrase:
    return say(f"memoria-face-{face}")


@cache
def topic_name(fact: str) -> Phrase:
    """What a fact is about."""
    return say(f"memoria-topic-{fact}")


@cache
def value_name(fact: str, value: str) -> Phrase:
    return say(f"memoria-life-{fact}-{value}")


def pictures_name(t: Tables, pictures: tuple[str, ...]) -> tuple[Phrase, ...]:
    return tuple(picture_name(t, picture) for picture in pictures)


def claim_alone(claim: Claim) -> Phrase:
    """A claim as a line of a page."""
    return say(f"memoria-page-{claim.fact}", value=value_name(claim.fact, claim.value))
