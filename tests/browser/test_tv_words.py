"""A clue of any length has its place on the TV, and lies on nothing else."""

import pytest

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.test_tv import tv

pytestmark = pytest.mark.long

CLUE = (
    "Ночная <b>смена</b>: когда все окна смотрят на тебя 🦉 and nobody in the whole wide city "
    "dares to blink, not even once, because somebody may still be waiting for the last tram home, "
    "and it is late."
)

SPILLS = """() => {
  const main = document.querySelector("main");
  const clue = main.querySelector(".slip");
  const box = clue.parentElement.parentElement;
  const parts = [...main.querySelectorAll(
    ".card, .steps, h1, h2, .task, ol > li, ul > li, .players li, .corner, .clock > *, p",
  )].filter((one) => !one.contains(clue) && !clue.contains(one) && one.checkVisibility());
  const at = (one) => one.getBoundingClientRect();
  // A slip in the evening is tilted a little.
  const slack = 6;
  const words = at(clue);
  const lies = ({ left, right, top, bottom }) =>
    left < words.right - slack && right > words.left + slack &&
    top < words.bottom - slack && bottom > words.top + slack;
  const on = parts.filter((one) => lies(at(one))).map((one) => one.outerHTML.slice(0, 120));
  if (at(box.firstElementChild).bottom > at(box).bottom + 1) on.push("it is higher than its place");
  if (words.bottom > innerHeight || words.right > innerWidth || words.left < 0)
    on.push("it leaves the screen");
  return on;
}"""


def size_of(screen: Person, selector: str) -> float:
    """How large the letters are, in px."""
    size: float = screen.page.locator(selector).first.evaluate(
        "(one) => parseFloat(getComputedStyle(one).fontSize)"
    )
    return size


@pytest.mark.parametrize("letters", [10, 60, 120, 200])
@pytest.mark.parametrize("bots", [2, 9])
def test_a_clue_of_any_length_fits_every_page_of_the_tv(
    company: Company, letters: int, bots: int
) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=bots)
    screen = tv(company, marta)
    play(marta, until=asked_for("give_clue"))
    marta.tells(CLUE[:letters].strip())
    for step, asked in (("Карты", "give_cards"), ("Голоса", "vote"), ("Итог", "next")):
        play(gleb, until=asked_for(asked))
        screen.page.locator("[aria-current=step]", has_text=step).wait_for()
        screen.page.locator(".slip").wait_for()
        screen.settles()
        assert screen.page.evaluate(SPILLS) == [], step
    assert size_of(screen, ".slip") >= size_of(screen, ".why")
