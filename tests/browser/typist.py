"""Somebody who has a keyboard and nothing else, in any engine."""

import re
import time
from collections.abc import Callable
from typing import Any

from tests.browser.person import PATIENCE_MS, Person

FOCUS = """
const at = document.activeElement;
if (at === document.body) return { name: null };
const words = at.ariaLabel || at.labels?.[0]?.innerText || at.innerText;
const { left, top, right, bottom, width } = at.getBoundingClientRect();
const x = left + Math.min(width / 2, 16);
const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
const over = document.elementFromPoint(x, y);
const page = document.scrollingElement;
return {
  name: words.replace(/\\s+/g, " ").trim(),
  tag: at.tagName,
  wide: page.scrollWidth > page.clientWidth,
  seen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  clear: over !== null && (at.contains(over) || at.parentElement.contains(over)),
};
"""
FEW = 8
"""Tabs from the task of a page to anything that one does there."""
ENDING = """return document.querySelector("[aria-label='Две концовки'] button").innerText"""
STORY, LINE = r"История \d", r"\d+ \D"


class Typist:
    """Presses keys, and always knows where they go."""

    def __init__(self, press: Callable[[str], object], ask: Callable[[str], Any]) -> None:
        """``ask``: what a script returns, which is the body of a function."""
        self._press = press
        self._ask = ask

    @classmethod
    def of(cls, person: Person) -> "Typist":
        return cls(
            lambda key: person.page.keyboard.press(key),
            lambda script: person.page.evaluate(f"() => {{{script}}}"),
        )

    def presses(self, *keys: str) -> None:
        for key in keys:
            self._press(key)

    def at(self, *after: str) -> str:
        """What has the focus: never the page itself, never hidden, nor is the page too wide."""
        found = self._ask(FOCUS)
        assert found["name"] is not None, ("the focus has fallen to the page", after)
        assert found["seen"], found
        assert found["clear"], found
        assert not found["wide"], found
        return str(found["name"])

    def comes_to(self, name: str) -> None:
        """By tabs, few of them."""
        passed: list[str] = []
        for _ in range(FEW):
            self.presses("Tab")
            passed.append(self.at(*passed))
            if re.match(name, passed[-1]):
                return
        raise AssertionError((name, passed))

    def is_at_the_task(self, heading: str = "") -> None:
        """The focus has gone on to what is to be done next."""
        until = time.monotonic() + PATIENCE_MS / 1000
        there = "const at = document.activeElement; return at.tagName === 'H1' ? at.innerText : ''"
        while not (told := self._ask(there)) or not re.match(heading, told):
            assert time.monotonic() < until, (heading, self._ask(FOCUS))
            time.sleep(0.02)
        self.at()

    def does(self, name: str) -> None:
        """Comes to a button that goes away when it is heard, and the focus goes on."""
        self.comes_to(name)
        self.presses("Enter")
        self.is_at_the_task()

    def chooses(self, what: str, *keys: str) -> None:
        """The next of these in the order of the page; ``keys`` go from the first one on."""
        self.comes_to(what)
        self.presses(*keys, "Enter")
        assert re.match(what, self.at()), self.at()

    def plays_verse(self, wish: str, never: str = "none") -> None:
        """What a page of «Поэзия» asks for; ``never`` is how a story begins that is not named."""
        self.is_at_the_task()
        match wish:
            case "lay_hint":
                # Lines lie beside the task or under the stories, as there is room.
                for _ in range(2):
                    self.comes_to(f"{STORY}|{LINE}")
                    self.presses("ArrowRight", "Enter")
                self.does("Загадать историю")
            case "judge_line":
                self.does("Подходит")
            case "move":
                self.chooses(LINE, "End")
                self.does("Добавить эту строку")
            case "guess":
                self.does("Отгадать")
            case "guess_story":
                self.comes_to(STORY)
                while self.at().startswith(never):
                    self.presses("ArrowRight")
                self.presses("Enter")
                self.does("Это история")
            case "place_ending":
                self.chooses(re.escape(self._ask(ENDING)))
                self.does("Так и закончим")
            case "next" | "read":
                self.does("Дальше|К итогам")
            case _:
                raise AssertionError(wish)
