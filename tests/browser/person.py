"""Somebody with a browser, who looks at the page and does what it offers."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import quote, unquote, urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

LOOK = """() => {
  const plain = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const words = (e) => plain(e?.getAttribute("aria-label") || e?.innerText);
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const scrolls = (e) =>
    e && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
  const cut = (e) => e.getBoundingClientRect().right > innerWidth + 1 && !scrolls(e.parentElement);
  const inputs = [...document.querySelectorAll("input")].filter(seen);
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
ON = re.compile(r"^(Дальше|К итогам)")
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
GIVE = re.compile(r"^(Положить (на стол|обе на стол)|Выбрано \d из \d)$")
VOTE = re.compile(r"^(Выберите карту|Теперь красный маркер|Голосовать за № .+)$")
CARD = re.compile(r"^Карта \d+")
STORY = re.compile(r"^История \d+: (?!закрыта)")
QUICK_MS = 4_000
"""A button can go away under the finger because somebody else was quicker; then look again."""


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
        if "Рассказываю я!" in self.open:
            return "come_forward"
        if "Ваш намёк" in self.fields:
            return "give_clue"
        if any(GIVE.match(name) for name in buttons):
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


class Person:
    """A browser, the tab in front, and what the server told it."""

    def __init__(self, name: str, context: BrowserContext, url: str) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.touches = False
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        """Parts of complaints that a test brings about itself."""
        self.sent: list[Any] = []
        """Commands that went to the server."""
        self.frames: list[Any] = []
        """Views that came from the server: never used to act, only to know what is true."""
        self.requests: list[str] = []
        self.hindrance = ""
        self.turns = 0
        self.seen = Seen("", "", "", [], [], [], "")
        """What the last look showed."""
        context.on("request", self._asks)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hears)
        page.on("pageerror", lambda error: self._complain(f"page error: {error}"))
        page.on("websocket", self._listens)
        self.page = page
        self.touches = bool(page.evaluate("navigator.maxTouchPoints > 0"))
        return page

    # What happens in the background.

    def _complain(self, complaint: str) -> None:
        if not any(part in complaint for part in self.forgiven):
            self.faults.append(complaint)

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} {message.location.get('url', '')}")

    def _asks(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.url + "/", "data:", "blob:")):
            self._complain(f"asked another site: {request.url}")

    def _listens(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.url.replace("http", "ws", 1) + "/"):
            self._complain(f"spoke to another site: {socket.url}")
        socket.on("framesent", lambda frame: self._said(frame))
        socket.on("framereceived", lambda frame: self._heard(frame))

    def _said(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "do":
            self.sent.append(message["command"])
        elif message["type"] == "play":
            self.sent.append(message["move"])

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.frames.append(message)

    @property
    def view(self) -> Any:
        """The newest view."""
        return self.frames[-1]["table"] if self.frames else None

    def knows(self, what: Callable[[Any], bool]) -> None:
        """The newest view says so, or will soon; a frame can be noticed after what it has drawn."""
        for _ in range(PATIENCE_MS // 20):
            if what(self.view):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(self.view)

    def steps(self, name: str) -> None:
        """The page is at this step of a round, or will be soon."""
        for _ in range(PATIENCE_MS // 20):
            if self.look().step == name:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(self.look().step)

    def commands(self, what: str) -> int:
        """How often something was sent to the server."""
        return sum(command["do"] == what for command in self.sent)

    # What somebody does with any page.

    def goes(self, path: str) -> None:
        self.page.goto(self.url + path, wait_until="domcontentloaded")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        exact = isinstance(name, str)
        return self.page.get_by_role("button", name=name, exact=exact)

    def presses(self, what: str | re.Pattern[str] | Locator, **more: Any) -> None:
        target = what if isinstance(what, Locator) else self.button(what)
        if self.touches:
            target.tap(**more)
        else:
            target.click(**more)

    def sees(self, words: str | re.Pattern[str]) -> None:
        """These words are on the page, or will be soon."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def reads(self, heading: str | re.Pattern[str]) -> None:
        """The page is called so, or will be soon."""
        expect(self.page.get_by_role("heading", name=heading).first).to_be_visible()

    def look(self) -> Seen:
        found: Mapping[str, Any] = self.page.evaluate(LOOK)
        seen = Seen(**{name: found[name] for name in Seen._fields})
        if found["wide"] > 0:
            self._complain(f"{found['wide']} px too wide: {seen.heading or seen.task}")
        if found["cut"]:
            self._complain(f"cut off at the edge: {found['cut']}")
        self.seen = seen
        return seen

    # Tables.

    def opens(self, game: str) -> None:
        """A new table, from the first page on."""
        self.goes("/")
        self.look()
        self.presses(self.page.get_by_role("link", name="Накрыть стол"))
        self.page.get_by_role("textbox", name="Как вас зовут?").fill(self.name)
        self.presses(self.page.get_by_role("radio", name=re.compile(rf"^{game} \d+[–,]")))
        self.look()
        self.presses("Накрыть стол")
        self.reads(re.compile("За столом"))
        self.look()

    def opens_quickly(self, game: str, options: Mapping[str, Any]) -> None:
        """A new table with rules of one's own, as the client would ask for it."""
        self.goes("/")
        deck = "stories" if game == "poetry" else "dreams"
        wish = {
            "name": self.name,
            "language": "ru",
            "settings": {"game": game, "options": dict(options), "decks": [deck]},
        }
        code = self.page.evaluate(
            """async (wish) => {
              const headers = { "content-type": "application/json" };
              const body = JSON.stringify(wish);
              const answer = await fetch("/api/tables", { method: "POST", headers, body });
              const { code, seat } = await answer.json();
              localStorage.setItem("namyok.seats", JSON.stringify({ [code]: seat }));
              return code;
            }""",
            wish,
        )
        self.goes(f"/t/{quote(code)}")
        self.reads(re.compile("За столом"))

    @property
    def code(self) -> str:
        return unquote(urlsplit(self.page.url).path.rpartition("/")[2])

    @property
    def link(self) -> str:
        """The secret of the table's link, which everybody at the table has."""
        self.look()
        join: str = self.view["join"]
        return join

    @property
    def tv(self) -> str:
        """The address of the table's big screen, as the link that people at the table have."""
        return f"/tv/{quote(self.code)}#{self.link}"

    def comes(self, code: str) -> None:
        """Opens a table's page and says a name."""
        self._says_name(f"/t/{quote(code)}")

    def follows(self, host: "Person") -> None:
        """Comes with the table's link and says a name."""
        self._says_name(f"/join#{host.link}")

    def _says_name(self, path: str) -> None:
        self.goes(path)
        self.page.get_by_role("textbox", name="Как вас зовут?").fill(self.name)
        self.look()

    def joins(self, code: str) -> None:
        self.comes(code)
        self.presses("Сесть за стол")
        self.reads(re.compile("За столом"))
        self.look()

    def adds_bots(self, count: int) -> None:
        add = self.page.get_by_role("contentinfo").get_by_role("button", name="Добавить бота")
        for _ in range(count):
            seated = self.commands("add_bot")
            self.presses(add)
            expect(add).to_be_enabled()
            assert self.commands("add_bot") == seated + 1
        self.look()

    def starts(self) -> None:
        self.presses("Начать игру")
        expect(self.button("Начать игру")).to_have_count(0)

    def opens_menu(self) -> Locator:
        self.presses("Стол")
        return self.page.get_by_role("dialog", name="Стол")

    def closes(self) -> None:
        """Whatever lies over the table."""
        self.page.keyboard.press("Escape")

    # A game.

    def at_end(self) -> bool:
        """Whether the last look showed the end."""
        return END.match(self.seen.heading) is not None

    def acts(self) -> str | None:
        """Do what the page asked for when it was looked at; says what it was."""
        try:
            return self._acts(self.seen)
        except (Error, AssertionError) as error:
            # Somebody else was quicker and the page has changed; look again.
            self.hindrance = str(error)
            if self.page.get_by_role("dialog", name="Рассмотреть").count():
                self.closes()  # a tap that came too late looks closer at a card
            return None

    def _acts(self, seen: Seen) -> str | None:
        match seen.asks_for:
            case "look":
                # The page turned under the finger, which then opened a card.
                self.closes()
            case "next":
                self.presses(ON, timeout=QUICK_MS)
            case "come_forward":
                self.presses("Рассказываю я!", timeout=QUICK_MS)
            case "give_clue":
                self.tells(f"{self.name} намекает {self.turns}")
            case "give_cards":
                self.gives()
            case "vote":
                self.votes()
            case "judge_line":
                self.turns += 1
                self.presses("Подходит" if self.turns % 2 else "Не подходит", timeout=QUICK_MS)
            case "lay_hint":
                self.hints()
            case "move" if self.turns % 2:
                self.turns += 1
                self.presses("Отгадать", timeout=QUICK_MS)
            case "move":
                self.adds_line()
            case "guess_story":
                self.presses(self.stories().nth(self.turns % 2), timeout=QUICK_MS)
                self.presses(re.compile("^Это история № "), timeout=QUICK_MS)
            case "place_ending":
                endings = self.page.get_by_role("list", name="Две концовки").get_by_role("button")
                self.presses(endings.first, timeout=QUICK_MS)
                self.presses("Так и закончим", timeout=QUICK_MS)
        return seen.asks_for

    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Ваши карты").get_by_role("button")

    def chooses(self, card: int) -> None:
        """A card of the hand, by its place; in a fan only its left edge shows."""
        self.presses(self.hand().nth(card), position={"x": 16, "y": 40}, timeout=QUICK_MS)

    def chooses_a_card(self) -> bool:
        """Whether the page wants a card with the clue; else the hand is there to look at."""
        return self.page.get_by_role("heading", name="Загадайте карту").count() > 0

    def tells(self, clue: str) -> None:
        """A card, where one is wanted, and a clue."""
        self.turns += 1
        if self.chooses_a_card():
            self.chooses(self.turns % self.hand().count())
        self.page.get_by_role("textbox", name="Ваш намёк").fill(clue)
        self.presses(re.compile("^(Загадать эту карту|Сказать)$"), timeout=QUICK_MS)

    def gives(self) -> None:
        self.turns += 1
        cards = self.hand().count()
        button = self.button(GIVE)
        for card in range(cards):
            self.chooses((card + self.turns) % cards)
            if button.is_enabled():
                break
        self.presses(button, timeout=QUICK_MS)
        expect(button).to_have_count(0, timeout=QUICK_MS)

    def on_table(self) -> Locator:
        """Cards on the table that are somebody else's."""
        cards = self.page.get_by_role("main").get_by_role("button", name=CARD)
        return cards.filter(has_not_text=re.compile("ваша|вашей"))

    def votes(self) -> None:
        """A marker, and what else there is to lay."""
        self.turns += 1
        cards = self.on_table()
        count = cards.count()
        both = self.page.get_by_text("Второй голос можно не отдавать").is_visible()
        reds = self.page.get_by_role("radio", name=re.compile("^Красный маркер")).is_visible()
        wanted = 2 if reds or (both and self.turns % 3) else 1
        for card in range(wanted):
            self.presses(cards.nth((self.turns + card) % count), timeout=QUICK_MS)
        button = self.button(re.compile("^Голосовать за № "))
        self.presses(button, timeout=QUICK_MS)
        expect(button).to_have_count(0, timeout=QUICK_MS)

    # Verse.

    def stories(self) -> Locator:
        return self.page.get_by_role("list", name="Истории").get_by_role("button", name=STORY)

    def lines(self) -> Locator:
        return self.page.get_by_role("region", name="Ваши строки").get_by_role("listitem")

    def hints(self) -> None:
        """A story in secret, and a line for it."""
        self.turns += 1
        self.presses(self.stories().nth(self.turns % 3), timeout=QUICK_MS)
        self.presses(self.lines().get_by_role("button").first, timeout=QUICK_MS)
        self.presses(re.compile("^Загадать историю № "), timeout=QUICK_MS)

    def adds_line(self) -> None:
        self.turns += 1
        self.presses(self.lines().get_by_role("button").first, timeout=QUICK_MS)
        self.presses("Добавить эту строку", timeout=QUICK_MS)

    # The end.

    def result(self) -> dict[frozenset[str], tuple[int, int]]:
        """Place and points of everybody, by name; those who won together share a key."""
        rows = self.page.get_by_role("region", name="Очки").get_by_role("listitem")
        found = {}
        for text in rows.all_inner_texts():
            parts = [part.strip() for part in text.split("\n") if part.strip()]
            names = next(part for part in parts if not re.match(r"\d|и \d", part))
            place, points = (int(one.split()[0]) for one in parts if one[0].isdigit())
            key = frozenset(self.name if one == "Вы" else one for one in names.split(" + "))
            found[key] = (place, points)
        return found
