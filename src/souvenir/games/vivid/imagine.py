"""A whole state that fits a view: what the viewer cannot know is dealt anew, all else is as seen."""

from __future__ import annotations

from random import Random

from souvenir.games.vivid.model import COLOURS, SLOTS, Automa, Board, Reflect, Taking, View
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HEAP_OF, ROOM, SIZE, UNIT, Tables


def imagine(t: Tables, v: View, rng: Random) -> State:
    """A state that this viewer cannot tell from the real one, made from the view alone."""
    s = State()
    s.seats, s.players = v.seats, max(v.seats, 2)
    s.round, s.start = v.round, v.start
    s.supply, s.gone = list(v.supply), list(v.gone)
    s.line = [t.tile[entry.tile] for entry in v.line]
    s.on = [sum(UNIT[t.colour[c]] for c in entry.fragments) for entry in v.line]
    _boards(t, s, v.boards)
    s.discards = _tiles(t, v.discards)
    s.frame, s.sheet = v.frame, v.sheet
    s.automa = None
    if v.automa:
        card = {made.key: number for number, made in enumerate(t.edition.automa.cards)}
        unseen = tuple(card[key] for key in v.automa.unseen)
        claimed = _tiles(t, v.automa.claimed)
        s.automa = Automa(card[v.automa.card], unseen, v.automa.piles, claimed)
        s.waiting[v.seats] = _tiles(t, v.automa.new)
    s.deck = _unseen_tiles(t, s)
    s.bag = _bag(t, s)
    s.aspirations = _aspirations(t, v, rng)
    return s


def _tiles(t: Tables, keys: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(t.tile[key] for key in keys)


def _boards(t: Tables, s: State, boards: tuple[Board, ...]) -> None:
    heaps = [HEAP_OF[tuple(sorted(t.colour[c] for c in hex))] for board in boards for hex in board.hexes]
    heaps += [0] * (t.hexes * (s.players - len(boards)))
    s.hexes = heaps
    rows = [heaps[p * t.hexes : (p + 1) * t.hexes] for p in range(s.players)]
    s.empty = [sum(1 << h for h, heap in enumerate(row) if heap == 0) for row in rows]
    s.full = [sum(1 << h for h, heap in enumerate(row) if SIZE[heap] == ROOM) for row in rows]
    without = s.players - len(boards)
    s.core = [sum(1 << core for core, filled in enumerate(b.cores) if filled) for b in boards] + [0] * without
    s.bank = [None if slot.tile is None else t.tile[slot.tile] for b in boards for slot in b.bank]
    s.bank += [None] * (without * len(SLOTS))
    s.flipped = [sum(1 << i for i, slot in enumerate(b.bank) if slot.score_face) for b in boards] + [
        0
    ] * without
    s.used = [sum(1 << i for i, slot in enumerate(b.bank) if slot.used) for b in boards] + [0] * without
    s.waiting = [_tiles(t, b.waiting) for b in boards] + [()] * without
    s.cherished = [_tiles(t, b.cherished) for b in boards] + [()] * without


def seen_tiles(s: State) -> list[int]:
    """Every tile that has left the deck, wherever it is."""
    emptied = s.frame.emptied if isinstance(s.frame, Taking) else ()
    claimed = s.automa.claimed if s.automa else ()
    own = [tile for p in range(s.seats) for tile in (*s.waiting[p], *s.cherished[p])]
    return [*s.line, *emptied, *claimed, *own, *(tile for tile in s.bank if tile is not None), *s.discards]


def _unseen_tiles(t: Tables, s: State) -> tuple[int, ...]:
    seen = set(seen_tiles(s))
    return tuple(tile for tile in range(len(t.edition.tiles)) if tile not in seen)


def outside_bag(t: Tables, s: State) -> list[int]:
    """Fragments by colour that lie anywhere but in the bag."""
    counts = [supply + gone for supply, gone in zip(s.supply, s.gone, strict=True)]
    loose = [s.frame.taken] if isinstance(s.frame, Taking) else []
    for heap in (*s.hexes, *loose):
        for colour, count in enumerate(COUNT[heap]):
            counts[colour] += count
    for packed in s.on:
        for colour in range(len(COLOURS)):
            counts[colour] += packed // UNIT[colour] & 7
    for player in range(s.seats):
        for core, colour in enumerate(t.board_colours[player % len(t.board_colours)]):
            counts[colour] += s.core[player] >> core & 1
        using = s.frame.using[player] if isinstance(s.frame, Reflect) else None
        if using is not None and s.used[player] >> using.slot & 1:
            counts[using.picked[0]] += 1  # drawn by speculate, not yet placed
    for colour, pile in enumerate(s.automa.piles if s.automa else ()):
        counts[colour] += pile
    return counts


def _bag(t: Tables, s: State) -> list[int]:
    return [t.edition.fragments_each - count for count in outside_bag(t, s)]


def _aspirations(t: Tables, v: View, rng: Random) -> tuple[int, ...]:
    known = [t.colour[b.aspiration] if b.aspiration else None for b in v.boards]
    hidden = [c for c in range(len(COLOURS)) if c not in known]
    if v.aspirations_left is not None:
        hidden = [t.colour[c] for c in v.aspirations_left]
    else:
        rng.shuffle(hidden)
    dealt = tuple(colour if colour is not None else hidden.pop() for colour in known)
    return dealt + tuple(hidden)
