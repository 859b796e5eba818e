"""docs/protocol.md says what the server does: every message, answer, route and error code, none besides."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

import souvenir.server
from souvenir.server.protocol import messages as m
from souvenir.server.rooms.lobby import ChairView, Lobby
from souvenir.server.rooms.room import Parcel
from souvenir.server.wire.games import router as games
from souvenir.server.wire.paper import router as paper
from souvenir.server.wire.routes import router
from souvenir.table.packet import Packet
from souvenir.table.words import Written
from souvenir.words import Speaker, rule_key
from tests.docs.pages import DOCS, objects_in, rows_of, section

PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
MESSAGES: tuple[type[BaseModel], ...] = get_args(get_args(m.Message)[0])
ANSWERS = (m.Done, m.Reasons, m.Previewed, m.Hinted, m.Error)
read_message: TypeAdapter[Any] = TypeAdapter(m.Message)


def tag(kind: type[BaseModel]) -> str:
    return str(get_args(kind.model_fields["t"].annotation)[0])


@cache
def examples() -> dict[str, dict[str, Any]]:
    """The example of each message, by its tag."""
    cells = [row[0] for row in rows_of(section(PAGE, "Messages")) if row[0].startswith("`{")]
    found = [json.loads(cell.strip("`")) for cell in cells]
    return {example["t"]: example for example in found}


@pytest.mark.parametrize("kind", MESSAGES, ids=tag)
def test_every_message_has_an_example_with_all_its_fields(kind: type[BaseModel]) -> None:
    example = examples()[tag(kind)]
    assert isinstance(read_message.validate_python(example), kind)
    assert set(example) == set(kind.model_fields)


def test_no_message_is_made_up() -> None:
    assert set(examples()) == {tag(kind) for kind in MESSAGES}


def test_answers_are_in_shape() -> None:
    block = section(PAGE, "Messages").partition("Answers:")[2]
    found = {said["t"]: said for said in objects_in(block)}
    assert set(found) == {tag(kind) for kind in ANSWERS}
    for kind in ANSWERS:
        kind.model_validate(found[tag(kind)])


def test_what_the_server_sends_unasked_is_named() -> None:
    wire = section(PAGE, "The WebSocket")
    whispered = re.search(r'\{"t": "whispered".*?\}', wire)
    assert whispered
    TypeAdapter(Written).validate_json(whispered[0])
    reacted = re.search(r'\{"t": "reacted".*?\}', wire)
    assert reacted
    m.Reacted.model_validate_json(reacted[0])
    assert "`bye`" in wire


def test_the_parcel_has_the_fields_it_is_sent_with() -> None:
    (parcel,) = objects_in(section(PAGE, "Parcels"))
    assert set(parcel) == {field.name for field in fields(Parcel)}
    assert set(parcel["packet"]) == {field.name for field in fields(Packet)}
    told = {row[0].strip("`").rpartition(".")[2] for row in rows_of(section(PAGE, "Parcels"))[1:]}
    assert {field.name for field in fields(Packet)} <= told
    around = section(PAGE, "Parcels").partition("Lobby:")[2]
    names = {field.name for kind in (Lobby, ChairView) for field in fields(kind)}
    assert [name for name in names if f"`{name}`" not in around] == []


def test_every_route_is_named_and_none_is_made_up() -> None:
    named = set(re.findall(r"`(GET|POST) (/api[^`?]*)", section(PAGE, "HTTP") + section(PAGE, "Who you are")))
    routes = [*router.routes, *games.routes, *paper.routes]
    real = {(method, route.path) for route in routes for method in route.methods}  # type: ignore[attr-defined]
    assert named == real


def test_every_error_code_is_explained_and_none_is_made_up() -> None:
    folder = Path(souvenir.server.__path__[0])
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    real = set(re.findall(r'(?:Denied\(\s*|code=)"([a-z-]+)"', code))
    named = {
        code for row in rows_of(section(PAGE, "Errors"))[1:] for code in re.findall(r"`([a-z-]+)`", row[0])
    }
    assert named == real


def test_words_and_rules_of_the_examples_exist() -> None:
    said = re.findall(r'"key": "([a-z]+-[a-z-]+)"', PAGE)
    assert said
    assert [key for key in said if not Speaker("en").has(key)] == []
    rules = re.findall(r'"rule": "(\w+\.[a-z.-]+)"', PAGE)
    assert rules
    assert [rule for rule in rules if not Speaker("en").has(rule_key(rule))] == []


def test_opening_a_table_as_shown() -> None:
    (wish,) = [example for example in objects_in(section(PAGE, "HTTP")) if "game" in example]
    made = m.NewTable.model_validate(wish)
    assert {*wish, "begin"} == set(type(made).model_fields)


def test_close_codes() -> None:
    from souvenir.server.protocol import errors

    codes = section(PAGE, "The WebSocket").partition("Close codes:")[2]
    named = set(re.findall(r"\b[14]\d{3}\b", codes))
    assert {str(errors.TOO_MUCH), str(errors.GONE), str(errors.RESTART)} <= named
