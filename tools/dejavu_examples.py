"""Positions of Déjà Vu for the tests of its drawing, played by the real engine: each action and event once.

`python -m tools.dejavu_examples` writes web/src/games/dejavu/examples.json: what a viewer was sent before a
step and what of it is other afterwards.
"""

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

FILE = Path(__file__).parents[1] / "web/src/games/dejavu/examples.json"
GAMES = ({"map": "built"}, {"map": "random", "speed": "on"}, {"map": "random"}, {"map": "random"})
SEATS = 3
WHIM = 0.3
"""How often somebody does anything at all: bots alone would not meet every event."""


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


def steps(options: dict[str, str], seed: int) -> Iterator[tuple[AnyTable, int, Any]]:
    """A table before each of its moves, with the move."""
    game = boxes()["dejavu"].game(options=options, seats=SEATS)
    bot, rng = make_bot(game, "greedy"), Random(seed)
    table: AnyTable = Table.begin(game, SEATS, bytes(31) + bytes([seed]), ())
    while acting := game.to_act(table.state):
        seat = acting[0]
        legal = list(game.legal(table.state, seat))
        view = game.view(table.state, seat)
        action = rng.choice(legal) if rng.random() < WHIM else bot.choose(view, seat, legal, rng)
        yield table, seat, action
        table.play(seat, action)


def branch(table: AnyTable, *, flowers: int | None = None) -> AnyTable:
    """The same table, to try a move at; with so many flowers left."""
    twin: AnyTable = Table.restore(table.game, table.seats, table._key, table.dealt, table.entries)
    if flowers is not None:
        twin.state.flowers = flowers
    return twin


def examples() -> Iterator[dict[str, Any]]:
    """One for each action, and for each event that nobody has shown yet."""
    met: set[str] = set()
    for seed, options in enumerate(GAMES):
        for table, seat, action in steps(options, seed):
            for flowers in (None, 0):
                yield from _shown(table, seat, action, flowers, met)


def _shown(
    table: AnyTable, seat: int, action: Any, flowers: int | None, met: set[str]
) -> Iterator[dict[str, Any]]:
    trial = table.game.copy(table.state)
    if flowers is not None:
        trial.flowers = flowers
        if action not in table.game.legal(trial, seat):
            return
    luck = KeyedLuck(table._key, table.seq + 1)
    events: list[Event] = []
    table.game.apply(trial, seat, action, luck, events.append)
    told = [said.says.key for event in events for said in (event, event.public) if said]
    news = {f"do {action.do}", *told} - met
    if not news or (flowers is not None and "dejavu-event-no-flower" not in news):
        return
    twin = branch(table, flowers=flowers)
    viewers = (seat, (seat + 1) % SEATS)
    before = [packed(twin, viewer, twin.seq) for viewer in viewers]
    since = twin.seq
    twin.play(seat, action)
    for viewer, first in zip(viewers, before, strict=True):
        after = packed(twin, viewer, since)
        heard = {event["says"]["key"] for event in after["events"]}
        fresh = (heard | ({f"do {action.do}"} if viewer == seat else set())) - met
        if fresh:
            met |= fresh
            yield {"action": action.do, "seat": seat, "before": first, "after": changed(first, after)}


def main() -> None:
    made = list(examples())
    edition = tomllib.loads(boxes()["dejavu"].edition("base").text)
    whole = {"edition": edition, "examples": made}
    FILE.write_text(json.dumps(whole, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")
    events = {event["says"]["key"] for one in made for event in one["after"].get("events", ())}
    print(f"{len(made)} examples, {len(events)} events, {FILE.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
