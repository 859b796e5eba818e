"""Phase 1, flowering: the girl walks, a flower is planted, a fragment taken. Before phase 2 or after 3."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import frames, recollection
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import Action, Flowering, Lift, Plant, Walk
from souvenir.games.dejavu.names import flower_id, fragment_id, fragment_name, tile_id, tile_name
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import FOOTPRINT, Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


def begin(s: State, seat: int, *, after: bool) -> None:
    """`dejavu.girl.move`: as many steps as footprints; where she starts from counts as walked over."""
    s.frame = frames.flowering(seat, after, 1 << s.girl, icons(s, seat, FOOTPRINT))


# -------------------------------------------------------------------- what may be done
def legal(t: Tables, s: State, f: Flowering, seat: int) -> Sequence[Action]:
    found: list[Action] = []
    if not f.planted:
        if f.steps:
            found += t.walks[s.near[s.girl] & ~f.walked]
        if s.fragments[s.girl] is not None:
            if s.pots[seat]:
                found.append(t.plant_girl)
            found += [t.plant[card] for card in bits(s.blooms[seat])]
    lifts = () if f.after else recollection.lifts(t, s)
    found += lifts
    if not lifts:
        found.append(t.done)
    return found


def candidates(t: Tables, s: State, f: Flowering, seat: int) -> Iterator[Action]:
    yield from (walk for tile, walk in enumerate(t.walk) if tile != s.girl)
    yield t.plant_girl
    yield from (t.plant[card] for card in bits(s.ltm[seat]))
    if not f.after:
        yield from t.lift
    yield t.done


def check(t: Tables, s: State, f: Flowering, seat: int, a: Action) -> Refusal | None:
    match a:
        case Walk():
            return _check_walk(t, s, f, t.tile[a.tile])
        case Plant():
            return _check_plant(t, s, f, seat, a)
        case Lift():
            return recollection.check_lift(t, s, t.tile[a.tile])
        case _:
            must_sow = not f.after and recollection.lifts(t, s)
            return Refusal("dejavu.sow.start") if must_sow else None


def _check_walk(t: Tables, s: State, f: Flowering, tile: int) -> Refusal | None:
    if f.planted:
        return Refusal("dejavu.plant")
    if f.steps and s.near[s.girl] & ~f.walked & 1 << tile:
        return None
    return Refusal("dejavu.girl.move", {"steps": f.steps, "tile": tile_name(t, tile)})


def _check_plant(t: Tables, s: State, f: Flowering, seat: int, a: Plant) -> Refusal | None:
    if f.planted:
        return Refusal("dejavu.plant.once")
    there = s.pots[seat] if a.source == "girl" else s.blooms[seat] >> t.card[a.source] & 1
    if not there:
        return Refusal("dejavu.plant")
    if s.fragments[s.girl] is None:
        return Refusal("dejavu.plant.needs-fragment", {"tile": tile_name(t, s.girl)})
    return None


# -------------------------------------------------------------------- doing it
def apply(t: Tables, s: State, f: Flowering, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Carry out a step; True when the phase is over without a sowing begun."""
    if isinstance(a, Lift):
        recollection.lift(t, s, seat, t.tile[a.tile], emit)
    elif isinstance(a, Walk):
        _walk(t, s, f, t.tile[a.tile], emit)
    elif isinstance(a, Plant):
        _plant(t, s, f, None if a.source == "girl" else t.card[a.source], emit)
    else:
        return True
    return False


def _walk(t: Tables, s: State, f: Flowering, tile: int, emit: Emit) -> None:
    if emit:
        says = say("dejavu-event-walked", who=Who(f.seat), tile=tile_name(t, tile))
        emit(Event(says, rule="dejavu.girl.move", touches=("girl", tile_id(t, tile))))
    s.girl = tile
    s.bloomed = True
    s.frame = frames.flowering(f.seat, f.after, f.walked | 1 << tile, f.steps - 1)


def _plant(t: Tables, s: State, f: Flowering, card: int | None, emit: Emit) -> None:
    seat, tile = f.seat, s.girl
    fragment = s.fragments[tile]
    assert fragment is not None
    if card is None:
        s.pots[seat] = False
    else:
        s.blooms[seat] &= ~(1 << card)
    s.fragments[tile] = None
    s.planted |= 1 << tile
    s.held[seat] |= 1 << fragment
    s.bloomed = True
    s.frame = frames.flowering(seat, f.after, f.walked, f.steps, planted=True)
    if emit:
        name = fragment_name(t, fragment)
        says = say("dejavu-event-planted", who=Who(seat), tile=tile_name(t, tile), fragment=name)
        touches = (flower_id(t, seat, card), tile_id(t, tile), fragment_id(t, fragment))
        emit(Event(says, rule="dejavu.plant", touches=touches))
