"""Lost connections, closed tabs and second devices: the seat waits, and nothing typed is lost."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.company import Company, asked_for, play

CLUE = "Всё, что осталось от лета"


def test_a_closed_tab_opens_again_where_the_game_is(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(marta, until=asked_for("give_clue"))
    address = marta.page.url
    marta.page.close()
    marta.new_tab().goto(address, wait_until="domcontentloaded")
    marta.reads("Загадайте карту")
    marta.tells(CLUE)
    play(gleb, until=asked_for("vote"))
    gleb.page.close()
    gleb.new_tab().goto(address, wait_until="domcontentloaded")
    gleb.sees(f"«{CLUE}»")
    gleb.votes()
    gleb.sees("Вам ")
    assert gleb.commands("vote") == 1


def test_what_was_typed_outlives_a_lost_connection(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    marta.forgiven += ["ERR_INTERNET_DISCONNECTED"]
    play(marta, until=asked_for("give_clue"))
    marta.chooses(2)
    clue = marta.page.get_by_role("textbox", name="Ваш намёк")
    clue.fill(CLUE)
    marta.context.set_offline(True)
    expect(marta.page.get_by_role("alert")).to_contain_text("Связь пропала")
    expect(clue).to_have_value(CLUE)
    marta.context.set_offline(False)
    expect(marta.page.get_by_role("alert")).to_have_count(0)
    expect(clue).to_have_value(CLUE)
    marta.presses("Загадать эту карту")
    gleb.sees(f"«{CLUE}»")


def test_what_is_said_over_an_open_sheet_is_in_it_and_once(company: Company) -> None:
    (marta,) = company.table("Марта", start=False, devices=("phone",))
    marta.forgiven += ["ERR_INTERNET_DISCONNECTED"]
    marta.presses(marta.button(re.compile("^Картинки")))
    sheet = marta.page.get_by_role("dialog")
    sheet.get_by_role("textbox").fill("не ссылка")
    marta.presses(sheet.get_by_role("button", name="Добавить", exact=True))
    refusal = "Это не ссылка на колоду"
    expect(sheet.get_by_role("alert")).to_contain_text(refusal)
    marta.page.wait_for_timeout(1_000)  # until it has been heard
    marta.closes()
    expect(sheet).to_have_count(0)
    expect(marta.page.get_by_text(refusal)).to_have_count(1)
    expect(marta.page.get_by_role("alert")).to_have_count(0)
    marta.presses("Закрыть")
    marta.presses(marta.button(re.compile("^Картинки")))
    marta.context.set_offline(True)
    expect(sheet.get_by_role("alert")).to_contain_text("Связь пропала")
    expect(marta.page.get_by_text("Связь пропала")).to_have_count(1)
    marta.presses(sheet.get_by_role("button", name="Попробовать сейчас"))
    marta.context.set_offline(False)
    expect(marta.page.get_by_text("Связь пропала")).to_have_count(0)


def test_what_was_sent_without_a_connection_arrives_once(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    marta.forgiven += ["ERR_INTERNET_DISCONNECTED"]
    play(marta, until=asked_for("give_clue"))
    marta.chooses(1)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill(CLUE)
    marta.context.set_offline(True)
    marta.presses("Загадать эту карту")
    expect(marta.page.get_by_role("alert")).to_contain_text("Связь пропала")
    marta.context.set_offline(False)
    gleb.sees(f"«{CLUE}»")
    marta.sees(f"«{CLUE}»")
    expect(marta.page.get_by_role("alert")).to_have_count(0)


def test_a_half_typed_clue_and_its_card_outlive_a_reload(company: Company) -> None:
    marta, _ = company.table("Марта", "Глеб", bots=1)
    play(marta, until=asked_for("give_clue"))
    clue = marta.page.get_by_role("textbox", name="Ваш намёк")
    marta.chooses(2)
    clue.fill(CLUE)
    picture = marta.page.locator(".hero img")
    chosen = picture.get_attribute("src")
    marta.page.reload(wait_until="domcontentloaded")
    expect(clue).to_have_value(CLUE)
    expect(picture).to_have_attribute("src", chosen or "")


def test_the_link_of_a_seat_opens_it_on_another_device(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    marta.context.grant_permissions(["clipboard-read", "clipboard-write"])
    play(marta, until=asked_for("give_clue"))
    marta.opens_menu()
    marta.presses("Моё место на другом экране")
    marta.presses("Скопировать ссылку на место")
    marta.sees("Ссылка скопирована")
    link = marta.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{company.url}/seat#")

    phone = company.person("Марта с телефоном", "phone")
    phone.page.goto(link)
    phone.reads("Загадайте карту")
    assert "#" not in phone.page.url, "the secret stays in the address"
    assert phone.view["your_seat"] == marta.view["your_seat"]
    assert phone.view["game"]["hand"] == marta.view["game"]["hand"]
    phone.tells(CLUE)
    gleb.sees(f"«{CLUE}»")
    marta.sees(f"«{CLUE}»")


def test_two_tabs_of_one_seat_both_play(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    first = marta.page
    second = marta.new_tab()
    second.goto(first.url)
    play(marta, until=asked_for("give_clue"))
    marta.page = first
    marta.reads("Загадайте карту")
    marta.tells(CLUE)
    marta.page = second
    marta.sees(f"«{CLUE}»")
    play(gleb, until=lambda one: one.commands("vote") == 1)
    marta.sees("Вам ")
    marta.page = first
    marta.sees("Вам ")


def test_who_comes_forward_a_moment_later_sees_who_tells_and_no_reproach(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, game="dixit")
    lines: list[WebSocketRoute] = []
    under_way: list[str | bytes] = []
    is_slow = False

    def slow_line(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(
            lambda message: under_way.append(message) if is_slow else line.send(message)
        )

    gleb.page.route_web_socket(re.compile("/ws$"), slow_line)
    gleb.page.reload()
    gleb.button("Рассказываю я!").wait_for()
    is_slow = True
    marta.presses("Рассказываю я!")
    marta.knows(lambda view: view["game"]["storyteller"] == 0)
    gleb.presses("Рассказываю я!")
    while not any("wrong_phase" in str(message) for message in under_way):
        gleb.page.wait_for_timeout(20)
    is_slow = False
    for message in under_way:
        lines[-1].send(message)
    gleb.sees("Марта")
    expect(gleb.button("Рассказываю я!")).to_have_count(0)
    expect(gleb.page.get_by_role("alert")).to_have_count(0)
