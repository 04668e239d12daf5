"""What who came for the first time, alone, stumbled over."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

SMALL = {"width": 360, "height": 640}
IN_A_ROW = """() => new Set([...document.querySelectorAll(".row .btn")].map(
  (button) => Math.round(button.getBoundingClientRect().top))).size"""
SIZES = """() => [...new Set([...document.querySelectorAll(".owner .name")].map(
  (name) => getComputedStyle(name).fontSize))]"""
CUT = """() => [...document.querySelectorAll(".owner .name")]
  .filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent)"""
ROWS = """() => [...document.querySelectorAll(".poem.compact li")].map((line) => {
  const { top, height, left } = line.getBoundingClientRect();
  const sign = line.closest(".side").querySelector("h2").getBoundingClientRect();
  return height < 24 && left >= sign.right && top >= sign.top - 3;
})"""
"""Of every judged line whether it is one row beside the sign of its side."""
BELOW = """() => {
  const poem = document.querySelector(".poem.compact");
  return poem.getBoundingClientRect().bottom
    - poem.querySelector("header").getBoundingClientRect().bottom;
}"""

PAINTED = "(node) => getComputedStyle(node).backgroundColor"


def at_result(person: Person) -> bool:
    """Whether a round lies open before somebody."""
    way_on = person.page.locator(".play[data-phase=reveal] .dock .btn.pri")
    return way_on.count() > 0


def kept(person: Person) -> Any:
    return json.loads(person.page.evaluate("localStorage['namyok.prefs']"))


def test_nothing_under_the_question_who_begins_reads_as_its_answer(company: Company) -> None:
    nina = company.person("Нина", "phone", viewport=SMALL)
    nina.goes("/")
    nina.presses(re.compile("15 минут"))
    nina.reads("Кто начнёт?")
    nina.settles()
    expect(nina.page.locator(".news")).to_have_count(0)
    nina.presses(re.compile("Разговор"))
    nina.sees("Вы начинаете игру")


def test_a_rabbit_and_a_name_are_the_same_alone_and_at_a_new_table(company: Company) -> None:
    nina = company.person("Нина", "phone", viewport=SMALL)
    nina.goes("/")
    nina.presses(re.compile("15 минут"))
    nina.reads("Кто начнёт?")
    (mine,) = [seat for seat in nina.view["seats"] if not seat["bot"]]
    assert kept(nina)["colour"] == mine["colour"]
    nina.goes("/new")
    nina.page.locator("input").first.fill("Нина")
    nina.finds("() => JSON.parse(localStorage['namyok.prefs']).name === 'Нина'")
    assert kept(nina)["colour"] == mine["colour"]
    nina.goes("/new")
    expect(nina.page.locator("input").first).to_have_value("Нина")


@pytest.mark.parametrize("width", [360, 390])
def test_both_buttons_of_a_dock_stand_in_one_row(company: Company, width: int) -> None:
    (marta,) = company.table(
        *("Марта",), bots=2, start=False, devices=("phone",), viewport={**SMALL, "width": width}
    )
    assert marta.page.evaluate(IN_A_ROW) == 1
    marta.starts()
    marta.reads(re.compile("."))
    marta.opens_menu()
    marta.presses("Закончить игру")
    marta.presses(marta.page.locator("dialog .btn.bad, dialog .btn.pri").last)
    expect(marta.button("Сыграть ещё раз")).to_be_visible()
    marta.settles()
    assert marta.page.evaluate(IN_A_ROW) == 1


def test_what_a_bot_says_stands_under_the_points_of_a_result(company: Company) -> None:
    (marta,) = company.table("Марта", bots=4, devices=("phone",), viewport=SMALL)
    play(marta, until=at_result)
    expect(marta.page.locator(".remark")).to_have_count(0)
    marta.settles()
    assert len(marta.page.evaluate(SIZES)) == 1
    assert marta.page.evaluate(CUT) == []
    marta.presses(re.compile("Разговор"))
    marta.page.get_by_placeholder("Сообщение").fill("привет")
    marta.presses("Отправить")
    expect(marta.page.locator(".remark")).to_have_count(1)


def test_a_green_marker_is_green_and_has_a_sign(company: Company) -> None:
    (marta,) = company.table("Марта", bots=5, game="party", devices=("phone",))
    play(marta, until=asked_for("vote"))
    one, other = [n for n in range(1, 7) if n not in marta.view["game"]["own_numbers"]][:2]
    marta.presses(re.compile(f"^Карта {one}\\b"))
    marta.presses(re.compile(f"^Карта {other}\\b"))
    green = marta.button(re.compile(f"^Карта {one}\\b.*Зелёный"))
    expect(green.locator(".disc svg")).to_have_count(1)
    seal, disc = (green.locator(one).evaluate(PAINTED) for one in (".no", ".disc"))
    assert seal == disc
    red = marta.button(re.compile(f"^Карта {other}\\b.*Красный"))
    expect(red.locator(".disc.red svg")).to_have_count(1)


def test_judged_lines_are_rows_and_a_lone_hint_has_no_box_under_it(company: Company) -> None:
    both = company.table(
        *("Марта", "Глеб"), bots=2, game="poetry", devices=("phone", "phone"), viewport=SMALL
    )

    def laying(judged: int) -> Person | None:
        """Who of them lays a line where so many are judged."""
        for person in both:
            game = person.view["game"]
            lines = [line for line in game["poem"] if line["fits"] is not None]
            if len(lines) >= judged and any(one["do"] == "add_line" for one in game["offers"]):
                return person
        return None

    def somebody(judged: int) -> Callable[[Person], bool]:
        return lambda _: laying(judged) is not None

    for judged in (0, 2):
        play(*both, until=somebody(judged))
        one = laying(judged)
        assert one is not None
        one.reads("Строка или отгадка?")
        one.settles()
        rows = one.page.evaluate(ROWS)
        assert all(rows)
        assert rows or one.page.evaluate(BELOW) < 12


@pytest.mark.long
def test_the_last_result_is_announced_as_all_others_are(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("desk",))
    play(
        marta,
        until=lambda one: at_result(one) and one.view["stage"] == "over",
        within=200,
    )
    expect(marta.page.locator("p.vh[role=status]")).to_have_text("Итог.")
