"""Somebody with a browser, who looks at the page and does what it offers."""

import json
import re
import time
from collections.abc import Callable, Mapping
from typing import Any
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

from tests.browser.seen import END, GIVE, LAY, LOOK, VOTE, Seen
from tests.server.running import folded

ON = re.compile(r"^(Дальше|К итогам)")
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)
CARD = re.compile(r"^Карта \d+")
STORY = re.compile(r"^История \d+: (?!закрыта)")
QUICK_MS = 4_000
"""A button can go away under the finger because somebody else was quicker; then look again."""

READING = 500
"""Milliseconds that even a quick eye needs to see that the page has changed."""
TAPPED = """addEventListener("click", ({ target, clientX, clientY }) => {
  window.tapped = { on: target, over: target.closest("dialog"), x: clientX, y: clientY };
}, true);"""
TURNED = """(e) => {
  const last = window.tapped;
  if (!last || (last.on.isConnected && last.over === e.closest("dialog"))) return false;
  const { left, top, right, bottom } = e.getBoundingClientRect();
  const near = (at, from, to) => at > from - 40 && at < to + 40;
  return near(last.x, left, right) && near(last.y, top, bottom);
}"""
"""Whether something lies where the last tap was, and has come since then."""
STILL = """async () => {
  let quiet = 0;
  const watching = new MutationObserver(() => (quiet = 0));
  watching.observe(document.body, { childList: true, subtree: true });
  // Parts of a page come one a frame; a game that goes on is not waited for.
  for (let frames = 0; quiet < 4 && frames < 120; frames++) {
    quiet++;
    await new Promise(requestAnimationFrame);
  }
  watching.disconnect();
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


class Person:
    """A browser, the tab in front, and what the server told it."""

    def __init__(self, name: str, context: BrowserContext, url: str) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.touches = False
        self.clue = ""
        """What to say as the storyteller, if it is to be seen."""
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        """Parts of complaints that a test brings about itself."""
        self.sent: list[Any] = []
        """Commands that went to the server."""
        self.frames: list[Any] = []
        """Views that came from the server: never used to act, only to know what is true."""
        self.requests: list[str] = []
        self.sockets = 0
        """How often the page has called the server."""
        self.hindrance = ""
        self._pressed = 0.0
        self.turns = 0
        self.seen = Seen("", "", "", [], [], [], "")
        """What the last look showed."""
        context.on("request", self._asks)
        context.add_init_script(TAPPED)
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
        self.sockets += 1
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
        if message["type"] == "change" and self.frames:
            message = {**message, "type": "view", "table": folded(self.view, message)}
        if message["type"] == "view":
            self.frames.append(message)

    @property
    def version(self) -> int:
        """Of the newest view: it grows with every move, but not when somebody only looks."""
        return int(self.frames[-1]["version"])

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

    def finds(self, expression: str) -> None:
        """What a script says of the page is so, or will be soon.

        Playwright's own way of waiting evaluates strings in the page, which our pages forbid.
        """
        for _ in range(PATIENCE_MS // 20):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(expression)

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
        # Two quick taps in one place are one wish for the page: who sees a new one reads it first.
        soon = time.monotonic() < self._pressed + READING / 1000
        if soon and target.evaluate(TURNED, timeout=more.get("timeout")):
            self.page.wait_for_timeout(READING)
        if self.touches:
            target.tap(**more)
        else:
            target.click(**more)
        self._pressed = time.monotonic()

    def sees(self, words: str | re.Pattern[str]) -> None:
        """These words are on the page, or will be soon."""
        expect(self.page.get_by_text(words).first).to_be_visible()

    def reads(self, heading: str | re.Pattern[str]) -> None:
        """The page is called so, or will be soon."""
        expect(self.page.get_by_role("heading", name=heading).first).to_be_visible()

    def settles(self) -> None:
        """What depends on the room that there is has been drawn anew, and lies still."""
        self.page.evaluate(STILL)

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

    def opens_quickly(self, game: str, options: Mapping[str, Any], language: str = "ru") -> None:
        """A new table with rules of one's own, as the client would ask for it."""
        self.goes("/")
        deck = "stories" if game == "poetry" else "dreams"
        wish = {
            "name": self.name,
            "language": language,
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
        self.knows(lambda view: view is not None)
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
            self._adds_bot(add)
        self.look()

    def _adds_bot(self, add: Locator) -> None:
        sent, seats = self.commands("add_bot"), len(self.view["seats"])
        self.presses(add)
        self.knows(lambda view: len(view["seats"]) > seats)
        assert self.commands("add_bot") == sent + 1

    def starts(self) -> None:
        self.presses("Начать игру")
        expect(self.button("Начать игру")).to_have_count(0)

    def opens_menu(self) -> Locator:
        self.presses(self.button("Стол").last)  # what lies over the table has one of its own
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
            case "next" | "read":
                self.presses(ON, timeout=QUICK_MS)
            case "understand":
                self.presses("Понятно", timeout=QUICK_MS)
            case "come_forward":
                self.presses("Рассказываю я!", timeout=QUICK_MS)
            case "give_clue":
                self.tells(self.clue or f"{self.name} намекает {self.turns}", QUICK_MS)
            case "give_cards":
                self.gives(QUICK_MS)
            case "vote":
                self.votes(QUICK_MS)
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

    def chooses(self, card: int, within: int = PATIENCE_MS) -> None:
        """A card of the hand, by its place; in a fan only its left edge shows."""
        self.presses(self.hand().nth(card), position={"x": 16, "y": 40}, timeout=within)

    def chooses_a_card(self) -> bool:
        """Whether the page wants a card with the clue; else the hand is there to look at."""
        return self.page.get_by_role("heading", name="Загадайте карту").count() > 0

    def counts(self, cards: Locator, within: int) -> int:
        """How many there are as soon as there are any: a page lays them out when it is drawn, and
        anew when there is another room for them."""
        while True:
            expect(cards.first).to_be_visible(timeout=within)
            if count := cards.count():
                return count

    def tells(self, clue: str, within: int = PATIENCE_MS) -> None:
        """A card, where one is wanted, and a clue."""
        self.turns += 1
        field = self.page.get_by_role("textbox", name="Ваш намёк")
        expect(field).to_be_visible(timeout=within)
        if self.chooses_a_card():
            self.chooses(self.turns % self.counts(self.hand(), within), within)
        field.fill(clue, timeout=within)
        tell = self.button(re.compile("^(Загадать эту карту|Сказать)$"))
        self.presses(tell, timeout=within)
        expect(tell).to_have_count(0, timeout=within)

    def gives(self, within: int = PATIENCE_MS) -> None:
        self.turns += 1
        button = self.button(GIVE)
        expect(button).to_be_visible(timeout=within)
        cards = self.counts(self.hand(), within)
        for card in range(2 if "2" in button.inner_text(timeout=within) else 1):
            self.chooses((card + self.turns) % cards, within)
        # What it says without a card, the vote that may come next says, too.
        lay = self.button(LAY)
        self.presses(lay, timeout=within)
        expect(lay).to_have_count(0, timeout=within)

    def on_table(self) -> Locator:
        """Cards on the table that are somebody else's."""
        cards = self.page.get_by_role("main").get_by_role("button", name=CARD)
        return cards.filter(has_not_text=re.compile("ваша|вашей"))

    def votes(self, within: int = PATIENCE_MS) -> None:
        """A marker, and what else there is to lay."""
        self.turns += 1
        expect(self.button(VOTE)).to_be_visible(timeout=within)
        cards = self.on_table()
        count = self.counts(cards, within)
        both = self.page.get_by_text("Второй голос можно не отдавать").is_visible()
        reds = self.page.get_by_role("radio", name=re.compile("^Красный")).is_visible()
        wanted = 2 if reds or (both and self.turns % 3) else 1
        for card in range(wanted):
            self.presses(cards.nth((self.turns + card) % count), timeout=within)
        button = self.button(re.compile("^Голосовать за № "))
        self.presses(button, timeout=within)
        expect(button).to_have_count(0, timeout=within)

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
        expect(rows.first).to_be_visible()
        found = {}
        for text in rows.all_inner_texts():
            parts = [part.strip() for part in text.split("\n") if part.strip()]
            names = next(part for part in parts if not re.match(r"\d|и \d", part))
            place, points = (int(one.split()[0]) for one in parts if one[0].isdigit())
            key = frozenset(self.name if one == "Вы" else one for one in names.split(" + "))
            found[key] = (place, points)
        return found
