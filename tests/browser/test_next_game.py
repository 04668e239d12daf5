"""After the end: who chooses what is played next, and all others see it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, play
from tests.browser.test_tv import tv

pytestmark = pytest.mark.long

MIDDLE = """() => {
  const at = (one) => one.getBoundingClientRect();
  const middle = ({ left, right }) => (left + right) / 2;
  // As with two on it, who share a place.
  const [, , third] = document.querySelectorAll(".podium > li");
  if (third) third.style.display = "none";
  const steps = [...document.querySelectorAll(".podium > li")].slice(0, 2).map(at);
  const all = {
    left: Math.min(...steps.map((one) => one.left)),
    right: Math.max(...steps.map((one) => one.right)),
  };
  const off = middle(all) - middle(at(document.querySelector("ol.podium")));
  if (third) third.style.display = "";
  return off;
}"""


def test_all_see_which_game_the_host_chooses_after_the_end(company: Company) -> None:
    marta, gleb = company.table(
        "Марта", "Глеб", bots=4, options={"points_to_win": 3}, devices=("desk", "phone")
    )
    screen = tv(company, marta)
    play(marta, gleb)
    gleb.sees("Новую игру начнёт хозяин стола: Марта")
    screen.sees("Новую игру начнёт хозяин стола: Марта")
    for one in (marta, gleb, screen):
        one.settles()
        assert abs(one.page.evaluate(MIDDLE)) < 2, "a podium of two stands in the middle"
    marta.presses("Другая игра")
    marta.presses(marta.page.get_by_role("button", name=re.compile("^Одиссея")))
    marta.presses(marta.page.get_by_role("radio", name=re.compile("^Команды")))
    gleb.sees("Марта выбирает: Команды")
    screen.reads("Садитесь играть")
    expect(screen.page.get_by_role("heading", name="Команды")).to_be_visible()
    expect(screen.page.locator("li > .one + .one")).to_have_count(3)
    gleb.presses("К столу")
    gleb.reads("За столом шестеро")


def test_the_news_of_the_tv_lies_on_no_words_of_lobby_and_end(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False)
    screen = tv(company, marta)

    def lies_on(selector: str) -> list[str]:
        expect(screen.page.locator(".news")).to_be_visible()
        found: list[str] = screen.page.evaluate(
            """(selector) => {
              const news = document.querySelector(".news").getBoundingClientRect();
              return [...document.querySelectorAll(selector)]
                .filter((one) => one.getBoundingClientRect().bottom > news.top)
                .map((one) => one.textContent);
            }""",
            selector,
        )
        return found

    assert lies_on("main .keys, main .now") == []
    marta.starts()
    marta.opens_menu()
    marta.presses("Закончить игру")
    sure = marta.page.get_by_role("dialog", name=re.compile("^Закончить игру для всех"))
    marta.presses(sure.get_by_role("button", name="Закончить игру"))
    screen.reads("Игру остановили")
    assert lies_on("footer p") == []
    gleb.reads("Игру остановили")
