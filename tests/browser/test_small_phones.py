"""On a small phone nothing is cut off, and what one decides by is in sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play

SMALL = {"width": 360, "height": 640}
SEALS = """() => [...document.querySelectorAll("main .no")].filter((seal) => {
  const { left, top, width, bottom } = seal.getBoundingClientRect();
  if (bottom > document.querySelector(".dock").getBoundingClientRect().top) return false;
  return !seal.closest(".card").contains(document.elementFromPoint(left + width / 2, top + 1));
}).map((seal) => seal.textContent)"""
"""Numbers over cards whose upper edge is not to be seen."""
SPILLED = """() => [...document.querySelectorAll(".dock .btn")]
  .filter((button) => button.scrollHeight > button.clientHeight + 1)
  .map((button) => button.textContent)"""
HIDDEN = """() => {
  const view = document.querySelector(".words").getBoundingClientRect();
  const hand = document.querySelector(".lines header").getBoundingClientRect();
  return [...document.querySelectorAll(".poem li")].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top < view.top || bottom > Math.min(hand.top, view.bottom);
  }).map((line) => line.textContent);
}"""
"""Judged lines that are not between the stories and the own lines."""
ROWS = """() => {
  const tops = [...document.querySelectorAll(".stories li")].map((one) => one.offsetTop);
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}"""


@pytest.mark.parametrize("bots", [4, 8])
def test_numbers_over_cards_of_a_vote_are_whole_also_of_a_chosen_one(
    company: Company, bots: int
) -> None:
    (marta,) = company.table("Марта", bots=bots, devices=("phone",), viewport=SMALL)
    play(marta, until=asked_for("vote"))
    for size in ((360, 640), (390, 844)):
        marta.page.set_viewport_size({"width": size[0], "height": size[1]})
        marta.settles()
        assert marta.page.evaluate(SEALS) == []
    first = 1 if 1 not in marta.view["game"]["own_numbers"] else 2
    marta.presses(re.compile(f"^Карта {first}\\b"))
    expect(marta.button(re.compile(f"^Голосовать за № {first}$"))).to_be_visible()
    marta.settles()
    assert marta.page.evaluate(SEALS) == []


def test_words_stay_within_their_buttons(company: Company) -> None:
    (marta,) = company.table("Марта", bots=5, game="team", devices=("phone",), viewport=SMALL)
    play(marta, until=asked_for("give_cards"))
    marta.settles()
    assert marta.page.evaluate(SPILLED) == []


def test_what_was_judged_is_in_sight_while_one_chooses_a_line(company: Company) -> None:
    marta, gleb = company.table(
        "Марта", "Глеб", bots=2, game="poetry", devices=("phone", "phone"), viewport=SMALL
    )

    def lays_after_others(view: Any) -> bool:
        game = view["game"]
        judged = [line for line in game["poem"] if line["fits"] is not None]
        return bool(judged) and any(one["do"] == "add_line" for one in game["offers"])

    both = (marta, gleb)
    play(*both, until=lambda _: any(lays_after_others(one.view) for one in both))
    one = next(one for one in both if lays_after_others(one.view))
    one.reads("Строка или отгадка?")
    one.settles()
    assert one.page.evaluate(HIDDEN) == []
    assert one.page.evaluate(ROWS) in ([6], [3, 3])


def test_a_long_sheet_is_scrolled_by_a_finger_to_its_end(company: Company) -> None:
    (marta,) = company.table("Марта", start=False, devices=("phone",), viewport=SMALL)
    marta.presses(re.compile("^Свои правила"))
    last = marta.page.locator("dialog .content > :last-child")
    last.wait_for()
    marta.settles()
    marta.page.mouse.move(180, 500)
    marta.page.mouse.wheel(0, 5000)
    marta.finds(
        "document.querySelector('dialog .content > :last-child').getBoundingClientRect().bottom"
        " <= innerHeight"
    )


def test_a_pause_is_scrolled_to_its_end_and_leaves_who_knocks_to_be_answered(
    company: Company,
) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    marta.opens_menu()
    marta.presses("Пауза")
    marta.reads("Пауза")
    marta.page.set_viewport_size({"width": 320, "height": 256})
    nina = company.person("Нина")
    nina.comes(marta.code)
    nina.presses("Постучаться")
    marta.presses("Впустить")
    nina.reads("Пауза")
    for name in ("Продолжить", "Стол"):
        button = marta.page.get_by_role("dialog", name="Пауза").get_by_role("button", name=name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)


def test_a_sign_lies_on_no_words_of_a_phone_on_its_side(company: Company) -> None:
    lying = {"width": 844, "height": 390}
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",), viewport=lying)
    gleb.presses(re.compile("^Разговор"))
    gleb.presses(gleb.page.get_by_role("group", name="Реакции").get_by_role("button").first)
    sign = marta.page.locator(".reactions p").filter(has_text="Глеб")
    sign.wait_for()
    left = "(one) => one.getBoundingClientRect().left"
    right = "document.querySelector('.play > header').getBoundingClientRect().right"
    assert sign.evaluate(left) > marta.page.evaluate(right)


ACTS = {
    "dixit": ("come_forward", "give_clue", "next", "give_cards", "vote", "next"),
    "poetry": ("move", "guess_story"),
}


@pytest.mark.parametrize("game", ACTS)
def test_where_the_page_scrolls_every_act_begins_at_its_task(company: Company, game: str) -> None:
    """At 400 %: a finger leaves the page before at its end."""
    (marta,) = company.table(
        "Марта", bots=3, game=game, options={"cycles": 1}, viewport={"width": 320, "height": 256}
    )
    for task in ACTS[game]:
        play(marta, until=asked_for(task))
        assert marta.page.evaluate("scrollY") == 0, task
        marta.page.evaluate("scrollTo(0, 1e6)")
