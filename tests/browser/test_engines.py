"""Firefox and WebKit: a short evening in each, seen on a phone and at a desk."""

import re
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Playwright

from tests.browser.firefox import firefox
from tests.browser.tab import FIND, Tab, Visitor
from tests.browser.typist import Typist
from tests.browser.webkit import webkit

pytestmark = pytest.mark.long

TOGETHER = 120.0
OPEN = """
const [game, deck, options] = arguments;
const wish = { name: "Ия", language: "ru", settings: { game, options, decks: [deck] } };
const ask = new XMLHttpRequest();
ask.open("POST", "/api/tables", false);
ask.setRequestHeader("content-type", "application/json");
ask.send(JSON.stringify(wish));
const { code, seat } = JSON.parse(ask.responseText);
localStorage.setItem("namyok.seats", JSON.stringify({ [code]: seat }));
return code;
"""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def tab(request: pytest.FixtureRequest, driver: Playwright) -> Iterator[Tab]:
    """Another engine, which starts once for all its walks: that takes longer than some of them."""
    with firefox(driver) if request.param == "firefox" else webkit() as tab:
        yield tab


@pytest.fixture
def visitor(tab: Tab, site: str) -> Iterator[Visitor]:
    """Somebody with another engine. Nothing may have been amiss on any page when it is over."""
    visitor = Visitor(tab, site)
    # What was amiss in one walk is told there, not in all that follow.
    tab.complaints.clear()
    yield visitor
    tab.hear()
    assert not visitor.faults, visitor.faults
    assert not tab.complaints, tab.complaints


def plays(
    visitor: Visitor, over: Callable[[], bool], act: Callable[[str], object] | None = None
) -> set[str]:
    """Does what the page offers until it is over, and looks at every page on every screen."""
    known: set[str] = set()
    deadline = time.monotonic() + TOGETHER
    while time.monotonic() < deadline:
        wish = visitor.look().asks_for
        page = wish or visitor.seen.task
        if page and page not in known:
            known.add(page)
            # Acts are done now on the one screen, now on the other.
            visitor.looks_around(("phone", "desk") if len(known) % 2 else ("desk", "phone"))
        if over():
            return known
        if wish is None or visitor.look().asks_for != wish:
            time.sleep(0.05)
        elif act is not None:
            act(wish)
        else:
            visitor.acts()
    raise AssertionError(visitor.look())


def test_an_evening(visitor: Visitor) -> None:
    visitor.goes("/")
    visitor.reads("Намёк")
    visitor.looks_around()
    visitor.presses("a", "Накрыть стол")
    visitor.writes("Как вас зовут", "Ия")
    visitor.presses("[role=radio]", r"Диксит \d")
    visitor.looks_around()
    visitor.presses("button", "Накрыть стол")
    visitor.reads("За столом")
    for seated in ("двое", "трое"):
        visitor.presses("footer button", "Добавить бота")
        visitor.reads(f"За столом {seated}")
    visitor.presses("main button", "Свои правила")
    visitor.presses("dialog button", "Больше: Сколько раз каждый рассказывает")
    visitor.until("return /изменено: 1/.test(document.querySelector('main').innerText)")
    visitor.presses("dialog button", "Закрыть")
    visitor.looks_around()
    visitor.presses("button", "Начать игру")
    seen = plays(
        visitor, lambda: re.match("Вы победили|Победа|Победили", visitor.seen.heading) is not None
    )
    assert seen >= {"give_clue", "give_cards", "vote", "next"}, seen
    # Firefox calls a part of the page that is on its way a fault if one leaves before it has come.
    visitor.reads("Раунды вечера")
    visitor.tab.goes(visitor.until("return document.querySelector('a[href*=\"/album#\"]')?.href"))
    visitor.reads("Раунд 1 из 3")
    visitor.looks_around()


def test_verse_and_a_big_screen(visitor: Visitor) -> None:
    visitor.goes("/")
    code = visitor.tab.evaluate(OPEN, "poetry", "stories", {"cycles": 1})
    visitor.goes(f"/t/{quote(code)}")
    visitor.reads("За столом")
    for seated in ("двое", "трое"):
        visitor.presses("footer button", "Добавить бота")
        visitor.reads(f"За столом {seated}")
    screen = visitor.until("return document.querySelector('header a[href^=\"/tv/\"]')?.href")
    # By the keyboard alone from here on.
    keys = Typist(visitor.tab.key, visitor.tab.evaluate)
    visitor.until(
        FIND + "found?.focus(); return found === document.activeElement", "button", "Начать игру", 0
    )
    keys.presses("Enter")
    plays(visitor, lambda: visitor.seen.asks_for == "next", keys.plays_verse)
    keys.plays_verse("next")
    visitor.tab.goes(screen)
    visitor.until("return document.querySelector('[aria-current=step]') !== null")
    visitor.looks_around(("desk",))


def test_back_and_forward(visitor: Visitor) -> None:
    """Back closes a large picture and finds the place on a page; so does forward."""
    visitor.goes("/gallery")
    visitor.reads("Сны")
    visitor.looks_around(("phone",))
    visitor.presses("main a", "Сны")
    visitor.presses("main li button", nth=40)
    over = "return document.querySelector('dialog[open]') !== null"
    visitor.until(over)
    visitor.until("return history.state?.layer === 1")
    place = visitor.tab.evaluate("return scrollY")
    assert place > 500
    for step, shown in ((-1, False), (1, True), (-1, False)):
        visitor.tab.history(step)
        visitor.until(
            f"return (document.querySelector('dialog[open]') !== null) === {str(shown).lower()}"
        )
    assert visitor.tab.evaluate("return location.pathname") == "/gallery/dreams"
    visitor.tab.history(-1)
    visitor.until("return location.pathname === '/gallery' && scrollY === 0")
    visitor.tab.history(1)
    visitor.until("return Math.abs(scrollY - arguments[0]) < 40", place)


def test_back_from_another_document(visitor: Visitor) -> None:
    """A browser that had put the page away whole finds the place on it, too."""
    visitor.goes("/rules/poetry")
    visitor.reads("Поэзия")
    visitor.until("scrollTo(0, 1500); return scrollY === 1500")
    visitor.goes("/gallery")
    visitor.reads("Сны")
    visitor.tab.history(-1)
    visitor.until("return location.pathname === '/rules/poetry'")
    visitor.until("return Math.abs(scrollY - 1500) < 40")


CARDS = """return [...document.querySelectorAll("[aria-label='Ваши карты'] .card")]
  .map((e) => e.offsetHeight / e.offsetWidth)"""
"""How much higher than wide each card of a hand is, as soon as there are some."""
SHEET = """const sheet = document.querySelector("dialog[open]");
const content = sheet?.querySelector(".content");
return content && [sheet.offsetHeight, content.clientHeight, content.scrollHeight,
  content.lastElementChild.getBoundingClientRect().bottom + content.scrollTop
    + parseFloat(getComputedStyle(content).paddingBottom)
    - content.getBoundingClientRect().top]"""
"""How high a sheet is, how high what one sees of its content is, all of it, and its words."""


def test_cards_and_sheets_are_as_high_as_they_should_be(visitor: Visitor) -> None:
    visitor.tab.resize(390, 844)
    visitor.goes("/")
    code = visitor.tab.evaluate(OPEN, "dixit", "dreams", {})
    visitor.goes(f"/t/{quote(code)}")
    visitor.reads("За столом")
    for name, short in (("Время на ход", True), ("Свои правила", False)):
        visitor.presses("main button", name)
        sheet, seen, content, words = visitor.until(SHEET)
        assert sheet <= 844 * 0.88 + 1, name
        assert (seen == content) == short, (name, seen, content)
        assert abs(content - words) <= 1, (name, content, words)
        visitor.presses("dialog button", "Закрыть")
    for seated in ("двое", "трое"):
        visitor.presses("footer button", "Добавить бота")
        visitor.reads(f"За столом {seated}")
    visitor.presses("button", "Начать игру")
    visitor.presses("button", "Рассказываю я!")
    cards = visitor.until(CARDS)
    assert all(abs(ratio - 1.5) < 0.02 for ratio in cards), cards
