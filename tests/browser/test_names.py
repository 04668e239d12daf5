"""Names are read whole wherever there is room for them, and no word of one is ever broken."""

import re
from typing import Any

import pytest

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

BROKEN = """() => [...document.querySelectorAll(".name")]
  .filter((e) => e.checkVisibility() && e.firstChild?.nodeType === Node.TEXT_NODE)
  .flatMap((e) => {
    const text = e.firstChild;
    const top = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    return [...text.data.matchAll(/[^\\s-]+/gu)]
      .map((word) => [word[0], top(word.index), top(word.index + word[0].length - 1)])
      .filter(([, first, last]) => Math.abs(first - last) > 2)
      .map(([word]) => word);
  })"""
"""Words of names that stand in more than one line."""

CUT = """() => [...document.querySelectorAll(".lanes .place .name")]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1)
  .map((e) => e.innerText)"""
"""Names beside the points that do not stand there to their end."""

NAMES = ("Сольвейг", "Александрина", "Анна Мария фон Штольц")
SIZES = ((360, 740), (390, 844), (1280, 800))


def look_at(person: Person) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.look()
        assert person.page.evaluate(BROKEN) == [], width


@pytest.mark.parametrize(
    ("game", "bots", "locale"),
    [
        ("odyssey", 8, "ru-RU"),
        pytest.param("poetry", 2, "ru-RU", marks=pytest.mark.long),
        pytest.param("odyssey", 3, "en-GB", marks=pytest.mark.long),
    ],
)
def test_no_word_of_a_name_is_broken(company: Company, game: str, bots: int, locale: str) -> None:
    host, *others = company.table(*NAMES, bots=bots, game=game, start=False)
    reader = company.person("Maximiliane", locale=locale)
    more: dict[str, Any] = {"wait_until": "domcontentloaded"}
    reader.page.goto(f"{company.url}/join#{host.link}", **more)
    reader.page.get_by_role("textbox").first.fill(reader.name)
    reader.page.get_by_role("button", name=re.compile("Сесть за стол|Take a seat")).click()
    host.knows(lambda view: len(view["people"]) == 4)
    look_at(reader)
    host.starts()
    # Whoever reads Russian plays along: the first story may be theirs to tell.
    playing = [host, *others, *([reader] if locale == "ru-RU" else [])]
    play(
        *playing,
        until=lambda one: (one.view["game"] or {}).get("phase") in ("giving", "guessing"),
    )
    look_at(reader)


def test_a_name_with_its_number_is_read_whole_under_its_card(company: Company) -> None:
    marta, sasha = company.table("Марта", "Саша 2 (бот)", bots=3, devices=("phone",))
    marta.presses("Рассказываю я!")
    play(marta, sasha, until=asked_for("next"))
    for width, height in SIZES:
        marta.page.set_viewport_size({"width": width, "height": height})
        marta.settles()
        assert sasha.name in marta.page.locator(".owner .name").all_inner_texts()
        assert marta.page.evaluate(CUT.replace(".lanes .place", ".owner")) == [], width


def test_both_names_of_a_team_are_read_whole_beside_its_points(company: Company) -> None:
    people = company.table("Марта", "Александрина", "Глеб", bots=3, game="team")
    people[0].presses("Рассказываю я!")
    play(*people, until=asked_for("next"))
    for width, height in (*SIZES, (820, 1180)):
        people[0].page.set_viewport_size({"width": width, "height": height})
        people[0].settles()
        assert people[0].page.evaluate(CUT) == [], width
