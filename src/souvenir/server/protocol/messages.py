"""What clients say and are told. Every message of the WebSocket has its REST twin with the same shape."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from souvenir.kernel.talk import Line, Phrase, Refusal
from souvenir.table.faces import Face as FaceName
from souvenir.table.words import STORY_LENGTH, Kind

SeatNumber = Annotated[int, Field(ge=0, le=15, strict=True)]
ClientId = Annotated[str, Field(min_length=1, max_length=40)]
PersonName = Annotated[str, Field(max_length=40)]
"""Empty: a person who is called by their face."""
Ids = Annotated[tuple[Annotated[str, Field(max_length=80)], ...], Field(max_length=8)]
BotName = Annotated[str, Field(max_length=40)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


# -------------------------------------------------------------------- to the table
class Hello(_Model):
    """Begin, or ask again: everything after row `since`, or a whole packet."""

    t: Literal["hello"]
    since: Annotated[int, Field(ge=0)] | None = None
    outline: bool = False
    """Send the view in words too, for the plain table."""


class Play(_Model):
    """Take an action. `id` is the client's own: a resend with the same one is not played twice."""

    t: Literal["play"]
    id: ClientId
    action: dict[str, Any]
    seat: SeatNumber | None = None
    """Which seat, where one device plays several."""
    sure: bool = True
    """Else a move that cannot be taken back is refused as `firm`, to be asked about once more."""


class Undo(_Model):
    """Take back the last step."""

    t: Literal["undo"]
    id: ClientId
    seat: SeatNumber | None = None


class Why(_Model):
    """Why can these components not be touched?"""

    t: Literal["why"]
    touched: Ids
    seat: SeatNumber | None = None


class Preview(_Model):
    """What would the board score after this action? Only for actions that draw no luck."""

    t: Literal["preview"]
    action: dict[str, Any]
    seat: SeatNumber | None = None


class Hint(_Model):
    """What would a bot do in my place? Only for somebody who plays against bots alone."""

    t: Literal["hint"]
    seat: SeatNumber | None = None


class Whisper(_Model):
    """A text for everyone at the table, never stored unless everybody agrees to keep what is written."""

    t: Literal["whisper"]
    text: Annotated[str, Field(min_length=1, max_length=STORY_LENGTH)]
    kind: Kind = "talk"
    about: Annotated[str, Field(max_length=40, pattern="^[a-z0-9.:-]*$")] = ""
    """What the offer said that it goes with."""
    seat: SeatNumber | None = None


Sign: TypeAlias = Literal["clap", "heart", "laugh", "wow", "think", "hurry"]
"""A drawn mark that says something without words."""


class React(_Model):
    """A mark for everyone at the table to see in passing; it is remembered nowhere."""

    t: Literal["react"]
    sign: Sign
    seat: SeatNumber | None = None


class Keep(_Model):
    """Agree that what is written here goes into the record, or no longer; all people must agree."""

    t: Literal["keep"]
    keep: bool
    seat: SeatNumber | None = None


class Lift(_Model):
    """Several people at one device: this one looks now; None lowers the curtain."""

    t: Literal["lift"]
    seat: SeatNumber | None
    look: bool = False
    """Only to look, though nothing secret is asked of this seat: until something happens."""


class Sit(_Model):
    """Take a free seat."""

    t: Literal["sit"]
    name: PersonName
    seat: SeatNumber | None = None
    face: FaceName | None = None
    """Another one if somebody wears it already."""


class Face(_Model):
    """Wear another face, before the start."""

    t: Literal["face"]
    face: FaceName
    seat: SeatNumber | None = None


class Rise(_Model):
    """Leave a seat before the start, or remove somebody as the host."""

    t: Literal["rise"]
    seat: SeatNumber


class Seat(_Model):
    """The host puts a bot into a free seat."""

    t: Literal["seat"]
    seat: SeatNumber
    bot: BotName


class Swap(_Model):
    """The host lets two seats change places before the start."""

    t: Literal["swap"]
    one: SeatNumber
    other: SeatNumber


class Lend(_Model):
    """A bot plays for somebody who is away; None: they are back."""

    t: Literal["lend"]
    seat: SeatNumber
    bot: BotName | None


class Word(_Model):
    """A word to be stirred into the luck, before the start."""

    t: Literal["word"]
    word: Annotated[str, Field(max_length=80)]
    seat: SeatNumber | None = None


class Start(_Model):
    """The host begins the game; every seat must be taken."""

    t: Literal["start"]


class Extend(_Model):
    """The host gives everyone more time."""

    t: Literal["extend"]
    seconds: Annotated[int, Field(ge=1, le=3600)]


class Handover(_Model):
    """A one-time code that lets another device play this seat too."""

    t: Literal["handover"]
    seat: SeatNumber | None = None


class Onward(_Model):
    """What only followed the talk at the table is over, for everybody who was still to say so."""

    t: Literal["onward"]


class Rematch(_Model):
    """The same people, a new table."""

    t: Literal["rematch"]


Message: TypeAlias = Annotated[
    Hello
    | Play
    | Undo
    | Why
    | Preview
    | Hint
    | Whisper
    | React
    | Keep
    | Lift
    | Sit
    | Face
    | Rise
    | Seat
    | Swap
    | Lend
    | Word
    | Start
    | Extend
    | Handover
    | Onward
    | Rematch,
    Field(discriminator="t"),
]


# -------------------------------------------------------------------- from the table
class Done(_Model):
    """It is done and on disk: the table stands at `seq` or later."""

    t: Literal["done"]
    seq: int
    id: str | None = None
    code: str | None = None
    """The one-time code that was asked for."""
    table: str | None = None
    """The new table that was asked for."""


class Reason(_Model):
    """Why one action is refused."""

    action: dict[str, Any]
    refusal: Refusal
    label: Phrase


class Reasons(_Model):
    """The answer to `why`; empty if no action touches all of these."""

    t: Literal["reasons"]
    reasons: tuple[Reason, ...]


class Previewed(_Model):
    """The answer to `preview`: certain lines and what would come on top."""

    t: Literal["previewed"]
    lines: tuple[Line, ...]
    forecast: tuple[Line, ...]


class Hinted(_Model):
    """The answer to `hint`: one of the actions on offer."""

    t: Literal["hinted"]
    action: dict[str, Any]


class Reacted(_Model):
    """Somebody showed a mark."""

    t: Literal["reacted"]
    seat: int
    sign: Sign


class Progress(_Model):
    """How far a finished game has been looked at again."""

    t: Literal["progress"]
    done: int
    of: int | None
    """How many pieces there are; None: that is not known yet."""


class Bye(_Model):
    """The server stops; come back in a moment."""

    t: Literal["bye"]


class Error(_Model):
    """What cannot be done, and nothing has changed."""

    t: Literal["error"]
    code: str
    path: str = ""
    """The field that is wrong, if one is."""
    detail: str = ""
    refusal: Refusal | None = None
    """The rule that forbids a move."""
    id: str | None = None
    fault: str | None = None
    """The number of an unexpected fault in the server's log."""


# -------------------------------------------------------------------- the lobby
class ClockWish(_Model):
    """Seconds for a decision; binding: something is played when they run out.

    A time that the rules give goes first; `seconds` None: only such times.
    """

    seconds: Annotated[int, Field(ge=5, le=86_400)] | None
    binding: bool = False


class BeginFrom(_Model):
    """Play on from a record, after so many of its entries."""

    record: dict[str, Any]
    at: Annotated[int, Field(ge=0)]


class NewTable(_Model):
    """Open a table."""

    game: str
    seats: Annotated[int, Field(ge=1, le=16)]
    edition: Annotated[str, Field(max_length=200_000)] = "base"
    """The name of an edition, or the whole text of one."""
    options: dict[str, str] = {}
    clock: ClockWish | None = None
    pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    begin: BeginFrom | None = None
    name: PersonName | None = None
    """Take the first seat at once under this name; empty: called by one's face."""
    face: FaceName | None = None
    """The face to wear there."""
    bots: tuple[BotName, ...] = ()
    """Bots for the last seats."""


class Made(_Model):
    """A table was opened."""

    table: str


class Join(_Model):
    """Come to a table by room code, by link, or with a one-time code for another device."""

    key: Annotated[str, Field(min_length=3, max_length=64)]


class Found(_Model):
    """Where a code or link leads, and what it is for: to join, to watch, as a stage, or as a seat."""

    table: str
    kind: Literal["join", "watch", "stage", "seat"]
    key: str | None = None
    """What lets a watcher or a stage in."""


class Identity(_Model):
    """The token of a client without a browser; a browser has it in a cookie and is not told."""

    token: str | None
