"""Drawing: small screens, no colour, maps, and layouts."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console
from rich.text import Text

from souvenir.kernel.talk import Block, Item, say
from souvenir.terminal.blocks import draw, owner
from souvenir.terminal.grid import draw_map
from souvenir.terminal.menu import common
from souvenir.terminal.session import painter_for
from souvenir.words import LANGUAGES
from tests.terminal.script import CLEAR, Shown, console, numbers, play

LONGEST_WORD = 66
"""The hash of the secret, which is copied and so not broken."""


def _items(*cells: tuple[int, int, str]) -> list[Item]:
    return [Item(say("x"), sign=say(sign), at=(row, col)) for row, col, sign in cells]


def _cell(item: Item) -> Text:
    assert item.sign
    return Text(item.sign.key)


def test_a_square_map_keeps_its_columns() -> None:
    lines = draw_map(_items((0, 0, "a"), (0, 1, "b"), (1, 1, "c")), _cell, 80)
    assert lines is not None
    assert [line.plain for line in lines] == ["a b", "  c"]


def test_rows_of_hexes_interleave() -> None:
    lines = draw_map(_items((0, 1, "a"), (0, 3, "b"), (1, 0, "c"), (1, 2, "d"), (1, 4, "e")), _cell, 80)
    assert lines is not None
    assert [line.plain for line in lines] == [" a b", "c d e"]


def test_a_map_too_wide_is_no_map() -> None:
    assert draw_map(_items((0, 0, "abc"), (0, 9, "d")), _cell, 9) is None


def test_a_block_belongs_to_the_seat_at_the_end_of_its_id() -> None:
    assert owner(Block(say("x"), (), "board:2")) == 2
    assert owner(Block(say("x"), (), "line")) is None


def test_what_lies_on_a_thing_shares_its_line() -> None:
    items = tuple(
        Item(say("vivid-colour-red"), id)
        for id in ("tile:t1", "fragment:t1:red", "fragment:t1:blue", "tile:t10")
    )
    drawn = draw(Block(say("vivid-line"), items, "line"), painter_for("en", ()), 80)
    assert [line.plain for line in drawn.lines] == ["red — red, red · red"]


def test_groups_are_called_by_the_words_they_share() -> None:
    one, other = (["Move", colour, "to", "hex", number] for colour, number in (("red", "1"), ("blue", "12")))
    assert common(one, other) == ["Move", "…", "to", "hex", "…"]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 20), (40, 12)])
def test_no_line_is_wider_than_the_screen(width: int, height: int) -> None:
    shown = play(numbers(5, most=120), screen=console(width=width, height=height, terminal=True))
    assert max(len(line) for line in _bare(shown).splitlines()) <= max(width, LONGEST_WORD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_decision_fits_80_by_24(language: str) -> None:
    shown = play([""], language=language, screen=console(terminal=True))
    first = _bare(shown).split(CLEAR)[2].splitlines()
    assert first[-1] == painter_for(language, ()).tell("left").plain
    assert len(first) - 2 <= 24


def test_without_colour_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    out = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, markup=False)
    text = play(["", "1"], screen=out).text
    assert "\x1b[31m" not in text
    assert ";31m" not in text
    assert "(R)" in _bare(Shown(0, text))


def test_into_a_file_no_control_codes_are_written() -> None:
    assert "\x1b" not in play(["", "1", "hex 9"], people=("Ada", "Blaise")).text


def _bare(shown: Shown) -> str:
    return re.sub(r"\x1b\[(?!2J)[\d;?]*[A-Za-z]", "", shown.text).replace("\r", "\n")
