"""The state of a game: a few flat lists of small numbers, quick to copy.

Layout. Families, characters (0-15), guests (0-7), places, embrouilles (0-31) and columns are numbers
into the edition. A *card* is a character's number, 16 + a guest's, or 24 + an embrouille's; a *kind* is a
card below 24. Places 0-11 are the numbered ones, then STREET, STATION, PRISON and, for figures that have
not come yet, BESIDE. `hand[seat * 24 + kind]` counts cards; `held[seat]` is the mask of kinds with any.
`columns[seat * 5 + column]` is 0 or a packed column (see columns). `count[seat * 16 + character]` is what
counts for control; `controls[seat]` the mask of characters that it gives, `controlled` all of them.
`at[place]` is the mask of figures there. `deck` counts kinds in the three piles together: which pile a
card lies in exists only as far as `tops`, the colours seen; `under` counts by family what lies below them.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.model import FRAMES, Frame, Scored
from souvenir.kernel.game import Json
from souvenir.kernel.plain import alike, pack_fields, unpack_fields

CHARACTERS: Final = 16
GUESTS: Final = 8
EMBROUILLES: Final = 32
KINDS: Final = CHARACTERS + GUESTS
PLACES: Final = 12
STREET: Final = 12
STATION: Final = 13
PRISON: Final = 14
BESIDE: Final = 15
COLUMNS: Final = 5
PILES: Final = 3

_PACKED: Final = {c.__name__: c for c in (*FRAMES, Scored)}

Known = tuple[tuple[int, ...], ...]
"""For each viewer, the spectator last, the cards they know in one hand; () when nobody knows any."""


FIELDS: Final = (
    "at", "columns", "controlled", "controls", "count", "deck", "discards", "embrouille_discards",
    "embrouille_pile", "embrouilles", "frames", "gained", "hand", "held", "home", "inside", "known",
    "open", "piles", "played", "seats", "sheet", "size", "start", "stock", "tops", "turns", "under",
    "unopened", "where",
)  # fmt: skip


class State:
    """One moment of one game."""

    __slots__ = FIELDS

    seats: int
    start: int
    turns: int
    """Turns begun so far."""
    frames: tuple[Frame, ...]
    """What is being decided, the last one first; none when the game is over."""
    hand: list[int]
    held: list[int]
    size: list[int]
    """Cards in hand, embrouilles among them."""
    embrouilles: list[int]
    """Masks of those in each hand."""
    known: list[Known]
    gained: int
    """Mask of seats whose hand grew and has not been checked; 0 between decisions."""
    columns: list[int]
    count: list[int]
    controls: list[int]
    controlled: int
    at: list[int]
    where: list[int]
    inside: int
    """Mask of figures in numbered places."""
    home: int
    """Those of them in a place of their own colour."""
    deck: list[int]
    under: list[int]
    piles: list[int]
    tops: list[int | None]
    stock: int
    """Cards in the three piles together."""
    discards: list[int]
    embrouille_pile: int
    embrouille_discards: int
    open: tuple[int, ...]
    """The places of the open rendez-vous."""
    unopened: int
    """Mask of those not opened yet."""
    played: int
    sheet: tuple[Scored, ...]

    def copy(self) -> State:
        """A state that shares nothing that can change."""
        c = State()
        c.seats = self.seats
        c.start = self.start
        c.turns = self.turns
        c.frames = self.frames
        c.hand = self.hand[:]
        c.held = self.held[:]
        c.size = self.size[:]
        c.embrouilles = self.embrouilles[:]
        c.known = self.known[:]
        c.gained = self.gained
        c.columns = self.columns[:]
        c.count = self.count[:]
        c.controls = self.controls[:]
        c.controlled = self.controlled
        c.at = self.at[:]
        c.where = self.where[:]
        c.inside = self.inside
        c.home = self.home
        c.deck = self.deck[:]
        c.under = self.under[:]
        c.piles = self.piles[:]
        c.tops = self.tops[:]
        c.stock = self.stock
        c.discards = self.discards[:]
        c.embrouille_pile = self.embrouille_pile
        c.embrouille_discards = self.embrouille_discards
        c.open = self.open
        c.unopened = self.unopened
        c.played = self.played
        c.sheet = self.sheet
        return c

    def dump(self) -> Json:
        """The state as JSON values."""
        return pack_fields(self, FIELDS)

    @classmethod
    def load(cls, j: Json) -> State:
        """The state that `dump` wrote."""
        s = cls()
        unpack_fields(s, FIELDS, j, _PACKED, lists=_LISTS)
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and alike(self, other, FIELDS)

    __hash__ = None  # type: ignore[assignment]


_LISTS: Final = frozenset(
    ("hand", "held", "size", "embrouilles", "known", "columns", "count", "controls", "at", "where", "deck",
     "under", "piles", "tops", "discards")
)  # fmt: skip
