"""A deck of one's own: made on a phone, given away by its link, played with by somebody else."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import PATIENCE_MS
from tests.browser.test_access import Reader
from tests.server.own_decks import picture

PICTURES = 24


def test_a_deck_is_made_on_a_phone_and_played_with_by_others(
    company: Company, tmp_path: Path
) -> None:
    files = []
    for number in range(PICTURES):
        file = tmp_path / f"Картина {number + 1}.png"
        file.write_bytes(picture(number))
        files.append(file)
    page = tmp_path / "страница.jpg"
    page.write_text("<!doctype html><script>alert(1)</script>")
    reader = Reader()

    marta = company.person("Марта", "phone")
    marta.goes("/decks")
    marta.presses(marta.page.get_by_role("link", name="Сделать колоду"))
    marta.sees(re.compile(r"До 500\s"))
    reader.reads(marta, "new deck")
    marta.page.get_by_role("textbox", name="Название").fill("Наше лето")
    marta.page.locator("input[type=file]").set_input_files([*files, page])
    cards = marta.page.locator("li[data-number]")
    expect(cards).to_have_count(PICTURES, timeout=4 * PATIENCE_MS)
    marta.sees("страница.jpg")
    marta.sees(re.compile("не прочитать как картинку"))
    expect(marta.page.locator("progress")).to_have_count(0)
    expect(marta.page).to_have_url(re.compile("/decks/own-"))
    # They came two at a time, and stand as they were chosen.
    pictures = marta.page.locator("li .picture")
    names = pictures.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert names == [f"Картинка {n}: Картина {n}" for n in range(1, PICTURES + 1)]
    reader.reads(marta, "deck that is being made")

    first = cards.first.get_attribute("data-number")
    marta.page.get_by_role("button", name="Переставить картинку 1", exact=True).press("ArrowRight")
    expect(cards.nth(1)).to_have_attribute("data-number", first or "")
    marta.presses(re.compile("^Картинка 2: "))
    marta.page.get_by_role("slider", name="Увеличение").fill("2")
    marta.page.get_by_role("textbox", name="Что на картинке").fill("Море")
    reader.reads(marta, "picture in its frame")
    marta.presses("Сохранить")
    expect(marta.page.get_by_role("button", name="Картинка 2: Море")).to_be_visible()
    expect(cards.nth(1)).not_to_have_attribute("data-number", first or "")
    marta.presses("Колода готова")
    marta.sees("Скопировать ссылку")
    marta.reads("Наше лето")
    expect(marta.page.get_by_role("button", name="Картинка 2: Море")).to_be_visible()
    link = marta.page.url
    assert "/deck/own-" in link
    reader.reads(marta, "deck")

    gleb = company.person("Глеб")
    gleb.opens("Одиссея")
    gleb.presses(re.compile("^Картинки"))
    gleb.page.get_by_role("textbox", name="Колода по ссылке").fill(link)
    gleb.presses("Добавить")
    expect(gleb.page.get_by_role("checkbox", name="Наше лето")).to_be_checked()
    gleb.presses(gleb.page.get_by_role("checkbox", name="Сны"))
    expect(gleb.page.get_by_role("checkbox", name="Сны")).not_to_be_checked()
    gleb.closes()
    gleb.adds_bots(2)
    gleb.starts()
    shown = gleb.page.locator('img[src*="/decks/own-"]')
    expect(shown.first).to_be_visible()
    assert shown.first.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0

    marta.presses(marta.page.get_by_role("link", name="Изменить"))
    marta.presses("Удалить колоду")
    marta.presses(marta.page.get_by_role("dialog").get_by_role("button", name="Удалить колоду"))
    marta.sees("Своих колод пока нет.")
    gleb.forgiven.append("404")
    reader.judge()
