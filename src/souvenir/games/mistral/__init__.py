"""Plus Belle la Vie, the board game: 3-5 players, or 2 off the box, gathering characters in the Mistral."""

from pathlib import Path

from souvenir.games.mistral.edition import read_edition
from souvenir.games.mistral.game import Mistral
from souvenir.kernel.registry import Box, Option, Preset, rules_from

_FOLDER = Path(__file__).parent

BOX = Box(
    key="mistral",
    seats=(2, 3, 4, 5),
    minutes=(60, 60),
    age=10,
    rules=rules_from((_FOLDER / "rules.txt").read_text(encoding="utf-8")),
    options=(Option("oldest", ("chance",), "chance", a_seat=True),),
    folder=_FOLDER,
    read_edition=read_edition,
    make=Mistral,
    off_box=(2,),
    presets=(Preset("brisk", {}, clock=60),),
)
