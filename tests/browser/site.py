"""A real server on loopback, and pages of a real Chromium on it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
CHROMIUM = next(
    (path for path in ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium") if Path(path).exists()),
    "/usr/bin/chromium",
)
"""Debian’s; the shell is the same browser without its windows, which cost a process for each page."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE, DESKTOP, TELEVISION = (390, 844), (1280, 800), (1920, 1080)
VEIL = """(() => {
  const veil = new CSSStyleSheet();
  veil.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets = [veil];
})()"""
"""Nobody looks at the pages of tests: laid out and touched as ever, they are not painted."""
LIFTED = "document.adoptedStyleSheets = []"
PATIENCE = 60
"""Seconds in which a busy machine shows what is waited for; only a test that falls waits so long."""
WHOLE_GAME = 3 * PATIENCE * 1000
"""Milliseconds in which bots play a game to its end, or look at one."""
expect.set_options(timeout=PATIENCE * 1000)


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium; the one Playwright would download cannot be had everywhere."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))


@dataclass(slots=True)
class Site:
    """A server in a process of its own, which can be killed and started again."""

    data: Path
    port: int
    process: subprocess.Popen[bytes] | None = None
    pause: float = 0
    """Seconds that a bot takes for a step."""
    finished: tuple[str, str] | None = None
    """A finished table here and the key to watch it, once there is one."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "souvenir"), "serve"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        limits = ("RATE_COUNT", "ARRIVALS_PER_HOUR", "TABLES_PER_HOUR", "CONNECTIONS_PER_ADDRESS")
        quick = {f"SOUVENIR_{limit}": "100000" for limit in limits}
        quick["SOUVENIR_BOT_PAUSE"] = str(self.pause)
        quick["SOUVENIR_ANALYSIS_BUDGET"] = "1"
        self.process = subprocess.Popen(
            command,
            env=os.environ | quick,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=10).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As if the power failed: the server and the processes of its bots."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def serving(data: Path, pause: float = 0) -> Iterator[Site]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    site = Site(data, port, pause=pause)
    site.start()
    try:
        yield site
    finally:
        site.kill()


STANDS = """() => {
  const ids = (mark) => [...document.querySelectorAll(`main ${mark}[data-id]`)].map((one) => one.dataset.id);
  const text = (at) => document.querySelector(at)?.textContent.trim().replace(/\\s+/g, " ");
  const table = document.querySelector("[data-seq]");
  return JSON.stringify({
    seq: table?.dataset.seq, table: table?.className, asks: text("#asks"), choices: text("[data-choices]"),
    busy: document.querySelector("[data-choices]")?.ariaBusy, chosen: ids(".chosen"), lit: ids(".lit"),
    open: text("dialog[open]"), focus: document.activeElement?.outerHTML.slice(0, 120),
  });
}"""


@dataclass(slots=True)
class People:
    """Opens pages, each in a browser profile of its own, and hears what their consoles complain of."""

    browser: Browser
    site: Site
    painted: bool = True
    complaints: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def page(self, size: tuple[int, int] = DESKTOP, *, touch: bool = False, **settings: Any) -> Page:
        """Somebody new, with these settings of the page; no lessons, no motion unless told."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            service_workers="block",
            locale=settings.get("language", "en"),
        )
        kept = {"lessons": False, "motion": "less", "theme": "dawn", "language": "en"} | settings
        first = "localStorage.getItem('souvenir.settings') ?? localStorage.setItem('souvenir.settings', %s)"
        context.add_init_script(first % json.dumps(json.dumps(kept)))
        if not self.painted:
            context.add_init_script(VEIL)
        self.contexts.append(context)
        return self.another(context)

    def another(self, context: BrowserContext) -> Page:
        """One more tab of somebody."""
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", lambda message: self._hear(message))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        quiet = ("Service Worker", "WebSocket connection", "Failed to load resource")
        if message.type in ("error", "warning") and not any(word in message.text for word in quiet):
            self.complaints.append(message.text)

    def tell_how_they_stand(self) -> None:
        """After a failure: what every page shows, in words and as a picture."""
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            print(f"page {number}: {page.url} {page.evaluate(STANDS)}")
            page.evaluate(LIFTED)
            shoot(page, f"failed-{number}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()


def shoot(page: Page, name: str) -> None:
    """Keep a picture."""
    folder = ARTEFACTS / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")
