"""The view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.vivid import about
from souvenir.games.vivid.automa import scores
from souvenir.games.vivid.model import COLOURS, ROUNDS, BankSlot, Board, End, View
from souvenir.games.vivid.names import (
    SIGNS,
    card_name,
    colour_name,
    core_id,
    core_words,
    fragment_id,
    heap_name,
    hex_id,
    is_named,
    slot_id,
    supply_id,
    tile_does,
    tile_id,
    tile_name,
)
from souvenir.games.vivid.tables import HEAP_OF, Tables
from souvenir.kernel.talk import Block, Item, Phrase, Who, say, total


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
    says = say("vivid-round", round=v.round, rounds=ROUNDS)
    marker = say("vivid-marker", start=_name(v, v.start))
    items = (Item(says, "round", about=about.ROUND), Item(marker, "start", about=about.MARKER))
    return Block(say("vivid-title"), items, "round")


def _name(v: View, player: int) -> Phrase | Who:
    return Who(player) if player < v.seats else say("vivid-automa")


def _line(t: Tables, v: View) -> Block:
    items = list[Item]()
    for entry in v.line:
        tile = t.tile[entry.tile]
        items += _tile(t, tile, tile_name(t, tile), about.in_line(t, tile))
        for colour in dict.fromkeys(entry.fragments):
            number = t.colour[colour]
            label = say("vivid-fragments", colour=colour_name(number), count=entry.fragments.count(colour))
            items.append(Item(label, fragment_id(t, tile, number), about=about.FRAGMENT))
    title = say("vivid-line", tiles=len(v.line), deck=v.deck)
    return Block(title, tuple(items), "line")


def _tile(t: Tables, tile: int, says: Phrase, told: about.About) -> list[Item]:
    """A tile; if it has a name, what it does goes with it, for those who cannot see it drawn."""
    return [Item(says, tile_id(t, tile), about=told), *_does(t, tile, tile_id(t, tile))]


def _does(t: Tables, tile: int, where: str) -> list[Item]:
    return [Item(tile_does(t, tile), f"does:{where.partition(':')[2]}:does")] if is_named(t, tile) else []


def _board(t: Tables, v: View, player: int) -> Iterator[Block]:
    board = v.boards[player]
    yield Block(say("vivid-board", who=Who(player)), tuple(_cells(t, board, player)), f"board:{player}")
    items: list[Item] = []
    for number, slot in enumerate(board.bank):
        items += _bank_items(t, slot, number, player)
    for tile in map(t.tile.__getitem__, board.waiting):
        items += _tile(t, tile, say("vivid-waiting", tile=tile_name(t, tile)), about.waiting(t, tile))
    for tile in map(t.tile.__getitem__, board.cherished):
        says = say("vivid-cherished", tile=tile_name(t, tile))
        items.append(Item(says, tile_id(t, tile), about=about.cherished(t, tile)))
    if board.held:
        heap = HEAP_OF[tuple(sorted(t.colour[c] for c in board.held))]
        items.append(Item(say("vivid-held", heap=heap_name(heap)), f"held:{player}", about=about.HELD))
    if board.aspiration:
        wish = say("vivid-aspiration", colour=colour_name(t.colour[board.aspiration]))
        items.append(Item(wish, f"aspiration:{player}", about=about.WISH))
    yield Block(say("vivid-bank", who=Who(player)), tuple(items), f"bank:{player}")


def _cells(t: Tables, board: Board, player: int) -> Iterator[Item]:
    for hex, (q, r) in enumerate(t.edition.hexes):
        heap = HEAP_OF[tuple(sorted(t.colour[c] for c in board.hexes[hex]))]
        signs = dict(zip(("first", "second", "third"), (SIGNS[c] for c in board.hexes[hex]), strict=False))
        sign = say("vivid-sign-hex", hex=hex + 1, count=len(signs), **signs)
        says = say("vivid-hex", hex=hex + 1, heap=heap_name(heap))
        yield Item(says, hex_id(player, hex), sign, (r, 2 * q + r), about.HEX)
    colours = t.board_colours[player % len(t.board_colours)]
    for core, (q, r) in enumerate(t.edition.cores):
        filled = board.cores[core]
        state = "full" if filled else "empty"
        label = say(f"vivid-core-{state}", **core_words(t, player, core))
        sign = say(f"vivid-sign-core-{state}", sign=SIGNS[COLOURS[colours[core]]])
        yield Item(label, core_id(player, core), sign, (r, 2 * q + r), about.core(t, core))


def _bank_items(t: Tables, slot: BankSlot, number: int, player: int) -> list[Item]:
    name, id = say(f"vivid-slot-{slot.slot}"), slot_id(player, number)
    if slot.tile is None:
        says = say("vivid-slot-used" if slot.used else "vivid-slot-open", slot=name)
        return [Item(says, id, about=about.slot(slot.slot))]
    tile = t.tile[slot.tile]
    face = "vivid-slot-score" if slot.score_face else "vivid-slot-action"
    says = say(face, slot=name, tile=tile_name(t, tile))
    return [Item(says, id, about=about.banked(t, tile, slot.score_face)), *_does(t, tile, id)]


def _automa(t: Tables, v: View) -> Block:
    assert v.automa
    card = next(card for card in t.edition.automa.cards if card.key == v.automa.card)
    takes = tuple(say("vivid-number", n=n) for n in card.takes)
    colours = tuple(say(f"vivid-colour-{c}") for c in card.colours)
    name, end = card_name(t, card.key), say(f"vivid-end-{card.end}")
    says = say("vivid-automa-card", card=name, end=end, takes=takes, colours=colours)
    ahead = scores(t, v.round, v.seats, v.automa.piles, len(v.automa.new), last_round=True) if v.frame else []
    told = say("vivid-automa-total", points=total(v.automa.lines), more=sum(line.points for line in ahead))
    items = [Item(told, "automa:total", about=about.AUTOMA), Item(says, "automa:card", about=about.CARD)]
    for colour, pile in enumerate(v.automa.piles):
        heap = say("vivid-fragments", colour=colour_name(colour), count=pile)
        items.append(Item(heap, f"automa:{COLOURS[colour]}", about=about.heap(t, pile)))
    sets = say("vivid-automa-sets", count=min(v.automa.piles))
    items.append(Item(sets, "automa:sets", about=about.sets(t)))
    for key in v.automa.claimed:
        items.append(Item(tile_name(t, t.tile[key]), tile_id(t, t.tile[key]), about=about.automa_tile(t)))
    return Block(say("vivid-automa"), tuple(items), "automa")


def _supply(t: Tables, v: View) -> Block:
    items = [
        Item(say("vivid-fragments", colour=colour_name(c), count=count), supply_id(c), about=about.supply(t))
        for c, count in enumerate(v.supply)
    ]
    items.append(Item(say("vivid-in-bag", count=v.bag), "bag", about=about.BAG))
    items.append(Item(say("vivid-deck", count=v.deck), "deck", about=about.DECK))
    if v.line:
        items += [_end("left"), _end("right")]
    return Block(say("vivid-supply"), tuple(items), "supply")


def _end(side: End) -> Item:
    """Where one takes from."""
    return Item(say("vivid-end", side=side), f"end:{side}", about=about.END)
