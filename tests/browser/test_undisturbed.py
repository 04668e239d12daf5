"""A view is a new object with every message: what it leaves as it was goes on as it was."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.person import Person

LISTEN = """() => {
  window.fanfares = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    // No other tune goes so high as its last note.
    fanfares += this.frequency.value > 1000;
    return start.apply(this, at);
  };
}"""


def stops(host: Person) -> None:
    host.opens_menu()
    host.presses("Закончить игру")
    question = host.page.get_by_role("dialog", name=re.compile("^Закончить игру для всех"))
    host.presses(question.get_by_role("button", name="Закончить игру"))
    host.reads("Игру остановили")


def goes_and_comes(guest: Person, other: Person) -> None:
    """Which is a view or two for everybody else."""
    frames = len(other.frames)
    guest.page.reload()
    other.knows(lambda _: len(other.frames) > frames)
    other.settles()


def asked(person: Person) -> list[str]:
    return [address for address in person.requests if "/api/tables/" in address]


def test_an_end_is_celebrated_and_fetched_once(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    marta.page.evaluate(LISTEN)
    stops(marta)
    marta.page.get_by_role("link", name="Открыть альбом").wait_for()
    before = asked(marta)
    goes_and_comes(gleb, marta)
    assert asked(marta) == before
    assert marta.page.evaluate("fanfares") == 1


def test_a_circle_is_fetched_once(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    stops(marta)
    marta.presses(marta.page.get_by_role("link", name="Наш круг"))
    marta.reads("Наш круг")
    marta.page.wait_for_load_state("networkidle")
    before = asked(marta)
    goes_and_comes(gleb, marta)
    assert asked(marta) == before


END = """() => {
  const list = document.querySelector(".lines");
  return list.scrollHeight - list.scrollTop - list.clientHeight;
}"""


def test_who_reads_what_was_said_before_stays_there(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone", "desk"))
    write = gleb.page.get_by_placeholder("Сообщение")
    for one in (marta, gleb):
        one.presses(one.button(re.compile("^Разговор")).first)
    for number in range(20):
        write.fill(f"Слово {number}")
        write.press("Enter")
        gleb.sees(f"Слово {number}")
    marta.sees("Слово 19")
    assert marta.page.evaluate(END) < 2, "whoever is at the end follows what is said"
    lines = marta.page.locator(".lines")
    lines.evaluate("list => list.scrollTo(0, 0)")
    expect(lines.locator("li").first).to_be_in_viewport()
    marta.settles()
    write.fill("Слово 20")
    write.press("Enter")
    marta.page.get_by_text("Слово 20").wait_for()
    gleb.closes()
    gleb.settles()
    goes_and_comes(gleb, marta)
    assert lines.evaluate("list => list.scrollTop") == 0
