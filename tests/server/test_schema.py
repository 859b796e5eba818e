"""The API as it describes itself: schemathesis asks it everything, and nothing ends in a fault."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from souvenir.kernel.registry import boxes
from souvenir.server.settings import Settings
from souvenir.server.wire.app import make_app
from souvenir.table.sqlite import SqliteJournal
from tests.server.harness import UNLIMITED, Person, Served, served

LIMITS = Settings(**UNLIMITED, tables_per_identity=100_000, tables_total=1_000_000)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("schema"), LIMITS) as running:
        yield running


def test_every_operation_answers_as_described(open_server: Served) -> None:
    person = Person(open_server.base)
    person.open(name="Ada")
    schema = schemathesis.openapi.from_url(f"http://{open_server.base}/openapi.json")
    asked = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @settings(
            max_examples=20,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            answer = case.call(headers=person.head)
            assert answer.status_code != 500, answer.text
            case.validate_response(answer, checks=[status_code_conformance, response_schema_conformance])

        ask()
        asked += 1
    assert asked >= 9


def test_every_game_has_its_types_in_the_description(tmp_path: Path) -> None:
    described = make_app(SqliteJournal(tmp_path / "s.sqlite"), Settings()).openapi()
    schemas = described["components"]["schemas"]
    for key in boxes():
        title = key.capitalize()
        assert f"{title}View" in schemas
        assert f"{title}Action" in schemas
    assert {"Play", "Undo", "Why", "Preview", "Whisper", "Lift", "Keep", "Written", "Bye", "Error"} <= set(
        schemas
    )
