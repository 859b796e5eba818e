"""Plus Belle la Vie as data: actions, frames, and what is scored. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from souvenir.kernel.talk import Seat

Family: TypeAlias = Literal["blue", "yellow", "red", "green"]
Back: TypeAlias = Literal["blue", "yellow", "red", "green", "embrouille"]
Kind: TypeAlias = Literal["draw", "lay", "act"]
"""A turn is one of these three: A, B or C of the rulebook."""
Power: TypeAlias = Literal[
    "arrest", "bail", "summons", "shortcut", "mix-up", "last-train",
    "quarrel", "sleight", "find", "errand", "impulse", "second-wind",
]  # fmt: skip

FAMILIES: Final[tuple[Family, ...]] = ("blue", "yellow", "red", "green")
BACKS: Final[tuple[Back, ...]] = (*FAMILIES, "embrouille")
POWERS: Final[tuple[Power, ...]] = (
    "arrest", "bail", "summons", "shortcut", "mix-up", "last-train",
    "quarrel", "sleight", "find", "errand", "impulse", "second-wind",
)  # fmt: skip
MOST_SEATS: Final = 5


# -------------------------------------------------------------------- actions, one click each
@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of a pile of characters."""

    pile: int
    do: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the hand onto a column, or start a new one with it."""

    card: str
    column: int | None
    do: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Clear:
    """Choose the column that makes room: it goes when the card that takes its place is laid."""

    column: int
    do: Literal["clear"] = "clear"


@dataclass(frozen=True, slots=True)
class Imprison:
    """Discard a guest to send a figure of its family to prison."""

    card: str
    figure: str
    do: Literal["imprison"] = "imprison"


@dataclass(frozen=True, slots=True)
class Release:
    """Discard a card to let a figure out of prison: one of its character, or a guest of its family."""

    card: str
    figure: str
    do: Literal["release"] = "release"


@dataclass(frozen=True, slots=True)
class Move:
    """Move a figure one step."""

    figure: str
    place: str
    do: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class DrawEmbrouille:
    """Draw an embrouille, thanks to a figure in a place of its own colour."""

    figure: str
    do: Literal["draw-embrouille"] = "draw-embrouille"


@dataclass(frozen=True, slots=True)
class Encounter:
    """Play an embrouille as an encounter of its two characters."""

    card: str
    do: Literal["encounter"] = "encounter"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Declare an exchange: one's own figure, and the other that it meets."""

    figure: str
    other: str
    do: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True)
class Partner:
    """Choose with whom to exchange, when several share the figure named."""

    seat: Seat
    do: Literal["partner"] = "partner"


@dataclass(frozen=True, slots=True)
class PickLaid:
    """Choose a card laid before an opponent: to take it in exchange, or to spoil it by a quarrel."""

    seat: Seat
    column: int
    card: str
    do: Literal["pick-laid"] = "pick-laid"


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card of the hand, which completes the exchange."""

    card: str
    do: Literal["give"] = "give"


@dataclass(frozen=True, slots=True)
class Play:
    """Play an embrouille for its power."""

    card: str
    do: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Point:
    """Choose the figure that a power strikes."""

    figure: str
    do: Literal["point"] = "point"


@dataclass(frozen=True, slots=True)
class Steal:
    """Name an opponent and a back in their hand."""

    seat: Seat
    back: Back
    do: Literal["steal"] = "steal"


@dataclass(frozen=True, slots=True)
class Fetch:
    """Take a card out of the discarded characters."""

    card: str
    do: Literal["fetch"] = "fetch"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card of a hand that is too full."""

    card: str
    do: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the nine dice."""

    do: Literal["throw"] = "throw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Let a throw go."""

    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell a whole column."""

    column: int
    do: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class Done:
    """Say that one has finished: the turn, the sale, or a power that need not go on."""

    do: Literal["done"] = "done"


Action: TypeAlias = (
    Draw | Lay | Clear | Imprison | Release | Move | DrawEmbrouille | Encounter | Exchange | Partner
    | PickLaid | Give | Play | Point | Steal | Fetch | Discard | Throw | Pass | Sell | Done
)  # fmt: skip
ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Draw, Lay, Clear, Imprison, Release, Move, DrawEmbrouille, Encounter, Exchange, Partner,
    PickLaid, Give, Play, Point, Steal, Fetch, Discard, Throw, Pass, Sell, Done,
)  # fmt: skip


# -------------------------------------------------------------------- frames: where the game stands
# The state keeps a stack of these; the last one says who acts. All of them are public. Figures,
# places, columns and cards are numbers (see state).
@dataclass(frozen=True, slots=True)
class Preparing:
    """The first three rounds: how many cards all have laid, and who lays the next."""

    seat: Seat
    laid: int
    at: Literal["preparing"] = "preparing"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn: what it has become, how much of it is left, and what may not be done twice in it."""

    seat: Seat
    kind: Kind | None = None
    left: int = 0
    """Cards still to draw, cards or actions still allowed."""
    drawn_at: int = 0
    """Mask of places that have given an embrouille."""
    drawn_by: int = 0
    """Mask of figures that have drawn one."""
    met_at: int = 0
    """Mask of places that have seen an encounter."""
    exchanged: int = 0
    """Mask of place * 16 + figure: where which figure has exchanged."""
    at: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Clearing:
    """A column has been chosen to make room; the card that takes its place comes next."""

    seat: Seat
    column: int
    at: Literal["clearing"] = "clearing"


@dataclass(frozen=True, slots=True)
class Exchanging:
    """An exchange that takes effect with its last step, the card given."""

    seat: Seat
    figure: int
    other: int
    partner: Seat | None = None
    column: int | None = None
    card: int | None = None
    at: Literal["exchanging"] = "exchanging"


@dataclass(frozen=True, slots=True)
class Playing:
    """A power that waits for its choices."""

    seat: Seat
    power: Power
    figure: int | None = None
    """The one already chosen or moved."""
    left: int = 0
    """Cards still to draw on an errand."""
    at: Literal["playing"] = "playing"


@dataclass(frozen=True, slots=True)
class Discarding:
    """A hand that is too full, in whoever's turn."""

    seat: Seat
    at: Literal["discarding"] = "discarding"


@dataclass(frozen=True, slots=True)
class RendezVous:
    """A rendez-vous being resolved: who holds the shaker and how many throws each has left."""

    place: int
    seat: Seat
    throws: tuple[int, ...]
    by: Seat | None = None
    """Who had the last throw; None before the first."""
    dice: tuple[int, ...] = ()
    """What it showed, in order; none if it was let go."""
    at: Literal["rendezvous"] = "rendezvous"


@dataclass(frozen=True, slots=True)
class Selling:
    """The sale after a rendez-vous that was made, from its winner clockwise."""

    place: int
    seat: Seat
    winner: Seat
    dice: tuple[int, ...] = ()
    """The throw that made it, in order."""
    at: Literal["selling"] = "selling"


Frame: TypeAlias = (
    Preparing | Turn | Clearing | Exchanging | Playing | Discarding | RendezVous | Selling
)  # fmt: skip
FRAMES: Final[tuple[type[Frame], ...]] = (
    Preparing, Turn, Clearing, Exchanging, Playing, Discarding, RendezVous, Selling,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scored:
    """One line of the sheet as the state keeps it; `score` turns it into words."""

    seat: Seat
    kind: Literal["encounter", "prize", "sale", "majority"]
    points: int
    what: int
    """The embrouille, the place of the rendez-vous, the character sold or controlled."""
    cards: int
    """How many cards were sold, or control."""
