"""The compiled rules are the plain ones, and are used only where they fit the source."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.compiled.trial import House, compiled_house, plain_house

WHICH = "import souvenir.games.vivid.rewire as module; print(module.__file__)"


@pytest.fixture(scope="module")
def house() -> House:
    return compiled_house()


@pytest.fixture
def another(house: House, tmp_path: Path) -> House:
    """A house with a build that fits, to be spoilt."""
    shutil.copytree(house.builds, tmp_path / ".cache" / "compiled")
    return plain_house(tmp_path)


def test_every_playthrough_is_the_same(house: House) -> None:
    ran = house.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/playthroughs", SOUVENIR_ENGINE="compiled"
    )
    assert ran.returncode == 0, ran.stdout
    assert re.search(r"^\d+ passed", ran.stdout, re.MULTILINE), ran.stdout


def test_the_modules_are_compiled_and_their_data_is_whole(house: House) -> None:
    ran = house.run("-m", "tests.compiled.whole", SOUVENIR_ENGINE="compiled")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_what_is_imported_first_is_whole_too(house: House) -> None:
    """While a module waits for what it imports it is there, and has nothing in it yet."""
    again = "import pickle, souvenir.bots.search.odds as o; at = o.Standing(1, ((0.5,),)); "
    again += "print(pickle.loads(pickle.dumps(at)) == at)"
    ran = house.run("-c", again, SOUVENIR_ENGINE="compiled")
    assert (ran.stdout, ran.stderr) == ("True\n", "")


def test_the_api_is_described_alike(house: House) -> None:
    plain, compiled = (
        house.run("-m", "souvenir.server.wire.openapi", SOUVENIR_ENGINE=which)
        for which in ("plain", "compiled")
    )
    assert (plain.returncode, compiled.returncode) == (0, 0), compiled.stderr
    assert compiled.stdout == plain.stdout


@pytest.mark.parametrize("game", ["vivid", "dejavu", "mistral"])
def test_compiled_bots_play_the_same_games(house: House, tmp_path: Path, game: str) -> None:
    played = []
    for which in ("plain", "compiled"):
        out = str(tmp_path / which)
        contest = (game, "--bots", "expert:1,casual", "--games", "1", "--workers", "1", "--out", out)
        ran = house.run("-m", "souvenir", "arena", *contest, SOUVENIR_ENGINE=which)
        assert ran.returncode == 0, ran.stderr
        played.append([path.read_bytes() for path in sorted(Path(out).iterdir())])
    assert played[0] == played[1]


def test_bench_and_version_say_which_rules_are_in_use(house: House) -> None:
    for which, compiled in (("plain", False), ("compiled", True)):
        ran = house.run(
            "-m", "souvenir", "bench", "vivid", "--seconds", "0.1", "--json", SOUVENIR_ENGINE=which
        )
        assert json.loads(ran.stdout)["compiled"] is compiled
        assert f"{which} rules" in house.run("-m", "souvenir", "--version", SOUVENIR_ENGINE=which).stdout


def test_both_can_be_compared(house: House) -> None:
    """That both were measured, not which was faster: this build is not optimised, and tests are not timed."""
    ran = house.run("-m", "souvenir", "bench", "mistral", "--seconds", "0.1", "--compare", "--json")
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert (found["game"], found["seats"]) == ("mistral", 2)
    assert min(found[name] for name in ("plain", "compiled", "ratio", "copy_microseconds")) > 0


# -------------------------------------------------------------------- a build that must not be used
def test_a_build_that_fits_is_used_without_being_asked_for(another: House) -> None:
    assert another.run("-c", WHICH).stdout.strip().endswith(".so")


@pytest.mark.parametrize(
    "changed", ["games/vivid/rewire.py", "games/vivid/model.py", "kernel/talk.py", "engine.py"]
)
def test_a_build_of_other_source_is_not_used(another: House, changed: str) -> None:
    with (another.package / changed).open("a", encoding="utf-8") as source:
        source.write("\n# changed\n")
    assert another.run("-c", WHICH).stdout.strip().endswith("rewire.py")
    assert "do not fit" in another.run("-m", "souvenir", "--version").stdout
    refused = another.run("-c", WHICH, SOUVENIR_ENGINE="compiled")
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert "no build fits the source" in refused.stderr


def test_an_engine_that_is_none_is_told_in_one_line(another: House) -> None:
    refused = another.run("-m", "souvenir", "--version", SOUVENIR_ENGINE="fast")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == "souvenir: SOUVENIR_ENGINE: expected plain or compiled, found fast\n"


def test_a_broken_build_is_not_used_in_silence(another: House) -> None:
    broken = next(another.builds.rglob("souvenir_games_vivid*"))
    broken.write_bytes(broken.read_bytes()[:1000])
    assert another.run("-c", WHICH).returncode != 0


def test_without_a_compiler_one_line_says_so(tmp_path: Path) -> None:
    house = plain_house(tmp_path)
    ran = house.compile(CC="no-such-compiler")
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert "no C compiler" in ran.stderr
    assert house.run("-c", WHICH).stdout.strip().endswith("rewire.py")
    refused = house.run("-m", "souvenir", "bench", "vivid", "--compare", "--seconds", "0.1")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "make compiled" in refused.stderr
