"""Reading an edition of Pairs: the pictures, each of which is on two cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from souvenir.kernel.edition import Names, Provenance, digest, need_names, parse, read_names, shipped
from souvenir_pairs.model import SIZES


@dataclass(frozen=True, slots=True)
class PairsEdition:
    """What is printed on the cards."""

    name: str
    digest: str
    text: str
    warnings: tuple[str, ...]
    provenances: tuple[Provenance, ...]
    pictures: tuple[str, ...]
    names: Names
    """Of `pictures` by key."""


def read_edition(text: str, file: str) -> PairsEdition:
    """The edition in this text, or an EditionError that says what is wrong where."""
    top = parse(text, file, "pairs")
    origins: list[Provenance] = []
    name = top.text("name")
    pictures = []
    for table in top.tables("pictures"):
        pictures.append(table.text("key"))
        origins.append(table.provenance())
        table.close()
    if len(pictures) < max(SIZES) or len(set(pictures)) < len(pictures):
        raise top.fail("pictures", f"expected {max(SIZES)} or more, each once, found {len(pictures)}")
    names = read_names(top, {"pictures": pictures}, origins)
    keys = {f"pictures[{at}].key": key for at, key in enumerate(pictures)}
    need_names(top, "pictures", keys, names, _known())
    top.close()
    return PairsEdition(
        name=name,
        digest=digest(text),
        text=text,
        warnings=(),
        provenances=tuple(origins),
        pictures=tuple(pictures),
        names=names,
    )


@cache
def _known() -> frozenset[str]:
    """Pictures that have words."""
    return frozenset(picture["key"] for picture in shipped(Path(__file__).parent)["pictures"])
