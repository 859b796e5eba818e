"""The page's types are those of the server as it is now."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.browser.site import ROOT

WEB = ROOT / "web"


def test_the_types_of_the_page_are_current(tmp_path: Path) -> None:
    described = subprocess.run(
        [sys.executable, "-m", "souvenir.server.wire.openapi"], capture_output=True, check=True, text=True
    )
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(json.loads(described.stdout)))
    made = tmp_path / "api.d.ts"
    node = Path(sys.executable).parent / "node"
    tool = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run(
        [node, tool, schema, "-o", made], check=True, capture_output=True, env=os.environ | {"NO_COLOR": "1"}
    )
    assert made.read_text() == (WEB / "src" / "core" / "api.d.ts").read_text(), "run `make types`"


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
