"""Compile the rules with mypyc: the same source, several times as fast. `make compiled` runs this.

The build goes into a folder of its own under .cache/compiled (see souvenir.engine); nothing is ever
put beside the source. Whoever has no C compiler needs none: the plain rules are the same rules.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

# Set before souvenir is imported: a build must not be made by way of an older one.
os.environ["SOUVENIR_ENGINE"] = "plain"

from souvenir import engine

ROOT = Path(__file__).parents[1]
MYPY = """\
[mypy]
strict = true
explicit_package_bases = true
"""


def missing() -> str | None:
    """What keeps this machine from compiling, if anything does."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler here ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python.h here (Debian: python3-dev)"
    return None


def compile_into(folder: Path, *, jobs: int, optimise: int) -> None:
    """Copy the source, compile it there, and keep nothing but the extensions."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = folder / "work"
    ignored = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(engine.PACKAGE, work / "souvenir", ignore=ignored)
    (work / "mypy.ini").write_text(MYPY)
    os.chdir(work)
    groups: dict[str, list[str]] = {}
    for source in filter(engine.is_compiled, engine.sources()):
        part = source.parts[1] if source.parts[0] == "games" else "kernel"
        groups.setdefault(f"souvenir_{part}", []).append(f"souvenir/{source}")
    paths = [path for group in groups.values() for path in group]
    extensions = mypycify(
        ["--config-file", "mypy.ini", *paths],
        opt_level=str(optimise),
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        target_dir="c",
    )
    build = build_ext(Distribution({"name": "souvenir-compiled", "ext_modules": extensions}))
    build.build_lib, build.build_temp, build.parallel = str(folder / "lib"), "objects", jobs
    build.ensure_finalized()
    build.run()
    shutil.rmtree(work)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--optimise", type=int, default=2, choices=(0, 1, 2, 3))
    asked = parser.parse_args()
    build = engine.BUILDS / engine.digest()
    if build.exists():
        print(f"The compiled rules are up to date: {build.relative_to(ROOT)}")
        return 0
    if reason := missing():
        print(f"The rules stay plain, which is fine: {reason}.", file=sys.stderr)
        return 1
    began = time.monotonic()
    print("Compiling the rules ...")
    shutil.rmtree(engine.BUILDS, ignore_errors=True)
    making = engine.BUILDS / f"making-{os.getpid()}"
    making.mkdir(parents=True)
    compile_into(making, jobs=asked.jobs, optimise=asked.optimise)
    (making / "lib").rename(build)
    shutil.rmtree(making)
    print(f"Compiled the rules in {time.monotonic() - began:.0f} s: {build.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
