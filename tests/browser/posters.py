"""`make posters`: the pictures of the project's page, in both languages, from real games.

Somebody whose browser speaks Russian plays; browsers of the wanted language and size look at the
same seat, as two tabs of one person do, and are photographed.
"""

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium
from tests.browser.company import Company
from tests.browser.gallery import PAINTED
from tests.browser.person import Person
from tests.browser.serving import ROOT, serving

LOCALES = {"ru": "ru-RU", "en": "en-GB"}
NAMES = {"ru": "Марта", "en": "Martha"}
CLUES = {"ru": "Позвони, когда доберёшься", "en": "Call me when you get there"}
HAND = {"ru": "Ваши карты", "en": "Your cards"}
CLUE = {"ru": "Ваш намёк", "en": "Your clue"}
SCHEMES = {"day": "light", "evening": "dark"}
QUALITY = 76
SINCE = {"give-clue": 1, "vote": 2, "next": 3}
"""In which round a page is photographed; a result belongs to the round that follows it."""
MOST_STEPS = 900
PHONE = {"device_scale_factor": 2}
WIDEST = {"phone": 780, "desk": 1280, "tv": 1600}
KEY = "namyok.seats"


class Mirror:
    """A browser that looks at somebody's seat in another language, size and light."""

    def __init__(
        self, company: Company, host: Person, language: str, device: str, theme: str
    ) -> None:
        more: dict[str, Any] = PHONE if device == "phone" else {}
        self.name = f"{device}-{theme}"
        self.device = device
        self.language = language
        looker = company.person(
            host.name, device, locale=LOCALES[language], color_scheme=SCHEMES[theme], **more
        )
        self.page: Page = looker.page
        looker.goes("/")
        if device == "tv":
            looker.goes(host.tv)
        else:
            seats = host.page.evaluate("(key) => localStorage.getItem(key)", KEY)
            self.page.evaluate("([key, seats]) => localStorage.setItem(key, seats)", [KEY, seats])
            looker.goes(f"/t/{quote(host.code)}")

    def shoot(self, folder: Path, name: str) -> None:
        self.page.wait_for_timeout(700)
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(PAINTED)
        self.page.wait_for_timeout(300)
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        width = WIDEST[self.device]
        if picture.width > width:
            picture = picture.resize((width, picture.height * width // picture.width))
        path = folder / f"{name}-{self.name}.{self.language}.webp"
        picture.save(path, quality=QUALITY, method=6)
        print(path.name, flush=True)

    def reads_on(self) -> None:
        """Past the guess, which every page tells in its own time."""
        result = self.page.locator(".play[data-phase=reveal]")
        on = self.page.locator(".play:not([data-phase=reveal]) .dock .pri")
        result.or_(on).first.wait_for()
        if result.count() == 0:
            on.click()
        result.wait_for()

    def writes(self) -> None:
        """A card and a clue, for the picture; they stay on this page."""
        hand = self.page.get_by_role("list", name=HAND[self.language]).get_by_role("button")
        card = hand.nth(2)
        if self.device == "phone":
            card.tap(position={"x": 16, "y": 40})
        else:
            card.click(position={"x": 16, "y": 40})
        field = self.page.get_by_role("textbox", name=re.compile(CLUE[self.language]))
        field.fill(CLUES[self.language])


@contextmanager
def visiting(browser: Browser, url: str) -> Iterator[Company]:
    company = Company(browser, url)
    try:
        yield company
    finally:
        company.leave()


def picture_game(company: Company, folder: Path, language: str) -> None:
    host = company.person(NAMES[language], "desk")
    host.clue = CLUES[language]
    host.opens_quickly("dixit", {"points_to_win": 30}, language)
    host.adds_bots(4)
    mirrors = {
        "give-clue": [Mirror(company, host, language, "phone", "day")],
        "vote": [
            Mirror(company, host, language, "phone", "day"),
            Mirror(company, host, language, "desk", "evening"),
        ],
        "next": [
            Mirror(company, host, language, "phone", "day"),
            Mirror(company, host, language, "tv", "day"),
        ],
    }
    host.starts()
    wanted = {"give_clue": "give-clue", "vote": "vote", "next": "next"}
    for _ in range(MOST_STEPS):
        seen = host.look().asks_for
        name = wanted.get(seen or "")
        # Bots wait for people, so the table stands still for as long as it is looked at. The
        # result is that of the second round, which is somebody else's.
        number = host.view["game"]["round"] if host.view["game"] else 0
        if name is not None and number >= SINCE[name]:
            for mirror in mirrors[name]:
                if name == "give-clue":
                    mirror.writes()
                mirror.shoot(folder, name)
            del wanted[seen or ""]
            if not wanted:
                return
        if host.acts() is None:
            host.page.wait_for_timeout(50)
    raise AssertionError(f"never seen: {list(wanted)}")


def poetry(company: Company, folder: Path, language: str) -> None:
    host = company.person(NAMES[language], "desk")
    host.opens_quickly("poetry", {"cycles": 1}, language)
    host.adds_bots(3)
    mirror = Mirror(company, host, language, "desk", "day")
    host.starts()
    for _ in range(MOST_STEPS):
        if host.look().asks_for == "next":
            mirror.reads_on()
            mirror.shoot(folder, "poem")
            return
        if host.acts() is None:
            host.page.wait_for_timeout(50)
    raise AssertionError("no poem was finished")


def posters(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, chromium() as browser:
        for language in LOCALES:
            for game in (picture_game, poetry):
                with visiting(browser, url) as company:
                    game(company, folder, language)


if __name__ == "__main__":
    posters(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "site" / "pictures")
