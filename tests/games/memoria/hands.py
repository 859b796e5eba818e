"""Tables of Memoria Bluff in one call, hands to play them and eyes to read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from souvenir.games.memoria import BOX
from souvenir.games.memoria.game import Memoria
from souvenir.games.memoria.model import (
    Action,
    Announce,
    Answering,
    Asking,
    Draw,
    Drawing,
    Face,
    Frame,
    Lay,
    Open,
    Opening,
    Pass,
    Ready,
    Show,
    Showing,
    Telling,
    Thinking,
    Told,
    Vote,
    Voting,
)
from souvenir.games.memoria.state import State
from souvenir.kernel.log import refuse
from souvenir.kernel.luck import Luck, SimLuck
from souvenir.kernel.talk import Event, Seat, total

Faces = Mapping[Seat, Face]


def memoria(**options: str) -> Memoria:
    """The game with these choices of the host; seat 0 tells first unless it is said otherwise."""
    return cast("Memoria", BOX.game(options={"orator": "0", **options}))


GAME = memoria()


def fresh(seats: int = 3, seed: int = 1, *, game: Memoria = GAME) -> State:
    """The first decision: everybody thinks."""
    return game.setup(seats, SimLuck(Random(seed)), None)


# -------------------------------------------------------------------- playing
def why(s: State, seat: Seat, a: Action, game: Memoria = GAME) -> str | None:
    """The rule that forbids this, or None; `legal` must agree."""
    refusal = refuse(game, s, seat, game_action(game, a))
    assert (a in game.legal(s, seat)) == (refusal is None)
    return refusal.rule if refusal else None


def game_action(game: Memoria, a: Action) -> Action:
    """The same action out of the game's own list."""
    return next(known for known in game.actions if known == a)


def play(
    s: State, seat: Seat, *actions: Action, luck: Luck | None = None, game: Memoria = GAME
) -> list[Event]:
    """Let a seat do these things, each of them legal; what was said comes back."""
    told: list[Event] = []
    for a in actions:
        assert why(s, seat, a, game) is None, a
        game.apply(s, seat, a, luck or SimLuck(Random(7)), told.append)
        game.invariants(s)
    return told


def think(s: State, game: Memoria = GAME) -> State:
    """Everybody is ready; the same state comes back."""
    while isinstance(s.frame, Thinking):
        play(s, game.to_act(s)[0], Ready(), game=game)
    return s


def pictures(s: State, game: Memoria = GAME) -> list[str]:
    """What lies open."""
    return [card.picture for row in game.view(s, None).rows for card in row]


def commit(s: State, face: Face, count: int = 1, game: Memoria = GAME) -> State:
    """The orator lays this card, with so many pictures in round 1; up to the telling."""
    orator = game.to_act(s)[0]
    if isinstance(s.frame, Drawing):
        play(s, orator, Draw(), game=game)
    play(s, orator, Lay(face), game=game)
    if isinstance(s.frame, Showing):
        row = game.view(s, None).rows[orator if game.tables.choices.own_cards else 0]
        play(s, orator, *(Show(card.picture) for card in row[:count]), Announce(), game=game)
    assert isinstance(s.frame, Telling)
    return s


def to_vote(s: State, game: Memoria = GAME) -> State:
    """The story is told in one's own words, and nobody asks anything."""
    if isinstance(s.frame, Telling):
        play(s, s.frame.seat, Told(), game=game)
    while isinstance(s.frame, Asking | Answering):
        play(s, s.frame.seat, Pass(), game=game)
    assert isinstance(s.frame, Voting)
    return s


def vote(s: State, faces: Faces | Sequence[Face], game: Memoria = GAME) -> State:
    """These votes, by seat or in the order of voting."""
    order = list(game.to_act(s))
    by_seat = dict(zip(order, faces, strict=True)) if isinstance(faces, Sequence) else dict(faces)
    for seat in order:
        play(s, seat, Vote(by_seat[seat]), game=game)
    return s


def reveal(s: State, game: Memoria = GAME) -> list[Event]:
    """All cards are opened, and what was said comes back."""
    told: list[Event] = []
    while isinstance(s.frame, Opening):
        told += play(s, s.frame.seat, Open(), game=game)
    return told


def story(
    s: State, face: Face, faces: Faces | Sequence[Face], count: int = 1, game: Memoria = GAME
) -> list[Event]:
    """One whole story of the next orator."""
    to_vote(commit(think(s, game), face, count, game), game)
    vote(s, faces, game)
    return reveal(s, game)


def believed(s: State, game: Memoria = GAME) -> None:
    """A true story of the next orator that all believe."""
    story(s, "truth", ["truth"] * (s.seats - 1), game=game)


def in_round(s: State, round: int, game: Memoria = GAME) -> State:
    """Stories that all believe, up to the first of this round."""
    while s.round < round:
        believed(s, game)
    return s


# -------------------------------------------------------------------- reading
def frame(s: State) -> Frame | None:
    """The step that the game stands at."""
    return s.frame


def points(s: State, game: Memoria = GAME) -> list[int]:
    """Everyone's total, as the sum of their lines."""
    return [total(list(game.score(s, seat, None))) for seat in range(s.seats)]


def keys(told: Sequence[Event]) -> list[str]:
    return [event.says.key.removeprefix("memoria-event-") for event in told]
