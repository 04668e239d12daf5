"""A host's evening: what happened is told, who is slow is reminded, and a game can wait."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.test_tv import tv

pytestmark = pytest.mark.long

CARDS = """() => [...document.querySelectorAll("main .card")].map((e) => {
  const { x, y, width } = e.getBoundingClientRect();
  return [x, y, width].map(Math.round);
})"""
COVERED = """() => {
  const over = document.querySelector(".notice").getBoundingClientRect();
  const apart = (e, { left, top, right, bottom } = e.getBoundingClientRect()) =>
    right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
  return [...document.querySelectorAll("header button, footer button")]
    .filter((e) => e.checkVisibility() && !apart(e))
    .map((e) => e.innerText);
}"""
"""Buttons of the page that lie under what was told."""
SHORT = {"points_to_win": None, "cycles": 1}
LOG = re.compile("Аня просит бота сходить за игрока Вера")


def telling(company: Company, **more: object) -> list[Person]:
    """The second tells, and everybody waits for them."""
    host, vera, boris = company.table("Аня", "Вера", "Борис", **more)  # type: ignore[arg-type]
    vera.presses("Рассказываю я!")
    host.sees("Вера выбирает карту")
    return [host, vera, boris]


def hurries(host: Person) -> None:
    """Thirty seconds a move, from now on."""
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name="Настройки стола"))
    sheet = host.page.get_by_role("dialog", name="Настройки стола")
    host.presses(sheet.get_by_role("button", name=re.compile("^Время на ход")))
    host.presses(host.page.get_by_role("radio", name="30 секунд"))
    host.closes()
    host.closes()


def test_what_happened_is_told_in_a_quiet_line_and_reads_as_a_log_after_a_reload(
    company: Company,
) -> None:
    host, vera, boris = telling(company)
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name="Вера"))
    host.presses(menu.get_by_role("button", name="Пусть бот сходит один раз"))
    host.closes()
    boris.sees(LOG)
    vera.page.reload()
    vera.presses(re.compile("^Разговор"))
    expect(vera.page.get_by_role("dialog", name="Разговор").get_by_text(LOG)).to_be_visible()


def test_everybody_may_nudge_who_is_slow_and_after_a_while_the_host_is_offered_help(
    company: Company,
) -> None:
    host, vera, boris = telling(company)
    for one in (host, boris):
        one.page.clock.install()
        one.page.reload()
        one.sees("Вера выбирает карту")
        expect(one.button("Поторопить: Вера")).to_have_count(0)
        one.page.clock.fast_forward(25_000)
    boris.presses("Поторопить: Вера")
    vera.sees("Борис ждёт вашего хода")
    expect(host.button("Пусть бот сходит один раз")).to_have_count(0)
    host.page.clock.fast_forward(60_000)
    host.sees("Ход задерживается: Вера")
    host.presses("Пусть бот сходит один раз")
    host.knows(lambda view: view["game"]["phase"] == "giving")


def test_when_two_have_nudged_a_slow_host_they_are_offered_help(company: Company) -> None:
    host, vera, boris = company.table("Аня", "Вера", "Борис")
    host.presses("Рассказываю я!")
    vera.reads("Аня выбирает карту")
    for one in (vera, boris):
        one.page.clock.install()
        one.page.reload()
        one.reads("Аня выбирает карту")  # with the first view comes the server's own time
        one.page.clock.fast_forward(80_000)
        one.sees(re.compile("Ход задерживается: Аня. Если поторопят двое"))
        expect(one.button("Пусть бот сходит один раз")).to_have_count(0)
    vera.presses("Поторопить: Аня")
    host.sees("Вера ждёт вашего хода")
    boris.presses("Поторопить: Аня")
    for one in (vera, boris):
        one.knows(lambda view: view["urged"] == {"0": 2})
        one.page.clock.fast_forward(80_000)  # with each view comes the server's own time
        expect(one.button("Пусть бот сходит один раз")).to_be_visible()


def test_who_still_reads_the_result_does_not_take_long(company: Company) -> None:
    host, vera, boris = company.table("Аня", "Вера", "Борис")
    host.presses("Рассказываю я!")
    play(host, vera, boris, until=asked_for("next"))
    host.page.clock.install()
    host.page.reload()
    host.presses(re.compile("^Дальше"))
    host.sees("Смотрят итог: Вера и Борис")
    host.page.clock.fast_forward(60_000)
    vera.presses(re.compile("^Дальше"))
    host.sees("Смотрит итог: Борис")
    host.page.clock.fast_forward(15_000)
    host.settles()
    expect(host.button("Поторопить: Вера")).to_have_count(0)
    host.page.clock.fast_forward(65_000)
    host.sees("Ход задерживается: Вера")


def test_everybody_reads_who_is_not_there_to_be_waited_for(company: Company) -> None:
    host, vera, boris = telling(company)
    screen = tv(company, host)
    vera.page.close()
    for one in (host, boris):
        one.sees("Думает Вера (нет на связи)")
    screen.sees("Нет на связи: Вера")


def test_who_has_moved_may_nudge_who_has_not_and_no_card_moves_for_it(company: Company) -> None:
    host, vera, boris = company.table("Аня", "Вера", "Борис", devices=("desk", "desk", "phone"))
    host.presses("Рассказываю я!")
    play(host, vera, boris, until=lambda one: one.look().step == "Голоса")
    boris.page.clock.install()
    boris.page.reload()
    play(boris, until=asked_for("vote"))
    boris.page.clock.fast_forward(25_000)
    nudge = boris.button("Поторопить: Вера")
    expect(nudge).to_have_count(0)
    boris.votes()
    boris.knows(lambda view: view["game"]["waiting"] == [1])
    boris.settles()
    lie = boris.page.evaluate(CARDS)
    boris.page.clock.fast_forward(25_000)
    expect(nudge).to_be_visible()
    boris.settles()
    assert boris.page.evaluate(CARDS) == lie
    boris.presses(nudge)
    expect(boris.page.locator(".notice")).to_be_visible()
    for size in ((390, 844), (360, 640)):
        boris.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert boris.page.evaluate(COVERED) == [], size
    vera.sees("Борис ждёт вашего хода")
    assert vera.page.evaluate(COVERED) == []
    vera.sees("Вас поторопили: все ждут вашего хода")
    expect(vera.button(re.compile("^Поторопить"))).to_have_count(0)


def test_the_clock_the_door_and_the_next_pictures_change_during_a_game(company: Company) -> None:
    host, vera, _ = telling(company)
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name="Настройки стола"))
    sheet = host.page.get_by_role("dialog", name="Настройки стола")
    host.presses(sheet.get_by_role("button", name=re.compile("^Время на ход")))
    for pace in ("не спеша 2–3 минуты", "в меру 60–90 секунд", "быстро 30–45 секунд"):
        expect(host.page.get_by_role("radio", name=pace)).to_be_visible()
    host.presses(host.page.get_by_role("radio", name="90 секунд", exact=True))
    host.closes()
    host.presses(sheet.get_by_text("Входить только со стуком"))
    host.knows(lambda view: view["settings"]["pace"] == 90 and view["settings"]["knock"])
    host.presses(sheet.get_by_role("button", name=re.compile("^Картинки следующей игры")))
    host.presses(host.page.get_by_role("dialog", name="Картинки").get_by_text("Лица").first)
    host.knows(lambda view: len(view["settings"]["decks"]) == 2)
    vera.sees(re.compile("Аня меняет картинки следующей игры"))
    vera.knows(lambda view: view["deadline"] is not None)


def test_a_pause_leaves_talk_and_leaving_alone(company: Company) -> None:
    host, vera, _ = telling(company)
    host.opens_menu()
    host.presses("Пауза")
    pause = vera.page.get_by_role("dialog", name="Пауза")
    vera.presses(pause.get_by_role("button", name="Разговор"))
    vera.page.get_by_role("textbox", name="Сообщение").fill("чай готов")
    vera.presses("Отправить")
    vera.sees("чай готов")
    vera.closes()
    vera.presses(pause.get_by_role("button", name="Стол"))
    vera.presses("Встать из-за стола")
    ask = vera.page.get_by_role("dialog", name=re.compile("Место останется за вами"))
    vera.presses(ask.get_by_role("button", name="Встать из-за стола"))
    host.knows(lambda view: view["seats"][1]["stand_in"])


def test_when_the_host_vanishes_the_others_are_asked_and_one_takes_the_table(
    company: Company,
) -> None:
    host, boris = company.table("Аня", "Борис", bots=1, start=False)
    vera = company.person("Вера")
    vera.follows(host)
    vera.presses("Сесть за стол")
    vera.reads(re.compile("За столом"))
    host.page.close()
    for one in (vera, boris):
        one.sees("Хозяин стола не на связи: Аня. Кто поведёт стол?")
    expect(boris.button("Я поведу")).to_have_count(0)  # who has only the code gets no keys
    vera.presses("Я поведу")
    boris.knows(lambda view: view["host"] == vera.view["you"])
    vera.presses(re.compile("^Разговор"))
    vera.sees("Стол пока ведёте вы")


def test_a_name_is_changed_and_equal_names_are_told_apart(company: Company) -> None:
    host, vera = company.table("Аня", "Вера", bots=1, start=False)
    menu = vera.opens_menu()
    menu.get_by_role("textbox", name="Ваше имя").fill("Аня")
    vera.presses(menu.get_by_role("button", name="Сменить"))
    host.knows(lambda view: [seat["name"] for seat in view["seats"][:2]] == ["Аня", "Аня 2"])
    host.sees("Аня 2")
    host.presses(re.compile("^Разговор"))
    host.sees("Вера теперь Аня 2")


def test_showing_somebody_out_asks_first(company: Company) -> None:
    host, vera = company.table("Аня", "Вера", bots=1, start=False)
    host.presses(host.page.get_by_role("button", name=re.compile("Вера")).first)
    host.presses("Попросить уйти")
    ask = host.page.get_by_role("dialog", name="Попросить уйти: Вера?")
    host.presses(ask.get_by_role("button", name="Отмена"))
    assert host.commands("remove") == 0
    host.presses("Попросить уйти")
    host.presses(ask.get_by_role("button", name="Попросить уйти"))
    vera.reads("Вас попросили уйти")


def test_a_game_is_left_for_another_day_and_found_again(company: Company) -> None:
    host, vera, _ = telling(company)
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name="Доиграем в другой день"))
    menu.get_by_placeholder("Например: в субботу вечером").fill("в субботу")
    host.presses(menu.get_by_role("button", name="Отложить игру"))
    vera.reads("Отложено на другой день")
    vera.sees("«в субботу»")
    screen = company.person("Телевизор", "tv")
    screen.goes(f"/tv/{quote(host.code)}#{host.view['join']}")
    screen.reads("Отложено на другой день")
    screen.sees("«в субботу»")
    expect(screen.page.locator(".plate .code")).to_have_text(re.compile(r".+-\d\d"))
    vera.goes("/")
    vera.presses(vera.page.get_by_role("link", name=re.compile("отложено: «в субботу»")))
    vera.reads("Отложено на другой день")
    host.presses("Продолжить")
    vera.reads("Загадайте карту")


def test_who_stays_at_a_game_that_is_left_for_another_day_is_asked_nothing(
    company: Company,
) -> None:
    host, vera = company.table("Аня", "Вера", bots=1)
    host.page.get_by_role("button", name="Стол", exact=True).wait_for()
    menu = host.opens_menu()
    host.presses(menu.get_by_role("button", name="Доиграем в другой день"))
    host.presses(menu.get_by_role("button", name="Отложить игру"))
    vera.reads("Отложено на другой день")
    host.page.close()
    vera.knows(lambda view: view["host_missed"])
    vera.settles()
    expect(vera.page.get_by_text("Кто поведёт стол?")).to_have_count(0)


def test_a_short_game_is_one_tap(company: Company) -> None:
    (host,) = company.table("Аня", bots=3, start=False)
    host.presses(host.page.get_by_text("Короткая партия"))
    host.knows(lambda view: view["settings"]["options"] == SHORT)
    host.presses(host.page.get_by_text("Короткая партия"))
    host.knows(lambda view: view["settings"]["options"] == {})


def test_a_game_that_ends_with_its_rounds_says_so_from_the_lobby_to_the_end(
    company: Company,
) -> None:
    (host,) = company.table("Аня", bots=3, game="dixit", start=False, devices=("tv",))
    host.sees("Классика до тридцати очков")
    host.presses(host.page.get_by_text("Короткая партия"))
    host.sees(re.compile(r"^Каждый рассказывает по\sразу$"))
    host.sees(re.compile(r"^Около 15\sминут. Каждый рассказывает по\sразу.$"))
    tv = company.person("Телевизор", "tv")
    tv.goes(host.tv)
    tv.sees(re.compile(r"^Каждый рассказывает по\sразу"))
    host.starts()
    last = host.page.get_by_text("Последний раунд")
    play(host, until=lambda one: one.seen.step == "Итог")
    expect(host.page.locator(".trail")).to_be_visible()
    expect(host.page.locator(".flag").or_(last)).to_have_count(0)
    play(host, until=lambda one: one.view["game"]["round"] == 4 and one.seen.step != "Итог")
    expect(last).to_be_visible()
    tv.sees("Последний раунд")
    play(host)
    host.sees(re.compile(r"каждый рассказал по\sразу$"))


def test_a_deck_that_runs_out_is_the_reason_of_the_end(company: Company) -> None:
    (host,) = company.table("Аня", bots=5, game="dixit-2008", options={"hand": 12})
    play(host, until=lambda one: one.view["game"]["round"] == 2 and one.seen.step != "Итог")
    host.sees("Последний раунд")
    play(host)
    host.sees(re.compile("колода кончилась$"))


def test_a_vote_that_was_chosen_counts_when_the_time_is_up(company: Company) -> None:
    host, vera = company.table("Аня", "Вера", bots=2)
    vera.presses("Рассказываю я!")
    vera.tells("Тихий вечер")
    play(host, until=asked_for("vote"))
    hurries(host)
    host.presses(host.on_table().first)
    chosen = re.compile("^Голосовать за № ")
    expect(host.button(chosen)).to_be_visible()
    number = int((host.button(chosen).text_content() or "").split("\u00a0")[-1])
    expect(host.button(chosen)).to_have_count(0, timeout=60_000)
    host.knows(lambda view: view["game"]["last"] is not None)
    assert host.view["game"]["last"]["votes"][host.view["your_seat"]] == [number]
    assert host.commands("vote") == 0
    vera.sees("Время вышло, засчитано выбранное: Аня")


def test_a_story_and_a_line_that_were_chosen_count_when_the_time_is_up(company: Company) -> None:
    people = company.table("Аня", "Вера", "Борис", game="poetry")
    hurries(people[0])
    teller = next(one for one in people if one.look().asks_for == "lay_hint")
    other = next(one for one in people if one is not teller)
    teller.presses(teller.stories().nth(2))
    teller.presses(teller.lines().get_by_role("button").first)
    expect(teller.button("Загадать историю № 3")).to_be_visible()
    expect(teller.button("Загадать историю № 3")).to_have_count(0, timeout=60_000)
    teller.knows(lambda view: view["game"]["secret"] == 3)
    assert teller.commands("lay_hint") == 0
    other.sees(f"Время вышло, засчитано выбранное: {teller.name}")
