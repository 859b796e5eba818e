"""Some kill -9 in mid-play; `make torture` runs it for long."""

from __future__ import annotations

from tests.server.torture import torture
from tests.soak import times
from tools.postgres import Postgres


def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    kills = times(4, 6)
    counts = torture(seconds=180, kills=kills)
    assert counts.kills >= kills
    assert counts.acknowledged >= 8 * kills
    assert counts.reconnected > counts.kills


def test_none_is_lost_either_when_the_database_fails_as_well(postgres: Postgres) -> None:
    counts = torture(seconds=120, kills=1, postgres=postgres, away=(0.3,))
    assert counts.kills >= 1
    assert counts.failures >= 1
    assert counts.acknowledged >= 5
