"""Quick fingers do one thing, and a mind can be changed until the last one has made up theirs."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import READING, Person
from tests.browser.seen import END, GIVE

PAUSES = (0, pytest.param(100, marks=pytest.mark.long))
"""Milliseconds that a finger stays: a nervous one, and one that thinks nothing has happened."""


def presses_twice(person: Person, target: Locator, pause: int) -> None:
    """Twice on the same place, whatever lies there the second time."""
    expect(target).to_be_enabled()
    # Nobody reads a new screen faster; until then a tap there still belongs to the one before.
    person.page.wait_for_timeout(READING)
    box = target.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    # Both in one call: a busy machine must not put a second between them.
    person.page.mouse.click(x, y, click_count=2, delay=pause)


@pytest.mark.parametrize("pause", PAUSES)
def test_every_button_of_a_round_does_one_thing(company: Company, pause: int) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False, devices=("phone",))
    presses_twice(marta, marta.button("Начать игру"), pause)
    marta.reads("Кто начнёт?")
    assert marta.commands("start") == 1
    assert marta.commands("come_forward") == 0, "a second tap fell through to the next screen"
    presses_twice(marta, marta.button("Рассказываю я!"), pause)
    marta.reads("Загадайте карту")
    assert marta.commands("come_forward") == 1

    marta.chooses(3)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill("Дважды")
    presses_twice(marta, marta.button("Загадать эту карту"), pause)
    gleb.sees("«Дважды»")
    assert marta.commands("give_clue") == 1

    gleb.chooses(0)
    gleb.chooses(1)
    presses_twice(gleb, gleb.button(GIVE), pause)
    gleb.sees("Где карта рассказчика?")
    assert gleb.commands("give_cards") == 1
    gleb.presses(gleb.on_table().first)
    presses_twice(gleb, gleb.button(re.compile("^Голосовать за №")), pause)
    gleb.sees("Вам ")
    assert gleb.commands("vote") == 1
    for person in (marta, gleb):
        presses_twice(person, person.button(re.compile("^Дальше")), pause)
        expect(person.page.get_by_role("alert")).to_have_count(0)
    gleb.reads("Загадайте карту")
    assert gleb.commands("give_clue") == 0


@pytest.mark.parametrize("pause", PAUSES)
def test_two_taps_on_the_way_to_the_end_do_not_begin_another_game(
    company: Company, pause: int
) -> None:
    (marta,) = company.table("Марта", bots=2, options={"points_to_win": 1})
    play(marta, until=lambda one: "К итогам" in one.seen.open)
    presses_twice(marta, marta.button("К итогам"), pause)
    marta.reads(END)
    marta.page.wait_for_timeout(READING)  # for what a second tap would have begun
    marta.look()
    assert marta.at_end()
    assert marta.commands("start") == 1


def test_a_card_can_be_changed_until_the_last_one_is_given(company: Company) -> None:
    marta, gleb, nina = company.table("Марта", "Глеб", "Нина", bots=1, devices=("desk", "phone"))
    play(marta, until=lambda one: one.commands("give_clue") == 1)
    gleb.sees("собьёт со следа")
    gleb.chooses(0)
    gleb.presses("Положить на стол")
    gleb.sees("Ваша карта на столе")
    first = gleb.view["game"]["given"]
    gleb.chooses(4)
    gleb.presses("Положить другую")
    gleb.sees("Ваша карта на столе")
    expect(gleb.button("Положить другую")).to_have_count(0)
    gleb.knows(lambda view: view["game"]["given"] != first)
    second = gleb.view["game"]["given"]
    assert len(second) == 1
    assert first[0] in gleb.view["game"]["hand"]
    nina.gives()
    gleb.sees("Где карта рассказчика?")
    table = gleb.view["game"]["table"]
    assert second[0] in table
    assert first[0] not in table


def test_a_vote_can_be_changed_until_the_last_one_is_in(company: Company) -> None:
    marta, gleb, nina = company.table("Марта", "Глеб", "Нина", bots=1, devices=("desk", "phone"))
    play(marta, until=lambda one: one.commands("give_clue") == 1)
    play(gleb, nina, until=asked_for("vote"))
    gleb.presses(gleb.on_table().nth(0))
    gleb.presses(re.compile("^Голосовать за №"))
    gleb.knows(lambda view: view["game"]["vote"])
    gleb.sees("Ваш голос: №")
    first = gleb.view["game"]["vote"]
    gleb.presses(gleb.on_table().nth(1))
    gleb.presses(re.compile("^Голосовать за №"))
    gleb.knows(lambda view: view["game"]["vote"] != first)
    gleb.sees("Ваш голос: №")
    second = gleb.view["game"]["vote"]
    assert len(second) == 1
    nina.votes()
    gleb.sees("Вам ")
    last = gleb.view["game"]["last"]
    assert last["votes"][gleb.view["your_seat"]] == second
    assert gleb.commands("vote") == 2
