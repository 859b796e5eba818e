"""The view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.vivid.model import COLOURS, ROUNDS, BankSlot, Board, View
from souvenir.games.vivid.names import (
    SIGNS,
    colour_name,
    core_id,
    core_words,
    fragment_id,
    heap_name,
    hex_id,
    slot_id,
    supply_id,
    tile_id,
    tile_name,
)
from souvenir.games.vivid.tables import HEAP_OF, Tables
from souvenir.kernel.talk import Block, Item, Phrase, Who, say


def outline(t: Tables, v: View) -> list[Block]:
    """The shared things first, then the viewer's own board, then the others'."""
    blocks = [_round(v), _line(t, v)]
    own = [v.seat] if v.seat is not None else []
    for player in (*own, *(p for p in range(v.seats) if p not in own)):
        blocks += _board(t, v, player)
    if v.automa:
        blocks.append(_automa(t, v))
    blocks.append(_supply(t, v))
    return blocks


def _round(v: View) -> Block:
    says = say("vivid-round", round=v.round, rounds=ROUNDS, start=_name(v, v.start))
    return Block(say("vivid-title"), (Item(says, "round"),), "round")


def _name(v: View, player: int) -> Phrase | Who:
    return Who(player) if player < v.seats else say("vivid-automa")


def _line(t: Tables, v: View) -> Block:
    items = []
    for entry in v.line:
        tile = t.tile[entry.tile]
        items.append(Item(tile_name(t, tile), tile_id(t, tile)))
        for colour in dict.fromkeys(entry.fragments):
            number = t.colour[colour]
            label = say("vivid-fragments", colour=colour_name(number), count=entry.fragments.count(colour))
            items.append(Item(label, fragment_id(t, tile, number)))
    title = say("vivid-line", tiles=len(v.line), deck=v.deck)
    return Block(title, tuple(items), "line")


def _board(t: Tables, v: View, player: int) -> Iterator[Block]:
    board = v.boards[player]
    yield Block(say("vivid-board", who=Who(player)), tuple(_cells(t, board, player)), f"board:{player}")
    items = [_bank_item(t, slot, number, player) for number, slot in enumerate(board.bank)]
    for key in board.waiting:
        tile = t.tile[key]
        items.append(Item(say("vivid-waiting", tile=tile_name(t, tile)), tile_id(t, tile)))
    for key in board.cherished:
        tile = t.tile[key]
        items.append(Item(say("vivid-cherished", tile=tile_name(t, tile)), tile_id(t, tile)))
    if board.aspiration:
        wish = say("vivid-aspiration", colour=colour_name(t.colour[board.aspiration]))
        items.append(Item(wish, f"aspiration:{player}"))
    yield Block(say("vivid-bank", who=Who(player)), tuple(items), f"bank:{player}")


def _cells(t: Tables, board: Board, player: int) -> Iterator[Item]:
    for hex, (q, r) in enumerate(t.edition.hexes):
        heap = HEAP_OF[tuple(sorted(t.colour[c] for c in board.hexes[hex]))]
        signs = dict(zip(("first", "second", "third"), (SIGNS[c] for c in board.hexes[hex]), strict=False))
        sign = say("vivid-sign-hex", hex=hex + 1, count=len(signs), **signs)
        says = say("vivid-hex", hex=hex + 1, heap=heap_name(heap))
        yield Item(says, hex_id(player, hex), sign, (r, 2 * q + r))
    colours = t.board_colours[player % len(t.board_colours)]
    for core, (q, r) in enumerate(t.edition.cores):
        filled = board.cores[core]
        state = "full" if filled else "empty"
        label = say(f"vivid-core-{state}", **core_words(t, player, core))
        sign = say(f"vivid-sign-core-{state}", sign=SIGNS[COLOURS[colours[core]]])
        yield Item(label, core_id(player, core), sign, (r, 2 * q + r))


def _bank_item(t: Tables, slot: BankSlot, number: int, player: int) -> Item:
    name = say(f"vivid-slot-{slot.slot}")
    if slot.tile is None:
        says = say("vivid-slot-used" if slot.used else "vivid-slot-open", slot=name)
    else:
        face = "vivid-slot-score" if slot.score_face else "vivid-slot-action"
        says = say(face, slot=name, tile=tile_name(t, t.tile[slot.tile]))
    return Item(says, slot_id(player, number))


def _automa(t: Tables, v: View) -> Block:
    assert v.automa
    card = next(card for card in t.edition.automa.cards if card.key == v.automa.card)
    takes = tuple(say("vivid-number", n=n) for n in card.takes)
    colours = tuple(say(f"vivid-colour-{c}") for c in card.colours)
    name, end = say(f"vivid-card-{card.key}"), say(f"vivid-end-{card.end}")
    says = say("vivid-automa-card", card=name, end=end, takes=takes, colours=colours)
    items = [Item(says, "automa:card")]
    for colour, pile in enumerate(v.automa.piles):
        heap = say("vivid-fragments", colour=colour_name(colour), count=pile)
        items.append(Item(heap, f"automa:{COLOURS[colour]}"))
    for key in v.automa.claimed:
        items.append(Item(tile_name(t, t.tile[key]), tile_id(t, t.tile[key])))
    return Block(say("vivid-automa"), tuple(items), "automa")


def _supply(t: Tables, v: View) -> Block:
    items = [
        Item(say("vivid-fragments", colour=colour_name(c), count=count), supply_id(c))
        for c, count in enumerate(v.supply)
    ]
    items.append(Item(say("vivid-in-bag", count=v.bag), "bag"))
    return Block(say("vivid-supply"), tuple(items), "supply")
