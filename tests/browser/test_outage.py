"""The database goes away and comes back: the table says that it waits, and nothing is lost."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.serving import serving
from tests.nodes.servers import Postgres, needs_postgres

pytestmark = [needs_postgres, pytest.mark.long]

CLUE = "Всё, что осталось от лета"
WAITS = "Стол ждёт"


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def company(
    browser: Browser, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Company]:
    folder = tmp_path_factory.mktemp("node")
    with serving(folder, store=postgres.new_database()) as url:
        company = Company(browser, url)
        try:
            yield company
            company.look_around()
        finally:
            company.leave()


def test_a_table_waits_for_its_database_and_goes_on_by_itself(
    company: Company, postgres: Postgres
) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    tv = company.person("Экран", "tv")
    tv.page.goto(f"{company.url}/tv/{marta.code}")
    play(marta, until=asked_for("give_clue"))
    marta.chooses(1)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill(CLUE)
    postgres.server.kill()
    marta.presses("Загадать эту карту")
    for one in (marta, gleb, tv):
        expect(one.page.get_by_role("alert")).to_contain_text(WAITS)
        expect(one.page.get_by_role("alert")).to_contain_text("Ничего не потеряно")
    expect(gleb.page.get_by_text(CLUE)).to_have_count(0)
    postgres.server.start()
    gleb.sees(f"«{CLUE}»")
    marta.sees(f"«{CLUE}»")
    for one in (marta, gleb, tv):
        expect(one.page.get_by_role("alert")).to_have_count(0)
    play(gleb, until=asked_for("vote"))
    assert len(gleb.view["game"]["table"]) == 5, "one of hers, two of everybody else's"
    assert marta.commands("give_clue") == 2, "it was sent once more"
