"""What nine dice must show, in words that mean what they say: “two sixes”, not “2 dice among 6”."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.dice import Combination
from souvenir.kernel.talk import Phrase, say

EVEN: Final = (2, 4, 6)
ODD: Final = (1, 3, 5)


def combination_name(wanted: Combination) -> Phrase:
    """A combination as a phrase that fits after “wanted:”."""
    count, number = wanted.count, _number(wanted.count)
    match wanted.form:
        case "groups":
            return _groups(wanted.groups)
        case "at-least":
            return _at_least(count, tuple(sorted(wanted.faces)))
        case "more-than":
            more, fewer = (_face(face, 2) for face in wanted.faces)
            return say("mistral-dice-more-than", more=more, fewer=fewer)
        case "sum":
            return say("mistral-dice-sum", count=count)
        case form:
            return say(f"mistral-dice-{form}", count=count, number=number)


def _groups(groups: tuple[int, ...]) -> Phrase:
    made = tuple(say("mistral-dice-group", count=size, number=_number(size)) for size in groups)
    if len(made) == 1:
        return say("mistral-dice-alike", group=made[0])
    return say("mistral-dice-groups", groups=made)


def _at_least(count: int, faces: tuple[int, ...]) -> Phrase:
    number = _number(count)
    if len(faces) == 1:
        return say("mistral-dice-showing", number=number, face=_face(faces[0], count))
    if faces in (EVEN, ODD):
        kind = "even" if faces == EVEN else "odd"
        return say(f"mistral-dice-{kind}", count=count, number=number)
    *others, last = (str(face) for face in faces)
    return say("mistral-dice-among", count=count, number=number, faces=tuple(others), last=last)


def _number(count: int) -> Phrase:
    """A small number, spelt out."""
    return say("mistral-number", count=count)


def _face(face: int, count: int) -> Phrase:
    """A face as the dice that show it, one or several."""
    return say(f"mistral-face-{face}" if count == 1 else f"mistral-faces-{face}")
