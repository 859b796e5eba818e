"""What a viewer may know of a state, built up from nothing. Only aspirations are secret."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import (
    COLOURS,
    SLOTS,
    AutomaView,
    BankSlot,
    Board,
    Colour,
    LineTile,
    Reflect,
    Taking,
    View,
)
from souvenir.games.vivid.score import line_of
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAPS, Tables, unpacked
from souvenir.kernel.altered import altered
from souvenir.kernel.once import once_with

KEPT: Final = 2048
"""Boards and tiles that are remembered, of all tables together."""
_HEAP_COLOURS: Final[tuple[tuple[Colour, ...], ...]] = tuple(
    tuple(COLOURS[c] for c in heap) for heap in HEAPS
)


def view(t: Tables, s: State, *, revealed: bool = False) -> View:
    """All that everybody may know."""
    shown = revealed or s.frame is None
    return View(
        seat=None,
        seats=s.seats,
        round=s.round,
        start=s.start,
        bag=sum(s.bag),
        supply=tuple(s.supply),
        gone=tuple(s.gone),
        deck=len(s.deck),
        line=tuple([_in_line(t, tile, packed) for tile, packed in zip(s.line, s.on, strict=True)]),
        boards=tuple([_board(t, s, p, shows_wish=shown) for p in range(s.seats)]),
        discards=_keys(t, s.discards),
        automa=_automa(t, s),
        frame=s.frame,
        sheet=s.sheet,
        aspirations_left=tuple(COLOURS[c] for c in s.aspirations[s.seats :]) if shown else None,
    )


def own(t: Tables, s: State, seat: int, common: View) -> View:
    """All that this seat may know: what everybody knows, and its aspiration."""
    mine = _wishing(common.boards[seat], COLOURS[s.aspirations[seat]])
    return altered(common, seat=seat, boards=(*common.boards[:seat], mine, *common.boards[seat + 1 :]))


def _key(t: Tables, tile: int) -> str:
    return t.edition.tiles[tile].key


def _keys(t: Tables, tiles: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(_key(t, tile) for tile in tiles)


@lru_cache(maxsize=KEPT)
def _in_line(t: Tables, tile: int, packed: int) -> LineTile:
    return LineTile(_key(t, tile), _on_tile(packed))


@cache
def _on_tile(packed: int) -> tuple[Colour, ...]:
    return tuple(COLOURS[c] for c, count in enumerate(unpacked(packed)) for _ in range(count))


def _wish(board: Board, colour: Colour) -> Board:
    return altered(board, aspiration=colour)


_wishing: Final = once_with(_wish, KEPT)
"""A board with its owner's aspiration."""


def _board(t: Tables, s: State, player: int, *, shows_wish: bool) -> Board:
    first, last = player * len(SLOTS), (player + 1) * len(SLOTS)
    return _made_board(
        t,
        tuple(board_of(t, s, player)),
        s.core[player],
        tuple(s.bank[first:last]),
        s.flipped[player],
        s.used[player],
        s.waiting[player],
        s.cherished[player],
        _held(s, player),
        COLOURS[s.aspirations[player]] if shows_wish else None,
    )


@lru_cache(maxsize=KEPT)
def _made_board(
    t: Tables,
    heaps: tuple[int, ...],
    core: int,
    bank: tuple[int | None, ...],
    flipped: int,
    used: int,
    waiting: tuple[int, ...],
    cherished: tuple[int, ...],
    held: tuple[Colour, ...],
    wish: Colour | None,
) -> Board:
    """A board is seen by every viewer after every move and seldom changes: made once, shown often."""
    slots = [
        BankSlot(name, None if tile is None else _key(t, tile), bool(flipped >> n & 1), bool(used >> n & 1))
        for n, (name, tile) in enumerate(zip(SLOTS, bank, strict=True))
    ]
    return Board(
        hexes=tuple(_HEAP_COLOURS[heap] for heap in heaps),
        cores=tuple(bool(core >> n & 1) for n in range(len(t.core_hexes))),
        bank=tuple(slots),
        waiting=_keys(t, waiting),
        cherished=_keys(t, cherished),
        held=held,
        aspiration=wish,
    )


def _held(s: State, player: int) -> tuple[Colour, ...]:
    f = s.frame
    if isinstance(f, Taking):
        return _HEAP_COLOURS[f.taken] if f.seat == player else ()
    using = f.using[player] if isinstance(f, Reflect) else None
    drawn = using is not None and s.used[player] >> using.slot & 1
    return (COLOURS[using.picked[0]],) if using is not None and drawn else ()


def _automa(t: Tables, s: State) -> AutomaView | None:
    if s.automa is None:
        return None
    cards = t.edition.automa.cards
    return AutomaView(
        card=cards[s.automa.card].key,
        unseen=tuple(cards[card].key for card in s.automa.unseen),
        piles=s.automa.piles,
        claimed=_keys(t, s.automa.claimed),
        new=_keys(t, s.waiting[s.seats]),
        lines=tuple(line_of(t, scored) for scored in s.sheet if scored.player == s.seats),
    )
