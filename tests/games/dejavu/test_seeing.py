"""What a viewer knows, and the contract in positions that random play seldom reaches."""

from __future__ import annotations

from random import Random

from souvenir.games.dejavu import score
from souvenir.games.dejavu.chances import covers
from souvenir.games.dejavu.model import Build, Cover, Lift
from souvenir.games.dejavu.outline import outline, reachable
from souvenir.games.dejavu.state import State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.masks import bits
from souvenir.testing import check_game
from tests.games.dejavu.positions import (
    GAME,
    RARE,
    STRIP,
    T,
    at_building,
    at_flowering,
    card,
    copy_of_public,
    dealt,
    dejavu_of,
    fresh,
    heap,
    play,
    with_bits,
    with_hand,
    with_ltm,
    with_map,
)


def test_every_rule_that_can_refuse_does() -> None:
    rare = [(2, build()) for build in RARE] + [(3, copy_of_public())]
    played = check_game(GAME, games=0, positions=rare)
    built = dejavu_of(map="built")
    laid = check_game(built, games=0, positions=[(2, built.setup(2, SimLuck(Random(1)), None))])
    assert played.unheard & laid.unheard == set()


def test_hands_can_be_imagined_when_hardly_a_card_is_left() -> None:
    """Late in a game a card dealt to one hand may be the only one that fits another."""
    s = fresh(4)
    keys = [face.key for face in T.edition.individual]
    for seat in range(4):
        s = with_hand(s, seat)
    for seat in range(4):
        s = with_ltm(s, seat, *[keys[(seat // 2 * 15 + n) % 30] for n in range(13)])
    left = [number for number, count in enumerate(s.deck) for _ in range(count)]
    for number in left:
        takers = [
            p for p in range(4) if not (s.ltm[p] | s.hands[p]) >> number & 1 and s.hands[p].bit_count() < 2
        ]
        if takers:
            s.deck[number] -= 1
            s.hands[takers[0]] |= 1 << number
    s.discards = [n + m for n, m in zip(s.discards, s.deck, strict=True)]
    s.deck = [0] * len(s.deck)
    GAME.invariants(s)
    for seed in range(30):
        for viewer in (0, 3, None):
            v = GAME.view(s, viewer)
            w = GAME.imagine(v, Random(seed))
            GAME.invariants(w)
            assert GAME.view(w, viewer) == v


def test_while_sowing_the_tiles_still_reachable_are_shown() -> None:
    s = at_flowering(with_bits(with_map(fresh(), STRIP), {7: "red-sun red-moon"}))
    s, _ = play(s, Lift(T.edition.tiles[7]))
    v = GAME.view(s, 1)
    assert bits(reachable(T, v)) == [5, 6, 8, 9]
    tiles = next(block for block in outline(T, v) if block.id == "tiles")
    marked = [item.id for item in tiles.items if item.says.key == "dejavu-reachable"]
    assert marked == [f"lies:{T.edition.tiles[n]}:reachable" for n in (5, 6, 8, 9)]


def test_for_each_card_the_slots_that_bits_at_hand_would_cover_are_shown() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, "green-1"), {}, loose="red-star red-raindrop red-sun"))
    assert covers(T, card("green-1"), 0, s.loose) == 2
    assert covers(T, card("green-1"), 3, heap("red-sun")) == 1
    hand = next(block for block in outline(T, GAME.view(s, 0)) if block.id == "hand")
    shown = [item.says.args for item in hand.items if item.says.key == "dejavu-covers"]
    assert shown == [{"count": 2, "slots": 4}]


def _best(s: State, key: str) -> int:
    """The most points that any way to complete a card now leads to."""
    if s.ltm[0] >> card(key) & 1:
        return score.total(T, s, 0)
    ways = [a for a in GAME.legal(s, 0) if isinstance(a, Build | Cover) and a.card == key]
    return max((_best(play(s, a)[0], key) for a in ways), default=0)


def test_what_a_card_that_can_be_completed_would_bring_is_shown() -> None:
    loose = "white-star red-star green-raindrop white-lightning red-sun green-sun blue-moon"
    s = at_building(
        with_bits(with_ltm(with_hand(fresh(), 0, "green-1", "red-2"), 0, "green-2"), {}, loose=loose)
    )
    v = GAME.view(s, 0)
    brings = {chance.card: chance.brings for chance in v.chances if chance.brings is not None}
    now = score.total(T, s, 0)
    can = {a.card for a in GAME.legal(s, 0) if isinstance(a, Build)}
    assert "green-1" in can
    assert brings == {key: _best(s, key) - now for key in can}
    hand = next(block for block in outline(T, v) if block.id == "hand")
    shown = [item.says.args for item in hand.items if item.says.key == "dejavu-brings"]
    assert {"points": brings["green-1"]} in shown


def test_nobody_is_shown_another_s_hand() -> None:
    for s in (dealt(3), fresh(3)):
        for viewer in (0, 1, 2, None):
            v = GAME.view(s, viewer)
            assert [area.hand is not None for area in v.areas] == [seat == viewer for seat in range(3)]
            assert [area.hand_size for area in v.areas] == [hand.bit_count() for hand in s.hands]
