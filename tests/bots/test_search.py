"""The search that all levels share: fair, repeatable, and done whenever it is told to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from souvenir.bots import BotError, Planner, bot_names, make_bot, offered_bots
from souvenir.bots.search import Budget, Mind, Plan, SearchBot, Skill
from souvenir.bots.search.odds import Standing, shares
from souvenir.bots.search.search import Search
from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Seat
from souvenir.lab.simulate import play_one

LEVELS = ("beginner", "casual", "regular", "expert")
GAMES = [key for key in boxes() if "expert" in bot_names(key)]
FEW = {"regular": "regular:1"}
"""A level that searches, with next to no budget."""
every_game = pytest.mark.parametrize("key", GAMES)


@cache
def game_of(key: str) -> AnyGame:
    return boxes()[key].game()


def seats_of(key: str) -> int:
    return min(seats for seats in boxes()[key].seats if seats > 1)


Decision = tuple[Any, Seat, Sequence[Any], Any]


def decisions(key: str, bot: str, seed: str) -> Iterator[Decision]:
    """A game played by one bot in all seats: views, seats, what was legal, and what was chosen."""
    game = game_of(key)
    luck, rng = SimLuck(Random(f"luck {seed}")), Random(f"bot {seed}")
    bots = [make_bot(game, bot) for _ in range(seats_of(key))]
    s = game.setup(len(bots), luck, None)
    while acting := game.to_act(s):
        seat = acting[0]
        legal = game.legal(s, seat)
        action = legal[0]
        if len(legal) > 1:
            view = game.view(s, seat)
            action = bots[seat].choose(view, seat, legal, rng)
            yield view, seat, legal, action
        game.apply(s, seat, action, luck, None)


def ambles(key: str) -> Iterator[Decision]:
    """A game to look at on the way."""
    return decisions(key, "greedy", "amble")


def worth_a_thought(key: str) -> Iterator[Decision]:
    """Of such a game the decisions on which most of a turn's budget is spent."""
    game = game_of(key)
    for decision in ambles(key):
        if mind_of(key).share(game.imagine(decision[0], Random(0)), decision[1]) > 0.5:
            yield decision


@cache
def mind_of(key: str) -> Mind:
    bot = make_bot(game_of(key), "expert:0")
    assert isinstance(bot, SearchBot)
    return bot.mind


# -------------------------------------------------------------------- levels
def test_the_games_that_are_searched() -> None:
    assert {"vivid", "dejavu", "mistral"} <= set(GAMES)


@every_game
def test_people_are_offered_the_levels_weakest_first(key: str) -> None:
    assert offered_bots(key) == LEVELS


@every_game
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_level_plays_a_game_to_its_end(key: str, level: str) -> None:
    """The strongest does in `test_a_little_search_leaves_chance_behind`."""
    game = game_of(key)
    bots = [make_bot(game, FEW.get(level, level)) for _ in range(seats_of(key))]
    s, chosen = play_one(game, bots, Random(1))
    assert not game.to_act(s)
    assert chosen > 0


@pytest.mark.parametrize("name", ["greedy:5", "expert:many", "expert:-1", "oracle:5"])
def test_iterations_are_a_number_and_for_levels_only(name: str) -> None:
    with pytest.raises(BotError, match="expected"):
        make_bot(game_of("vivid"), name)


@every_game
def test_a_little_search_leaves_chance_behind(key: str) -> None:
    game, seats, won = game_of(key), seats_of(key), 0.0
    for number in range(2):
        names = ["expert:3" if seat == number % seats else "random" for seat in range(seats)]
        s, _ = play_one(game, [make_bot(game, name) for name in names], Random(number))
        won += shares(game.ranks(s))[number % seats]
    assert won == 2


# -------------------------------------------------------------------- repeatable and blind
@every_game
def test_from_the_same_seed_the_same_choices(key: str) -> None:
    first, second = ([chosen for *_, chosen in islice(decisions(key, "expert:4", "a"), 20)] for _ in range(2))
    assert first == second


@every_game
def test_what_it_plans_for_itself_is_the_same_in_all_worlds(key: str) -> None:
    """Whoever counted on an invented hand or deck would play against ghosts."""
    game, mind = game_of(key), mind_of(key)
    for view, seat, _, _ in islice(ambles(key), 0, 90, 5):
        one, two = (mind.plans(game.imagine(view, Random(seed)), seat) for seed in (1, 2))
        assert list(one) == list(two)


@every_game
def test_a_plan_can_be_followed(key: str) -> None:
    """Whatever the hidden things are, every step of a plan is legal when its turn comes."""
    game = game_of(key)
    bot = make_bot(game, "expert:3")
    assert isinstance(bot, Planner)
    longest = 0
    for number, (view, seat, legal, _) in enumerate(islice(worth_a_thought(key), 5)):
        steps = bot.plan(view, seat, legal, Random(number))
        s = game.imagine(view, Random(-number))
        for step in steps:
            assert step in game.legal(s, seat)
            game.apply(s, seat, step, SimLuck(Random(number)), None)
        longest = max(longest, len(steps))
    assert longest > 2


@every_game
def test_a_turn_stays_within_its_budget(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All searches of a turn together, also where steps without a choice are played without asking it."""
    thought: list[float] = []
    plan = SearchBot.plan

    def weighed(self: SearchBot, view: Any, seat: Seat, *args: Any) -> tuple[Any, ...]:
        thought.append(self.mind.share(game_of(key).imagine(view, Random(0)), seat))
        return plan(self, view, seat, *args)

    monkeypatch.setattr(SearchBot, "plan", weighed)
    turns: list[float] = []
    mover = None
    for _, seat, _, _ in islice(decisions(key, "expert:1", "d"), 100):
        if seat != mover:
            turns.append(0.0)
        turns[-1] += sum(thought)
        thought.clear()
        mover = seat
    assert len(turns) > 10
    assert 0.5 < max(turns) < 1.01


# -------------------------------------------------------------------- budgets
def first_turn(key: str) -> Search:
    """A search for the first decision that is worth one."""
    view, seat, _, _ = next(worth_a_thought(key))
    return Search(game_of(key), mind_of(key), view, seat, Random(0))


@every_game
def test_so_many_iterations_and_no_more(key: str) -> None:
    search = first_turn(key)
    search.run(Budget(iterations=20), share=0.5)
    assert search.root.visits == 10


@every_game
def test_it_can_be_called_off_and_answers_with_what_it_has(key: str) -> None:
    search = first_turn(key)
    best = search.run(Budget(iterations=10_000, cancelled=lambda: search.root.visits >= 7), share=1.0)
    assert search.root.visits == 7
    assert best in search.root.branches


@every_game
def test_called_off_before_it_began_it_still_answers(key: str) -> None:
    search = first_turn(key)
    assert search.run(Budget(cancelled=lambda: True), share=1.0).steps


def test_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr("souvenir.bots.search.budget.now", lambda: float(next(clock)))
    assert list(Budget(seconds=10.0).spend(0.5, since=0.0)) == [0, 1, 2, 3, 4]


# -------------------------------------------------------------------- a game small enough to be sure
@dataclass
class Heap:
    """Two players take one or two sticks in turn; whoever takes the last one wins."""

    left: int
    turn: int = 0
    lucky: int = 0


class Sticks:
    """A game of the protocol as far as the search asks; the view is the state, for nothing is hidden."""

    key = "sticks"

    def imagine(self, view: Heap, rng: Random) -> Heap:
        return self.copy(view)

    def view(self, s: Heap, seat: Seat) -> Heap:
        return self.copy(s)

    def copy(self, s: Heap) -> Heap:
        return Heap(s.left, s.turn, s.lucky)

    def to_act(self, s: Heap) -> Sequence[Seat]:
        return (s.turn,) if s.left else ()

    def legal(self, s: Heap, seat: Seat) -> Sequence[int]:
        return [n for n in (1, 2) if n <= s.left]

    def apply(self, s: Heap, seat: Seat, a: int, luck: object, emit: object) -> None:
        s.left, s.turn = s.left - a, 1 - seat

    def ranks(self, s: Heap) -> Sequence[int]:
        return (1, 0) if s.turn == 0 else (0, 1)


class Taker:
    """Knows nothing but that taking two looks better, which is wrong."""

    scale = 1.0
    counted: tuple[str, ...] = ()

    def share(self, s: Heap, seat: Seat) -> float:
        return 1.0

    def plans(self, s: Heap, seat: Seat) -> Sequence[Plan[int]]:
        return [Plan((n,), float(n)) for n in (1, 2) if n <= s.left]

    def quick(self, s: Heap, seat: Seat, rng: Random) -> Sequence[int]:
        return (rng.choice([n for n in (1, 2) if n <= s.left]),)

    def rests(self, s: Heap, began: Heap, turns: int) -> bool:
        return False

    def values(self, s: Heap) -> Sequence[float]:
        raise AssertionError("it is always played to its end")

    def by_odds(self, s: Heap) -> bool:
        raise AssertionError("it is always played to its end")

    def standing(self, s: Heap) -> Standing:
        raise AssertionError("it is always played to its end")

    def odds(self, s: Heap) -> Sequence[float]:
        raise AssertionError("it is always played to its end")


def sticks(budget: Budget) -> Callable[[int], int]:
    game: Any = Sticks()
    bot = SearchBot(game, Taker(), Skill(budget))
    return lambda left: int(bot.choose(Heap(left), 0, [1, 2], Random(left)))


def test_what_it_finds_out_outweighs_what_it_believed() -> None:
    """Of four sticks one must be taken, to leave three; of five, two."""
    choose = sticks(Budget(iterations=400))
    assert [choose(4), choose(5)] == [1, 2]


def test_without_search_it_does_as_it_believes() -> None:
    choose = sticks(Budget(iterations=0))
    assert choose(4) == 2


class Reckoner(Taker):
    """Stops after one turn; its odds know who wins, its points do not."""

    def __init__(self, *, by_odds: bool) -> None:
        self._by_odds = by_odds

    def rests(self, s: Heap, began: Heap, turns: int) -> bool:
        return s.left < began.left

    def values(self, s: Heap) -> Sequence[float]:
        return (0.0, 0.0)

    def by_odds(self, s: Heap) -> bool:
        return self._by_odds

    def odds(self, s: Heap) -> Sequence[float]:
        lost = s.left % 3 == 0
        return [float(lost == (seat != s.turn)) for seat in range(2)]


@pytest.mark.parametrize(("by_odds", "best"), [(True, 1), (False, 2)])
def test_it_judges_by_the_odds_where_the_mind_says_so(by_odds: bool, best: int) -> None:
    game: Any = Sticks()
    bot = SearchBot(game, Reckoner(by_odds=by_odds), Skill(Budget(iterations=400)))
    assert bot.choose(Heap(4), 0, [1, 2], Random(4)) == best
