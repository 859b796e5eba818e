"""From games to figures: shares of victory with their intervals, counts and means."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

from souvenir.bots.search.odds import shares
from souvenir.lab.arena.folder import Outcome
from souvenir.lab.arena.standings import Interval, Standings, stand, wilson, z_of
from souvenir.lab.report.gather import Told, Use


@dataclass(frozen=True, slots=True)
class Share:
    """A share of the victories of some players, with its interval."""

    players: int
    won: float
    interval: Interval


def share_of(won: Sequence[float], *, looks: int = 1) -> Share:
    """What these players won; `looks`: among how many such shares somebody will look for a remarkable one."""
    share = mean(won) if won else 0.0
    return Share(len(won), share, wilson(share, len(won), z_of(looks)))


@dataclass(frozen=True, slots=True)
class Used:
    """How often something was used, and what those who used it won."""

    name: str
    by: float
    """The share of players who used it at least once."""
    times: float
    """How often in a game, all players together."""
    share: Share
    expected: float
    """What the same bots win on the whole: a strong bot wins with whatever it uses."""

    @property
    def tells(self) -> bool:
        """Did its users surely win more or less than they do on the whole?"""
        return not self.share.interval.low <= self.expected <= self.share.interval.high


def by_size(games: Iterable[Told]) -> dict[int, list[Told]]:
    """Games apart by the number of players: their scores and chances cannot be compared."""
    found: defaultdict[int, list[Told]] = defaultdict(list)
    for game in games:
        found[game.seats].append(game)
    return dict(sorted(found.items()))


def ladder(games: Sequence[Told]) -> Standings:
    """All who played, rated together."""
    names = sorted({name for game in games for name in game.players})
    outcomes = [
        Outcome(number, tuple(map(names.index, game.players)), game.scores, game.ranks)
        for number, game in enumerate(games)
    ]
    return stand(names, outcomes)


def scores_by_name(games: Sequence[Told]) -> dict[str, list[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for game in games:
        for name, score in zip(game.players, game.scores, strict=True):
            found[name].append(score)
    return dict(sorted(found.items(), key=lambda item: -mean(item[1])))


def by_order(games: Sequence[Told]) -> list[Share]:
    """What was won by those who began, by the second, and so on."""
    won: defaultdict[int, list[float]] = defaultdict(list)
    for game in games:
        shared = shares(game.ranks)
        for place, seat in enumerate(game.order):
            won[place].append(shared[seat])
    return [share_of(won[place]) for place in sorted(won)]


def by_seat(games: Sequence[Told]) -> list[Share]:
    """What was won in each seat."""
    seats = zip(*(shares(game.ranks) for game in games), strict=True)
    return [share_of(won) for won in seats]


@dataclass(frozen=True, slots=True)
class Source:
    """What a rule of scoring brings, on average: to everybody, and to those who won."""

    rule: str
    points: float
    winners: float


def sources(games: Sequence[Told]) -> list[Source]:
    """Where points come from, the richest rule first."""
    everybody = [points for game in games for points in game.points]
    winners = [
        points for game in games for points, rank in zip(game.points, game.ranks, strict=True) if rank == 0
    ]
    rules = {rule for points in everybody for rule in points}
    found = [
        Source(rule, mean(points[rule] for points in everybody), _mean_of(rule, winners)) for rule in rules
    ]
    return sorted(found, key=lambda source: (-source.points, source.rule))


def _mean_of(rule: str, sheets: Sequence[Counter[str]]) -> float:
    return mean(points[rule] for points in sheets) if sheets else 0.0


def uses(games: Sequence[Told]) -> dict[str, list[Used]]:
    """By group, all that was ever used, the most used first. Intervals are as wide as the group is large."""
    usual = {bot: mean(won) for bot, won in _won_by_name(games).items()}
    times: Counter[Use] = Counter()
    won: defaultdict[Use, list[float]] = defaultdict(list)
    expected: defaultdict[Use, list[float]] = defaultdict(list)
    for game in games:
        for used, victory, bot in zip(game.uses, shares(game.ranks), game.players, strict=True):
            times.update(used)
            for use in used:
                won[use].append(victory)
                expected[use].append(usual[bot])
    sizes = Counter(use.group for use in won)
    players = sum(game.seats for game in games)
    found: defaultdict[str, list[Used]] = defaultdict(list)
    for use, shared in won.items():
        share = share_of(shared, looks=sizes[use.group])
        often, by = times[use] / len(games), len(shared) / players
        found[use.group].append(Used(use.name, by, often, share, mean(expected[use])))
    return {
        group: sorted(rows, key=lambda row: (-row.by, -row.times, row.name))
        for group, rows in sorted(found.items())
    }


def _won_by_name(games: Sequence[Told]) -> dict[str, list[float]]:
    found: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for bot, victory in zip(game.players, shares(game.ranks), strict=True):
            found[bot].append(victory)
    return found


@dataclass(frozen=True, slots=True)
class Setting:
    """The games that were played with one value of an option."""

    option: str
    value: str
    games: int
    choices: float
    score: float
    first: Share
    """What those who began won."""


def settings(games: Sequence[Told]) -> list[Setting]:
    """Every value of every option, where several were played."""
    values: defaultdict[str, defaultdict[str, list[Told]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for option, value in game.options.items():
            values[option][value].append(game)
    return [
        _setting(option, value, some)
        for option, apart in sorted(values.items())
        if len(apart) > 1
        for value, some in sorted(apart.items())
    ]


def _setting(option: str, value: str, games: Sequence[Told]) -> Setting:
    order = by_order(games)
    return Setting(
        option=option,
        value=value,
        games=len(games),
        choices=mean(game.choices for game in games),
        score=mean(score for game in games for score in game.scores),
        first=order[0] if order else share_of([]),
    )


def bins(values: Sequence[int], least: int, most: int, count: int = 24) -> list[int]:
    """How many values lie in each of so many equal parts of a span."""
    counted = [0] * count
    for value in values:
        counted[min(count - 1, int((value - least) / max(1, most - least) * count))] += 1
    return counted


def notable(groups: Mapping[str, Sequence[Used]]) -> list[tuple[str, Used]]:
    """What tells, the best first."""
    found = [(group, used) for group, rows in groups.items() for used in rows if used.tells]
    return sorted(found, key=lambda item: item[1].expected - item[1].share.won)
