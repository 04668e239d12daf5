"""A newcomer is told what is what: one round by the hand, the rules, and the pictures."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.test_access import Reader

MARK = "Убрать подсказку"
PAGES = ("", "/dixit-2008", "/odyssey", "/party", "/team", "/poetry", "/own-rules")


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_newcomer_is_led_through_the_first_round(company: Company, device: str) -> None:
    reader = Reader()
    marta = company.person("Марта", device)
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Кто начнёт?")
    marta.sees("Это ваши карты.")
    reader.reads(marta, "guided race")
    marta.page.reload()
    marta.sees("Это ваши карты.")
    marta.presses("Рассказываю я!")
    marta.sees("Пусть поймут некоторые, но не все.")
    reader.reads(marta, "guided telling")
    marta.presses(MARK)
    expect(marta.button(MARK)).to_have_count(0)
    play(marta, until=asked_for("next"))
    marta.sees("И очко за каждый голос на вашей карте.")
    reader.reads(marta, "guided reveal")
    marta.presses(re.compile("^Дальше"))
    marta.reads("Вот и вся игра")
    reader.reads(marta, "end of the guided round")
    marta.presses("Играть дальше")
    marta.page.reload()
    marta.page.get_by_role("button", name=re.compile("Что сейчас")).wait_for()
    expect(marta.button(MARK)).to_have_count(0)
    reader.judge()


def test_on_the_smallest_phone_the_way_on_is_always_on_the_screen(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.page.set_viewport_size({"width": 360, "height": 640})
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Кто начнёт?")
    way_on = marta.page.locator(".dock .btn.pri")
    expect(way_on).to_be_in_viewport(ratio=1)
    play(marta, until=asked_for("next"))
    expect(way_on).to_be_in_viewport(ratio=1)


def test_a_swipe_beyond_the_first_card_stays_in_the_game(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, devices=("phone",))
    table = marta.page.url
    marta.presses(marta.hand().first)
    large = marta.page.get_by_role("dialog", name="Рассмотреть")
    expect(large).to_be_visible()
    finger = marta.context.new_cdp_session(marta.page)
    for x in range(60, 360, 20):
        kind = "touchStart" if x == 60 else "touchMove"
        points = [{"x": x, "y": 300}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        marta.page.wait_for_timeout(16)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    marta.page.wait_for_timeout(500)
    assert marta.page.url == table
    expect(large).to_be_visible()


def test_what_now_answers_by_the_book_of_this_game(company: Company) -> None:
    reader = Reader()
    (marta,) = company.table("Марта", bots=5, game="party", options={"hand": 6})
    marta.presses(re.compile("Что сейчас"))
    sheet = marta.page.get_by_role("dialog", name="Что сейчас?")
    expect(sheet.get_by_role("heading", name="Первый рассказчик")).to_be_visible()
    expect(sheet.get_by_text("До этого руки закрыты у всех.")).to_be_visible()
    expect(sheet.get_by_text("Карт в полной руке: 6")).to_be_visible()
    whole = sheet.get_by_role("link", name="Все правила с примерами")
    expect(whole).to_have_attribute("href", "/rules/party#1")
    expect(whole).to_have_attribute("target", "_blank")
    reader.reads(marta, "what now")
    reader.judge()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_every_rule_page_can_be_read(company: Company, device: str) -> None:
    reader = Reader()
    marta = company.person("Марта", device)
    for page in PAGES:
        marta.goes(f"/rules{page}")
        marta.page.locator("main a, main section").first.wait_for()
        reader.reads(marta, f"rules {page}")
    marta.goes("/rules/nothing")
    marta.reads("Таких правил нет")
    reader.judge()


def test_another_language_keeps_the_place(company: Company) -> None:
    marta = company.person("Марта", "desk")
    marta.goes("/rules/odyssey#6")
    marta.reads("Очки")
    points = marta.page.locator("[id='6'] h2")
    expect(points).to_be_in_viewport()
    expect(points).to_be_focused()
    marta.page.get_by_role("navigation").get_by_role("link", name="Стол", exact=True).click()
    expect(marta.page.locator("[id='4'] h2")).to_be_in_viewport()
    assert marta.page.url.endswith("/rules/odyssey#4")
    marta.page.go_back()
    expect(points).to_be_in_viewport()
    # The switch is at the top of the page; a keyboard reaches it from anywhere.
    marta.page.get_by_role("button", name="English").dispatch_event("click")
    marta.reads("Points")
    expect(points).to_be_in_viewport()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_gallery_shows_every_deck(company: Company, device: str) -> None:
    reader = Reader()
    marta = company.person("Марта", device)
    marta.goes("/")
    marta.presses(marta.page.get_by_role("link", name="Картинки"))
    marta.reads("Сны")
    marta.sees("Лицензия: CC BY 4.0")
    reader.reads(marta, "gallery")
    marta.presses(marta.page.get_by_role("link", name=re.compile("Сны")))
    cards = marta.page.get_by_role("button", name=re.compile("^Карта [0-9]+ из 84: [А-ЯЁ]"))
    expect(cards).to_have_count(84)
    reader.reads(marta, "deck")
    marta.presses(cards.nth(4))
    large = marta.page.get_by_role("dialog", name="Рассмотреть")
    expect(large.get_by_text("5 / 84")).to_be_visible()
    expect(large.get_by_role("img")).to_be_in_viewport(ratio=1)
    marta.page.keyboard.press("ArrowRight")
    expect(large.get_by_text("6 / 84")).to_be_visible()
    marta.closes()
    expect(cards.nth(5)).to_be_focused()
    reader.judge()
