"""Where scroll bars take room, a page has one at most, and none that leads into emptiness."""

from itertools import product
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

pytestmark = pytest.mark.long

BARS = """() => {
  const page = document.scrollingElement;
  const shown = (e) => e.checkVisibility({ visibilityProperty: true });
  const about = (e) => [e.tagName, e.className, e.scrollHeight - e.clientHeight,
    e.scrollWidth - e.clientWidth].join(" ");
  const bar = (way) => /auto|scroll/.test(way);
  const scrolls = (e, { overflowX, overflowY } = getComputedStyle(e)) =>
    (bar(overflowY) && e.scrollHeight > e.clientHeight) ||
    (bar(overflowX) && e.scrollWidth > e.clientWidth);
  const bars = [...document.querySelectorAll("body *")].filter(shown).filter((e) => scrolls(e));
  const nested = bars.filter((e) => bars.some((other) => other !== e && other.contains(e)));
  const words = [...document.querySelectorAll("a, button, p, h1, h2, h3, img, li, footer")];
  const last = Math.max(0, ...words.filter(shown).map((e) => e.getBoundingClientRect().bottom));
  return {
    page: page.scrollHeight - page.clientHeight,
    wide: page.scrollWidth - page.clientWidth,
    empty: page.scrollHeight - Math.max(page.clientHeight, last + scrollY),
    bars: bars.map(about),
    nested: nested.map(about),
  };
}"""
LINES = """(buttons) => buttons.map((button) => {
  const words = document.createRange();
  words.selectNodeContents(button);
  return new Set([...words.getClientRects()].slice(1).map((one) => one.top)).size;
})"""
"""In how many lines each button is read; its sign comes first."""
SIZES = ((1280, 800), (1920, 1080))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
"""In the evening a clue is a tilted slip of paper, which wants some more room."""
LYING = ((640, 360), (640, 400), (740, 360), (844, 390), (640, 512))
"""Phones on their sides, where not everything fits."""
WORDS = 120
"""Pixels for who tells, a short clue and the task."""
LITTLE = 64
"""Pixels of air below the last thing on a page."""


def check_bars(person: Person, where: str, *, page: bool) -> None:
    """``page``: whether the page itself may be longer than the screen."""
    for (width, height), theme in product(SIZES, THEMES):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        person.settles()
        found = person.page.evaluate(BARS)
        about = (where, width, theme, found)
        assert found["wide"] == 0, about
        assert found["bars"] == [], about
        assert found["empty"] <= LITTLE, about
        assert page or found["page"] == 0, about


@pytest.mark.parametrize(
    "path", ["/", "/new", "/tv", "/rules", "/rules/party", "/gallery", "/decks"]
)
def test_a_page_has_one_bar_at_most(company: Company, path: str) -> None:
    marta = company.person("Марта")
    marta.goes(path)
    marta.page.get_by_role("heading", level=1).first.wait_for()
    check_bars(marta, path, page=True)


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_the_first_page_fits_a_laptop(company: Company, locale: str) -> None:
    marta = company.person("Марта", locale=locale)
    marta.goes("/")
    for width, height in ((1280, 800), (1366, 768)):
        marta.page.set_viewport_size({"width": width, "height": height})
        marta.settles()
        assert marta.page.evaluate(BARS)["page"] == 0, (width, height)
        # What stands side by side is read in one line.
        lines = marta.page.locator(".first .btn.sec").evaluate_all(LINES)
        # The last one has no sign before its words, which is not counted with the others.
        assert lines == [1, 1, 0], (width, height)


def test_a_game_has_none(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False)
    check_bars(marta, "lobby", page=True)
    marta.starts()
    for task in ("come_forward", "give_clue"):
        play(marta, until=asked_for(task))
        check_bars(marta, task, page=False)
        check_bars(gleb, f"not {task}", page=False)
    marta.tells("Всё, что осталось от лета")
    for task in ("give_cards", "vote", "next"):
        play(gleb, until=asked_for(task))
        check_bars(gleb, task, page=False)
        check_bars(marta, f"not {task}", page=False)


def test_a_game_of_verse_has_none(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, game="poetry", options={"cycles": 1})
    seen: set[str] = set()

    def look(person: Person) -> bool:
        step = person.seen.step
        if step and step not in seen:
            seen.add(step)
            check_bars(person, step, page=False)
        return len(seen) == 4

    play(marta, until=look)


def check_lying(person: Person, where: str) -> None:
    """Parts of the page may scroll, but none inside another."""
    for (width, height), theme in product(LYING, THEMES):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        person.settles()
        found = person.page.evaluate(BARS)
        about = (where, width, height, theme, found)
        assert found["nested"] == [], about
        assert found["wide"] == found["page"] == 0, about


def test_on_its_side_a_phone_has_none_inside_another(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=7)
    play(marta, gleb, until=asked_for("next"))
    check_lying(marta, "result")


def test_on_its_side_a_phone_shows_the_clue_with_two_markers_laid(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=5, game="party")
    play(marta, gleb, until=asked_for("vote"))
    marta.votes()
    marta.knows(lambda view: len(view["game"]["waiting"]) == 1)
    head = marta.page.locator(".head")
    for width, height in LYING:
        marta.page.set_viewport_size({"width": width, "height": height})
        marta.settles()
        seen = head.evaluate("(e) => e.clientHeight")
        assert seen >= WORDS, (width, height, seen)
    check_lying(marta, "two markers")
    gleb.votes()
    play(marta, until=asked_for("next"))
    check_lying(marta, "result of two markers")


def test_on_its_side_a_phone_has_none_inside_another_over_verse(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", game="poetry", options={"cycles": 1})
    wanted, seen = {"judge_line", "place_ending"}, set[str]()

    def look(person: Person) -> bool:
        wish = person.seen.asks_for
        if wish in wanted - seen:
            check_lying(person, str(wish))
            seen.add(str(wish))
        return seen == wanted

    play(marta, gleb, until=look)


def test_seven_rounds_stand_side_by_side_on_a_laptop(company: Company) -> None:
    # What a bar for the page leaves of 1280.
    viewport = {"width": 1265, "height": 720}
    (marta,) = company.table("Марта", bots=6, options={"cycles": 1}, viewport=viewport)
    play(marta)
    expect(marta.page.locator(".leaves li")).to_have_count(7)
    marta.settles()
    assert marta.page.evaluate(BARS)["bars"] == []
