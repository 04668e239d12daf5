"""Bots are somebody: a name for all, a manner, a level that the host sets."""

import re
from functools import partial
from typing import Any

from playwright.sync_api import expect

from namyok.bots.character import CHARACTERS, of_rabbit
from namyok.bots.courtesy import name_of
from tests.browser.company import Company

MANNER = re.compile(
    "цитирует кино|пословицами|о чувствах|любит шутить|вспоминает сказки|говорит просто", re.I
)


def test_a_bot_has_one_name_for_everybody_and_the_host_says_how_it_plays(company: Company) -> None:
    (marta,) = company.table("Марта", start=False, devices=("phone",))
    marta.adds_bots(1)
    bot = next(seat for seat in marta.view["seats"] if seat["bot"])
    name = name_of(of_rabbit(bot["colour"]), "ru")
    assert bot["name"] == name
    reader = company.person("Joan", "desk", locale="en-GB")
    reader.goes(f"/join#{marta.link}")
    reader.page.get_by_role("textbox", name="What’s your name?").fill("Joan")
    reader.presses("Take a seat")
    expect(reader.button(re.compile(f"^{name}"))).to_be_visible()
    marta.presses(marta.button(re.compile(f"^{name}")))
    sheet = marta.page.get_by_role("dialog", name=name)
    expect(sheet.get_by_text(MANNER)).to_be_visible()
    for word, level in (("мечтает", "dreamy"), ("поддаётся", "gentle"), ("хитрит", "sly")):
        marta.presses(sheet.get_by_role("radio", name=word))
        expect(sheet.get_by_role("radio", name=word)).to_be_checked()
        reader.knows(partial(_plays, level))
    marta.closes()
    reader.presses(reader.button(re.compile(f"^{name}")))
    told = reader.page.get_by_role("dialog", name=name)
    expect(told.get_by_text("slyly: Hears a lot")).to_be_visible()
    expect(told.get_by_role("radio")).to_have_count(0)


def _plays(level: str, view: Any) -> bool:
    return [one["character"]["level"] for one in view["seats"] if one["bot"]] == [level]


def test_bots_can_be_told_to_be_silent_and_answer_a_greeting_before(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, start=False)
    names = "|".join(name_of(who, "ru") for who in CHARACTERS.values())
    marta.presses("Разговор")
    marta.page.get_by_placeholder("Сообщение").fill("Всем привет!")
    marta.page.keyboard.press("Enter")
    lines = marta.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(names))).to_have_count(1)
    marta.closes()
    marta.presses(marta.page.get_by_role("switch", name=re.compile("Боты говорят")))
    marta.knows(lambda view: view["settings"]["talk"] is False)


def test_the_host_chooses_in_which_language_bots_hint(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False)
    marta.presses(re.compile("^Язык намёков"))
    marta.sees(re.compile("^На нём намекают боты"))
    marta.presses(marta.page.get_by_role("radio", name="английский"))
    marta.closes()
    bot = next(seat for seat in marta.view["seats"] if seat["bot"])
    gleb.knows(lambda view: view["language"] == "en")
    gleb.sees(re.compile("^На нём намекают боты"))
    gleb.sees(name_of(of_rabbit(bot["colour"]), "en"))
    gleb.presses("Разговор")
    gleb.sees("Марта меняет язык намёков и стихов: теперь английский")
