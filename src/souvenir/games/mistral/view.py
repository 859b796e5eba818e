"""What a viewer may know of a state, built up from nothing.

Everybody sees backs: of the piles' tops and of every hand. Faces in other hands are shown only as far as
the viewer has seen the card come there.
"""

from __future__ import annotations

from souvenir.games.mistral.columns import cards_of, character_of, guests_of, row_of
from souvenir.games.mistral.dice import ways
from souvenir.games.mistral.hands import backs_of, cards_in
from souvenir.games.mistral.model import (
    FAMILIES,
    ColumnView,
    HandView,
    PlayerView,
    RendezVousView,
    View,
)
from souvenir.games.mistral.rendezvous import LAST, throws_at
from souvenir.games.mistral.score import points
from souvenir.games.mistral.state import BESIDE, CHARACTERS, KINDS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.masks import bits


def view(t: Tables, s: State, seat: int | None, *, revealed: bool = False) -> View:
    """All that this viewer may know."""
    keys = t.card_keys
    return View(
        seat=seat,
        seats=s.seats,
        start=s.start,
        turns=s.turns,
        places=tuple((keys[f], t.place_keys[p]) for f, p in enumerate(s.where) if p != BESIDE),
        counts=tuple(tuple(s.count[c::CHARACTERS]) for c in range(CHARACTERS)),
        piles=tuple(s.piles),
        tops=tuple(None if top is None else FAMILIES[top] for top in s.tops),
        discards=tuple((keys[kind], count) for kind, count in enumerate(s.discards) if count),
        embrouilles=s.embrouille_pile.bit_count(),
        embrouille_discards=_keys(t, [KINDS + e for e in bits(s.embrouille_discards)]),
        rendezvous=tuple(_rendezvous(t, s, place) for place in s.open),
        unopened=tuple(t.place_keys[place] for place in bits(s.unopened)),
        played=s.played,
        last=LAST[s.seats],
        players=tuple(_player(t, s, p, p if revealed else seat) for p in range(s.seats)),
        frames=s.frames,
        sheet=s.sheet,
    )


def _keys(t: Tables, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(t.card_keys[card] for card in cards)


def _player(t: Tables, s: State, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        columns=tuple(
            ColumnView(
                column,
                t.card_keys[character_of(packed)],
                cards_of(packed),
                _keys(t, [CHARACTERS + guest for guest in bits(guests_of(packed))]),
            )
            for column, packed in enumerate(row_of(s, seat))
            if packed
        ),
        hand=HandView(
            backs=backs_of(t, s, seat),
            known=_keys(t, cards_in(s, seat) if seat == viewer else known_in(s, seat, viewer)),
            open=_keys(t, known_in(s, seat, None)),
        ),
        controls=_keys(t, bits(s.controls[seat])),
        points=points(s, seat),
    )


def known_in(s: State, seat: int, viewer: int | None) -> tuple[int, ...]:
    """The cards of another's hand that this viewer knows."""
    known = s.known[seat]
    return known[s.seats if viewer is None else viewer] if known else ()


def _rendezvous(t: Tables, s: State, place: int) -> RendezVousView:
    card = t.edition.places[place]
    figures = s.at[place]
    throws = sum(throws_at(s, place))
    return RendezVousView(
        place=card.key,
        figures=card.figures,
        colours=card.asks,
        missing_figures=max(0, card.figures - figures.bit_count()),
        missing_colours=tuple(
            colour
            for colour, mask in zip(card.asks, t.asks_colours[place], strict=True)
            if not figures & mask
        ),
        ways=ways(card.combination),
        throws=throws,
        one_throw=t.chances[place][1],
        all_throws=t.chances[place][throws],
    )
