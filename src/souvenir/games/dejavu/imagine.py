"""A whole state that fits a view: what the viewer cannot know is dealt anew, all else is as seen."""

from __future__ import annotations

from random import Random

from souvenir.games.dejavu import lattice
from souvenir.games.dejavu.dealing import DISCARDS, HAND
from souvenir.games.dejavu.model import SEEDS, Dealing, Dealt, Instant
from souvenir.games.dejavu.sight import Bit, Fragment, View
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import KIND_OF, Tables
from souvenir.kernel.masks import bits


def imagine(t: Tables, v: View, rng: Random) -> State:
    """A state that this viewer cannot tell from the real one, made from the view alone."""
    s = State()
    s.seats, s.start, s.turn, s.turns, s.ending = v.seats, v.start, v.turn, v.turns, v.ending
    s.grid, s.loose, s.spent = _heap(v.grid), _heap(v.at_hand), _heap(v.spent)
    s.flowers, s.bloomed, s.frame = v.flowers, v.bloomed, v.frame
    _map(t, s, v)
    _areas(t, s, v)
    left = dict(v.display)
    most = max(card.copies + card.silver * (v.seats > 2) for card in t.edition.public)
    s.display = [
        sum(1 << t.card[key] for key, count in left.items() if count > layer) for layer in range(most)
    ]
    s.discards = [0] * t.individual
    for key, count in v.discards:
        s.discards[t.card[key]] = count
    _hidden(t, s, v, rng)
    return s


def _heap(found: tuple[Bit, ...]) -> Heap:
    return tuple(KIND_OF[bit.shape, bit.colour] for bit in found)


def _cards(t: Tables, keys: tuple[str, ...]) -> int:
    return sum(1 << t.card[key] for key in keys)


def _fragment(t: Tables, fragment: Fragment) -> int:
    return t.edition.fragment_colours.index(fragment.colour) * SEEDS + fragment.seeds - 1


def _map(t: Tables, s: State, v: View) -> None:
    s.cells = tuple(None if tile.cell is None else lattice.CELL_OF[tile.cell] for tile in v.map)
    s.near = () if None in s.cells else lattice.joined(s.cells)
    s.girl = t.tile[v.girl]
    s.bits = [_heap(tile.bits) for tile in v.map]
    s.fragments = [None if tile.fragment is None else _fragment(t, tile.fragment) for tile in v.map]
    s.planted = sum(1 << n for n, tile in enumerate(v.map) if tile.flower)


def _areas(t: Tables, s: State, v: View) -> None:
    areas = v.areas
    s.hands = [_cards(t, area.hand or ()) for area in areas]
    s.known = [_cards(t, area.known) for area in areas]
    s.stm = [tuple((t.card[e.card], _heap(e.bits)) for e in area.short_term) for area in areas]
    s.ltm = [_cards(t, tuple(e.card for e in area.long_term)) for area in areas]
    s.blooms = [_cards(t, tuple(e.card for e in area.long_term if e.flower)) for area in areas]
    s.pots = [area.flower for area in areas]
    s.chests = [_heap(area.chests) for area in areas]
    s.icons = [count for area in areas for count in area.icons]
    s.held = [sum(1 << _fragment(t, fragment) for fragment in area.fragments) for area in areas]
    s.start_points = [area.start_points for area in areas]
    s.points = [0] * (v.seats * len(t.cards))
    for player, area in enumerate(areas):
        for earned in area.long_term:
            s.points[player * len(t.cards) + t.card[earned.card]] = earned.points


# -------------------------------------------------------------------- what is not seen
def _unseen(t: Tables, s: State) -> list[int]:
    """Counts of the individual cards that lie where the viewer cannot look."""
    counts = [copies - gone for copies, gone in zip(t.copies, s.discards, strict=True)]
    masks = [*s.hands, *(ltm & t.all_individual for ltm in s.ltm)]
    masks += [1 << card for cards in s.stm for card, _ in cards]
    if isinstance(s.frame, Instant) and s.frame.card < t.individual:
        masks.append(1 << s.frame.card)
    for mask in masks:
        for card in bits(mask):
            counts[card] -= 1
    return counts


def _hidden(t: Tables, s: State, v: View, rng: Random) -> None:
    others = [player for player in range(v.seats) if player != v.seat]
    s.deck = _unseen(t, s)
    if isinstance(s.frame, Dealing):
        s.frame = _deal(s, s.frame, rng)
        return
    for player in others:
        s.hands[player] = s.known[player]
        for card in bits(s.known[player]):
            s.deck[card] -= 1
    Hands(s, rng).deal([(p, v.areas[p].hand_size - s.known[p].bit_count()) for p in others])


class Hands:
    """Deals the unseen cards to hands so that nobody holds a copy of what they have.

    Late in a game few cards are unseen and a card dealt at random may leave another hand without:
    then cards change places along a chain, as in any matching, so a deal is found if there is one.
    """

    def __init__(self, s: State, rng: Random) -> None:
        self.s, self.rng = s, rng
        self.dealt: set[int] = set()
        self.taboo = list(s.ltm)
        for player, cards in enumerate(s.stm):
            self.taboo[player] |= sum(1 << card for card, _ in cards)

    def deal(self, wanted: list[tuple[int, int]]) -> None:
        self.dealt = {player for player, _ in wanted}
        places = [player for player, count in wanted for _ in range(count)]
        self.rng.shuffle(places)
        for player in places:
            if not self._give(player, set()):
                raise ValueError("a view that no state has")

    def _give(self, player: int, tried: set[int]) -> bool:
        """One more card for a player, out of the deck or, through another player, out of a hand."""
        s = self.s
        held = s.hands[player] | self.taboo[player]
        fits = [card for card in range(len(s.deck)) if not held >> card & 1]
        drawn = [card for card in fits for _ in range(s.deck[card])]
        if drawn:
            card = self.rng.choice(drawn)
            s.deck[card] -= 1
            s.hands[player] |= 1 << card
            return True
        self.rng.shuffle(fits)
        for card in fits:
            if card in tried:
                continue
            tried.add(card)
            for other in self.dealt - {player}:
                if s.hands[other] & ~s.known[other] & 1 << card:
                    s.hands[other] ^= 1 << card
                    s.hands[player] |= 1 << card
                    if self._give(other, tried):
                        return True
                    s.hands[player] ^= 1 << card
                    s.hands[other] |= 1 << card
        return False


def _deal(s: State, f: Dealing, rng: Random) -> Dealing:
    """Everybody else's part of the deal, with as many second copies as they were seen to set aside."""
    own = [part for part in f.parts if part is not None]
    for part in own:
        for card in (*bits(part.cards), *part.twins):
            s.deck[card] -= 1
    parts = tuple(
        part or _dealt(s, f.starts, f.twins[player], rng, finished=f.finished[player])
        for player, part in enumerate(f.parts)
    )
    return Dealing(f.starts, parts, f.finished, f.twins)


def _dealt(s: State, starts: int, twins: int, rng: Random, *, finished: bool) -> Dealt:
    size = HAND + DISCARDS + starts
    cards: list[int] = []
    second: list[int] = []
    while len(second) < twins:
        # Fresh cards first; a third copy only where all cards of the part are twins already.
        able = [c for c, n in enumerate(s.deck) if n > 1 and c not in cards] if len(cards) < size else []
        card = rng.choice(able or [c for c in cards if s.deck[c]])
        if card not in cards:
            cards.append(card)
            s.deck[card] -= 1
        second.append(card)
        s.deck[card] -= 1
    while len(cards) < size:
        card = rng.choice([c for c, n in enumerate(s.deck) for _ in range(n) if c not in cards])
        cards.append(card)
        s.deck[card] -= 1
    rng.shuffle(cards)
    chosen = cards if finished else []
    starting = sum(1 << card for card in chosen[:starts])
    discarding = sum(1 << card for card in chosen[starts : starts + DISCARDS])
    return Dealt(sum(1 << card for card in cards), tuple(second), starting, discarding)
