"""Choosing cards: at the deal, and before drawing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from souvenir.bots.dejavu.worth import POWER_WORTH, Outlook
from souvenir.games.dejavu.model import POWERS, Action, Dealing, Discard, Start
from souvenir.kernel.masks import bits

MARGIN = 0.1
"""A hand card this much below the mean of what could be drawn is discarded."""


def rating(o: Outlook, card: int) -> float:
    """What a card brings for each bit it takes."""
    return (o.worth(card) + 1) / len(o.t.slots[card])


def choose_dealt(o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
    """Start with the strongest powers, since the points are made equal; discard what is rated lowest."""
    f = o.s.frame
    assert isinstance(f, Dealing)
    if isinstance(legal[0], Start):
        return max(legal, key=lambda a: _power(o, o.t.card[a.card]) if isinstance(a, Start) else 0.0)
    return min(legal, key=lambda a: rating(o, o.t.card[a.card]) if isinstance(a, Discard) else 0.0)


def _power(o: Outlook, card: int) -> float:
    return sum(POWER_WORTH[POWERS[power]] for power in o.t.powers[card])


def choose_hand(o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
    """Discard what is clearly worse than the mean of the cards one does not have."""
    t, s = o.t, o.s
    mine = s.ltm[o.seat] | s.hands[o.seat]
    others = bits(t.all_individual & ~mine)
    mean = sum(rating(o, card) for card in others) / len(others) if others else 0.0
    worst = min(bits(s.hands[o.seat]), key=lambda card: rating(o, card))
    return t.discard[worst] if rating(o, worst) < mean - MARGIN else t.done
