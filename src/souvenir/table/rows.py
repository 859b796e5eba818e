"""The rows of a table's journal: everything that ever happened at it, from opening to the last move.

A row is one JSON object with its kind under `row`. The rows alone rebuild the table, so one with a kind or a
field that we do not know is refused: a newer version may have meant something by it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from souvenir.kernel.talk import WordKind
from souvenir.table.faces import AnyFace, Face


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a decision; binding means that something is played when they run out.

    Where the rules give a step its own time, that is used; no seconds: only there.
    """

    seconds: int | None
    binding: bool = False


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game played on from: its deal and entries, as in a record."""

    deal: tuple[int, ...]
    entries: tuple[dict[str, Any], ...]
    players: tuple[str, ...] = ()
    """Who played it, as the record says."""
    of: int = 0
    """How many entries that record has."""


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="opened"):
    """Row 1: what is played, by whose wish, and the luck that will be used."""

    game: str
    edition: str
    """The name of an edition that we ship, or the whole text of another."""
    edition_digest: str
    options: dict[str, str]
    seats: int
    host: str
    """Identity of the host."""
    code: str
    join: str
    watch: str
    stage: str
    secret: str
    at: float
    clock: Clock | None = None
    pace: float = 1.0
    """How long bots seem to think, as a multiple of the usual."""
    begun: Start | None = None


class Sat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="sat"):
    """Someone took a seat: a person with an identity, or a bot."""

    seat: int
    name: str
    """Empty: a person who gave none, and is called by their face."""
    who: str | None = None
    bot: str | None = None
    face: AnyFace | None = None
    """None, as in rows from before there were faces: one that nobody wears."""


class Faced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="faced"):
    """Someone chose another face; only before the start."""

    seat: int
    face: Face


class Joined(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="joined"):
    """One more device of the person in a seat."""

    seat: int
    who: str


class Rose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="rose"):
    """A seat is free again; only before the start."""

    seat: int


class Swapped(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="swapped"):
    """Two seats changed places; only before the start."""

    one: int
    other: int


class Lent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="lent"):
    """A bot plays for a person who is away; None: the person is back."""

    seat: int
    bot: str | None


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="word"):
    """A player's word, stirred into the luck."""

    seat: int
    word: str


class Started(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="started"):
    """The deal: from here on the seats are the game's."""

    deal: tuple[int, ...]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="played"):
    """A decision and its luck; `id` is the client's, so that a resend is not played twice."""

    seat: int
    action: dict[str, Any]
    luck: tuple[int, ...] = ()
    id: str | None = None
    by: str = "person"


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="undone"):
    """A step taken back: the number of the decision."""

    seat: int
    of: int
    id: str | None = None


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="agreed"):
    """A player wishes that what is written at this table is kept, or no longer does."""

    seat: int
    keep: bool


class KeptWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that everybody agreed to keep; `after` so many entries of the game."""

    after: int
    seat: int
    kind: WordKind
    about: str
    text: str


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="kept"):
    """The game is over and everybody agreed: what was written. The only row with anybody's words."""

    words: tuple[KeptWord, ...]


class Rematched(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="rematched"):
    """The same people went on at another table."""

    table: str


class Analysed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row", tag="analysed"):
    """The game is over and was looked at again: what was found, compressed."""

    of: str
    """The digest of the record that was looked at."""
    version: int
    found: bytes


Row: TypeAlias = (
    Opened
    | Sat
    | Faced
    | Joined
    | Rose
    | Swapped
    | Lent
    | Word
    | Started
    | Played
    | Undone
    | Agreed
    | Kept
    | Rematched
    | Analysed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Row] = msgspec.json.Decoder(Row)


def encode(row: Row) -> bytes:
    """A row as it is stored."""
    return _encoder.encode(row)


def decode(body: bytes) -> Row:
    """The row that was stored; msgspec.ValidationError if it is none."""
    return _decoder.decode(body)
