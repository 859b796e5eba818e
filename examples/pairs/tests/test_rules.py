"""The rules of Pairs, each proved by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from examples.pairs.tests.table import GAME, Played
from souvenir.kernel.luck import SimLuck
from souvenir_pairs import BOX
from tests.rules import named, rule


@rule("pairs.setup.cards")
def test_every_picture_is_on_two_cards_and_all_lie_face_down() -> None:
    view = GAME.view(Played().s, None)
    assert len(view.cards) == 16
    assert all(card.picture is None and card.taken_by is None for card in view.cards)
    s = GAME.setup(2, SimLuck(Random(1)), None)
    while acting := GAME.to_act(s):
        GAME.apply(s, acting[0], GAME.legal(s, acting[0])[-1], SimLuck(Random(2)), None)
        GAME.invariants(s)
    assert sorted(face for face in s.faces if face is not None) == sorted([*range(8), *range(8)])


@rule("pairs.setup.first")
def test_the_host_or_chance_says_who_begins() -> None:
    assert BOX.game(options={"start": "2"}).setup(3, SimLuck(Random(1)), None).acting == 2
    begun = {BOX.game().setup(3, SimLuck(Random(seed)), None).acting for seed in range(30)}
    assert begun == {0, 1, 2}


@rule("pairs.turn.first", "pairs.turn.second")
def test_two_cards_are_turned_for_all_to_see() -> None:
    p = Played()
    (told,) = p.turn(3, shows=5)
    assert told.audience is None
    assert told.rule == "pairs.turn.first"
    assert GAME.view(p.s, 1).cards[3].picture == GAME.tables.pictures[5]
    assert p.acting == 0
    told = p.turn(4, shows=2)[0]
    assert told.rule == "pairs.turn.second"
    assert {GAME.view(p.s, None).cards[card].picture for card in (3, 4)} == {
        GAME.tables.pictures[face] for face in (5, 2)
    }


@rule("pairs.turn.another")
def test_the_second_card_is_not_the_first() -> None:
    p = Played()
    assert p.refused(3) is None
    p.turn(3, shows=5)
    assert p.refused(3) == "pairs.turn.another"
    assert p.refused(4) is None
    p.turn(4, shows=2)
    assert p.refused(3) is None, "it is turned back first, and may be turned again"


@rule("pairs.match", "pairs.score", "pairs.turn.taken")
def test_a_pair_is_taken_and_one_goes_on() -> None:
    p = Played()
    p.turn(3, shows=5)
    p.turn(9, shows=5)
    assert p.keys() == ["pairs-event-turned", "pairs-event-found"]
    assert p.acting == 0
    assert [line.points for line in GAME.score(p.s, 0, None)] == [1]
    assert not GAME.score(p.s, 1, None)
    assert p.refused(3) == p.refused(9) == "pairs.turn.taken"


@rule("pairs.miss")
def test_what_differs_is_turned_back_and_the_next_one_goes_on() -> None:
    p = Played(seats=3)
    p.turn(3, shows=5)
    p.turn(9, shows=2)
    assert p.acting == 1
    assert GAME.view(p.s, None).open == (3, 9), "everyone has time to look"
    p.turn(0, shows=1)
    view = GAME.view(p.s, None)
    assert view.open == (0,)
    assert view.cards[3].picture is view.cards[9].picture is None
    p.turn(1, shows=0)
    p.turn(0)
    p.turn(1)
    assert p.acting == 0, "after the last comes the first again"


@rule("pairs.seen")
def test_what_was_seen_is_remembered_and_what_was_not_is_not_even_decided() -> None:
    p = Played()
    p.turn(3, shows=5)
    p.turn(9, shows=2)
    p.turn(0, shows=1)
    seen = {(glimpse.card, glimpse.picture, glimpse.ago) for glimpse in GAME.view(p.s, 1).seen}
    assert seen == {(3, GAME.tables.pictures[5], 1), (9, GAME.tables.pictures[2], 1)}
    assert [face for card, face in enumerate(p.s.faces) if card not in (0, 3, 9)] == [None] * 13
    assert all(event.fleeting or not event.touches for event in p.events), "no log tells where it lies"


@rule("pairs.end", "pairs.win")
def test_it_ends_with_the_last_pair_and_most_pairs_win() -> None:
    p = Played()
    for face in range(7):
        p.turn(2 * face, shows=face)
        p.turn(2 * face + 1, shows=face)
    p.turn(14, shows=7)
    assert p.acting == 0
    p.turn(15, shows=7)
    assert p.keys()[-1] == "pairs-event-over"
    assert GAME.to_act(p.s) == ()
    assert GAME.ranks(p.s) == (0, 1)
    p.s.taken = [p.s.taken[0][:4], p.s.taken[0][4:]]
    assert GAME.ranks(p.s) == (0, 0), "who has as many shares the place"


def test_every_rule_is_named_by_a_test_and_where_the_code_keeps_it() -> None:
    ids = {r.id for r in BOX.rules}
    assert set(named([Path(__file__)])) == ids
    source = "".join(path.read_text(encoding="utf-8") for path in BOX.folder.glob("*.py"))
    assert {id for id in ids if not re.search(re.escape(id) + r"\b", source)} == set()
    assert sorted(id for chapter in BOX.chapters() for id in chapter.rules) == sorted(ids)
