"""Vivid Memories as data: actions, frames, what is scored, and the view. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from souvenir.kernel.talk import Line, Seat

Colour: TypeAlias = Literal["red", "green", "blue", "purple", "yellow"]
Slot: TypeAlias = Literal["combine", "speculate", "nudge", "swap"]
End: TypeAlias = Literal["left", "right"]

COLOURS: Final[tuple[Colour, ...]] = ("red", "green", "blue", "purple", "yellow")
"""The cycle along which boards and tiles are shifted."""
SLOTS: Final[tuple[Slot, ...]] = ("combine", "speculate", "nudge", "swap")
ROUNDS: Final = 3
MOST_PLAYERS: Final = 4


# -------------------------------------------------------------------- actions, one click each
@dataclass(frozen=True, slots=True)
class Take:
    """Take one fragment of a colour from a tile of the line."""

    tile: str
    colour: Colour
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Place:
    """Put what was taken, added or drawn into a hex."""

    hex: int
    do: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Move:
    """Move one fragment from a hex to another, in a rewire or a nudge."""

    colour: Colour
    source: int
    target: int
    do: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Bank:
    """Lay a waiting tile onto a memory bank slot."""

    tile: str
    slot: Slot
    do: Literal["bank"] = "bank"


@dataclass(frozen=True, slots=True)
class Use:
    """Begin the action of a bank slot: its tile's if a tile covers it, else its own."""

    slot: Slot
    do: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a fragment of a hex, to split, combine or swap it."""

    hex: int
    colour: Colour
    do: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Gain:
    """Choose the colour that comes from the supply."""

    colour: Colour
    do: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Fill:
    """Fill a core slot with a fragment of a thread, taken from this hex."""

    core: int
    hex: int
    do: Literal["fill"] = "fill"


@dataclass(frozen=True, slots=True)
class Done:
    """Say that one has finished: the rewire, or reflecting."""

    do: Literal["done"] = "done"


Action: TypeAlias = Take | Place | Move | Bank | Use | Pick | Gain | Fill | Done
ACTION_TYPES: Final[tuple[type[Action], ...]] = (Take, Place, Move, Bank, Use, Pick, Gain, Fill, Done)


# -------------------------------------------------------------------- frames: where the game stands
@dataclass(frozen=True, slots=True)
class Taking:
    """A turn of Remember until the fragments taken are placed."""

    seat: Seat
    taken: int = 0
    """What was taken so far, as a heap (see tables)."""
    end: End | None = None
    emptied: tuple[int, ...] = ()
    at: Literal["taking"] = "taking"


@dataclass(frozen=True, slots=True)
class Rewiring:
    """A rewire. While both foci are possible the first moves do not yet tell which one it is."""

    seat: Seat
    must_empty: bool = False
    moved: int = 0
    out_of: int | None = None
    into: int | None = None
    at: Literal["rewiring"] = "rewiring"


@dataclass(frozen=True, slots=True)
class Using:
    """One player's action that is begun and takes effect with its last step."""

    slot: int
    hex: int | None = None
    picked: tuple[int, ...] = ()
    """Colours: those chosen in the hex; for speculate the one drawn."""


@dataclass(frozen=True, slots=True)
class Reflect:
    """All players reflect at the same time: what each has begun, and who has finished."""

    using: tuple[Using | None, ...]
    finished: tuple[bool, ...]
    at: Literal["reflect"] = "reflect"


@dataclass(frozen=True, slots=True)
class Opening:
    """An empty core slot of a scored thread, and the hexes that can fill it."""

    core: int
    colour: int
    hexes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reward:
    """Scored threads wait for their players to say which fragments go into the core slots."""

    openings: tuple[tuple[Opening, ...], ...]
    at: Literal["reward"] = "reward"


Frame: TypeAlias = Taking | Rewiring | Reflect | Reward


@dataclass(frozen=True, slots=True)
class Scored:
    """One line of the sheet as the state keeps it; `score` turns it into words."""

    round: int
    player: Seat
    kind: Literal[
        "moment", "thread", "core", "wish-hexes", "wish-cores", "wish-moments", "heaps", "sets", "claims"
    ]
    points: int
    what: int
    """The tile, the colour or the cluster it was scored for."""
    hexes: int
    """Mask of the hexes it came from."""
    times: int
    """Matches, empty slots or fragments: what the points are a multiple of."""


@dataclass(frozen=True, slots=True)
class Automa:
    """The solo opponent: the preference card that lies open, those not yet drawn, what it holds."""

    card: int
    unseen: tuple[int, ...]
    piles: tuple[int, ...]
    claimed: tuple[int, ...]


# -------------------------------------------------------------------- the view
@dataclass(frozen=True, slots=True)
class LineTile:
    """A tile of the line and the fragments on it."""

    tile: str
    fragments: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class BankSlot:
    """A memory bank slot: the tile on it, whether that shows its score face, whether it was used."""

    slot: Slot
    tile: str | None
    score_face: bool
    used: bool


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board, all of it public."""

    hexes: tuple[tuple[Colour, ...], ...]
    cores: tuple[bool, ...]
    bank: tuple[BankSlot, ...]
    waiting: tuple[str, ...]
    cherished: tuple[str, ...]
    held: tuple[Colour, ...]
    """Fragments taken or drawn that wait for their hex."""
    aspiration: Colour | None
    """The viewer's own; everybody's once the game is over."""


@dataclass(frozen=True, slots=True)
class AutomaView:
    """What the automa shows: its open card, how many are left, its heaps and its tiles."""

    card: str
    unseen: tuple[str, ...]
    piles: tuple[int, ...]
    claimed: tuple[str, ...]
    new: tuple[str, ...]
    """Of those, the ones it claimed this round."""
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know."""

    seat: Seat | None
    seats: int
    round: int
    start: Seat
    bag: int
    supply: tuple[int, ...]
    gone: tuple[int, ...]
    deck: int
    line: tuple[LineTile, ...]
    boards: tuple[Board, ...]
    discards: tuple[str, ...]
    automa: AutomaView | None
    frame: Frame | None
    sheet: tuple[Scored, ...]
    aspirations_left: tuple[Colour, ...] | None
    """Those nobody was dealt, once the game is over."""
