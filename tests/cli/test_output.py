"""What commands print, for people and for programs."""

from __future__ import annotations

import json

import pytest

from souvenir.kernel.registry import boxes
from souvenir.words import LANGUAGES, Speaker
from tests.cli.command import souvenir

every_game = pytest.mark.parametrize("key", list(boxes()))


@every_game
def test_simulate_for_programs(key: str) -> None:
    ran = souvenir("simulate", key, "--games", "2", "--seed", "7", "--json")
    assert (ran.code, ran.err) == (0, "")
    said = json.loads(ran.out)
    wanted = {"game", "seats", "games", "actions", "seconds", "wins", "mean_scores"}
    assert wanted <= said.keys()
    assert (said["game"], said["games"]) == (key, 2)
    assert said["actions"] > 0
    assert len(said["wins"]) == len(said["mean_scores"]) == said["seats"]
    assert sum(said["wins"]) in (0, pytest.approx(2))


def test_the_same_seed_plays_the_same_games() -> None:
    def simulated(seed: int) -> dict[str, object]:
        ran = souvenir("simulate", "vivid", "--games", "2", "--seed", str(seed), "--json")
        return {name: value for name, value in json.loads(ran.out).items() if name != "seconds"}

    assert simulated(3) == simulated(3)
    assert simulated(3) != simulated(4)


def test_bots_by_comma_say_how_many_play() -> None:
    said = json.loads(
        souvenir("simulate", "vivid", "--bots", "random,random,random", "--games", "1", "--json").out
    )
    assert said["bots"] == ["random"] * 3
    assert said["seats"] == 3


def test_simulate_for_people() -> None:
    out = souvenir("simulate", "vivid", "--games", "2").out.splitlines()
    assert out[0].startswith("vivid: 2 games, ")
    assert [line.split()[:3] for line in out[1:]] == [["seat", "1", "random"], ["seat", "2", "random"]]


@every_game
def test_bench_for_programs(key: str) -> None:
    ran = souvenir("bench", key, "--seconds", "0.1", "--json")
    assert (ran.code, ran.err) == (0, "")
    said = json.loads(ran.out)
    assert {"game", "actions_per_second", "games_per_second", "copy_microseconds"} <= said.keys()
    assert said["game"] == key
    assert min(said["actions_per_second"], said["games_per_second"], said["copy_microseconds"]) > 0


def test_bench_for_people() -> None:
    assert "actions/s" in souvenir("bench", "vivid", "--seconds", "0.1").out


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_for_programs(key: str, language: str) -> None:
    ran = souvenir("rules", key, "--lang", language, "--json")
    assert (ran.code, ran.err) == (0, "")
    said = json.loads(ran.out)
    assert sorted(rule["id"] for rule in said) == [rule.id for rule in boxes()[key].rules]
    assert all(set(rule) == {"id", "says", "chapter"} for rule in said)
    whose = {rule.id: rule.voices for rule in boxes()[key].rules}
    assert {rule["id"]: tuple(rule["says"]) for rule in said} == whose
    assert all(" " in text for rule in said for text in rule["says"].values()), "a rule without words"


@every_game
def test_rules_differ_between_languages(key: str) -> None:
    said = {language: souvenir("rules", key, "--lang", language).out for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)


@every_game
def test_rules_for_people_are_chapters_without_ids_unless_asked(key: str) -> None:
    plain, with_ids = souvenir("rules", key).out, souvenir("rules", key, "--ids").out
    end = "Ties" if key == "memoria" else "The end"
    assert plain.index("The goal") < plain.index("Setting up") < plain.index(end)
    assert not any(rule.id in plain for rule in boxes()[key].rules)
    assert all(f"[{rule.id}]" in with_ids for rule in boxes()[key].rules)


def test_the_system_says_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert souvenir("rules", "vivid").out == souvenir("rules", "vivid", "--lang", "it").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_plays_without_a_name_has_one_in_their_language(language: str) -> None:
    ran = souvenir("play", "vivid", "--lang", language, "--bots", "random")
    assert ran.code == 0
    assert f": {Speaker(language).name(0)}, " in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_of_ours_lacks_words(language: str) -> None:
    ran = souvenir("words", "missing", language)
    assert (ran.code, ran.err) == (0, "")
    assert [line.endswith(": whole") for line in ran.out.splitlines()] == [True] * (len(boxes()) + 1)


def test_a_seed_deals_the_same_game() -> None:
    def shown(*seed: str) -> str:
        return souvenir("play", "vivid", "--bots", "random", *seed, typed="\n").out

    assert shown("--seed", "5") == shown("--seed", "5")
    assert shown("--seed", "5") != shown("--seed", "6")
    assert shown() != shown()
