"""A whole round by the keyboard alone, at 100 %, 200 % and 400 %: nobody loses their place."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.test_heard import SAID
from tests.browser.typist import Typist

pytestmark = pytest.mark.long

SIZES = {"100 %": (1280, 1024), "200 %": (640, 512), "400 %": (320, 256)}
VERSE_SIZES = {"phone": (390, 844), "desk": (1280, 800), "400 %": (320, 256)}


@pytest.mark.parametrize("size", SIZES)
def test_a_round(company: Company, size: str) -> None:
    width, height = SIZES[size]
    (marta,) = company.table(
        "Марта", bots=3, game="dixit", viewport={"width": width, "height": height}, start=False
    )
    keys = Typist.of(marta)
    marta.button("Начать игру").focus()
    keys.presses("Enter")
    given = told = False
    for _ in range(8):
        play(marta, until=lambda person: person.seen.asks_for is not None)
        match marta.seen.asks_for:
            case "come_forward":
                keys.comes_to("Рассказываю я!")
                keys.presses("Enter")
                expect(marta.button("Рассказываю я!")).to_have_count(0)
            case "give_clue":
                keys.is_at_the_task("Загадайте")
                expect(marta.hand().first).to_be_visible()
                keys.comes_to("Карта 1 из 6")
                keys.presses("ArrowRight", "ArrowRight", "Enter")
                assert keys.at().startswith("Карта 3 из 6")
                keys.comes_to("Ваш намёк")
                marta.page.keyboard.insert_text("Тише воды")
                keys.comes_to("Загадать эту карту")
                keys.presses("Enter")
                expect(marta.button("Загадать эту карту")).to_have_count(0)
                keys.is_at_the_task()
                told = True
            case "give_cards":
                expect(marta.hand().first).to_be_visible()
                keys.comes_to("Карта 1 из 6")
                keys.presses("End", "Enter")
                assert keys.at().startswith("Карта 6 из 6")
                keys.comes_to("Положить на стол")
                keys.presses("Enter")
                expect(marta.button("Положить на стол")).to_have_count(0)
                keys.is_at_the_task()
                given = True
            case "vote":
                expect(marta.on_table().first).to_be_visible()
                keys.comes_to("Карта")
                own = "ваша" in keys.at()
                keys.presses(*(["ArrowRight"] if own else []), "Enter")
                keys.comes_to("Голосовать за")
                keys.presses("Enter")
                expect(marta.button(re.compile("^Голосовать за"))).to_have_count(0)
                keys.is_at_the_task()
            case "next":
                keys.is_at_the_task()
                keys.comes_to("Дальше")
                keys.presses("Enter")
                if told and given:
                    return
    raise AssertionError((told, given, marta.look()))


def secret_of(*people: Person) -> int | None:
    """The story that one of them has in mind in the newest round that any of them has seen."""
    games = sorted((person.view["game"] for person in people), key=lambda game: game["round"])
    last = [game["secret"] for game in games if game["round"] == games[-1]["round"]]
    return next((secret for secret in last if secret is not None), None)


def helps(person: Person, secret: int | None) -> None:
    """Lays one line a round, which never fits, and then names the story."""
    wish = person.look().asks_for
    game = person.view["game"]
    if wish == "judge_line":
        person.presses("Не подходит")
    elif wish == "move":
        laid = any(line["seat"] == game["seat"] for line in game["poem"])
        person.turns = int(laid)
        person.acts()
    elif wish == "guess_story":
        person.presses(person.page.get_by_role("button", name=f"История {secret}:"))
        person.presses(re.compile("^Это история № "))
    else:
        person.acts()


@pytest.mark.parametrize("size", VERSE_SIZES)
def test_verse(company: Company, size: str) -> None:
    """Tells, judges, lays a line, and ends the poem: for who names a wrong story loses a point."""
    width, height = VERSE_SIZES[size]
    people = company.table(
        *("Марта", "Глеб", "Софья"), game="poetry", options={"cycles": 1}, start=False
    )
    marta, *friends = people
    marta.page.set_viewport_size({"width": width, "height": height})
    keys = Typist.of(marta)
    marta.button("Начать игру").focus()
    keys.presses("Enter")
    for person in people:
        person.knows(lambda view: view["game"] is not None)
    wanted = {"lay_hint", "judge_line", "move", "guess", "guess_story", "place_ending", "next"}
    done: list[str] = []
    for _ in range(400):
        wish = marta.look().asks_for
        if set(done) >= wanted:
            return
        if wish is None:
            for friend in friends:
                helps(friend, secret_of(*people))
            continue
        if wish == "move" and done[-1:] == ["move"]:
            wish = "guess"
        keys.plays_verse(wish, never=f"История {secret_of(*people)}:")
        done.append(wish)
    raise AssertionError((done, marta.look()))


def test_arrows_choose_in_a_group_which_is_one_stop(company: Company) -> None:
    marta = company.person("Марта")
    marta.goes("/new")
    field = marta.page.get_by_role("textbox", name="Как вас зовут?")
    field.fill("Марта")
    field.focus()
    keys = Typist.of(marta)
    expect(marta.page.get_by_role("radio", name=re.compile("^Одиссея"))).to_be_visible()
    seen = []
    for _ in range(2):
        keys.presses("Tab")
        before = keys.at()
        keys.presses("ArrowRight")
        assert keys.at() != before
        seen.append(keys.at())
        assert marta.page.evaluate("document.activeElement.ariaChecked") == "true"
    assert len(set(seen)) == 2, seen
    keys.comes_to("Накрыть стол")


def test_nothing_is_said_of_what_comes_after_the_result_that_is_looked_at(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, game="dixit")
    play(marta, until=asked_for("next"))
    said = marta.page.get_by_role("status").first
    expect(said).to_have_text("Итог.")
    marta.page.wait_for_timeout(300)
    assert "Раунд 2" not in said.inner_text()
    # A quick bot may have told before anybody looks.
    marta.page.evaluate(SAID)
    marta.acts()
    marta.finds("said.some((one) => one.startsWith('Раунд 2'))")


def test_forced_colours_show_buttons_chosen_cards_and_the_storytellers(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, game="dixit", forced_colors="active")
    style = "(e) => [getComputedStyle(e).borderStyle, getComputedStyle(e).outlineStyle]"
    play(marta, until=asked_for("vote"))
    marta.presses(marta.on_table().first)
    assert marta.page.locator(".card.chosen").evaluate(style)[1] == "solid"
    assert marta.button(re.compile("^Голосовать за")).evaluate(style)[0] == "solid"
    play(marta, until=asked_for("next"))
    lit = marta.page.locator(".card.lit")
    expect(lit).to_have_count(1)
    assert lit.evaluate(style)[1] == "double"


def test_forced_colours_show_where_the_keyboard_is_in_a_choice(company: Company) -> None:
    marta = company.person("Марта", forced_colors="active")
    marta.goes("/new")
    chosen = marta.page.get_by_role("radio", checked=True).first
    chosen.focus()
    marta.page.keyboard.press("ArrowRight")
    expect(chosen).to_be_focused()
    assert chosen.evaluate("(e) => getComputedStyle(e).outlineStyle") == "dashed"


def comes_back(person: Person, opener: Locator) -> None:
    """From what this opens to this, and the page stays where it is."""
    opener.focus()
    person.settles()
    before = person.page.evaluate("scrollY")
    open_now = person.page.get_by_role("dialog").count()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(open_now + 1)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(open_now)
    expect(opener).to_be_focused()
    assert person.page.evaluate("scrollY") == before


def test_what_closes_over_a_page_leads_back_to_what_opened_it(company: Company) -> None:
    small = {"width": 360, "height": 640}
    marta, gleb = company.table("Марта", "Глеб", viewport=small, start=False)
    for name in ("Позвать", "Одиссея", "Картинки", "Время на ход", "Свои правила", "Разговор"):
        comes_back(marta, marta.button(re.compile(f"^{name}")).first)
    menu = marta.button("Стол")
    comes_back(marta, menu)
    menu.press("Enter")
    leave = marta.button("Встать из-за стола")
    comes_back(marta, leave)
    marta.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    # What opened it may be gone meanwhile: then the task of the page comes next.
    gleb.button(re.compile("^Позвать")).first.press("Enter")
    expect(gleb.page.get_by_role("dialog")).to_have_count(1)
    marta.adds_bots(2)
    marta.starts()
    expect(gleb.page.get_by_role("dialog")).to_have_count(0)
    Typist.of(gleb).is_at_the_task()
