"""Language, theme, large letters and still pictures, changed while a game runs."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.test_scroll_bars import BARS

pytestmark = pytest.mark.long

CLUE = "Всё, что осталось от лета"


def chosen(person: Person) -> str:
    pressed = person.page.get_by_role("button", pressed=True)
    return (pressed.first.get_attribute("aria-label") or "").partition(":")[0]


def test_language_and_theme_change_under_a_half_written_clue(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(marta, until=asked_for("give_clue"))
    marta.chooses(4)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill(CLUE)
    root = marta.page.locator("html")
    expect(root).to_have_attribute("data-theme", "day")
    marta.opens_menu()
    marta.presses("Включить вечер")
    expect(root).to_have_attribute("data-theme", "evening")
    marta.presses("English")
    expect(root).to_have_attribute("lang", "en")
    expect(marta.page.get_by_role("dialog", name="Table", exact=True)).to_be_visible()
    marta.presses("Русский")
    expect(root).to_have_attribute("lang", "ru")
    marta.closes()
    expect(marta.page.get_by_role("textbox", name="Ваш намёк")).to_have_value(CLUE)
    assert chosen(marta) == "Карта 5 из 7"
    marta.presses("Загадать эту карту")
    gleb.sees(f"«{CLUE}»")
    marta.sees(f"«{CLUE}»")
    # It holds for the next visit.
    marta.page.reload(wait_until="domcontentloaded")
    expect(root).to_have_attribute("data-theme", "evening")


def test_a_game_can_be_read_in_english(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, devices=("phone",))
    gleb = company.person("Gleb", "desk", locale="en-GB")
    gleb.goes(marta.page.url.removeprefix(company.url))
    cyrillic = "() => document.body.innerText.match(/[А-яЁё]{3,}/g) ?? []"
    expect(gleb.page.locator("html")).to_have_attribute("lang", "en")
    gleb.page.get_by_role("textbox").fill("Gleb")
    # A table keeps its code and its people their names; everything else is in English.
    own = {*re.findall("[а-яё]+", marta.code.lower()), "марта"}
    words = {word for word in gleb.page.evaluate(cyrillic) if word.lower() not in own}
    assert words <= {"Русский"}, words


def served(person: Person) -> list[str]:
    """In which language the first page comes."""
    page = person.page.evaluate("fetch('/').then((answer) => answer.text())")
    return re.findall('html lang="(..)"', page)


def test_the_server_sends_the_page_in_the_language_that_was_chosen(company: Company) -> None:
    gleb = company.person("Gleb", "phone", locale="en-GB")
    gleb.goes("/")
    assert (gleb.context.cookies(), served(gleb)) == ([], ["en"])
    gleb.presses("Русский")
    gleb.reads("Намёк")
    assert served(gleb) == ["ru"]
    gleb.page.reload(wait_until="domcontentloaded")
    gleb.presses("English")
    gleb.reads("Namyok")
    assert served(gleb) == ["en"]


def test_the_theme_follows_the_device(company: Company) -> None:
    marta = company.person("Марта", color_scheme="dark")
    marta.goes("/")
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "evening")
    marta.page.emulate_media(color_scheme="light")
    expect(marta.page.locator("html")).to_have_attribute("data-theme", "day")


def test_nothing_moves_for_who_asked_for_stillness(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, reduced_motion="reduce")
    longest = """() => Math.max(0, ...document.getAnimations().map((one) => {
      const { duration, iterations } = one.effect.getComputedTiming();
      return duration * Math.min(iterations, 1000);
    }))"""
    for task in ("come_forward", "give_clue", "next"):
        play(marta, until=asked_for(task))
        assert marta.page.evaluate(longest) <= 250, task


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_wash_never_shows_the_edge_that_the_page_cuts(company: Company, device: str) -> None:
    (marta,) = company.table("Марта", bots=2, devices=(device,), reduced_motion="no-preference")
    marta.reads("Кто начнёт?")
    kind = {"phone": "band", "desk": "side"}[device]
    left, top, right, bottom = marta.page.locator(f".wash.{kind}:visible").evaluate("""(wash) => {
      wash.style.animationDuration = "1000s";
      for (const one of wash.getAnimations()) one.currentTime = 1;
      const { left, top, right, bottom } = wash.getBoundingClientRect();
      return [left, top, right - innerWidth, bottom - innerHeight];
    }""")
    assert left <= 0, left
    assert top <= 0, top
    assert (right if device == "phone" else bottom) >= 0, (right, bottom)


def test_who_is_ready_is_seen_by_lamplight(company: Company) -> None:
    (marta,) = company.table("Марта", bots=4, devices=("phone",), color_scheme="dark")
    play(marta, until=asked_for("give_cards"))
    seen = "(all) => all.map((one) => Number(getComputedStyle(one).opacity))"
    ready = marta.page.locator(".queue .ready")
    expect(ready.first).to_be_visible()
    assert min(ready.evaluate_all(seen)) > 0.6


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_letters_twice_as_large(company: Company, device: str) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, start=False, devices=(device, device))

    def enlarged(person: Person) -> None:
        person.page.evaluate("document.documentElement.style.fontSize = '32px'")
        person.settles()
        person.look()

    for person in (marta, gleb):
        enlarged(person)
    marta.starts()
    for person in (marta, gleb):
        person.reads("Кто начнёт?")
        enlarged(person)
    play(marta, until=asked_for("give_clue"))
    marta.tells(CLUE)
    play(gleb, until=asked_for("give_cards"))
    gleb.gives()
    play(gleb, until=asked_for("vote"))
    gleb.votes()
    play(gleb, until=asked_for("next"))
    for person in (marta, gleb):
        person.look()


LARGE = {"letters": (390, 844, 32), "bars": (390, 844, 32), "zoom": (195, 422, 16)}
"""A phone at 200 %: letters alone, beside a bar that takes room as well, or everything."""
OUTSIDE = """() => [...document.querySelectorAll("button, a, input, h1, h2, li, .chip, .track")]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".vh"))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([_, { left, right }]) => left < -1 || right > innerWidth + 1)
  .map(([e]) => e.ariaLabel || e.innerText || e.className)"""
CUT = """() => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const room = document.documentElement.clientWidth;
  const unseen = ".vh, svg, textarea, .no, .leaves";
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(unseen);
  const told = (e) => [e.tagName, e.className, e.innerText?.slice(0, 40)].join(" ");
  const within = (box, { left, right }) => box.left >= left - 2 && box.right <= right + 2;
  const found = new Set();
  for (const e of top.querySelectorAll("*")) {
    if (!seen(e)) continue;
    const style = getComputedStyle(e);
    if (style.clipPath !== "none" && e.clientWidth < 3) continue;
    const bar = (way) => /auto|scroll/.test(way);
    if (bar(style.overflowX) && e.scrollWidth > e.clientWidth + 1) found.add("wide " + told(e));
    if (bar(style.overflowY) && e.scrollHeight > e.clientHeight + 1 && !e.matches("dialog > * > *"))
      found.add("scrolls " + told(e));
    for (const text of e.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const box of words.getClientRects()) {
        if (!within(box, { left: 0, right: room })) found.add("outside " + told(e));
        for (let p = e; p !== null && top.contains(p); p = p.parentElement) {
          const frame = p.getBoundingClientRect();
          const holds = p.matches("button, .btn, .chip, .field, .slip, li, section");
          const whole = p.matches("button, .btn, .chip, .field");
          if (holds && !within(box, frame)) found.add(`beyond its ${p.tagName} ${told(e)}`);
          if (whole && (box.top < frame.top - 3 || box.bottom > frame.bottom + 3))
            found.add(`higher than its ${p.tagName} ${told(e)}`);
        }
      }
    }
    if (!e.matches("button, a, input, .track")) continue;
    const box = e.getBoundingClientRect();
    if (!within(box, { left: 0, right: room })) found.add("outside " + told(e));
    const frame = e.closest(".field")?.getBoundingClientRect();
    if (frame && box.bottom > frame.bottom + 1) found.add("below its field " + told(e));
  }
  return [...found];
}"""
"""Words and buttons that are not within what holds them, and boxes that scroll within a page.

Numbers lie over the edges of cards, and rounds of an evening are there to be swiped."""
CROWDED = """() => {
  const parts = [...document.querySelectorAll(".bar .ribbon, .steps button, .bar .icon")];
  const boxes = parts.map((e) => e.getBoundingClientRect());
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""
CARDS_IN_SIGHT = """() => {
  const dock = document.querySelector(".dock").getBoundingClientRect().top;
  const clue = document.querySelector(".clue p");
  // What a bot says may be longer than two lines: then the page begins with it.
  const line = clue ? parseFloat(getComputedStyle(clue).lineHeight) : 0;
  const more = clue ? Math.max(0, clue.clientHeight - 2 * line) : 0;
  return [...document.querySelectorAll("main .card")]
    .filter((e) => e.getBoundingClientRect().top - more + 40 < dock).length;
}"""


@pytest.mark.parametrize("how", LARGE)
def test_a_phone_at_twice_the_size_is_one_page_on_which_nothing_is_cut(
    company: Company, how: str
) -> None:
    width, height, letter = LARGE[how]
    viewport = {"width": width, "height": height}
    device = "desk" if how == "bars" else "phone"
    (marta,) = company.table("Марта", bots=3, devices=(device,), start=False, viewport=viewport)

    def check(where: str) -> None:
        marta.page.evaluate(f"document.documentElement.style.fontSize = '{letter}px'")
        marta.settles()
        assert marta.page.evaluate(CUT) == [], where
        assert marta.page.evaluate(OUTSIDE) == [], where
        assert marta.page.evaluate(CROWDED) == 0, where

    check("lobby")
    main = marta.page.get_by_role("main")
    for name in ("Вы", "Позвать", "Одиссея", "Картинки", "Время на ход", "Свои правила"):
        marta.presses(main.get_by_role("button", name=re.compile(f"^{name}")).first)
        marta.page.get_by_role("dialog").wait_for()
        check(name)
        marta.closes()
        marta.page.get_by_role("dialog").wait_for(state="hidden")
    marta.starts()
    for task in ("come_forward", "give_clue", "give_cards", "vote", "next"):
        play(marta, until=asked_for(task))
        check(task)
        bars = marta.page.evaluate(BARS)["bars"]
        assert [bar for bar in bars if not bar.startswith("TEXTAREA")] == [], task
        assert marta.page.evaluate(CARDS_IN_SIGHT) > 0, task
    marta.opens_menu()
    check("menu")
    marta.closes()
    marta.presses(re.compile("^Разговор"))
    check("chat")
    marta.goes("/")
    expect(marta.page.get_by_role("link", name=re.compile("^Продолжить"))).to_be_visible()
    check("home")


@pytest.mark.parametrize("game", ["poetry", "party"])
def test_other_games_at_twice_the_size_are_one_page_on_which_nothing_is_cut(
    company: Company, game: str
) -> None:
    viewport = {"width": 390, "height": 844}
    options = {"cycles": 1} if game == "poetry" else {}
    bots = 2 if game == "poetry" else 5
    (marta,) = company.table("Марта", bots=bots, game=game, options=options, viewport=viewport)
    known = set[str]()

    def over(person: Person) -> bool:
        at = "end" if person.at_end() else person.seen.asks_for
        if at is not None and at not in known:
            person.page.evaluate("document.documentElement.style.fontSize = '32px'")
            person.settles()
            assert person.page.evaluate(CUT) == [], at
            known.add(at)
        return at == "end"

    play(marta, until=over)


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
@pytest.mark.parametrize("how", LARGE)
def test_pages_without_a_table_at_twice_the_size(company: Company, how: str, locale: str) -> None:
    _, height, letter = LARGE[how]
    marta = company.person("Марта", "phone", locale=locale)
    for path in ("/", "/new", "/tv", "/gallery", "/gallery/dreams", "/decks", "/decks/new", "/t/x"):
        marta.goes(path)
        marta.page.get_by_role("heading", level=1).first.wait_for()
        marta.page.evaluate(f"document.documentElement.style.fontSize = '{letter}px'")
        for phone in (390, 360):
            width = phone * letter // 32
            marta.page.set_viewport_size({"width": width, "height": height})
            marta.settles()
            assert marta.page.evaluate(OUTSIDE) == [], (path, width)
            assert marta.page.evaluate(CUT) == [], (path, width)


@pytest.mark.parametrize(("device", "last"), [("phone", None), ("desk", "next")])
def test_verse_in_letters_twice_as_large(company: Company, device: str, last: str | None) -> None:
    (marta,) = company.table(
        "Марта", bots=2, game="poetry", options={"cycles": 1}, devices=(device,)
    )

    def over(person: Person) -> bool:
        person.page.evaluate("document.documentElement.style.fontSize = '32px'")
        return person.at_end() if last is None else person.seen.asks_for == last

    play(marta, until=over)
    marta.look()


def test_where_colours_are_forced_steps_are_told_apart_and_nothing_stands_out_of_its_column(
    company: Company,
) -> None:
    (marta,) = company.table(
        "Марта", bots=3, devices=("phone",), start=False, forced_colors="active"
    )
    rules = marta.page.get_by_role("main").get_by_role("link", name="Правила")
    right = "(e) => e.getBoundingClientRect().right"
    column = marta.page.locator(".rules").evaluate(right)
    assert rules.evaluate(right) <= column
    marta.starts()
    play(marta, until=asked_for("vote"))
    lines = "(all) => all.map((one) => getComputedStyle(one).borderTopStyle)"
    assert marta.page.locator(".steps li").evaluate_all(lines) == [
        "solid",
        "solid",
        "none",
        "dotted",
    ]
    # A browser lays paper under words that it colours, and that hides the line above them.
    adjusted = "(e) => getComputedStyle(e).forcedColorAdjust"
    assert marta.page.locator(".ribbon").evaluate(adjusted) == "none"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "clue",
    [
        "Всё, что осталось от этого короткого лета",
        "Всё, что осталось от этого короткого лета: три ведра яблок и удочка без единого крючка",
    ],
)
def test_a_phone_on_its_side_shows_the_question_below_a_long_clue(
    company: Company, scheme: str, clue: str
) -> None:
    lying = {"width": 640, "height": 400}
    marta, gleb = company.table("Марта", "Глеб", bots=2, viewport=lying, color_scheme=scheme)
    play(marta, until=asked_for("give_clue"))
    marta.tells(clue)
    play(gleb, until=asked_for("give_cards"))
    hidden = "(e) => e.scrollHeight - e.clientHeight"
    assert gleb.page.locator(".head").evaluate(hidden) <= 0


@pytest.mark.parametrize("locale", ["ru-RU", "en-GB"])
def test_a_phone_says_whole_what_belongs_into_a_field(company: Company, locale: str) -> None:
    marta = company.person("Марта", "phone", locale=locale)
    for path in ("/", "/tv"):
        marta.goes(path)
        field = marta.page.locator("main input")
        field.wait_for()
        field.evaluate("(e) => { e.style.textTransform = 'none'; e.value = e.placeholder; }")
        assert field.evaluate("(e) => e.scrollWidth - e.clientWidth") <= 0, path


def test_rules_are_printed_without_what_is_there_to_be_pressed(company: Company) -> None:
    reader = company.person("Марта")
    reader.goes("/rules/odyssey")
    reader.reads("Очки")
    pressed = reader.page.locator("button:visible, nav:visible, .btn:visible, .icon:visible")
    expect(pressed.first).to_be_visible()
    reader.page.emulate_media(media="print")
    expect(pressed).to_have_count(0)
    reader.reads("Очки")


def test_the_first_page_is_printed_on_one_sheet_without_what_is_there_to_be_pressed(
    company: Company,
) -> None:
    reader = company.person("Марта", color_scheme="dark")
    reader.goes("/")
    expect(reader.page.get_by_text("Одиссея")).to_be_visible()
    reader.page.emulate_media(media="print")
    expect(reader.page.locator("button:visible, input:visible, .btn:visible")).to_have_count(0)
    colours = "(all) => all.map((one) => getComputedStyle(one).color)"
    name, ink = reader.page.locator("h1, .home").evaluate_all(colours)
    assert name == ink
    for paper in ("A4", "Letter"):
        assert sheets(reader, paper) == 1, paper


def sheets(person: Person, paper: str) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", person.page.pdf(format=paper)))


def test_a_deck_is_printed_with_all_its_pictures(company: Company) -> None:
    reader = company.person("Марта")
    reader.goes("/gallery/dreams")
    reader.page.locator("ol img").first.wait_for()
    assert reader.page.locator("ol img").count() < 84
    # 25 on a sheet, fewer on the first.
    assert sheets(reader, "A4") == 4
    expect(reader.page.locator("ol img")).to_have_count(84)
