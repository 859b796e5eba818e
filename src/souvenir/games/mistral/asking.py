"""What a seat is asked to do now: only what it can do."""

from __future__ import annotations

from souvenir.games.mistral import turn
from souvenir.games.mistral.hands import HAND
from souvenir.games.mistral.model import (
    Action,
    Clear,
    Clearing,
    Discarding,
    Draw,
    Exchanging,
    Imprison,
    Lay,
    Play,
    Playing,
    Preparing,
    Release,
    RendezVous,
    Selling,
    Turn,
)
from souvenir.games.mistral.names import person_name, place_name, power_name
from souvenir.games.mistral.state import CHARACTERS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Phrase, Who, say


def asks(t: Tables, s: State, seat: int) -> Phrase:
    """What this seat is asked to do now."""
    if not s.frames:
        return say("mistral-ask-nothing")
    f = s.frames[-1]
    match f:
        case Preparing():
            return say("mistral-ask-prepare", round=f.laid // s.seats + 1)
        case Turn():
            return _asks_turn(t, s, f)
        case Clearing():
            return say("mistral-ask-clearing")
        case Exchanging():
            return _asks_exchange(t, f)
        case Playing():
            return _asks_power(t, f)
        case Discarding():
            over = s.size[seat] - HAND
            return (
                say("mistral-ask-discard", over=over) if over > 0 else say("mistral-ask-discard-embrouille")
            )
        case RendezVous():
            return say("mistral-ask-throw", combination=t.wanted[f.place], left=f.throws[seat])
        case Selling():
            return say("mistral-ask-sell", place=place_name(t, f.place))


# -------------------------------------------------------------------- a turn
def can(t: Tables, s: State, f: Turn) -> frozenset[str]:
    """Which sorts of steps are open in this turn: draw, lay, act, and what is free."""
    return frozenset([sort(t, a) for a in turn.legal(t, s, f)])


def sort(t: Tables, a: Action) -> str:
    """What sort of step this is."""
    if isinstance(a, Draw):
        return "draw"
    if isinstance(a, (Lay, Clear)):
        return "lay"
    if isinstance(a, Imprison) or (isinstance(a, Release) and t.card[a.card] >= CHARACTERS):
        return "guest"
    if isinstance(a, (Play, Release)):
        return a.do
    return "done" if a is t.done else "act"


def _asks_turn(t: Tables, s: State, f: Turn) -> Phrase:
    open_now = can(t, s, f)
    if f.kind is None:
        kinds = [kind for kind in ("draw", "lay", "act") if kind in open_now]
        if kinds:
            return say("mistral-ask-turn", ways=_or([say(f"mistral-way-{kind}") for kind in kinds]))
    elif f.kind == "draw" and "draw" in open_now:
        return say("mistral-ask-draw", left=f.left)
    ways = [say(f"mistral-way-more-{kind}", left=f.left) for kind in ("lay", "act") if kind in open_now]
    ways += [say(f"mistral-way-{free}") for free in ("guest", "play", "release") if free in open_now]
    return say("mistral-ask-more", ways=_or(ways)) if ways else say("mistral-ask-end")


def _or(ways: list[Phrase]) -> Phrase:
    """One of these: the first, or the second, and so on."""
    last = ways[-1]
    for way in reversed(ways[:-1]):
        last = say("mistral-or", first=way, rest=last)
    return last


# -------------------------------------------------------------------- within one
def _asks_exchange(t: Tables, f: Exchanging) -> Phrase:
    if f.partner is None:
        return say("mistral-ask-exchange-partner", other=person_name(t, f.other))
    if f.card is None:
        return say("mistral-ask-exchange-take", who=Who(f.partner))
    return say("mistral-ask-exchange-give", who=Who(f.partner), card=person_name(t, f.card))


def _asks_power(t: Tables, f: Playing) -> Phrase:
    name = power_name(f.power)
    if f.power == "errand":
        return say("mistral-ask-power-errand", power=name, left=f.left or 2)
    if f.figure is not None:
        return say(f"mistral-ask-power-{f.power}-again", power=name, figure=person_name(t, f.figure))
    return say(f"mistral-ask-power-{f.power}", power=name)
