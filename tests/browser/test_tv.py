"""The screen that everybody sees shows nothing that only some may know."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

WATCH = """() => {
  window.everShown = new Set();
  const keep = () => {
    for (const image of document.images)
      for (const address of [image.src, image.srcset]) if (address) window.everShown.add(address);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(keep).observe(document, all);
}"""
"""Remembers every picture that was ever on the page, also between two looks."""

PICTURE = re.compile(r"/decks/(\w+)/\w+/(\d+)\.")
CARD = re.compile(r"\b(?:dreams|faces|stories)/\d{3}\b")


def cards_in(addresses: list[str]) -> set[str]:
    return {"/".join(found) for one in addresses for found in PICTURE.findall(one)}


def tv(company: Company, host: Person) -> Person:
    screen = company.person("Телевизор", "tv")
    screen.page.add_init_script(f"({WATCH})()")
    screen.goes(host.tv)
    screen.page.wait_for_load_state("networkidle")
    return screen


def secrets_by_version(person: Person) -> Iterator[tuple[int, set[str]]]:
    """What somebody held or had given unseen, from one view to the next."""
    for frame in person.frames:
        game = frame["table"]["game"]
        if game is not None and frame["table"]["stage"] == "playing":
            hidden = set(game["hand"] or []) | set(game.get("given") or [])
            yield frame["version"], hidden - set(game.get("table") or [])


def held_at(person: Person, version: int) -> set[str]:
    held: set[str] = set()
    for then, cards in secrets_by_version(person):
        if then > version:
            break
        held = cards
    return held


def check_frame(frame: Any, people: list[Person]) -> None:
    """What the server told the screen, held against what the players knew at that time."""
    table = frame["table"]
    game = table["game"]
    if game is None or table["stage"] != "playing":
        return
    text = json.dumps(frame)
    told = set(CARD.findall(text))
    for person in people:
        assert not told & held_at(person, frame["version"]), (person.name, frame["version"])
    assert table["you"] is None
    assert game["hand"] is None
    if game["kind"] == "dixit":
        assert game["given"] == game["own_numbers"] == game["vote"] == []
        assert game["red"] is None
        allowed = set(game["table"])
    else:
        assert game["phase"] == "ending" or game["secret"] is None
        allowed = set(game["stories"])
    assert game["offers"] == []
    if game["last"] is not None:
        last = json.dumps(game["last"])
        allowed |= set(CARD.findall(last))
    assert told <= allowed, told - allowed


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("odyssey", 2, {"cycles": 1}),
        ("party", 4, {}),
        ("team", 4, {}),
        ("poetry", 1, {"cycles": 1}),
    ],
)
def test_three_rounds_on_the_tv_without_a_secret(
    company: Company, game: str, bots: int, options: dict[str, Any]
) -> None:
    people = company.table("Марта", "Глеб", bots=bots, game=game, options=options, start=False)
    screen = tv(company, people[0])
    screen.look()
    decoration = cards_in(screen.requests)
    people[0].starts()
    names = [person.name for person in people]

    def over(person: Person) -> bool:
        seen = screen.look()
        if seen.step == "Голоса" and person is people[0]:
            for label in labels(screen):
                assert re.fullmatch(r"Карта \d+: .+", label), label
                assert not any(name in label for name in names), label
        last = person.view["game"] and person.view["game"]["last"]
        return person.at_end() or (last is not None and last["round"] >= 3)

    play(*people, until=over)
    assert len(screen.frames) > 10
    for frame in screen.frames:
        check_frame(frame, people)
    told = set(CARD.findall(json.dumps([frame["table"]["game"] for frame in screen.frames])))
    assert told
    asked = cards_in(screen.requests) - decoration
    shown = cards_in(screen.page.evaluate("[...window.everShown]")) - decoration
    assert asked <= told, asked - told
    assert shown <= told, shown - told


def labels(screen: Person) -> list[str]:
    """How the cards on the table are called, if they lie there still."""
    cards = screen.page.get_by_role("main").get_by_role("img", name=re.compile(r"^Карта \d+"))
    return [label for label in cards.evaluate_all("all => all.map((e) => e.ariaLabel)") if label]


def test_the_tv_invites_and_has_no_seat(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, start=False)
    screen = tv(company, marta)
    screen.sees(re.compile(f"^{marta.code[:-2]}-?{marta.code[-2:]}$", re.I))
    screen.sees("Марта")
    assert screen.context.cookies() == []
    marta.starts()
    play(marta, until=asked_for("give_clue"))
    marta.tells("Тихий вечер")
    screen.sees("Тихий вечер")
    assert screen.sent == []
