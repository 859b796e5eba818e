"""How smoothly a game's board moves: frames and long tasks of the built page while bots play.

    python -m tools.frames GAME [--slow 4] [--seconds 20] [--size 1280x800] [--worst 8]

Motion is on and the processor slowed so many times. A frame is the time between two callbacks of
requestAnimationFrame, a task what the browser reports as a long one (over 50 ms). Figures of a
machine that does other things at the same time are too high: run it alone.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser.playing import begin, open_table
from tests.browser.site import People, Site, launch, serving

WATCH = """() => {
  const seen = { frames: [], tasks: [] };
  window.smoothness = seen;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) seen.tasks.push(task.duration);
  }).observe({ type: "longtask" });
  let last = performance.now();
  const next = (now) => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
PAUSE = 0.6
"""Seconds between the steps of a bot: most of what moves has arrived then."""
LONG = 100
"""No task should take longer than so many milliseconds."""


def watched(page: Page, site: Site, game: str, *, slow: float, seconds: float) -> dict[str, list[float]]:
    """What a spectator's page measured while bots played, once its board was drawn."""
    table = open_table(page, site, game=game, bots=["greedy", "greedy"], pace=1)
    begin(page, site, table)
    page.wait_for_selector("main [data-id]")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.wait_for_timeout(2_000)
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1000)
    seen: dict[str, list[float]] = page.evaluate("window.smoothness")
    return seen


def told(seen: dict[str, list[float]], worst: int) -> str:
    frames, tasks = seen["frames"], sorted(seen["tasks"], reverse=True)
    most = quantiles(frames, n=20)[-1]
    long = sum(task > LONG for task in tasks)
    return "\n".join(
        (
            f"frames: {len(frames)}, median {median(frames):.1f} ms, 95 of 100 within {most:.1f} ms",
            f"longest task: {max(tasks, default=0):.0f} ms; {long} over {LONG} ms, {len(tasks)} over 50 ms",
            "longest: " + " ".join(f"{task:.0f}" for task in tasks[:worst]),
        )
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.frames", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--size", default="1280x800")
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
        print(told(watched(page, site, wish.game, slow=wish.slow, seconds=wish.seconds), wish.worst))
        people.close()


if __name__ == "__main__":
    main()
