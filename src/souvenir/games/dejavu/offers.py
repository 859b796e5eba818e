"""How actions and questions are shown: labels, the components they touch, the rule that allows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from souvenir.games.dejavu import building, flowering, growing
from souvenir.games.dejavu.lattice import CELL_OF
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import (
    Action,
    Build,
    Building,
    Collect,
    Collecting,
    Cover,
    Dealing,
    Discard,
    Done,
    Drawing,
    Drop,
    Flowering,
    Grow,
    Growing,
    Instant,
    Keep,
    KeepAll,
    Keeping,
    Lay,
    Lift,
    Mapping,
    Plant,
    Refill,
    Refilling,
    Sowing,
    Spend,
    Start,
    Walk,
)
from souvenir.games.dejavu.names import (
    bit_name,
    card_name,
    cell_id,
    chest_id,
    flower_id,
    hand_id,
    heap_name,
    loose_id,
    memory_id,
    place_name,
    public_id,
    shape_name,
    tile_bit_id,
    tile_id,
    tile_name,
)
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import HAND, KIND_OF, Tables
from souvenir.kernel.talk import Offer, Phrase, say

KEPT: Final = 8192
"""Offers that are remembered, of all tables together."""
DONE_RULES: Final = {
    Flowering: "dejavu.girl.move",
    Collecting: "dejavu.collect.white",
    Building: "dejavu.chest",
    Keeping: "dejavu.chest",
    Drawing: "dejavu.draw",
}


Context: TypeAlias = tuple[Any, ...]
"""What of a state the offer of an action tells."""


def offer(t: Tables, s: State, seat: int, a: Action) -> Offer:
    """One candidate as its owner sees it, allowed or not."""
    return _made_offer(t, seat, a, _context(t, s, seat, a))


def _context(t: Tables, s: State, seat: int, a: Action) -> Context:
    f = s.frame
    match a:
        case Cover():
            return isinstance(f, Instant), bool(s.hands[seat] >> t.card[a.card] & 1)
        case Lift():
            return (s.bits[t.tile[a.tile]],)
        case Lay():
            assert isinstance(f, Mapping)
            return f.tile, s.cells
        case Collect():
            assert isinstance(f, Collecting)
            return (f.tile,)
        case Plant():
            return (s.girl,)
        case Discard():
            return (isinstance(f, Dealing),)
        case KeepAll():
            return (s.loose,)
        case Done():
            return _context_of_done(t, s, seat)
        case _:
            return ()


def _context_of_done(t: Tables, s: State, seat: int) -> Context:
    """Which step ends, what its words tell, and how much of what could be used is given up by it."""
    match s.frame:
        case Flowering() as f:
            return Flowering, f.after, s.bloomed, f.steps if s.pots[seat] or s.blooms[seat] else 0
        case Collecting() as f:
            return Collecting, f.left
        case Building() as f:
            return Building, () if _can_build(t, s, f, seat) == "neither" else s.loose
        case Keeping():
            return Keeping, s.loose
        case _:
            return Drawing, max(0, icons(s, seat, HAND) - s.hands[seat].bit_count())


@lru_cache(maxsize=KEPT)
def _made_offer(t: Tables, seat: int, a: Action, context: Context) -> Offer:
    """The same few offers are shown again and again: each is made once."""
    match a:
        case Lay() | Walk() | Lift() | Refill() | Drop() | Collect() | Plant():
            return _on_map(t, seat, a, context)
        case Start() | Discard() | Build() | Cover():
            return _of_card(t, seat, a, context)
        case Spend():
            kind = KIND_OF[a.shape, a.colour]
            label = say("dejavu-do-spend", bit=bit_name(kind))
            return Offer(label, (loose_id(kind),), "dejavu.flower.grow")
        case Keep():
            kind = KIND_OF[a.shape, a.colour]
            touches = (loose_id(kind), chest_id(seat))
            return Offer(say("dejavu-do-keep", bit=bit_name(kind)), touches, "dejavu.chest")
        case KeepAll():
            label = say("dejavu-do-keep-all", bits=heap_name(context[0]))
            return Offer(label, (chest_id(seat),), "dejavu.chest")
        case Grow():
            return Offer(say("dejavu-do-grow"), (flower_id(t, seat, None),), "dejavu.flower.grow")
        case Done():
            return _done(context)


def _on_map(
    t: Tables, seat: int, a: Lay | Walk | Lift | Refill | Drop | Collect | Plant, context: Context
) -> Offer:
    match a:
        case Lay():
            tile, cells = context
            cell = CELL_OF[(a.q, a.r)]
            label = say("dejavu-do-lay", tile=tile_name(t, tile), place=place_name(t, cells, cell))
            return Offer(label, (cell_id(cell),), "dejavu.map.build")
        case Plant():
            card = None if a.source == "girl" else t.card[a.source]
            tile_here = tile_name(t, context[0])
            if card is None:
                label = say("dejavu-do-plant-girl", tile=tile_here)
            else:
                label = say("dejavu-do-plant", card=card_name(t, card), tile=tile_here)
            return Offer(label, (flower_id(t, seat, card),), "dejavu.plant")
        case Collect():
            kind = KIND_OF[a.shape, "white"]
            touches = (tile_bit_id(t, context[0], kind),)
            return Offer(say("dejavu-do-collect", bit=bit_name(kind)), touches, "dejavu.collect.white")
    tile = t.tile[a.tile]
    name = tile_name(t, tile)
    match a:
        case Walk():
            return Offer(say("dejavu-do-walk", tile=name), ("girl", tile_id(t, tile)), "dejavu.girl.move")
        case Lift():
            label = say("dejavu-do-lift", tile=name, bits=heap_name(context[0]))
            return Offer(label, (tile_id(t, tile),), "dejavu.sow.start")
        case Drop():
            kind = KIND_OF[a.shape, a.colour]
            label = say("dejavu-do-drop", bit=bit_name(kind), tile=name)
            return Offer(label, (loose_id(kind), tile_id(t, tile)), "dejavu.sow.path")
        case Refill():
            return Offer(say("dejavu-do-refill", tile=name), (tile_id(t, tile),), "dejavu.refill.choice")


def _of_card(t: Tables, seat: int, a: Start | Discard | Build | Cover, context: Context) -> Offer:
    card = t.card[a.card]
    name = card_name(t, card)
    where = public_id(t, card) if card >= t.individual else hand_id(t, card)
    match a:
        case Start():
            return Offer(say("dejavu-do-start", card=name), (where,), "dejavu.speed")
        case Discard():
            (dealt,) = context
            return Offer(
                say("dejavu-do-discard", card=name), (where,), "dejavu.deal" if dealt else "dejavu.draw"
            )
        case Build():
            return Offer(say("dejavu-do-build", card=name), (where,), "dejavu.build.instant")
        case Cover():
            at_once, in_hand = context
            kind = KIND_OF[a.shape, a.colour]
            label = say("dejavu-do-cover", card=name, bit=bit_name(kind))
            if at_once:
                return Offer(label, (loose_id(kind),), "dejavu.build.instant")
            if in_hand:
                label = say("dejavu-do-begin", card=name, bit=bit_name(kind))
            else:
                where = memory_id(t, seat, card)
            return Offer(label, (loose_id(kind), where), "dejavu.build.gradual")


def _done(context: Context) -> Offer:
    """What ends, and what is given up by it: only what could be used."""
    unused: Phrase | None = None
    match context:
        case (step, True, bloomed, steps) if step is Flowering:
            label = say("dejavu-do-end-flowering", moved="yes" if bloomed else "no")
            unused = say("dejavu-unused-steps", steps=steps) if steps else None
        case (step, _, _, _):
            label, unused = say("dejavu-do-no-sowing"), say("dejavu-unused-sowing")
        case (step, left) if step is Collecting:
            label, unused = say("dejavu-do-no-white"), say("dejavu-unused-white", left=left)
        case (step, count) if step is Drawing:
            label = say("dejavu-do-draw", count=count)
        case (step, heap):
            label = say("dejavu-do-end-building" if step is Building else "dejavu-do-keep-no-more")
            unused = say("dejavu-unused-bits", bits=heap_name(heap)) if heap else None
    return Offer(label, ("done",), DONE_RULES[step], unused=unused)


def asks(t: Tables, s: State, seat: int) -> Phrase:
    """What this seat is asked to do now."""
    f = s.frame
    match f:
        case Mapping():
            return say("dejavu-ask-lay", tile=tile_name(t, f.tile))
        case Dealing():
            part = f.parts[seat]
            starting = part is not None and part.starting.bit_count() < f.starts
            return say("dejavu-ask-start") if starting else say("dejavu-ask-discard")
        case Flowering():
            return _asks_flowering(t, s, f, seat)
        case Sowing():
            return say("dejavu-ask-drop", left=len(s.loose))
        case Collecting():
            return say("dejavu-ask-collect", left=f.left)
        case Building():
            return say("dejavu-ask-build", can=_can_build(t, s, f, seat))
        case Instant():
            shape = shape_name(t.slots[f.card][len(f.bits)])
            return say("dejavu-ask-cover", card=card_name(t, f.card), shape=shape)
        case Growing():
            return say("dejavu-ask-spend", left=f.left)
        case Keeping():
            return say("dejavu-ask-keep", room=growing.room(s, seat))
        case Refilling():
            return say("dejavu-ask-refill", left=f.left)
        case Drawing():
            return say("dejavu-ask-draw")
        case None:
            return say("dejavu-ask-nothing")


def _asks_flowering(t: Tables, s: State, f: Flowering, seat: int) -> Phrase:
    """Only what can be done is asked: to walk, to plant, to sow."""
    legal = flowering.legal(t, s, f, seat)
    walk, plant = (any(isinstance(a, kind) for a in legal) for kind in (Walk, Plant))
    can = "both" if walk and plant else "walk" if walk else "plant" if plant else "neither"
    if any(isinstance(a, Lift) for a in legal):
        return say("dejavu-ask-turn", can=can, steps=f.steps)
    return say("dejavu-ask-flowering" if f.after else "dejavu-ask-no-sowing", can=can, steps=f.steps)


def _can_build(t: Tables, s: State, f: Building, seat: int) -> str:
    legal = building.legal(t, s, f, seat)
    cards = any(isinstance(a, Build | Cover) for a in legal)
    flower = any(isinstance(a, Grow) for a in legal)
    return "both" if cards and flower else "cards" if cards else "flower" if flower else "neither"
