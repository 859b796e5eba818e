"""Déjà Vu, Fragments of Memory: 2-4 players sow impression bits and rebuild memories from them."""

from pathlib import Path

from souvenir.games.dejavu.edition import read_edition
from souvenir.games.dejavu.game import Dejavu
from souvenir.kernel.registry import Box, Option, Preset, rules_from

_FOLDER = Path(__file__).parent

BOX = Box(
    key="dejavu",
    seats=(2, 3, 4),
    minutes=(45, 90),
    age=10,
    rules=rules_from((_FOLDER / "rules.txt").read_text(encoding="utf-8")),
    options=(
        Option("map", ("built", "random"), "built"),
        Option("speed", ("off", "on"), "off", seats=(3, 4)),
    ),
    folder=_FOLDER,
    read_edition=read_edition,
    make=Dejavu,
    presets=(Preset("short", {"speed": "on"}, seats=(3, 4)), Preset("chance", {"map": "random"})),
)
