"""Wrong codes, empty names, long clues and the way back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play


def test_a_wrong_code_is_said_kindly_and_can_be_mended_there(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/")
    marta.page.get_by_role("textbox", name="Код стола").fill("Небылица-99")
    marta.presses("Войти")
    marta.reads("Такого стола нет")
    marta.look()
    typed = marta.page.get_by_role("textbox", name="Код стола")
    expect(typed).to_have_value("Небылица-99")
    typed.fill("Небылица-98")
    marta.presses("Войти")
    marta.finds("decodeURI(location.pathname).endsWith('98')")
    marta.reads("Такого стола нет")
    marta.presses(marta.page.get_by_role("link", name="На главную"))
    marta.reads("Намёк")


def test_no_code_is_no_way(company: Company) -> None:
    marta = company.person("Марта")
    marta.goes("/")
    marta.presses("Войти")
    marta.page.get_by_role("textbox", name="Код стола").fill("   ")
    marta.presses("Войти")
    marta.reads("Намёк")
    assert marta.page.url == company.url + "/"


@pytest.mark.parametrize("spell", ["spaced", "dashed", "shouted", "in the address"])
def test_a_code_is_found_however_it_is_spelled(company: Company, spell: str) -> None:
    (marta,) = company.table("Марта", start=False)
    word, digits = marta.code[:-2], marta.code[-2:]
    code = {
        "spaced": f"  {word} {digits} ",
        "dashed": f"{word.capitalize()}-{digits}",
        "shouted": f"{word}{digits}".upper(),
        "in the address": f"{word.capitalize()}-{digits}",
    }[spell]
    gleb = company.person("Глеб", "phone")
    if spell == "in the address":
        gleb.goes(f"/t/{code}")
    else:
        gleb.goes("/")
        gleb.page.get_by_role("textbox", name="Код стола").fill(code)
        gleb.presses("Войти")
    gleb.page.get_by_role("textbox", name="Как вас зовут?").fill("Глеб")
    gleb.presses("Сесть за стол")
    gleb.reads("За столом двое")
    # The seat is this browser's, whatever the address was.
    gleb.page.reload(wait_until="domcontentloaded")
    gleb.reads("За столом двое")
    gleb.opens_menu()
    expect(gleb.button("Моё место на другом экране")).to_be_visible()


def test_nobody_comes_without_a_name(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    gleb = company.person("  ")
    gleb.comes(marta.code)
    expect(gleb.button("Напишите имя")).to_be_disabled()
    gleb.page.get_by_role("textbox", name="Как вас зовут?").press("Enter")
    expect(gleb.button("Напишите имя")).to_be_visible()
    gleb.goes("/new")
    gleb.page.get_by_role("textbox", name="Как вас зовут?").fill("")
    expect(gleb.button("Напишите имя")).to_be_disabled()


def test_a_name_is_only_text(company: Company) -> None:
    name = "<b>Ёж</b> & 'Ко'"
    marta, _ = company.table("Марта", name, bots=1, devices=("phone", "phone"))
    play(marta, until=asked_for("give_clue"))
    clue = '<img src=x onerror="alert(1)"> {{7*7}}'
    marta.tells(clue)
    company.people[1].sees(f"«{clue}»")
    marta.opens_menu()
    marta.sees(name)


@pytest.mark.parametrize("letter", ["ж", "🐇"])
def test_a_clue_of_two_hundred_signs_is_told_whole(company: Company, letter: str) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone", "phone"))
    play(marta, until=asked_for("give_clue"))
    marta.chooses(0)
    field = marta.page.get_by_role("textbox", name="Ваш намёк")
    field.focus()
    typed = letter * 200
    marta.page.keyboard.insert_text(typed)
    expect(field).to_have_value(typed)
    marta.look()
    marta.presses("Загадать эту карту")
    gleb.sees(f"«{typed}»")
    gleb.look()


def test_an_empty_clue_is_not_sent(company: Company) -> None:
    marta, _ = company.table("Марта", "Глеб", bots=1)
    play(marta, until=asked_for("give_clue"))
    marta.chooses(0)
    expect(marta.button("Напишите намёк")).to_be_disabled()
    field = marta.page.get_by_role("textbox", name="Ваш намёк")
    field.fill("   ")
    field.press("Enter")
    expect(marta.button("Напишите намёк")).to_be_disabled()
    assert marta.commands("give_clue") == 0


def test_the_way_back(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.opens("Диксит")
    code = marta.code
    marta.page.go_back()
    marta.reads("Намёк")
    marta.page.go_forward()
    marta.reads("За столом пока один")
    assert marta.code == code
    marta.presses(marta.page.get_by_role("link", name="Назад"))
    marta.presses(marta.page.get_by_role("link", name=re.compile("^Продолжить")))
    marta.reads("За столом пока один")
    assert marta.code == code


def test_an_address_that_does_not_exist(company: Company) -> None:
    marta = company.person("Марта")
    marta.forgiven += ["404", "status of 4"]
    marta.goes("/nowhere/at/all")
    marta.reads("Такой страницы нет")
    marta.goes("/seat#forged")
    marta.presses(marta.page.get_by_role("link", name="На главную"))
    marta.reads("Намёк")
