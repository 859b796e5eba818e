"""Phase 4, meditation: bits go into the grid, the map is refilled, new cards are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import frames
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import Action, Discard, Drawing, Refill, Refilling
from souvenir.games.dejavu.names import (
    backs_id,
    bit_name,
    card_name,
    cards_name,
    hand_id,
    loose_id,
    spent_id,
    tile_bit_id,
    tile_id,
    tile_name,
)
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import HAND, Tables, plus
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- grid and refill
def fill_grid(t: Tables, s: State, seat: int, luck: Luck, emit: Emit) -> bool:
    """`dejavu.grid`: spent and unsaved bits into the wells; False if the refill asks a question."""
    gone = s.spent + s.loose
    if gone:
        s.grid = plus(s.grid, gone)
        if emit:
            says = say("dejavu-event-grid", count=len(gone), total=len(s.grid), wells=t.edition.wells)
            touches = (*(spent_id(kind) for kind in s.spent), *(loose_id(kind) for kind in s.loose), "grid")
            emit(Event(says, rule="dejavu.grid", touches=touches))
        s.spent = s.loose = ()
    return len(s.grid) < t.edition.wells or refill(t, s, seat, luck, emit)


def emptiest(s: State) -> int:
    """Mask of the tiles that have the fewest bits."""
    sizes = [len(heap) for heap in s.bits]
    fewest = min(sizes)
    return sum(1 << tile for tile, size in enumerate(sizes) if size == fewest)


def refill(t: Tables, s: State, seat: int, luck: Luck, emit: Emit) -> bool:
    """`dejavu.refill`: bits back to the emptiest tiles, until none is left or a choice must be made."""
    while s.grid:
        tiles = emptiest(s)
        if len(s.grid) < tiles.bit_count():
            s.frame = Refilling(seat, tiles, 0, len(s.grid))
            return False
        pour(t, s, tiles, luck, emit)
    return True


def pour(t: Tables, s: State, tiles: int, luck: Luck, emit: Emit) -> None:
    """One random bit of the grid onto each of these tiles."""
    grid = list(s.grid)
    for tile in bits(tiles):
        kind = grid.pop(luck.below(len(grid)))
        s.bits[tile] = plus(s.bits[tile], (kind,))
        if emit:
            says = say("dejavu-event-refilled", bit=bit_name(kind), tile=tile_name(t, tile))
            touches = ("grid", tile_id(t, tile), tile_bit_id(t, tile, kind))
            emit(Event(says, rule="dejavu.refill", touches=touches, reveals=True))
    s.grid = tuple(grid)


def legal_refill(t: Tables, s: State, f: Refilling, seat: int) -> Sequence[Action]:
    return t.refills[f.open]


def candidates_refill(t: Tables, s: State, f: Refilling, seat: int) -> Iterator[Action]:
    yield from t.refill


def check_refill(t: Tables, s: State, f: Refilling, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Refill)
    tile = t.tile[a.tile]
    if f.open >> tile & 1:
        return None
    rule = "dejavu.refill.choice" if f.chosen >> tile & 1 else "dejavu.refill"
    return Refusal(rule, {"tile": tile_name(t, tile)})


def apply_refill(t: Tables, s: State, f: Refilling, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """`dejavu.refill.choice`: a tile is chosen; the bits are drawn once all are."""
    assert isinstance(a, Refill)
    tile = 1 << t.tile[a.tile]
    s.frame = Refilling(seat, f.open & ~tile, f.chosen | tile, f.left - 1)
    if f.left > 1:
        return False
    pour(t, s, f.chosen | tile, luck, emit)
    return True


# -------------------------------------------------------------------- cards
def begin_drawing(s: State, seat: int) -> bool:
    """Ask which cards to discard; False if the hand is empty."""
    s.frame = frames.drawing(seat)
    return bool(s.hands[seat])


def legal_draw(t: Tables, s: State, f: Drawing, seat: int) -> Sequence[Action]:
    return [*(t.discard[card] for card in bits(s.hands[seat])), t.done]


def candidates_draw(t: Tables, s: State, f: Drawing, seat: int) -> Iterator[Action]:
    yield from legal_draw(t, s, f, seat)


def check_draw(t: Tables, s: State, f: Drawing, seat: int, a: Action) -> Refusal | None:
    return None


def apply_draw(t: Tables, s: State, f: Drawing, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Discard a hand card, or draw; True when the hand may be filled."""
    if not isinstance(a, Discard):
        return True
    card = t.card[a.card]
    s.hands[seat] &= ~(1 << card)
    s.known[seat] &= ~(1 << card)
    s.discards[card] += 1
    if emit:
        says = say("dejavu-event-discarded", who=Who(seat), cards=(card_name(t, card),))
        touches = (hand_id(t, card), "discards")
        emit(Event(says, rule="dejavu.draw", touches=touches, reveals=True))
    return not s.hands[seat]


def fill_hand(t: Tables, s: State, seat: int, luck: Luck, emit: Emit) -> None:
    """`dejavu.draw`: up to the hand size; copies of what one has are discarded and replaced."""
    drawn = 0
    size = icons(s, seat, HAND)
    remembered = s.ltm[seat]
    for card, _ in s.stm[seat]:
        remembered |= 1 << card
    while s.hands[seat].bit_count() < size and _can_keep(s, remembered | s.hands[seat]):
        if not any(s.deck):
            _shuffle(s, emit)
        card = draw_from(s.deck, luck)
        bit = 1 << card
        if not (remembered | s.hands[seat]) & bit:
            s.hands[seat] |= bit
            drawn |= bit
            continue
        s.discards[card] += 1
        if s.hands[seat] & bit:
            s.known[seat] |= bit  # the table sees why it was rejected
        if emit:
            rule = "dejavu.hand.no-twins" if s.hands[seat] & bit else "dejavu.draw"
            says = say("dejavu-event-rejected", who=Who(seat), card=card_name(t, card))
            emit(Event(says, rule=rule, touches=("deck", "discards"), reveals=True))
    if emit and drawn:
        says = say("dejavu-event-drew", who=Who(seat), cards=cards_name(t, drawn))
        other = Event(
            say("dejavu-event-drew-other", who=Who(seat), count=drawn.bit_count()),
            rule="dejavu.draw",
            touches=("deck", backs_id(seat)),
        )
        touches = ("deck", *(hand_id(t, card) for card in bits(drawn)))
        told = frozenset((seat,))
        emit(Event(says, rule="dejavu.draw", touches=touches, audience=told, public=other, reveals=True))


def _can_keep(s: State, mine: int) -> bool:
    """Whether any card of deck and discards is none of mine: else drawing stops."""
    counts = enumerate(zip(s.deck, s.discards, strict=True))
    return any(deck + gone and not mine >> card & 1 for card, (deck, gone) in counts)


def _shuffle(s: State, emit: Emit) -> None:
    s.deck, s.discards = s.discards, [0] * len(s.deck)
    if emit:
        emit(Event(say("dejavu-event-shuffled"), rule="dejavu.draw", touches=("discards", "deck")))
