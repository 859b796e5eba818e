"""What a viewer may know of a state, built up from nothing.

Everybody sees backs: of the piles' tops and of every hand. Faces in other hands are shown only as far as
the viewer has seen the card come there, or can tell by counting.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souvenir.games.mistral.columns import cards_of, character_of, guests_of, row_of, size_of
from souvenir.games.mistral.counting import counted_in, thin_backs
from souvenir.games.mistral.dice import counts_of, makes, matching, reached, ways
from souvenir.games.mistral.flow import MAJORITY, alone
from souvenir.games.mistral.hands import backs_of, cards_in
from souvenir.games.mistral.model import FAMILIES, RendezVous, Selling
from souvenir.games.mistral.rendezvous import LAST, throws_at, worth
from souvenir.games.mistral.score import points
from souvenir.games.mistral.sight import (
    ColumnView,
    HandView,
    PlayerView,
    RendezVousView,
    Throwing,
    Thrown,
    View,
)
from souvenir.games.mistral.state import BESIDE, CHARACTERS, KINDS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.altered import altered
from souvenir.kernel.masks import bits
from souvenir.kernel.once import once_with

KEPT: Final = 4096
"""Columns and lists of cards that are remembered, of all tables together."""


def view(t: Tables, s: State, *, revealed: bool = False) -> View:
    """All that everybody may know."""
    thin = thin_backs(t, s)
    return View(
        seat=None,
        seats=s.seats,
        start=s.start,
        turns=s.turns,
        places=_places(t, tuple(s.where)),
        counts=_counts(tuple(s.count)),
        piles=tuple(s.piles),
        tops=tuple(None if top is None else FAMILIES[top] for top in s.tops),
        discards=_discards(t, tuple(s.discards)),
        embrouilles=s.embrouille_pile.bit_count(),
        embrouille_discards=_keys(t, [KINDS + e for e in bits(s.embrouille_discards)]),
        rendezvous=tuple([_rendezvous(t, s, place) for place in s.open]),
        throwing=_throwing(t, s),
        unopened=tuple(t.place_keys[place] for place in bits(s.unopened)),
        played=s.played,
        last=LAST[s.seats],
        players=tuple([_player(t, s, p, thin, revealed=revealed) for p in range(s.seats)]),
        frames=s.frames,
        sheet=s.sheet,
    )


def own(t: Tables, s: State, seat: int, common: View) -> View:
    """All that this seat may know: what everybody knows, its hand, and what it has seen of the others."""
    thin = thin_backs(t, s)
    players = list(common.players)
    for p, seen in enumerate(common.players):
        if p == seat or thin or s.known[p]:
            players[p] = _known(t, s, p, seat, thin, seen)
    return altered(common, seat=seat, players=tuple(players))


@lru_cache(maxsize=KEPT)
def _places(t: Tables, where: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    return tuple([(t.card_keys[f], t.place_keys[p]) for f, p in enumerate(where) if p != BESIDE])


@lru_cache(maxsize=KEPT)
def _counts(count: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([count[c::CHARACTERS] for c in range(CHARACTERS)])


@lru_cache(maxsize=KEPT)
def _discards(t: Tables, discards: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple([(t.card_keys[kind], count) for kind, count in enumerate(discards) if count])


def _known(
    t: Tables, s: State, seat: int, viewer: int, thin: tuple[int, ...], seen: PlayerView
) -> PlayerView:
    """A player's things as a seat sees them, given how everybody does."""
    known = _hand(t, s, seat) if seat == viewer else _keys(t, counted_in(t, s, seat, viewer, thin))
    return seen if known == seen.hand.known else _knowing(seen, known)


def _hand(t: Tables, s: State, seat: int) -> tuple[str, ...]:
    """All cards of a hand."""
    return _made_hand(t, tuple(s.hand[seat * KINDS : seat * KINDS + KINDS]), s.embrouilles[seat])


@lru_cache(maxsize=KEPT)
def _made_hand(t: Tables, kinds: tuple[int, ...], embrouilles: int) -> tuple[str, ...]:
    cards = [kind for kind, count in enumerate(kinds) for _ in range(count)]
    return _keys(t, cards + [KINDS + e for e in bits(embrouilles)])


def _know(seen: PlayerView, cards: tuple[str, ...]) -> PlayerView:
    return altered(seen, hand=altered(seen.hand, known=cards))


_knowing: Final = once_with(_know, KEPT)
"""A player of whose hand somebody knows more."""


def _keys(t: Tables, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return _made_keys(t, tuple(cards))


@lru_cache(maxsize=KEPT)
def _made_keys(t: Tables, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(t.card_keys[card] for card in cards)


def _player(t: Tables, s: State, seat: int, thin: tuple[int, ...], *, revealed: bool) -> PlayerView:
    everybody = counted_in(t, s, seat, None, thin)
    return _made_player(
        t,
        tuple(row_of(s, seat)),
        backs_of(t, s, seat),
        tuple(cards_in(s, seat)) if revealed else everybody,
        everybody,
        s.controls[seat],
        alone(s, seat),
        points(s, seat),
    )


@lru_cache(maxsize=KEPT)
def _made_player(
    t: Tables,
    row: tuple[int, ...],
    backs: tuple[int, ...],
    known: tuple[int, ...],
    everybody: tuple[int, ...],
    controls: int,
    mine: int,
    scored: int,
) -> PlayerView:
    """A player is seen by everybody after every move and seldom changes: made once, shown often."""
    return PlayerView(
        columns=tuple(_column(t, column, packed) for column, packed in enumerate(row) if packed),
        hand=HandView(backs=backs, known=_keys(t, known), open=_keys(t, everybody)),
        controls=_keys(t, bits(controls)),
        alone=_keys(t, bits(mine)),
        majority=MAJORITY * mine.bit_count(),
        points=scored,
    )


@lru_cache(maxsize=KEPT)
def _column(t: Tables, column: int, packed: int) -> ColumnView:
    size = size_of(packed)
    return ColumnView(
        column=column,
        character=t.card_keys[character_of(packed)],
        cards=cards_of(packed),
        guests=_keys(t, [CHARACTERS + guest for guest in bits(guests_of(packed))]),
        worth=worth(t, size),
        next=worth(t, size + 1) if size < len(t.sale) else None,
    )


def _rendezvous(t: Tables, s: State, place: int) -> RendezVousView:
    return _made_rendezvous(t, place, s.at[place], _throws(s, place))


@lru_cache(maxsize=KEPT)
def _made_rendezvous(t: Tables, place: int, figures: int, throws: tuple[int, ...]) -> RendezVousView:
    card = t.edition.places[place]
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
        present=_keys(t, bits(figures)),
        wanted=t.wanted[place],
        ways=ways(card.combination),
        throws=throws,
        one_throw=t.chances[place][1],
        all_throws=t.chances[place][sum(throws)],
    )


def _throws(s: State, place: int) -> tuple[int, ...]:
    """By seat, the throws for a rendez-vous: those left, if it is being thrown for."""
    for f in s.frames:
        if isinstance(f, RendezVous) and f.place == place:
            return f.throws
        if isinstance(f, Selling) and f.place == place:
            return (0,) * s.seats
    return throws_at(s, place)


def _throwing(t: Tables, s: State) -> Throwing | None:
    f = s.frames[-1] if s.frames else None
    if isinstance(f, RendezVous):
        last = None if f.by is None else _thrown(t, f.place, f.by, f.dice)
        return Throwing(t.place_keys[f.place], f.seat, f.throws, last)
    if isinstance(f, Selling):
        last = _thrown(t, f.place, f.winner, f.dice)
        return Throwing(t.place_keys[f.place], None, (0,) * s.seats, last)
    return None


def _thrown(t: Tables, place: int, seat: int, dice: tuple[int, ...]) -> Thrown:
    wanted, counts = t.edition.places[place].combination, counts_of(list(dice))
    near, needed = reached(wanted, counts)
    made = bool(dice) and makes(wanted, counts)
    return Thrown(seat, dice, matching(wanted, dice), near, needed, made)
