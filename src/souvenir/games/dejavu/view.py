"""What a viewer may know of a state, built up from nothing. Hands and the deal are secret, no more."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

from souvenir.games.dejavu.chances import chances, yields
from souvenir.games.dejavu.lattice import CELLS
from souvenir.games.dejavu.memory import ICONS
from souvenir.games.dejavu.model import SEEDS, Dealing, Dealt, Frame
from souvenir.games.dejavu.sight import Bit, Choice, Earned, Fragment, PlayArea, Remembered, TileView, View
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import BITS, Tables
from souvenir.kernel.altered import altered
from souvenir.kernel.masks import bits
from souvenir.kernel.once import once_with

KEPT: Final = 4096
"""Nebulae and areas that are remembered, of all tables together."""


def view(t: Tables, s: State, *, revealed: bool = False) -> View:
    """All that everybody may know."""
    return View(
        seat=None,
        seats=s.seats,
        start=s.start,
        turn=s.turn,
        turns=s.turns,
        ending=s.ending,
        map=tuple([_tile(t, s, tile) for tile in range(len(s.cells))]),
        girl=t.edition.tiles[s.girl],
        grid=_bits(s.grid),
        at_hand=_bits(s.loose),
        spent=_bits(s.spent),
        flowers=s.flowers,
        display=_display(t, tuple(s.display)),
        deck=sum(s.deck),
        discards=tuple((t.cards[card].key, count) for card, count in enumerate(s.discards) if count),
        areas=tuple(_area(t, s, player, own=revealed) for player in range(s.seats)),
        bloomed=s.bloomed,
        frame=s.frame if revealed else _frame(s, None),
        chances=(),
    )


def own(t: Tables, s: State, seat: int, common: View) -> View:
    """All that this seat may know: what everybody knows, its hand, its part of the deal, its chances."""
    hand, dealt = _keys(t, s.hands[seat]), _dealt(t, s, seat)
    mine = _holding(common.areas[seat], (hand, dealt))
    return altered(
        common,
        seat=seat,
        areas=(*common.areas[:seat], mine, *common.areas[seat + 1 :]),
        frame=_frame(s, seat),
        chances=chances(t, s, seat),
    )


@cache
def _bits(heap: Heap) -> tuple[Bit, ...]:
    return tuple(BITS[kind] for kind in heap)


@lru_cache(maxsize=KEPT)
def _keys(t: Tables, cards: int) -> tuple[str, ...]:
    return tuple(t.cards[card].key for card in bits(cards))


def _fragment(t: Tables, fragment: int) -> Fragment:
    return Fragment(t.edition.fragment_colours[fragment // SEEDS], fragment % SEEDS + 1)


def _tile(t: Tables, s: State, tile: int) -> TileView:
    flower = bool(s.planted >> tile & 1)
    return _made_tile(t, tile, s.cells[tile], s.bits[tile], s.fragments[tile], flower, yields(s, tile))


@lru_cache(maxsize=KEPT)
def _made_tile(
    t: Tables,
    tile: int,
    cell: int | None,
    heap: Heap,
    fragment: int | None,
    flower: bool,  # noqa: FBT001 (remembered by all of them)
    yielded: Heap,
) -> TileView:
    """A nebula is seen by everybody after every move and seldom changes: made once, shown often."""
    return TileView(
        tile=t.edition.tiles[tile],
        cell=None if cell is None else CELLS[cell],
        bits=_bits(heap),
        fragment=None if fragment is None else _fragment(t, fragment),
        flower=flower,
        yields=_bits(yielded),
    )


@lru_cache(maxsize=KEPT)
def _display(t: Tables, layers: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((t.cards[card].key, sum(layer >> card & 1 for layer in layers)) for card in bits(layers[0]))


def _area(t: Tables, s: State, player: int, *, own: bool) -> PlayArea:
    base = player * len(t.cards)
    return _made_area(
        t,
        _keys(t, s.hands[player]) if own else None,
        _dealt(t, s, player) if own else (),
        s.hands[player].bit_count(),
        s.known[player],
        tuple(s.stm[player]),
        tuple(
            (card, s.points[base + card], bool(s.blooms[player] >> card & 1)) for card in bits(s.ltm[player])
        ),
        s.pots[player],
        s.chests[player],
        s.held[player],
        tuple(s.icons[player * ICONS : (player + 1) * ICONS]),
        s.start_points[player],
    )


@lru_cache(maxsize=KEPT)
def _made_area(
    t: Tables,
    hand: tuple[str, ...] | None,
    dealt: tuple[Choice, ...],
    hand_size: int,
    known: int,
    short_term: tuple[tuple[int, Heap], ...],
    long_term: tuple[tuple[int, int, bool], ...],
    flower: bool,  # noqa: FBT001 (remembered by all of them)
    chests: Heap,
    held: int,
    icons: tuple[int, ...],
    start_points: int,
) -> PlayArea:
    return PlayArea(
        hand=hand,
        dealt=dealt,
        hand_size=hand_size,
        known=_keys(t, known),
        short_term=tuple(Remembered(t.cards[card].key, _bits(heap)) for card, heap in short_term),
        long_term=tuple(Earned(t.cards[card].key, points, bloom) for card, points, bloom in long_term),
        flower=flower,
        chests=_bits(chests),
        fragments=tuple(_fragment(t, fragment) for fragment in bits(held)),
        icons=icons,
        start_points=start_points,
    )


def _hold(area: PlayArea, own: tuple[tuple[str, ...], tuple[Choice, ...]]) -> PlayArea:
    hand, dealt = own
    return altered(area, hand=hand, dealt=dealt)


_holding: Final = once_with(_hold, KEPT)
"""An area with what only its owner sees of it."""


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
