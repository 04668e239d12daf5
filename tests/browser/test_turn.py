"""Whoever looks elsewhere is told that it is their turn: by the title and by the motor."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company, play

SHAKEN = """(() => {
  window.shaken = 0;
  Navigator.prototype.vibrate = () => (window.shaken += 1) > 0;
})()"""
"""A headless browser has no motor, and no notices either."""
YOURS = re.compile("^Ваш ход")


def test_somebody_is_told_of_their_turn(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False)
    gleb.context.add_init_script(SHAKEN)
    gleb.page.reload()
    marta.starts()
    marta.presses("Рассказываю я!")
    expect(gleb.page).not_to_have_title(YOURS)
    gleb.opens_menu()
    gleb.closes()
    shaken = gleb.page.evaluate("shaken")
    play(marta, until=lambda _: marta.view["game"]["phase"] == "giving")
    expect(gleb.page).to_have_title(YOURS)
    gleb.finds(f"shaken > {shaken}")


def test_the_lobby_says_which_language_clues_are_in(company: Company) -> None:
    marta = company.person("Марта")
    marta.opens_quickly("dixit", {}, language="en")
    marta.sees(re.compile("^Язык намёков$"))
    marta.sees("английский")
    marta.opens_quickly("poetry", {})
    marta.sees(re.compile("^Язык стихов$"))
