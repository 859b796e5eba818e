"""How strong each bot is: shares of victory, ratings by openskill, and each pair with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from random import Random
from statistics import NormalDist, mean

from openskill.models import PlackettLuce, PlackettLuceRating

from souvenir.bots.search.odds import shares
from souvenir.lab.arena.folder import Outcome

CONFIDENCE = 0.95
MODEL = PlackettLuce(tau=0)
ORDERS, MOST_RATED = 20, 100_000
"""Games are rated in so many orders, in fewer if there are very many games."""


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the truth lies, in 95 of 100 cases."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot, over all its games."""

    bot: str
    games: int
    won: float
    """Its share of the victories, a shared one as its share; of all seats that it held."""
    won_interval: Interval
    mean_score: float
    mean_place: float
    """1 is first."""
    rating: float
    rating_interval: Interval


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots, over the games that both played: whose place was better."""

    first: str
    second: str
    games: int
    wins: int
    ties: int
    losses: int
    share: float
    """What the first took: its wins, and half of the ties."""
    interval: Interval

    @property
    def stronger(self) -> str | None:
        """Which of them it is; None while the interval still holds an even match."""
        if self.interval.low <= 0.5 <= self.interval.high:
            return None
        return self.first if self.share > 0.5 else self.second


@dataclass(frozen=True, slots=True)
class Standings:
    """All bots, the strongest first, and all pairs of them in that order."""

    games: int
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]

    @property
    def decided(self) -> bool:
        return all(pair.stronger for pair in self.pairs)


def z_of(looks: int = 1) -> float:
    """Standard errors to either side. Who looks several times and stops when pleased needs wider ones."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * looks))


def wilson(share: float, games: int, z: float | None = None) -> Interval:
    """Wilson's interval for a share of so many games."""
    z = z_of() if z is None else z
    if games == 0:
        return Interval(0.0, 1.0)
    centre = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    # Nothing and everything are exactly on their bounds; rounding would put them a hair inside.
    low = (centre - reach) / scale if share > 0 else 0.0
    high = (centre + reach) / scale if share < 1 else 1.0
    return Interval(low, high)


def stand(names: Sequence[str], outcomes: Sequence[Outcome], *, looks: int = 1) -> Standings:
    """What these games say of these bots; `looks`: how often someone may look before stopping."""
    z = z_of(looks)
    ratings = rate(len(names), outcomes)
    rows = {which: _standing(names[which], which, outcomes, rating) for which, rating in enumerate(ratings)}
    order = sorted(rows, key=lambda which: -rows[which].rating)
    pairs = (_pair(names, one, other, outcomes, z) for one, other in combinations(order, 2))
    return Standings(len(outcomes), tuple(rows[which] for which in order), tuple(pairs))


def places(outcome: Outcome) -> dict[int, float]:
    """Each bot's place in a game; a bot that held several seats has the mean of theirs."""
    return {
        which: mean(rank for held, rank in zip(outcome.entrants, outcome.ranks, strict=True) if held == which)
        for which in set(outcome.entrants)
    }


def rate(bots: int, outcomes: Sequence[Outcome]) -> list[PlackettLuceRating]:
    """Ratings after all games.

    Bots learn nothing: no drift is assumed, and which game came last must not count for more. So the
    games are rated in several orders, each from the start, and the ratings are the means of these.
    """
    orders = max(1, min(ORDERS, MOST_RATED // max(1, len(outcomes))))
    in_orders = [_rate(bots, Random(order).sample(outcomes, len(outcomes))) for order in range(orders)]
    return [
        MODEL.rating(
            mu=mean(ratings[which].mu for ratings in in_orders),
            sigma=mean(ratings[which].sigma for ratings in in_orders),
        )
        for which in range(bots)
    ]


def _rate(bots: int, outcomes: Sequence[Outcome]) -> list[PlackettLuceRating]:
    """Ratings after these games, one after the other."""
    ratings = [MODEL.rating() for _ in range(bots)]
    for outcome in outcomes:
        placed = places(outcome)
        if len(placed) > 1:
            sat, order = sorted(placed), sorted(set(placed.values()))
            ranks = [float(order.index(placed[which])) for which in sat]  # openskill wants whole numbers
            after = MODEL.rate([[ratings[which]] for which in sat], ranks=ranks)
            for which, [rating] in zip(sat, after, strict=True):
                ratings[which] = rating
    return ratings


def _standing(name: str, which: int, outcomes: Sequence[Outcome], rating: PlackettLuceRating) -> Standing:
    held = [
        (share, outcome.scores[seat], outcome.ranks[seat])
        for outcome in outcomes
        for seat, share in enumerate(shares(outcome.ranks))
        if outcome.entrants[seat] == which
    ]
    won = mean(share for share, _, _ in held) if held else 0.0
    reach = z_of() * rating.sigma
    return Standing(
        bot=name,
        games=sum(which in outcome.entrants for outcome in outcomes),
        won=won,
        won_interval=wilson(won, len(held)),
        mean_score=mean(score for _, score, _ in held) if held else 0.0,
        mean_place=mean(rank + 1 for _, _, rank in held) if held else 0.0,
        rating=rating.mu,
        rating_interval=Interval(rating.mu - reach, rating.mu + reach),
    )


def _pair(names: Sequence[str], one: int, other: int, outcomes: Sequence[Outcome], z: float) -> Pair:
    met = [placed for outcome in outcomes if {one, other} <= (placed := places(outcome)).keys()]
    wins = sum(placed[one] < placed[other] for placed in met)
    losses = sum(placed[one] > placed[other] for placed in met)
    ties = len(met) - wins - losses
    share = (wins + ties / 2) / len(met) if met else 0.5
    return Pair(
        first=names[one],
        second=names[other],
        games=len(met),
        wins=wins,
        ties=ties,
        losses=losses,
        share=share,
        interval=wilson(share, len(met), z),
    )
