"""The pages are short, their links lead somewhere, and what they say of the program is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.server.rooms.metrics import Metrics
from souvenir.server.settings import Settings
from souvenir.table.record import Record, parse
from souvenir.table.verify import verify
from tests.cli.command import souvenir
from tests.docs.pages import DOCS, PAGES, ROOT, anchor, objects_in, rows_of, section

LONGEST = 200
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@each_page
def test_a_page_is_short(page: Path) -> None:
    assert len(read(page).splitlines()) <= LONGEST


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    lost = []
    for target in re.findall(r'(?:\]\(|src=")(?!http)([^)"]+)[)"]', read(page)):
        path, _, part = target.partition("#")
        file = page.parent / path if path else page
        headings = re.findall(r"^#+ (.*)", read(file), re.MULTILINE) if file.suffix == ".md" else []
        if not file.exists() or (part and part not in map(anchor, headings)):
            lost.append(target)
    assert lost == []


@each_page
def test_commands_that_are_named_exist(page: Path) -> None:
    """Every `souvenir ...` and `make ...` in code."""
    code = "\n".join(
        re.findall(r"`([^`\n]+)`", read(page)) + re.findall(r"```\w*\n(.*?)```", read(page), re.DOTALL)
    )
    for line in re.findall(
        r"^souvenir ((?:edition|record|host|journal) \w+|[a-z]+(?:-[a-z]+)*)(.*)", code, re.MULTILINE
    ):
        command, rest = line[0].split(), line[1].partition("#")[0]
        shown = souvenir(*command, "--help")
        assert shown.code == 0, line
        assert [flag for flag in re.findall(r"--[a-z-]+", rest) if flag not in shown.out] == []
    targets = re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.MULTILINE)
    assert [name for name in re.findall(r"^make ([a-z]+)", code, re.MULTILINE) if name not in targets] == []


# -------------------------------------------------------------------- hosting
def test_every_setting_is_in_the_table_with_its_default() -> None:
    rows = rows_of(section(read(DOCS / "hosting.md"), "Settings"))[1:]
    told = {name.strip("`"): default.strip("`") for name, default, _ in rows}
    shown = {"False": "no", "True": "yes", "": "*(empty)*"}
    real = {f"SOUVENIR_{field.name.upper()}": str(field.default) for field in fields(Settings)}
    assert told == {name: shown.get(default, default) for name, default in real.items()}


def test_the_defaults_of_the_table_can_be_read() -> None:
    rows = rows_of(section(read(DOCS / "hosting.md"), "Settings"))[1:]
    environment = {name.strip("`"): default.strip("`").replace("*(empty)*", "") for name, default, _ in rows}
    assert Settings.from_environment(environment) == Settings()


def test_every_metric_is_named() -> None:
    page = section(read(DOCS / "hosting.md"), "Watching it")
    names = {metric.name for metric in Metrics().registry.collect()}
    assert [name for name in names if f"`{name}" not in page] == []


# -------------------------------------------------------------------- records
def test_the_record_that_is_shown_holds() -> None:
    page = read(DOCS / "records.md")
    text = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert text
    assert verify(parse(text[1].encode(), "records.md")).ok
    assert len(objects_in(page)[0]["entries"]) > 0


def test_every_field_of_a_record_is_explained() -> None:
    told = " ".join(row[0] for row in rows_of(read(DOCS / "records.md")))
    assert [name for name in Record.model_fields if f"`{name}" not in told] == []


# -------------------------------------------------------------------- readme
def test_the_readme_says_which_games_are_ready() -> None:
    ready = {row[1].strip("`") for row in rows_of(read(ROOT / "README.md")) if row[-1] == "ready"}
    assert ready == set(boxes())
