"""One server and one browser a worker; whoever comes is looked after until the end of the test.

The browser lives as long as the tests of this folder run: Playwright keeps an event loop in the
thread of the tests, and other folders want one of their own.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.company import Company
from tests.browser.serving import ROOT, serving

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A microphone that beeps and a camera that shows a clock; who may use them, a test says.
    "--use-fake-device-for-media-stream",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client."""
    assert (ROOT / "web/dist/index.html").is_file(), (
        "build the client first: cd web && npm run build"
    )
    with serving(tmp_path_factory.mktemp("site")) as url:
        yield url


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    assert path is not None, "please install: chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture
def company(browser: Browser, site: str) -> Iterator[Company]:
    """Who comes to a table in a test. Nobody's browser may have complained when it is over."""
    company = Company(browser, site)
    try:
        yield company
        company.look_around()
    finally:
        company.leave()
