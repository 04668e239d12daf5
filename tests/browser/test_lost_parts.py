"""A part of the app, its styles or a picture does not come at once: it comes later by itself."""

import re
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.company import Company
from tests.browser.person import Person

LOST, NEW = "Связь пропала", "Вышла новая версия"
EVERYTHING = re.compile("/")
UNSTYLED = """() => [...document.querySelectorAll("link[rel=stylesheet]")]
  .filter((one) => !one.sheet?.cssRules.length).map((one) => one.href)"""
BLANK = '[...document.images].filter((one) => !one.src.endsWith(".webp")).length'


def at_home(company: Company, device: str = "phone") -> Person:
    person = company.person("Марта", device)
    person.forgiven += ["Failed to load resource", "preload", "websocket", "WebSocket"]
    person.goes("/")
    person.reads("Намёк")
    person.page.wait_for_load_state("networkidle")
    return person


def alert(person: Person) -> Locator:
    return person.page.get_by_role("alert")


def cut_off(route: Route) -> None:
    route.abort()


def down(route: Route) -> None:
    """What a proxy says whose server is down."""
    route.fulfill(status=502, body="Bad gateway")


@pytest.mark.parametrize(
    ("what", "lose"),
    [(r"/Rules-.*\.js", cut_off), (r"/Rules-.*\.js", down), (r"/(Rules|book)-.*css", down)],
    ids=["code cut off", "code refused", "styles refused"],
)
def test_what_is_lost_once_comes_by_itself(
    company: Company, what: str, lose: Callable[[Route], None]
) -> None:
    marta = at_home(company)
    marta.page.route(re.compile(what), lose, times=1)
    marta.presses(marta.page.get_by_role("link", name="Правила"))
    marta.reads("Правила")
    expect(alert(marta)).to_have_count(0)
    marta.page.wait_for_load_state("networkidle")
    assert marta.page.evaluate(UNSTYLED) == []


def test_a_server_that_is_down_is_no_new_version_and_is_waited_for(company: Company) -> None:
    marta = at_home(company)
    marta.page.route(EVERYTHING, down)
    marta.presses(marta.page.get_by_role("link", name="Правила"))
    expect(alert(marta)).to_contain_text(LOST)
    marta.presses("Попробовать сейчас")
    marta.page.unroute(EVERYTHING)
    marta.reads("Правила")
    expect(alert(marta)).to_have_count(0)


def test_who_is_connected_again_waits_no_longer(company: Company) -> None:
    marta = at_home(company)
    marta.context.set_offline(True)
    marta.presses(marta.page.get_by_role("link", name="Накрыть стол"))
    expect(alert(marta)).to_contain_text(LOST)
    marta.context.set_offline(False)
    marta.reads("Новый стол")
    expect(alert(marta)).to_have_count(0)


def test_a_new_version_is_told_and_can_be_put_away(company: Company) -> None:
    marta = at_home(company)
    marta.page.route(re.compile("/assets/"), lambda route: route.fulfill(status=404))
    marta.presses(marta.page.get_by_role("link", name="Правила"))
    expect(alert(marta)).to_contain_text(NEW)
    marta.presses("Закрыть")
    expect(alert(marta)).to_have_count(0)
    marta.page.unroute_all()
    marta.page.reload()
    marta.reads("Правила")


def test_what_a_sheet_waits_for_is_told_in_it(company: Company) -> None:
    marta = at_home(company)
    marta.opens_quickly("dixit", {})
    code = re.compile(r"/dist-.*\.js")
    marta.page.route(code, down)
    marta.page.route(re.compile(r"/core-.*\.js"), down)
    marta.presses(re.compile("^Позвать"))
    dialog = marta.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text(LOST)
    marta.presses(dialog.get_by_role("button", name="Попробовать сейчас"))
    marta.page.unroute_all()
    expect(dialog.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    expect(alert(marta)).to_have_count(0)


def test_pictures_that_did_not_come_come_later(company: Company) -> None:
    marta = at_home(company)
    marta.opens_quickly("dixit", {})
    marta.adds_bots(2)
    pictures = re.compile(r"/decks/.*\.webp")
    marta.page.route(pictures, cut_off)
    with marta.page.expect_event("requestfailed"):
        marta.starts()
    expect(marta.hand().first).to_be_visible()
    marta.finds(f"{BLANK} > 3")
    marta.page.unroute(pictures)
    marta.finds(f"{BLANK} === 0")
    marta.finds("[...document.images].every((one) => one.naturalWidth > 0)")


def test_a_newcomer_waits_for_games_and_decks_that_were_lost(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    gleb = company.person("Глеб", "phone")
    gleb.forgiven += ["Failed to load resource"]
    catalogue = re.compile("/api/catalogue")
    gleb.page.route(catalogue, cut_off)
    gleb.goes(f"/t/{quote(marta.code)}")
    gleb.sees("Раскладываем карты")
    gleb.page.unroute(catalogue)
    gleb.page.get_by_role("textbox", name="Как вас зовут?").fill("Глеб")
    gleb.presses("Сесть за стол")
    gleb.reads(re.compile("За столом"))


@pytest.mark.parametrize("path", ["/join#{}", "/t/{}/circle", "/deck/dreams"])
def test_who_is_asked_to_try_again_can(company: Company, path: str) -> None:
    (marta,) = company.table("Марта", start=False)
    marta.forgiven += ["Failed to load resource"]
    asked = re.compile("/api/(join|tables/[^/]+/circle|decks/[^/]+)$")
    marta.page.route(asked, down)
    marta.goes(path.format(marta.link if "join" in path else marta.code))
    marta.reads("Что-то пошло не так")
    marta.page.unroute(asked)
    marta.presses("Попробовать ещё раз")
    expect(marta.page.get_by_text("Что-то пошло не так")).to_have_count(0)
    expect(marta.page.get_by_role("heading").first).to_be_visible()


def test_what_nobody_waits_for_any_longer_is_not_told_of(company: Company) -> None:
    marta = at_home(company)
    marta.page.route(EVERYTHING, down)
    marta.presses(marta.page.get_by_role("link", name="Правила"))
    expect(alert(marta)).to_contain_text(LOST)
    marta.page.go_back()
    expect(alert(marta)).to_have_count(0)
    code = re.compile(r"/Rules-.*js$")
    asked = len([one for one in marta.requests if code.search(one)])
    marta.page.evaluate("dispatchEvent(new Event('online'))")
    marta.page.wait_for_load_state("networkidle")
    assert len([one for one in marta.requests if code.search(one)]) == asked


def test_styles_lost_with_the_page_itself_come_by_themselves(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.forgiven += ["Failed to load resource", "preload"]
    style = re.compile(r"/(Rules|book)-.*css")
    marta.page.route(style, cut_off, times=1)
    with marta.page.expect_response(lambda one: one.ok and style.search(one.url) is not None):
        marta.goes("/rules")
    marta.reads("Правила")
    marta.page.wait_for_load_state("networkidle")
    assert marta.page.evaluate(UNSTYLED) == []
