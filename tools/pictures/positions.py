"""Positions of every game to take pictures of: played by bots, kept as records, opened at any step."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from souvenir.bots import bot_names, make_bot
from souvenir.kernel.luck import commitment
from souvenir.kernel.registry import boxes
from souvenir.table.play import Table
from souvenir.table.record import LuckPart, PlayerPart, text_of, write

SECRET = bytes(31) + b"\x07"
SEATS = {"vivid": 3, "dejavu": 3, "memoria": 4, "mistral": 3}
OPTIONS = {
    "vivid": {"start": "0"},
    "dejavu": {},
    "memoria": {"orator": "0", "time": "none", "count": "3"},
    "mistral": {"oldest": "0"},
}
NAMES = ("Ada", "Blaise", "Cléo", "Dante", "Eloïse")
GAMES = tuple(SEATS)


@cache
def whole_game(key: str) -> tuple[dict[str, Any], tuple[int, ...]]:
    """The record of a whole game between bots, and the steps at which the first seat is asked."""
    box, seats, options = boxes()[key], SEATS[key], OPTIONS[key]
    game = box.game(options=options, seats=seats)
    bot, rng = make_bot(game, "greedy" if "greedy" in bot_names(key) else "random"), Random(3)
    table = Table.begin(game, seats, SECRET, ())
    asked: list[int] = []
    while acting := game.to_act(table.state):
        seat = acting[0]
        if seat == 0 and table.entries and table.entries[-1].seat != 0:
            asked.append(len(table.entries))
        legal = game.legal(table.state, seat)
        table.play(seat, bot.choose(game.view(table.state, seat), seat, legal, rng))
    players = [PlayerPart(name=name, kind="person") for name in NAMES[:seats]]
    luck = LuckPart(commitment=commitment(SECRET), words=())
    record = write(table, box, box.edition(), options=options, players=players, luck=luck)
    made: dict[str, Any] = json.loads(text_of(record))
    return made, tuple(asked)


def at_throw() -> dict[str, Any]:
    """Plus Belle la Vie, where others have thrown and the first seat holds the dice."""
    record, _ = whole_game("mistral")
    throws = [n for n, entry in enumerate(record["entries"]) if entry["action"]["do"] == "throw"]
    at = next(n for n in throws if n - 1 in throws and record["entries"][n]["seat"] == 0)
    return {"record": record, "at": at}


def at_part(key: str, part: float) -> dict[str, Any]:
    """Where a table begins after this part of a whole game, at a turn of the first seat."""
    record, asked = whole_game(key)
    near = part * len(record["entries"])
    return {"record": record, "at": min(asked, key=lambda step: abs(step - near))}
