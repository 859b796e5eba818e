"""What everything is worth, line by line, and who has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from souvenir.games.dejavu import fragments
from souvenir.games.dejavu.fragments import Assignment, Wanted
from souvenir.games.dejavu.names import card_name, colour_name, fragment_id, fragment_name, memory_id
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import WHITE, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Line, say

KEPT: Final = 4096
"""Sheets that are remembered, of all tables together."""


# -------------------------------------------------------------------- won for good while the game lasts
def tokens(t: Tables, s: State, seat: int) -> tuple[Line, ...]:
    """Victory points taken: on completed cards, and at the start under the speed option."""
    base = seat * len(t.cards)
    won = tuple((card, s.points[base + card]) for card in bits(s.ltm[seat]))
    return _token_lines(t, seat, s.start_points[seat], won)


@lru_cache(maxsize=KEPT)
def _token_lines(t: Tables, seat: int, start: int, won: tuple[tuple[int, int], ...]) -> tuple[Line, ...]:
    lines = [Line("dejavu.speed", start, say("dejavu-line-speed"))] if start else []
    for card, points in won:
        if points:
            says = say("dejavu-line-tokens", card=card_name(t, card), bits=points)
            lines.append(Line("dejavu.build.complete", points, says, (memory_id(t, seat, card),)))
    return tuple(lines)


# -------------------------------------------------------------------- worth something at the end
def memories(t: Tables, s: State, seat: int) -> tuple[Line, ...]:
    """Printed points, public cards and links of long-term memory."""
    return _memory_lines(t, seat, s.ltm[seat], s.held[seat])


@lru_cache(maxsize=KEPT)
def _memory_lines(t: Tables, seat: int, ltm: int, held: int) -> tuple[Line, ...]:
    """They are shown to everybody after every move and change only when something is completed."""
    return tuple(_memories(t, seat, ltm, held))


def _memories(t: Tables, seat: int, ltm: int, held: int) -> Iterator[Line]:
    for card in bits(ltm & t.all_individual):
        if t.points[card]:
            says = say("dejavu-line-printed", card=card_name(t, card))
            yield Line("dejavu.score", t.points[card], says, (memory_id(t, seat, card),))
    yield from _public(t, seat, ltm, held)
    for pair in t.links:
        if pair & ltm == pair:
            first, second = bits(pair)
            says = say("dejavu-line-link", first=card_name(t, first), second=card_name(t, second))
            at = (memory_id(t, seat, first), memory_id(t, seat, second))
            yield Line("dejavu.link", t.edition.values["link"], says, at)


def track(t: Tables, ltm: int, colour: int) -> int:
    """`dejavu.colour-track`, `dejavu.white-track`: points for the cards of a colour."""
    steps = t.edition.tracks["white_track" if colour == WHITE else "track"]
    count = (ltm & t.of_colour[colour]).bit_count()
    return steps[min(count, len(steps)) - 1] if count else 0


def _public(t: Tables, seat: int, ltm: int, held: int) -> Iterator[Line]:
    made = assignment(t, ltm, held)
    runs = iter(made.runs)
    triples, rest = made.triples, made.any
    for card in bits(ltm & ~t.all_individual):
        match t.cards[card].scoring:
            case "run":
                yield _fragment_line(t, seat, card, "dejavu.run", next(runs))
            case "triple":
                yield _fragment_line(t, seat, card, "dejavu.triple", triples)
                triples = 0
            case "any":
                yield _fragment_line(t, seat, card, "dejavu.any", rest)
                rest = 0
            case _:
                yield _track_line(t, ltm, seat, card)


def _track_line(t: Tables, ltm: int, seat: int, card: int) -> Line:
    colour = t.colour[card]
    rule = "dejavu.white-track" if colour == WHITE else "dejavu.colour-track"
    cards = ltm & t.of_colour[colour]
    count = cards.bit_count()
    says = say("dejavu-line-track", colour=colour_name(colour), count=count, card=card_name(t, card))
    at = tuple(memory_id(t, seat, other) for other in bits(cards))
    return Line(rule, track(t, ltm, colour), says, at)


def _fragment_line(t: Tables, seat: int, card: int, rule: str, mask: int) -> Line:
    kind = t.cards[card].scoring
    assert kind is not None
    times = fragments.sets_in(mask) if kind == "triple" else mask.bit_count()
    names = tuple(fragment_name(t, fragment) for fragment in bits(mask))
    says = say(f"dejavu-line-{kind}", card=card_name(t, card), count=len(names), fragments=names)
    at = (memory_id(t, seat, card), *(fragment_id(t, fragment) for fragment in bits(mask)))
    return Line(rule, times * t.edition.values[kind], says, at)


# -------------------------------------------------------------------- fragments and totals
def assignment(t: Tables, ltm: int, held: int) -> Assignment:
    """`dejavu.fragment.once`: the best use of a player's fragments, remembered by the tables."""
    public = ltm >> t.individual
    found = t.assignments.get((public, held))
    if found is None:
        cards = [t.cards[card] for card in bits(ltm & ~t.all_individual)]
        wanted = Wanted(
            runs=tuple(card.run_colour for card in cards if card.scoring == "run"),
            triple=any(card.scoring == "triple" for card in cards),
            any=any(card.scoring == "any" for card in cards),
        )
        if len(t.assignments) >= ASSIGNMENTS_KEPT:
            t.assignments.clear()
        found = t.assignments[public, held] = fragments.best(held, wanted, t.edition.values)
    return found


ASSIGNMENTS_KEPT: Final = 1 << 14


def total(t: Tables, s: State, seat: int) -> int:
    """The sum of all lines, without making them."""
    base = seat * len(t.cards)
    won = s.start_points[seat] + sum(s.points[base : base + len(t.cards)])
    return won + standing(t, s.ltm[seat], s.held[seat])


def standing(t: Tables, ltm: int, held: int) -> int:
    """What a long-term memory and fragments are worth at the end, without the tokens won."""
    points = 0
    for card in bits(ltm):
        points += t.points[card]
        if t.cards[card].scoring == "colour":
            points += track(t, ltm, t.colour[card])
    points += t.edition.values["link"] * sum(pair & ltm == pair for pair in t.links)
    return points + fragments.worth(assignment(t, ltm, held), t.edition.values)


def ranks(t: Tables, s: State) -> tuple[int, ...]:
    """`dejavu.win`: most points; ties share the victory."""
    totals = [total(t, s, seat) for seat in range(s.seats)]
    return tuple(sum(other > mine for other in totals) for mine in totals)
