"""People set the pace: bots, the big screen and a table with nobody at it wait for them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import ON, Person
from tests.browser.test_tv import tv

pytestmark = pytest.mark.long

BOTS_WOULD_HAVE = 1_000
"""Milliseconds in which bots, who pause for fifty here, would have moved many times."""


def stays(person: Person) -> None:
    """Nothing happens at the table."""
    version = person.version
    person.page.wait_for_timeout(BOTS_WOULD_HAVE)
    assert person.version == version


def result(company: Company, teller: int) -> list[Person]:
    """Two people and two bots look at the first result; one of the people has told."""
    people = company.table("Марта", "Глеб", bots=2)
    people[teller].presses("Рассказываю я!")
    play(*people, until=asked_for("next"))
    return people


def test_bots_go_on_from_a_result_when_everybody_there_has(company: Company) -> None:
    marta, gleb = result(company, teller=1)
    assert marta.view["game"]["waiting"] == [2], "a bot tells next"
    stays(marta)
    marta.presses(ON)
    marta.sees("Смотрит итог: Глеб")
    stays(marta)
    gleb.presses(ON)
    marta.knows(lambda view: view["game"]["phase"] == "giving")


def test_the_tv_keeps_a_result_until_people_go_on(company: Company) -> None:
    people = company.table("Марта", "Глеб", bots=2)
    screen = tv(company, people[0])
    screen.page.clock.install()
    screen.page.reload()
    people[1].presses("Рассказываю я!")
    play(*people, until=asked_for("next"))
    screen.steps("Итог")
    screen.page.clock.fast_forward(600_000)
    assert screen.look().step == "Итог"
    for person in people:
        person.presses(ON)
    people[0].knows(lambda view: view["game"]["phase"] == "giving")
    screen.knows(lambda view: view["looking"] == [])
    screen.page.clock.fast_forward(60_000)
    screen.steps("Карты")


def test_who_opens_the_page_again_sees_no_older_result_as_new(company: Company) -> None:
    marta, gleb = result(company, teller=0)
    marta.page.close()
    gleb.presses(ON)
    gleb.look()
    gleb.tells("Без Марты")
    marta.new_tab()
    marta.goes(f"/t/{gleb.code}")
    marta.steps("Карты")
    marta.sees("«Без Марты»")


def test_a_result_says_what_its_reader_is_waited_for(company: Company) -> None:
    marta, gleb, vera = company.table("Марта", "Глеб", "Вера", devices=("phone", "desk", "desk"))
    marta.presses("Рассказываю я!")
    play(marta, gleb, vera, until=asked_for("next"))
    expect(gleb.page.get_by_text("ждут вашего намёка")).to_have_count(0)
    vera.presses(ON)
    gleb.sees("Все ждут вашего намёка")
    gleb.presses("Дальше: рассказываете вы")
    gleb.look()
    gleb.tells("Без Марты")
    marta.sees("Ждём ваши карты. Глеб намекает: «Без Марты»")
    marta.presses("Дальше: положить карты")
    marta.steps("Карты")


def test_who_comes_late_sees_what_is_played_and_rounds_stay_theirs_who_played_them(
    company: Company,
) -> None:
    marta, gleb = result(company, teller=1)
    early = company.person("Лев", "phone")
    early.follows(marta)
    early.sees("садитесь вместо бота или играйте на своём месте со следующего раунда")
    early.presses("Войти в игру")
    early.steps("Намёк")
    assert early.view["your_seat"] == 4, "nobody has told yet, and so there is a seat at once"
    marta.presses(ON)
    gleb.presses(ON)
    marta.knows(lambda view: view["game"]["phase"] == "giving")
    bot = marta.view["seats"][2]["name"]
    late = company.person("Ира", "phone")
    late.follows(marta)
    late.presses("Войти в игру")
    late.steps("Карты")
    late.presses(f"Сесть вместо бота: {bot}")
    late.knows(lambda view: view["your_seat"] == 2)
    for one in (late, marta):
        one.sees(f"{bot} намекает")
    play(marta, gleb, early, late, until=asked_for("next"))
    for one in (late, marta):
        one.sees(f"{bot} намекает")
    gleb.sees(re.compile("^Вам "))
    expect(late.page.get_by_text(re.compile("^Вам "))).to_have_count(0)


def test_a_table_of_one_person_and_bots_waits_for_that_person(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3)
    marta.reads("Кто начнёт?")
    stays(marta)
    marta.presses("Рассказываю я!")
    play(marta, until=asked_for("give_clue"))
    before, code = marta.version, marta.code
    marta.page.close()
    screen = company.person("Телевизор", "tv")
    screen.goes(f"/tv/{code}")
    screen.page.wait_for_timeout(BOTS_WOULD_HAVE)
    marta.new_tab()
    marta.goes(f"/t/{code}")
    marta.reads("Загадайте карту")
    assert marta.version == before
    expect(marta.page.get_by_text(re.compile("Бот сходил за вас"))).to_have_count(0)


@pytest.mark.parametrize("closes", [False, True])
def test_who_comes_back_is_told_once_how_often_a_bot_has_played(
    company: Company, closes: bool
) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("desk", "phone"))
    gleb.presses("Рассказываю я!")
    play(gleb, until=asked_for("give_clue"))
    gleb.opens_menu()
    gleb.presses("Встать из-за стола")
    ask = gleb.page.get_by_role("dialog", name=re.compile("^Место останется за вами"))
    gleb.presses(ask.get_by_role("button", name="Встать из-за стола"))
    marta.sees("Глеб намекает")
    gleb.presses(gleb.page.get_by_role("link", name=re.compile("^Продолжить")))
    told = gleb.page.get_by_text("Бот сходил за вас один раз.")
    expect(told).to_be_visible()
    if closes:
        gleb.presses(told.get_by_role("button", name="Закрыть"))
        expect(told).to_have_count(0)
        gleb.page.reload()
        gleb.steps("Карты")
        expect(told).to_have_count(0)
    play(marta, gleb, until=lambda one: one.view["game"]["last"] is not None)
    marta.sees("Глеб с\u00a0ботом")
    gleb.steps("Итог")
    assert gleb.view["seats"][1]["helped"] == 1, "he has told nothing himself"
    expect(told).to_have_count(0)


def test_a_poem_waits_until_every_person_had_a_turn(company: Company) -> None:
    people = company.table("Марта", "Глеб", bots=2, game="poetry")
    play(*people, until=lambda one: one.view["game"]["phase"] == "guessing")
    guessers = [one for one in people if one.view["game"]["storyteller"] != one.view["your_seat"]]
    play(*people, until=lambda one: one.view["game"]["phase"] not in ("guessing", "judging"))
    game = people[0].view["game"]
    moved = {one["seat"] for one in (*game["poem"], *game["guesses"])} | {game["finder"]}
    assert moved >= {one.view["your_seat"] for one in guessers}
