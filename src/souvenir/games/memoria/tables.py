"""What follows from an edition and the host's choices, worked out once: pictures and all actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souvenir.games.memoria.edition import MemoriaEdition, Picture
from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import (
    FACES,
    SIDES,
    Action,
    Announce,
    Answered,
    Ask,
    Choices,
    Claim,
    Draw,
    Lay,
    Open,
    Pass,
    Ready,
    Recount,
    Show,
    Side,
    Told,
    Vote,
)
from souvenir.games.memoria.state import State
from souvenir.kernel.edition import origins_of
from souvenir.kernel.talk import Seat


class Tables:
    """An edition, the host's choices, and every action there can be.

    The channel is a choice that changes no rule: `memoria.channel.spoken` in a room or on a call,
    `memoria.channel.written` where people type. Either way their words are not the program's.
    """

    def __init__(self, edition: MemoriaEdition, options: Mapping[str, str]) -> None:
        self.edition = edition
        self.origins = origins_of(edition)
        """Where each entry of it comes from, in words."""
        self.first: Seat | None = None if options["orator"] == "chance" else int(options["orator"])
        self.choices = Choices(
            sides=options["sides"],
            own_cards=options["cards"] == "own",
            count=int(options["count"]),
            seconds=None if options["time"] == "none" else int(options["time"]),
            same_card=options["second"] == "same",
            written=options["channel"] == "written",
            play_on=options["tie"] == "play-on",
        )
        self.side_of_all: Side | None = next((side for side in SIDES if side == options["sides"]), None)
        """The side that every card shows; None: each its own."""
        self.pictures = [picture.key for card in edition.cards for picture in card]
        self.place = {
            picture.key: (card, side)
            for card, sides in enumerate(edition.cards)
            for side, picture in enumerate(sides)
        }
        self.ready, self.draw, self.announce, self.recount = Ready(), Draw(), Announce(), Recount()
        self.told, self.no_question, self.answered, self.open = Told(), Pass(), Answered(), Open()
        self.lay = {face: Lay(face) for face in FACES}
        self.vote = {face: Vote(face) for face in FACES}
        self.show = {picture: Show(picture) for picture in self.pictures}
        self.claims = {fact: tuple(Claim(fact, value) for value in FACTS[fact]) for fact in FACTS}
        self.question = Ask()
        self.ask = {fact: Ask(fact) for fact in FACTS}

    @property
    def actions(self) -> Sequence[Action]:
        """Every action, once, in a fixed order."""
        return (
            self.ready, self.draw, *self.lay.values(), *self.show.values(), self.announce, self.recount,
            *(claim for claims in self.claims.values() for claim in claims), self.told,
            self.question, *self.ask.values(), self.no_question, self.answered, *self.vote.values(),
            self.open,
        )  # fmt: skip

    def picture(self, s: State, card: int) -> Picture:
        """What a card that was drawn shows."""
        side = s.sides[card]
        assert side is not None, "a card that was never drawn shows nothing"
        return self.edition.cards[card][side]

    def open_pictures(self, s: State) -> list[str]:
        """All that lie on the table."""
        return [self.picture(s, card).key for row in s.rows for card in row]
