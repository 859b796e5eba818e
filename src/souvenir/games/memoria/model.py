"""Memoria Bluff as data: actions, frames, stories and the view. No logic lives here.

`memoria.private`: no action, frame or story has room for what people say or write. Their words go
from one to another at the table and through nothing that is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from souvenir.kernel.talk import Seat

Face: TypeAlias = Literal["truth", "bluff"]
"""Memoria or Bluff. Equally long, so that the size of a message never tells which."""
Side: TypeAlias = Literal["white", "blue"]

FACES: Final[tuple[Face, ...]] = ("truth", "bluff")
SIDES: Final[tuple[Side, ...]] = ("white", "blue")
TIE: Final = 3
"""The number of the round that is played only to break a tie."""


# -------------------------------------------------------------------- actions, one click each
@dataclass(frozen=True, slots=True)
class Ready:
    """Say that one has thought enough."""

    do: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the picture of a story of round 2."""

    do: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Lay:
    """The orator lays Memoria or Bluff face down."""

    face: Face
    do: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Show:
    """Show one more picture that the story uses."""

    picture: str
    do: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class Announce:
    """Say that these are all the pictures of the story."""

    do: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class Recount:
    """Tell by claims about the life one was dealt, instead of in one's own words."""

    do: Literal["recount"] = "recount"


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said of that life: in a story, or as an answer."""

    fact: str
    value: str
    do: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Told:
    """Say that the story is told."""

    do: Literal["told"] = "told"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask a question: in one's own words, or about a fact of the orator's life."""

    about: str | None = None
    do: Literal["ask"] = "ask"


@dataclass(frozen=True, slots=True)
class Pass:
    """Ask nothing."""

    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Answered:
    """Say that the question is answered, in one's own words."""

    do: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class Vote:
    """A listener lays Memoria or Bluff face down."""

    face: Face
    do: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class Open:
    """Turn one's card face up."""

    do: Literal["open"] = "open"


Action: TypeAlias = (
    Ready | Draw | Lay | Show | Announce | Recount | Claim | Told | Ask | Pass | Answered | Vote | Open
)
ACTION_TYPES: Final[tuple[type[Action], ...]] = (
    Ready, Draw, Lay, Show, Announce, Recount, Claim, Told, Ask, Pass, Answered, Vote, Open,
)  # fmt: skip


# -------------------------------------------------------------------- frames: where the game stands
@dataclass(frozen=True, slots=True)
class Thinking:
    """All together look for a memory: who is ready."""

    ready: tuple[bool, ...]
    at: Literal["think"] = "think"


@dataclass(frozen=True, slots=True)
class Drawing:
    """The orator of round 2 draws."""

    seat: Seat
    at: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Laying:
    """The orator lays a card face down; in round 2 after thinking alone."""

    seat: Seat
    at: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Showing:
    """The orator shows the pictures of the story, one by one."""

    seat: Seat
    at: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class Telling:
    """The orator tells."""

    seat: Seat
    recounting: bool = False
    at: Literal["tell"] = "tell"


@dataclass(frozen=True, slots=True)
class Asking:
    """A listener may ask."""

    seat: Seat
    at: Literal["ask"] = "ask"


@dataclass(frozen=True, slots=True)
class Answering:
    """The orator answers the last question."""

    seat: Seat
    at: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Voting:
    """The listeners lay their cards face down, all at the same time."""

    at: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class Opening:
    """One player opens the card that lies before them."""

    seat: Seat
    at: Literal["open"] = "open"


Frame: TypeAlias = Thinking | Drawing | Laying | Showing | Telling | Asking | Answering | Voting | Opening


# -------------------------------------------------------------------- a story
@dataclass(frozen=True, slots=True)
class Question:
    """What a listener did when they could ask; what was asked and answered aloud is not kept."""

    seat: Seat
    asked: bool
    about: str | None = None
    answer: Claim | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """One story from the card laid for it to the last card opened."""

    round: int
    orator: Seat
    laid: tuple[Face | None, ...]
    """By seat: the orator's card and the votes."""
    opened: tuple[bool, ...]
    pictures: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    """Each goes with the picture at the same place."""
    questions: tuple[Question, ...] = ()


# -------------------------------------------------------------------- the view
@dataclass(frozen=True, slots=True)
class Card:
    """A picture card that lies open."""

    picture: str
    icon: str
    side: Side


@dataclass(frozen=True, slots=True)
class Place:
    """What lies before a player: whether a card, and its face if the viewer may know it."""

    down: bool
    opened: bool
    face: Face | None


@dataclass(frozen=True, slots=True)
class StoryView:
    """The story being told, as a viewer knows it."""

    orator: Seat
    pictures: tuple[str, ...]
    worth: int | None
    """Points for each player who is right or wrong; None until it is announced."""
    claims: tuple[Claim, ...]
    questions: tuple[Question, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of a life; its value is None where the viewer may not know it."""

    fact: str
    value: str | None
    on_page: bool
    """Anyone may read it."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What the host chose, as far as a page shows it."""

    sides: str
    own_cards: bool
    count: int
    seconds: int | None
    same_card: bool
    written: bool
    play_on: bool


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know."""

    seat: Seat | None
    seats: int
    choices: Choices
    round: int
    """1 or 2; 3 while a tie is played on."""
    turn: int
    """How many stories of this round have been told."""
    turns: int
    """How many stories this round has."""
    first: Seat
    orator: Seat | None
    """Who tells, or will after the thinking; nobody when the game is over."""
    seconds: int | None
    """Time to think in this step; None: as long as one likes."""
    rows: tuple[tuple[Card, ...], ...]
    """The open pictures: one row for all, or one for each seat where everyone has their own."""
    deck: int
    discards: tuple[str, ...]
    returned: tuple[str, ...]
    """Pictures that were seen and then shuffled into the deck again."""
    frame: Frame | None
    """The step; None when the game is over."""
    story: StoryView | None
    mine: Face | None
    """The card that lies before the viewer in this story."""
    past: tuple[Story, ...]
    """Stories that are over, with every card open."""
    points: tuple[int, ...]
    lives: tuple[tuple[Fact, ...], ...]
    """By seat, the life dealt for bots to tell of."""
    tied: tuple[Seat, ...]
    """Those who play on for the victory."""
