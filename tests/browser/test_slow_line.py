"""On a slow line what is waited for comes first, and what nobody will look at does not come."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.company import Company
from tests.browser.person import PATIENCE_MS, Person

pytestmark = pytest.mark.long


class Gate:
    """Requests that wait before it until it opens."""

    def __init__(self, person: Person, what: str) -> None:
        self.person = person
        self.waiting: list[Route] = []
        self._open = False
        person.page.route(re.compile(what), self._comes)

    def _comes(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self.waiting.append(route)

    def gathers(self, what: str, count: int = 1) -> None:
        """So many requests for this wait here, or will soon."""
        for _ in range(PATIENCE_MS // 20):
            if sum(bool(re.search(what, one.request.url)) for one in self.waiting) >= count:
                return
            self.person.page.wait_for_timeout(20)
        raise AssertionError([one.request.url for one in self.waiting])

    def opens(self) -> None:
        self._open = True
        for route in self.waiting:
            route.continue_()


@pytest.mark.parametrize(
    ("locale", "own", "other"), [("ru-RU", "russian", "english"), ("en-GB", "english", "russian")]
)
def test_words_come_in_the_language_of_the_reader_alone(
    company: Company, locale: str, own: str, other: str
) -> None:
    (host,) = company.table("Марта", start=False)
    guest = company.person("Глеб", locale=locale)
    guest.goes(f"/join#{host.link}")
    field = guest.page.get_by_role("textbox")
    field.fill("Глеб")
    field.press("Enter")
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.get_by_role("contentinfo")).to_be_visible()
    assert any(f"/assets/{own}-" in one for one in guest.requests)
    assert not [one for one in guest.requests if f"/assets/{other}-" in one]


def test_the_form_that_asks_for_a_name_waits_for_no_table(company: Company) -> None:
    (host,) = company.table("Марта", start=False)
    guest = company.person("Глеб", "phone")
    gate = Gate(guest, r"/assets/table-|\.webp")
    guest.goes(f"/join#{host.link}")
    guest.page.get_by_role("textbox", name="Как вас зовут?").fill("Глеб")
    asked = [one for one in guest.requests if one.endswith("/api/join")]
    assert len(asked) == 1, "the answer that was foreseen is read"
    gate.gathers("/assets/table-")
    gate.opens()
    guest.presses("Сесть за стол")
    guest.reads(re.compile("За столом двое"))


def test_a_hand_comes_in_small_pictures_before_any_large_one(company: Company) -> None:
    # A phone with three pixels in a point.
    host, guest = company.table(
        "Марта", "Глеб", bots=1, devices=("desk", "phone"), start=False, device_scale_factor=3
    )
    gate = Gate(guest, r"/decks/.+\d\.s\.webp$")
    before = len(guest.requests)
    host.starts()
    gate.gathers("dreams", 6)
    large = re.compile(r"/decks/.+/\d+\.webp$")
    assert not [one for one in guest.requests[before:] if large.search(one)]
    with guest.page.expect_request(large):
        gate.opens()
    shown = guest.page.evaluate(
        "[...document.querySelectorAll('ol[aria-label=\"Ваши карты\"] img')]"
        ".map((one) => one.currentSrc)"
    )
    assert shown and all(one.endswith(".s.webp") for one in shown), shown
