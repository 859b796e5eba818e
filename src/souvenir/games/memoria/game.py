"""Memoria Bluff as the kernel asks for it: each question is passed to the step that answers it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from souvenir.games.memoria import commit, offers, question, reveal, rounds, setup, tell, think, vote
from souvenir.games.memoria import score as scoring
from souvenir.games.memoria.edition import MemoriaEdition
from souvenir.games.memoria.imagine import imagine
from souvenir.games.memoria.lives import FACTS, NAMES, ON_PAGE
from souvenir.games.memoria.model import (
    ACTION_TYPES,
    Action,
    Answering,
    Asking,
    Drawing,
    Laying,
    Opening,
    Showing,
    Telling,
    Thinking,
    View,
    Voting,
)
from souvenir.games.memoria.outline import outline
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables
from souvenir.games.memoria.view import own, view
from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat

FORBIDS: Final = frozenset(
    f"memoria.{rule}"
    for rule in (
        "r1.think", "r1.commit", "r1.tell", "r1.question", "r2.no-questions", "variant.own-six", "vote",
    )
)  # fmt: skip


class Memoria:
    """Rules, one edition, and the host's choices."""

    key = "memoria"
    action_types: ClassVar[Sequence[type[Action]]] = ACTION_TYPES
    forbids: ClassVar[frozenset[str]] = FORBIDS

    def __init__(self, edition: MemoriaEdition, options: Mapping[str, str]) -> None:
        self.tables = Tables(edition, options)
        self.actions: Sequence[Action] = self.tables.actions

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        s = setup.new_state(self.tables, seats, luck)
        rounds.begin(self.tables, s, luck, emit)
        return s

    def to_act(self, s: State) -> Sequence[Seat]:
        match s.frame:
            case None:
                return ()
            case Thinking() as f:
                return think.to_act(s, f)
            case Voting():
                return vote.to_act(s)
            case f:
                return (f.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        if seat not in self.to_act(s):
            return ()
        t = self.tables
        match s.frame:
            case Thinking():
                return think.candidates(t)
            case Drawing():
                return (t.draw,)
            case Laying():
                return tuple(t.lay.values())
            case Showing():
                return commit.candidates(t, s)
            case Telling() as f:
                return tell.candidates(t, f)
            case Asking():
                return question.candidates(t, s)
            case Answering():
                return question.answers(t, s)
            case Voting():
                return vote.candidates(t)
            case Opening():
                return (t.open,)
            case None:
                return ()

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return [a for a in self.candidates(s, seat) if self.check(s, seat, a) is None]

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        match s.frame:
            case Thinking():
                return think.check(a)
            case Showing() as f:
                return commit.check(self.tables, s, f, a)
            case Telling():
                return tell.check(s, a)
            case Voting():
                return vote.check(s, a)
            case None:
                raise ValueError("the game is over")
            case _:
                return None

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        t, f = self.tables, s.frame
        done = True
        match f:
            case Thinking():
                done = think.apply(s, f, seat, emit)
            case Drawing():
                commit.apply_draw(t, s, f, luck, emit)
            case Laying():
                commit.apply_lay(s, f, a, emit)
            case Showing():
                done = commit.apply(t, s, f, a, emit)
            case Telling():
                done = tell.apply(t, s, f, a, emit)
            case Asking():
                done = question.apply_ask(s, f, a, emit)
            case Answering():
                question.apply_answer(t, s, f, a, emit)
            case Voting():
                done = vote.apply(s, seat, a, emit)
            case Opening():
                reveal.apply(s, f, emit)
            case None:
                raise ValueError("the game is over")
        if done:
            rounds.advance(t, s, f, emit)

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return scoring.lines(s, seat)

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return ()

    def ranks(self, s: State) -> Sequence[int]:
        return scoring.ranks(s)

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return ()

    def round(self, s: State) -> int | None:
        return s.round

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        common = common or view(self.tables, s)
        return common if seat is None else own(self.tables, s, seat, common)

    def reveal(self, s: State) -> View:
        return view(self.tables, s, revealed=True)

    def imagine(self, v: View, rng: Random) -> State:
        return imagine(self.tables, v, rng)

    def offer(self, s: State, seat: Seat, a: Action) -> Offer:
        return offers.offer(self.tables, s, a)

    def outline(self, v: View) -> Sequence[Block]:
        return outline(self.tables, v)

    def asks(self, s: State, seat: Seat) -> Phrase:
        return offers.asks(self.tables, s, seat)

    def seconds(self, s: State) -> int | None:
        return think.seconds(self.tables, s)

    def lapse(self, s: State, seat: Seat) -> Action | None:
        """Whatever takes no decision is done; a card is laid and a story chosen by a bot."""
        t = self.tables
        match s.frame:
            case Thinking():
                return t.ready
            case Drawing():
                return t.draw
            case Telling():
                return t.told
            case Asking():
                return t.no_question
            case Answering():
                return t.answered
            case Opening():
                return t.open
            case _:
                return None

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> Json:
        return s.dump()

    def load(self, j: Json) -> State:
        return State.load(j)

    def secrets(self, s: State, viewer: Seat | None) -> Mapping[str, Json]:
        if s.frame is None:
            return {}
        hidden: dict[str, Json] = {
            "lives": [
                s.lives[player][fact]
                for player in range(s.seats)
                if player != viewer
                for fact in range(len(NAMES))
                if fact not in s.pages[player]
            ]
        }
        if s.story is not None:
            cards = zip(s.story.laid, s.story.opened, strict=True)
            laid = {
                str(seat): face
                for seat, (face, opened) in enumerate(cards)
                if face is not None and not opened and seat != viewer
            }
            if laid:
                hidden["cards"] = laid
        return hidden

    def invariants(self, s: State) -> None:
        lying = [card for row in s.rows for card in row]
        assert sorted([*s.deck, *s.discards, *lying]) == list(range(len(self.tables.edition.cards)))
        assert all(s.sides[card] is not None for card in (*s.discards, *lying))
        assert all(len(page) == ON_PAGE for page in s.pages)
        for life in s.lives:
            for value, values in zip(life, FACTS.values(), strict=True):
                assert 0 <= value < len(values)
        if isinstance(s.frame, Asking):
            assert s.frame.seat == question.next_asker(s)
        for story in (*s.past, *([s.story] if s.story else [])):
            assert len(story.claims) <= len(story.pictures)
            assert len(story.questions) <= s.seats - 1
            assert all(
                face is not None or not opened for face, opened in zip(story.laid, story.opened, strict=True)
            )
        assert all(all(story.opened) for story in s.past)
