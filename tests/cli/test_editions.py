"""`souvenir edition`: what is wrong is named by file, entry and expectation; files to fill in and to read."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from souvenir.kernel.edition import PROVENANCES
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import Box, boxes
from souvenir.kernel.talk import Event
from souvenir.words import LANGUAGES, Speaker, insist
from tests.cli.command import souvenir
from tests.words.test_words import Heard

every_box = pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))


@every_box
def test_what_we_ship_is_playable(box: Box) -> None:
    for name, path in box.editions().items():
        ran = souvenir("edition", "check", path)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith(f"{name}.toml: a playable edition of {box.key}")


@every_box
def test_for_programs(box: Box) -> None:
    said = json.loads(souvenir("edition", "check", box.editions()["base"], "--json").out)
    assert said == {"game": box.key, "name": "base", "digest": box.edition().digest, "warnings": []}


def broken(path: Path, box: Box, old: str, new: str) -> Path:
    text = box.editions()["base"].read_text(encoding="utf-8")
    assert old in text
    file = path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ("each = 25", 'each = "many"', "fragments.each", "a whole number"),
        ("each = 25", "", "fragments.each", "missing"),
        ('provenance = "stated"', 'provenance = "rumour"', "fragments.provenance", "stated"),
        ("[layout]", "moons = 2\n[layout]", "values.moons", "not a field"),
        ('key = "dawn"', "key = 1", "boards[0].key", "a text"),
    ],
)
def test_a_broken_copy_is_named(old: str, new: str, entry: str, expected: str, tmp_path: Path) -> None:
    ran = souvenir("edition", "check", broken(tmp_path, boxes()["vivid"], old, new))
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.startswith(f"souvenir: mine.toml: {entry}: ")
    assert expected in ran.line


@every_box
def test_an_edition_of_no_game_of_ours(box: Box, tmp_path: Path) -> None:
    file = broken(tmp_path, box, f'game = "{box.key}"', 'game = "chess"')
    ran = souvenir("edition", "check", file)
    assert ran.code == 2
    assert "chess" in ran.line


@pytest.mark.parametrize("data", [b"", b"not toml", b"\xff\xfe", b"{}", b"x = 1", bytes(100)], ids=repr)
def test_what_is_no_edition(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    ran = souvenir("edition", "check", file)
    assert ran.code == 2
    assert ran.line.startswith("souvenir: mine.toml: ")


def test_a_folder(tmp_path: Path) -> None:
    ran = souvenir("edition", "check", tmp_path)
    assert ran.code == 2
    assert ran.line == f"souvenir: {tmp_path.name}: cannot be read: not a file"


def test_one_s_own_edition_is_played(tmp_path: Path) -> None:
    file = broken(tmp_path, boxes()["vivid"], 'name = "base"', 'name = "from my box"')
    assert "“from my box”" in souvenir("edition", "check", file).out
    ran = souvenir("simulate", "vivid", "--games", "1", "--edition", file)
    assert (ran.code, ran.err) == (0, "")


# -------------------------------------------------------------------- names of one's own
OWN_KEYS = {
    "dejavu": ('"cats-eye"', '"moth"', "tiles.names[0]", "tiles"),
    "memoria": ('key = "cat"', 'key = "moth"', "cards[2].white.key", "pictures"),
    "mistral": ('key = "bar"', 'key = "moth"', "places[3].key", "places"),
    "vivid": ('key = "kite"', 'key = "moth"', "automa.cards[0].key", "cards"),
}
"""In each game a key that the program has no word for, where it stands, and where its name belongs."""


@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_key_without_a_name_is_refused_where_it_stands(game: str, tmp_path: Path) -> None:
    old, new, entry, kind = OWN_KEYS[game]
    ran = souvenir("edition", "check", broken(tmp_path, boxes()[game], old, new))
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.startswith(f"souvenir: mine.toml: {entry}: found moth, which has no name")
    assert f"names.{kind}" in ran.line


@pytest.mark.parametrize("game", OWN_KEYS)
def test_a_key_with_a_name_is_called_by_it(game: str, tmp_path: Path) -> None:
    old, new, _, kind = OWN_KEYS[game]
    file = broken(tmp_path, boxes()[game], old, new)
    name = 'moth = { en = "the moth", fr = "le papillon" }\n'
    text = file.read_text(encoding="utf-8")
    names = "" if "[names]" in text else '\n[names]\nprovenance = "ours"\n'
    file.write_text(f"{text}{names}\n[names.{kind}]\n{name}", encoding="utf-8")
    assert souvenir("edition", "check", file).code == 0
    edition = boxes()[game].edition(str(file))
    called = [Speaker(language).say(edition.names[kind]["moth"]) for language in ("en", "fr", "it")]
    assert called == ["the moth", "le papillon", "the moth"]
    assert edition.digest != boxes()[game].edition().digest


VILLAGE = Path(__file__).parents[2] / "examples" / "our-village.toml"


def test_the_edition_made_at_home_is_played_and_shows_its_own_names() -> None:
    ran = souvenir("edition", "check", VILLAGE)
    assert (ran.code, ran.err) == (0, "")
    game = boxes()["mistral"].game(boxes()["mistral"].edition(str(VILLAGE)), seats=3)
    heard, rng = Heard(), Random("our village")
    luck = SimLuck(rng)

    def emit(event: Event) -> None:
        heard.event(event, 3)

    s = game.setup(3, luck, emit)
    for _ in range(120):
        if not (acting := game.to_act(s)):
            break
        legal = game.legal(s, acting[0])
        for action in legal:
            heard.phrase(game.offer(s, acting[0], action).label)
        game.apply(s, acting[0], rng.choice(legal), luck, emit)
    heard.outline(game.outline(game.view(s, 0)))
    for language, place in (("en", "The tea room"), ("fr", "Le salon de thé"), ("it", "La sala da tè")):
        speaker = Speaker(language, ("Ada", "Ben", "Cleo"), report=insist)
        said = " ".join(speaker.say(phrase) for phrase in heard.phrases.values())
        assert place in said
        assert "Nonna Pia" in said
        assert "Mirta" not in said
        assert "tea-room" not in said


# -------------------------------------------------------------------- a file to fill in, and what is in one
@every_box
def test_a_file_to_fill_in_can_be_played_as_it_is(box: Box, tmp_path: Path) -> None:
    file = tmp_path / f"{box.key}.toml"
    assert souvenir("edition", "new", box.key, file).code == 0
    ran = souvenir("edition", "check", file)
    assert (ran.code, ran.err) == (0, "")
    assert "“my box”" in ran.out
    text = file.read_text(encoding="utf-8")
    ours = [p for p in box.edition().provenances if p.source == "ours" or "ours" in p.parts]
    assert text.count("# from your box?") == len(ours)
    assert "\n[names]\n" in text
    again = souvenir("edition", "new", box.key, file)
    assert again.code == 2
    assert "cannot be written" in again.line
    assert file.read_text(encoding="utf-8") == text


@every_box
def test_every_component_is_shown_with_where_it_comes_from(box: Box) -> None:
    shown = json.loads(souvenir("edition", "show", box.key, "--json").out)
    assert [entry["entry"] for entry in shown] == [p.component for p in box.edition().provenances]
    assert {entry["provenance"] for entry in shown} <= set(PROVENANCES)
    assert all(not set(entry["printed"]) & {"provenance", *PROVENANCES} for entry in shown)
    for language in LANGUAGES:
        ran = souvenir("edition", "show", box.key, "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert "origin-" not in ran.out


def test_what_the_rulebook_says_is_not_called_ours() -> None:
    shown = {e["entry"]: e for e in json.loads(souvenir("edition", "show", "mistral", "--json").out)}
    by_key = {entry["printed"].get("key"): entry for entry in shown.values()}
    for key in ("vincent", "roland", "bar", "marci", "studio", "charlotte"):
        assert by_key[key]["provenance"] == "stated", key
    assert by_key["vincent"]["parts"] == {"ours": ["family"]}
    assert shown["dice"]["printed"] == {"count": 9, "faces": 6}
    vivid = json.loads(souvenir("edition", "show", "vivid", "--json").out)
    assert next(e for e in vivid if e["entry"] == "fragments")["parts"] == {"reported": ["purple"]}
