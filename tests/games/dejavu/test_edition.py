"""Editions: stated counts must hold, deduced ones should, and ours follows its own principles."""

from __future__ import annotations

from collections import Counter

import pytest

from souvenir.games.dejavu.edition import read_edition
from souvenir.games.dejavu.model import COLOURS, POWERS, SHAPES
from souvenir.kernel.edition import EditionError
from tests.games.dejavu.positions import BASE_TEXT, T

EDITION = T.edition
FIRST = EDITION.individual[0].key


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in BASE_TEXT
    return BASE_TEXT.replace(old, new, count)


def test_the_shipped_edition_has_all_that_is_stated_and_deduced() -> None:
    assert EDITION.warnings == ()
    assert sum(face.copies for face in EDITION.individual) == 60
    assert len(EDITION.individual) == 30
    assert len(EDITION.public) == 12
    assert {p.source for p in EDITION.provenances} == {"stated", "deduced", "ours"}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("tokens = 20", "tokens = 19", "flowers.tokens"),
        ('"cats-eye", "boomerang"', '"cats-eye", "cats-eye"', "each nebula once"),
        ("copies = 2", "copies = 3", "expected 60 cards in all, found 61"),
        ("golden = 1", "golden = 2", "expected 12 cards with a golden back, found 13"),
        ("silver = 1", "silver = 0", "expected 12 cards with a silver back, found 11"),
        ("  [2, 2, 2, 2, 2],", "  [2, 2, 2, 2, 3],", "expected 60 bits in all, found 61"),
        ("triple = 18", "triple = 17", "scoring.triple"),
        ("footprint = 1", "footprint = 2", "girl.footprint"),
        ("track = [1, 3, 6, 10, 15]", "track = [1, 3, 6, 10, 16]", "scoring.track"),
        ('powers = ["chest"]', 'powers = ["chests"]', "powers"),
        ('powers = ["chest"]', 'powers = ["flower", "flower"]', "at most one flower"),
        (f'key = "{FIRST}"', 'key = "green-1"', "each key once"),
        (f'key = "{FIRST}"', 'key = "girl"', "letters, digits and hyphens"),
        ("seeds = 5", "seeds = 4", "fragments.seeds"),
        ('"orange", "pink", "grey"', '"orange", "orange", "grey"', "each colour once"),
    ],
)
def test_what_is_stated_must_hold(old: str, new: str, complaint: str) -> None:
    with pytest.raises(EditionError) as error:
        read_edition(changed(old, new), "box.toml")
    assert complaint in str(error.value)
    assert str(error.value).startswith("box.toml: ")


def test_bits_counted_otherwise_are_a_warning() -> None:
    text = changed("  [2, 2, 2, 2, 2],\n  [2, 2, 2, 2, 2],", "  [3, 2, 2, 2, 2],\n  [2, 1, 2, 2, 2],")
    warnings = read_edition(text, "box.toml").warnings
    assert len(warnings) == 4
    assert "deduced 10 white bits, found 11" in warnings[0]


def test_cards_counted_otherwise_are_a_warning() -> None:
    first, second = EDITION.individual[:2]
    text = changed("copies = 2", "copies = 3").replace("copies = 2", "copies = 1", 1)
    warnings = read_edition(text, "box.toml").warnings
    assert [w.split(":")[0] for w in warnings] == [first.key, second.key]
    moved = changed(f"number = {first.number}\n", f"number = {first.number + 1}\n")
    assert any("deduced one" in w for w in read_edition(moved, "box.toml").warnings)


# -------------------------------------------------------------------- what is ours
def test_each_colour_lacks_another_power() -> None:
    lacking: list[str] = []
    for colour in COLOURS:
        powers = [power for face in EDITION.individual if face.colour == colour for power in face.powers]
        assert len(powers) == len(set(powers)) == 5
        lacking += set(POWERS) - set(powers)
    assert sorted(lacking) == sorted(POWERS)


@pytest.mark.parametrize("cards", [EDITION.individual, EDITION.public], ids=["individual", "public"])
def test_every_shape_is_as_frequent_in_every_position_as_the_numbers_allow(cards: tuple[object, ...]) -> None:
    faces = EDITION.individual if cards is EDITION.individual else EDITION.public
    for position in range(max(len(face.slots) for face in faces)):
        counts = Counter(face.slots[position] for face in faces if len(face.slots) > position)
        found = [counts[shape] for shape in SHAPES]
        assert max(found) - min(found) <= 1


def test_points_grow_with_slots_and_stay_within_what_the_speed_option_allows() -> None:
    points = [face.points for face in EDITION.individual]
    assert min(points) >= 2
    assert max(points) <= 5
    assert 3.6 <= sum(points) / len(points) <= 3.8
    means = []
    for size in sorted({len(face.slots) for face in EDITION.individual}):
        assert 2 <= size <= 5
        of_size = [face.points for face in EDITION.individual if len(face.slots) == size]
        means.append(sum(of_size) / len(of_size))
    assert means == sorted(means)


def test_public_cards_are_what_the_rulebook_speaks_of() -> None:
    assert Counter(face.scoring for face in EDITION.public) == {"colour": 6, "run": 2, "triple": 2, "any": 2}
    assert {face.colour for face in EDITION.public if face.scoring == "colour"} == set(COLOURS)
    assert any("flower" in face.powers for face in EDITION.public)
    for colour in COLOURS:
        first, second = (face.number for face in EDITION.public if face.colour == colour)
        assert (first - second) % 7 not in (1, 6)
    assert {len(face.slots) for face in EDITION.public} == {3, 4}
