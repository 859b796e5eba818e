"""A live table folded from its rows: who sits where, what is played, and where the game stands."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from souvenir.kernel.edition import is_called
from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Entry, Play, Undo
from souvenir.kernel.luck import commitment, luck_key
from souvenir.kernel.registry import Box, boxes
from souvenir.kernel.talk import Event, Seat, Who, say
from souvenir.table.edge import ActionReader, BadInput
from souvenir.table.faces import AnyFace, Face, free_face
from souvenir.table.history import History
from souvenir.table.play import AnyTable, Table
from souvenir.table.rows import (
    Agreed,
    Analysed,
    Faced,
    Joined,
    Kept,
    KeptWord,
    Lent,
    Opened,
    Played,
    Rematched,
    Rose,
    Row,
    Sat,
    Started,
    Swapped,
    Undone,
    Word,
)

Status = Literal["gathering", "playing", "over"]


@dataclass(slots=True)
class Chair:
    """A seat and who is in it; nobody if the name is None."""

    name: str | None = None
    """Empty: a person called by their face."""
    face: AnyFace | None = None
    who: tuple[str, ...] = ()
    """Identities of the person's devices."""
    bot: str | None = None
    lent: str | None = None
    """The bot that plays for a person who is away."""
    word: str = ""
    since: int = 0
    """The row with which they sat down: that sitting moves with a swap, and is gone when its person rises."""
    keeps: bool = False
    """The player agrees that what is written here is kept."""

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now; None if a person does."""
        return self.bot or self.lent


@dataclass(frozen=True, slots=True)
class Ready:
    """A game of one edition with the host's options; it never changes, so tables share it."""

    box: Box
    edition: Any
    game: AnyGame
    reader: ActionReader


MARK = 8
"""Bytes by which a move is known again."""


class Sent:
    """The row that each move has become, by its seat and its client's id; small, since there are many."""

    __slots__ = ("_marks", "_rows")

    def __init__(self) -> None:
        self._marks = bytearray()
        self._rows = array("L")

    def add(self, seat: Seat, id: str, row: int) -> None:
        self._marks += _mark(seat, id)
        self._rows.append(row)

    def row(self, seat: Seat, id: str) -> int | None:
        """The row of this move; None if it never came."""
        mark = _mark(seat, id)
        at = self._marks.rfind(mark)
        while at % MARK and at >= 0:  # the end of one mark and the beginning of the next
            at = self._marks.rfind(mark, 0, at + MARK - 1)
        return None if at < 0 else self._rows[at // MARK]


def _mark(seat: Seat, id: str) -> bytes:
    return hash((seat, id)).to_bytes(MARK, signed=True)


@dataclass(slots=True)
class LiveTable:
    """All that the rows say. Only `fold` changes it."""

    id: str
    opened: Opened
    ready: Ready
    chairs: list[Chair]
    seq: int = 0
    lobby_seq: int = 1
    """The last row that changed something around the game."""
    table: AnyTable | None = None
    rematch: str | None = None
    kept: tuple[KeptWord, ...] | None = None
    """What was written here, once everybody has agreed to keep it; None: nothing is kept."""
    analysed: Analysed | None = None
    """What was found when the game was last looked at again."""
    history: History = field(default_factory=History)
    """What each row told."""
    sent: Sent = field(default_factory=Sent)
    """The row of each move by its client id."""
    _seats: dict[str, list[Seat]] | None = None
    """The seats of everybody who sits here; None: somebody may have sat down or risen since."""

    @classmethod
    def load(cls, id: str, rows: Iterable[Row]) -> LiveTable:
        """The table these rows make."""
        stored = iter(rows)
        opened = next(stored)
        assert isinstance(opened, Opened)
        chairs = [Chair() for _ in range(opened.seats)]
        live = cls(id, opened, ready_for(opened), chairs, seq=1)
        live.history.append(())
        for row in stored:
            live.fold(row)
        return live

    # ---------------------------------------------------------------- what it is
    @property
    def game(self) -> AnyGame:
        return self.ready.game

    @property
    def status(self) -> Status:
        if self.table is None:
            return "gathering"
        return "over" if self.table.over else "playing"

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.opened.secret))

    @property
    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.chairs]

    @property
    def all_agree(self) -> bool:
        """Does every person at the table wish to keep what is written?"""
        people = [chair for chair in self.chairs if chair.bot is None]
        return bool(people) and all(chair.keeps for chair in people)

    def free_face(self, seat: Seat, wish: Face | None = None, *, bot: bool = False) -> AnyFace:
        """The face that somebody who sits down here gets: the one they wish, if nobody else wears it."""
        others = [chair.face for number, chair in enumerate(self.chairs) if number != seat]
        return free_face(others, seat, wish, bot=bot)

    def seats_of(self, who: str) -> Sequence[Seat]:
        """The seats that this identity's device plays for."""
        if self._seats is None:
            self._seats = {}
            for seat, chair in enumerate(self.chairs):
                for one in set(chair.who):
                    self._seats.setdefault(one, []).append(seat)
        return self._seats.get(who, ())

    def seat_since(self, sitting: int) -> Seat | None:
        """Where whoever sat down with this row sits now; None: they have risen."""
        return next(
            (seat for seat, chair in enumerate(self.chairs) if chair.who and chair.since == sitting), None
        )

    def key(self) -> bytes:
        """The key of all draws, once every word is known."""
        return luck_key(bytes.fromhex(self.opened.secret), [chair.word for chair in self.chairs])

    def deal(self) -> AnyTable:
        """The game as it would begin now."""
        begun = self.opened.begun
        if begun is None:
            return Table(self.game, self.opened.seats, self.key())
        entries = [self.entry(part) for part in begun.entries]
        return Table.restore(self.game, self.opened.seats, self.key(), begun.deal, entries)

    def entry(self, part: dict[str, Any]) -> Entry[Any]:
        """An entry of a record's log."""
        if "undo" in part:
            return Undo(part["seat"], part["undo"])
        return Play(part["seat"], self.ready.reader.read(part["action"]), tuple(part.get("luck", ())))

    # ---------------------------------------------------------------- what happens
    def fold(self, row: Row) -> None:
        """Take in the next row."""
        told = self._fold(row)
        self.seq += 1
        self.history.append(told)
        if isinstance(row, (Played, Undone)):
            if row.id:
                self.sent.add(row.seat, row.id, self.seq)
            if self.status == "over":
                self.lobby_seq = self.seq
        else:
            self.lobby_seq = self.seq
            self._seats = None

    def _fold(self, row: Row) -> Iterable[Event]:
        match row:
            case Sat():
                word = self.chairs[row.seat].word if row.who else ""
                face = row.face or self.free_face(row.seat, bot=row.bot is not None)
                who = (row.who,) if row.who else ()
                self.chairs[row.seat] = Chair(row.name, face, who, row.bot, word=word, since=self.seq + 1)
                return [Event(say("table-event-sat", who=Who(row.seat)))]
            case Faced():
                self.chairs[row.seat].face = row.face
            case Joined():
                self.chairs[row.seat].who += (row.who,)
            case Rose():
                self.chairs[row.seat] = Chair()
            case Swapped():
                chairs = self.chairs
                chairs[row.one], chairs[row.other] = chairs[row.other], chairs[row.one]
            case Lent():
                self.chairs[row.seat].lent = row.bot
                key = "table-event-away" if row.bot else "table-event-back"
                return [Event(say(key, who=Who(row.seat)))]
            case Word():
                self.chairs[row.seat].word = row.word
            case Started():
                self.table = self.deal()
                return self.table.take_events()
            case Played():
                assert self.table is not None
                self.table.replay(Play(row.seat, self.ready.reader.read(row.action), row.luck))
                return self.table.take_events()
            case Undone():
                assert self.table is not None
                self.table.replay(Undo(row.seat, row.of))
                return self.table.take_events()
            case Agreed():
                self.chairs[row.seat].keeps = row.keep
            case Kept():
                self.kept = row.words
            case Rematched():
                self.rematch = row.table
            case Analysed():
                self.analysed = row
            case Opened():
                raise BadInput("opened: only the first row of a table")
        return ()


@lru_cache(maxsize=64)
def ready(
    key: str, edition_text: str, digest: str, options: tuple[tuple[str, str], ...], seats: int
) -> Ready:
    """The game of this edition and these options, made once."""
    box = boxes()[key]
    edition = find_edition(box, edition_text, digest)
    game = box.game(edition, dict(options), seats=seats)
    return Ready(box, edition, game, ActionReader(game))


def ready_for(opened: Opened) -> Ready:
    """The game that a table was opened for."""
    options = tuple(sorted(opened.options.items()))
    return ready(opened.game, opened.edition, opened.edition_digest, options, opened.seats)


def find_edition(box: Box, edition: str, digest: str) -> Any:
    """The edition a table was opened with: ours by name while it is still the same, else its own text."""
    if "\n" in edition:
        return box.read_edition(edition, "edition.toml")
    found = box.edition(edition)
    if not is_called(found, digest):
        raise BadInput(f"edition {edition}: no longer the one this table was opened with")
    return found
