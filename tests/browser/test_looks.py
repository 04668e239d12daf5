"""Language, theme, large letters and still pictures, changed while a game runs."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

CLUE = "Всё, что осталось от лета"


def chosen(person: Person) -> str:
    pressed = person.page.get_by_role("button", pressed=True)
    return (pressed.first.get_attribute("aria-label") or "").partition(":")[0]


def test_language_and_theme_change_under_a_half_written_clue(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(marta, until=asked_for("give_clue"))
    marta.chooses(4)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill(CLUE)
    root = marta.page.locator("html")
    expect(root).to_have_attribute("data-theme", "day")
    marta.opens_menu()
    marta.presses("Включить вечер")
    expect(root).to_have_attribute("data-theme", "evening")
    marta.presses("English")
    expect(root).to_have_attribute("lang", "en")
    expect(marta.page.get_by_role("dialog", name="Table", exact=True)).to_be_visible()
    marta.presses("Русский")
    expect(root).to_have_attribute("lang", "ru")
    marta.closes()
    expect(marta.page.get_by_role("textbox", name="Ваш намёк")).to_have_value(CLUE)
    assert chosen(marta) == "Карта 5 из 7"
    marta.presses("Загадать эту карту")
    gleb.sees(f"«{CLUE}»")
    # It holds for the next visit.
    marta.page.reload(wait_until="domcontentloaded")
    expect(root).to_have_attribute("data-theme", "evening")


def test_a_game_can_be_read_in_english(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    gleb = company.person("Gleb", "desk", locale="en-GB")
    gleb.goes(marta.page.url.removeprefix(company.url))
    cyrillic = "() => document.body.innerText.match(/[А-яЁё]{3,}/g) ?? []"
    expect(gleb.page.locator("html")).to_have_attribute("lang", "en")
    gleb.page.get_by_role("textbox").fill("Gleb")
    # A table keeps its code and its people their names; everything else is in English.
    own = {marta.code[:-2], "Марта"}
    words = {word for word in gleb.page.evaluate(cyrillic) if word.lower() not in own | {"марта"}}
    assert words <= {"Русский"}, words


def served(person: Person) -> list[str]:
    """In which language the first page comes."""
    page = person.page.evaluate("fetch('/').then((answer) => answer.text())")
    return re.findall('html lang="(..)"', page)


def test_the_server_sends_the_page_in_the_language_that_was_chosen(company: Company) -> None:
    gleb = company.person("Gleb", "phone", locale="en-GB")
    gleb.goes("/")
    assert (gleb.context.cookies(), served(gleb)) == ([], ["en"])
    gleb.presses("Русский")
    gleb.reads("Намёк")
    assert served(gleb) == ["ru"]
    gleb.page.reload(wait_until="domcontentloaded")
    gleb.presses("English")
    gleb.reads("Namyok")
    assert served(gleb) == ["en"]


def test_the_theme_follows_the_device(company: Company) -> None:
    marta = company.person("Марта", color_scheme="dark")
    marta.goes("/")
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "evening")
    marta.page.emulate_media(color_scheme="light")
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "day")


def test_nothing_moves_for_who_asked_for_stillness(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, reduced_motion="reduce")
    longest = """() => Math.max(0, ...document.getAnimations().map((one) => {
      const { duration, iterations } = one.effect.getComputedTiming();
      return duration * Math.min(iterations, 1000);
    }))"""
    for task in ("come_forward", "give_clue", "next"):
        play(marta, until=asked_for(task))
        assert marta.page.evaluate(longest) <= 250, task


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_letters_twice_as_large(company: Company, device: str) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False, devices=(device, device))

    def enlarged(person: Person) -> None:
        person.page.evaluate("document.documentElement.style.fontSize = '32px'")
        person.page.wait_for_timeout(50)
        person.look()

    for person in (marta, gleb):
        enlarged(person)
    marta.starts()
    for person in (marta, gleb):
        person.reads("Кто начнёт?")
        enlarged(person)
    play(marta, until=asked_for("give_clue"))
    marta.tells(CLUE)
    play(gleb, until=asked_for("give_cards"))
    gleb.gives()
    play(gleb, until=asked_for("vote"))
    gleb.votes()
    play(gleb, until=asked_for("next"))
    for person in (marta, gleb):
        person.look()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_verse_in_letters_twice_as_large(company: Company, device: str) -> None:
    (marta,) = company.table(
        "Марта", bots=2, game="poetry", options={"cycles": 1}, devices=(device,)
    )

    def over(person: Person) -> bool:
        person.page.evaluate("document.documentElement.style.fontSize = '32px'")
        return person.at_end()

    play(marta, until=over)
    marta.look()
