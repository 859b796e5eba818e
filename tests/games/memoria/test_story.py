"""Telling, questions, votes and the reveal."""

from __future__ import annotations

from dataclasses import fields

import pytest

from souvenir.games.memoria.model import (
    ACTION_TYPES,
    Answered,
    Answering,
    Ask,
    Asking,
    Claim,
    Face,
    Open,
    Opening,
    Pass,
    Ready,
    Recount,
    Show,
    Telling,
    Told,
    Vote,
    Voting,
)
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tell import GUIDES
from souvenir.table import Table
from tests.games.memoria.hands import (
    GAME,
    commit,
    frame,
    fresh,
    in_round,
    keys,
    memoria,
    pictures,
    play,
    reveal,
    think,
    to_vote,
    vote,
    why,
)
from tests.rules import rule


def told(count: int = 1, seats: int = 3) -> State:
    """A story of seat 0 that was told in words."""
    s = commit(think(fresh(seats)), "truth", count)
    play(s, 0, Told())
    return s


def first_picture(s: State) -> Show:
    return Show(pictures(s)[0])


@rule("memoria.r1.tell")
def test_the_orator_is_shown_how_to_tell_and_nobody_else() -> None:
    s = commit(think(fresh(3)), "truth")
    for viewer, shown in ((0, True), (1, False), (None, False)):
        blocks = {block.id: block for block in GAME.outline(GAME.view(s, viewer))}
        assert ("guides" in blocks) == shown
    own = next(block for block in GAME.outline(GAME.view(s, 0)) if block.id == "guides")
    assert len(own.items) == len(GUIDES) == 5


@rule("memoria.r1.tell")
@pytest.mark.parametrize("face", ["truth", "bluff"])
def test_the_program_does_not_judge_a_story(face: Face) -> None:
    """Whatever card lies there, the same can be told, and in the same number of choices."""
    s = commit(think(fresh(3)), face, 2)
    play(s, 0, Recount())
    claims = [a for a in GAME.legal(s, 0) if isinstance(a, Claim)]
    assert len(claims) == 32
    play(s, 0, claims[0])
    assert frame(s) == Telling(0, recounting=True)
    assert why(s, 0, claims[1]) == "memoria.r1.tell", "one thing is not told twice"
    play(s, 0, next(a for a in GAME.legal(s, 0) if isinstance(a, Claim)))
    assert why(s, 0, claims[-1]) == "memoria.r1.tell", "a picture has one sentence"
    assert list(GAME.legal(s, 0)) == [Told()]


@rule("memoria.r1.tell")
def test_each_sentence_goes_with_a_picture_of_the_story() -> None:
    s = commit(think(fresh(3)), "truth", 2)
    assert s.story is not None
    events = play(s, 0, Recount(), Claim("home", "farm"), Claim("fear", "dark"))
    assert keys(events) == ["says", "says"]
    assert [event.touches for event in events] == [(f"picture:{p}",) for p in s.story.pictures]
    assert all(event.reveals for event in events), "what was heard cannot be unsaid"


@rule("memoria.r1.question")
def test_from_the_orator_s_left_each_asks_or_passes_and_is_answered_first() -> None:
    s = told(seats=4)
    assert frame(s) == Asking(1)
    play(s, 1, Ask())
    assert frame(s) == Answering(0)
    assert list(GAME.legal(s, 0)) == [Answered()]
    play(s, 0, Answered())
    assert frame(s) == Asking(2)
    play(s, 2, Pass())
    assert frame(s) == Asking(3)
    play(s, 3, Ask())
    play(s, 0, Answered())
    assert frame(s) == Voting()


@rule("memoria.r1.question")
def test_one_round_of_questions_only() -> None:
    s = to_vote(told())
    assert why(s, 1, Ask()) == "memoria.r1.question"


@rule("memoria.r1.question")
def test_a_story_by_claims_can_be_asked_about_by_fact() -> None:
    s = commit(think(fresh(3)), "bluff", 1)
    play(s, 0, Recount(), Claim("home", "farm"), Told())
    play(s, 1, Ask("music"))
    answers = list(GAME.legal(s, 0))
    assert answers == [Answered(), *(Claim("music", v) for v in ("piano", "drum", "violin", "trumpet"))]
    play(s, 0, Claim("music", "drum"))
    assert s.story is not None
    assert s.story.questions[0].answer == Claim("music", "drum")
    assert frame(s) == Asking(2)


@rule("memoria.r1.question")
def test_a_story_in_words_is_asked_about_in_words() -> None:
    assert list(GAME.legal(told(), 1)) == [Ask(), Pass()]


@rule("memoria.r2.no-questions")
def test_in_round_2_the_vote_follows_the_story() -> None:
    s = commit(in_round(fresh(3), 2), "truth")
    play(s, 0, Told())
    assert frame(s) == Voting()
    assert why(s, 1, Ask()) == "memoria.r2.no-questions"


@rule("memoria.vote")
def test_all_others_vote_at_the_same_time_and_nobody_sees_it() -> None:
    s = to_vote(told(seats=4))
    assert GAME.to_act(s) == (1, 2, 3)
    assert GAME.legal(s, 0) == []
    assert why(s, 1, Open()) == "memoria.vote"
    other = s.copy()
    play(s, 2, Vote("truth"))
    play(other, 2, Vote("bluff"))
    assert GAME.to_act(s) == GAME.to_act(other) == (1, 3)
    for viewer in (0, 1, 3, None):
        assert GAME.view(s, viewer) == GAME.view(other, viewer)
        assert GAME.outline(GAME.view(s, viewer)) == GAME.outline(GAME.view(other, viewer))
    assert (GAME.view(s, 2).mine, GAME.view(other, 2).mine) == ("truth", "bluff")
    for seat in (1, 3):
        play(s, seat, Vote("truth"))
    assert frame(s) == Opening(1)
    story = GAME.view(s, None).story
    assert story is not None
    assert [(place.down, place.face) for place in story.places] == [(True, None)] * 4


@rule("memoria.vote")
def test_a_vote_can_be_taken_up_again_until_a_card_is_opened() -> None:
    table = Table(GAME, 3, bytes(32))
    for seat in (0, 1, 2):
        table.play(seat, Ready())
    for action in (GAME.tables.lay["truth"], first_picture(table.state), GAME.tables.announce, Told()):
        table.play(0, action)
    table.play(1, Pass())
    table.play(2, Pass())
    table.play(1, Vote("truth"))
    table.play(2, Vote("truth"))
    assert table.undoable(1) is not None
    table.undo(1)
    assert GAME.to_act(table.state) == (1,)
    table.play(1, Vote("bluff"))
    table.play(1, Open())
    assert table.undoable(1) is None
    assert table.undoable(2) is None


@rule("memoria.reveal")
def test_cards_are_opened_from_the_orator_s_left_the_orator_last() -> None:
    s = told(seats=4)
    vote(to_vote(s), {1: "truth", 2: "bluff", 3: "truth"})
    order = []
    while isinstance(s.frame, Opening):
        seat = s.frame.seat
        order.append(seat)
        assert GAME.to_act(s) == (seat,)
        story = GAME.view(s, None).story
        assert story is not None
        assert [place.opened for place in story.places] == [n in order[:-1] for n in range(4)]
        event = play(s, seat, Open())[0]
        assert event.rule == "memoria.reveal"
        assert event.reveals
    assert order == [1, 2, 3, 0]
    assert s.past[-1].laid == ("truth", "truth", "bluff", "truth")


@rule("memoria.reveal")
def test_the_same_in_round_2() -> None:
    s = in_round(fresh(3), 2)
    vote(to_vote(commit(s, "bluff")), ["truth", "bluff"])
    assert frame(s) == Opening(1)
    assert keys(reveal(s))[:3] == ["opens", "opens", "decides"]


# -------------------------------------------------------------------- words of people
@rule("memoria.private")
def test_no_action_has_room_for_what_people_say() -> None:
    """Every action there can ever be is known beforehand, and their texts are keys of the house."""
    texts = set()
    for action in GAME.actions:
        assert type(action) in ACTION_TYPES
        texts |= {str(getattr(action, field.name)) for field in fields(action)}
    assert all(text.replace("-", "").isalnum() and text.isascii() for text in texts)


@rule("memoria.channel.spoken", "memoria.channel.written")
def test_the_channel_changes_what_is_asked_and_nothing_else() -> None:
    spoken, written = (memoria(channel=channel) for channel in ("spoken", "written"))
    states = [commit(think(fresh(3, game=game), game), "truth", game=game) for game in (spoken, written)]
    assert states[0] == states[1]
    asked = [game.asks(s, 0).key for game, s in zip((spoken, written), states, strict=True)]
    assert asked == ["memoria-ask-tell", "memoria-ask-write"]
    assert [game.view(s, 0).choices.written for game, s in zip((spoken, written), states, strict=True)] == [
        False,
        True,
    ]
