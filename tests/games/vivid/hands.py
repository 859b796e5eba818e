"""Whole positions in one call, hands to play them and eyes to read them, for the tests of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS, Action, Colour, Done, Reflect, Slot, Take
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAPS
from souvenir.kernel.log import refuse
from souvenir.kernel.luck import Luck, ScriptedLuck
from souvenir.kernel.talk import Event
from tests.games.vivid import positions as p
from tests.games.vivid.positions import GAME

Heaps = Mapping[int, str]
Bank = Mapping[Slot, str]
"""By slot the key of the tile on it; a `*` behind the key: on its score face."""


# -------------------------------------------------------------------- whole positions
def position(
    *,
    game: Vivid = GAME,
    seats: int = 2,
    round: int = 1,
    start: int = 0,
    line: Mapping[str, str] | None = None,
    boards: Sequence[Heaps] = (),
    banks: Sequence[Bank] = (),
    waiting: Sequence[Sequence[str]] = (),
    cherished: Sequence[Sequence[str]] = (),
    cores: Sequence[Sequence[int]] = (),
    supply: str | None = None,
    bag: str | None = None,
    wishes: Sequence[str] = (),
) -> State:
    """The start player's turn in a position made of these pieces, each given by seat."""
    s = p.in_round(p.fresh(seats, game=game), round)
    s.start = start
    for seat, heaps in enumerate(boards):
        s = p.with_board(s, seat, heaps, game=game)
    for seat, bank in enumerate(banks):
        for slot, key in bank.items():
            s = p.with_bank(s, seat, {slot: key.rstrip("*")}, score_face=key.endswith("*"), game=game)
    for seat, keys in enumerate(waiting):
        s = p.with_waiting(s, seat, *keys, game=game)
    for seat, keys in enumerate(cherished):
        s = p.with_cherished(s, seat, *keys, game=game)
    for seat, filled in enumerate(cores):
        s = p.with_cores(s, seat, *filled, game=game)
    for seat, word in enumerate(wishes):
        s = p.with_aspiration(s, seat, word)
    if line is not None:
        s = p.with_line(s, line, game=game)
    if supply is not None:
        s = p.with_supply(s, {word: supply.split().count(word) for word in COLOURS})
    if bag is not None:
        s = p.with_bag(s, bag)
    s = p.on_turn(s, start, game=game)
    game.invariants(s)
    return s


def on_layout(
    hexes: Sequence[tuple[int, int]], cores: Mapping[tuple[int, int], Colour], *clusters: tuple[int, ...]
) -> Vivid:
    """The game on a board of another shape, the same for everyone."""
    edition = replace(
        GAME.tables.edition,
        hexes=tuple(hexes),
        cores=tuple(cores),
        clusters=clusters,
        boards=(tuple(cores.values()),) * 4,
    )
    return Vivid(edition, {"start": "0"})


# -------------------------------------------------------------------- playing
def why(s: State, seat: int, a: Action, game: Vivid = GAME) -> str | None:
    """The rule that forbids this, or None; `legal` must agree."""
    refusal = refuse(game, s, seat, a)
    assert (a in game.legal(s, seat)) == (refusal is None)
    return refusal.rule if refusal else None


def play(s: State, seat: int, *actions: Action, luck: Luck | None = None, game: Vivid = GAME) -> list[Event]:
    """Let a seat do these things, each of them legal; what was said comes back."""
    told: list[Event] = []
    for a in actions:
        assert why(s, seat, a, game) is None, a
        game.apply(s, seat, a, luck or ScriptedLuck(), told.append)
        game.invariants(s)
    return told


def take(tile: str, words: str) -> list[Action]:
    """Take these fragments from this tile, one by one."""
    return [Take(tile, cast("Colour", word)) for word in words.split()]


def reward(s: State, game: Vivid = GAME) -> State:
    """Everybody finishes reflecting, so that Reward comes; the same state comes back."""
    while isinstance(s.frame, Reflect):
        play(s, game.to_act(s)[0], Done(), game=game)
    return s


# -------------------------------------------------------------------- reading
def is_reflecting(s: State) -> bool:
    return isinstance(s.frame, Reflect)


def board(s: State, seat: int = 0, game: Vivid = GAME) -> dict[int, str]:
    """By hex, the fragments in it in the order of the colours; empty hexes are left out."""
    heaps = enumerate(board_of(game.tables, s, seat))
    return {hex: words(HEAPS[heap]) for hex, heap in heaps if heap}


def words(colours: Iterable[int]) -> str:
    return " ".join(COLOURS[c] for c in colours)


def line(s: State, game: Vivid = GAME) -> dict[str, str]:
    """By tile, from left to right, the fragments on it."""
    return {entry.tile: " ".join(entry.fragments) for entry in game.view(s, None).line}


def keys(tiles: Iterable[int]) -> list[str]:
    return [GAME.tables.edition.tiles[tile].key for tile in tiles]


def filled(s: State, seat: int = 0) -> list[int]:
    """The core slots that are filled."""
    return [core for core in range(s.core[seat].bit_length()) if s.core[seat] >> core & 1]


def points(s: State, kind: str, seat: int = 0) -> list[int]:
    """The points of each line of a seat's sheet of this kind."""
    return [line.points for line in s.sheet if line.player == seat and line.kind.startswith(kind)]
