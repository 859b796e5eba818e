"""Which rules a test proves: `@rule("vivid.take.one")`, and how the names are gathered from the tests."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MOST_RULES = 3
"""A test that proves more than this proves none of them well."""


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that this test would catch being broken, one to three of them."""
    if not 1 <= len(ids) <= MOST_RULES:
        raise ValueError(f"a test names 1 to {MOST_RULES} rules, not {len(ids)}")
    return pytest.mark.rule(*ids)


def named_in(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Each rule id that a test of this file names, with the test's name.

    Read from the text, so that it is the same whichever tests are selected and whoever runs them.
    """
    for node in ast.walk(ast.parse(source, file)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for call in node.decorator_list:
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                test = f"{file}::{node.name}"
                if not node.name.startswith("test_"):
                    raise ValueError(f"{test}: names rules and is not a test")
                for id in call.args:
                    if not isinstance(id, ast.Constant) or not isinstance(id.value, str):
                        raise ValueError(f"{test}: a rule is named by its id, written out")
                    yield id.value, test


def named(files: Iterable[Path] | None = None) -> dict[str, list[str]]:
    """Every rule id that the tests name, and by which of them."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")) if files is None else files:
        for id, test in named_in(path.read_text(encoding="utf-8"), path.name):
            found.setdefault(id, []).append(test)
    return found
