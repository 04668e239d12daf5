"""A game that the client has no pages for is played, watched and looked back at all the same."""

import re
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.company import Company
from tests.browser.person import Person
from tests.browser.serving import serving

DISGUISE = """
const parse = JSON.parse;
JSON.parse = (text, ...more) =>
  parse(String(text).replaceAll(/"(kind|game)":"poetry"/g, '"$1":"riddles"'), ...more);
Response.prototype.json = async function () { return JSON.parse(await this.text()); };
"""
"""To the page «Поэзия» is a game that it has never heard of."""

MOVES = ("lay_hint", "add_line", "guess_story", "place_ending")


def disguised(person: Person) -> Person:
    person.context.add_init_script(DISGUISE)
    return person


def moves(person: Person, game: Any) -> None:
    """The first move that can be made by choosing; who has to judge lets a bot do it."""
    names = [offer["do"] for offer in game["offers"]]
    made = next((name for name in MOVES if name in names), None)
    before = person.version
    if made is None:
        menu = person.opens_menu()
        person.presses(menu.get_by_role("button", name=re.compile("Все ждут вас")))
        person.presses("Пусть бот сходит один раз")
        person.closes()
    else:
        button = person.button(made.replace("_", " ").capitalize())
        expect(button).to_be_visible()
        offer = person.page.locator(".offer").filter(has=button)
        for choice in offer.get_by_role("group").all():
            person.presses(choice.get_by_role("button").first)
        person.presses(button)
    person.knows(lambda _: person.version > before)


def test_a_game_without_pages_is_played_to_its_end(company: Company) -> None:
    marta = disguised(company.person("Марта", "phone"))
    marta.opens_quickly("poetry", {"cycles": 1})
    marta.adds_bots(1)
    marta.sees("Riddles")
    tv = disguised(company.person("TV", "tv"))
    tv.goes(marta.tv)
    marta.starts()
    marta.sees("Своих страниц у этой игры здесь ещё нет")
    tv.reads("Riddles")
    while marta.view["stage"] == "playing":
        game = marta.view["game"]
        if game["offers"] and game["seat"] in game["waiting"]:
            moves(marta, game)
        else:
            marta.page.wait_for_timeout(50)
        marta.look()
    marta.presses("К итогам")
    marta.reads("Раунды вечера")
    marta.look()
    link = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href")
    nina = disguised(company.person("Нина"))
    nina.goes(link or "")
    nina.reads("Раунд 1 из 2")
    nina.look()
    nina.presses(nina.page.get_by_role("radio", name="Пересмотреть"))
    nina.sees("Карты розданы")
    nina.presses("На ход вперёд")
    nina.sees(re.compile("^Ход: "))
    nina.look()


def test_a_new_game_is_a_folder(browser: Browser, tmp_path: Path) -> None:
    """The tests' own game, registered at a server and nowhere else."""
    with serving(tmp_path, "toy") as url:
        company = Company(browser, url)
        try:
            _play_toy(company)
            company.look_around()
        finally:
            company.leave()


def _waits(number: int, view: Any) -> bool:
    """Whether a round has come, and to whoever looks."""
    game = view["game"]
    return game["round"] == number and game["seat"] in game["waiting"]


def _play_toy(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.opens_quickly("toy", {"rounds": 2})
    marta.adds_bots(2)
    tv = company.person("TV", "tv")
    tv.goes(marta.tv)
    marta.starts()
    tv.reads("Toy")
    for number in (1, 2):
        marta.knows(partial(_waits, number))
        offer = marta.page.locator(".offer")
        marta.presses(offer.get_by_role("group").get_by_role("button").nth(1))
        marta.presses(offer.get_by_role("button", name="Vote"))
    marta.knows(lambda view: view["stage"] == "over")
    marta.presses("К итогам")
    marta.reads("Раунды вечера")
    marta.look()
