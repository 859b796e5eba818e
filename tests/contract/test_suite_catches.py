"""The contract suite catches what it is for: games broken in one place each, and the law that tells."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from souvenir.games.memoria.edition import read_edition
from souvenir.games.memoria.game import Memoria
from souvenir.games.vivid import BOX
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Action, Done, View
from souvenir.games.vivid.reward import preview
from souvenir.games.vivid.score import line_of
from souvenir.games.vivid.state import State
from souvenir.kernel.game import AnyGame, Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Emit, Event, Line, Offer, Phrase, Refusal, Seat, say
from souvenir.testing import ContractBroken, check_game
from tests.contract import blind


# -------------------------------------------------------------------- what a viewer may know
class LeakingView(Vivid):
    """Everyone sees what seat 0 aspires to."""

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        v = super().view(s, seat)
        wish = super().view(s, 0).boards[0].aspiration
        return replace(v, boards=(replace(v.boards[0], aspiration=wish), *v.boards[1:]))


class ShyRevelation(Vivid):
    """What is revealed is what a spectator saw all along."""

    def reveal(self, s: State) -> View:
        return self.view(s, None)


class CheatingImagination(Vivid):
    """`imagine` remembers the state that was looked at last."""

    _last: tuple[int, ...] = ()

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        self._last = s.aspirations
        return super().view(s, seat)

    def imagine(self, v: View, rng: Random) -> State:
        s = super().imagine(v, rng)
        s.aspirations = self._last
        return s


class ForgetfulImagination(Vivid):
    """`imagine` forgets who starts."""

    def imagine(self, v: View, rng: Random) -> State:
        s = super().imagine(v, rng)
        s.start = 0
        return s


class WildImagination(Vivid):
    """`imagine` uses chance that it was not given."""

    def imagine(self, v: View, rng: Random) -> State:
        return super().imagine(v, random.SystemRandom())


class WastefulImagination(Vivid):
    """`imagine` puts a fragment too many into the bag, where nobody sees the colours."""

    def imagine(self, v: View, rng: Random) -> State:
        s = super().imagine(v, rng)
        if s.bag[0]:
            s.bag[0] -= 1
            s.bag[1] += 1
        return s


class TellingOffers(Vivid):
    """An offer shows somebody else's aspiration."""

    def offer(self, s: State, seat: Seat, a: Action) -> Offer:
        offer = super().offer(s, seat, a)
        return replace(offer, touches=(*offer.touches, f"wish:{s.aspirations[1 - seat]}"))


class TellingRefusals(Vivid):
    """A refusal shows somebody else's aspiration."""

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        refusal = super().check(s, seat, a)
        return refusal and replace(refusal, args={"wish": s.aspirations[1 - seat]})


class TellingForecast(Vivid):
    """A forecast counts everybody's aspiration, whoever looks."""

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        lines = preview(self.tables, s, seat, with_wish=True) if s.frame else []
        return [line_of(self.tables, scored) for scored in lines]


class TellingEvents(Vivid):
    """An event shows what the next player aspires to."""

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        super().apply(s, seat, a, luck, emit)
        if emit:
            emit(Event(say("vivid-event-wish", colour=s.aspirations[1 - seat])))


class HiddenChoiceTold(blind.Blind):
    """All are told which card somebody picked, though they do not see it."""

    def picked(self, seat: Seat, card: int) -> Event:
        return Event(say("blind-picked", card=card))


class HiddenChoiceTouched(blind.Blind):
    """The words keep the secret and the ids beside them do not."""

    def picked(self, seat: Seat, card: int) -> Event:
        return openly_touched(replace(super().picked(seat, card), touches=(f"card:{card}",)))


def openly_touched(event: Event) -> Event:
    """All are told the ids that only some may know."""
    return replace(event, public=event.public and replace(event.public, touches=event.touches))


class ShownButUndone(blind.Blind):
    """The cards are shown and nothing says that this cannot be taken back."""

    def shown(self, cards: tuple[int, ...]) -> Event:
        return Event(say("blind-shown", cards=cards))


# -------------------------------------------------------------------- moves
class MissingMove(Vivid):
    """One never finishes of one's own will while there is something else to do."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        legal = super().legal(s, seat)
        return [a for a in legal if len(legal) == 1 or not isinstance(a, Done)]


class ExtraMove(Vivid):
    """Finishing is always legal."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        legal = super().legal(s, seat)
        return [*legal, self.tables.done] if legal and self.tables.done not in legal else legal


class StrangerMoves(Vivid):
    """Everyone may finish out of turn."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return super().legal(s, seat) or (self.tables.done,)


class RemadeMoves(Vivid):
    """Legal actions are equal to those of the table, not the same."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return [replace(a) for a in super().legal(s, seat)]


class UnsteadyMoves(Vivid):
    """Legal actions come in another order each time."""

    _turned = False

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        self._turned = not self._turned
        return list(super().legal(s, seat))[:: -1 if self._turned else 1]


class StuckSeat(Vivid):
    """Seat 1 can do nothing."""

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return () if seat == 1 else super().legal(s, seat)


class CatchAll(Vivid):
    """What is not allowed is just not allowed."""

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        return Refusal("vivid.no") if super().check(s, seat, a) else None


class UnknownRule(Vivid):
    """A rule that can refuse and is on no list."""

    forbids = Vivid.forbids | {"vivid.made-up"}


class TwiceInTable(Vivid):
    """The action table has an action twice."""

    def __init__(self, edition: Any, options: Mapping[str, str]) -> None:
        super().__init__(edition, options)
        self.actions = (*self.actions, self.actions[0])


# -------------------------------------------------------------------- states as data
class SharedList(Vivid):
    """Copies share the supply."""

    def copy(self, s: State) -> State:
        c = s.copy()
        c.supply = s.supply
        return c


class AskingChanges(Vivid):
    """Asking what to do turns the round."""

    def asks(self, s: State, seat: Seat) -> Phrase:
        s.start = (s.start + 1) % s.players
        return super().asks(s, seat)


class NotJson(Vivid):
    """A dump holds a set."""

    def dump(self, s: State) -> Json:
        return {**super().dump(s), "deck": set(s.deck)}


class LosesSomething(Vivid):
    """A dump forgets which actions were used."""

    def dump(self, s: State) -> Json:
        return {**super().dump(s), "round": 1}


class OwnChance(Vivid):
    """The rules use chance that no log records."""

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        super().apply(s, seat, a, luck, emit)
        s.deck = tuple(random.sample(s.deck, len(s.deck)))


class LosesFragment(Vivid):
    """Each action loses a fragment of the supply."""

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        super().apply(s, seat, a, luck, emit)
        s.supply[0] -= 1


# -------------------------------------------------------------------- the end, and words
class NeverEnds(Vivid):
    """Nothing ever happens."""

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        pass


class NobodyWins(Vivid):
    """The best place is the second."""

    def ranks(self, s: State) -> Sequence[int]:
        return [1] * s.seats


class EndlessForecast(Vivid):
    """There is always something to hope for."""

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return [Line("vivid.win", 1, say("vivid-hope"))]


class Wordless(Vivid):
    """A question with an argument that no message can show."""

    def asks(self, s: State, seat: Seat) -> Phrase:
        return Phrase("vivid-ask-take", {"what": 1.5})  # type: ignore[dict-item]


def vivid_as(kind: type[Vivid]) -> AnyGame:
    return kind(BOX.edition(), {"start": "chance"})  # type: ignore[arg-type]


FAULTS: list[tuple[type[Vivid], str]] = [
    (LeakingView, "secrets-vary-when-imagined"),
    (ShyRevelation, "revealing-shows-every-secret"),
    (CheatingImagination, "secrets-vary-when-imagined"),
    (ForgetfulImagination, "an-imagined-state-looks-real"),
    (WildImagination, "an-imagined-state-looks-real"),
    (WastefulImagination, "invariants-hold-when-imagined"),
    (TellingOffers, "an-imagined-state-answers-alike"),
    (TellingRefusals, "an-imagined-state-answers-alike"),
    (TellingForecast, "a-sheet-shows-what-is-known"),
    (TellingEvents, "nothing-is-learnt-by-what-can-be-undone"),
    (MissingMove, "legal-is-what-check-admits"),
    (ExtraMove, "legal-is-what-check-admits"),
    (StrangerMoves, "only-those-to-act-have-moves"),
    (RemadeMoves, "legal-is-what-check-admits"),
    (UnsteadyMoves, "states-are-json"),
    (StuckSeat, "only-those-to-act-have-moves"),
    (CatchAll, "refusals-name-rules"),
    (UnknownRule, "refusals-name-rules"),
    (TwiceInTable, "every-action-is-in-the-table-once"),
    (SharedList, "old-copies-never-change"),
    (AskingChanges, "asking-changes-nothing"),
    (NotJson, "states-are-json"),
    (LosesSomething, "states-are-json"),
    (OwnChance, "the-log-rebuilds-the-game"),
    (LosesFragment, "invariants-hold"),
    (NeverEnds, "every-game-ends"),
    (NobodyWins, "ranks-are-places"),
    (EndlessForecast, "nothing-is-left-to-score"),
    (Wordless, "all-can-be-put-into-words"),
]


@pytest.mark.parametrize(("kind", "law"), FAULTS, ids=[kind.__name__ for kind, _ in FAULTS])
def test_a_broken_game_is_caught(kind: type[Vivid], law: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(vivid_as(kind), seats=2, games=2, steps=250)
    assert caught.value.law == law
    assert "vivid" in caught.value.where


def test_a_sound_game_in_no_box_passes() -> None:
    coverage = check_game(blind.Blind())
    assert not coverage.unheard
    assert check_game(blind.Blind(), seats=(3, 4), games=10).games == 20


class HandsOnTheTable(blind.Blind):
    """What one may pick is said to need no secret, though it rests on a hand that is hidden."""

    def offer(self, s: blind.State, seat: Seat, a: blind.Action) -> Offer:
        return replace(super().offer(s, seat, a), open=True)


class LaysOpenly(Memoria):
    """Which card is laid is said to be no secret: everybody knows what can be laid, nobody what was."""

    def offer(self, s: Any, seat: Seat, a: Any) -> Offer:
        return replace(super().offer(s, seat, a), open=True)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (HandsOnTheTable, "an-open-step-hides-nothing"),
        (HiddenChoiceTold, "nobody-is-told-more-than-they-see"),
        (HiddenChoiceTouched, "nobody-is-told-more-than-they-see"),
        (ShownButUndone, "nothing-is-learnt-by-what-can-be-undone"),
    ],
)
def test_a_broken_secret_choice_is_caught(kind: type[blind.Blind], law: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(kind(), seats=2, games=20)
    assert caught.value.law == law


@pytest.mark.parametrize("key", ["dejavu", "mistral"])
def test_a_hidden_id_in_what_an_event_touches_is_called_a_leak(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where luck was drawn: everybody sees that somebody drew a card, and nobody which."""
    game: AnyGame = boxes()[key].game(seats=3)
    honest = type(game).apply

    def touching(self: AnyGame, s: Any, seat: Seat, a: Any, luck: Luck, emit: Emit) -> None:
        honest(self, s, seat, a, luck, emit and (lambda event: emit(openly_touched(event))))

    monkeypatch.setattr(type(game), "apply", touching)
    with pytest.raises(ContractBroken, match=r"a leak: viewer .* may not know") as caught:
        check_game(game, seats=3, games=2)
    assert caught.value.law == "nobody-is-told-more-than-they-see"


def test_a_hidden_choice_that_is_called_open_is_caught() -> None:
    box = boxes()["memoria"]
    options = {option.key: option.default for option in box.options}
    with pytest.raises(ContractBroken) as caught:
        check_game(LaysOpenly(read_edition(box.edition().text, "base.toml"), options), seats=2, games=2)
    assert caught.value.law == "an-open-step-hides-nothing"


def test_the_message_leads_back_to_the_place() -> None:
    with pytest.raises(ContractBroken, match=r"invariants-hold \[vivid, 2 seats, seed 5, game 0, step 1\]"):
        check_game(vivid_as(LosesFragment), seats=2, seed=5)
