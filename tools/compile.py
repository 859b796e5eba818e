"""Compile the rules with mypyc: the same source, several times as fast. `make compiled` runs this.

The build goes into a folder of its own under .cache/compiled (see souvenir.engine); nothing is ever
put beside the source. Whoever has no C compiler needs none: the plain rules are the same rules.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

# Before souvenir is imported: a build must not be made by way of an older one.
os.environ["SOUVENIR_ENGINE"] = "plain"

from souvenir import engine

ROOT = engine.PACKAGE.parents[1]
LOG = ROOT / ".cache" / "compile.log"
MYPY = """\
[mypy]
strict = true
explicit_package_bases = true
"""


def missing() -> str | None:
    """What keeps this machine from compiling, if anything does."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "there is no Python.h here (Debian: python3-dev)"
    return None


def compile_into(folder: Path, *, jobs: int, optimise: int) -> None:
    """Copy the source, compile it there, and keep nothing but the extensions, in `lib`."""
    # Only here: the two are needed for nothing else, and setuptools must come first.
    from setuptools import Distribution  # isort: skip
    from mypyc.build import mypycify  # isort: skip

    work = folder / "work"
    shutil.copytree(engine.PACKAGE, work / "souvenir", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (work / "mypy.ini").write_text(MYPY, encoding="utf-8")
    os.chdir(work)
    groups: dict[str, list[str]] = {}
    for source in filter(engine.is_compiled, engine.sources()):
        part = "_".join(source.parts[:2]) if len(source.parts) > 2 else source.parts[0]
        groups.setdefault(f"souvenir_{part}", []).append(f"souvenir/{source.as_posix()}")
    extensions = mypycify(
        ["--config-file", "mypy.ini", *(path for group in groups.values() for path in group)],
        opt_level=str(optimise),
        debug_level="0",
        separate=[(group, name) for name, group in groups.items()],
        target_dir="c",
    )
    build = Distribution({"name": "souvenir-compiled", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    build.build_lib, build.build_temp, build.parallel = str(folder / "lib"), "objects", jobs
    build.ensure_finalized()
    build.run()


def make(build: Path, asked: list[str]) -> bool:
    """Compile in a process of its own, and put the build in its place only when it is whole."""
    shutil.rmtree(engine.BUILDS, ignore_errors=True)
    making = engine.BUILDS / f"making-{os.getpid()}"
    making.mkdir(parents=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, __file__, *asked, "--into", str(making)]
        done = subprocess.run(command, stdout=log, stderr=log, check=False).returncode == 0
    if done:
        (making / "lib").rename(build)
    shutil.rmtree(making)
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--optimise", type=int, default=2, choices=(0, 1, 2, 3))
    parser.add_argument("--into", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.into:
        compile_into(asked.into, jobs=asked.jobs, optimise=asked.optimise)
        return 0
    build = engine.BUILDS / engine.digest()
    shown = build.relative_to(ROOT)
    if build.exists():
        print(f"The compiled rules are up to date: {shown}")
        return 0
    if reason := missing():
        print(f"The rules stay plain: {reason}.", file=sys.stderr)
        return 1
    print("Compiling the rules ...", flush=True)
    began = time.monotonic()
    if not make(build, sys.argv[1:]):
        print(
            f"The rules stay plain: they cannot be compiled (details: {LOG.relative_to(ROOT)}).",
            file=sys.stderr,
        )
        return 1
    print(f"Compiled the rules in {time.monotonic() - began:.0f} s: {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
