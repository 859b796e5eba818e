"""One server for all tests of a worker, and one browser until its next test is from elsewhere.

Not for the session: Playwright keeps an event loop running, and tests elsewhere start loops of their own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
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


class Shared:
    """The browser of this worker, if one runs."""

    browser: Browser | None = None
    ending = ExitStack()

    @classmethod
    def open(cls) -> Browser:
        if cls.browser is None:
            assert PAGE.is_dir(), "the page is not built: run `make page`"
            assert Path(CHROMIUM).exists(), "no Chromium here: install Debian's package `chromium`"
            cls.browser = launch(cls.ending.enter_context(sync_playwright()))
            cls.ending.callback(cls.browser.close)
        return cls.browser

    @classmethod
    def close(cls) -> None:
        cls.browser = None
        cls.ending.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    try:
        return (yield)
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            Shared.close()


@pytest.fixture
def browser() -> Browser:
    return Shared.open()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def people(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[People]:
    people = People(browser, site, painted=False)
    yield people
    if request.node.stash.get(FAILED, False):
        people.tell_how_they_stand()
    people.close()
    assert people.complaints == []
