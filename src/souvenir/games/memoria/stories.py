"""From claims to a story: one event with a beginning, a turn and an end, the facts and pictures woven in.

Which event it is and how it is phrased follows from who tells of which pictures, and so from nothing
but what all know: a lie has the same words as the truth, and only the fact in it is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import Claim, Story, StoryView
from souvenir.games.memoria.names import picture_name, value_name
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Phrase, Seat, say

PLOTS: Final = 40
LINKS: Final = 12
TURNS_OF_PHRASE: Final = 5
"""How often every fact can be told differently."""
SHRUGS: Final = 12


@dataclass(frozen=True, slots=True)
class Telling:
    """A story that is told by claims, as its sentences."""

    tables: Tables
    pictures: tuple[str, ...]
    claims: tuple[Claim, ...]
    seed: int

    @property
    def plot(self) -> int:
        return self.seed % PLOTS + 1

    @property
    def turns_at(self) -> int:
        """The claim before which the event takes its turn; in a story of one claim it comes after."""
        return (min(len(self.pictures), len(FACTS)) + 1) // 2

    def sentence(self, claim: Claim, place: int) -> Phrase:
        """A claim as it is told in this place, with the picture that goes with it."""
        how = (self.seed // (PLOTS * LINKS) + place) % TURNS_OF_PHRASE + 1
        picture = picture_name(self.tables, self.pictures[place])
        value = value_name(claim.fact, claim.value)
        return say(f"memoria-claim-{claim.fact}-{how}", link=self._link(place), value=value, picture=picture)

    def step(self, place: int) -> list[Phrase]:
        """What is told with the claim in this place."""
        told = [say(f"memoria-plot-{self.plot}-begins")] if place == 0 else []
        if place == self.turns_at:
            told.append(say(f"memoria-plot-{self.plot}-turns"))
        return [*told, self.sentence(self.claims[place], place)]

    def ending(self) -> list[Phrase]:
        """How it ends: pictures for which there was no claim are not forgotten."""
        rest = range(len(self.claims), len(self.pictures))
        also = [
            say(
                "memoria-also",
                link=self._link(place),
                picture=picture_name(self.tables, self.pictures[place]),
            )
            for place in rest
        ]
        turned = len(self.claims) > self.turns_at
        turns = [] if turned else [say(f"memoria-plot-{self.plot}-turns")]
        return [*turns, *also, say(f"memoria-plot-{self.plot}-ends")]

    def whole(self, *, over: bool) -> list[Phrase]:
        """All that was told so far."""
        if not self.claims:
            return []
        told = [phrase for place in range(len(self.claims)) for phrase in self.step(place)]
        return told + (self.ending() if over else [])

    def shrug(self, asker: Seat) -> Phrase:
        """What a bot says to a question in somebody's own words: nothing that it could be held to."""
        return say(f"memoria-shrug-{(self.seed // PLOTS + asker) % SHRUGS + 1}")

    def _link(self, place: int) -> Phrase:
        return say(f"memoria-link-{(self.seed // PLOTS + place) % LINKS + 1}")


def telling(t: Tables, story: Story | StoryView, number: int) -> Telling:
    """This story of a round of that number, as its sentences."""
    known = f"{number}/{story.orator}/{'/'.join(story.pictures)}"
    return Telling(t, story.pictures, story.claims, crc32(known.encode()))


def joined(phrases: Sequence[Phrase]) -> Phrase:
    """Sentences one after another."""
    words, *rest = phrases
    for phrase in rest:
        words = say("memoria-tale", before=words, words=phrase)
    return words
