"""The faces that people and bots wear at a table: no two at a table wear the same while there are enough."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, TypeAlias, get_args

Face: TypeAlias = Literal[
    "fox", "owl", "hare", "bear", "frog", "hedgehog", "whale", "heron", "deer", "turtle", "moth", "snail"
]
"""What a person may choose; whoever has no name is called by it."""
Robot: TypeAlias = Literal["kettle", "clock", "radio", "lamp", "tin", "drum", "top", "box"]
"""What bots wear."""
AnyFace: TypeAlias = Literal[Face, Robot]

FACES: Final[tuple[Face, ...]] = get_args(Face)
ROBOTS: Final[tuple[Robot, ...]] = get_args(Robot)


def free_face(
    taken: Collection[AnyFace | None], seat: int, wish: Face | None = None, *, bot: bool = False
) -> AnyFace:
    """The face wished for or, if it is worn, the next free one; by seat, so that defaults differ."""
    faces: tuple[AnyFace, ...] = ROBOTS if bot else FACES
    own = seat % len(faces)
    order: list[AnyFace] = [*((wish,) if wish else ()), *faces[own:], *faces[:own]]
    return next((face for face in order if face not in taken), order[0])
