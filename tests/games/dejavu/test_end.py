"""The end: ten cards, one last turn for the others, most points."""

from __future__ import annotations

from souvenir.games.dejavu.model import Done
from souvenir.games.dejavu.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.dejavu.positions import GAME, T, at_drawing, fresh, with_hand, with_ltm
from tests.rules import rule

KEYS = [face.key for face in T.edition.individual]


def ends_turn(s: State, seat: int) -> State:
    """This seat's turn ends with drawing."""
    s = at_drawing(s, seat)
    GAME.apply(s, seat, Done(), ScriptedLuck(), None)
    return s


@rule("dejavu.end")
def test_nine_cards_do_not_end_the_game() -> None:
    s = ends_turn(with_ltm(with_hand(fresh(3), 1, KEYS[20]), 1, *KEYS[:9]), 1)
    assert s.ending is None
    assert s.turn == 2


@rule("dejavu.end")
def test_every_opponent_has_one_last_turn() -> None:
    s = ends_turn(with_ltm(with_hand(fresh(3), 1, KEYS[20]), 1, *KEYS[:10]), 1)
    assert s.ending == 1
    for seat in (2, 0):
        assert GAME.to_act(s) == (seat,)
        s = ends_turn(s, seat)
    assert s.frame is None
    assert GAME.to_act(s) == ()


@rule("dejavu.end")
def test_public_cards_count_and_another_who_reaches_ten_changes_nothing() -> None:
    public = [face.key for face in T.edition.public]
    s = ends_turn(with_ltm(with_hand(fresh(3), 0, KEYS[20]), 0, *KEYS[:7], *public[:3]), 0)
    assert s.ending == 0
    s = ends_turn(with_ltm(with_hand(s, 1, KEYS[21]), 1, *KEYS[10:20]), 1)
    assert s.ending == 0
    s = ends_turn(s, 2)
    assert s.frame is None


@rule("dejavu.win")
def test_most_points_win_and_ties_share() -> None:
    s = fresh(4)
    s.frame = None
    for totals, ranks in (
        ((5, 9, 7, 1), (2, 0, 1, 3)),
        ((9, 9, 7, 7), (0, 0, 2, 2)),
        ((3, 3, 3, 3), (0, 0, 0, 0)),
    ):
        s.start_points = list(totals)
        assert GAME.ranks(s) == ranks
