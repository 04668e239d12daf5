"""Coming in, going back, and being without a connection."""

import re
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.serving import serving
from tests.browser.test_back import back

COVERED = """() => [...document.querySelectorAll("main a, main button, main input")]
  .filter((e) => e.checkVisibility())
  .filter((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    if (top < 0 || top + height > innerHeight) return false;
    return [0.05, 0.5, 0.95].some((share) => {
      const over = document.elementsFromPoint(left + width * share, top + height / 2);
      const at = over.findIndex((one) => one === e || e.contains(one));
      return at < 0 || over.slice(0, at).some((one) => one.closest(".plate, .hare"));
    });
  })
  .map((e) => e.innerText || e.ariaLabel)"""


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_no_picture_lies_over_a_button(company: Company, locale: str) -> None:
    marta = company.person("Марта", locale=locale)
    marta.goes("/")
    expect(marta.page.get_by_role("list").last).to_be_visible()
    marta.page.evaluate(
        """() => document.querySelectorAll(".fan").forEach(
          (one) => one.style.setProperty("pointer-events", "auto", "important"))"""
    )
    for width in (360, 390, 820, 1280, 1366, 1920):
        height = 1080 if width == 1920 else 768
        marta.page.set_viewport_size({"width": width, "height": height})
        marta.settles()
        assert marta.page.evaluate(COVERED) == [], width
        wide = marta.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        assert wide <= 0, width


def test_an_invitation_never_says_localhost(company: Company) -> None:
    marta = company.person("Марта")
    told = '{"url": null, "why": "only_here"}'
    marta.page.route("**/api/address", lambda route: route.fulfill(body=told))
    marta.opens_quickly("dixit", {})
    marta.sees("Друзья пока не войдут")
    # Its words stand under the table, whose ring they would cross on a phone.
    expect(marta.page.locator(".ring").get_by_text("Друзья пока не войдут")).to_have_count(0)
    marta.presses("Позвать")
    sheet = marta.page.get_by_role("dialog")
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    expect(sheet.get_by_role("img", name="QR-код")).to_have_count(0)


def test_who_starts_the_server_as_told_is_told_so_no_more(company: Company) -> None:
    marta = company.person("Марта", "phone")
    told = ['{"url": null, "why": "only_here"}']
    marta.page.route("**/api/address", lambda route: route.fulfill(body=told[-1]))
    marta.opens_quickly("dixit", {})
    marta.sees("Друзья пока не войдут")
    option = marta.page.locator("code span", has_text="--host")
    assert option.evaluate("(one) => one.getClientRects().length") == 1, "it is not broken"
    marta.forgiven += ["ERR_INTERNET_DISCONNECTED"]
    told.append('{"url": "http://192.168.1.5:8000", "why": null}')
    marta.context.set_offline(True)
    expect(marta.page.get_by_role("alert")).to_contain_text("Связь пропала")
    marta.context.set_offline(False)
    expect(marta.page.get_by_text("Друзья пока не войдут")).to_have_count(0)


def test_the_link_has_the_code_for_messengers_and_its_secret_for_nobody(company: Company) -> None:
    marta = company.person("Марта")
    told = '{"url": "https://namyok.example", "why": null}'
    marta.page.route("**/api/address", lambda route: route.fulfill(body=told))
    marta.opens_quickly("dixit", {})
    marta.presses("Позвать")
    field = marta.page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_have_value(re.compile(r"^https://namyok\.example/join/[a-z]+-\d\d#.+$"))
    found = re.fullmatch(r".+/join/([^#]+)#(.+)", field.input_value())
    assert found is not None
    gleb = company.person("Глеб")
    gleb.goes(f"/join/{found[1]}#{found[2]}")
    gleb.reads("Вас ждут за столом")
    assert not any(found[2] in url for url in gleb.requests if "#" not in url)
    # A messenger that cuts the secret off leaves the code.
    gleb.goes(f"/join/{found[1]}")
    gleb.reads("Вас ждут за столом")


def test_the_public_address_is_in_every_code_to_scan(browser: Browser, tmp_path: Path) -> None:
    """Read from the picture on the screen, as a phone would: in the lobby and on the TV."""
    with serving(tmp_path, "public_url=https://namyok.example:444") as url:
        company = Company(browser, url)
        marta, tv = company.person("Марта"), company.person("Экран", "tv")
        marta.opens_quickly("dixit", {})
        marta.presses("Позвать")
        sheet = marta.page.get_by_role("dialog")
        link = sheet.get_by_role("textbox").input_value()
        assert link.startswith("https://namyok.example:444/join/")
        assert scanned(marta, sheet.get_by_role("img", name="QR-код")) == link
        tv.goes(marta.tv)
        table = link.partition("#")[0].replace("/join/", "/t/")
        assert table.isascii() and "%" not in table
        assert scanned(tv, tv.page.get_by_role("img", name="QR-код")) == table
        tv.goes(table.removeprefix("https://namyok.example:444"))
        tv.reads("Вас ждут за столом")
        company.look_around()
        company.leave()


def scanned(person: Person, code: Locator) -> str:
    """What a phone reads from a QR code on somebody's screen."""
    person.settles()
    picture = cv2.imdecode(np.frombuffer(code.screenshot(), np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None, "a screenshot is a picture"
    text, _, _ = cv2.QRCodeDetector().detectAndDecode(picture)
    return text


def test_who_has_no_https_is_told_what_does_not_work(company: Company) -> None:
    marta, _ = company.table("Марта", "Глеб", bots=1, devices=("phone",), start=False)
    marta.context.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', {value: false})"
    )
    marta.page.reload()
    menu = marta.opens_menu()
    notices = menu.get_by_role("switch", name="Сообщать, когда мой ход")
    expect(notices).to_be_disabled()
    expect(notices).to_contain_text("открыть игру по https")
    marta.closes()
    marta.starts()
    marta.presses("Рассказываю я!")
    marta.chooses(2)
    marta.presses(marta.page.get_by_role("radio", name="Звук"))
    marta.presses("Записать звук")
    expect(marta.page.get_by_role("alert")).to_contain_text("Запись заработает, если открыть игру")


def test_a_link_can_be_copied_without_a_clipboard(company: Company) -> None:
    marta = company.person("Марта")
    marta.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = () => { copied = document.activeElement.value; return true };"
        "let copied = null; window.pasted = () => copied;"
    )
    told = '{"url": "http://192.168.1.5:8000", "why": null}'
    marta.page.route("**/api/address", lambda route: route.fulfill(body=told))
    marta.opens_quickly("dixit", {})
    marta.presses("Позвать")
    marta.presses("Скопировать ссылку")
    marta.sees("Ссылка скопирована")
    assert marta.page.evaluate("window.pasted()").startswith("http://192.168.1.5:8000/join/")


def test_back_closes_what_is_open_and_the_game_goes_on(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, devices=("phone",))
    play(marta, until=asked_for("come_forward"))
    assert marta.sockets == 1
    marta.opens_menu()
    dialog = marta.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    back(marta)
    expect(dialog).to_have_count(0)
    assert "/t/" in marta.page.url
    marta.page.go_forward()
    expect(dialog).to_be_visible()
    marta.closes()
    expect(dialog).to_have_count(0)
    marta.finds("history.state?.layer === undefined")
    assert marta.sockets == 1, "the socket stayed open"


def test_the_gallery_is_where_it_was_left(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/gallery")
    marta.presses(marta.page.get_by_role("link", name=re.compile("Сны")))
    cards = marta.page.get_by_role("main").get_by_role("listitem").get_by_role("button")
    cards.nth(60).scroll_into_view_if_needed()
    cards.nth(60).tap()
    zoom = marta.page.get_by_role("dialog")
    expect(zoom).to_be_visible()
    back(marta)
    expect(zoom).to_have_count(0)
    marta.page.go_forward()
    expect(zoom).to_be_visible()
    marta.page.go_back()
    expect(zoom).to_have_count(0)
    before = marta.page.evaluate("scrollY")
    assert before > 500
    marta.page.go_back()
    marta.finds("location.pathname === '/gallery'")
    marta.page.go_forward()
    marta.finds(f"Math.abs(scrollY - {before}) < 40")


def test_an_own_table_is_one_line_and_can_be_taken_off_the_list(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    code = marta.code
    marta.goes("/")
    row = marta.page.get_by_role("link", name=re.compile(r"^Продолжить: .+-\d\d, Одиссея$"))
    expect(row).to_be_visible()
    marta.presses(re.compile("^Убрать из списка"))
    expect(row).to_have_count(0)
    marta.presses(re.compile("^Вернуть в список"))
    expect(row).to_be_visible()
    marta.presses(re.compile("^Убрать из списка"))
    expect(row).to_have_count(0)
    marta.page.reload()
    marta.reads("Намёк")
    expect(marta.page.get_by_role("heading", name="Мои столы")).to_have_count(0)
    marta.goes(f"/t/{code}")
    marta.reads("За столом")
    marta.goes("/")
    expect(marta.page.get_by_role("heading", name="Мои столы")).to_be_visible()


def test_a_lesson_that_was_left_is_gone_on_with_from_the_first_page(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/")
    marta.presses("Научиться за две минуты")
    marta.reads("Загадайте карту")
    levels = [one["character"]["level"] for one in marta.view["seats"] if one["bot"]]
    assert sorted(levels) == ["dreamy", "dreamy", "sly", "sly"], "some find a hint and some do not"
    marta.goes("/")
    marta.presses(marta.page.get_by_role("link", name=re.compile("^Продолжить урок")))
    marta.reads("Загадайте карту")
    expect(marta.page.get_by_text("За столом вы и четыре бота")).to_be_visible()


def test_a_game_left_for_another_day_is_the_first_thing_offered(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=2, game="dixit", devices=("desk", "phone"))
    marta.opens_menu()
    marta.presses("Доиграем в другой день")
    marta.page.get_by_placeholder("Например").fill("в субботу")
    marta.presses("Отложить игру")
    gleb.sees("Отложено на другой день")
    for person, whose in ((gleb, "хозяин стола Марта"), (marta, "ваш стол")):
        person.goes("/")
        offered = person.page.get_by_role("link", name=re.compile("^Продолжить: "))
        expect(offered).to_contain_text(re.compile(f"Диксит · раунд.1 · {whose} · отложено"))
        expect(offered).to_have_class(re.compile("pri"))
        expect(person.page.get_by_role("link", name="Накрыть стол")).to_have_class(
            re.compile("sec")
        )


def test_a_short_game_alone_is_one_tap_away(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/")
    marta.presses(re.compile("^Сыграть одному, короткая партия"))
    marta.reads(re.compile("Загадайте карту|Кто начнёт?"))
    assert marta.view["settings"]["options"] == {"cycles": 1, "points_to_win": None}


def test_other_tables_fold_away_and_a_lesson_that_was_left_is_the_last_of_them(
    company: Company,
) -> None:
    marta = company.person("Марта", "phone")
    for begin in ("Научиться за две минуты", "Сыграть одному", "Сыграть одному"):
        marta.goes("/")
        marta.presses(begin)
        marta.page.wait_for_url("**/t/*")
        marta.reads(re.compile("Загадайте карту|Кто начнёт?"))
    marta.goes("/")
    line = marta.page.get_by_role("link", name=re.compile("^Продолжить: "))
    expect(line).to_have_count(1)
    expect(marta.page.get_by_text("ждут вас")).to_have_count(1)
    for button in (marta.page.get_by_role("link", name="Накрыть стол"), "Сыграть одному"):
        target = marta.button(button) if isinstance(button, str) else button
        expect(target).to_be_in_viewport(ratio=1)
    expect(marta.page.get_by_role("textbox", name="Код стола")).to_be_in_viewport(ratio=1)
    rows = marta.page.get_by_role("link", name=re.compile("идёт игра"))
    expect(rows).to_have_count(0)
    marta.presses(re.compile("^Мои столы"))
    expect(rows).to_have_count(2)
    expect(marta.page.get_by_role("link", name=re.compile("Продолжить урок"))).to_have_count(1)


def test_a_result_that_waits_for_its_reader_is_on_the_list(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3)
    play(marta, until=asked_for("next"))
    marta.goes("/")
    waits = marta.page.get_by_role("link", name=re.compile("ждут вас"))
    expect(waits).to_be_visible()
    marta.presses(waits)
    play(marta, until=asked_for("give_cards"))


def test_a_tv_comes_in_from_the_first_page_and_is_sent_away_again(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    tv = company.person("Телевизор", "tv")
    tv.goes("/")
    tv.presses(tv.page.get_by_role("link", name="На телевизор"))
    tv.page.get_by_role("textbox").fill(marta.code.upper())
    tv.page.get_by_role("textbox").press("Enter")
    unlet = tv.page.get_by_text(re.compile("^Этот экран ещё не впустили: Марта"))
    expect(unlet).to_be_visible()
    marta.presses("Впустить")
    expect(unlet).to_have_count(0)
    marta.opens_menu()
    marta.sees("Экран 1 показывает стол")
    marta.presses("Отключить")
    tv.sees("Этот экран отключили от стола")
    expect(marta.page.get_by_text("Экран 1 показывает стол")).to_have_count(0)


def test_a_missing_part_asks_for_a_reload_and_keeps_what_was_written(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2)
    play(marta, until=asked_for("give_clue"))
    marta.page.get_by_role("textbox", name="Ваш намёк").fill("Почти дописано")
    marta.forgiven += ["404", "dynamically imported", "preload"]

    # What the server says of its build and of the part goes on: nothing comes by itself meanwhile.
    def gone(route: Route) -> None:
        if route.request.method == "HEAD" or "/Now-" in route.request.url:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    marta.page.route("**/assets/*", gone)
    marta.presses(re.compile("Что сейчас"))
    marta.sees("Вышла новая версия")
    marta.presses("Обновить")
    expect(marta.page.get_by_role("textbox", name="Ваш намёк")).to_have_value("Почти дописано")


TITLES = {
    "/": "Скажите так",
    "/new": "Новый стол",
    "/rules": "Правила",
    "/gallery": "Картинки",
    "/tv": "Показать стол",
    "/decks": "Свои колоды",
    "/decks/new": "Новая колода",
    "/nowhere": "Такой страницы нет",
}


def test_every_page_has_a_title(company: Company) -> None:
    marta = company.person("Марта")
    marta.forgiven += ["404"]
    for path, title in TITLES.items():
        marta.goes(path)
        expect(marta.page).to_have_title(re.compile(f"^{title}.* · Намёк$"))
    # What a page says in a sentence is a name here.
    marta.goes("/seat#bad")
    expect(marta.page).to_have_title("Такого стола нет · Намёк")


@pytest.fixture
def installed(company: Company) -> Person:
    """Somebody whose browser keeps the app."""
    marta = company.person("Марта", service_workers="allow")
    marta.goes("/gallery/dreams")
    _settle(marta)
    return marta


def _settle(person: Person) -> None:
    person.finds("navigator.serviceWorker.getRegistration().then((one) => !!one?.active)")


def test_without_a_connection_there_are_rules_and_pictures(installed: Person) -> None:
    marta = installed
    marta.goes("/gallery/dreams")  # through the worker, which keeps what is seen
    expect(marta.page.locator("main ol img").first).to_be_visible()
    marta.finds(
        "caches.open('namyok-pictures').then((one) => one.keys()).then((all) => all.length > 3)"
    )
    marta.forgiven += ["ERR_INTERNET_DISCONNECTED", "Failed to load", "WebSocket"]
    marta.context.set_offline(True)
    try:
        marta.goes("/rules/dixit")
        marta.reads("Диксит")
        marta.goes("/gallery/dreams")
        picture = marta.page.locator("main ol img").first
        expect(picture).to_be_visible()
        marta.finds("document.querySelector('main ol img').naturalWidth > 0")
        marta.goes("/t/мяч42")
        marta.reads("Связь пропала")
        expect(marta.page.get_by_role("main").get_by_role("link", name="Правила")).to_be_visible()
    finally:
        marta.context.set_offline(False)


def test_the_worker_keeps_nothing_private(installed: Person) -> None:
    marta = installed
    marta.goes("/")
    marta.opens_quickly("dixit", {})
    kept = marta.page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) =>
            (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)));
          return all.flat();
        }"""
    )
    assert kept and all(re.match(r"/$|/assets/|/decks/(?!own-)", path) for path in kept), kept
    assert Path("web/dist/sw.js").is_file()


def test_a_clause_typed_into_the_address_is_where_the_page_goes(company: Company) -> None:
    marta = company.person("Марта", "phone")
    marta.goes("/rules/odyssey#3")
    clause = "(document.getElementById('{}')?.getBoundingClientRect().top ?? 999)"
    marta.finds(f"Math.abs({clause.format(3)}) < 120")
    marta.page.evaluate("location.hash = '#7'")
    marta.finds(f"Math.abs({clause.format(7)}) < 120")
    # Nothing brings it elsewhere in the next frames.
    marta.page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    marta.finds(f"Math.abs({clause.format(7)}) < 120")
    marta.page.go_back()
    marta.finds(f"Math.abs({clause.format(3)}) < 120")
