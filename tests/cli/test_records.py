"""`souvenir record`: a good game holds; whatever is changed in one is found, and named where it begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from souvenir.kernel.registry import Box, boxes
from souvenir.words import LANGUAGES
from tests.cli.command import Ran, on_paper, played, souvenir

every_box = pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))


@cache
def whole(key: str) -> str:
    return on_paper(boxes()[key], played(boxes()[key]))


def change(tmp_path: Path, how: Callable[[Any], None], key: str = "vivid") -> Path:
    data = json.loads(whole(key))
    how(data)
    file = tmp_path / "changed.souvenir.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.fixture
def good(tmp_path: Path, box: Box) -> Path:
    file = tmp_path / "good.souvenir.json"
    file.write_text(whole(box.key), encoding="utf-8")
    return file


# -------------------------------------------------------------------- verify
@every_box
def test_a_good_record_holds(good: Path, box: Box) -> None:
    ran = souvenir("record", "verify", good)
    assert (ran.code, ran.err) == (0, "")
    assert "finished; every draw follows from the secret" in ran.out
    said = json.loads(souvenir("record", "verify", good, "--json").out)
    assert said["ok"] is said["finished"] is said["fair"] is True
    assert said["entries"] == len(json.loads(whole(box.key))["entries"])


@every_box
def test_a_game_still_played_holds_as_far_as_it_is_told(box: Box, tmp_path: Path) -> None:
    file = tmp_path / "open.souvenir.json"
    file.write_text(on_paper(box, played(box, moves=10)), encoding="utf-8")
    ran = souvenir("record", "verify", file)
    assert ran.code == 0
    assert "10 entries by the rules, not finished; the secret is not told yet" in ran.out


def verified(tmp_path: Path, how: Callable[[Any], None], key: str = "vivid") -> Ran:
    ran = souvenir("record", "verify", change(tmp_path, how, key))
    assert (ran.code, ran.out) == (1, "")
    assert ran.line.startswith("changed.souvenir.json: does not hold: ")
    return ran


def entry_where(data: Any, found: Callable[[Any], bool]) -> int:
    return next(number for number, entry in enumerate(data["entries"]) if found(entry))


@every_box
def test_another_move(box: Box, tmp_path: Path) -> None:
    """A move copied to a place where it is not allowed is named by its number, counted from 1."""
    data = json.loads(whole(box.key))

    def say_it_again(data: Any) -> None:
        data["entries"].insert(1, data["entries"][-1])

    ran = verified(tmp_path, say_it_again, box.key)
    assert "entry 2: not allowed by " in ran.line
    assert data["entries"][0] != data["entries"][-1]


def test_another_hex(tmp_path: Path) -> None:
    at = entry_where(json.loads(whole("vivid")), lambda e: e.get("action", {}).get("do") == "place")

    def elsewhere(data: Any) -> None:
        data["entries"][at]["action"]["hex"] = 18 - data["entries"][at]["action"]["hex"]

    line = verified(tmp_path, elsewhere).line
    failed = int(line.partition("entry ")[2].partition(":")[0])
    assert failed >= at + 1


@every_box
def test_other_luck(box: Box, tmp_path: Path) -> None:
    at = entry_where(json.loads(whole(box.key)), lambda e: bool(e.get("luck")))

    def luckier(data: Any) -> None:
        luck = data["entries"][at]["luck"]
        luck[0] = luck[0] - 1 if luck[0] else 1

    assert f"entry {at + 1}: the luck recorded does not follow" in verified(tmp_path, luckier, box.key).line


@every_box
def test_another_deal(box: Box, tmp_path: Path) -> None:
    def stacked(data: Any) -> None:
        data["deal"][0] = data["deal"][0] - 1 if data["deal"][0] else 1

    assert "entry 0: the luck recorded does not follow" in verified(tmp_path, stacked, box.key).line


@every_box
def test_another_secret_commitment_or_word(box: Box, tmp_path: Path) -> None:
    def secret(data: Any) -> None:
        data["luck"]["secret"] = "0" * 64

    def promise(data: Any) -> None:
        data["luck"]["commitment"] = "0" * 64

    def word(data: Any) -> None:
        data["luck"]["words"] = ["sun", ""]

    assert "luck.secret" in verified(tmp_path, secret, box.key).line
    assert "luck.secret" in verified(tmp_path, promise, box.key).line
    assert "entry 0: the luck recorded" in verified(tmp_path, word, box.key).line


@every_box
def test_another_result(box: Box, tmp_path: Path) -> None:
    def better(data: Any) -> None:
        data["result"]["scores"][0] += 1

    def cut_short(data: Any) -> None:
        del data["entries"][-1]

    assert "result: expected" in verified(tmp_path, better, box.key).line
    assert "result: the game is not over" in verified(tmp_path, cut_short, box.key).line


def test_a_step_taken_back_that_was_another_s(tmp_path: Path) -> None:
    at = entry_where(json.loads(whole("vivid")), lambda e: "undo" in e)

    def other(data: Any) -> None:
        data["entries"][at]["seat"] = 1 - data["entries"][at]["seat"]

    assert f"entry {at + 1}: takes back entry " in verified(tmp_path, other).line


def test_the_verdict_for_programs(tmp_path: Path) -> None:
    def better(data: Any) -> None:
        data["deal"].append(0)

    ran = souvenir("record", "verify", change(tmp_path, better), "--json")
    assert (ran.code, ran.err) == (1, "")
    said = json.loads(ran.out)
    assert (said["ok"], said["failed_at"]) == (False, 0)
    assert said["reason"]


# -------------------------------------------------------------------- what is no record
NONE = [b"", b"{}", b"[]", b"null", b"not json", b"\xff\xfe", b'{"format": "souvenir-record"}', b"[" * 99_999]


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize("data", NONE, ids=lambda data: repr(data[:20]))
def test_garbage(data: bytes, command: str, tmp_path: Path) -> None:
    file = tmp_path / "x.souvenir.json"
    file.write_bytes(data)
    ran = souvenir("record", command, file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.startswith("souvenir: x.souvenir.json: ")


def test_too_large_a_file_and_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "x.souvenir.json"
    with file.open("wb") as large:
        large.truncate((8 << 20) + 1)
    assert "at most 8 MiB" in souvenir("record", "verify", file).line
    assert "cannot be read" in souvenir("record", "verify", tmp_path).line


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("game", "chess", "found chess"),
        ("rules", 99, "rules: expected version 1, found 99"),
        ("version", 2, "version"),
        ("players", [{"name": "Ada", "kind": "person"}] * 9, "players: vivid is not played by 9"),
        ("options", {"moon": "full"}, "options.moon"),
        ("edition", {"name": "mine", "digest": "0" * 64}, "edition.text: missing"),
        ("edition", {"name": "mine", "digest": "0" * 64, "text": "x = 1"}, "edition: mine.toml: format"),
        ("moon", "full", "moon"),
    ],
)
def test_what_this_program_cannot_open_is_named(
    field: str, value: object, named: str, tmp_path: Path
) -> None:
    ran = souvenir("record", "verify", change(tmp_path, lambda data: data.update({field: value})))
    assert ran.code == 2
    assert named in ran.line


@every_box
def test_an_edition_that_is_not_the_one_named_is_refused(box: Box, tmp_path: Path) -> None:
    """Its text can be played, and is not what was played."""
    edition = {"name": "mine", "digest": "0" * 64, "text": box.edition().text}
    file = change(tmp_path, lambda data: data.update(edition=edition), box.key)
    ran = souvenir("record", "verify", file)
    assert ran.code == 2
    assert "edition.digest" in ran.line


# -------------------------------------------------------------------- show
@every_box
def test_show_tells_every_entry(good: Path, box: Box) -> None:
    """In another language for each game; every word of theirs is tested in tests/words."""
    language = LANGUAGES[list(boxes()).index(box.key) % len(LANGUAGES)]
    ran = souvenir("record", "show", good, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    last = len(json.loads(whole(box.key))["entries"])
    numbers = [line.split()[0] for line in ran.out.splitlines() if line.strip()]
    assert [number for number in map(str, range(last + 1)) if number not in numbers] == []
    assert "Player 0, Player 1" in ran.out


@every_box
def test_show_as_a_seat_knew_it(good: Path, box: Box) -> None:
    shown = [souvenir("record", "show", good, "--lang", "en", "--seat", seat) for seat in ("1", "2")]
    assert [ran.code for ran in shown] == [0, 0]
    assert shown[0].out != shown[1].out
    many = souvenir("record", "show", good, "--seat", str(max(box.seats) + 1))
    assert many.code == 2
    assert "--seat: expected 1 to " in many.line


@every_box
def test_show_for_programs_is_the_record(good: Path, box: Box) -> None:
    said, kept = json.loads(souvenir("record", "show", good, "--json").out), json.loads(whole(box.key))
    assert said["result"] == kept["result"]
    assert len(said["entries"]) == len(kept["entries"])


def test_show_of_a_record_that_does_not_hold(tmp_path: Path) -> None:
    ran = souvenir("record", "show", change(tmp_path, lambda data: data["entries"].reverse()))
    assert ran.code == 1
    assert ran.line.startswith("souvenir: does not hold: entry 1: ")
    assert ran.out == ""


@pytest.mark.parametrize("field", ["players", "game", "edition"])
@pytest.mark.parametrize("command", ["verify", "show"])
def test_nothing_in_a_record_commands_the_terminal(field: str, command: str, tmp_path: Path) -> None:
    cunning = "\x1b[2J\x07\x9b2J\nmoon"
    values = {
        "players": [{"name": cunning, "kind": "person"}] * 2,
        "game": cunning,
        "edition": {"name": cunning, "digest": "0" * 64, "text": f"x = '{cunning}'"},
    }
    file = change(tmp_path, lambda data: data.update({field: values[field]}))
    ran = souvenir("record", command, file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.isprintable()
