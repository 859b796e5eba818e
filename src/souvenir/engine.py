"""Which rules are in use: the plain source, or the same source compiled by `make compiled`.

A build lies in a folder named by the digest of the source it was made of and of the Python it was
made for. So a build that no longer fits is never found, and the plain source is used instead.
SOUVENIR_ENGINE=plain never looks for one, SOUVENIR_ENGINE=compiled insists on one that fits.
"""

from __future__ import annotations

import ast
import copyreg
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, ClassVar, Final

PACKAGE: Final = Path(__file__).parent
BUILDS: Final = PACKAGE.parents[1] / ".cache" / "compiled"
"""Where `make compiled` puts a build; a wheel may bring one in the package itself."""
BROUGHT: Final = PACKAGE / "compiled"
SUFFIX: Final = EXTENSION_SUFFIXES[0]

_HOT: Final = {
    ".": frozenset[str](),
    "kernel": frozenset(("luck.py", "masks.py", "plain.py")),
    "bots": frozenset[str](),
    "bots/search": frozenset(("judge.py", "odds.py", "search.py", "tree.py")),
}
"""Folders of which only these are compiled."""
_COLD: Final = frozenset(("__init__.py", "edition.py", "names.py", "offers.py", "outline.py"))
"""What is not, in all others."""


def sources() -> Iterator[Path]:
    """All that a build depends on, compiled or not, relative to the package."""
    for folder in ("kernel", "games", "bots"):
        yield from sorted(path.relative_to(PACKAGE) for path in (PACKAGE / folder).rglob("*.py"))
    yield Path("lab/playout.py")
    yield Path("engine.py")


def is_compiled(source: Path) -> bool:
    """Whether it is compiled: rules and thinking are; what reads editions or speaks to people is not."""
    hot = _HOT.get(source.parent.as_posix())
    return source.name not in _COLD if hot is None else source.name in hot


def source_digest() -> str:
    """What tells two versions of rules and bots apart, compiled or not: the odds they judge by, too."""
    odds = sorted(path.relative_to(PACKAGE) for path in (PACKAGE / "bots").glob("*/odds.json"))
    return _digest_of([*sources(), *odds])


def digest() -> str:
    """What names the build that fits the source and this Python."""
    return sha256(f"{SUFFIX} {_digest_of(sources())}".encode()).hexdigest()[:16]


def _digest_of(files: Iterable[Path]) -> str:
    seen = sha256()
    for file in files:
        seen.update(f"\n{file.as_posix()}\n".encode())
        seen.update((PACKAGE / file).read_bytes())
    return seen.hexdigest()[:16]


class _Loader(ExtensionFileLoader):
    """Loads a compiled module, and gives its dataclasses back what compiling takes away.

    What compiled modules import of each other may come past this loader: that is seen to once all are there.
    """

    unseen: ClassVar[set[str]] = set()
    """Compiled modules that were not looked at yet."""
    depth: ClassVar[int] = 0

    def exec_module(self, module: ModuleType) -> None:
        _Loader.depth += 1
        try:
            super().exec_module(module)
        finally:
            _Loader.depth -= 1
        others = () if _Loader.depth else _Loader.unseen & sys.modules.keys()
        _Loader.unseen -= {name for name in (module.__name__, *others) if _make_whole(sys.modules[name])}


def _make_whole(module: ModuleType) -> bool:
    """Mend its dataclasses; False if there are none, or none yet: it may still wait for what it imports."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and is_dataclass(kind)]
    own = {kind.__name__: kind for kind in kinds if kind.__module__ == module.__name__}
    if own:
        source = PACKAGE.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name in own:
                _mend(own[node.name], node)
    return bool(own)


def _mend(kind: Any, node: ast.ClassDef) -> None:
    """Annotations and slots, for validation; and a way to be copied and pickled."""
    copyreg.pickle(kind, _taken_apart)
    kind.__doc__ = ast.get_docstring(node)
    kind.__slots__ = tuple(field.name for field in fields(kind))
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            annotation = ast.unparse(line.annotation)
            kind.__annotations__[line.target.id] = annotation
            kind.__dataclass_fields__[line.target.id].type = annotation


def _taken_apart(thing: Any) -> tuple[type, tuple[object, ...]]:
    return type(thing), tuple(getattr(thing, field.name) for field in fields(thing))


class _Finder(MetaPathFinder):
    """Finds compiled modules before Python finds their source."""

    def __init__(self, build: Path) -> None:
        files = build.rglob(f"*{SUFFIX}")
        self._files = {_module_name(file.relative_to(build)): file for file in files}
        _Loader.unseen = set(self._files)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=_Loader(name, str(file)))


def _module_name(file: Path) -> str:
    return ".".join((*file.parent.parts, file.name.removesuffix(SUFFIX)))


class NoSuchEngine(ImportError):
    """The rules that SOUVENIR_ENGINE asks for cannot be had; whoever does not catch it sees one line."""


def _show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if kind is NoSuchEngine:
        print(f"souvenir: {error}", file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)


def choose() -> None:
    """Let later imports find the compiled rules, if there is a build that fits and it is wanted."""
    try:
        _choose()
    except NoSuchEngine:
        sys.excepthook = _show  # a command is still being imported, and cannot say it itself
        raise


def _choose() -> None:
    wanted = os.environ.get("SOUVENIR_ENGINE", "")
    if wanted not in ("", "plain", "compiled"):
        raise NoSuchEngine(f"SOUVENIR_ENGINE: expected plain or compiled, found {wanted}")
    build = _fitting() if wanted != "plain" else None
    if build is not None:
        sys.meta_path.insert(0, _Finder(build))
    elif wanted == "compiled":
        raise NoSuchEngine("SOUVENIR_ENGINE=compiled, but no build fits the source: run 'make compiled'")


def _fitting() -> Path | None:
    """The build that fits the source and this Python, if there is one."""
    folders = [folder for folder in (BROUGHT, BUILDS) if folder.exists()]
    name = digest() if folders else ""
    return next((folder / name for folder in folders if (folder / name).exists()), None)


def in_words() -> str:
    """Which rules are in use, and why not the compiled ones where there are some."""
    if any(isinstance(finder, _Finder) for finder in sys.meta_path):
        return "compiled rules"
    builds = [build.name for build in BUILDS.glob("*")] if BUILDS.exists() else []
    if not builds or digest() in builds:
        return "plain rules"
    return "plain rules (the compiled ones do not fit the source any more: make compiled)"


def in_use(thing: object) -> str:
    """ "compiled" or "plain": where the class of this thing has really come from."""
    spec = sys.modules[type(thing).__module__].__spec__
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "plain"
