"""How smoothly a game's board moves: frames and long tasks of the built page while bots play.

    python -m tools.frames GAME [--slow 4] [--seconds 20] [--size 1280x800] [--bot greedy]

Motion is on and the processor slowed so many times. A frame is the time between two callbacks of
requestAnimationFrame, a task what the browser does in one go. Of tasks both is told: how long they
took, and how much of it the processor worked for them; on a machine that does other things at the
same time the first is too high, and so are the frames.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.playing import begin, open_table
from tests.browser.site import People, Site, launch, serving

WATCH = """() => {
  const frames = [];
  window.smoothness = frames;
  let last = performance.now();
  const next = (now) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
PAUSE = 0.6
"""Seconds between the steps of a bot: most of what moves has arrived then."""
TASK = "ThreadControllerImpl::RunTask"
LONG = 100
"""No task should take longer than so many milliseconds."""


@dataclass(frozen=True, slots=True)
class Smoothness:
    """Milliseconds: between frames, and of each task, by the clock and of work."""

    frames: list[float]
    tasks: list[float]
    work: list[float]


def watched(
    page: Page, site: Site, game: str, *, bot: str, slow: float, seconds: float, **options: str
) -> Smoothness:
    """What a spectator's page did while bots played, once its board was drawn."""
    table = open_table(page, site, game=game, bots=[bot, bot], pace=1, options=options)
    begin(page, site, table)
    page.wait_for_selector("main [data-id]")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.wait_for_timeout(2_000)
    browser = page.context.browser
    assert browser
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(seconds * 1000)
    frames: list[float] = page.evaluate("window.smoothness")
    tasks = _tasks(json.loads(browser.stop_tracing())["traceEvents"])
    return Smoothness(frames, [wall for wall, _ in tasks], [work for _, work in tasks])


def _tasks(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """Every task of the threads that pages run in."""
    named = [event for event in events if event.get("name") == "thread_name"]
    main = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    return [
        (event["dur"] / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event.get("ph") == "X" and event["name"] == TASK and (event["pid"], event["tid"]) in main
    ]


def told(seen: Smoothness, worst: int) -> str:
    most = quantiles(seen.frames, n=20)[-1]
    frames = f"frames: {len(seen.frames)}, median {median(seen.frames):.1f} ms"
    lines = [f"{frames}, 95 of 100 within {most:.1f} ms; load {os.getloadavg()[0]:.1f}"]
    for name, tasks in (("by the clock", seen.tasks), ("of work", seen.work)):
        longest = sorted(tasks, reverse=True)[:worst]
        over = sum(task > LONG for task in tasks)
        lines.append(f"tasks {name}: {over} over {LONG} ms; longest {' '.join(f'{t:.0f}' for t in longest)}")
    return "\n".join(lines)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.frames", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--bot", default="greedy", help="who plays; in memoria: careful")
    parser.add_argument("--option", nargs="*", default=[], metavar="KEY=VALUE", help="options of the game")
    parser.add_argument("--worst", type=int, default=8, help="how many of the longest tasks to print")
    return parser.parse_args()


def main() -> None:
    wish = _arguments()
    width, height = (int(side) for side in wish.size.split("x"))
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), PAUSE) as site,
        sync_playwright() as playwright,
    ):
        people = People(launch(playwright), site)
        page = people.page((width, height), motion="auto")
        options = dict(option.split("=") for option in wish.option)
        seen = watched(page, site, wish.game, bot=wish.bot, slow=wish.slow, seconds=wish.seconds, **options)
        print(told(seen, wish.worst))
        people.close()


if __name__ == "__main__":
    main()
