"""Which rules are in use: the plain source, or the same source compiled by `make compiled`.

A build lies in a folder named by the digest of the source it was made of and of the Python it was
made for. So a build that no longer fits is never found, and the plain source is used instead.
SOUVENIR_ENGINE=plain never looks for one, SOUVENIR_ENGINE=compiled insists on one that fits.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = PACKAGE.parents[1] / ".cache" / "compiled"
SUFFIX: Final = EXTENSION_SUFFIXES[0]

_KERNEL: Final = frozenset(("luck.py", "plain.py"))
_DATA: Final = frozenset(("__init__.py", "model.py", "edition.py"))
_WORDS: Final = frozenset(("names.py", "offers.py", "outline.py"))


def sources() -> Iterator[Path]:
    """All that a build depends on, compiled or not, relative to the package."""
    for folder in ("kernel", "games"):
        yield from sorted(path.relative_to(PACKAGE) for path in (PACKAGE / folder).rglob("*.py"))
    yield Path("lab/playout.py")
    yield Path("engine.py")


def is_compiled(source: Path) -> bool:
    """Whether this one of them is compiled.

    Modules of dataclasses stay plain: validation makes people's actions of them, and they are copied
    and pickled, which compiled ones do not allow. So do those that only say things to people.
    """
    if source.parts[0] == "kernel":
        return source.name in _KERNEL
    return source.name not in _DATA | _WORDS and source.name != "engine.py"


def digest() -> str:
    """What names the build that fits the source and this Python."""
    seen = sha256(SUFFIX.encode())
    for source in sources():
        seen.update(f"\n{source.as_posix()}\n".encode())
        seen.update((PACKAGE / source).read_bytes())
    return seen.hexdigest()[:16]


class _Finder(MetaPathFinder):
    """Finds compiled modules before Python finds their source."""

    def __init__(self, build: Path) -> None:
        files = build.rglob(f"*{SUFFIX}")
        self._files = {_module_name(file.relative_to(build)): file for file in files}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def _module_name(file: Path) -> str:
    return ".".join((*file.parent.parts, file.name.removesuffix(SUFFIX)))


def choose() -> None:
    """Let later imports find the compiled rules, if there is a build that fits and it is wanted."""
    wanted = os.environ.get("SOUVENIR_ENGINE", "")
    if wanted not in ("", "plain", "compiled"):
        raise ImportError(f"SOUVENIR_ENGINE: expected plain or compiled, found {wanted}")
    build = BUILDS / digest() if wanted != "plain" and BUILDS.exists() else None
    if build is not None and build.exists():
        sys.meta_path.insert(0, _Finder(build))
    elif wanted == "compiled":
        raise ImportError("SOUVENIR_ENGINE=compiled, but no build fits the source: run 'make compiled'")


def in_use(thing: object) -> str:
    """"compiled" or "plain": where the class of this thing has really come from."""
    spec = sys.modules[type(thing).__module__].__spec__
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "plain"
