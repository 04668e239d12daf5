"""Firefox ESR, driven by Playwright over WebDriver BiDi."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Playwright

from tests.browser.chromium import found
from tests.browser.tab import Left

PREFERENCES: dict[str, str | float | bool] = {
    # Playwright's own switches for these do not reach this browser.
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 0,
}
GIVEN_UP = re.compile(
    r"Failed to load ‘\S+\.webp’\. A ServiceWorker intercepted the request"
    r"|Image corrupt or truncated\."
)
"""A picture that a page stops wanting while it comes, as it does when its width changes.
Whether pictures come is seen on the page itself."""


class FirefoxTab:
    def __init__(self, driver: Playwright) -> None:
        self.complaints: list[str] = []
        self._browser = driver.firefox.launch(
            channel="moz-firefox",
            executable_path=found("firefox-esr"),
            firefox_user_prefs=PREFERENCES,
        )
        self._page = self._browser.new_context(locale="ru-RU").new_page()
        self._page.on("console", self._hears)
        self._page.on("pageerror", lambda error: self._complains(str(error)))

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complains(message.text)

    def _complains(self, of: str) -> None:
        if not GIVEN_UP.match(of):
            self.complaints.append(of)

    def hear(self) -> None:
        """Events have come by themselves."""

    def goes(self, address: str) -> None:
        # Of a page that is left before it has loaded, Firefox may tell the end as the next one's.
        self._page.goto(address, wait_until="load")

    def evaluate(self, script: str, *arguments: Any) -> Any:
        whole = f"(given) => (function () {{{script}}}).apply(null, given)"
        try:
            return self._page.evaluate(whole, list(arguments))
        except Error as error:
            if "context was destroyed" in str(error):
                raise Left from error
            raise

    def press(self, x: float, y: float) -> None:
        self._page.mouse.click(x, y)

    def key(self, name: str) -> None:
        self._page.keyboard.press(name)

    def write(self, text: str) -> None:
        self._page.keyboard.insert_text(text)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def history(self, step: int) -> None:
        self._page.evaluate("(step) => history.go(step)", step)

    def screenshot(self, path: str) -> None:
        self._page.screenshot(path=path, caret="initial")

    def close(self) -> None:
        self._browser.close()


@contextmanager
def firefox(driver: Playwright) -> Iterator[FirefoxTab]:
    tab = FirefoxTab(driver)
    try:
        yield tab
    finally:
        tab.close()
