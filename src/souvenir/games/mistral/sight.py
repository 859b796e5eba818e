"""What a viewer sees of Plus Belle la Vie, as data. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.games.mistral.model import Family, Frame, Scored
from souvenir.kernel.talk import Phrase, Seat


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A column: its character, how many cards of it, and the guests on it."""

    column: int
    character: str
    cards: int
    guests: tuple[str, ...]
    worth: int
    """What it would be sold for now."""
    next: int | None
    """And with one card more; None: there is no more to be had."""


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand: its backs, which everyone sees, and the cards the viewer knows."""

    backs: tuple[int, ...]
    """How many of each of BACKS."""
    known: tuple[str, ...]
    """One's own cards all; in another hand those given, taken or returned before the viewer's eyes, and those
    that can be told by counting what is seen nowhere."""
    open: tuple[str, ...]
    """Those of them that everybody knows."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's things."""

    columns: tuple[ColumnView, ...]
    hand: HandView
    controls: tuple[str, ...]
    alone: tuple[str, ...]
    """Those of them that nobody shares."""
    majority: int
    """What these would bring if the game ended now."""
    points: int


@dataclass(frozen=True, slots=True)
class RendezVousView:
    """An open rendez-vous: what it asks, what is still missing, and the chance of its combination."""

    place: str
    figures: int
    colours: tuple[Family, ...]
    missing_figures: int
    missing_colours: tuple[Family, ...]
    present: tuple[str, ...]
    """The figures that are there."""
    wanted: Phrase
    """What the dice must show, in words."""
    ways: int
    """Of 6 to the 9th throws."""
    throws: tuple[int, ...]
    """By seat, one for every figure there they control; once they are thrown, those left."""
    one_throw: int
    """The chance of one throw, in thousandths."""
    all_throws: int
    """The chance that one of all those throws makes it, in thousandths."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """The last throw of a rendez-vous."""

    seat: Seat
    dice: tuple[int, ...]
    """In order; none if the throw was let go."""
    matched: tuple[int, ...]
    """Which of them count, by their place in `dice`."""
    reached: int
    """How far that is, of `needed`: dice, faces, or points of a sum."""
    needed: int
    made: bool


@dataclass(frozen=True, slots=True)
class Throwing:
    """A rendez-vous being thrown for, or made and sold at."""

    place: str
    seat: Seat | None
    """Who throws next; None once it is made."""
    throws: tuple[int, ...]
    """By seat, those left."""
    last: Thrown | None
    """None before the first throw."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know."""

    seat: Seat | None
    seats: int
    start: Seat
    turns: int
    places: tuple[tuple[str, str], ...]
    """Each figure on the board and where it stands."""
    counts: tuple[tuple[int, ...], ...]
    """For each character, the cards each player has laid of it."""
    piles: tuple[int, ...]
    tops: tuple[Family | None, ...]
    discards: tuple[tuple[str, int], ...]
    embrouilles: int
    """How many are left to draw."""
    embrouille_discards: tuple[str, ...]
    rendezvous: tuple[RendezVousView, ...]
    throwing: Throwing | None
    """None while there is no rendez-vous to throw or sell at."""
    unopened: tuple[str, ...]
    """The places whose rendez-vous have not been opened yet."""
    played: int
    last: int
    """How many rendez-vous the game has."""
    players: tuple[PlayerView, ...]
    frames: tuple[Frame, ...]
    sheet: tuple[Scored, ...]
