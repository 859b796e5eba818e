"""Nobody can tell from the traffic of Memoria Bluff how someone voted or what card an orator laid.

Two tables with equal ids, keys, clocks and luck are played by the same moves; only the cards laid are
the other ones. Until the first of them is opened all other devices are sent the same bytes, and the
devices of those who laid them are sent as many messages of the same sizes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from souvenir.games.memoria.model import Face
from tests.rules import rule
from tests.server.harness import Line, Person, Served, start
from tests.server.test_no_leak import twins

SEATS, STAGE = 3, 3
OTHER: dict[Face, Face] = {"truth": "bluff", "bluff": "truth"}
LEFT = ((1, 2), (2, 0), (0, 1))
"""By orator, the listeners from the left."""


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Served]]:
    yield from twins(tmp_path_factory.mktemp("traffic"))


class Party:
    """A table of three phones and a stage, all connected."""

    def __init__(self, server: Served, *, outline: bool) -> None:
        people = [Person(server.base) for _ in range(SEATS)]
        self.id = start(people, "memoria", options={"orator": "0"})
        stage = people[0].packet(self.id)["lobby"]["stage"]
        devices = [*((person, None) for person in people), (Person(server.base), stage)]
        self.lines: list[Line] = [person.socket(self.id, key) for person, key in devices]
        for line in self.lines:
            line.hello(outline=outline)
        self.moves = 0
        for seat in range(SEATS):
            self.play(seat, do="ready")

    def play(self, seat: int, **action: Any) -> None:
        self.moves += 1
        answer = self.lines[seat].ask(t="play", id=f"{self.moves:04}", action=action)
        assert answer["t"] == "done", answer
        for line in self.lines:
            line.catch_up(answer["seq"])

    def tell(self, orator: int, card: Face, votes: tuple[Face, Face]) -> None:
        """One story, up to the moment when all cards lie face down."""
        first = self.lines[0].packet["view"]["round"] == 1
        if not first:
            self.play(orator, do="draw")
        self.play(orator, do="lay", face=card)
        if first:
            picture = self.lines[0].packet["view"]["rows"][0][0]["picture"]
            self.play(orator, do="show", picture=picture)
            self.play(orator, do="announce")
        self.play(orator, do="told")
        if first:
            self.play(LEFT[orator][0], do="ask", about=None)
            self.play(orator, do="answered")
            self.play(LEFT[orator][1], do="pass")
        for seat, face in zip(LEFT[orator], votes, strict=True):
            self.play(seat, do="vote", face=face)

    def reveal(self, orator: int) -> None:
        for seat in (*LEFT[orator], orator):
            self.play(seat, do="open")

    def sent(self, device: int, since: int) -> dict[str, list[str]]:
        """What a device was sent, by kind; a packet and the answer to a move may overtake each other."""
        line = self.lines[device]
        told: dict[str, list[str]] = {}
        for said, text in list(zip(line.said, line.raw, strict=True))[since:]:
            told.setdefault(said["t"], []).append(text)
        return told


def compare(parties: list[Party], since: list[list[int]], *, owners: set[int]) -> None:
    """Equal bytes for every device, or equal sizes for those whose own cards differ."""
    for device in range(SEATS + 1):
        one, other = (party.sent(device, mark[device]) for party, mark in zip(parties, since, strict=True))
        sizes = [{kind: [len(t) for t in texts] for kind, texts in sent.items()} for sent in (one, other)]
        assert sizes[0] == sizes[1], f"device {device}"
        assert (one == other) == (device not in owners), f"device {device}"


def marks(parties: list[Party]) -> list[list[int]]:
    return [[len(line.raw) for line in party.lines] for party in parties]


@rule("memoria.r1.commit", "memoria.vote")
@pytest.mark.parametrize("outline", [False, True])
@pytest.mark.parametrize(
    ("card", "votes", "owners"),
    [
        (("truth", "bluff"), (("truth", "bluff"), ("truth", "bluff")), {0}),
        (("truth", "truth"), (("truth", "truth"), ("bluff", "truth")), {1}),
        (("bluff", "bluff"), (("truth", "bluff"), ("bluff", "truth")), {1, 2}),
    ],
)
def test_cards_face_down_do_not_show_in_the_traffic(
    pair: list[Served],
    card: tuple[Face, Face],
    votes: tuple[tuple[Face, Face], tuple[Face, Face]],
    owners: set[int],
    outline: bool,
) -> None:
    parties = [Party(server, outline=outline) for server in pair]
    since = marks(parties)
    for number, party in enumerate(parties):
        party.tell(0, card[number], votes[number])
    compare(parties, since, owners=owners)


@rule("memoria.r2.commit", "memoria.vote")
def test_nor_in_round_2(pair: list[Served]) -> None:
    parties = [Party(server, outline=True) for server in pair]
    for party in parties:
        for orator in range(SEATS):
            party.tell(orator, "truth", ("truth", "bluff"))
            party.reveal(orator)
    since = marks(parties)
    parties[0].tell(0, "truth", ("truth", "bluff"))
    parties[1].tell(0, "bluff", ("bluff", "truth"))
    compare(parties, since, owners={0, 1, 2})
