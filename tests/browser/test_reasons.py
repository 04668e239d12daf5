"""Every point has a reason: in words, where the points are, as the rules counted them."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

POINTS = re.compile(r"[+−]\d+")


def to_result(person: Person) -> Any:
    """Play until the round is open; it."""
    while person.look().asks_for != "next":
        person.acts()
        person.page.wait_for_timeout(50)
    return person.view["game"]["last"]


def parts_in(words: Locator) -> int:
    """The sum of the parts that are told; of who gained nothing words alone say why."""
    expect(words).to_have_text(re.compile(r"\S"))
    told = POINTS.findall(words.inner_text())
    return sum(int(one.replace("−", "-")) for one in told)


def test_the_points_of_a_result_are_told_in_parts_to_everybody(company: Company) -> None:
    (host,) = company.table("Аня", bots=3)
    last = to_result(host)
    dock = host.page.get_by_role("contentinfo")
    assert parts_in(dock.locator(".why")) == last["points"][host.view["your_seat"]]
    rows = host.page.get_by_role("list", name="Очки").get_by_role("listitem")
    expect(rows).to_have_count(4)
    told = [parts_in(row.locator(".why")) for row in rows.all()]
    assert sorted(told) == sorted(last["points"]), "nought is told, too"


def test_on_a_phone_a_tap_on_the_points_opens_their_parts(company: Company) -> None:
    (host,) = company.table("Аня", bots=3, devices=["phone"])
    last = to_result(host)
    rows = host.page.get_by_role("list", name="Очки").get_by_role("button")
    best = max(last["points"])
    host.presses(rows.filter(has_text=f"+{best}").first)
    assert parts_in(host.page.get_by_role("list", name="Очки").locator(".why")) == best


def test_the_album_and_the_big_screen_tell_the_same(company: Company) -> None:
    (host,) = company.table("Аня", bots=2, game="poetry", options={"cycles": 1})
    screen = company.person("экран", "tv")
    screen.goes(host.tv)
    last = to_result(host)
    reasons = screen.page.locator(".reasons")
    expect(reasons).to_have_count(3)
    assert [parts_in(one) for one in reasons.all()] == last["gained"]


def test_who_plays_party_reads_what_to_aim_at(company: Company) -> None:
    (host,) = company.table("Аня", bots=5, game="party", options={"cycles": 1})
    while host.look().asks_for != "vote":
        host.acts()
        host.page.wait_for_timeout(50)
    host.sees("Каждому столько очков, сколько вас сошлось на карте, но не больше 5.")


def test_a_team_sees_its_partner_and_points_all_the_time(company: Company) -> None:
    (host,) = company.table("Аня", bots=5, game="team", options={"cycles": 1}, devices=["phone"])
    partner = host.view["seats"][3]["name"]
    for asked in ("come_forward", "give_clue"):
        play(host, until=asked_for(asked))
        host.sees(f"Вы и {partner}: 0")
