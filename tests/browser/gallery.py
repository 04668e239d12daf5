"""`make screenshots`: every screen in three sizes and both themes, as small pictures for people."""

import io
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Error, Page

from tests.browser.company import Company
from tests.browser.conftest import chromium
from tests.browser.person import Person
from tests.browser.serving import ROOT, serving

THEMES = {"day": "light", "evening": "dark"}
DEVICES = ("phone", "desk", "tv")
WIDEST = 1280
QUALITY = 62
CLUES = ("Всё, что осталось от лета", "Позвони, когда доберёшься", "Мне обещали море")
MOST_STEPS = 400


class Camera:
    """Takes each picture once; a name that was taken is not taken again."""

    def __init__(self, folder: Path, device: str, theme: str) -> None:
        self._folder = folder
        self._tail = f"{device}-{theme}"
        self.taken: set[str] = set()

    def shoot(self, page: Page, name: str) -> None:
        if name in self.taken:
            return
        self.taken.add(name)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(250)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        picture.thumbnail((WIDEST, WIDEST))
        picture.save(self._folder / f"{name}-{self._tail}.webp", quality=QUALITY, method=6)


def gallery(folder: Path) -> None:
    """Walk through everything, once for each size and theme."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, chromium() as browser:
        for device in DEVICES:
            for theme, scheme in THEMES.items():
                camera = Camera(folder, device, theme)
                with visiting(browser, url) as company:
                    walk(company, camera, device, scheme)
                print(f"{device}, {theme}: {len(camera.taken)}", flush=True)


@contextmanager
def visiting(browser: Browser, url: str) -> Iterator[Company]:
    company = Company(browser, url)
    try:
        yield company
    finally:
        company.leave()


def walk(company: Company, camera: Camera, device: str, scheme: str) -> None:
    marta = company.person("Марта", device, color_scheme=scheme)
    before_the_game(marta, camera)
    picture_game(company, marta, camera, device, scheme)
    for game, bots, options in (
        ("party", 5, {"cycles": 1}),
        ("team", 5, {"cycles": 1}),
        ("poetry", 2, {"cycles": 1}),
    ):
        guest = company.person("Марта", device, color_scheme=scheme)
        guest.opens_quickly(game, options)
        guest.adds_bots(bots)
        guest.starts()
        play_on(guest, camera, game)


def before_the_game(marta: Person, camera: Camera) -> None:
    marta.goes("/")
    camera.shoot(marta.page, "home")
    marta.goes("/new")
    marta.page.get_by_role("textbox", name="Как вас зовут?").fill("Марта")
    camera.shoot(marta.page, "new-table")
    marta.goes("/t/нет-такого-11")
    marta.page.get_by_role("heading", name="Такого стола нет").wait_for()
    camera.shoot(marta.page, "no-such-table")


def picture_game(company: Company, marta: Person, camera: Camera, device: str, scheme: str) -> None:
    marta.opens_quickly("odyssey", {"points_to_win": 9})
    visitor = company.person("Лёва", device, color_scheme=scheme)
    visitor.comes(marta.code)
    camera.shoot(visitor.page, "join")
    marta.adds_bots(5)
    camera.shoot(marta.page, "lobby")
    sheets = (("Позвать", "invite"), ("Свои правила", "own-rules"), ("Время на ход", "pace"))
    for button, name in sheets:
        marta.presses(re.compile(f"^{button}"))
        camera.shoot(marta.page, name)
        marta.closes()
    tv = company.person("TV", "tv", color_scheme=scheme)
    if device == "tv":
        tv.goes(f"/tv/{marta.code}")
        camera.shoot(tv.page, "tv-lobby")
    marta.starts()
    camera.shoot(marta.page, "race")
    marta.opens_menu()
    camera.shoot(marta.page, "menu")
    marta.closes()
    marta.presses(re.compile("^Разговор"))
    camera.shoot(marta.page, "chat")
    marta.closes()
    play_on(marta, camera, "", tv.page if device == "tv" else None)


def play_on(person: Person, camera: Camera, game: str, tv: Page | None = None) -> None:
    """Play to the end, with a picture of every page that is new."""
    prefix = f"{game}-" if game else ""
    for step in range(MOST_STEPS):
        seen = person.look()
        if person.at_end():
            camera.shoot(person.page, f"{prefix}end")
            return
        wish = seen.asks_for
        try:
            if wish == "give_clue":
                choose_and_write(person, CLUES[step % len(CLUES)])
            if wish is not None:
                camera.shoot(person.page, f"{prefix}{wish.replace('_', '-')}")
            if wish is not None and tv is not None:
                camera.shoot(tv, f"tv-{wish.replace('_', '-')}")
            if wish == "give_clue":
                person.presses(re.compile("^(Загадать эту карту|Сказать)$"))
                continue
        except Error:
            continue  # the page has changed meanwhile; look again
        if person.acts() is None:
            person.page.wait_for_timeout(40)
    raise AssertionError(f"{game or 'odyssey'} did not end")


def choose_and_write(person: Person, clue: str) -> None:
    if person.hand().count():
        person.chooses(2)
    person.page.get_by_role("textbox", name="Ваш намёк").fill(clue)


if __name__ == "__main__":
    gallery(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
