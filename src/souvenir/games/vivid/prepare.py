"""Setting up, and phase 1: the line of moments."""

from __future__ import annotations

from typing import Final

from souvenir.games.vivid.model import COLOURS, SLOTS, Automa
from souvenir.games.vivid.names import tile_id, tile_name
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import UNIT, Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.talk import Emit, Event, say

BAG_EACH: Final = {2: 11, 3: 17, 4: 20}
"""`vivid.setup.bag`: fragments of each colour in the bag, by players."""
EXTRA_TILES: Final = 2
FRAGMENTS_ON_TILE: Final = {2: 4, 3: 5, 4: 5}


def new_state(t: Tables, seats: int, start: int | None, luck: Luck) -> State:
    """Boards, bag, aspirations and start player (`vivid.setup.start`); the first line is not laid yet."""
    s = State()
    s.seats, s.players = seats, max(seats, 2)
    s.round = 0
    s.bag = [BAG_EACH[s.players]] * len(COLOURS)
    s.supply = [t.edition.fragments_each - BAG_EACH[s.players]] * len(COLOURS)
    s.gone = [0] * len(COLOURS)
    s.deck = tuple(range(len(t.edition.tiles)))
    s.line, s.on = [], []
    s.hexes = [0] * (s.players * t.hexes)
    s.empty, s.full = [t.all_hexes] * s.players, [0] * s.players
    s.core = [0] * s.players
    s.bank = [None] * (s.players * len(SLOTS))
    s.flipped, s.used = [0] * s.players, [0] * s.players
    s.waiting, s.cherished = [()] * s.players, [()] * s.players
    s.discards, s.sheet = (), ()
    s.frame = None
    s.aspirations = shuffled(tuple(range(len(COLOURS))), luck)
    s.start = luck.below(s.players) if start is None else start
    s.automa = None
    if seats == 1:
        cards = tuple(range(len(t.edition.automa.cards)))
        card, unseen = draw_card(cards, luck)
        s.automa = Automa(card, unseen, (0,) * len(COLOURS), ())
    return s


def shuffled(things: tuple[int, ...], luck: Luck) -> tuple[int, ...]:
    """`vivid.setup.aspiration`: all five in a random order, dealt from the front."""
    rest, order = things, []
    while rest:
        thing, rest = draw_card(rest, luck)
        order.append(thing)
    return tuple(order)


def draw_card(unseen: tuple[int, ...], luck: Luck) -> tuple[int, tuple[int, ...]]:
    """One of these at random, and the others."""
    at = luck.below(len(unseen))
    return unseen[at], unseen[:at] + unseen[at + 1 :]


def lay_line(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`vivid.prepare.line`, `vivid.prepare.fragments`: a new line with its fragments."""
    s.round += 1
    for _ in range(min(s.players + EXTRA_TILES, len(s.deck))):
        packed = 0
        for _ in range(FRAGMENTS_ON_TILE[s.players]):
            if not any(s.bag) and not refill(s):
                break
            packed += UNIT[draw_from(s.bag, luck)]
        if not packed:
            break
        tile, s.deck = draw_card(s.deck, luck)
        s.line.append(tile)
        s.on.append(packed)
    if emit:
        tiles = tuple(tile_name(t, tile) for tile in s.line)
        ids = tuple(tile_id(t, tile) for tile in s.line)
        emit(
            Event(
                say("vivid-event-line", round=s.round, tiles=tiles),
                rule="vivid.prepare.line",
                touches=ids,
                reveals=True,
            )
        )


def refill(s: State) -> bool:
    """`vivid.prepare.refill`: one fragment of each colour that the supply has goes into the bag."""
    for colour, count in enumerate(s.supply):
        if count:
            s.supply[colour] -= 1
            s.bag[colour] += 1
    return any(s.bag)
