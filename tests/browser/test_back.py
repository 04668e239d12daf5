"""What a tap has opened inside a game, the browser's own "back" closes, and leaves no table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

pytestmark = pytest.mark.long


def back(person: Person) -> None:
    """As soon as the page has a step to go back."""
    person.finds("history.state?.layer > 0")
    person.page.go_back()


def test_back_from_naming_a_story_and_from_swapping_leads_to_the_lines(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, game="poetry", devices=("phone",))
    play(marta, until=lambda one: "Отгадать" in one.seen.open)
    table = marta.page.url
    for opens, opened, closes in (
        ("Отгадать", "О какой истории стихи?", "К строкам"),
        ("Сменить одну", "Какую строку сменить?", "Отмена"),
    ):
        marta.presses(opens)
        marta.reads(opened)
        back(marta)
        marta.reads("Строка или отгадка?")
        marta.page.go_forward()
        marta.reads(opened)
        marta.presses(closes)
        marta.reads("Строка или отгадка?")
        expect(marta.page).to_have_url(table)
    # A story that was looked at closely and chosen there is named in the same view.
    marta.presses(marta.stories().first)
    marta.presses(re.compile("^Выбрать № "))
    marta.reads("О какой истории стихи?")
    back(marta)
    marta.reads("Строка или отгадка?")
    marta.page.go_back()
    expect(marta.page).not_to_have_url(table)


def test_back_from_what_is_chosen_leads_to_what_there_is_to_choose(company: Company) -> None:
    marta, gleb = company.person("Марта", "phone"), company.person("Глеб", "phone")
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    table = marta.page.url
    marta.presses(marta.hand().nth(1))
    hero = marta.page.locator(".hero")
    expect(hero).to_be_visible()
    marta.page.get_by_label("Ваш намёк").fill("Дорога домой")
    back(marta)
    expect(hero).to_have_count(0)
    expect(marta.page.get_by_label("Ваш намёк")).to_have_value("Дорога домой")
    marta.page.go_forward()
    expect(hero).to_be_visible()
    expect(marta.page).to_have_url(table)
    gleb.goes("/")
    gleb.presses("Научиться «Поэзии»")
    gleb.reads("Выберите историю и первую строку")
    gleb.presses(gleb.stories().nth(1))
    expect(gleb.button("Выберите строку")).to_be_visible()
    back(gleb)
    expect(gleb.button("Выберите историю")).to_be_visible()
    gleb.presses(gleb.stories().nth(1))
    gleb.presses(gleb.lines().get_by_role("button").first)
    gleb.presses(re.compile("^Загадать историю"))
    gleb.reads("Остальные ищут вашу историю")


def test_what_a_move_closes_leaves_no_step_to_go_back(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    play(marta, until=asked_for("give_clue"), within=30)
    steps = marta.page.evaluate("history.length")
    table = marta.page.url
    marta.tells("Дорога домой")
    marta.steps("Карты")
    marta.finds("!history.state?.layer")
    assert marta.page.evaluate("history.length") <= steps + 1
    expect(marta.page).to_have_url(table)


def test_back_folds_what_points_are_for_and_stays_at_the_result(company: Company) -> None:
    (marta,) = company.table("Марта", bots=4, devices=("phone",))
    play(marta, until=asked_for("next"))
    table = marta.page.url
    rows = marta.page.get_by_role("list", name="Очки").get_by_role("button")
    for row in (rows.nth(0), rows.nth(1)):
        marta.presses(row)
        expect(row).to_have_attribute("aria-expanded", "true")
    back(marta)
    expect(rows.nth(1)).to_have_attribute("aria-expanded", "false")
    expect(marta.page).to_have_url(table)
    marta.look()
    assert marta.seen.asks_for == "next"


def test_forward_opens_the_sheets_of_a_lobby_again(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, devices=("phone",), start=False)
    sheet = marta.page.get_by_role("dialog")
    for name in ("Одиссея", "Картинки", "Время на ход", "Свои правила"):
        marta.presses(marta.button(re.compile(f"^{name}")).first)
        title = sheet.get_attribute("aria-label")
        back(marta)
        expect(sheet).to_have_count(0)
        marta.page.go_forward()
        expect(sheet).to_have_attribute("aria-label", str(title))
        marta.closes()
        expect(sheet).to_have_count(0)
        marta.finds("!history.state?.layer")


def test_forward_asks_a_question_again(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, devices=("phone",), start=False)
    marta.opens_menu()
    marta.presses("Встать из-за стола")
    question = marta.page.get_by_text("Уйти от этого стола?")
    expect(question).to_be_visible()
    back(marta)
    expect(question).to_have_count(0)
    marta.page.go_forward()
    expect(question).to_be_visible()
    marta.presses("Отмена")
    expect(question).to_have_count(0)
