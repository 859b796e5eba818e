"""A game on this terminal: the table, who sits at it, the promise of its luck, and the words in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from souvenir.kernel.edition import Edition
from souvenir.kernel.luck import commitment
from souvenir.kernel.registry import Box
from souvenir.kernel.talk import Seat
from souvenir.table import Packet, packet
from souvenir.table.play import AnyTable
from souvenir.table.record import LuckPart, PlayerPart, Record, text_of, write
from souvenir.terminal.paint import Painter
from souvenir.terminal.screen import Screen
from souvenir.words import Speaker, name_face


@dataclass(frozen=True, slots=True)
class Promise:
    """The secret of the table's luck, and the players' words stirred into it."""

    secret: bytes
    words: tuple[str, ...]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)


def painter_for(
    language: str, players: Sequence[PlayerPart], reader: Seat | None = None, *, ids: bool = False
) -> Painter:
    """Words for this reader; a missing one is shown as its key and spoils no screen with warnings."""
    speaker = Speaker(language, report=lambda problem: None)
    names = [player.name or speaker.say(name_face(player.face or "")) for player in players]
    bots = [seat for seat, player in enumerate(players) if player.kind != "person"]
    said = Speaker(language, names, reader=reader, bots=bots, report=lambda problem: None)
    return Painter(said, ids=ids)


@dataclass(slots=True)
class Session:
    """Everything one game needs while it is played here."""

    screen: Screen
    box: Box
    edition: Edition
    options: Mapping[str, str]
    table: AnyTable
    players: tuple[PlayerPart, ...]
    promise: Promise
    painter: Painter
    record_path: Path | None = None
    saved: Path | None = None
    """Where this session last wrote its record."""
    saved_seq: int | None = None
    """The last entry in that file."""
    points: list[int] | None = None
    """Everyone's points when all last looked together; None: they have not."""
    seen: dict[Seat | None, int] = field(default_factory=dict)
    """The record up to which each viewer was told what happened."""

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player.kind == "person"]

    def speak(self, language: str) -> None:
        self.painter = painter_for(language, self.players, self.painter.speaker.reader, ids=self.painter.ids)

    def address(self, reader: Seat | None) -> None:
        """From now on this person is spoken to; None: whoever looks."""
        self.painter = painter_for(self.painter.speaker.language, self.players, reader, ids=self.painter.ids)

    def packet(self, seat: Seat | None, *, acts: Seat | None = None) -> Packet:
        """The table for this viewer, with what they have not been told yet.

        Without a viewer everybody looks: then `acts` is who takes a step that is no secret.
        """
        return packet(self.table, seat, since=self.seen.get(seat, -1), acts=acts)

    def tell(self, key: str, **args: Any) -> None:
        """Print one sentence of the terminal's own."""
        self.screen.show(self.painter.tell(key, **args))

    # ---------------------------------------------------------------- on paper
    def record(self) -> Record:
        """The game so far; the secret of its luck is told only once it is over."""
        luck = LuckPart(
            commitment=self.promise.commitment,
            words=self.promise.words,
            secret=self.promise.secret.hex() if self.table.over else None,
        )
        return write(
            self.table, self.box, self.edition, options=dict(self.options), players=self.players, luck=luck
        )

    def save(self, path: Path) -> Path:
        """Write the record, never over a file that is not this game's; OSError if it cannot be written."""
        if path != self.saved:
            path = _unused(path)
        path.write_text(text_of(self.record()), encoding="utf-8")
        self.saved, self.saved_seq = path, self.table.seq
        return path


def _unused(path: Path) -> Path:
    """This path, or the same with a number if it is taken."""
    stem, dot, suffix = path.name.partition(".")
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{stem}-{number}{dot}{suffix}")
    return free
