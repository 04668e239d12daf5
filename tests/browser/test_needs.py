"""What a page is made of is named in its head: no code waits for other code to ask for it."""

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from namyok.content import rule_pages
from tests.browser.company import Company
from tests.browser.person import Person

ADDRESSES = (
    "/",
    "/tv",
    "/rules",
    *(f"/rules/{page}" for page in rule_pages()),
    "/gallery",
    "/gallery/dreams",
    "/decks",
    "/decks/new",
)
CODE = re.compile(r"/assets/[\w.-]+\.(?:js|css)$")


def unnamed(person: Person, path: str) -> set[str]:
    """The code that the page at this address asks for without having named it."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    # Another place of the same document would load nothing.
    person.page.goto("about:blank")
    with person.page.expect_response(lambda answer: answer.url.endswith("/api/catalogue")):
        answer = person.page.goto(path)
    assert answer is not None
    named = answer.text()
    expect(person.page.get_by_role("heading", level=1).first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    # What was named and is asked for in another way would come twice.
    assert len(asked) == len(set(asked)), sorted(asked)
    return {one[0] for url in asked if (one := CODE.search(url)) and one[0] not in named}


@pytest.mark.parametrize("locale", ["ru-RU", pytest.param("en-GB", marks=pytest.mark.long)])
def test_every_page_names_its_code(locale: str, company: Company) -> None:
    reader = company.person("Марта", "phone", locale=locale)
    assert {path: late for path in ADDRESSES if (late := unnamed(reader, path))} == {}


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_first_page_names_the_picture_that_it_shows(device: str, company: Company) -> None:
    reader = company.person("Марта", device)
    reader.page.goto("/")
    middle = reader.page.locator(".fan img[fetchpriority=high]")
    expect(middle).to_be_visible()
    named = reader.page.locator("link[rel=preload][as=image]")
    assert named.get_attribute("imagesrcset") == middle.get_attribute("srcset")
    assert named.get_attribute("imagesizes") == middle.get_attribute("sizes")


def test_so_do_a_table_its_invitation_and_its_screen(company: Company) -> None:
    (marta,) = company.table("Марта", start=False)
    code = quote(marta.code)
    by_link, screen = company.person("Вера", "phone"), company.person("Экран", "tv")
    # Beyond their own code forms bring the table, and the table its game, while somebody is busy.
    for person, path, own in (
        (by_link, "/new", "NewTable"),
        (by_link, f"/join/{code}#{marta.link}", "Join|NameInput|RabbitPicker"),
        (screen, f"/tv/{code}#{marta.link}", "Tv|tv|parts"),
        (marta, f"/t/{code}", "TableScreen|table|parts"),
        (marta, f"/t/{code}/circle", "TableScreen|table|parts|Circle"),
    ):
        late = unnamed(person, path)
        assert not [one for one in late if re.match(f"/assets/({own})-", one)], (path, late)
