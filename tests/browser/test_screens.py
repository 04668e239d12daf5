"""Cards are large enough to read and whole on the screen, from a phone to a television."""

import re
import tomllib
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.serving import ROOT

pytestmark = pytest.mark.long

VERSE = ROOT / "content/languages/ru/verse.toml"
Size = tuple[int, float]
BOXES = """(cards) => cards.map((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  return { left, top, right, bottom, width };
})"""

DOCK = """() => document.querySelector(".dock").getBoundingClientRect().top"""


def boxes(cards: Locator) -> list[dict[str, float]]:
    found: list[dict[str, float]] = cards.evaluate_all(BOXES)
    return found


def turns_to(person: Person, size: Size) -> None:
    person.page.set_viewport_size({"width": size[0], "height": int(size[1])})
    person.settles()


def whole(cards: Locator, size: Size) -> float:
    """All of them lie on the screen; the width of the smallest."""
    expect(cards.first).to_be_visible()
    found = boxes(cards)
    outside = [
        one
        for one in found
        if one["left"] < 0 or one["top"] < 0 or one["right"] > size[0] or one["bottom"] > size[1]
    ]
    assert not outside, (size, outside)
    return min(one["width"] for one in found)


def fill(host: Person, seats: int) -> None:
    """Bots on every seat that there is: the button is shut after the last one."""
    host.adds_bots(seats - 1 - len(host.view["seats"]))
    host.presses(host.page.get_by_role("contentinfo").get_by_role("button", name="Добавить бота"))
    host.knows(lambda view: len(view["seats"]) == seats)


OVERLAPPING = """() => [...document.querySelectorAll(".votes p")].flatMap((row) => {
  const all = [...row.querySelectorAll(".token")].map((one) => one.getBoundingClientRect());
  return all.slice(1).filter((one, index) => one.left < all[index].right);
}).length"""
"""How many rabbits under cards are hidden by the one before."""
CUT = """() => [...document.querySelectorAll(".place .name")]
  .filter((e) => e.checkVisibility()
    && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1))
  .map((e) => e.innerText)"""
"""Names that do not stand there to their end."""


def test_twelve_cards_with_owners_and_votes_lie_on_one_screen(company: Company) -> None:
    host, guest = company.table("Марта", "Александра", start=False)
    fill(host, 12)
    screen = company.person("экран", "tv")
    screen.goes(host.tv)
    host.starts()
    play(host, guest, until=asked_for("next"))
    last: Any = host.view["game"]["last"]
    cards = host.page.locator(".reveal .card")
    for size, least in (((1280, 800), 100), ((820, 1180), 90), ((844, 390), 64)):
        turns_to(host, size)
        expect(cards).to_have_count(12)
        assert whole(cards, size) >= least
        assert whole(host.page.locator(".reveal .votes"), size) > 0
        assert whole(host.page.locator(".reveal .owner"), size) > 0
        if size[1] > 560:
            assert host.page.evaluate(OVERLAPPING) == 0, size
        if size[1] > 560:
            assert host.page.evaluate(CUT) == [], size
        assert not host.page.evaluate(
            "[...document.querySelectorAll('.space')].some((e) => e.scrollHeight > e.clientHeight)"
        )
    tv = (1920, 1080)
    told = screen.page.get_by_role("listitem").filter(has_text="Загаданная карта")
    expect(told).to_have_count(1)
    screen.settles()
    assert whole(screen.page.locator(".table .card"), tv) >= 145
    assert whole(screen.page.locator(".table .foot > *"), tv) > 0
    assert screen.page.evaluate(OVERLAPPING) == 0
    assert screen.page.evaluate(CUT) == []
    owner = host.view["seats"][last["storyteller"]]["name"]
    expect(told.locator(".owner")).to_have_text(owner)


@pytest.mark.parametrize(("game", "bots"), [("odyssey", 11), ("odyssey", 4), ("party", 7)])
def test_a_result_on_the_tv_is_one_column_that_can_be_read_from_a_sofa(
    company: Company, game: str, bots: int
) -> None:
    (host,) = company.table("Анна-Мария", game=game, start=False)
    if bots == 11:
        fill(host, bots + 1)
    else:
        host.adds_bots(bots)
    screen = company.person("экран", "tv")
    screen.goes(host.tv)
    host.starts()
    play(host, until=asked_for("next"))
    rows = screen.page.get_by_role("list", name="Очки").get_by_role("listitem")
    expect(rows).to_have_count(bots + 1)
    screen.settles()
    found = boxes(rows)
    assert len({one["left"] for one in found}) == 1
    assert all(above["bottom"] <= one["top"] for above, one in pairwise(found))
    code = screen.page.locator(".corner > .corner").bounding_box()
    assert code is not None and found[-1]["bottom"] <= code["y"]
    sizes = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    assert min(rows.evaluate_all(sizes)) >= 25
    why = rows.locator(".why")
    assert all(text.strip() for text in why.all_inner_texts()), "everybody's points have reasons"
    expect(why).to_have_count(bots + 1)
    assert min(why.evaluate_all(sizes)) >= 22
    if game == "party":
        screen.sees(
            re.compile(f"Красный маркер рассказчика .*№.{host.view['game']['last']['red']}")
        )


LEAST: dict[Size, int] = {
    (360, 640): 115,
    (390, 844): 180,
    (820, 1180): 300,
    (844, 390): 100,
    (1280, 800): 200,
}
"""How wide a chosen card is at least, by the size of the screen."""


def test_the_hand_is_large_until_a_card_is_chosen(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    play(marta, until=asked_for("give_clue"))
    button = marta.page.locator(".dock .btn.pri")
    for size in LEAST:
        turns_to(marta, size)
        assert whole(marta.hand(), size) >= 88
        expect(button).to_be_in_viewport(ratio=1)
    marta.chooses(1)
    # The line that tells what happened takes its room for a few seconds.
    expect(marta.page.locator(".news")).to_have_count(0)
    chosen = marta.page.locator(".card.lit, .card.chosen").first
    for size, least in LEAST.items():
        turns_to(marta, size)
        assert whole(chosen, size) >= least, size
        expect(marta.page.get_by_role("textbox", name="Ваш намёк")).to_be_in_viewport(ratio=1)
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "bots", "size", "least"),
    [
        ("odyssey", 5, (360, 640), 85),
        ("odyssey", 7, (390, 844), 85),
        ("party", 7, (390, 844), 82),
        ("team", 5, (360, 640), 78),
    ],
)
def test_cards_take_the_room_of_a_phone(
    company: Company, game: str, bots: int, size: Size, least: int
) -> None:
    (marta,) = company.table("Марта", bots=bots, game=game, devices=("phone",))
    turns_to(marta, size)
    cards = marta.page.locator("main .card")
    # In a team who has given does not vote.
    for asked in ("give_cards",) if game == "team" else ("give_cards", "vote"):
        play(marta, until=asked_for(asked))
        # The line that tells what happened takes its room for a few seconds.
        expect(marta.page.locator(".news")).to_have_count(0)
        marta.settles()
        # Bots may move between two reads, and the dock gets another line.
        found = cards.evaluate_all(f"(cards) => [({BOXES})(cards), ({DOCK})()]")
        (lying, above), across = found, size[0]
        assert all(one["left"] >= 0 and one["right"] <= across for one in lying), asked
        assert all(one["bottom"] <= above for one in lying), (asked, found)
        assert min(one["width"] for one in lying) >= least, asked


def test_only_people_can_see_or_hear_a_clue(company: Company) -> None:
    (alone,) = company.table("Марта", bots=3)
    together, _ = company.table("Нина", "Лёва", bots=2)
    for person, kinds in ((alone, 0), (together, 4)):
        person.presses("Рассказываю я!")
        person.chooses(1)
        expect(person.page.get_by_role("textbox", name="Ваш намёк")).to_be_visible()
        radios = person.page.get_by_role("radio", name=re.compile("Текст|Звук|Жест|Вслух"))
        expect(radios).to_have_count(kinds)


def test_a_clue_that_is_too_long_is_counted_and_never_cut(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    marta.presses("Рассказываю я!")
    marta.chooses(1)
    line = marta.page.get_by_role("textbox", name="Ваш намёк")
    long = "й" * 207  # a letter of two characters for a computer is one for a reader
    line.fill(long)
    expect(line).to_have_value(long)
    expect(marta.button(re.compile("лишних знаков — 7$"))).to_be_disabled()
    line.fill(long[:-14] + "й" * 7)
    expect(marta.button("Загадать эту карту")).to_be_enabled()


WRITTEN = """() => {
  const field = document.querySelector(".field textarea");
  const [inside, around] = [field, field.closest(".field")].map((e) => e.getBoundingClientRect());
  const play = document.querySelector(".play");
  return {
    spills: inside.top < around.top || inside.bottom > around.bottom,
    below: Math.round(field.scrollHeight - field.clientHeight - field.scrollTop),
    page: play.scrollHeight - play.clientHeight,
  };
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (820, 1180), (844, 390), (1280, 800)])
def test_a_long_clue_stays_in_its_field_and_ends_in_sight(company: Company, size: Size) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    turns_to(marta, size)
    marta.presses("Рассказываю я!")
    marta.chooses(1)
    line = marta.page.get_by_role("textbox", name="Ваш намёк")
    for letters in (30, 110, 200, 260):
        line.fill("слово " * (letters // 6))
        marta.settles()
        assert marta.page.evaluate(WRITTEN) == {"spills": False, "below": 0, "page": 0}, letters
        expect(line).to_have_attribute("aria-invalid", "true" if letters > 200 else "false")
    expect(marta.button(re.compile("^Намёк слишком длинный"))).to_be_in_viewport(ratio=1)
    if size[1] > 560:
        marta.finds(
            "document.querySelector('.card.lit').offsetWidth >"
            " document.querySelector('.fan .card').offsetWidth"
        )


def test_a_card_is_looked_at_beside_the_words_it_is_compared_with(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    large = marta.page.get_by_role("dialog", name="Рассмотреть")
    play(marta, until=asked_for("give_clue"))
    marta.clue = "Тише воды, ниже травы и дальше самого дальнего леса, где никто не бывал"
    play(marta, until=asked_for("next"))
    for wanted in ("next", "give_cards", "vote"):
        play(marta, until=asked_for(wanted))
        clue = marta.page.locator(".head .clue").inner_text().strip()
        if wanted == "next":
            marta.presses(marta.page.locator(".reveal .card").first)
        elif wanted == "give_cards":
            marta.chooses(0)
            marta.chooses(0)
        else:
            marta.presses("Рассмотреть")
        for size in ((360, 640), (390, 844), (844, 390), (1280, 800)):
            turns_to(marta, size)
            expect(large.get_by_text(clue)).to_be_in_viewport(ratio=1)
            expect(large.get_by_role("img")).to_be_in_viewport(ratio=1)
        turns_to(marta, (390, 844))
        marta.closes()


@pytest.mark.parametrize("game", ["odyssey", "party"])
def test_a_large_picture_hides_the_page_and_takes_the_vote(company: Company, game: str) -> None:
    (marta,) = company.table("Марта", bots=5, game=game, devices=("phone",))
    play(marta, until=asked_for("vote"))
    large = marta.page.get_by_role("dialog", name="Рассмотреть")
    marta.presses("Рассмотреть")
    assert "/" not in large.evaluate("(e) => getComputedStyle(e).backgroundColor"), "see-through"
    pick = large.get_by_role("button", name=re.compile("^Выбрать № "))
    for _ in range(2 if game == "party" else 1):
        while pick.count() == 0:
            marta.presses("Следующая")
        marta.presses(pick)
        expect(large).to_have_count(0)
        marta.presses("Рассмотреть")
    marta.presses(large.get_by_role("button", name=re.compile("^Голосовать за № ")))
    expect(large).to_have_count(0)
    marta.knows(lambda _: marta.commands("vote") == 1)


def test_a_hand_is_not_dealt_again_when_its_owner_begins_to_tell(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, reduced_motion="no-preference")
    dealing = "document.getAnimations().filter((e) => e.animationName.endsWith('deal')).length"
    expect(marta.hand()).to_have_count(6)
    marta.settles()
    marta.presses("Рассказываю я!")
    expect(marta.page.get_by_role("heading", name="Загадайте карту")).to_be_visible()
    assert marta.page.evaluate(dealing) == 0


def verse(texts: str) -> Callable[[Route], None]:
    """Every line of verse says this."""

    def answer(route: Route) -> None:
        came = route.fetch()
        body = re.sub(r"text:`[^`]*`", f"text:`{texts}`", came.text())
        route.fulfill(response=came, body=body)

    return answer


LONGEST = max(
    (one["text"] for one in tomllib.loads(VERSE.read_text(encoding="utf-8"))["line"]), key=len
)
MORE = """(side) => {
  for (let count = 0; count < 7; count++) side.append(side.lastElementChild.cloneNode(true));
}"""
"""A poem gets long when nobody guesses."""


@pytest.mark.parametrize("text", [LONGEST, "Снег"], ids=["long", "short"])
@pytest.mark.parametrize(
    ("seats", "asked"), [(3, "lay_hint"), (6, "lay_hint"), (4, "move"), (6, "move")]
)
def test_stories_are_large_until_a_line_is_asked_for(
    company: Company, seats: int, asked: str, text: str
) -> None:
    (marta,) = company.table("Марта", game="poetry", devices=("phone",), start=False)
    marta.context.route(re.compile(r"/assets/verse-.*\.js$"), verse(text))
    if seats == 6:
        fill(marta, seats)
    else:
        marta.adds_bots(seats - 1)
    marta.starts()
    tells = asked == "lay_hint"
    play(marta, until=lambda one: asked_for(asked)(one) and (tells or one.view["game"]["poem"]))
    stories, lines = marta.stories(), marta.lines()
    expect(stories.first).to_be_visible()
    expect(marta.page.locator(".lines .text").first).to_have_text(text)

    def narrowest() -> float:
        below = max(one["bottom"] for one in boxes(stories))
        assert all(one["top"] > below for one in boxes(lines)), "lines stand under them"
        return min(one["width"] for one in boxes(stories))

    def leaves_room_for_lines() -> None:
        expect(marta.button("Выберите строку")).to_be_in_viewport(ratio=1)
        # Only six, in one row of the smallest phone, are smaller than what is known at a glance.
        assert narrowest() >= (44 if (seats, size[0]) == (4, 360) else 52), size
        for line in range(3 if size != (360, 640) else 2 if tells else 1):
            expect(lines.nth(line)).to_be_in_viewport(ratio=0.95)
        for story in (*stories.all(), *([] if tells else [marta.page.locator(".hint")])):
            expect(story).to_be_in_viewport(ratio=0.95)

    for number, size in enumerate(((360, 640), (390, 844), (820, 1180))):
        turns_to(marta, size)
        if number == 0 or not tells:
            if not tells:
                marta.presses("Отгадать")
                marta.settles()
            assert narrowest() >= (64 if seats > 3 else 70 if size == (360, 640) else 96), size
        if tells:
            marta.presses(stories.nth(number))
        else:
            marta.presses("К строкам")
        marta.settles()
        leaves_room_for_lines()
    if not tells:
        marta.page.locator(".poem .side ol:has(li:not(.none))").first.evaluate(MORE)
        for size in ((360, 640), (390, 844)):
            turns_to(marta, size)
            marta.presses("Отгадать")
            marta.presses("К строкам")
            marta.settles()
            leaves_room_for_lines()


def test_a_guess_is_a_moment_that_any_touch_ends(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, game="poetry", reduced_motion="no-preference")
    play(marta, until=asked_for("move"))
    marta.presses("Отгадать")
    marta.presses(marta.stories().first)
    marta.presses(re.compile("^Это история № "))
    named = marta.page.locator(".named")
    expect(named).to_be_visible()
    marta.page.keyboard.press("Shift")
    moving = "(e) => e.getAnimations({ subtree: true }).length"
    assert named.evaluate(moving) == 0
    assert marta.page.locator(".head").evaluate(moving) == 0
    # Who found it meets whose it was; who was wrong has come alone.
    right = "right" in (named.get_attribute("class") or "")
    expect(named.locator(".rabbit")).to_have_count(2 if right else 1)
    marta.reads("Вы отгадали!" if right else re.compile("^Мимо!"))


def test_the_end_fills_its_page_and_the_album_is_never_under_the_dock(company: Company) -> None:
    (host,) = company.table("Марта", bots=4, game="dixit", options={"cycles": 1})
    play(host)
    host.reads("Раунды вечера")
    for size in ((1280, 800), (1920, 1080)):
        turns_to(host, size)
        page = host.page.locator("main")
        podium, honours, album, record, dock = (
            boxes(one)[0]
            for one in (
                page.locator(".podium"),
                page.locator(".honours"),
                page.get_by_role("link", name="Открыть альбом"),
                page.get_by_role("button", name="Скачать запись игры"),
                host.page.get_by_role("contentinfo"),
            )
        )
        assert podium["right"] < honours["left"] < podium["right"] + 100, size
        leaves = boxes(page.locator(".leaves li"))
        edges = [one["right"] for one in (honours, record, leaves[-1])]
        assert max(edges) - min(edges) < 2, (size, edges)
        assert album["bottom"] <= dock["top"], size


ON_THE_TABLE = """() => {
  const table = document.querySelector(".middle").getBoundingClientRect();
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  const within = (px, py) =>
    Math.hypot((px - x) / (table.width / 2), (py - y) / (table.height / 2)) < 1;
  return [...document.querySelectorAll(".ring li em, .ring li .name")].filter((caption) => {
    const words = document.createRange();
    words.selectNodeContents(caption);
    return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
      [left, right].some((px) => [top, bottom].some((py) => within(px, py))));
  }).map((caption) => caption.innerText);
}"""


def test_no_caption_lies_on_the_table_of_a_lobby(company: Company) -> None:
    (marta,) = company.table("Марта", devices=("phone",), start=False)
    for _ in range(6):
        marta.adds_bots(1)
        for width, height in ((360, 640), (390, 844)):
            marta.page.set_viewport_size({"width": width, "height": height})
            marta.settles()
            found = marta.page.evaluate(ON_THE_TABLE)
            assert found == [], (width, len(marta.view["seats"]), found)


def test_the_code_of_a_table_is_one_word_in_a_lobby(company: Company) -> None:
    (marta,) = company.table("Марта", devices=("phone",), start=False)
    code = marta.page.locator(".code span")
    # The longest that there are, also in English.
    for word in ("ЛЯГУШКА-97", "TRUMPET-88", "ЮЛА-11"):
        code.evaluate(
            """(e, word) => {
              e.textContent = word;
              e.style.setProperty("--letters", word.length);
            }""",
            word,
        )
        for width, height in ((360, 640), (390, 844)):
            turns_to(marta, (width, height))
            assert code.evaluate("(e) => e.getClientRects().length") == 1
            assert code.evaluate("(e) => e.offsetWidth <= e.parentElement.clientWidth"), word


@pytest.mark.parametrize(("game", "bots"), [("team", 5), ("dixit", 3)])
def test_few_cards_of_a_result_are_large_and_all_on_the_screen(
    company: Company, game: str, bots: int
) -> None:
    (marta,) = company.table("Марта", bots=bots, game=game)
    play(marta, until=asked_for("next"))
    for size in ((1280, 800), (820, 1180), (844, 390)):
        turns_to(marta, size)
        assert whole(marta.page.locator(".reveal .card"), size) > 90
        assert marta.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_on_its_side_a_phone_says_where_the_points_are(company: Company) -> None:
    (marta,) = company.table("Марта", bots=5, devices=("phone",))
    play(marta, until=asked_for("next"))
    turns_to(marta, (844, 390))
    points = marta.page.get_by_role("list", name="Очки")
    expect(points).not_to_be_in_viewport(ratio=0.2)
    expect(marta.button("Очки")).to_be_in_viewport(ratio=1)
    marta.presses("Очки")
    expect(points).to_be_in_viewport(ratio=0.8)
    marta.presses("Карты")
    expect(marta.page.locator(".reveal .card").first).to_be_in_viewport(ratio=1)
    turns_to(marta, (390, 844))
    expect(marta.button("Очки")).to_have_count(0)


@pytest.mark.parametrize("bots", [3, 4, 7])
def test_no_card_of_a_result_lies_in_a_row_alone(company: Company, bots: int) -> None:
    (marta,) = company.table("Марта", bots=bots, devices=("phone",))
    play(marta, until=asked_for("next"))
    marta.settles()
    tops = marta.page.locator(".cards > li:not(.main)").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(tops) == bots
    assert all(tops.count(top) > 1 for top in tops), tops
