"""Clues that are heard or seen: recorded by one, played by the others, and never a dead end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Playwright, expect

from tests.browser.chromium import WHOLE, launch
from tests.browser.company import Company, play
from tests.browser.person import Person
from tests.browser.test_access import Reader

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def browser(driver: Playwright) -> Iterator[Browser]:
    """In the shell without windows a microphone is never given, whoever allows it."""
    browser = launch(driver, WHOLE)
    yield browser
    browser.close()


TRACKS = """async (address) => {
  const video = document.createElement("video");
  video.src = address;
  const stream = await new Promise((done) => {
    video.onloadeddata = () => done(video.captureStream());
  });
  return stream.getTracks().map((track) => track.kind);
}"""


def begins_to_tell(person: Person, kind: str) -> None:
    person.presses("Рассказываю я!")
    person.reads("Загадайте карту")
    person.chooses(2)
    person.presses(person.page.get_by_role("radio", name=kind))


def records(person: Person, button: str) -> None:
    """A second and a half of whatever the fake device gives."""
    person.presses(button)
    stop = person.button(re.compile("^Готово"))
    stop.wait_for()
    person.page.wait_for_timeout(1500)
    person.presses(stop)


def plays(person: Person, button: str, media: str) -> Locator:
    """To its end, and again."""
    # Heard at the document, for the page may put another player there first.
    person.page.evaluate(
        """() => {
          window.heard = [];
          const hear = (event) => window.heard.push(event.target.currentTime);
          document.addEventListener("ended", hear, { capture: true });
        }"""
    )
    for times in (1, 2):
        person.presses(button)
        person.finds(f"window.heard.length === {times}")
    assert min(person.page.evaluate("window.heard")) > 0.5
    return person.page.locator(media).first


def test_a_sound_is_recorded_and_heard(company: Company) -> None:
    reader = Reader()
    marta, gleb = company.table(
        "Марта", "Глеб", bots=2, devices=("desk", "phone"), permissions=["microphone"]
    )
    begins_to_tell(marta, "Текст")
    marta.page.get_by_role("textbox", name="Ваш намёк").fill("Не для всех")
    marta.presses(marta.page.get_by_role("radio", name="Звук"))
    expect(marta.button("Сначала запишите намёк")).to_be_disabled()
    records(marta, "Записать звук")
    plays(marta, "Послушать", "audio")
    records(marta, "Ещё раз")
    marta.look()
    reader.reads(marta, "sound recorded")
    marta.presses("Загадать эту карту")
    gleb.reads("Какая ваша карта собьёт со следа?")
    player = plays(gleb, "Послушать", "audio")
    address = player.get_attribute("src")
    nina = company.person("Нина")
    nina.follows(marta)
    nina.presses("Войти в игру")
    gleb.knows(lambda view: any(one["name"] == "Нина" for one in view["people"]))
    assert player.get_attribute("src") == address, "who comes in must not cut off who listens"
    gleb.look()
    reader.reads(gleb, "sound to be heard")
    clue = gleb.view["game"]["clue"]
    assert clue["kind"] == "sound"
    assert clue["text"] == "", "what was written and not said stays with its writer"
    reader.judge()


def test_a_mime_is_filmed_without_sound_and_watched(company: Company) -> None:
    reader = Reader()
    marta, gleb = company.table(
        "Марта",
        "Глеб",
        bots=1,
        devices=("phone", "desk"),
        options={"clue_kinds": ["mime", "sound"]},
        permissions=["camera"],
    )
    marta.presses("Рассказываю я!")
    marta.chooses(2)
    expect(marta.page.get_by_role("radio", name="Текст")).to_have_count(0)
    marta.presses(marta.page.get_by_role("radio", name="Жест"))
    marta.presses("Снять жест")
    marta.sees("3")
    mirror = marta.page.locator("video")
    assert mirror.evaluate("(video) => getComputedStyle(video).transform").startswith("matrix(-1")
    stop = marta.button(re.compile("^Готово"))
    stop.wait_for()
    marta.page.wait_for_timeout(1500)
    marta.look()
    marta.presses(stop)
    plays(marta, "Посмотреть", "video")
    reader.reads(marta, "mime filmed")
    marta.presses("Загадать эту карту")
    gleb.reads(re.compile("собь"))
    player = plays(gleb, "Посмотреть", "video")
    assert gleb.page.evaluate(TRACKS, player.get_attribute("src")) == ["video"]
    gleb.look()
    reader.reads(gleb, "mime to be watched")
    play(gleb, until=lambda one: one.seen.step == "Голоса")
    expect(gleb.button("Посмотреть")).to_be_visible()
    reader.judge()


def test_who_may_not_record_is_told_so_and_writes(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",), permissions=[])
    begins_to_tell(marta, "Звук")
    marta.presses("Записать звук")
    expect(marta.page.get_by_role("alert")).to_contain_text("Микрофон запрещён в браузере")
    marta.presses(marta.page.get_by_role("radio", name="Жест"))
    marta.presses("Снять жест")
    expect(marta.page.get_by_role("alert")).to_contain_text("Можно намекнуть и текстом.")
    marta.look()
    marta.presses(marta.page.get_by_role("radio", name="Текст"))
    marta.page.get_by_role("textbox", name="Ваш намёк").fill("Словами")
    marta.presses("Загадать эту карту")
    gleb.sees("«Словами»")
