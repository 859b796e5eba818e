"""Déjà Vu as data: actions and frames; what is seen of it is in `sight`. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from souvenir.kernel.talk import Seat

Shape: TypeAlias = Literal["sun", "moon", "star", "lightning", "raindrop"]
Colour: TypeAlias = Literal["white", "green", "purple", "blue", "red", "yellow"]
Power: TypeAlias = Literal["flower", "chest", "footprint", "collector", "stm", "hand"]
Scoring: TypeAlias = Literal["colour", "run", "triple", "any"]
Source: TypeAlias = str
"""Where a flower comes from: "girl" for the girl tile, else the key of a card."""

SHAPES: Final[tuple[Shape, ...]] = ("sun", "moon", "star", "lightning", "raindrop")
COLOURS: Final[tuple[Colour, ...]] = ("white", "green", "purple", "blue", "red", "yellow")
POWERS: Final[tuple[Power, ...]] = ("flower", "chest", "footprint", "collector", "stm", "hand")
SCORINGS: Final[tuple[Scoring, ...]] = ("colour", "run", "triple", "any")

TILES: Final = 15
SEEDS: Final = 5
FRAGMENT_COLOURS: Final = 3
END_AT: Final = 10
"""`dejavu.end`: this many cards in long-term memory end the game."""
GROW_COST: Final = 3


# -------------------------------------------------------------------- actions, one click each
@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the drawn tile onto a cell of the lattice."""

    q: int
    r: int
    do: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Start:
    """Put a dealt card into long-term memory before the game begins: the speed option."""

    card: str
    do: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card: a dealt one, or one of the hand before drawing."""

    card: str
    do: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Walk:
    """Move the girl one step."""

    tile: str
    do: Literal["walk"] = "walk"


@dataclass(frozen=True, slots=True)
class Plant:
    """Put a flower of the girl tile or of a card onto the girl's nebula."""

    source: Source
    do: Literal["plant"] = "plant"


@dataclass(frozen=True, slots=True)
class Lift:
    """Pick up all bits of a tile, to sow them."""

    tile: str
    do: Literal["lift"] = "lift"


@dataclass(frozen=True, slots=True)
class Drop:
    """Drop one of the bits being sown on the next tile of the path."""

    shape: Shape
    colour: Colour
    tile: str
    do: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Collect:
    """Take a white bit of the final tile."""

    shape: Shape
    do: Literal["collect"] = "collect"


@dataclass(frozen=True, slots=True)
class Build:
    """Begin to build a card at once, from the hand or from the display."""

    card: str
    do: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Cover:
    """Cover the next slot of a card with a bit; a card of the hand goes to short-term memory by it."""

    card: str
    shape: Shape
    colour: Colour
    do: Literal["cover"] = "cover"


@dataclass(frozen=True, slots=True)
class Grow:
    """Begin to grow a flower on the girl tile."""

    do: Literal["grow"] = "grow"


@dataclass(frozen=True, slots=True)
class Spend:
    """Spend a bit on the flower being grown."""

    shape: Shape
    colour: Colour
    do: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a bit in a treasure chest."""

    shape: Shape
    colour: Colour
    do: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class KeepAll:
    """Keep all the bits that are left: the chests have room for them."""

    do: Literal["keep-all"] = "keep-all"


@dataclass(frozen=True, slots=True)
class Refill:
    """Choose a tile that gets one of the last bits of the refill."""

    tile: str
    do: Literal["refill"] = "refill"


@dataclass(frozen=True, slots=True)
class Done:
    """Say that one has finished this step."""

    do: Literal["done"] = "done"


Action: TypeAlias = (
    Lay | Start | Discard | Walk | Plant | Lift | Drop | Collect | Build | Cover | Grow | Spend | Keep
    | KeepAll | Refill | Done
)  # fmt: skip
ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Lay, Start, Discard, Walk, Plant, Lift, Drop, Collect, Build, Cover, Grow, Spend, Keep, KeepAll, Refill,
    Done,
)  # fmt: skip


# -------------------------------------------------------------------- frames: where the game stands
@dataclass(frozen=True, slots=True)
class Mapping:
    """A player lays a drawn tile, the first or the second of two."""

    seat: Seat
    tile: int
    second: bool
    at: Literal["mapping"] = "mapping"


@dataclass(frozen=True, slots=True)
class Dealt:
    """One player's part of the deal, as masks of cards."""

    cards: int
    twins: tuple[int, ...] = ()
    """Second copies that were set aside and replaced."""
    starting: int = 0
    discarding: int = 0


@dataclass(frozen=True, slots=True)
class Dealing:
    """All choose at the same time what to keep. In a view the parts of the others are not there."""

    starts: int
    """How many cards each puts into long-term memory: two under the speed option."""
    parts: tuple[Dealt | None, ...]
    finished: tuple[bool, ...]
    twins: tuple[int, ...]
    """How many second copies each player has set aside, face down."""
    at: Literal["dealing"] = "dealing"


@dataclass(frozen=True, slots=True)
class Flowering:
    """Phase 1, before phase 2 (where a tile may be lifted instead) or after phase 3."""

    seat: Seat
    after: bool
    walked: int
    """Mask of the tiles the girl stood on in this move, where she stands now among them."""
    steps: int
    planted: bool = False
    at: Literal["flowering"] = "flowering"


@dataclass(frozen=True, slots=True)
class Sowing:
    """Phase 2: the bits picked up are dropped one by one along a path."""

    seat: Seat
    tile: int
    visited: int
    """Mask of the start tile and of those that got a bit."""
    at: Literal["sowing"] = "sowing"


@dataclass(frozen=True, slots=True)
class Collecting:
    """Phase 2: white bits of the final tile may be taken."""

    seat: Seat
    tile: int
    left: int
    at: Literal["collecting"] = "collecting"


@dataclass(frozen=True, slots=True)
class Building:
    """Phase 3: anything may be done with the bits at hand."""

    seat: Seat
    at: Literal["building"] = "building"


@dataclass(frozen=True, slots=True)
class Instant:
    """Phase 3: a card is being covered whole."""

    seat: Seat
    card: int
    bits: tuple[int, ...] = ()
    at: Literal["instant"] = "instant"


@dataclass(frozen=True, slots=True)
class Growing:
    """Phase 3: bits are being spent on a flower."""

    seat: Seat
    left: int
    at: Literal["growing"] = "growing"


@dataclass(frozen=True, slots=True)
class Keeping:
    """Phase 3 ends: which bits stay in the chests."""

    seat: Seat
    at: Literal["keeping"] = "keeping"


@dataclass(frozen=True, slots=True)
class Refilling:
    """Phase 4: the last bits do not reach all of the emptiest tiles."""

    seat: Seat
    open: int
    """Mask of the emptiest tiles not yet chosen."""
    chosen: int
    left: int
    at: Literal["refilling"] = "refilling"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Phase 4: hand cards may be discarded before drawing."""

    seat: Seat
    at: Literal["drawing"] = "drawing"


Frame: TypeAlias = (
    Mapping | Dealing | Flowering | Sowing | Collecting | Building | Instant | Growing | Keeping | Refilling
    | Drawing
)  # fmt: skip
