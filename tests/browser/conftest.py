"""One server and one browser a worker; whoever comes is looked after until the end of the test.

The browser lives as long as the tests of this folder run: Playwright keeps an event loop in the
thread of the tests, and other folders want one of their own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import SHELL, launch
from tests.browser.company import Company
from tests.browser.serving import ROOT, serving


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    assert (ROOT / "web/dist/index.html").is_file(), (
        "build the client first: cd web && npm run build"
    )
    with serving(tmp_path_factory.mktemp("site")) as url:
        yield url


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(driver: Playwright) -> Iterator[Browser]:
    browser = launch(driver, SHELL)
    yield browser
    browser.close()


@pytest.fixture
def company(browser: Browser, site: str) -> Iterator[Company]:
    """Who comes to a table in a test. Nobody's browser may have complained when it is over."""
    company = Company(browser, site)
    try:
        yield company
        company.look_around()
    finally:
        company.leave()
