"""The list of parts and licences of a release (SBOM), as CycloneDX JSON: what the wheel holds and needs.

Python packages are those that an installation brings along; of the page, what its build takes in.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from packaging.requirements import Requirement

WEB = Path(__file__).parents[1] / "web"
DRAWN_IN = ("@dicebear/core", "@dicebear/notionists", "@iconify-json/fluent-emoji-flat",
            "@iconify-json/game-icons", "@iconify-json/ph", "workbox-window")  # fmt: skip
"""Tools of the page by npm's book, and yet something of them is in what is built."""


def needed(name: str, seen: dict[str, Distribution]) -> dict[str, Distribution]:
    """What an installation of this package brings along, itself included; extras aside."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in seen:
        return seen
    try:
        seen[key] = distribution(name)
    except PackageNotFoundError:
        return seen  # for another system than this one
    for line in seen[key].requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            needed(wanted.name, seen)
    return seen


def licence_of(found: Distribution) -> str:
    """As its metadata tells: an expression, else the classifiers, else a name."""
    told = {
        name: found.metadata.get_all(name) or [] for name in ("License-Expression", "Classifier", "License")
    }
    if expression := told["License-Expression"]:
        return str(expression[0])
    classified = [str(line).rpartition(" :: ")[2] for line in told["Classifier"] if "License" in line]
    named = [str(text).split("\n")[0] for text in told["License"]]
    return " / ".join(classified or named) or "unknown"


def from_python(name: str) -> Iterator[Component]:
    for key, found in sorted(needed(name, {}).items()):
        if key != name:
            yield part("pypi", key, found.version, licence_of(found))


def from_page() -> Iterator[Component]:
    """Whatever npm does not call a tool, and what is drawn in."""
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    for path, found in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if path and (not found.get("dev") or name in DRAWN_IN):
            yield part("npm", name, found["version"], found.get("license", "unknown"))


def part(kind: str, name: str, version: str, licence: str) -> Component:
    group, _, bare = name.rpartition("/")
    made = LicenseFactory()
    try:
        licences = [made.make_from_string(licence)]
    except ValueError:
        licences = [DisjunctiveLicense(name=licence)]
    return Component(
        type=ComponentType.LIBRARY,
        group=group or None,
        name=bare,
        version=version,
        licenses=licences,
        purl=PackageURL(kind, group or None, bare, version),
    )


def parts(name: str, version: str) -> str:
    """The whole list, as JSON."""
    bom = Bom()
    bom.metadata.component = Component(
        type=ComponentType.APPLICATION,
        name=name,
        version=version,
        licenses=[LicenseFactory().make_from_string("MIT")],
    )
    found = [*from_python(name), *from_page()]
    bom.components.update(found)
    bom.register_dependency(bom.metadata.component, found)
    return JsonV1Dot6(bom).output_as_string(indent=1)
