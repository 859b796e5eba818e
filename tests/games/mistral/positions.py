"""Whole positions of Plus Belle la Vie in one call, hands to play them and eyes to read them.

Cards are written by their keys, `"luna luna arrest-1"`; a column by its cards, `"agathe agathe charlotte"`.
What is named nowhere lies in the piles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from souvenir.games.mistral import BOX
from souvenir.games.mistral.columns import lay_on, put
from souvenir.games.mistral.edition import CARDS_EACH, read_edition
from souvenir.games.mistral.game import Mistral
from souvenir.games.mistral.hands import add, cards_in
from souvenir.games.mistral.model import (
    Action,
    DrawEmbrouille,
    Exchange,
    Frame,
    Give,
    Move,
    PickLaid,
    Throw,
    Turn,
)
from souvenir.games.mistral.piles import make_piles
from souvenir.games.mistral.prepare import new_state
from souvenir.games.mistral.state import CHARACTERS, COLUMNS, EMBROUILLES, GUESTS, KINDS, PLACES, State
from souvenir.kernel.log import refuse
from souvenir.kernel.luck import Luck, ScriptedLuck
from souvenir.kernel.talk import Event

BASE_TEXT = BOX.edition().text


def mistral_of(text: str) -> Mistral:
    """The game with the edition in this text; seat 0 is the oldest."""
    return Mistral(read_edition(text, "test.toml"), {"oldest": "0"})


GAME = mistral_of(BASE_TEXT)
"""The shipped edition; seat 0 is the oldest."""
T = GAME.tables


# -------------------------------------------------------------------- whole positions
def position(
    *,
    seats: int = 3,
    turn: int = 0,
    hands: Sequence[str] = (),
    columns: Sequence[Sequence[str]] = (),
    figures: Mapping[str, str] | None = None,
    open: str = "bar harbour",
    played: int = 0,
    discards: str = "",
    embrouille_discards: str = "",
    game: Mistral = GAME,
) -> State:
    """This seat's turn in a position made of these pieces, each given by seat.

    Laid characters stand at the station unless told otherwise.
    """
    t = game.tables
    s = new_state(t, seats, 0, ScriptedLuck(), None)
    s.hand, s.held, s.size = [0] * (seats * KINDS), [0] * seats, [0] * seats
    s.deck = [CARDS_EACH] * CHARACTERS + [1] * GUESTS
    s.embrouille_pile = (1 << EMBROUILLES) - 1
    for seat, words in enumerate(hands):
        for card in numbers(words):
            _leave(s, card)
            add(s, seat, card)
    for seat, rows in enumerate(columns):
        assert len(rows) <= COLUMNS
        for column, words in enumerate(rows):
            for card in numbers(words):
                _leave(s, card)
                lay_on(t, s, seat, card, column)
    for figure, place in (figures or {}).items():
        put(t, s, t.card[figure], t.place[place])
    for card in numbers(discards):
        _leave(s, card)
        s.discards[card] += 1
    for card in numbers(embrouille_discards):
        _leave(s, card)
        s.embrouille_discards |= 1 << (card - KINDS)
    s.open = tuple(t.place[key] for key in open.split())
    s.unopened = sum(1 << place for place in range(PLACES) if place not in s.open)
    s.played, s.turns = played, 1
    make_piles(t, s, ScriptedLuck(), None)
    s.frames = (Turn(turn),)
    game.invariants(s)
    return s


def numbers(words: str) -> list[int]:
    return [T.card[key] for key in words.split()]


def _leave(s: State, card: int) -> None:
    if card < KINDS:
        s.deck[card] -= 1
        assert s.deck[card] >= 0, T.card_keys[card]
    else:
        assert s.embrouille_pile >> (card - KINDS) & 1, T.card_keys[card]
        s.embrouille_pile ^= 1 << (card - KINDS)


def without_piles(s: State, *, keep: int = 0) -> State:
    """The same position with all but so many cards of the piles discarded, the last pile only left."""
    for kind in range(KINDS):
        while s.deck[kind] and sum(s.deck) > keep:
            s.deck[kind] -= 1
            s.discards[kind] += 1
    make_piles(T, s, ScriptedLuck(), None)
    return s


def discards_held(s: State, seat: int) -> State:
    """The same position with all discarded characters in one hand, more than a hand can really hold."""
    for kind, count in enumerate(s.discards):
        for _ in range(count):
            add(s, seat, kind)
    s.discards = [0] * KINDS
    return s


# -------------------------------------------------------------------- playing
def why(s: State, seat: int, a: Action, game: Mistral = GAME) -> str | None:
    """The rule that forbids this, or None; `legal` must agree."""
    refusal = refuse(game, s, seat, a)
    assert (a in game.legal(s, seat)) == (refusal is None)
    return refusal.rule if refusal else None


def play(
    s: State, seat: int, *actions: Action, luck: Luck | None = None, game: Mistral = GAME
) -> list[Event]:
    """Let a seat do these things, each of them legal; what was said comes back."""
    told: list[Event] = []
    for a in actions:
        assert why(s, seat, a, game) is None, (a, why(s, seat, a, game))
        game.apply(s, seat, a, luck or ScriptedLuck(), told.append)
        game.invariants(s)
    return told


def dice(faces: str) -> ScriptedLuck:
    """Luck that throws these dice."""
    return ScriptedLuck([int(face) - 1 for face in faces])


# -------------------------------------------------------------------- reading
def hand(s: State, seat: int) -> str:
    """A hand by its keys, in their order."""
    return " ".join(T.card_keys[card] for card in cards_in(s, seat))


def laid(s: State, seat: int) -> list[str]:
    """A player's columns, each as character × cards and its guests."""
    return [
        " ".join((f"{column.character}×{column.cards}", *column.guests))
        for column in GAME.view(s, None).players[seat].columns
    ]


def where(s: State, figure: str) -> str:
    return T.place_keys[s.where[T.card[figure]]]


def controllers(s: State, figure: str) -> list[int]:
    return [seat for seat, mask in enumerate(s.controls) if mask >> T.card[figure] & 1]


def points(s: State, seat: int) -> int:
    return GAME.view(s, None).players[seat].points


def top(s: State) -> Frame | None:
    """What is being decided, if the game is not over."""
    return s.frames[-1] if s.frames else None


def dos(s: State, seat: int) -> set[str]:
    """The kinds of action that are legal."""
    return {a.do for a in GAME.legal(s, seat)}


def known(s: State, viewer: int | None, seat: int) -> str:
    """What a viewer knows of a hand."""
    return " ".join(GAME.view(s, viewer).players[seat].hand.known)


def keys_told(events: list[Event], viewer: int | None) -> list[str]:
    """The message keys that a viewer is told."""
    return [told.says.key for event in events if (told := event.seen_by(viewer))]


# -------------------------------------------------------------------- what random play seldom reaches
def four_embrouilles() -> State:
    """A hand of nine with four embrouilles, about to be discarded from."""
    s = position(hands=["luna arrest-1 bail-1 find-1"], columns=[["mirta"]], figures={"mirta": "school"})
    play(s, 0, DrawEmbrouille("mirta"))
    return s


def selling() -> State:
    """A rendez-vous was made; its winner may sell Luna, and not Mirta, who is elsewhere."""
    s = position(
        columns=[["luna luna", "mirta"], ["gauthier"], ["agathe"]],
        figures={"luna": "street", "gauthier": "harbour", "agathe": "harbour"},
    )
    play(s, 0, Move("luna", "harbour"))
    play(s, 0, Throw(), luck=dice("661111111"))
    return s


def exchanged() -> State:
    """Luna has exchanged at the bar, where another of an opponent's figures still stands."""
    s = position(
        hands=["mirta thomas odile"],
        columns=[["luna"], ["agathe agathe", "sonia"]],
        figures={"luna": "bar", "agathe": "bar", "sonia": "bar"},
        open="hotel school",
    )
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    return s


def many_powers() -> State:
    """Powers at hand, figures in prison, the street and places, guests to play."""
    return position(
        hands=["quarrel-1 sleight-1 mix-up-1 prat zoe luna", "shortcut-1 summons-1 last-train-1 charlotte"],
        columns=[["luna luna", "agathe", "thomas"], ["mirta", "yasmine", "luna"], ["sonia"]],
        figures={"luna": "bar", "agathe": "street", "mirta": "prison", "yasmine": "hotel", "sonia": "bar"},
    )


def own_company() -> State:
    """Two figures of one player in one place, and a pile that is empty."""
    s = position(
        hands=["mirta"], columns=[["luna", "agathe"], ["sonia"]], figures={"luna": "bar", "agathe": "bar"}
    )
    return without_piles(s, keep=2)


RARE = (four_embrouilles, selling, exchanged, many_powers, own_company)
"""Positions that make every rule that can refuse do so."""
