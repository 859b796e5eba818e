"""A damaged edition is refused by name, or can be played: nothing else ever comes of it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souvenir.kernel.edition import MAX_BYTES, MAX_LINE, Edition, EditionError
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import Box, boxes
from tests.soak import times

FILE = "damaged.toml"
SHIPPED = [(box, path) for box in boxes().values() for path in box.editions().values()]
shipped = pytest.mark.parametrize(
    ("box", "path"), SHIPPED, ids=[f"{box.key}-{path.stem}" for box, path in SHIPPED]
)
bounded = settings(
    max_examples=times(20, 300),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # each example writes the same file anew
)


def load(box: Box, file: Path) -> Edition | EditionError:
    try:
        return box.edition(str(file))
    except EditionError as error:
        return error


def play(box: Box, file: Path, seed: int) -> bool:
    """Load this file and play a game with it; False if it is refused, naming the file."""
    edition = load(box, file)
    if isinstance(edition, EditionError):
        assert edition.file == FILE
        assert str(edition).startswith(f"{FILE}: ")
        assert edition.expected
        return False
    seats = box.seats[seed % len(box.seats)]
    game = box.game(edition, seats=seats)
    rng = Random(seed)
    luck = SimLuck(rng)
    s = game.setup(seats, luck, None)
    while acting := game.to_act(s):
        game.apply(s, acting[0], rng.choice(game.legal(s, acting[0])), luck, None)
        game.invariants(s)
    assert len(game.ranks(s)) == seats
    return True


@shipped
def test_undamaged_is_played(box: Box, path: Path, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(path.read_bytes())
    assert play(box, file, 1)


# -------------------------------------------------------------------- bytes
EDITS = st.lists(st.tuples(st.integers(0, 1 << 20), st.binary(max_size=3)), min_size=1, max_size=4)


@shipped
@bounded
@given(edits=EDITS)
def test_edited_bytes(box: Box, path: Path, tmp_path: Path, edits: list[tuple[int, bytes]]) -> None:
    data = path.read_bytes()
    for place, new in edits:
        at = place % len(data)
        data = data[:at] + new + data[at + 1 :]
    file = tmp_path / FILE
    file.write_bytes(data)
    play(box, file, edits[0][0])


# -------------------------------------------------------------------- lines
@shipped
@bounded
@given(places=st.lists(st.integers(0, 1 << 20), min_size=1, max_size=3))
def test_deleted_lines(box: Box, path: Path, tmp_path: Path, places: list[int]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    for place in places:
        del lines[place % len(lines)]
    file = tmp_path / FILE
    file.write_text("\n".join(lines), encoding="utf-8")
    play(box, file, places[0])


ASSIGNMENT = re.compile(r'^(?P<key>[A-Za-z_"-][\w"-]*) = (?P<value>.+)$', re.MULTILINE)
LITERALS = st.sampled_from(
    ["0", "1", "-1", "3", "25", "99999999999999999999", "0x" + "f" * 900, "1.5", "nan", "inf", "true",
     '""', '"x"', '"red"', '"base"', '"\\u0000"', '"' + "x" * 200 + '"', "[]", "[[]]", "[[[]]]", "[1]",
     "[0, 0, 0]", "[1, 2, 3]", '["red"]', '["red", "red"]', '["red", 1]', "[[0, 0]]", "[[0, 0], [0, 0]]",
     "{}", "{ a = 1 }", "[{}]", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z"]
)  # fmt: skip


def assignments(text: str) -> list[re.Match[str]]:
    return list(ASSIGNMENT.finditer(text))


@shipped
@bounded
@given(place=st.integers(0, 1 << 20), literal=LITERALS)
def test_wrong_values(box: Box, path: Path, tmp_path: Path, place: int, literal: str) -> None:
    text = path.read_text(encoding="utf-8")
    found = assignments(text)
    hit = found[place % len(found)]
    file = tmp_path / FILE
    file.write_text(text[: hit.start("value")] + literal + text[hit.end("value") :], encoding="utf-8")
    play(box, file, place)


@shipped
@bounded
@given(one=st.integers(0, 1 << 20), other=st.integers(0, 1 << 20))
def test_swapped_values(box: Box, path: Path, tmp_path: Path, one: int, other: int) -> None:
    text = path.read_text(encoding="utf-8")
    found = assignments(text)
    first, last = sorted((found[one % len(found)], found[other % len(found)]), key=lambda m: m.start())
    if first is not last:
        text = (
            text[: first.start("value")]
            + last["value"]
            + text[first.end("value") : last.start("value")]
            + first["value"]
            + text[last.end("value") :]
        )
    file = tmp_path / FILE
    file.write_text(text, encoding="utf-8")
    play(box, file, one)


NUMBER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")


@shipped
@bounded
@given(place=st.integers(0, 1 << 20), number=st.integers(-3, 130))
def test_wrong_numbers(box: Box, path: Path, tmp_path: Path, place: int, number: int) -> None:
    """A number is the likeliest thing to be mistyped, and the likeliest to be believed."""
    text = path.read_text(encoding="utf-8")
    found = list(NUMBER.finditer(text))
    hit = found[place % len(found)]
    file = tmp_path / FILE
    file.write_text(text[: hit.start()] + str(number) + text[hit.end() :], encoding="utf-8")
    play(box, file, place)


# -------------------------------------------------------------------- files that are no editions
HOPELESS = {
    "empty": b"",
    "not UTF-8": b"name = '\xff\xfe'",
    "zero bytes": bytes(1000),
    "huge": b"#" * (MAX_BYTES + 1),
    "deep list": b"x = " + b"[\n" * 50_000,
    "deep closed list": b"x = " + b"[\n" * 50_000 + b"]\n" * 50_000,
    "deep table": b"x = " + b"{a=" * 300,
    "long line": b"#" * (MAX_LINE + 1),
    "long dotted key": b".".join([b"a"] * 50_000) + b" = 1",
    "long dotted keys": b"".join(b".".join([b"a%d" % n] * 240) + b" = 1\n" for n in range(99)),
    "long number": b"format = " + b"9" * 900,
    "very long number": b"format = " + b"9" * 10_000,
    "very long hexadecimal": b"format = 0x" + b"f" * 10_000,
    "impossible date": b"format = 1979-02-31",
    "format of the future": b'format = 2\ngame = "vivid"\n',
    "other game": b'format = 1\ngame = "chess"\n',
    "list for a table": b"format = [1]\n",
}


@pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))
@pytest.mark.parametrize("data", HOPELESS.values(), ids=list(HOPELESS))
def test_hopeless_files_are_refused(box: Box, data: bytes, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(data)
    assert not play(box, file, 1)


@pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))
def test_what_is_no_file_is_refused(box: Box, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    for path in (
        str(tmp_path / FILE),
        str(tmp_path / "none.toml"),
        "a\0b.toml",
        "x" * 5000 + ".toml",
        "none",
    ):
        with pytest.raises(EditionError):
            box.edition(path)


@shipped
def test_comments_and_layout_do_not_change_the_digest(box: Box, path: Path, tmp_path: Path) -> None:
    file = tmp_path / FILE
    text = path.read_text(encoding="utf-8")
    file.write_text("# mine\n\n" + text.replace(" = ", "   =   "), encoding="utf-8")
    assert box.edition(str(file)).digest == box.edition(path.stem).digest
