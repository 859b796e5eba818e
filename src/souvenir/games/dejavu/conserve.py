"""What never changes: no bit, card, fragment or flower is ever made or lost."""

from __future__ import annotations

from collections import Counter

from souvenir.games.dejavu import lattice
from souvenir.games.dejavu.model import FRAGMENT_COLOURS, POWERS, SEEDS, Dealing, Instant, Mapping
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import CHEST, FLOWER, KINDS, STM, Tables
from souvenir.kernel.masks import bits


def invariants(t: Tables, s: State) -> None:
    """Raise AssertionError if the state breaks a law of conservation or of structure."""
    _map(s)
    if not isinstance(s.frame, Mapping):
        _bits(t, s)
        _fragments(s)
    _cards(t, s)
    _flowers(t, s)
    for player in range(s.seats):
        _player(t, s, player)


def _map(s: State) -> None:
    laid = [cell for cell in s.cells if cell is not None]
    assert len(set(laid)) == len(laid), "two tiles on one cell"
    if s.near:
        assert s.near == lattice.joined(s.cells)
        assert all(near.bit_count() >= 2 for near in s.near), "dejavu.map.two-neighbours"


def _bits(t: Tables, s: State) -> None:
    loose = [*s.grid, *s.loose, *s.spent, *(kind for heap in (*s.bits, *s.chests) for kind in heap)]
    loose += [kind for cards in s.stm for _, heap in cards for kind in heap]
    if isinstance(s.frame, Instant):
        loose += s.frame.bits
    counted = Counter(loose)
    assert [counted[kind] for kind in range(KINDS)] == list(t.bits), "bits"
    assert all(list(heap) == sorted(heap) for heap in (*s.bits, *s.chests, s.loose, s.grid))


def _fragments(s: State) -> None:
    there = [fragment for fragment in s.fragments if fragment is not None]
    held = [fragment for mask in s.held for fragment in bits(mask)]
    assert sorted(there + held) == list(range(FRAGMENT_COLOURS * SEEDS)), "fragments"
    assert s.planted.bit_count() == len(held)


def _cards(t: Tables, s: State) -> None:
    masks = [*s.hands, *(mask & t.all_individual for mask in s.ltm)]
    masks += [1 << card for cards in s.stm for card, _ in cards]
    counts = [deck + gone for deck, gone in zip(s.deck, s.discards, strict=True)]
    if isinstance(s.frame, Instant) and s.frame.card < t.individual:
        masks.append(1 << s.frame.card)
    if isinstance(s.frame, Dealing):
        for part in s.frame.parts:
            assert part is not None
            masks.append(part.cards)
            masks += [1 << card for card in part.twins]
    for mask in masks:
        for card in bits(mask):
            counts[card] += 1
    assert counts == list(t.copies), "individual cards"
    for n, face in enumerate(t.edition.public, t.individual):
        there = sum(layer >> n & 1 for layer in s.display) + sum(ltm >> n & 1 for ltm in s.ltm)
        building = isinstance(s.frame, Instant) and s.frame.card == n
        assert there + building == face.copies + (face.silver if s.seats > 2 else 0), face.key


def _flowers(t: Tables, s: State) -> None:
    assert s.flowers >= 0
    blooms = sum(mask.bit_count() for mask in s.blooms)
    assert s.flowers + blooms + sum(s.pots) + s.planted.bit_count() == t.edition.flowers, "flowers"


def _player(t: Tables, s: State, player: int) -> None:
    icons = s.icons[player * len(POWERS) : (player + 1) * len(POWERS)]
    earned = Counter(power for card in bits(s.ltm[player]) for power in t.powers[card])
    assert icons == [girl + earned[n] for n, girl in enumerate(t.edition.girl)], "icons"
    remembered = sum(1 << card for card, _ in s.stm[player])
    assert not remembered & s.ltm[player], "dejavu.build.no-copy"
    assert not s.hands[player] & (remembered | s.ltm[player]), "dejavu.draw"
    assert s.known[player] & ~s.hands[player] == 0
    assert s.blooms[player] & ~s.ltm[player] == 0
    assert len(s.stm[player]) <= icons[STM]
    assert len(s.chests[player]) <= icons[CHEST]
    assert s.blooms[player].bit_count() <= icons[FLOWER]
    for card, heap in s.stm[player]:
        assert [kind % 5 for kind in heap] == list(t.slots[card][: len(heap)])
        assert 0 < len(heap) < len(t.slots[card])
