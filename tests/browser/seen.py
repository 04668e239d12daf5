"""What a page shows to somebody who looks at it, and what it wants of them."""

import re
from typing import NamedTuple

LOOK = """() => {
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const words = (e) => plain(e?.getAttribute("aria-label") || e?.innerText);
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const scrolls = (e) =>
    e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const cut = (e) => e.getBoundingClientRect().right > innerWidth + 1 && !scrolls(e.parentElement);
  const inputs = [...document.querySelectorAll("input, textarea")].filter(seen);
  const buttons = [...document.querySelectorAll("button")].filter(seen);
  return {
    heading: words(document.querySelector("h1")),
    task: words(document.querySelector("h2")),
    step: document.querySelector("[aria-current=step]")?.textContent.trim() ?? "",
    fields: inputs.map((one) => words(one.ariaLabel ? one : one.labels?.[0])),
    open: buttons.filter((one) => !one.disabled).map(words),
    shut: buttons.filter((one) => one.disabled).map(words),
    over: words([...document.querySelectorAll("dialog[open]")].at(-1)),
    wide: document.scrollingElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll(".btn, .field, h1, h2")].filter(seen).filter(cut).map(words),
  };
}"""

END = re.compile(r"Вы победили!|Победа: |Победили |Игру остановили")
READ = {"Дальше", "Дальше: ваш ход"}
"""How a page is left that only tells something."""
GIVE = re.compile(r"^(Выберите (карту|\d карты)|Положить (на стол|обе на стол)|Выбрано \d из \d)$")
LAY = re.compile(r"^Положить (на стол|обе на стол)$")
VOTE = re.compile(r"^(Выберите карту|Теперь красный маркер|Голосовать за № .+)$")


class Seen(NamedTuple):
    """What is on a page."""

    heading: str
    task: str
    step: str
    fields: list[str]
    """Where something can be typed, by name."""
    open: list[str]
    """Buttons that can be pressed, by name."""
    shut: list[str]
    """Buttons that can't be pressed yet."""
    over: str
    """What lies over the page, by name."""

    @property
    def asks_for(self) -> str | None:
        """What the page wants of its reader; None if there is nothing to do but to look."""
        buttons = [*self.open, *self.shut]
        if self.over == "Рассмотреть":
            return "look"
        if END.match(self.heading):
            return None
        if self.step == "Итог":
            return "next"
        if READ.intersection(self.open):
            return "read"
        if "Понятно" in self.open:
            return "understand"
        if "Рассказываю я!" in self.open:
            return "come_forward"
        if "Ваш намёк" in self.fields:
            return "give_clue"
        if self.step == "Карты" and any(GIVE.match(name) for name in buttons):
            return "give_cards"
        if self.step == "Голоса" and any(VOTE.match(name) for name in buttons):
            return "vote"
        if "Подходит" in self.open:
            return "judge_line"
        if self.step == "История" and "Выберите историю" in self.shut:
            return "lay_hint"
        if "Отгадать" in self.open:
            return "move"
        if self.step == "Строки" and "Выберите историю" in self.shut:
            return "guess_story"
        if "Выберите концовку" in self.shut:
            return "place_ending"
        return None
