"""What everyone at a table may know of it beside the game: who sits where, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.kernel.talk import Seat
from souvenir.table.faces import AnyFace
from souvenir.table.live import LiveTable
from souvenir.table.rows import Start


@dataclass(frozen=True, slots=True)
class ChairView:
    """A seat as everyone sees it."""

    name: str | None
    """Empty: somebody who gave none, and is called by their face; None: nobody."""
    face: AnyFace | None
    """Which drawn face they wear; None: nobody sits here."""
    kind: str
    """open, person or bot."""
    bot: str | None
    """The bot that plays here, or that plays for somebody away."""
    here: bool
    """Somebody is connected."""
    yours: bool
    word: str
    keeps: bool
    """Agrees that what is written at this table is kept."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A record that a table is played on from: whoever has it knows what was dealt until then."""

    players: tuple[str, ...]
    """Whose game it was, as the record says."""
    at: int
    """So many of its decisions are taken over; none: only the deal is."""
    of: int


@dataclass(frozen=True, slots=True)
class Lobby:
    """The table, and what the viewer may do with it."""

    table: str
    game: str
    edition: str
    options: dict[str, str]
    status: str
    chairs: tuple[ChairView, ...]
    host: bool
    commitment: str
    secret: str | None
    """Told once the game is over, so that anyone can check its luck."""
    code: str | None
    join: str | None
    watch: str | None
    stage: str | None
    clock_seconds: int | None
    clock_binding: bool
    rematch: str | None
    kept: bool
    """Everybody agreed, and what was written is in the record."""
    begun: Begun | None
    """The game that this one is played on from; None: it begins with a fresh deal."""


def lobby(live: LiveTable, who: str | None, here: frozenset[str], kind: str = "seat") -> Lobby:
    """The table for this identity; how others come to it only for those who may sit, and the big screen."""
    opened = live.opened
    host = who == opened.host
    invites = kind in ("seat", "stage")
    clock = opened.clock
    return Lobby(
        table=live.id,
        game=opened.game,
        edition=live.ready.edition.name,
        options=opened.options,
        status=live.status,
        chairs=tuple(_chair(live, seat, who, here) for seat in range(opened.seats)),
        host=host,
        commitment=live.commitment,
        secret=opened.secret if live.status == "over" else None,
        code=opened.code if invites and live.status != "over" else None,
        join=opened.join if invites else None,
        watch=opened.watch if kind == "seat" else None,
        stage=opened.stage if kind == "seat" else None,
        clock_seconds=clock.seconds if clock else None,
        clock_binding=bool(clock and clock.binding),
        rematch=live.rematch,
        kept=live.kept is not None,
        begun=_begun(opened.begun),
    )


def _begun(start: Start | None) -> Begun | None:
    return None if start is None else Begun(start.players, len(start.entries), start.of)


def _chair(live: LiveTable, seat: Seat, who: str | None, here: frozenset[str]) -> ChairView:
    chair = live.chairs[seat]
    kind = "bot" if chair.bot else "open" if chair.name is None else "person"
    return ChairView(
        name=chair.name,
        face=chair.face,
        kind=kind,
        bot=chair.player,
        here=chair.bot is not None or any(device in here for device in chair.who),
        yours=who is not None and who in chair.who,
        word=chair.word,
        keeps=chair.keeps,
    )
