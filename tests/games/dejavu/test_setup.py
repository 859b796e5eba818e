"""Setting up: start player, deck, public cards, the map and what lies on it."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.dejavu import BOX, lattice
from souvenir.games.dejavu.model import TILES, Dealing, Lay, Mapping
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from souvenir.kernel.registry import OptionError
from tests.games.dejavu.positions import GAME, T, dealt, dejavu_of, fresh, play, why_not
from tests.rules import rule

BUILT = dejavu_of(map="built")


def laid_by_hand(seats: int, seed: int) -> list[tuple[int, int, bool]]:
    """A map built by random players: who laid which tile, and whether as the second of two."""
    rng = Random(seed)
    luck = SimLuck(rng)
    s = BUILT.setup(seats, luck, None)
    order = []
    while isinstance(f := s.frame, Mapping):
        order.append((f.seat, f.tile, f.second))
        BUILT.apply(s, f.seat, rng.choice(BUILT.legal(s, f.seat)), luck, None)
    assert isinstance(s.frame, Dealing)
    return order


@rule("dejavu.setup.start")
def test_any_seat_may_start_and_lays_the_first_tile() -> None:
    starts = [BUILT.setup(4, ScriptedLuck([n]), None) for n in range(4)]
    assert [s.start for s in starts] == [0, 1, 2, 3]
    assert [BUILT.to_act(s) for s in starts] == [(0,), (1,), (2,), (3,)]


@rule("dejavu.setup.deck")
def test_the_deck_is_all_individual_cards() -> None:
    s = dealt(2)
    assert isinstance(s.frame, Dealing)
    in_parts = sum(part.cards.bit_count() + len(part.twins) for part in s.frame.parts if part)
    assert sum(s.deck) + in_parts == 60
    assert sum(s.discards) == 0
    assert GAME.view(s, 0).deck == sum(s.deck)


@rule("dejavu.setup.deck")
def test_everyone_may_look_through_the_discards() -> None:
    s = fresh(2)
    shown = dict(GAME.view(s, None).discards)
    assert sum(shown.values()) >= 4
    assert shown == {T.cards[n].key: count for n, count in enumerate(s.discards) if count}


@rule("dejavu.public")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_public_cards_by_players(seats: int, copies: int) -> None:
    shown = GAME.view(dealt(seats), None).display
    assert [count for _, count in shown] == [copies] * 12
    assert {key for key, _ in shown} == {face.key for face in T.edition.public}


@rule("dejavu.map.build")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_lays_two_tiles_in_turn_until_all_are_laid(seats: int) -> None:
    order = laid_by_hand(seats, seats)
    first = order[0][0]
    assert [(seat, second) for seat, _, second in order] == [
        ((first + n // 2) % seats, bool(n % 2)) for n in range(TILES - 1)
    ]
    assert len({tile for _, tile, _ in order}) == TILES - 1


@rule("dejavu.map.build")
def test_the_girl_stays_on_the_first_tile_and_all_is_one_map() -> None:
    for seed in range(5):
        s = dealt(2, seed)
        assert s.cells[s.girl] == lattice.CENTRE
        reached, front = {s.girl}, [s.girl]
        while front:
            tile = front.pop()
            near = [n for n in range(TILES) if s.near[tile] >> n & 1]
            front += [n for n in near if n not in reached]
            reached.update(near)
        assert len(reached) == TILES


@rule("dejavu.map.build")
def test_a_tile_away_from_the_map_is_refused() -> None:
    s = BUILT.setup(2, ScriptedLuck(), None)
    assert why_not(s, Lay(1, 0), seat=s.start, game=BUILT) is None
    assert why_not(s, Lay(2, 0), seat=s.start, game=BUILT) == "dejavu.map.build"


@rule("dejavu.map.two-neighbours")
def test_from_the_third_tile_on_each_touches_two() -> None:
    s = BUILT.setup(2, ScriptedLuck(), None)
    seat = s.start
    s, _ = play(s, Lay(1, 0), seat=seat, game=BUILT)
    assert why_not(s, Lay(2, 0), seat=seat, game=BUILT) == "dejavu.map.two-neighbours"
    assert why_not(s, Lay(5, 0), seat=seat, game=BUILT) == "dejavu.map.build"
    assert set(BUILT.legal(s, seat)) == {Lay(0, 1), Lay(1, -1)}


@rule("dejavu.map.two-neighbours")
@pytest.mark.parametrize("game", [BUILT, GAME], ids=["built", "random"])
def test_in_a_finished_map_every_tile_joins_two(game: object) -> None:
    for seed in range(30):
        rng = Random(seed)
        luck = SimLuck(rng)
        s = BUILT.setup(2, luck, None) if game is BUILT else GAME.setup(2, luck, None)
        while isinstance(f := s.frame, Mapping):
            BUILT.apply(s, f.seat, rng.choice(BUILT.legal(s, f.seat)), luck, None)
        assert all(near.bit_count() >= 2 for near in s.near)


def test_no_map_can_leave_the_lattice() -> None:
    """Maps laid as far out as possible just reach its edge with the last tile, so no cell is ever missing."""

    def distance(cell: int) -> int:
        q, r = lattice.CELLS[cell]
        return max(abs(q), abs(r), abs(q + r))

    reached = set()
    for seed in range(40):
        rng = Random(seed)
        laid: tuple[int | None, ...] = (lattice.CENTRE,)
        while len(laid) < TILES:
            cells = [n for n in range(len(lattice.CELLS)) if lattice.open_cells(laid) >> n & 1]
            rng.shuffle(cells)
            laid += (max(cells, key=distance),)
            if len(laid) < TILES:
                assert max(distance(n) for n in laid if n is not None) <= len(laid) // 2
        reached.add(max(distance(n) for n in laid if n is not None))
    assert max(reached) == lattice.RADIUS


@rule("dejavu.map.fill")
def test_each_tile_gets_four_bits_and_a_fragment() -> None:
    s = dealt(3)
    assert [len(heap) for heap in s.bits] == [4] * TILES
    assert sorted(kind for heap in s.bits for kind in heap) == sorted(list(range(30)) * 2)
    assert sorted(f for f in s.fragments if f is not None) == list(range(15))
    assert dealt(3, 2).bits != s.bits
    assert dealt(3, 2).fragments != s.fragments


def test_the_speed_option_is_for_three_or_four() -> None:
    with pytest.raises(OptionError):
        BOX.game(options={"speed": "on"}, seats=2)
    with pytest.raises(ValueError, match="3 or 4 players"):
        dejavu_of(speed="on").setup(2, ScriptedLuck(), None)
