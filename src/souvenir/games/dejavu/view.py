"""What a viewer may know of a state, built up from nothing. Hands and the deal are secret, no more."""

from __future__ import annotations

from typing import Literal

from souvenir.games.dejavu.chances import chances, yields
from souvenir.games.dejavu.lattice import CELLS
from souvenir.games.dejavu.memory import ICONS
from souvenir.games.dejavu.model import (
    SEEDS,
    Bit,
    Choice,
    Dealing,
    Dealt,
    Earned,
    Fragment,
    Frame,
    PlayArea,
    Remembered,
    TileView,
    View,
)
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import BITS, Tables
from souvenir.kernel.masks import bits


def view(t: Tables, s: State, seat: int | None, *, revealed: bool = False) -> View:
    """All that this viewer may know."""
    return View(
        seat=seat,
        seats=s.seats,
        start=s.start,
        turn=s.turn,
        turns=s.turns,
        ending=s.ending,
        map=tuple(_tile(t, s, tile) for tile in range(len(s.cells))),
        girl=t.edition.tiles[s.girl],
        grid=_bits(s.grid),
        at_hand=_bits(s.loose),
        spent=_bits(s.spent),
        flowers=s.flowers,
        display=_display(t, s),
        deck=sum(s.deck),
        discards=tuple((t.cards[card].key, count) for card, count in enumerate(s.discards) if count),
        areas=tuple(_area(t, s, player, own=revealed or player == seat) for player in range(s.seats)),
        bloomed=s.bloomed,
        frame=s.frame if revealed else _frame(s, seat),
        chances=tuple(chances(t, s, seat)),
    )


def _bits(heap: Heap) -> tuple[Bit, ...]:
    return tuple(BITS[kind] for kind in heap)


def _keys(t: Tables, cards: int) -> tuple[str, ...]:
    return tuple(t.cards[card].key for card in bits(cards))


def _fragment(t: Tables, fragment: int) -> Fragment:
    return Fragment(t.edition.fragment_colours[fragment // SEEDS], fragment % SEEDS + 1)


def _tile(t: Tables, s: State, tile: int) -> TileView:
    cell, fragment = s.cells[tile], s.fragments[tile]
    return TileView(
        tile=t.edition.tiles[tile],
        cell=None if cell is None else CELLS[cell],
        bits=_bits(s.bits[tile]),
        fragment=None if fragment is None else _fragment(t, fragment),
        flower=bool(s.planted >> tile & 1),
        yields=_bits(yields(s, tile)),
    )


def _display(t: Tables, s: State) -> tuple[tuple[str, int], ...]:
    return tuple(
        (t.cards[card].key, sum(layer >> card & 1 for layer in s.display)) for card in bits(s.display[0])
    )


def _area(t: Tables, s: State, player: int, *, own: bool) -> PlayArea:
    base = player * len(t.cards)
    long_term = tuple(
        Earned(t.cards[card].key, s.points[base + card], bool(s.blooms[player] >> card & 1))
        for card in bits(s.ltm[player])
    )
    return PlayArea(
        hand=_keys(t, s.hands[player]) if own else None,
        dealt=_dealt(t, s, player) if own else (),
        hand_size=s.hands[player].bit_count(),
        known=_keys(t, s.known[player]),
        short_term=tuple(Remembered(t.cards[card].key, _bits(heap)) for card, heap in s.stm[player]),
        long_term=long_term,
        flower=s.pots[player],
        chests=_bits(s.chests[player]),
        fragments=tuple(_fragment(t, fragment) for fragment in bits(s.held[player])),
        icons=tuple(s.icons[player * ICONS : (player + 1) * ICONS]),
        start_points=s.start_points[player],
    )


def _dealt(t: Tables, s: State, player: int) -> tuple[Choice, ...]:
    part = s.frame.parts[player] if isinstance(s.frame, Dealing) else None
    return () if part is None else tuple(Choice(t.cards[n].key, _goes(part, n)) for n in bits(part.cards))


def _goes(part: Dealt, card: int) -> Literal["start", "discards"] | None:
    if part.starting >> card & 1:
        return "start"
    return "discards" if part.discarding >> card & 1 else None


def _frame(s: State, seat: int | None) -> Frame | None:
    """Where the game stands; of the deal only the viewer's own part."""
    f = s.frame
    if not isinstance(f, Dealing):
        return f
    parts = tuple(part if player == seat else None for player, part in enumerate(f.parts))
    return Dealing(f.starts, parts, f.finished, f.twins)
