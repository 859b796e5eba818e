"""Round 1 up to the telling: pictures, thinking, the card laid, the pictures shown."""

from __future__ import annotations

import pytest

from souvenir.games.memoria.model import (
    FACES,
    Announce,
    Asking,
    Draw,
    Lay,
    Laying,
    Ready,
    Show,
    Showing,
    Telling,
    Thinking,
    Told,
    Vote,
)
from souvenir.games.memoria.state import the_story
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
    story,
    think,
    why,
)
from tests.rules import rule


@rule("memoria.r1.cards")
def test_six_pictures_for_everyone_for_the_whole_round() -> None:
    s = fresh(3)
    lying = pictures(s)
    assert len(lying) == len(set(lying)) == 6
    for _ in range(2):
        story(s, "truth", ["truth", "bluff"])
        assert pictures(s) == lying


@rule("memoria.r1.cards", "memoria.r1.next")
def test_the_pictures_are_discarded_after_round_1() -> None:
    s = fresh(2)
    lying = pictures(s)
    in_round(s, 2)
    assert pictures(s) == []
    assert sorted(GAME.view(s, None).discards) == sorted(lying)


@rule("memoria.r1.think")
def test_all_think_together_and_all_ready_ends_it() -> None:
    s = fresh(3)
    assert GAME.view(s, None).seconds == 90
    assert GAME.to_act(s) == (0, 1, 2)
    play(s, 1, Ready())
    assert frame(s) == Thinking((False, True, False))
    assert GAME.to_act(s) == (0, 2)
    play(s, 2, Ready())
    play(s, 0, Ready())
    assert frame(s) == Laying(0)


@rule("memoria.r1.think")
def test_nobody_lays_a_card_before_all_are_ready() -> None:
    s = fresh(2)
    play(s, 1, Ready())
    assert why(s, 0, Lay("truth")) == why(s, 0, Lay("bluff")) == "memoria.r1.think"


@rule("memoria.r1.think")
def test_it_is_once_in_the_round() -> None:
    s = fresh(3)
    story(s, "truth", ["truth", "truth"])
    assert frame(s) == Laying(1)
    assert GAME.view(s, None).seconds is None


@rule("memoria.r1.think")
def test_what_a_binding_clock_plays() -> None:
    s = fresh(2)
    assert GAME.lapse(s, 0) == Ready()
    think(s)
    assert GAME.lapse(s, 0) is None, "which card somebody lays is not the clock's to say"
    commit(s, "truth")
    assert GAME.lapse(s, 0) == Told()


@rule("memoria.r1.commit")
def test_the_card_is_laid_before_pictures_are_shown_and_these_before_the_story() -> None:
    s = think(fresh(3))
    assert {type(a) for a in GAME.legal(s, 0)} == {Lay}
    told = play(s, 0, Lay("bluff"))
    assert frame(s) == Showing(0)
    assert keys(told) == ["laid"]
    play(s, 0, Show(pictures(s)[4]))
    assert frame(s) == Showing(0)
    play(s, 0, Announce())
    assert frame(s) == Telling(0)


@rule("memoria.r1.commit")
@pytest.mark.parametrize("count", [1, 2, 6])
def test_a_story_uses_one_to_six_pictures(count: int) -> None:
    s = commit(think(fresh(3)), "truth", count)
    story = GAME.view(s, None).story
    assert story is not None
    assert list(story.pictures) == pictures(s)[:count]
    assert story.worth == count


@rule("memoria.r1.commit")
def test_no_picture_at_all_and_none_twice() -> None:
    s = think(fresh(3))
    play(s, 0, Lay("truth"))
    assert why(s, 0, Announce()) == "memoria.r1.commit"
    first = pictures(s)[0]
    play(s, 0, Show(first))
    assert why(s, 0, Show(first)) == "memoria.r1.commit"


@rule("memoria.r1.commit")
def test_neither_the_card_nor_the_announced_pictures_are_taken_back() -> None:
    table = Table(GAME, 2, bytes(32))
    for seat in (0, 1):
        table.play(seat, Ready())
    table.play(0, Lay("bluff"))
    assert table.undoable(0) is None
    first, second = pictures(table.state)[:2]
    table.play(0, Show(first))
    assert table.undoable(0) is not None, "until it is announced a picture can be taken away again"
    table.undo(0)
    table.play(0, Show(second))
    table.play(0, Announce())
    assert table.undoable(0) is None
    table.play(0, Told())
    assert the_story(table.state).pictures == (second,)
    assert isinstance(table.state.frame, Asking)


@rule("memoria.r1.commit")
def test_nobody_but_the_orator_knows_the_card() -> None:
    truth, bluff = (commit(think(fresh(3)), face, 2) for face in FACES)
    for viewer in (1, 2, None):
        assert GAME.view(truth, viewer) == GAME.view(bluff, viewer)
    assert (GAME.view(truth, 0).mine, GAME.view(bluff, 0).mine) == ("truth", "bluff")


@rule("memoria.r2.card", "memoria.r2.commit")
def test_in_round_2_the_orator_draws_one_picture_and_lays_a_card() -> None:
    s = in_round(fresh(3), 2)
    assert list(GAME.legal(s, 0)) == [Draw()]
    play(s, 0, Draw())
    assert len(pictures(s)) == 1
    assert GAME.view(s, None).seconds == 45
    assert frame(s) == Laying(0)
    told = play(s, 0, Lay("bluff"))
    assert told[0].rule == "memoria.r2.commit"
    assert told[0].reveals, "final by rule"
    assert frame(s) == Telling(0)
    story = GAME.view(s, None).story
    assert story is not None
    assert list(story.pictures) == pictures(s)
    assert story.worth == 3


@rule("memoria.r2.card")
def test_the_card_is_discarded_and_the_next_orator_draws() -> None:
    s = in_round(fresh(2), 2)
    play(s, 0, Draw())
    drawn = pictures(s)[0]
    play(s, 0, Lay("truth"), Told())
    play(s, 1, Vote("truth"))
    reveal(s)
    assert pictures(s) == []
    assert drawn in GAME.view(s, None).discards
    assert list(GAME.legal(s, 1)) == [Draw()]


# -------------------------------------------------------------------- variants
@rule("memoria.variant.own-six")
def test_everyone_has_pictures_of_their_own() -> None:
    game = memoria(cards="own")
    s = fresh(3, game=game)
    rows = [[card.picture for card in row] for row in game.view(s, None).rows]
    assert [len(row) for row in rows] == [6, 6, 6]
    assert len({picture for row in rows for picture in row}) == 18
    think(s, game)
    play(s, 0, Lay("truth"), game=game)
    assert why(s, 0, Show(rows[1][0]), game) == "memoria.variant.own-six"
    play(s, 0, *(Show(picture) for picture in rows[0]), Announce(), game=game)


@rule("memoria.variant.own-six")
def test_they_are_discarded_when_the_round_is_over() -> None:
    game = memoria(cards="own")
    s = in_round(fresh(3, game=game), 2, game)
    assert len(game.view(s, None).discards) == 18
    assert pictures(s, game) == []


@rule("memoria.variant.count")
@pytest.mark.parametrize("count", [1, 4, 9])
def test_another_number_of_pictures(count: int) -> None:
    game = memoria(count=str(count))
    s = fresh(3, game=game)
    assert len(pictures(s, game)) == count
    commit(think(s, game), "truth", count, game)
    assert s.story is not None
    assert len(s.story.pictures) == count


@rule("memoria.variant.count", "memoria.r1.think")
@pytest.mark.parametrize(("time", "seconds"), [("30", 30), ("180", 180), ("none", None)])
def test_another_time_or_none_is_for_round_1_alone(time: str, seconds: int | None) -> None:
    game = memoria(time=time)
    s = fresh(2, game=game)
    assert game.view(s, None).seconds == seconds
    in_round(s, 2, game)
    play(s, 0, Draw(), game=game)
    assert game.view(s, None).seconds == 45


@rule("memoria.variant.same-card")
def test_one_picture_for_each_turn_around_the_table() -> None:
    game = memoria(second="same")
    s = in_round(fresh(3, game=game), 2, game)
    laps = []
    for _ in range(2):
        play(s, 0, Draw(), game=game)
        lap = []
        for orator in range(3):
            assert frame(s) == Laying(orator)
            assert game.view(s, None).seconds == 45
            lap.append(pictures(s, game))
            story(s, "truth", ["truth", "truth"], game=game)
        assert lap[0] == lap[1] == lap[2]
        laps.append(lap[0])
    assert laps[0] != laps[1]
    assert s.frame is None
