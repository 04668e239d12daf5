"""An evening that is over: its album by link, again move by move, and the circle of friends."""

import json
import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from namyok.games.verify import verify
from tests.browser.company import Company, play
from tests.browser.person import Person
from tests.browser.test_access import Reader

pytestmark = pytest.mark.long

REST = 700
"""Milliseconds after which a page that has not moved will not."""


def evening(company: Company, game: str = "odyssey", **options: int) -> tuple[Person, Person, str]:
    """A game to its end; two who played it, and the address of its album."""
    marta, gleb = company.table(
        "Марта", "Глеб", bots=1, game=game, options=options, devices=("phone", "desk")
    )
    play(marta, gleb)
    link = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href")
    assert link is not None
    return marta, gleb, "/album#" + link.partition("#")[2]


def test_a_stranger_opens_the_album_and_no_address_has_its_secret(
    company: Company, tmp_path: Path
) -> None:
    marta, _, link = evening(company, points_to_win=3)
    nina = company.person("Нина", "phone")
    nina.goes(link)
    nina.reads(re.compile("^Раунд 1 из"))
    nina.sees("Марта")
    nina.look()
    expect(nina.button("Убрать моё имя")).to_have_count(0)
    nina.sees("Как шли к победе")
    nina.presses(nina.page.get_by_text("Очки таблицей"))
    expect(nina.page.get_by_role("table")).to_be_visible()
    nina.look()
    with nina.page.expect_download() as saved:
        nina.presses("Скачать запись игры")
    saved.value.save_as(tmp_path / "record.json")
    assert verify(json.loads((tmp_path / "record.json").read_text())) is None
    with nina.page.expect_download() as painted:
        nina.presses("Сохранить картинкой")
    picture = tmp_path / "page.png"
    painted.value.save_as(picture)
    assert picture.read_bytes()[16:24] == (1080).to_bytes(4, "big") + (1350).to_bytes(4, "big")
    secret = link.partition("#")[2]
    for person in (nina, marta):
        assert not [url for url in person.requests if secret in url.partition("#")[0]]


def test_an_album_outlives_its_tables_being_awake(company: Company) -> None:
    """Also by the address that the page of its table has."""
    marta, gleb, link = evening(company, points_to_win=3)
    address = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href") or ""
    assert address.startswith("/t/")
    for person in (marta, gleb):
        person.context.close()
    nina = company.person("Нина")
    nina.goes(address)
    nina.reads(re.compile("^Раунд 1 из"))
    nina.finds(f"location.pathname + location.hash === {link!r}")


def test_the_album_opens_in_place_and_the_way_back_leads_to_the_end(company: Company) -> None:
    marta, gleb, link = evening(company, points_to_win=3)
    marta.reads("Раунды вечера")
    calls, to_album = marta.sockets, marta.page.get_by_role("link", name="Открыть альбом")
    marta.presses(to_album)
    marta.reads(re.compile("^Раунд 1 из"))
    marta.page.go_back()
    marta.reads("Раунды вечера")
    marta.presses(to_album)
    marta.presses(marta.page.get_by_role("link", name="К столу"))
    marta.reads("Раунды вечера")
    assert (marta.sockets, len(marta.context.pages)) == (calls, 1)
    assert marta.view["host"] == marta.view["you"]
    gleb.presses(gleb.page.get_by_role("link", name="Открыть альбом"))
    gleb.page.reload()
    gleb.reads(re.compile("^Раунд 1 из"))
    # A new game takes nobody's page out of their hands.
    marta.presses("Сыграть ещё раз")
    marta.reads("Кто начнёт?")
    gleb.sees("Новая игра началась")
    gleb.reads(re.compile("^Раунд 1 из"))
    gleb.presses("За стол")
    gleb.reads("Кто начнёт?")
    expect(gleb.page).to_have_url(re.compile(r"/t/[^/#]+$"))
    nina = company.person("Nina", locale="en-GB")
    nina.goes(link)
    nina.sees(re.compile(r"rounds? · \d{1,2}\s\w+ \d{4}$"))


def test_who_reads_the_end_keeps_it_when_a_new_game_begins(company: Company) -> None:
    marta, gleb = company.table(
        "Марта", "Глеб", bots=2, options={"points_to_win": 3}, devices=("phone", "phone")
    )
    play(marta, gleb, until=lambda one: "К итогам" in one.seen.open)
    marta.presses("К итогам")
    marta.presses("Сыграть ещё раз")
    marta.reads("Кто начнёт?")
    # First the last result, then the end, and then the table.
    gleb.sees("Новая игра началась")
    gleb.presses("К итогам")
    gleb.reads("Раунды вечера")
    gleb.sees("Новая игра началась")
    gleb.presses(gleb.page.locator(".leaves button").first)
    large = gleb.page.get_by_role("dialog", name="Рассмотреть")
    expect(large.get_by_role("img")).to_be_in_viewport(ratio=1)
    gleb.page.go_back()
    expect(large).to_have_count(0)
    gleb.presses("За стол")
    gleb.reads("Кто начнёт?")
    for person, opens in ((gleb, "Разговор"), (marta, "Стол")):
        table = person.page.url
        person.presses(opens)
        person.presses(person.page.get_by_role("link", name="Прошлая игра: альбом"))
        person.reads(re.compile("^Раунд 1 из"))
        person.sees("Идёт игра")
        person.presses(person.page.get_by_role("radio", name="Пересмотреть"))
        person.sees("Карты розданы")
        person.page.go_back()
        person.reads(re.compile("^Раунд 1 из"))
        person.page.go_back()
        person.reads("Кто начнёт?")
        expect(person.page).to_have_url(table)


def test_back_from_the_lobby_leads_to_the_end_that_it_was_opened_from(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, options={"points_to_win": 3}, devices=("phone",))
    play(marta)
    marta.presses("Другая игра")
    marta.reads("За столом четверо")
    marta.finds("history.state?.layer > 0")
    marta.page.go_back()
    marta.reads("Раунды вечера")
    marta.page.go_forward()
    marta.reads("За столом четверо")


def test_the_game_again_through_anybodys_eyes(company: Company) -> None:
    _, gleb, link = evening(company, points_to_win=3)
    for person, device in ((gleb, "desk"), (company.person("Нина", "phone"), "phone")):
        person.goes(link)
        person.presses(person.page.get_by_role("radio", name="Пересмотреть"))
        person.sees("Карты розданы")
        place = person.page.get_by_role("slider", name="Место в игре")
        last = int(place.get_attribute("max") or 0)
        for name in ("Марта", "Со стороны", "Всё открыто"):
            person.presses(person.page.get_by_role("radio", name=name))
            person.look()
        for _ in range(last):
            person.presses("На ход вперёд")
        expect(place).to_have_value(str(last))
        person.sees("Итог раунда")
        person.look()
        person.presses("Смотреть")
        slider = "document.querySelector('input[type=range]').valueAsNumber"
        person.finds(f"0 < {slider} && {slider} < {last}")
        assert not person.faults, (device, person.faults)


def test_who_removes_their_name_is_nameless_for_everybody(company: Company) -> None:
    marta, gleb, link = evening(company, points_to_win=1)
    gleb.new_tab()
    gleb.goes(link)
    gleb.presses("Убрать моё имя")
    gleb.presses(gleb.page.get_by_role("dialog").get_by_role("button", name="Убрать моё имя"))
    gleb.sees("Вашего имени здесь больше нет.")
    expect(gleb.button("Убрать моё имя")).to_have_count(0)
    expect(marta.page.get_by_text("Глеб", exact=True)).to_have_count(0)
    marta.goes(link)
    marta.sees("кто-то")
    expect(marta.page.get_by_text("Глеб", exact=True)).to_have_count(0)


def test_a_circle_keeps_the_table_open_behind_it(company: Company) -> None:
    marta, gleb, _ = evening(company, points_to_win=1)
    before = gleb.sockets
    gleb.presses(gleb.page.get_by_role("link", name="Наш круг"))
    gleb.reads("Наш круг")
    gleb.reads("Победы")
    gleb.look()
    gleb.page.go_back()
    expect(gleb.page.get_by_role("link", name="Наш круг")).to_be_visible()
    assert gleb.sockets == before, "the socket stayed open"
    marta.presses(marta.page.get_by_role("link", name="Наш круг"))
    marta.reads("Кто кого понимает")
    marta.look()


@pytest.mark.parametrize(
    ("game", "options"),
    [("odyssey", {"points_to_win": 1}), ("poetry", {"cycles": 1})],
    ids=["pictures", "verse"],
)
def test_axe_reads_albums_and_circles(company: Company, game: str, options: dict[str, int]) -> None:
    reader = Reader()
    marta, gleb, link = evening(company, game, **options)
    for person in (marta, gleb):
        person.presses(person.page.get_by_role("link", name="Наш круг"))
        person.reads("Победы")
        reader.reads(person, f"circle, {game}")
        person.goes(link)
        person.reads(re.compile("^Раунд 1 из"))
        reader.reads(person, f"album, {game}")
        person.presses(person.page.get_by_role("radio", name="Пересмотреть"))
        person.sees("Карты розданы")
        reader.reads(person, f"replay, {game}")
    reader.judge()


PRINTED = """() => {
  window.dispatchEvent(new Event("beforeprint"));
  return [".leaf-page .leaf", ".race .line", ".honours"].map(
    (part) => document.querySelectorAll(part).length,
  );
}"""


def test_a_printed_album_has_a_sheet_for_the_result_and_one_a_round(
    company: Company,
) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=5, options={"points_to_win": 3})
    play(marta, gleb)
    link = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href")
    nina = company.person("Нина")
    nina.goes(link or "")
    nina.reads(re.compile("^Раунд 1 из"))
    nina.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    nina.finds("document.querySelectorAll('.leaf-page .leaf').length > 0")
    rounds = marta.view["game"]["last"]["round"]
    assert nina.page.locator(".leaf-page .leaf").count() == rounds
    # Who prints out of the replay gets as much, though nothing of it was drawn a moment before.
    nina.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    nina.page.get_by_role("radio", name="Пересмотреть").click()
    expect(nina.page.locator(".leaf-page")).to_have_count(0)
    assert nina.page.evaluate(PRINTED) == [rounds, 7, 1], "leaves, lines and lists of honours"
    for paper in ("A4", "Letter"):
        sheets = re.findall(rb"/Type\s*/Page\b", nina.page.pdf(format=paper))
        assert len(sheets) == 1 + rounds, paper


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_who_comes_back_to_an_album_is_at_the_same_place_and_round(
    company: Company, device: str
) -> None:
    # More than anybody gets in one round: there are two at least.
    (marta,) = company.table("Марта", bots=5, game="dixit", options={"points_to_win": 7})
    play(marta)
    link = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href")
    nina = company.person("Нина", device)
    nina.goes(link or "")
    nina.reads(re.compile("^Раунд 1 из"))
    # A round is drawn when somebody comes near.
    nina.page.get_by_text("Альбом видят все").scroll_into_view_if_needed()
    points = nina.page.locator(".leaf-page .points")
    expect(points).to_be_visible()
    depth = nina.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert depth > 600
    for part in (1, 0.85, 0.7, 0.55, 0.4):
        nina.page.evaluate("(y) => scrollTo(0, y)", depth * part)
        place = nina.page.evaluate("scrollY")
        for comes_back in (nina.page.reload, partial(leaves_and_returns, nina)):
            comes_back()
            expect(points).to_be_visible()
            nina.finds(f"Math.abs(scrollY - {place}) < 4")
            nina.page.wait_for_timeout(REST)
            assert abs(nina.page.evaluate("scrollY") - place) < 4, (part, comes_back)
    nina.presses("Следующая")
    nina.reads(re.compile("^Раунд 2 из"))
    leaves_and_returns(nina)
    nina.reads(re.compile("^Раунд 2 из"))


def leaves_and_returns(reader: Person) -> None:
    reader.goes("/rules")
    reader.page.go_back()


def test_the_keyboard_keeps_its_place_in_an_album(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, options={"points_to_win": 3})
    play(marta)
    link = marta.page.get_by_role("link", name="Открыть альбом").get_attribute("href")
    nina = company.person("Нина")
    nina.goes(link or "")
    nina.page.get_by_text("Альбом видят все").scroll_into_view_if_needed()
    card = nina.page.locator(".leaf-page .leaf button").first
    for closes in (lambda: nina.page.keyboard.press("Escape"), nina.page.go_back):
        card.focus()
        place = nina.page.evaluate("scrollY")
        nina.page.keyboard.press("Enter")
        expect(nina.page.get_by_role("dialog")).to_be_visible()
        # The browser's history follows a moment later.
        nina.finds("history.state?.layer === 1")
        closes()
        expect(nina.page.get_by_role("dialog")).to_have_count(0)
        nina.finds("history.state?.layer === undefined")
        expect(card).to_be_focused()
        assert nina.page.evaluate("scrollY") == place
    nina.page.go_forward()
    expect(nina.page.get_by_role("dialog")).to_be_visible()
    nina.page.go_back()
    expect(nina.page.get_by_role("dialog")).to_have_count(0)
    following = nina.button("Следующая")
    following.focus()
    while following.get_attribute("aria-disabled") != "true":
        nina.page.keyboard.press("Enter")
    expect(following).to_be_focused()
