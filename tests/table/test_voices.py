"""What bots say: never before a round lies open, not after each, and not if nobody wants it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from namyok.bots.character import Character
from namyok.bots.courtesy import manner, name_of
from namyok.bots.ports import Remark, blind
from namyok.bus.local import LocalBus
from namyok.kernel import AnyGame, Command, Seat
from namyok.luck import Luck
from namyok.store.ports import ChatRow, TableRow
from namyok.table.commands import AddBot, Configure, Remove, Start
from namyok.table.house import House, Pacing
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of

AT_ONCE = Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=600.0, remark_pause=0.0)
LONG = {"points_to_win": 60}


class Talkative:
    """Plays blindly, has a word for every round, and notes what it was shown for it."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.shown: list[tuple[Any, Seat]] = []

    async def choose(self, game: AnyGame, view: Any, who: Character) -> Command:  # noqa: ARG002
        return blind(game, view, self._luck)

    async def remark(self, last: Any, seat: Seat, who: Character) -> Remark:
        self.shown.append((last, seat))
        return Remark(f"{last.round} {seat} {who.key}", "👏")

    def close(self) -> None:
        """It has nothing to close."""


class Scene:
    """A table of one person, whose moves a bot makes, and three bots; what is said and when."""

    def __init__(self, seed: int = 1, settings: Settings | None = None) -> None:
        luck = Luck(random.Random(seed))
        self.brain = Talkative(luck)
        store = MemoryStore()
        self.house = House(store, LocalBus(), cards_of, {"ru": self.brain}, AT_ONCE)
        self.house.luck = luck
        self.house.said = self._said
        self.house.signed = self._signed
        self.table = Table(TableRow("t", "код10", "join", "ru", 0.0), self.house)
        self.settings = settings or Settings(game="dixit", options=LONG)
        self.lines: list[tuple[ChatRow, int]] = []
        self.signs: list[str] = []

    def _said(self, table: Table, line: ChatRow) -> None:
        self.lines.append((line, self.open_rounds(table)))

    def _signed(self, _table: Table, bot: str, _sign: str) -> None:
        self.signs.append(bot)

    @staticmethod
    def open_rounds(table: Table) -> int:
        """The last round of which everybody may know everything."""
        running = table.state.running
        last = running and running.game.watch(running.state).last
        return last.round if last else 0

    async def sit(self) -> None:
        await self.table.open(self.settings, "Аня", None)
        await self.table.attendance.connected("p1")
        for number in range(3):
            await self.table.do("p1", f"bot{number}", AddBot(), 0, 0)

    async def play_to_the_end(self) -> None:
        await self.table.do("p1", "start", Start(), 0, 0)
        async with asyncio.timeout(60):
            while self.table.state.stage == "playing":
                await self.move()
                await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)

    async def move(self) -> None:
        """The person moves when asked, as a bot would."""
        running = self.table.state.running
        assert running is not None
        self.table.attendance.looked("p1", self.table.state.games, running.moment.round - 1)
        if 0 in running.waiting:
            thought = await self.table.autoplay.think(0)
            async with self.table.ledger.lock:
                if thought.version == self.table.version:
                    await self.table.autoplay.make_move(0, thought, "p1", None)


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def test_nothing_is_said_of_a_round_before_it_lies_open() -> None:
    """Also a proof that nothing can leak: all that a bot is shown is what everybody sees."""

    async def play() -> None:
        scene = Scene()
        await scene.sit()
        await scene.play_to_the_end()
        assert len(scene.lines) > 3
        for line, is_open in scene.lines:
            assert int(line.text.split()[0]) <= is_open
        running = scene.table.state.running
        assert running is not None
        assert {type(last) for last, _ in scene.brain.shown} == {running.game.round_type}
        scene.table.sleep()

    run(play)


def test_bots_speak_now_and_then_each_for_itself_and_never_after_two_rounds_in_a_row() -> None:
    async def play() -> None:
        scene = Scene(seed=3)
        await scene.sit()
        await scene.play_to_the_end()
        rounds = [int(line.text.split()[0]) for line, _ in scene.lines]
        played = scene.open_rounds(scene.table)
        assert 0 < len(rounds) <= played / 2 + 1
        assert all(later - earlier > 1 for earlier, later in pairwise(rounds))
        assert 0 < len(scene.signs) < played
        seats = {seated.person: seated.character.key for seated in scene.table.state.seats}
        assert all(line.text.endswith(f" {seats[line.person]}") for line, _ in scene.lines)
        assert "p1" not in {line.person for line, _ in scene.lines} | {*scene.signs}
        scene.table.sleep()

    run(play)


def test_a_switch_keeps_bots_silent() -> None:
    async def play() -> None:
        scene = Scene(settings=Settings(game="dixit", options=LONG, talk=False))
        await scene.sit()
        await scene.table.say("p1", "hi", "Привет", 1.0)
        await scene.play_to_the_end()
        assert (scene.lines, scene.signs, scene.brain.shown) == ([], [], [])
        scene.table.sleep()

    run(play)


def test_a_greeting_is_answered_once_a_person_and_game() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.sit()
        for number, text in enumerate(("Кто тут?", "Привет!", "Привет ещё раз!")):
            await scene.table.say("p1", f"say{number}", text, 1.0)
        for _ in range(20):
            await asyncio.sleep(0)
        ((line, _),) = scene.lines
        assert line.person.startswith("b")
        assert line in await scene.house.store.chat("t")
        scene.table.sleep()

    run(play)


def test_a_question_by_name_is_answered_once_a_game_by_who_was_asked() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.sit()
        asked = scene.table.state.seats[2]
        question = f"{name_of(asked.character, 'ru')}, почему ёлка?"
        for number, text in enumerate(("Привет!", question, question)):
            await scene.table.say("p1", f"say{number}", text, 1.0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(scene.lines) == 2
        said = [line.text for line, _ in scene.lines if line.person == asked.person]
        assert set(manner("ru")["no_talk"]) & set(said)
        scene.table.sleep()

    run(play)


def test_who_was_greeted_and_sent_away_says_nothing() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.sit()
        scene.house.pacing = replace(AT_ONCE, bot_pause=0.05)
        await scene.table.say("p1", "say", "Привет!", 1.0)
        for seated in scene.table.state.seats[1:]:
            await scene.table.do("p1", seated.person, Remove(seated.person), 0, 0)
        await asyncio.sleep(0.1)
        assert scene.lines == []
        await scene.table.do("p1", "c", Configure(replace(scene.settings, talk=False)), 0, 0)
        scene.table.sleep()

    run(play)
