"""The list of parts names all that a release brings and needs, each with its licence."""

from __future__ import annotations

import json
import re
import tomllib

from tools.parts import WEB, parts

ROOT = WEB.parent


def test_every_part_is_listed_with_its_licence() -> None:
    listed = json.loads(parts("souvenir", "1.2.3"))
    assert (listed["bomFormat"], listed["metadata"]["component"]["version"]) == ("CycloneDX", "1.2.3")
    found = {component["purl"].rpartition("@")[0]: component for component in listed["components"]}
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    for line in needs:
        name = re.sub(r"[-_.]+", "-", re.split(r"[><=;\[ ]", line)[0]).lower()
        assert f"pkg:pypi/{name}" in found
    page = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name in page:
        assert f"pkg:npm/{name.replace('@', '%40')}" in found
    told = [entry for component in found.values() for entry in component["licenses"]]
    assert len(told) == len(found)
    assert "unknown" not in json.dumps(told)
    assert not any(purl.startswith("pkg:pypi/pytest") for purl in found), "tools are no parts"
