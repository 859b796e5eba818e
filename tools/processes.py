"""What processes take: processor time and memory, as Linux tells it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used: it tells what a move costs however busy the machine is."""
    numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")


def family_seconds(pid: int) -> float:
    """Processor time of a process and all its children, those that have ended, too."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    spent = sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")
    return spent + sum(cpu_seconds(int(one)) for one in (pid, *children))


def spent_by(servers: list[subprocess.Popen[bytes]], parts: dict[str, int]) -> dict[int, float]:
    """Processor time so far of each process that is measured, with all that a part of it has started."""
    own = {server.pid: cpu_seconds(server.pid) for server in servers}
    return own | {pid: family_seconds(pid) for pid in parts.values()}


def memory_mib(pid: int) -> float:
    """Resident memory of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
