"""Whole games by people with phones and laptops, from the first page to the winner."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, play
from tests.browser.person import Person

pytestmark = pytest.mark.long

CYCLES = "Сколько раз каждый рассказывает"


def check_end(*people: Person) -> None:
    """Everybody reads the same result and is told who won, in words of their own."""
    results = [person.result() for person in people]
    assert results[0]
    assert all(result == results[0] for result in results), results
    winners = [side for side, (place, _) in results[0].items() if place == 1]
    best = max(points for _, points in results[0].values())
    assert all(results[0][side][1] == best for side in winners)
    for person in people:
        heading = person.look().heading
        others = [side for side in winners if person.name not in side]
        assert all(name in heading for side in others for name in side), (heading, winners)
        if len(others) == len(winners):
            assert heading.startswith("Победа: " if len(winners) == 1 else "Победили ")
            assert "вы" not in heading.split()
        else:
            assert heading.startswith("Победили вы" if others else "Вы победили!")


def rounds(person: Person) -> int:
    last: Mapping[str, Any] = person.view["game"]["last"]
    return int(last["round"])


@pytest.mark.parametrize(
    ("game", "bots", "fewest"),
    [("Диксит", 2, 4), ("Диксит 2008", 1, 3)],
    ids=["dixit", "dixit-2008 for three"],
)
def test_a_game_of_one_cycle_from_the_first_page_to_the_winner(
    company: Company, game: str, bots: int, fewest: int
) -> None:
    phone, desk = (
        company.person("Марта", "phone", reduced_motion="no-preference"),
        company.person("Глеб", "desk", reduced_motion="no-preference"),
    )
    phone.opens(game)
    phone.presses(phone.button("Свои правила как в книге"))
    phone.look()
    phone.presses(f"Больше: {CYCLES}")
    phone.sees("в книге: без предела")
    phone.closes()
    phone.sees("изменено: 1")
    desk.joins(phone.code)
    phone.adds_bots(bots)
    phone.starts()
    play(phone, desk)
    assert rounds(phone) >= fewest
    if bots == 1:
        assert phone.view["game"]["options"]["gives"] == 2
    check_end(phone, desk)
    expect(phone.page.get_by_role("heading", name="Раунды вечера")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "bots", "options", "fewest"),
    [
        ("odyssey", 5, {"points_to_win": 10}, 2),
        ("party", 4, {"points_to_win": 10}, 2),
        ("team", 4, {"points_to_win": 10}, 2),
    ],
)
def test_a_game_of_a_large_company(
    company: Company, game: str, bots: int, options: dict[str, Any], fewest: int
) -> None:
    names, devices = ("Марта", "Глеб"), ("phone", "desk")
    people = company.table(*names, bots=bots, game=game, options=options, devices=devices)
    play(*people)
    assert rounds(people[0]) >= fewest
    if game == "odyssey":
        assert people[0].view["game"]["options"]["markers"] == 2
    check_end(*people)


@pytest.mark.parametrize(
    ("bots", "fewest"), [(1, 3), (0, 2)], ids=["three", "two and Александр Сергеевич"]
)
def test_a_game_of_verse(company: Company, bots: int, fewest: int) -> None:
    people = company.table(
        "Марта", "Глеб", bots=bots, game="poetry", options={"cycles": 1}, devices=("phone",)
    )
    play(*people)
    assert rounds(people[0]) >= fewest
    check_end(*people)
