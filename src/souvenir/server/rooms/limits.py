"""How much one person, or one address, may ask of the server."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from souvenir.server.protocol.errors import Denied
from souvenir.table.journal import Journal

HOUR = 3600.0


@dataclass(slots=True)
class Meter:
    """How often something was done of late, by whoever did it."""

    now: Callable[[], float]
    most: int
    seconds: float
    _done: dict[str, deque[float]] = field(default_factory=dict)

    def spend(self, who: str) -> None:
        """Once more; Denied if that is too often."""
        now, done = self.now(), self._done.setdefault(who, deque())
        while done and done[0] <= now - self.seconds:
            done.popleft()
        if len(done) >= self.most:
            raise Denied("rate", status=429)
        done.append(now)

    def forget(self) -> None:
        """Let go of those who have done nothing for a while."""
        old = self.now() - self.seconds
        for who in [who for who, done in self._done.items() if not done or done[-1] < old]:
            del self._done[who]


@dataclass(slots=True)
class SharedMeter:
    """The same over all servers that share the journal; what this one refuses by itself costs nobody else."""

    journal: Journal
    what: str
    here: Meter

    async def spend(self, who: str) -> None:
        """Once more; Denied if that is too often."""
        self.here.spend(who)
        if not await self.journal.spend(self.what, who, self.here.most, self.here.seconds):
            raise Denied("rate", status=429)

    def forget(self) -> None:
        """Let go of those who have done nothing for a while."""
        self.here.forget()
