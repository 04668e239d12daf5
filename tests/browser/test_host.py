"""What a host can do for a table, and what the others see of it."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person


def turns_to(host: Person, name: str) -> None:
    """Opens what can be done with somebody's seat."""
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name=re.compile(rf"^{name}")).first)


def test_a_pause_stops_everybody_until_the_host_goes_on(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(gleb, until=asked_for("give_clue"))
    marta.opens_menu()
    marta.presses("Пауза")
    gleb.reads("Пауза")
    gleb.sees("Хозяин стола её продолжит")
    expect(gleb.button("Продолжить")).to_have_count(0)
    expect(marta.button("Продолжить")).to_have_count(1)
    marta.presses("Продолжить")
    expect(gleb.page.get_by_role("heading", name="Пауза")).to_have_count(0)
    gleb.tells("Дальше")
    marta.sees("«Дальше»")


def test_a_bot_stands_in_and_the_person_comes_back(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("desk", "phone"))
    play(gleb, until=asked_for("give_clue"))
    turns_to(marta, "Глеб")
    marta.presses("Пусть играет бот")
    gleb.sees("За вас играет бот")
    marta.closes()
    marta.sees("Глеб намекает")
    gleb.presses("Вернуться в игру")
    expect(gleb.button("Вернуться в игру")).to_have_count(0)
    play(marta, until=lambda one: one.commands("vote") == 1)
    play(marta, gleb, until=lambda _: gleb.commands("give_cards") == 1)


def test_the_host_gives_a_seat_back_to_its_person(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    play(marta, until=asked_for("give_clue"))
    turns_to(marta, "Глеб")
    marta.presses("Пусть играет бот")
    gleb.sees("За вас играет бот")
    marta.presses("Вернуть место человеку")
    expect(gleb.page.get_by_text("За вас играет бот")).to_have_count(0)


def test_the_host_moves_once_for_somebody_who_thinks_too_long(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    play(gleb, until=asked_for("give_clue"))
    turns_to(marta, "Глеб")
    marta.presses("Пусть бот сходит один раз")
    marta.sees("Глеб намекает")
    gleb.sees("Ваш намёк")
    expect(gleb.page.get_by_text("За вас играет бот")).to_have_count(0)


def seats_nobody_late(host: Person) -> None:
    """The game begins by the book: whoever comes later looks on."""
    host.presses(host.page.get_by_role("switch", name=re.compile("^Опоздавших сажать")))
    host.starts()


def test_a_seat_goes_to_somebody_who_watches(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False)
    seats_nobody_late(marta)
    play(marta, until=asked_for("give_clue"))
    nina = company.person("Нина", "phone")
    nina.follows(marta)
    nina.sees("Игра уже идёт")
    nina.presses("Войти в игру")
    nina.sees("Марта выбирает карту")
    hand = gleb.view["game"]["hand"]
    assert nina.view["game"]["hand"] is None
    turns_to(marta, "Глеб")
    marta.presses("Отдать место: Нина")
    nina.sees("А пока рассмотрите свои карты.")
    nina.finds("document.querySelectorAll('main li').length > 0")
    assert nina.view["game"]["hand"] == hand
    gleb.knows(lambda view: view["your_seat"] is None)
    marta.closes()
    marta.tells("Кому теперь?")
    nina.gives()
    nina.sees("Где карта рассказчика?")
    gleb.sees("Идёт голосование")


def test_who_watches_takes_the_seat_of_a_bot(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, start=False)
    seats_nobody_late(marta)
    play(marta, until=asked_for("give_clue"))
    nina = company.person("Нина", "phone")
    nina.follows(marta)
    nina.presses("Войти в игру")
    nina.sees("Марта выбирает карту")
    menu = nina.opens_menu()
    nina.presses(menu.get_by_role("listitem").nth(1).get_by_role("button"))
    nina.presses(menu.get_by_role("button", name=re.compile("^Сесть вместо бота: ")))
    nina.closes()
    marta.tells("Новый гость")
    nina.gives()
    nina.sees("Где карта рассказчика?")


def test_who_is_asked_to_go_is_told_so_and_a_bot_plays_on(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    play(gleb, until=asked_for("give_clue"))
    turns_to(marta, "Глеб")
    marta.presses("Попросить уйти")
    question = marta.page.get_by_role("dialog", name="Попросить уйти: Глеб?")
    marta.presses(question.get_by_role("button", name="Попросить уйти"))
    gleb.reads("Вас попросили уйти")
    gleb.presses(gleb.page.get_by_role("link", name="На главную"))
    gleb.reads("Намёк")
    marta.sees("намекает")


def test_the_host_passes_the_table_on(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False, devices=("phone",))
    gleb.sees("Игру начнёт хозяин стола: Марта")
    expect(gleb.button("Начать игру")).to_have_count(0)
    marta.presses(marta.page.get_by_role("main").get_by_role("button", name="Глеб"))
    marta.presses("Сделать хозяином стола")
    marta.sees("Игру начнёт хозяин стола: Глеб")
    gleb.starts()
    marta.reads("Кто начнёт?")


UNCOVERED = """(e) => {
  const { left, top, bottom } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
}"""
"""Whether nothing lies over the beginning of a line."""


def test_who_knocks_waits_until_the_host_opens(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    knock = marta.page.get_by_role("switch", name=re.compile("^Входить только со стуком"))
    marta.presses(knock)
    expect(knock).to_be_checked()
    gleb, nina = company.person("Глеб", "phone"), company.person("Нина")
    for guest in (gleb, nina):
        guest.comes(marta.code)
        guest.presses("Постучаться")
        guest.reads("Вы постучались")
    row = marta.page.get_by_role("paragraph").filter(has_text="Глеб")
    for size in ((360, 640), (390, 844), (1280, 800)):
        marta.page.set_viewport_size({"width": size[0], "height": size[1]})
        marta.settles()
        assert marta.page.locator("h1").evaluate(UNCOVERED), size
        expect(row.get_by_role("button", name="Впустить", exact=True)).to_be_in_viewport(ratio=1)
    marta.presses(row.get_by_role("button", name="Впустить", exact=True))
    gleb.reads("За столом")
    row = marta.page.get_by_role("paragraph").filter(has_text="Нина")
    marta.presses(row.get_by_role("button", name="Не впускать", exact=True))
    nina.reads("Вас не впустили")
    expect(marta.button("Впустить")).to_have_count(0)


def test_a_crowd_at_the_door_is_one_line_and_comes_in_together(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    marta.presses(marta.page.get_by_role("switch", name=re.compile("^Входить только со стуком")))
    crowd = [company.person(name, "phone") for name in ("Глеб", "Нина", "Олег", "Рая")]
    for guest in crowd:
        guest.comes(marta.code)
        guest.presses("Постучаться")
        guest.reads("Вы постучались")
        guest.sees(re.compile(r"^Стол .+-\d\d, Одиссея$"))
    *others, raya = crowd
    marta.sees("Просят впустить: Глеб, Нина, Олег и Рая")
    expect(marta.button("Впустить")).to_have_count(0)
    raya.presses("Уйти от двери")
    raya.reads("Намёк")
    marta.sees("Просят впустить: Глеб, Нина и Олег")
    marta.presses("По одному")
    marta.presses(marta.button("Не впускать").first)
    others[0].reads("Вас не впустили")
    others[0].presses(others[0].page.get_by_role("link", name="К двери"))
    others[0].presses("Постучаться")
    others[0].reads("Вы постучались")
    marta.presses("Впустить всех")
    for guest in others:
        guest.reads("За столом четверо")


def test_a_game_is_stopped_and_another_begins_in_one_tap(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(marta, until=asked_for("give_clue"))
    marta.opens_menu()
    marta.presses("Закончить игру")
    question = marta.page.get_by_role("dialog", name=re.compile("^Закончить игру для всех"))
    marta.presses(question.get_by_role("button", name="Закончить игру"))
    for person in (marta, gleb):
        person.reads("Игру остановили")
        person.look()
    gleb.sees("Новую игру начнёт хозяин стола: Марта")
    before = [seat["person"] for seat in marta.view["seats"]]
    marta.presses("Сыграть ещё раз")
    for person in (marta, gleb):
        person.reads("Кто начнёт?")
        assert [seat["person"] for seat in person.view["seats"]] == before
        assert person.view["games"] == 2
    play(marta, gleb, until=lambda one: one.commands("vote") + one.commands("give_clue") > 0)


def test_who_leaves_a_game_finds_the_way_back(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("desk", "phone"))
    play(gleb, until=asked_for("give_clue"))
    gleb.opens_menu()
    gleb.presses("Встать из-за стола")
    question = gleb.page.get_by_role("dialog", name=re.compile("^Место останется за вами"))
    gleb.presses(question.get_by_role("button", name="Встать из-за стола"))
    gleb.reads("Мои столы")
    marta.sees("Глеб намекает")
    gleb.presses(gleb.page.get_by_role("link", name=re.compile("^Продолжить")))
    gleb.sees("Ваш намёк")
    play(marta, gleb, until=lambda one: one.commands("give_cards") == 2 - (one is gleb))


def test_who_leaves_the_lobby_is_gone(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", start=False)
    gleb.opens_menu()
    gleb.presses("Встать из-за стола")
    question = gleb.page.get_by_role("dialog", name="Уйти от этого стола?")
    gleb.presses(question.get_by_role("button", name="Встать из-за стола"))
    gleb.sees("Скажите так, чтобы поняли")
    marta.reads("За столом пока один")


def test_who_leaves_after_a_game_takes_no_place_from_anybody(company: Company) -> None:
    marta, gleb, nina = company.table(
        "Марта", "Глеб", "Нина", game="dixit", options={"points_to_win": 1}, devices=("phone",)
    )
    play(marta, gleb, nina)
    title = nina.page.get_by_role("heading", level=1)
    told = title.inner_text()
    podium = nina.page.get_by_role("region", name="Очки")
    places = podium.inner_text()
    marta.opens_menu()
    marta.presses("Встать из-за стола")
    question = marta.page.get_by_role("dialog", name="Уйти от этого стола?")
    marta.presses(question.get_by_role("button", name="Встать из-за стола"))
    nina.knows(lambda view: len(view["seats"]) == 2)
    expect(title).to_have_text(told)
    expect(podium).to_have_text(places, use_inner_text=True)
    assert "Марта" in places


def test_who_has_only_the_code_knocks_at_a_game_and_so_does_a_screen(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2)
    screen = company.person("Телевизор", "tv")
    screen.goes(f"/tv/{marta.code}")
    screen.sees("Попросите хозяина стола впустить этот экран")
    marta.sees("Подключить экран?")
    marta.presses("Впустить")
    screen.reads("Кто начнёт?")
    screen.page.reload()
    screen.reads("Кто начнёт?")
    nina = company.person("Нина", "phone")
    nina.comes(marta.code)
    nina.presses("Постучаться")
    nina.sees("Вы постучались")
    marta.sees("Нина просит впустить")
    marta.presses("Впустить")
    nina.reads("Кто начнёт?")
