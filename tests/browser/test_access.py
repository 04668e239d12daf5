"""Every screen in both themes, read by axe: nobody is kept away from the table."""

import json
import os
import re
from pathlib import Path
from typing import Any, Literal

import pytest

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.serving import ROOT

pytestmark = pytest.mark.long

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = """async (runOnly) => {
  const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
}"""
STOPS = """() => [...document.querySelectorAll("[aria-label], [role=status]")]
  .map((one) => one.getAttribute("aria-label") ?? one.textContent)
  .filter((said) => /[.!?][.]( |$)/.test(said))"""
"""What would be heard with two stops after one sentence."""
EVERYTHING = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""By night a page has the same parts and names as by day."""
GRAVE = ("serious", "critical")
LAST_ROUND_MS = 15_000
"""For how long the TV shows the last round of a game before its end."""
Theme = Literal["light", "dark"]
LOOKS: dict[Theme, str] = {"light": "day", "dark": "evening"}


class Reader:
    """Collects what axe says about screens, and who should hear it."""

    def __init__(self) -> None:
        self.grave: list[Any] = []
        self.slight: list[Any] = []

    def reads(self, person: Person, screen: str) -> None:
        """The screen as it is now, by day and in the evening."""
        person.look()
        assert not person.page.evaluate(STOPS), screen
        # A result on a phone scrolls under the way on: its end is what lies free.
        person.page.evaluate("document.querySelector('.play')?.scrollTo(0, 100000)")
        # The TV is dark at any time of the day.
        themes: tuple[Theme, ...] = ("dark",) if "/tv/" in person.page.url else ("light", "dark")
        for theme in themes:
            person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            person.finds(f"document.documentElement.dataset.theme === '{LOOKS[theme]}'")
            if not person.page.evaluate("'axe' in window"):
                person.page.evaluate(AXE.read_text())
            for violation in person.page.evaluate(
                RUN, EVERYTHING if theme == themes[0] else COLOURS
            ):
                kept = self.grave if violation["impact"] in GRAVE else self.slight
                kept.append({"screen": f"{screen}, {theme}", **violation})

    def judge(self) -> None:
        found = os.environ.get("AXE_REPORT")
        if found:
            with Path(found).open("a") as report:
                report.writelines(
                    json.dumps(one, ensure_ascii=False) + "\n" for one in self.grave + self.slight
                )
        summary = [(one["screen"], one["id"], one["nodes"][:2]) for one in self.grave]
        assert not summary, json.dumps(summary, ensure_ascii=False, indent=1)


@pytest.fixture
def reader() -> Reader:
    return Reader()


def test_the_way_to_a_table(company: Company, reader: Reader) -> None:
    marta, gleb = company.person("Марта", "phone"), company.person("Глеб", "desk")
    for person in (marta, gleb):
        person.goes("/")
        person.reads("Намёк")
        reader.reads(person, "home")
    marta.goes("/new")
    marta.sees("Одиссея")
    reader.reads(marta, "new table")
    marta.page.get_by_role("textbox", name="Как вас зовут?").fill("Марта")
    marta.presses("Накрыть стол")
    marta.reads("За столом пока один")
    gleb.comes(marta.code)
    reader.reads(gleb, "join")
    gleb.presses("Сесть за стол")
    gleb.reads("За столом двое")
    marta.goes("/")
    marta.reads("Мои столы")
    reader.reads(marta, "home with tables")
    marta.goes("/t/небылица99")
    marta.reads("Такого стола нет")
    reader.reads(marta, "message")
    reader.judge()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_the_lobby_and_its_sheets(company: Company, reader: Reader, device: str) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=2, start=False, devices=(device, device))
    reader.reads(marta, "lobby")
    reader.reads(gleb, "lobby of a guest")
    main = marta.page.get_by_role("main")
    for name, screen in (
        (re.compile("^Глеб"), "seat sheet"),
        (re.compile("^Вы"), "own seat sheet"),
        (re.compile("^Позвать"), "invite sheet"),
        (re.compile("^Одиссея"), "games sheet"),
        (re.compile("^Картинки"), "decks sheet"),
        (re.compile("^Время на ход"), "pace sheet"),
        (re.compile("^Свои правила"), "own rules sheet"),
    ):
        marta.presses(main.get_by_role("button", name=name).first)
        marta.page.get_by_role("dialog").first.wait_for()
        reader.reads(marta, screen)
        marta.closes()
        marta.page.get_by_role("dialog").first.wait_for(state="hidden")
    reader.judge()


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_picture_game(company: Company, reader: Reader, device: str) -> None:
    marta, gleb = company.table(
        "Марта", "Глеб", bots=2, options={"points_to_win": 1}, devices=(device, device)
    )
    gleb.reads("Кто начнёт?")
    reader.reads(gleb, "race")
    play(marta, until=asked_for("give_clue"))
    reader.reads(marta, "telling")
    gleb.reads(re.compile("Марта выбирает карту"))
    reader.reads(gleb, "waiting")
    marta.chooses(2)
    marta.page.get_by_role("textbox", name="Ваш намёк").fill("Тише воды")
    reader.reads(marta, "telling, card chosen")
    marta.presses("Загадать эту карту")
    play(gleb, until=asked_for("give_cards"))
    gleb.chooses(1)
    reader.reads(gleb, "giving")
    gleb.chooses(1)
    gleb.page.get_by_role("dialog", name="Рассмотреть").wait_for()
    reader.reads(gleb, "zoom")
    gleb.closes()
    gleb.presses("Положить на стол")
    play(gleb, until=asked_for("vote"))
    reader.reads(gleb, "voting")
    reader.reads(marta, "voting, storyteller")
    gleb.opens_menu()
    reader.reads(gleb, "menu")
    gleb.closes()
    marta.opens_menu()
    marta.presses("Моё место на другом экране")
    reader.reads(marta, "menu of the host")
    marta.closes()
    gleb.presses("Разговор")
    talk = gleb.page.get_by_role("textbox", name="Сообщение")
    talk.fill("Красиво!")
    talk.press("Enter")
    gleb.page.get_by_role("dialog").get_by_text("Красиво!").wait_for()
    reader.reads(gleb, "chat")
    gleb.closes()
    gleb.votes()
    for person in (marta, gleb):
        play(person, until=asked_for("next"))
        reader.reads(person, "reveal")
        play(person)
        reader.reads(person, "end")
    reader.judge()


def test_verse(company: Company, reader: Reader) -> None:
    people = company.table(
        "Марта", "Глеб", bots=1, game="poetry", options={"cycles": 1}, devices=("phone", "desk")
    )
    read: set[tuple[str, str]] = set()

    def over(person: Person) -> bool:
        task = person.seen.asks_for or person.seen.step or "end"
        if (person.name, task) not in read:
            read.add((person.name, task))
            reader.reads(person, f"verse, {task}, {person.name}")
        return person.at_end()

    play(*people, until=over)
    assert {task for _, task in read} >= {"lay_hint", "move", "next", "end"}, read
    reader.judge()


def test_pauses_partings_and_knocks(company: Company, reader: Reader) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone", "phone"))
    marta.opens_menu()
    marta.presses("Пауза")
    gleb.reads("Пауза")
    reader.reads(gleb, "paused")
    marta.reads("Пауза")
    reader.reads(marta, "paused, host")
    marta.presses("Продолжить")
    menu = marta.opens_menu()
    marta.presses(menu.get_by_role("button", name=re.compile("^Глеб")))
    marta.presses("Пусть играет бот")
    gleb.sees("За вас играет бот")
    reader.reads(gleb, "stand-in")
    marta.presses("Попросить уйти")
    question = marta.page.get_by_role("dialog", name="Попросить уйти: Глеб?")
    question.wait_for()
    reader.reads(marta, "question")
    marta.presses(question.get_by_role("button", name="Попросить уйти"))
    gleb.reads("Вас попросили уйти")
    reader.reads(gleb, "removed")
    nina = company.person("Нина")
    nina.follows(marta)
    nina.presses("Войти в игру")
    nina.reads("Кто начнёт?")
    reader.reads(nina, "watching")
    reader.judge()


def test_the_tv(company: Company, reader: Reader) -> None:
    (marta,) = company.table("Марта", bots=2, options={"cycles": 1}, start=False)
    screen = company.person("Телевизор", "tv")
    screen.page.clock.install()
    screen.goes(marta.tv)
    screen.sees("Марта")
    reader.reads(screen, "tv, lobby")
    marta.starts()
    read: set[str] = set()

    def over(person: Person) -> bool:
        if person.seen.asks_for == "next" and "Итог" not in read:
            screen.steps("Итог")  # until this person goes on
        step = screen.look().step
        if step and step not in read:
            read.add(step)
            reader.reads(screen, f"tv, {step}")
        return person.at_end()

    play(marta, until=over)
    assert {"Намёк", "Итог"} <= read
    screen.page.clock.fast_forward(LAST_ROUND_MS)
    screen.reads(re.compile("Побед"))
    reader.reads(screen, "tv, end")
    reader.judge()
