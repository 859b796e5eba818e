"""The other servers that share the journal: who they are, and what is being passed on to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from souvenir.table.journal import Heard, Journal, Node


@dataclass(slots=True)
class Neighbours:
    """The other servers, as this one knows them since it last said that it is there."""

    journal: Journal
    others: dict[str, Node] = field(default_factory=dict)
    """By id."""
    passing: dict[str, set[asyncio.Future[Any]]] = field(default_factory=dict)
    """What is being passed on to each of them."""
    addresses: set[str] = field(default_factory=set)
    """From which they come when they pass somebody on."""
    superseded: bool = False
    """Another server has our address: this one must end."""
    _beating: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def beat(self, adopt: int) -> Heard | None:
        """See `Journal.beat`. What was passed on to somebody who is dead comes back."""
        async with self._beating:  # two at once would come back as two servers at one address
            heard = await self.journal.beat(adopt)
        if heard is None:
            return None
        if set(heard.others) != set(self.others.values()):
            self.others = {node.id: node for node in heard.others}
            await self._look_them_up()
        for id in self.passing.keys() - self.others.keys():
            self.stop_passing(id)
        return heard

    async def _look_them_up(self) -> None:
        find = asyncio.get_running_loop().getaddrinfo
        hosts = {node.address.rpartition(":")[0].strip("[]") for node in self.others.values()}
        found = await asyncio.gather(*(find(host, None) for host in hosts if host), return_exceptions=True)
        known = [some for some in found if not isinstance(some, BaseException)]
        self.addresses.clear()
        self.addresses.update(str(place[4][0]) for some in known for place in some)

    def stop_passing(self, id: str) -> None:
        """Whoever was passed on to this server comes back."""
        for task in self.passing.pop(id, ()):
            task.cancel()

    async def leave(self) -> None:
        """Hand everything over, before the clients are sent away."""
        await self.journal.leave()
        for id in list(self.passing):
            self.stop_passing(id)
