"""Memoria Bluff: 2-8 players tell memories from pictures, true or invented, and judge each other's."""

from pathlib import Path

from souvenir.games.memoria.edition import read_edition
from souvenir.games.memoria.game import Memoria
from souvenir.kernel.registry import Box, Option, Preset, rules_from

_FOLDER = Path(__file__).parent

BOX = Box(
    key="memoria",
    seats=(2, 3, 4, 5, 6, 7, 8),
    minutes=(10, 40),
    age=6,
    rules=rules_from((_FOLDER / "rules.txt").read_text(encoding="utf-8")),
    options=(
        Option("channel", ("spoken", "written"), "spoken"),
        Option("orator", ("chance",), "chance", a_seat=True),
        Option("sides", ("white", "blue", "mixed"), "mixed"),
        Option("time", ("none", "30", "60", "90", "120", "180"), "90"),
        Option("cards", ("shared", "own"), "shared"),
        Option("count", tuple(str(n) for n in range(1, 10)), "6"),
        Option("second", ("new", "same"), "new"),
        Option("tie", ("shared", "play-on"), "shared"),
    ),
    folder=_FOLDER,
    read_edition=read_edition,
    make=Memoria,
    presets=(
        Preset("short", {"count": "3", "time": "60"}),
        Preset("written", {"channel": "written", "time": "180"}),
        Preset("calm", {"time": "none"}),
    ),
    usual_seats=4,
)
