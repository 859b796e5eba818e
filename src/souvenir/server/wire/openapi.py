"""The description of the API, with the views and actions of every game in it."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from souvenir.analysis.looked import Looked, Recapped
from souvenir.kernel.registry import boxes
from souvenir.server.protocol import messages as m
from souvenir.table.edge import action_type
from souvenir.table.play import Table

REF = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    """FastAPI's description, with each game's types under its own name."""
    if app.openapi_schema:
        return app.openapi_schema
    made = get_openapi(title=app.title, version=app.version, routes=app.routes)
    schemas = made["components"]["schemas"]
    for pushed in (m.Bye, m.Reacted, m.Progress, Looked, Recapped):
        _add(schemas, pushed.__name__, TypeAdapter(pushed).json_schema(ref_template=REF), prefix="")
    views = []
    for box in boxes().values():
        game, title = box.game(), box.key.capitalize()
        dealt = Table.begin(game, box.usual, b"", ())
        view: Any = type(game.view(dealt.state, None))  # compiled rules say what they return by doing so
        kept = TypeAdapter(view).json_schema(mode="serialization", ref_template=_ref(title))
        _add(schemas, f"{title}View", kept, prefix=title)
        action = TypeAdapter(action_type(game.action_types)).json_schema(ref_template=_ref(title))
        _add(schemas, f"{title}Action", action, prefix=title)
        views.append({"$ref": REF.format(model=f"{title}View")})
    schemas["Packet"]["properties"]["view"] = {"anyOf": views, "title": "View"}
    app.openapi_schema = made
    return made


def _ref(title: str) -> str:
    return REF.format(model=title + "{model}")


def _add(schemas: dict[str, Any], name: str, schema: dict[str, Any], prefix: str) -> None:
    for inner, definition in schema.pop("$defs", {}).items():
        schemas[f"{prefix}{inner}"] = definition
    schemas[name] = schema


def main() -> None:
    """Print the description as JSON: what the page's types are made from."""
    import json
    import sys
    import tempfile
    from pathlib import Path

    from souvenir.server.settings import Settings
    from souvenir.server.wire.app import make_app
    from souvenir.table.sqlite import SqliteJournal

    with tempfile.TemporaryDirectory() as folder:
        app = make_app(SqliteJournal(Path(folder) / "none.sqlite"), Settings())
        json.dump(describe(app), sys.stdout, indent=1)


if __name__ == "__main__":
    main()
