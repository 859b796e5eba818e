"""One server for all tests of a worker, and one browser for the tests of a file.

Not for the session: Playwright keeps an event loop running, and tests elsewhere start loops of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from souvenir.server.app import PAGE
from tests.browser.site import CHROMIUM, People, Site, launch, serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert PAGE.is_dir(), "the page is not built: run `make page`"
    assert Path(CHROMIUM).exists(), "no Chromium here: install Debian's package `chromium`"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def people(browser: Browser, site: Site) -> Iterator[People]:
    people = People(browser, site)
    yield people
    people.close()
    assert people.complaints == []
