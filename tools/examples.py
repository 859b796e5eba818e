"""Positions that drawings are tested with: packets of real games, before a step and after it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from souvenir.bots import make_bot
from souvenir.kernel.luck import KeyedLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Event
from souvenir.table.packet import packet
from souvenir.table.play import AnyTable, Table

GAMES = Path(__file__).parents[1] / "web/src/games"
SEATS = 3


def packed(table: AnyTable, seat: int | None, since: int | None) -> dict[str, Any]:
    """What a viewer is sent, without words that a drawing does not use."""
    made: dict[str, Any] = msgspec.to_builtins(packet(table, seat, since=since, outline=False))
    for shown in made["offers"]:
        shown["action"] = {"do": shown["action"]["do"]}
        shown["offer"] |= {"label": {"key": "label", "args": {}}, "rule": "", "unused": None}
    return made | {"sheet": None}


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The fields that differ, in the view those that differ there."""
    top = {key: value for key, value in after.items() if value != before[key] and key != "view"}
    return top | {"view": {key: v for key, v in after["view"].items() if v != before["view"][key]}}


def steps(game: Any, seed: int, whim: float) -> Iterator[tuple[AnyTable, int, Any]]:
    """A table before each of its moves, with the move.

    `whim` is how often somebody does anything at all: bots alone would not meet every event.
    """
    bot, rng = make_bot(game, "greedy"), Random(seed)
    table: AnyTable = Table.begin(game, SEATS, bytes(31) + bytes([seed]), ())
    while acting := game.to_act(table.state):
        seat = acting[0]
        legal = list(game.legal(table.state, seat))
        view = game.view(table.state, seat)
        action = rng.choice(legal) if rng.random() < whim else bot.choose(view, seat, legal, rng)
        yield table, seat, action
        table.play(seat, action)


def branch(table: AnyTable) -> AnyTable:
    """The same table, to try a move at."""
    return Table.restore(table.game, table.seats, table._key, table.dealt, table.entries)


def told(table: AnyTable, s: Any, seat: int, action: Any) -> set[str]:
    """All that anybody would be told of a move from this state, which it changes."""
    events: list[Event] = []
    table.game.apply(s, seat, action, KeyedLuck(table._key, table.seq + 1), events.append)
    return {said.says.key for event in events for said in (event, event.public) if said}


def both(table: AnyTable, seat: int, action: Any, met: set[str], sorts: set[str]) -> Iterator[dict[str, Any]]:
    """Play a move: as its author and the next at the table see it, if its sort or what is told is new."""
    viewers = (seat, (seat + 1) % SEATS)
    before, since = [packed(table, viewer, table.seq) for viewer in viewers], table.seq
    table.play(seat, action)
    for viewer, first in zip(viewers, before, strict=True):
        after = packed(table, viewer, since)
        heard = {event["says"]["key"] for event in after["events"]}
        fresh = (heard | (sorts if viewer == seat else set())) - met
        if fresh:
            met |= fresh
            yield {"action": action.do, "seat": seat, "before": first, "after": changed(first, after)}


def write(key: str, made: list[dict[str, Any]]) -> None:
    """All examples of a game with its edition, in one line of JSON."""
    file = GAMES / key / "examples.json"
    edition = tomllib.loads(boxes()[key].edition("base").text)
    whole = {"edition": edition, "examples": made}
    file.write_text(json.dumps(whole, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    events = {event["says"]["key"] for one in made for event in one["after"].get("events", ())}
    print(f"{len(made)} examples, {len(events)} events, {file.stat().st_size // 1024} KiB")
