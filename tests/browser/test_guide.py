"""A newcomer is told what is what: two rounds by the hand, the rules, and the pictures."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.test_access import Reader

pytestmark = pytest.mark.long

MARK = "Понятно"
UNREAD = 1_000
"""Milliseconds in which nobody has read a tip."""
PAGES = ("", "/dixit-2008", "/odyssey", "/party", "/team", "/poetry", "/own-rules")


def waits_until_understood(learner: Person, words: str, phase: str) -> None:
    """The bots, who need no time here, do nothing until the learner has understood."""
    learner.sees(words)
    learner.sees("Боты подождут, пока вы читаете")
    learner.page.wait_for_timeout(300)
    assert learner.view["game"]["phase"] == phase
    assert len(learner.view["game"]["waiting"]) == learner.view["game"]["players"] - 1
    learner.presses(MARK)
    learner.knows(lambda view: view["game"]["phase"] != phase)


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_newcomer_tells_a_round_and_finds_in_the_next(company: Company, device: str) -> None:
    reader = Reader()
    marta = company.person("Марта", device)
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    assert "come_forward" not in {one.get("do") for one in marta.view["game"]["offers"]}
    marta.sees("За столом вы и четыре бота.")
    reader.reads(marta, "guided telling")
    marta.presses(MARK)
    marta.sees("Начинаете вы.")
    marta.page.reload()
    marta.sees("Начинаете вы.")
    marta.presses(MARK)
    expect(marta.button(MARK)).to_have_count(0)
    play(marta, until=lambda one: one.seen.step == "Карты")
    waits_until_understood(marta, "Остальные подкладывают похожие карты", "giving")
    waits_until_understood(marta, "Хорошо, если вашу карту найдут некоторые", "voting")
    marta.look()
    assert marta.seen.asks_for == "next"
    marta.sees("В следующем раунде ищете вы.")
    reader.reads(marta, "guided reveal")
    marta.presses(re.compile("^Дальше"))
    play(marta, until=lambda one: one.seen.step == "Голоса")
    marta.sees("Найдёте её")
    # A mark that comes before the way on is pressed away by whoever only wants to go on.
    play(marta, until=lambda one: one.seen.step == "Итог")
    marta.sees("И очко за каждый голос на вашей карте.")
    marta.presses(re.compile("^Дальше"))
    marta.reads("Вот и вся игра")
    reader.reads(marta, "end of the lesson")
    if device == "phone":
        marta.page.go_back()
    else:
        marta.presses("Играть дальше")
    expect(marta.page.get_by_role("dialog")).to_have_count(0)
    marta.page.reload()
    marta.page.get_by_role("button", name=re.compile("Что сейчас")).wait_for()
    expect(marta.button(MARK)).to_have_count(0)
    # Who plays on has a table like any other.
    marta.goes("/")
    expect(marta.page.get_by_role("link", name=re.compile("^Продолжить: "))).to_be_visible()
    reader.judge()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_newcomer_learns_poetry_by_telling_and_by_guessing(company: Company, device: str) -> None:
    reader = Reader()
    marta = company.person("Марта", device)
    marta.goes("/")
    marta.presses("Научиться «Поэзии»")
    marta.reads("Выберите историю и первую строку")
    marta.sees("За столом вы и два бота.")
    marta.presses(MARK)
    marta.sees("Начинаете вы.")
    reader.reads(marta, "poem to tell")
    play(marta, until=lambda one: one.view["game"]["last"] is not None)
    marta.sees("Отгадавшему")
    reader.reads(marta, "told poem")
    marta.presses(re.compile("^Дальше"))
    play(marta, until=lambda one: "Отгадать" in one.seen.open)
    marta.sees("Положите строку о той истории")
    reader.reads(marta, "poem to guess")
    play(marta, until=asked_for("next"))
    marta.presses(re.compile("^Дальше"))
    marta.reads("Вот и вся игра")
    marta.sees("Загадать, сложить стихи, отгадать.")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    marta.goes("/")
    marta.button("Сыграть одному").wait_for()
    expect(marta.page.get_by_role("link", name=re.compile("^Продолжить: "))).to_have_count(0)
    reader.judge()


def test_on_the_smallest_phone_the_way_on_is_always_on_the_screen(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.page.set_viewport_size({"width": 360, "height": 640})
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    way_on = marta.page.locator(".dock .btn.pri")
    expect(way_on).to_be_in_viewport(ratio=1)
    play(marta, until=asked_for("next"))
    expect(way_on).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_a_tip_leaves_in_sight_what_it_speaks_of_and_what_is_asked_for(
    company: Company, size: tuple[int, int]
) -> None:
    marta = company.person("Марта", "phone")
    marta.page.set_viewport_size({"width": size[0], "height": size[1]})
    marta.goes("/")
    marta.presses("Научиться «Поэзии»")
    tip = marta.page.get_by_role("button", name=re.compile("^Подсказка"))
    for words in ("За столом вы и два бота.", "Начинаете вы."):
        marta.sees(words)
        expect(marta.stories()).to_have_count(5)
        for story in marta.stories().all():
            expect(story).to_be_in_viewport(ratio=1)
        if size[1] > 740:
            for line in marta.lines().all()[:2]:
                expect(line).to_be_in_viewport(ratio=0.95)
        if "бота" in words:
            marta.presses(MARK)
    expect(tip).to_have_attribute("aria-expanded", "true")
    marta.page.wait_for_timeout(UNREAD)
    marta.presses(marta.stories().nth(1))
    expect(tip).to_have_attribute("aria-expanded", "false")
    # Folded it is a whole word, never the beginning of a sentence.
    expect(tip).to_have_text("Подсказка")
    assert tip.evaluate("(e) => e.scrollWidth <= e.clientWidth && e.clientHeight < 60")
    for line in marta.lines().all()[:3]:
        expect(line).to_be_in_viewport(ratio=0.95)
    marta.presses(tip)
    expect(tip).to_have_attribute("aria-expanded", "true")
    marta.presses(marta.lines().get_by_role("button").first)
    # What its reader has unfolded stays so.
    expect(tip).to_have_attribute("aria-expanded", "true")
    marta.presses(re.compile("^Загадать историю № "))
    marta.sees("Остальные по очереди кладут строки")
    marta.presses(MARK)
    marta.sees("Кружки под именем")
    expect(marta.page.get_by_role("list", name="Очки")).to_be_in_viewport(ratio=1)
    play(marta, until=lambda one: "Отгадать" in one.seen.open)
    marta.sees("Положите строку о той истории")
    for line in marta.lines().all()[:2]:
        expect(line).to_be_in_viewport(ratio=0.5)
    expect(marta.page.locator(".hint")).to_be_in_viewport(ratio=0.95)


TAPS = """async (cards) => {
  for (const one of cards) {
    one.click();
    await new Promise(requestAnimationFrame);
  }
}"""


def test_a_tip_stays_whole_under_a_tap_that_was_meant_for_what_was_there_before(
    company: Company,
) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.sees("За столом вы и четыре бота.")
    card, understood = marta.hand().first, marta.button(MARK)
    both = [understood.element_handle(), card.element_handle()]
    marta.page.evaluate(TAPS, both)
    tip = marta.page.get_by_role("button", name=re.compile("^Подсказка"))
    expect(tip).to_contain_text("Начинаете вы.")
    expect(tip).to_have_attribute("aria-expanded", "true")
    marta.page.wait_for_timeout(UNREAD)
    marta.chooses(1)
    expect(tip).to_have_attribute("aria-expanded", "false")


def test_on_a_phone_on_its_side_a_tip_leaves_the_question_whole(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.page.set_viewport_size({"width": 844, "height": 390})
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    for card in marta.hand().all():
        expect(card).to_be_in_viewport(ratio=1)

    def votes(one: Person) -> bool:  # by the view: a page on its way there has a tip to press away
        game = one.view["game"]
        return bool(game["round"] == 2 and game["phase"] == "voting")

    play(marta, until=votes)
    marta.sees("Найдёте её")
    for part in (marta.page.locator(".head h1"), marta.page.locator(".head .clue")):
        expect(part).to_be_in_viewport(ratio=1)
    for card in marta.on_table().all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_party_on_a_phone_shows_all_cards_and_the_whole_task(
    company: Company, size: tuple[int, int]
) -> None:
    (marta,) = company.table("Марта", bots=5, game="party", devices=("phone",))
    marta.clue = "Никогда больше"
    play(marta, until=asked_for("vote"))
    marta.page.set_viewport_size({"width": size[0], "height": size[1]})
    marta.settles()
    for part in (marta.page.locator(".head h1"), marta.page.locator(".head .note")):
        expect(part).to_be_in_viewport(ratio=1)
    assert marta.page.locator(".head").evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
    for card in marta.on_table().all():
        expect(card).to_be_in_viewport(ratio=1)
        assert card.evaluate("(e) => e.clientWidth") >= 78


def test_on_a_phone_lines_scroll_beside_their_stories(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, game="poetry", devices=("phone",))
    play(marta, until=lambda one: one.seen.asks_for in ("move", "lay_hint"))
    for width, height in ((390, 844), (360, 640)):
        marta.page.set_viewport_size({"width": width, "height": height})
        marta.settles()
        if height < 740 and marta.seen.asks_for == "lay_hint":
            # A task of two lines leaves no room for both: the page scrolls as a whole.
            expect(marta.lines().first).to_be_in_viewport()
            continue
        expect(marta.lines().first).to_be_in_viewport(ratio=0.6)
        marta.lines().last.scroll_into_view_if_needed()
        for story in marta.stories().all():
            expect(story).to_be_in_viewport(ratio=1)
        marta.lines().first.scroll_into_view_if_needed()


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
    expect(sheet.get_by_role("listitem").first).to_have_text(re.compile("^Придумывайте"))
    expect(sheet.get_by_text("Назначать никого не нужно")).to_have_count(0)
    expect(sheet.get_by_text("Карт в полной руке: 6")).to_be_visible()
    whole = sheet.get_by_role("link", name="Все правила с примерами")
    expect(whole).to_have_attribute("href", "/rules/party#1")
    expect(whole).to_have_attribute("target", "_blank")
    reader.reads(marta, "what now")
    reader.judge()


def test_what_now_is_three_lines_about_this_table(company: Company) -> None:
    (marta,) = company.table("Марта", bots=4, devices=("phone",))
    play(marta, until=asked_for("next"))
    marta.presses(re.compile("Что сейчас"))
    sheet = marta.page.get_by_role("dialog", name="Что сейчас?")
    lines = sheet.get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.last).to_contain_text("не больше 3")
    for elsewhere in ("7–12", "маркер", "Наше прочтение", "Конец раунда"):
        expect(sheet.get_by_text(elsewhere)).to_have_count(0)
    expect(sheet.get_by_role("link", name="Все правила")).to_be_in_viewport()


def test_every_rule_page_can_be_read(company: Company) -> None:
    reader = Reader()
    marta, gleb = company.person("Марта", "phone"), company.person("Глеб", "desk")
    for page, person in zip(PAGES, cycle((marta, gleb)), strict=False):
        person.goes(f"/rules{page}")
        person.page.locator("main a, main section").first.wait_for()
        reader.reads(person, f"rules {page}")
    marta.forgiven += ["404"]
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
    marta.sees("Автор: Намёк")
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
