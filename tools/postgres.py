"""A private PostgreSQL in a temporary folder, on a Unix socket alone: for tests and measurements.

python -m tools.postgres        starts one, prints its address, and ends it on Ctrl-C
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
from psycopg import sql

MISSING = "No PostgreSQL here: the tests need one (Debian: apt-get install postgresql)."
SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "fatal",
    "recovery_init_sync_method": "syncfs",  # file by file it takes as long as there are databases
}
PATIENCE = 120.0


class Postgres:
    """A server that can be stopped and started again; its databases stay."""

    def __init__(self, folder: Path, follows: Postgres | None = None) -> None:
        """`follows`: it is a copy of that one, and writes what that one writes until it takes over."""
        self.folder = folder
        self._bin = bin_folder()
        self._names = (f"souvenir{n}" for n in itertools.count())
        self._process: subprocess.Popen[bytes] | None = None
        # PostgreSQL does not run as root; whoever it runs as owns the folder.
        self._user = _other_user() if os.getuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user, pwd.getpwnam(self._user).pw_gid)
        if follows:
            source = ["-h", str(follows.folder), "-U", "souvenir"]
            self.run("pg_basebackup", *source, "-D", str(folder / "data"), "-R", "-X", "stream", "-c", "fast")
        else:
            command = ["initdb", "--auth=trust", "--username=souvenir", "--encoding=UTF8", "--no-sync"]
            self.run(*command, "--no-locale", "-D", str(folder / "data"))
        self.start()

    def start(self) -> None:
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        self._process = self._start_command(
            ["postgres", "-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return psycopg.connect(self.address("postgres")).close()
            except psycopg.OperationalError as error:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise RuntimeError(f"PostgreSQL does not start: {error}") from error
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: with SIGINT its connections are cut, with SIGQUIT it ends as if the power failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def take_over(self) -> None:
        """Be no copy any more: the one that this followed is gone."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute("SELECT pg_promote()")

    def keep_to(self, cores: set[int]) -> None:
        """Run on these cores alone, with all that it has started and will start."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        for pid in (self.pid, *map(int, children)):
            os.sched_setaffinity(pid, cores)

    def address(self, name: str) -> str:
        return f"postgresql://souvenir@/{name}?host={self.folder}"

    def new_database(self, *, settled: bool = False) -> str:
        """The address of an empty database; `settled`: whoever lets it fail need not wait for older ones."""
        name = next(self._names)
        with psycopg.connect(self.address("postgres"), autocommit=True) as db:
            db.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
            if settled:
                db.execute("CHECKPOINT")
        return self.address(name)

    def run(self, *command: str) -> None:
        """One of PostgreSQL's own programs, to its end."""
        if self._start_command(list(command)).wait(PATIENCE):
            raise RuntimeError(f"{command[0]} has failed")

    def _start_command(self, command: list[str]) -> subprocess.Popen[bytes]:
        command = [str(self._bin / command[0]), *command[1:]]
        quiet, user = subprocess.DEVNULL, self._user
        group = pwd.getpwnam(user).pw_gid if user else None
        return subprocess.Popen(
            command, stdout=quiet, stderr=quiet, cwd=self.folder, user=user, group=group,
            extra_groups=[] if user else None,
        )  # fmt: skip


def bin_folder() -> Path:
    """Where the newest PostgreSQL of this machine has its programs; FileNotFoundError with what to do."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda p: float(p.parts[4]))
    found = shutil.which("postgres")
    if not debian and not found:
        raise FileNotFoundError(MISSING)
    return (debian[-1] if debian else Path(str(found))).parent


def _other_user() -> str:
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise FileNotFoundError("PostgreSQL does not run as root, and there is no user for it here.")


@contextlib.contextmanager
def private_postgres(follows: Postgres | None = None) -> Iterator[Postgres]:
    """One that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="souvenir-", ignore_cleanup_errors=True) as folder:
        running = Postgres(Path(folder), follows)
        try:
            yield running
        finally:
            running.stop(signal.SIGQUIT)  # nothing of it is kept


def main() -> None:
    with private_postgres() as running, contextlib.suppress(KeyboardInterrupt):
        print(running.new_database(), flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
