"""Who listens to a page hears what eyes see, when they see it, and once."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.company import Company, asked_for, play
from tests.browser.person import Person
from tests.browser.typist import Typist

pytestmark = pytest.mark.long

WATCH = """() => {
  window.frames_seen = [];
  const turns = (e) => e.getAnimations().length > 0;
  const frame = () => {
    const outcome = document.querySelector("h1 .outcome");
    frames_seen.push({
      shown: outcome !== null,
      heard: outcome?.checkVisibility({ visibilityProperty: true }) ?? false,
      turning: [...document.querySelectorAll(".turned, .story")].some(turns),
      lost: document.activeElement === document.body,
      said: document.querySelector(".vh[role=status]").textContent,
    });
    requestAnimationFrame(frame);
  };
  frame();
}"""
SAID = """() => {
  const status = document.querySelector(".vh[role=status]");
  window.said = [status.textContent];
  const hear = () => said.push(status.textContent);
  new MutationObserver(hear).observe(status, { characterData: true, subtree: true });
}"""


def told_in_time(person: Person) -> list[str]:
    """The outcome was heard when the cards had turned; what was said meanwhile, and before."""
    outcome = person.page.locator("h1 .outcome")
    expect(outcome).to_be_visible()
    person.settles()
    frames = person.page.evaluate("frames_seen")
    first = next(index for index, one in enumerate(frames) if one["shown"])
    shown = frames[first:]
    assert not shown[0]["heard"]
    assert not any(one["turning"] for one in shown if one["heard"])
    assert shown[-1]["heard"]
    assert not any(one["lost"] for one in shown[1:])
    return [one["said"] for one in frames[first - 1 :]]


def test_a_result_is_heard_when_its_cards_have_turned(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3, reduced_motion="no-preference")
    play(marta, until=asked_for("vote"))
    keys = Typist.of(marta)
    marta.on_table().first.press("Enter")
    marta.page.evaluate(WATCH)
    marta.button(re.compile("^Голосовать за")).press("Enter")
    told_in_time(marta)
    keys.is_at_the_task()


def test_a_guess_is_heard_when_its_story_has_turned(company: Company) -> None:
    (marta,) = company.table("Марта", bots=2, game="poetry", reduced_motion="no-preference")
    play(marta, until=asked_for("guess_story"))
    marta.stories().first.press("Enter")
    marta.page.evaluate(WATCH)
    marta.button(re.compile("^Это история № ")).press("Enter")
    said = told_in_time(marta)
    assert len(set(said)) == 1, set(said)
    marta.page.evaluate(SAID)
    marta.button(re.compile("^Дальше")).press("Enter")
    marta.finds("said.length > 1")


def test_nothing_is_said_twice_in_a_round(company: Company) -> None:
    (marta,) = company.table("Марта", bots=5)
    marta.page.evaluate(SAID)
    play(marta, until=asked_for("next"))
    expect(marta.page.locator(".vh[role=status]")).to_have_text("Итог.")
    said = " ".join(marta.page.evaluate("said"))
    clue = marta.view["game"]["last"]["clue"]["text"]
    for once in ("Раунд 1.", clue, "Идёт голосование.", "Итог."):
        assert said.count(once) == 1, (once, said)


def test_whose_turn_it_is_hears_no_word_of_a_third_person(company: Company) -> None:
    (marta,) = company.table("Марта", bots=3)
    play(marta, until=asked_for("give_clue"))
    expect(marta.page.locator(".vh[role=status]")).to_have_text("Придумывают намёк. Ваш ход.")
