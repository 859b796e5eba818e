"""One server for all tests of a worker, and one browser for the tests of a file.

Not for the session: Playwright keeps an event loop running, and tests elsewhere start loops of their own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from souvenir.server.wire.app import PAGE
from tests.browser.site import CHROMIUM, People, Site, launch, serving

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


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
def people(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[People]:
    people = People(browser, site)
    yield people
    if request.node.stash.get(FAILED, False):
        people.tell_how_they_stand()
    people.close()
    assert people.complaints == []
