"""The screen that everybody sees shows nothing that only some may know."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person

pytestmark = pytest.mark.long

WATCH = """() => {
  window.everShown = new Set();
  window.namedAtVote = new Set();
  const keep = () => {
    for (const image of document.images)
      for (const address of [image.src, image.srcset]) if (address) window.everShown.add(address);
    if (document.querySelector("[aria-current=step]")?.textContent.trim() !== "Голоса") return;
    for (const { ariaLabel } of document.querySelectorAll("main [role=img]"))
      if (/^Карта \\d/.test(ariaLabel)) window.namedAtVote.add(ariaLabel);
  };
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(keep).observe(document, all);
}"""
"""Remembers every picture that was ever on the page, also between two looks, and what those that
are voted for were called."""

PICTURE = re.compile(r"/decks/(\w+)/\w+/(\d+)\.")
CARD = re.compile(r"\b(?:dreams|faces|stories)/\d{3}\b")


def cards_in(addresses: list[str]) -> set[str]:
    return {"/".join(found) for one in addresses for found in PICTURE.findall(one)}


def tv(company: Company, host: Person) -> Person:
    screen = company.person("Телевизор", "tv")
    screen.page.add_init_script(f"({WATCH})()")
    screen.goes(host.tv)
    screen.sees(host.name)
    screen.finds("[...document.images].every((one) => one.complete)")
    return screen


def secrets_by_version(person: Person) -> Iterator[tuple[int, set[str]]]:
    """What somebody held or had given unseen, from one view to the next."""
    for frame in person.frames:
        game = frame["table"]["game"]
        if game is not None and frame["table"]["stage"] == "playing":
            hidden = set(game["hand"] or []) | set(game.get("given") or [])
            yield frame["version"], hidden - set(game.get("table") or [])


def held_at(person: Person, version: int) -> set[str]:
    """Before and after, if a quick table has left this version out for them."""
    before: set[str] = set()
    for then, cards in secrets_by_version(person):
        if then == version:
            return cards
        if then > version:
            return before & cards
        before = cards
    return set()


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
def test_two_rounds_on_the_tv_without_a_secret(
    company: Company, game: str, bots: int, options: dict[str, Any]
) -> None:
    people = company.table("Марта", "Глеб", bots=bots, game=game, options=options, start=False)
    screen = tv(company, people[0])
    screen.look()
    decoration = cards_in(screen.requests)
    people[0].starts()

    def over(person: Person) -> bool:
        screen.look()
        last = person.view["game"] and person.view["game"]["last"]
        return person.at_end() or (last is not None and last["round"] >= 2)

    play(*people, until=over)
    named = screen.page.evaluate("[...window.namedAtVote]")
    described = [label for label in named if ": " in label]
    assert described or not any(person.commands("vote") for person in people)
    for label in named:
        assert re.fullmatch(r"Карта \d+(: .+)?", label), label
        assert not any(person.name in label for person in people), label
    assert len(screen.frames) > 10
    for frame in screen.frames:
        check_frame(frame, people)
    told = set(CARD.findall(json.dumps([frame["table"]["game"] for frame in screen.frames])))
    assert told
    asked = cards_in(screen.requests) - decoration
    shown = cards_in(screen.page.evaluate("[...window.everShown]")) - decoration
    assert asked <= told, asked - told
    assert shown <= told, shown - told


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


def test_the_tv_shows_the_result_that_phones_look_at(company: Company) -> None:
    """Also one that was switched on later, and after a game was put off."""
    marta, gleb = company.table("Марта", "Глеб", bots=3)
    play(marta, gleb, until=asked_for("next"))
    screen = tv(company, marta)
    result = screen.page.locator("[aria-current=step]", has_text="Итог")
    expect(result).to_be_visible()
    marta.opens_menu()
    marta.presses("Доиграем в другой день")
    marta.presses("Отложить игру")
    screen.sees("Отложено на другой день")
    screen.page.reload()
    screen.sees("Отложено на другой день")
    gleb.page.reload()
    marta.presses("Продолжить")
    expect(screen.page.get_by_text("Отложено на другой день")).to_have_count(0)
    expect(result).to_be_visible()
    expect(gleb.page.locator("[aria-current=step]", has_text="Итог")).to_be_visible()
    for person in (marta, gleb):
        person.presses(re.compile("^Дальше"))
    expect(result).to_have_count(0)


def test_bots_have_their_sign_where_somebody_has_to_begin(company: Company) -> None:
    (marta,) = company.table("Анна Мария", bots=3)
    screen = tv(company, marta)
    screen.reads("Кто начнёт?")
    expect(screen.page.locator("main .badge")).to_have_count(3)


def test_what_stands_above_a_clue_stays_where_it_is(company: Company) -> None:
    tops = []
    for clue in ("Да", "Как долго это длится, и как мало от этого остаётся к утру, " * 2):
        # Глеб keeps his card, so that the page stays.
        marta, _ = company.table("Марта", "Глеб", bots=2)
        screen = tv(company, marta)
        play(marta, until=asked_for("give_clue"))
        marta.tells(clue.strip())
        said = screen.page.get_by_text("Марта намекает")
        expect(said).to_be_visible()
        tops.append(said.evaluate("(e) => e.getBoundingClientRect().top"))
    assert abs(tops[0] - tops[1]) < 2, tops


def guessing(company: Company) -> tuple[Person, Person, int, Person]:
    """Who tells, who has the first turn, a story that is not the secret, and the screen."""
    people = company.table("Марта", "Глеб", "Нина", game="poetry")
    screen = tv(company, people[0])
    play(*people, until=lambda one: one.view["game"]["phase"] == "guessing")
    game = people[0].view["game"]
    teller, guesser = (
        next(one for one in people if one.view["your_seat"] == seat)
        for seat in (game["storyteller"], game["guesser"])
    )
    wrong = next(story for story in (1, 2) if story != teller.view["game"]["secret"])
    return teller, guesser, wrong, screen


def names_story(guesser: Person, story: int) -> None:
    play(guesser, until=asked_for("move"))
    guesser.presses("Отгадать")
    guesser.presses(guesser.page.get_by_role("button", name=re.compile(f"^История {story}:")))
    guesser.presses(re.compile("^Это история № "))


def test_a_wrong_guess_is_the_headline_of_the_tv_until_the_next_move(company: Company) -> None:
    teller, guesser, wrong, screen = guessing(company)
    names_story(guesser, wrong)
    screen.reads(f"Мимо: это не № {wrong}")
    screen.sees(re.compile(f"^{guesser.name} теряет 1\\sочко · Ход: "))
    teller.reads("Мимо: не та история")
    screen.page.reload()
    screen.reads(f"Мимо: это не № {wrong}")
    rest = [one for one in company.people if one not in (teller, guesser, screen)]
    play(*rest, until=lambda one: bool(one.view["game"]["poem"]))
    screen.reads("Подходит ли строка, решает")


def widths(screen: Person) -> list[float]:
    """Of the stories that lie open."""
    screen.settles()
    found: list[float] = screen.page.locator("main .space .card").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().width)"
    )
    return found


def test_stories_on_the_tv_are_large_and_the_one_that_is_found_is_largest(company: Company) -> None:
    teller, guesser, wrong, screen = guessing(company)
    screen.reads("Ход: ")
    at_first = widths(screen)
    assert min(at_first) >= 260
    (other,) = (one for one in company.people if one not in (teller, guesser, screen))
    names_story(guesser, wrong)
    screen.reads(f"Мимо: это не № {wrong}")
    shut = screen.page.locator(".shut .card")
    expect(shut).to_have_count(1)
    assert min(widths(screen)) >= min(at_first)
    assert shut.evaluate("(one) => one.getBoundingClientRect().width") < 100
    names_story(other, teller.view["game"]["secret"])
    screen.reads("Концовку выбирает ")
    screen.sees(re.compile("^История разгадана: "))
    (found,) = widths(screen)
    assert found >= 400


def test_the_news_lies_on_nobody_at_the_tv(company: Company) -> None:
    people = company.table("Марта", "Владислав-Константин", "Нина", game="poetry", start=False)
    screen = tv(company, people[0])
    people[0].starts()
    news = screen.page.locator(".news").filter(has_text="Марта начинает игру")
    expect(news).to_be_visible()
    expect(screen.page.locator(".players")).to_be_visible()
    assert screen.page.evaluate("""() => {
      const [news, ...people] = [".news", ".players li > *"]
        .flatMap((one) => [...document.querySelectorAll(one)])
        .map((one) => one.getBoundingClientRect());
      return people.every(({ bottom }) => bottom <= news.top);
    }""")


def test_the_page_for_a_code_fills_a_tv(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, start=False)
    screen = company.person("Телевизор", "tv")
    screen.goes("/tv")
    field = screen.page.get_by_role("textbox", name="Код стола")
    field.fill(marta.code)
    screen.settles()
    (left, right) = (one.bounding_box() for one in (field, screen.button("Показать")))
    assert left is not None and right is not None
    assert left["y"] < right["y"] + right["height"] / 2 < left["y"] + left["height"] + 40
    assert right["x"] - left["x"] - left["width"] < 100
    assert right["x"] + right["width"] - left["x"] > 1000
    screen.presses("Показать")
    screen.sees("Марта")


def test_signs_fly_over_the_tv(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    screen = tv(company, marta)
    gleb.presses(re.compile("^Разговор"))
    gleb.presses(gleb.page.get_by_role("group", name="Реакции").get_by_role("button").first)
    flying = screen.page.locator(".reactions p").filter(has_text="Глеб")
    flying.wait_for()
    box = flying.bounding_box()
    assert box is not None and box["height"] > 60, "large enough to be seen from a sofa"


def test_the_tv_is_as_light_as_its_device_until_somebody_there_chooses(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, start=False)
    for scheme, look, other in (("light", "day", "evening"), ("dark", "evening", "day")):
        screen = company.person("Телевизор", "tv", color_scheme=scheme)
        screen.goes(marta.tv)
        screen.sees("Марта")
        root = screen.page.locator("html")
        expect(root).to_have_attribute("data-theme", look)
        screen.page.keyboard.press("l")
        expect(root).to_have_attribute("data-theme", other)
        screen.page.reload()
        screen.sees("Марта")
        expect(root).to_have_attribute("data-theme", other)


def test_nobody_on_the_tv_is_cut_short_or_sits_alone_in_a_row(company: Company) -> None:
    long = "Александр-Константин"
    marta, _ = company.table("Марта", long, bots=5, start=False)
    screen = tv(company, marta)

    def rows() -> list[int]:
        """How many sit in each row; no name is cut."""
        names = screen.page.locator("main ul > li b")
        cut = "(all) => all.some((one) => one.scrollWidth > one.clientWidth + 1"
        cut += " || one.scrollHeight > one.clientHeight + 1)"
        assert not names.locator(".name").evaluate_all(cut)
        tops = screen.page.locator("main ul > li").evaluate_all(
            "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
        )
        return [tops.count(top) for top in sorted(set(tops))]

    screen.sees(long)
    screen.settles()
    assert rows() == [4, 4], "seven, and a free chair"
    marta.starts()
    screen.reads("Кто начнёт?")
    screen.settles()
    assert rows() == [4, 3]
