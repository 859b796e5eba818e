"""Vivid Memories: 2-4 players and solo, three rounds of remembering, reflecting and reward."""

from pathlib import Path

from souvenir.games.vivid.edition import read_edition
from souvenir.games.vivid.game import Vivid
from souvenir.kernel.registry import Box, Option, Preset, rules_from

_FOLDER = Path(__file__).parent

BOX = Box(
    key="vivid",
    seats=(1, 2, 3, 4),
    minutes=(30, 60),
    age=13,
    rules=rules_from((_FOLDER / "rules.txt").read_text(encoding="utf-8")),
    options=(Option("start", ("chance",), "chance", a_seat=True),),
    folder=_FOLDER,
    read_edition=read_edition,
    make=Vivid,
    presets=(Preset("brisk", {}, clock=60),),
)
