"""The registry: games are found, and options and editions are checked before anything is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from souvenir.kernel.edition import EditionError
from souvenir.kernel.registry import VOICES, Box, Option, OptionError, Rule, boxes, rules_from

START = Option("start", ("chance",), "chance", a_seat=True)
PACE = Option("pace", ("slow", "quick"), "slow", seats=(2, 3))


def made(edition: Any, options: Any) -> Any:
    """A game that only remembers how it was made."""
    return edition, dict(options)


TOY = Box(
    key="toy",
    seats=(2, 3, 4),
    minutes=(1, 2),
    age=3,
    rules=(),
    options=(START, PACE),
    folder=Path(__file__).parent,
    read_edition=lambda text, file: (text, file),
    make=made,
)


EDITION: Any = "any edition"


def chosen(options: dict[str, str], seats: int | None = None) -> dict[str, str]:
    """The options a game is made with."""
    game: Any = TOY.game(EDITION, options, seats=seats)
    edition, kept = game
    assert edition == EDITION
    return dict(kept)


def test_every_box_is_whole() -> None:
    assert "vivid" in boxes()
    for key, box in boxes().items():
        assert box.key == key
        assert "base" in box.editions()
        assert box.game().key == key
        assert box.seats == tuple(sorted(set(box.seats)))
        assert set(box.off_box) <= set(box.seats)
        ids = [rule.id for rule in box.rules]
        assert len(set(ids)) == len(ids)
        assert all(rule.startswith(f"{key}.") for rule in ids)
        assert {voice for rule in box.rules for voice in rule.voices} <= set(VOICES)
        assert box.game().forbids <= set(ids)
        for option in box.options:
            assert option.default in option.values


def test_options_default() -> None:
    assert chosen({}) == {"start": "chance", "pace": "slow"}


@pytest.mark.parametrize(
    ("options", "seats", "ok"),
    [
        ({"start": "1"}, 2, True),
        ({"start": "2"}, 2, False),
        ({"start": "3"}, None, True),
        ({"start": "4"}, None, False),
        ({"start": "-1"}, 4, False),
        ({"start": ""}, 4, False),
        ({"pace": "quick"}, 3, True),
        ({"pace": "quick"}, 4, False),
        ({"pace": "slow"}, 4, True),
        ({"pace": "Quick"}, 3, False),
        ({"tempo": "quick"}, 3, False),
    ],
)
def test_options_are_checked(options: dict[str, str], seats: int | None, ok: bool) -> None:
    if ok:
        assert options.items() <= chosen(options, seats).items()
    else:
        key = next(iter(options))
        with pytest.raises(OptionError, match=f"^{key}: "):
            chosen(options, seats)


def test_an_option_error_says_what_is_expected() -> None:
    with pytest.raises(OptionError, match=r"start: expected one of chance, 0, 1, found 7"):
        chosen({"start": "7"}, 2)
    with pytest.raises(OptionError, match="tempo: not an option of toy"):
        chosen({"tempo": "quick"})


def test_an_option_that_is_not_offered_keeps_its_default() -> None:
    assert PACE.values_for(3) == ("slow", "quick")
    assert PACE.values_for(4) == ("slow",)
    assert START.values_for(2) == ("chance", "0", "1")


def test_editions_by_name_and_by_path(tmp_path: Path) -> None:
    box = boxes()["vivid"]
    copy = tmp_path / "mine.toml"
    copy.write_text(box.edition("base").text, encoding="utf-8")
    assert box.edition(str(copy)).digest == box.edition().digest
    assert box.edition() is box.edition("base")
    with pytest.raises(EditionError, match=r"^gold: expected one of base.* or a \.toml file$"):
        box.edition("gold")
    with pytest.raises(EditionError, match=r"^none\.toml: cannot be read"):
        box.edition(str(tmp_path / "none.toml"))


def test_rules_from_lines() -> None:
    text = "# a comment\n\ntoy.one rulebook ruling\ntoy.two ours\n"
    assert rules_from(text) == (Rule("toy.one", ("rulebook", "ruling")), Rule("toy.two", ("ours",)))
