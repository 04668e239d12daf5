"""The project's page in a browser, at every width."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools import site


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("site")
    site.build(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("width", [320, 360, 390, 820, 1280, 1920])
def test_nothing_is_too_wide_or_missing(width: int, address: str, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    for name in ("index.html", "en.html"):
        page.goto(f"{address}/{name}")
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        before = page.evaluate("document.documentElement.dataset.theme")
        page.locator("#light").click()
        assert page.evaluate("document.documentElement.dataset.theme") != before
    assert complaints == []
    context.close()
