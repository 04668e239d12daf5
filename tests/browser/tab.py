"""A page in any engine: as much of one as it takes to play a table, whoever drives it."""

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from tests.browser.person import PATIENCE_MS
from tests.browser.seen import LOOK, Seen

FIND = """
const [kind, name, nth] = arguments;
const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
const words = (e) => plain(e.ariaLabel || e.labels?.[0]?.innerText || e.innerText);
const seen = (e) => e.checkVisibility({ visibilityProperty: true });
const wanted = new RegExp("^(?:" + name + ")", "u");
const found = [...document.querySelectorAll(kind)].filter(seen)
  .filter((e) => !e.disabled && wanted.test(words(e)))[nth];
"""
SHOW = """
// Clear of what sticks to the edges; in vain for what is in reach, which Firefox may move by 1 px.
found?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
"""
PLACE = """
if (!found) return null;
const { left, top, width, height } = found.getBoundingClientRect();
// Of a card in a fan the left edge shows.
const [x, y] = [left + Math.min(width / 2, 16), top + Math.min(height / 2, 40)];
const [before, now] = [window.lastPlace, [x, y].join()];
window.lastPlace = now;
if (found.contains(document.elementFromPoint(x, y))) return before === now ? [x, y] : null;
"""
FRAMES = """window.drawn = false;
requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = true)));"""
BREATH = 0.45
HEADING = "return document.querySelector('h1')?.innerText"
SIZES = {"phone": (390, 844), "desk": (1280, 800)}
BLANK = """
const images = [...document.images];
if (document.fonts.status !== "loaded" || !images.every((e) => e.complete)) return null;
return { of: images.filter((e) => e.checkVisibility() && !e.naturalWidth).map((e) => e.src) };
"""
"""Pictures that did not come, as soon as nothing is on its way."""


class Left(Exception):
    """The page was left for another document while it was asked something."""


class Tab(Protocol):
    """What an engine must be able to do."""

    complaints: list[str]

    def goes(self, address: str) -> None: ...

    def evaluate(self, script: str, *arguments: Any) -> Any:
        """The body of a function, which returns something that JSON can say; it may be ``Left``."""

    def press(self, x: float, y: float) -> None: ...

    def key(self, name: str) -> None:
        """One key, as by a hand: Tab, Enter, End or an arrow."""

    def write(self, text: str) -> None:
        """Into what has the focus."""

    def resize(self, width: int, height: int) -> None: ...

    def history(self, step: int) -> None:
        """One step back or forward, as by the browser's own button."""

    def hear(self) -> None:
        """Whatever the page has complained about until now joins ``complaints``."""


class Visitor:
    """Somebody who looks at a page and does what it offers; on a phone and at a desk."""

    def __init__(self, tab: Tab, url: str) -> None:
        self.tab, self.url = tab, url
        self.faults: list[str] = []
        self.seen = Seen("", "", "", [], [], [], "")
        self.turns = 0

    def goes(self, path: str) -> None:
        self.tab.goes(self.url + path)

    def until(self, condition: str, *arguments: Any) -> Any:
        """What a script returns, as soon as it returns something."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while not (found := self._now(condition, *arguments)):
            if time.monotonic() > deadline:
                seen = self.look()
                raise AssertionError((condition, arguments, seen.heading, seen.step))
            time.sleep(0.05)
        return found

    def _now(self, condition: str, *arguments: Any) -> Any:
        with suppress(Left):
            return self.tab.evaluate(condition, *arguments)

    def presses(self, kind: str, name: str = "", nth: int = 0) -> None:
        """Once it has come to rest and nothing lies over it."""
        self.tab.press(*self.until(FIND + PLACE + SHOW, kind, name, nth))

    def does(self, name: str) -> None:
        """Presses a button that goes away when the table has heard of it, or is of another page
        then: after a guess may come a result, which is gone on from by the same word."""
        heading = self.tab.evaluate(HEADING)
        self.presses("button", name)
        self.until(
            "return ![...document.querySelectorAll('button')].some((e) => e.checkVisibility()"
            " && new RegExp('^(' + arguments[0] + ')').test((e.ariaLabel || e.innerText).trim()))"
            " || document.querySelector('h1')?.innerText !== arguments[1]",
            name,
            heading,
        )

    def writes(self, name: str, text: str) -> None:
        self.until(
            FIND + SHOW + "found?.focus(); return found === document.activeElement",
            "input, textarea",
            name,
            0,
        )
        self.tab.write(text)
        self.until("return document.activeElement.value === arguments[0]", text)

    def reads(self, words: str) -> None:
        self.until(
            "return [...document.querySelectorAll('h1, h2')]"
            ".some((e) => e.checkVisibility() && new RegExp(arguments[0]).test(e.innerText))",
            words,
        )

    def look(self) -> Seen:
        found = self.tab.evaluate(f"return ({LOOK})()")
        self.seen = Seen(**{name: found[name] for name in Seen._fields})
        if found["wide"] > 0 or found["cut"]:
            self.faults.append(f"too wide: {json.dumps(found, ensure_ascii=False)}")
        return self.seen

    def looks_around(self, sizes: Sequence[str] = ("phone", "desk")) -> None:
        """At the page on every screen, with all that is on it; the last one stays."""
        for name in sizes:
            width, height = SIZES[name]
            self.tab.resize(width, height)
            self.until("return innerWidth === arguments[0]", width)
            # What lies elsewhere on another screen is drawn anew with the next frame.
            self.tab.evaluate(FRAMES)
            self.until("return window.drawn")
            if blank := self.until(BLANK)["of"]:
                self.faults.append(f"no picture at {name}: {blank}")
            self.look()

    def acts(self) -> str | None:
        """Do what the page asked for when it was looked at; says what it was."""
        # Two quick presses in one place are one wish for the page.
        time.sleep(BREATH)
        wish = self.seen.asks_for
        self.turns += wish is not None
        # A second press on what is chosen would look at it closely.
        fresh = "button[aria-pressed=false]"
        hand, stories = f"[aria-label='Ваши карты'] {fresh}", f"[aria-label='Истории'] {fresh}"
        match wish:
            case "next" | "read":
                self.does("Дальше|К итогам")
            case "come_forward":
                self.does("Рассказываю я!")
            case "give_clue":
                self.presses(hand)
                self.writes("Ваш намёк", f"Дорога домой {self.turns}")
                self.does("Загадать эту карту|Сказать")
            case "give_cards":
                self.presses(hand)
                if any(name.startswith("Выбрано") for name in self.look().shut):
                    self.presses(hand)
                self.does("Положить")
            case "vote":
                self.presses(f"main {fresh}", r"Карта \d+(?!.*(ваша|вашей))")
                self.does("Голосовать за")
            case "judge_line":
                self.presses("button", "Подходит")
            case "lay_hint":
                self.presses(stories, r"История \d+: (?!закрыта)")
                self.presses("[aria-label='Ваши строки'] li button")
                self.does("Загадать историю")
            case "move" if self.turns % 2:
                self.does("Отгадать")
            case "move":
                self.presses("[aria-label='Ваши строки'] li button")
                self.does("Добавить эту строку")
            case "guess_story":
                self.presses(stories, r"История \d+: (?!закрыта)")
                self.does("Это история")
            case "place_ending":
                self.presses("[aria-label='Две концовки'] button")
                self.does("Так и закончим")
        return wish
