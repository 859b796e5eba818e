"""Some kill -9 in mid-play; `make torture` runs it for long."""

from __future__ import annotations

from tests.server.torture import torture


def test_no_acknowledged_move_is_lost_when_the_server_is_killed() -> None:
    counts = torture(seconds=180, kills=6)
    assert counts.kills >= 6
    assert counts.acknowledged >= 50
    assert counts.reconnected > counts.kills
