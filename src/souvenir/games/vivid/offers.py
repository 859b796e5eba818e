"""How actions and questions are shown: labels, the components they touch, the rule that allows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souvenir.games.vivid.model import (
    SLOTS,
    Action,
    Bank,
    Done,
    Fill,
    Gain,
    Move,
    Pick,
    Place,
    Reflect,
    Reward,
    Rewiring,
    Take,
    Taking,
    Use,
)
from souvenir.games.vivid.names import (
    colour_name,
    core_id,
    core_words,
    fragment_id,
    heap_name,
    hex_id,
    slot_id,
    slot_name,
    supply_id,
    tile_id,
    tile_name,
    token_id,
)
from souvenir.games.vivid.opening import kind, opens
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HAS, SIZE, Tables
from souvenir.kernel.talk import Offer, Phrase, say

TAKE_RULES: Final = ("vivid.take.one", "vivid.take.two-alike", "vivid.take.three-different")
BANK: Final = len(SLOTS)
END_TURN: Final = Offer(
    say("vivid-do-end-turn"), ("done",), "vivid.rewire.only-after-one", unused=say("vivid-unused-rewire")
)


def offer(t: Tables, s: State, seat: int, a: Action) -> Offer:
    """One action as its owner sees it."""
    if isinstance(a, Use):
        return _offer_use(t, s, seat, SLOTS.index(a.slot))
    f = s.frame
    if isinstance(a, Done):
        return _offer_finish(t, s, seat, f) if isinstance(f, Reflect) else END_TURN
    using = f.using[seat] if isinstance(f, Reflect) else None
    action = kind(t, s, seat, using.slot) if using else None
    taken = SIZE[f.taken] if isinstance(f, Taking) else 0
    return _made_offer(t, seat, a, action, taken)


@lru_cache(maxsize=8192)
def _made_offer(t: Tables, seat: int, a: Action, action: str | None, taken: int) -> Offer:
    """The same few offers are shown again and again: each is made once."""
    match a:
        case Take():
            tile, colour = t.tile[a.tile], t.colour[a.colour]
            label = say("vivid-do-take", colour=colour_name(colour), tile=tile_name(t, tile))
            return Offer(label, (fragment_id(t, tile, colour),), TAKE_RULES[min(taken, 2)])
        case Place():
            rule = f"vivid.action.{action}" if action else "vivid.place.one-hex"
            return Offer(say("vivid-do-place", hex=a.hex + 1), (hex_id(seat, a.hex),), rule)
        case Move():
            colour = t.colour[a.colour]
            label = say("vivid-do-move", colour=colour_name(colour), source=a.source + 1, target=a.target + 1)
            touches = (token_id(seat, a.source, colour), hex_id(seat, a.target))
            rule = "vivid.action.nudge" if action else "vivid.rewire.one-focus"
            return Offer(label, touches, rule)
        case Bank():
            tile, slot = t.tile[a.tile], SLOTS.index(a.slot)
            label = say("vivid-do-bank", tile=tile_name(t, tile), slot=slot_name(slot))
            touches = (tile_id(t, tile), slot_id(seat, slot))
            return Offer(label, touches, "vivid.bank.place")
        case Pick():
            colour = t.colour[a.colour]
            label = say("vivid-do-pick", colour=colour_name(colour), hex=a.hex + 1)
            return Offer(label, (token_id(seat, a.hex, colour),), f"vivid.action.{action}")
        case Gain():
            colour = t.colour[a.colour]
            phrase = say("vivid-do-gain", colour=colour_name(colour))
            return Offer(phrase, (supply_id(colour),), f"vivid.action.{action}")
        case Fill():
            label = say("vivid-do-fill", hex=a.hex + 1, **core_words(t, seat, a.core))
            touches = (core_id(seat, a.core), hex_id(seat, a.hex))
            return Offer(label, touches, "vivid.thread.fill")
        case _:
            raise TypeError(a)


def _offer_use(t: Tables, s: State, seat: int, slot: int) -> Offer:
    tile = s.bank[seat * BANK + slot]
    action = kind(t, s, seat, slot)
    name = slot_name(slot) if tile is None else tile_name(t, tile)
    return Offer(say("vivid-do-use", what=name), (slot_id(seat, slot),), f"vivid.action.{action}")


def _offer_finish(t: Tables, s: State, seat: int, f: Reflect) -> Offer:
    open_slots = sum(opens(t, s, f, seat, slot) is None for slot in range(BANK))
    unused = say("vivid-unused-bank", count=open_slots) if open_slots else None
    return Offer(say("vivid-do-finish"), ("done",), "vivid.reflect.once", unused=unused)


def asks(t: Tables, s: State, seat: int) -> Phrase:
    """What this seat is asked to do now."""
    f = s.frame
    match f:
        case Taking() if SIZE[f.taken] == 0:
            return say("vivid-ask-take")
        case Taking() if SIZE[f.taken] == 1:
            return say("vivid-ask-more", heap=heap_name(f.taken))
        case Taking() if SIZE[f.taken] == 2 and HAS[f.taken].bit_count() == 2:
            return say("vivid-ask-third", heap=heap_name(f.taken))
        case Taking():
            return say("vivid-ask-place", heap=heap_name(f.taken))
        case Rewiring():
            return Phrase("vivid-ask-empty" if f.must_empty else "vivid-ask-rewire")
        case Reflect():
            using = f.using[seat]
            if using is None:
                return Phrase("vivid-ask-bank" if s.waiting[seat] else "vivid-ask-reflect")
            step = len(using.picked) if kind(t, s, seat, using.slot) != "speculate" else 0
            return say(f"vivid-ask-{kind(t, s, seat, using.slot)}", step=step + 1)
        case Reward():
            return say("vivid-ask-fill")
        case None:
            return say("vivid-ask-nothing")
