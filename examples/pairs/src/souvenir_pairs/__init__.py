"""Pairs: turn two cards; if they are alike they are yours, else remember them. For 2 to 6 players."""

from pathlib import Path

from souvenir.kernel.registry import Box, Option, Preset, rules_from
from souvenir_pairs.edition import read_edition
from souvenir_pairs.game import Pairs
from souvenir_pairs.model import SIZES

_FOLDER = Path(__file__).parent

BOX = Box(
    key="pairs",
    seats=(2, 3, 4, 5, 6),
    minutes=(5, 20),
    age=4,
    rules=rules_from((_FOLDER / "rules.txt").read_text(encoding="utf-8")),
    options=(
        Option("pairs", tuple(map(str, SIZES)), "12"),
        Option("start", ("chance",), "chance", a_seat=True),
    ),
    folder=_FOLDER,
    read_edition=read_edition,
    make=Pairs,
    presets=(Preset("short", {"pairs": "8"}), Preset("long", {"pairs": "18"})),
)
