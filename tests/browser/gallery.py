"""`make screenshots`: every screen in three sizes and both themes, as small pictures for people."""

import io
import itertools
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.chromium import chromium
from tests.browser.company import Company, asked_for, play
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.seen import END
from tests.browser.serving import ROOT, serving

THEMES = {"day": "light", "evening": "dark"}
DEVICES = ("phone", "desk", "tv")
WIDEST = 1000
QUALITY = 62
CLUES = ("Всё, что осталось от лета", "Позвони, когда доберёшься", "Мне обещали море")
LONGEST_GAME = 400.0
"""Seconds."""
PAINTED = """() => Promise.all(
  [...document.images]
    .filter((image) => image.loading !== "lazy" && image.checkVisibility())
    .map((image) => image.decode().catch(() => null)),
)"""
"""Every picture is there that should be."""
GAMES: tuple[tuple[str, int, dict[str, int]], ...] = (
    ("party", 5, {"cycles": 1}),
    ("team", 5, {"cycles": 1}),
    ("poetry", 2, {"cycles": 1}),
)
"""Beside the odyssey, whose pictures bear no prefix."""
LUCKY = {f"poetry-{page}" for page in ("move", "guess-story", "judge-line", "place-ending")}
"""What a game may do without: then it is played again."""
MOST_GAMES = 4
SHEETS = (
    ("Позвать", "invite"),
    ("Одиссея", "games"),
    ("Картинки", "lobby-decks"),
    ("Свои правила", "own-rules"),
    ("Время на ход", "pace"),
)


class Moved(Exception):
    """The page turned while its picture was taken."""


class Camera:
    """Takes each picture once; a name that was taken is not taken again."""

    def __init__(self, folder: Path, device: str, theme: str) -> None:
        self._folder = folder
        self._tail = f"{device}-{theme}"
        self.taken: set[str] = set()

    def shoot(self, page: Page, name: str, still: Callable[[], bool] = lambda: True) -> None:
        """``still``: whether what is to be seen is there before and after the picture is taken."""
        if name in self.taken:
            return
        if not still():
            raise Moved(name)
        page.evaluate("document.fonts.ready")
        page.evaluate(PAINTED)
        page.wait_for_timeout(250)
        page.evaluate(PAINTED)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        if not still():
            raise Moved(name)
        self.taken.add(name)
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
    to_read(marta, camera)
    own_deck(marta, camera)
    first_round(company.person("Лёва", device, color_scheme=scheme), camera)
    picture_game(company, marta, camera, device, scheme)
    afterwards(marta, camera, "")
    for game, bots, options in GAMES:
        for _ in range(MOST_GAMES):
            guest = company.person("Марта", device, color_scheme=scheme)
            guest.opens_quickly(game, options)
            guest.adds_bots(bots)
            guest.starts()
            play_on(guest, camera, game, tv_of(company, guest, device))
            if game != "poetry" or camera.taken >= LUCKY:
                break
    afterwards(guest, camera, "poetry-")


def tv_of(company: Company, host: Person, device: str) -> Page | None:
    """The big screen of a table; only the walk in its size has one."""
    if device != "tv":
        return None
    screen = company.person("TV", "tv")
    screen.goes(host.tv)
    return screen.page


def before_the_game(marta: Person, camera: Camera) -> None:
    marta.goes("/")
    camera.shoot(marta.page, "home")
    marta.goes("/new")
    marta.page.get_by_role("textbox", name="Как вас зовут?").fill("Марта")
    camera.shoot(marta.page, "new-table")
    marta.goes("/t/нет-такого-11")
    marta.page.get_by_role("heading", name="Такого стола нет").wait_for()
    camera.shoot(marta.page, "no-such-table")


def to_read(marta: Person, camera: Camera) -> None:
    """Rules and pictures."""
    for path, name in (
        ("/rules", "rules"),
        ("/rules/odyssey", "rules-odyssey"),
        ("/rules/odyssey#6", "rules-points"),
        ("/gallery", "gallery"),
        ("/gallery/stories", "gallery-deck"),
    ):
        marta.goes("/new")  # an address that differs in its clause alone would not load again
        marta.goes(path)
        marta.page.locator("main a, main section, main button").first.wait_for()
        camera.shoot(marta.page, name)
    marta.presses(marta.page.get_by_role("button", name=re.compile("^Карта 5 из")))
    camera.shoot(marta.page, "gallery-card")
    marta.closes()


def own_deck(marta: Person, camera: Camera) -> None:
    """Pictures of one's own become a deck."""
    marta.goes("/decks")
    marta.page.get_by_role("link", name="Сделать колоду").wait_for()
    camera.shoot(marta.page, "decks")
    marta.goes("/decks/new")
    marta.page.get_by_role("textbox", name="Название").fill("Наше лето")
    camera.shoot(marta.page, "deck-new")
    pictures = sorted((ROOT / "content/decks/dreams").glob("0[0-1]*.webp"))
    marta.page.locator("input[type=file]").set_input_files(
        [one for one in pictures if ".s." not in one.name]
    )
    expect(marta.page.locator("progress")).to_have_count(0)
    camera.shoot(marta.page, "deck-making")
    marta.presses(re.compile("^Картинка 2: "))
    marta.page.get_by_role("slider", name="Увеличение").fill("1.4")
    camera.shoot(marta.page, "deck-framing")
    marta.closes()
    marta.presses("Колода готова")
    marta.page.get_by_text("Скопировать ссылку").wait_for()
    camera.shoot(marta.page, "deck-done")


def first_round(newcomer: Person, camera: Camera) -> None:
    """By the hand through two rounds."""
    newcomer.goes("/")
    newcomer.presses("Научиться за две минуты")
    newcomer.reads("Загадайте карту")
    camera.shoot(newcomer.page, "guide-telling")
    newcomer.presses(re.compile("Что сейчас"))
    camera.shoot(newcomer.page, "what-now")
    newcomer.closes()
    play(newcomer, until=asked_for("next"))
    camera.shoot(newcomer.page, "guide-reveal")
    newcomer.presses(re.compile("^Дальше"))
    play(newcomer, until=asked_for("next"))
    newcomer.presses(re.compile("^Дальше"))
    camera.shoot(newcomer.page, "guide-done")


def picture_game(company: Company, marta: Person, camera: Camera, device: str, scheme: str) -> None:
    marta.opens_quickly("odyssey", {"points_to_win": 9})
    lyova, visitor = (
        company.person(name, device, color_scheme=scheme) for name in ("Лёва", "Софья")
    )
    lyova.comes(marta.code)
    camera.shoot(lyova.page, "join")
    lyova.presses("Сесть за стол")
    lyova.reads(re.compile("За столом"))
    marta.adds_bots(4)
    camera.shoot(marta.page, "lobby")
    for button, name in SHEETS:
        marta.presses(re.compile(f"^{button}"))
        marta.page.get_by_role("dialog").first.wait_for()
        camera.shoot(marta.page, name)
        marta.closes()
        marta.page.get_by_role("dialog").first.wait_for(state="hidden")
    tv = tv_of(company, marta, device)
    if tv is not None:
        camera.shoot(tv, "tv-lobby")
    marta.starts()
    camera.shoot(marta.page, "race")
    marta.opens_menu()
    camera.shoot(marta.page, "menu")
    marta.presses("Пауза")
    marta.reads("Пауза")
    camera.shoot(marta.page, "paused")
    marta.presses("Продолжить")
    expect(marta.page.get_by_role("heading", name="Пауза")).to_have_count(0)
    marta.presses(re.compile("^Разговор"))
    line = marta.page.get_by_role("textbox", name="Сообщение")
    line.fill("Всем хорошей игры!")
    line.press("Enter")
    camera.shoot(marta.page, "chat")
    marta.closes()
    visitor.follows(marta)
    visitor.presses("Войти в игру")
    visitor.reads("Кто начнёт?")
    camera.shoot(visitor.page, "watching")
    # Who came late is dealt in with the next round, and waited for.
    play_on(marta, camera, "", tv, lyova, visitor)


def afterwards(person: Person, camera: Camera, prefix: str) -> None:
    """What stays of an evening."""
    circle = person.page.get_by_role("link", name="Наш круг")
    if circle.count() > 0:  # two people have played
        person.presses(circle)
        person.page.locator("main h2").first.wait_for()
        camera.shoot(person.page, f"{prefix}circle")
        person.page.go_back()
    person.goes(person.page.get_by_role("link", name="Открыть альбом").get_attribute("href") or "")
    person.reads(re.compile("^Раунд 1 из"))
    camera.shoot(person.page, f"{prefix}album")
    person.presses(person.page.get_by_role("radio", name="Пересмотреть"))
    person.sees("Карты розданы")
    for _ in range(9):
        person.presses("На ход вперёд")
    camera.shoot(person.page, f"{prefix}replay")


def play_on(
    person: Person, camera: Camera, game: str, tv: Page | None = None, *friends: Person
) -> None:
    """Play to the end, with a picture of every page that is new."""
    prefix = f"{game}-" if game else ""
    until = time.monotonic() + LONGEST_GAME
    for step in itertools.takewhile(lambda _: time.monotonic() < until, itertools.count()):
        for friend in friends:
            if friend.look().asks_for != "come_forward":
                friend.acts()
        seen = person.look()
        if person.at_end():
            camera.shoot(person.page, f"{prefix}end")
            if tv is not None:
                tv.get_by_role("heading", name=END).wait_for(timeout=3 * PATIENCE_MS)
                camera.shoot(tv, f"tv-{prefix}end")
            return
        wish = seen.asks_for
        try:
            if wish == "give_clue":
                choose_and_write(person, CLUES[step % len(CLUES)])
            if wish is not None:
                name = prefix + wish.replace("_", "-")
                camera.shoot(person.page, name, partial(asks, person, wish))
                if tv is not None:
                    camera.shoot(tv, f"tv-{name}", partial(is_with, tv, person))
            if wish == "give_clue":
                person.presses(re.compile("^(Загадать эту карту|Сказать)$"))
                continue
            if wish == "move" and f"{prefix}guess-story" not in camera.taken:
                person.presses("Отгадать")
                continue
        except (Error, Moved):
            person.page.wait_for_timeout(250)
            continue  # somebody else was quicker, or the big screen is slower; look again
        if person.acts() is None:
            person.page.wait_for_timeout(40)
    raise AssertionError(f"{game or 'odyssey'} did not end")


def asks(person: Person, wish: str) -> bool:
    return person.look().asks_for == wish


def is_with(tv: Page, person: Person) -> bool:
    """Whether the big screen has come as far: it shows how a round ended a little longer."""
    step = tv.locator("[aria-current=step]").text_content() or ""
    return step.strip() == person.look().step


def choose_and_write(person: Person, clue: str) -> None:
    if person.chooses_a_card():
        person.chooses(2)
    person.page.get_by_role("textbox", name="Ваш намёк").fill(clue)


if __name__ == "__main__":
    gallery(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots")
