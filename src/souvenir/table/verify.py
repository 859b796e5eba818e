"""Opening a record that nobody vouches for, and proving it.

The edition is checked by its hash, every entry is replayed by the rules, and if the secret is
there every draw is computed anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from souvenir.kernel.edition import EditionError, is_called
from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Entry, Play, Undo, Unplayable, deal, replay, standing
from souvenir.kernel.luck import commitment, luck_key
from souvenir.kernel.registry import Box, OptionError, boxes
from souvenir.table.edge import ActionReader, BadInput
from souvenir.table.play import AnyTable, Refused, Table
from souvenir.table.record import EditionPart, Record, UndoPart, result


@dataclass(frozen=True, slots=True)
class Opened:
    """A record whose game, edition and actions are known to this program."""

    record: Record
    game: AnyGame
    entries: tuple[Entry[Any], ...]

    @property
    def seats(self) -> int:
        return len(self.record.players)

    @property
    def key(self) -> bytes:
        """The key of the luck; a record without its secret replays from its tape and draws no more."""
        luck = self.record.luck
        return luck_key(bytes.fromhex(luck.secret), luck.words) if luck.secret else b""

    def table(self) -> AnyTable:
        """The table that played this; Unplayable names the first entry that does not fit."""
        return Table.restore(self.game, self.seats, self.key, self.record.deal, self.entries)

    def before(self, entry: int) -> Any:
        """The state before this entry, steps that were taken back later left out."""
        s = deal(self.game, self.seats, self.record.deal)
        for seq, play in standing(self.entries):
            if seq >= entry:
                break
            replay(self.game, s, seq, play)
        return s


def open_record(record: Record) -> Opened:
    """Find the game and edition of a record and read its actions; BadInput if this program cannot."""
    box = boxes().get(record.game)
    if box is None:
        raise BadInput(f"game: expected one of {', '.join(boxes())}, found {record.game}")
    if record.rules != box.rules_version:
        raise BadInput(f"rules: expected version {box.rules_version}, found {record.rules}")
    if len(record.players) not in box.seats:
        raise BadInput(f"players: {record.game} is not played by {len(record.players)}")
    try:
        edition = _edition(box, record.edition)
        game = box.game(edition, record.options, seats=len(record.players))
    except EditionError as error:
        raise BadInput(f"edition: {error}") from error
    except OptionError as error:
        raise BadInput(f"options.{error}") from error
    reader = ActionReader(game)
    entries: list[Entry[Any]] = []
    for number, part in enumerate(record.entries):
        if isinstance(part, UndoPart):
            entries.append(Undo(part.seat, part.undo))
        else:
            entries.append(Play(part.seat, reader.read(part.action, f"entries.{number}.action"), part.luck))
    return Opened(record, game, tuple(entries))


def _edition(box: Box, part: EditionPart) -> Any:
    for name in box.editions():
        if is_called(box.edition(name), part.digest):
            return box.edition(name)
    if part.text is None:
        raise BadInput("edition.text: missing; expected the whole edition, which is none of ours")
    edition = box.read_edition(part.text, f"{part.name}.toml")
    if not is_called(edition, part.digest):
        raise BadInput("edition.digest: expected the hash of edition.text")
    return edition


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verifying found: the first entry that does not fit (0: the deal), or that all do."""

    entries: int
    finished: bool = False
    fair: bool | None = None
    """Every draw follows from the secret; None if the secret is not told yet."""
    failed_at: int | None = None
    reason: str = ""

    @property
    def ok(self) -> bool:
        return not self.reason


def verify(record: Record) -> Verdict:
    """Replay a record by the rules and compute its luck anew. BadInput if it cannot be read at all."""
    opened = open_record(record)
    count = len(record.entries)
    luck = record.luck
    if luck.secret and commitment(bytes.fromhex(luck.secret)) != luck.commitment:
        return Verdict(count, reason="luck.secret: its hash is not the commitment")
    if len(luck.words) > opened.seats:
        return Verdict(count, reason="luck.words: more words than players")
    for number, word in enumerate(record.words):
        if word.seat >= opened.seats or word.after > count:
            return Verdict(count, reason=f"words.{number}: no such seat or entry")
    if luck.secret and Table(opened.game, opened.seats, opened.key).dealt != record.deal:
        return Verdict(count, failed_at=0, reason=UNFAIR)
    try:
        table = Table.restore(opened.game, opened.seats, opened.key, record.deal, ())
        for seq, entry in enumerate(opened.entries, start=1):
            if luck.secret and isinstance(entry, Play) and not _is_fair(table, entry):
                return Verdict(count, failed_at=seq, reason=UNFAIR)
            table.replay(entry)
    except Unplayable as error:
        return Verdict(count, failed_at=error.seq, reason=error.reason)
    if record.result is not None and not table.over:
        return Verdict(count, reason="result: the game is not over")
    if record.result is not None and record.result != result(table):
        return Verdict(
            count, finished=True, reason=f"result: expected {result(table).model_dump(mode='json')}"
        )
    return Verdict(count, finished=table.over, fair=True if luck.secret else None)


UNFAIR = "the luck recorded does not follow from the secret"


def _is_fair(table: AnyTable, entry: Play[Any]) -> bool:
    """Is this the luck that the key gives? A move that is not allowed is for replay to complain of."""
    try:
        return table.prepare(entry.seat, entry.action).luck == entry.luck
    except Refused:
        return True
