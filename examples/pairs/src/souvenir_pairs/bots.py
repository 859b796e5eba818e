"""Bots that play Pairs: all see what everybody sees, and each level forgets in its own time.

A bot keeps nothing between two choices. The view holds what a perfect memory would; what of it a bot still
knows follows from how long ago it was seen, and what is once forgotten stays forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from souvenir.kernel.talk import Seat
from souvenir_pairs.game import Pairs
from souvenir_pairs.model import Action, Glimpse, Turn, View


class Rememberer:
    """Remembers what was seen `ago` tries ago with the chance `clarity ** ago`."""

    def __init__(self, clarity: float) -> None:
        self._clarity = clarity

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        known = {
            glimpse.card: glimpse.picture for glimpse in view.seen if self.remembers(glimpse, view, seat)
        }
        known |= {card: view.cards[card].picture or "" for card in view.open}
        return _wanted(view, known, legal) or _unknown(known, legal, rng)

    def remembers(self, glimpse: Glimpse, view: View, seat: Seat) -> bool:
        """A number that belongs to what was seen and when: no later try brings back what is lost."""
        when = view.tries - glimpse.ago
        luck = Random(f"{seat}/{glimpse.card}/{glimpse.picture}/{when}").random()
        return luck < self._clarity**glimpse.ago


def _wanted(view: View, known: Mapping[int, str], legal: Sequence[Action]) -> Action | None:
    """The mate of the card that was turned; before that, a card whose mate is known, too."""
    cards = {a.card: a for a in legal if a.card in known}
    if len(view.open) == 1:
        picture = view.cards[view.open[0]].picture
        return next((a for card, a in cards.items() if known[card] == picture), None)
    pictures = [known[card] for card in cards]
    return next((a for card, a in cards.items() if pictures.count(known[card]) == 2), None)


def _unknown(known: Mapping[int, str], legal: Sequence[Action], rng: Random) -> Action:
    """A card that tells something new, if there is one."""
    news: Sequence[Turn] = [a for a in legal if a.card not in known] or legal
    return news[int(rng.random() * len(news))]


def _level(clarity: float) -> Callable[[Pairs], Rememberer]:
    return lambda game: Rememberer(clarity)


BOTS = {
    "beginner": _level(0.6),
    "casual": _level(0.8),
    "regular": _level(0.92),
    "expert": _level(1.0),
}
