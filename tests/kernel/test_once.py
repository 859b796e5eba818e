"""Things made once, and things altered."""

from __future__ import annotations

from dataclasses import replace

from souvenir.kernel.altered import altered
from souvenir.kernel.once import once_each
from souvenir.kernel.talk import Event, say


def test_altered_makes_what_replace_makes() -> None:
    event = Event(say("table-event-sat"), touches=("a",), reveals=True)
    changed = altered(event, by=2, round=7)
    assert changed == replace(event, by=2, round=7)
    assert event.by is None


def test_a_thing_is_known_by_identity_and_the_oldest_are_let_go() -> None:
    made: list[list[int]] = []

    def length(thing: list[int]) -> int:
        made.append(thing)
        return len(thing)

    once = once_each(length, 2)
    one, alike, other = [1], [1], [1, 2]
    assert [once(one), once(one), once(alike), once(alike)] == [1, 1, 1, 1]
    assert len(made) == 2, "one that is only alike is another"
    assert [once(other), once(one)] == [2, 1]
    assert len(made) == 4, "no more than two are kept"
