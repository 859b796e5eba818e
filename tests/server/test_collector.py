"""What has lived for a while is set aside; all of it is looked at only when nobody would notice."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from souvenir.server.collector import AT_LEAST_EVERY, EVERY, Collector


class Knot:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.self = self


class World:
    """A clock, and whether anybody plays."""

    def __init__(self) -> None:
        self.time, self.busy = 0.0, True
        self.collector = Collector(lambda: self.busy, lambda: self.time)

    def after(self, seconds: float) -> None:
        self.time += seconds
        self.collector.look()


@pytest.fixture
def world() -> Iterator[World]:
    before = gc.get_threshold()
    yield World()
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_lives_is_set_aside_and_what_has_ended_young_is_freed(world: World) -> None:
    ended, living = weakref.ref(Knot()), Knot()
    world.after(EVERY / 2)
    assert ended() is None
    assert any(thing is living for thing in gc.get_objects())
    world.after(EVERY)
    assert not any(thing is living for thing in gc.get_objects())


def test_a_table_that_is_played_leaves_few_things_to_look_at(world: World) -> None:
    """As many are freed as made, so that their number alone would call nobody."""
    living = [Knot() for _ in range(1000)]
    world.after(EVERY + 1)
    for _ in range(20):
        living = [Knot() for _ in range(1000)]
        world.after(0.1)
        assert len(gc.get_objects(generation=0)) < 1000
    assert len(living) == 1000


def test_what_ended_later_is_found_when_nobody_plays_or_once_a_day(world: World) -> None:
    for wait, busy in ((10 * EVERY, False), (AT_LEAST_EVERY + EVERY, True)):
        knot = Knot()
        ended = weakref.ref(knot)
        world.busy = True
        world.after(EVERY + 1)
        del knot
        world.after(EVERY + 1)
        assert ended() is not None
        world.busy = busy
        world.after(wait)
        assert ended() is None
