"""For the contract suite: what a viewer must not learn, and what must hold in every state."""

from __future__ import annotations

from collections.abc import Mapping

from souvenir.games.mistral.columns import cards_of, character_of, guests_of, row_of, size_of
from souvenir.games.mistral.counting import known_in
from souvenir.games.mistral.edition import CARDS_EACH
from souvenir.games.mistral.hands import HAND, backs_of, cards_in
from souvenir.games.mistral.imagine import Unseen, unseen_cards
from souvenir.games.mistral.model import FAMILIES, Discarding, Playing, Turn
from souvenir.games.mistral.state import (
    BESIDE,
    CHARACTERS,
    EMBROUILLES,
    KINDS,
    PILES,
    PLACES,
    State,
)
from souvenir.games.mistral.tables import EMBROUILLE_BACK, Tables
from souvenir.games.mistral.view import own, view
from souvenir.kernel.game import Json


def secrets(t: Tables, s: State, viewer: int | None) -> Mapping[str, Json]:
    """What others hold beyond what this viewer knows; the piles are what is left, and so follow from it."""
    common = view(t, s)
    unseen = unseen_cards(t, common if viewer is None else own(t, s, viewer, common))
    found: dict[str, Json] = {}
    for seat in range(s.seats):
        if seat != viewer and _could_differ(t, s, seat, viewer, unseen):
            found[f"hand-{seat}"] = cards_in(s, seat)
    return found


def _could_differ(t: Tables, s: State, seat: int, viewer: int | None, unseen: Unseen) -> bool:
    """Is there a back of which this hand may hold other cards than it does?"""
    known = [0] * (EMBROUILLE_BACK + 1)
    for card in known_in(s, seat, viewer):
        known[t.family[card] if card < KINDS else EMBROUILLE_BACK] += 1
    for back, count in enumerate(backs_of(t, s, seat)):
        hidden = count - known[back]
        if back == EMBROUILLE_BACK:
            kinds, cards = len(unseen.embrouilles), len(unseen.embrouilles)
        else:
            kinds = sum(unseen.kinds[kind] > 0 for kind in t.kinds_of[back])
            cards = sum(unseen.kinds[kind] for kind in t.kinds_of[back])
        if 0 < hidden < cards and kinds > 1:
            return True
    return False


def invariants(t: Tables, s: State) -> None:
    """Raise AssertionError if the state breaks a law of conservation or of structure."""
    _cards(s)
    _figures(t, s)
    _control(s)
    _piles(t, s)
    _hands(s)
    _flow(s)


def _cards(s: State) -> None:
    for kind in range(KINDS):
        count = s.deck[kind] + s.discards[kind] + sum(s.hand[kind::KINDS])
        for packed in s.columns:
            if kind >= CHARACTERS:
                count += guests_of(packed) >> (kind - CHARACTERS) & 1
            elif packed and character_of(packed) == kind:
                count += cards_of(packed)
        assert count == (CARDS_EACH if kind < CHARACTERS else 1), f"kind {kind}: {count} cards"
    places = [s.embrouille_pile, s.embrouille_discards, *s.embrouilles]
    assert sum(mask.bit_count() for mask in places) == EMBROUILLES
    assert sum(places) == (1 << EMBROUILLES) - 1, "an embrouille is in two places"


def _figures(t: Tables, s: State) -> None:
    for figure, place in enumerate(s.where):
        assert [at for at, mask in enumerate(s.at) if mask >> figure & 1] == [place]
        assert (place == BESIDE) <= (not s.controlled >> figure & 1), "controlled, yet not on the board"
        assert s.inside >> figure & 1 == (place < PLACES)
        assert s.home >> figure & 1 == t.home_at[place] >> figure & 1


def _control(s: State) -> None:
    for seat in range(s.seats):
        counts = [0] * CHARACTERS
        for packed in row_of(s, seat):
            if packed:
                assert cards_of(packed), "a guest alone in a column"
                counts[character_of(packed)] += size_of(packed)
        assert counts == s.count[seat * CHARACTERS : (seat + 1) * CHARACTERS]
    anyone = 0
    for seat, controls in enumerate(s.controls):
        anyone |= controls
        for character in range(CHARACTERS):
            row = s.count[character::CHARACTERS]
            assert controls >> character & 1 == (0 < row[seat] == max(row))
    assert anyone == s.controlled


def _piles(t: Tables, s: State) -> None:
    assert s.stock == sum(s.piles) == sum(s.deck)
    assert min(*s.piles, *s.under) >= 0
    for pile in range(PILES):
        assert (s.tops[pile] is None) == (s.piles[pile] == 0)
    for family in range(len(FAMILIES)):
        there = sum(s.deck[kind] for kind in t.kinds_of[family])
        assert there == s.under[family] + s.tops.count(family)


def _hands(s: State) -> None:
    for seat in range(s.seats):
        row = s.hand[seat * KINDS : (seat + 1) * KINDS]
        assert s.held[seat] == sum(1 << kind for kind, count in enumerate(row) if count)
        assert s.size[seat] == sum(row) + s.embrouilles[seat].bit_count()
        for cards in s.known[seat]:
            for card in set(cards):
                there = row[card] if card < KINDS else s.embrouilles[seat] >> (card - KINDS) & 1
                assert cards.count(card) <= there, "known to be in a hand that does not hold it"
        assert not s.known[seat] or not s.known[seat][seat]
        assert s.size[seat] <= HAND or _may_be_full(s, seat)
    assert s.gained == 0


def _may_be_full(s: State, seat: int) -> bool:
    """In the middle of A or of an errand, and while being asked to discard, a hand may be too full."""
    return any(
        f.seat == seat
        and (
            isinstance(f, Discarding)
            or (isinstance(f, Turn) and f.kind == "draw")
            or (isinstance(f, Playing) and f.power == "errand")
        )
        for f in s.frames
    )


def _flow(s: State) -> None:
    assert all(isinstance(f, Turn) == (at == 0) for at, f in enumerate(s.frames)) or len(s.frames) == 1
    assert s.unopened & sum(1 << place for place in s.open) == 0
