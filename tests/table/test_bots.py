"""Bots that fail: whatever becomes of a thought, the table goes on, and somebody counts."""

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from namyok.bots.character import CHARACTERS, Character, of_rabbit
from namyok.bots.ports import Aside, Remark, blind
from namyok.bus.local import LocalBus
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import GiveCards, Vote
from namyok.kernel import AnyGame, Command, Moment, Seat
from namyok.luck import Luck
from namyok.store.ports import Failed, TableRow
from namyok.table.commands import AddBot, Skip, Start
from namyok.table.house import House, Pacing
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of

LUCK = Luck(random.Random(1))
AT_ONCE = Pacing(
    bot_pause=0.0, turn_pause=0.0, away_grace=600.0, longest_thought=0.05, longest_reading=0.05
)
Thought = Callable[[AnyGame, Any], Awaitable[Command]]


class Odd:
    """A brain made of one function."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    async def choose(self, game: AnyGame, view: Any, who: Character) -> Command:  # noqa: ARG002
        return await self._thought(game, view)

    async def remark(self, last: Any, seat: Seat, who: Character) -> Remark:  # noqa: ARG002
        return Remark()

    def close(self) -> None:
        """It has nothing to close."""


async def raises(_game: AnyGame, _view: Any) -> Command:
    raise ZeroDivisionError


async def dawdles(_game: AnyGame, _view: Any) -> Command:
    await asyncio.sleep(60)
    raise AssertionError("nobody waits so long")


async def cheats(_game: AnyGame, _view: Any) -> Command:
    return Vote((99,))


async def opened(thought: Thought) -> tuple[Table, MemoryStore, Counter[str]]:
    """A table of one person and three bots with this brain, at its first move."""
    store, noticed = MemoryStore(), Counter[str]()
    house = House(
        store,
        LocalBus(),
        cards_of,
        {"ru": Odd(thought)},
        AT_ONCE,
        notice=lambda what: noticed.update([what]),
    )
    row = TableRow("t", "код10", "join", "ru", 0.0)
    table = Table(row, house)
    host = await table.open(Settings(game="dixit", options={"points_to_win": 3}), "Аня", None)
    for number in range(3):
        await table.do(host, f"bot{number}", AddBot(), 0, 0)
    await table.attendance.connected(host)
    return table, store, noticed


def moment(table: Table) -> Moment:
    assert table.state.running is not None
    return table.state.running.moment


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


@pytest.mark.parametrize(
    ("thought", "what"),
    [(raises, "bot_failed"), (dawdles, "bot_failed"), (cheats, "bot_refused")],
    ids=["raises", "dawdles", "cheats"],
)
def test_a_bot_whose_thought_fails_makes_any_legal_move(
    thought: Thought, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        table, _, noticed = await opened(thought)
        await table.do("p1", "start", Start(), 0, 0)
        await table.do("p1", "skip", Skip(1, "race"), 1, 1)
        await until(lambda: moment(table).phase not in ("race", "telling"))
        assert noticed[what] >= 1
        table.sleep()

    asyncio.run(scene())
    assert caplog.records


def test_a_bot_has_the_time_to_read_its_books_before_its_first_move(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        slow = iter([True, False, True])
        failed: list[int] = []

        async def thought(game: AnyGame, view: Any) -> Command:
            if next(slow, False):
                await asyncio.sleep(0.5)
            return blind(game, view, LUCK)

        table, _, noticed = await opened(thought)
        house, game = table.house, CATALOGUE["dixit"]
        house.pacing = replace(AT_ONCE, longest_reading=20.0)
        state = game.replay(game.begin(4, cards_of(("dreams",)), {}, LUCK))
        view = game.project(state, 0)
        for _ in range(3):
            assert await house.think("ru", game, view, of_rabbit(0))
            failed.append(noticed["bot_failed"])
        assert failed == [0, 0, 1], "later nobody waits so long"

    asyncio.run(scene())
    assert len(caplog.records) == 1


def test_books_that_can_not_be_read_are_waited_for_once(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        table, _, noticed = await opened(dawdles)
        house, game = table.house, CATALOGUE["dixit"]
        view = game.project(game.replay(game.begin(4, cards_of(("dreams",)), {}, LUCK)), 0)
        assert await house.think("ru", game, view, of_rabbit(0))
        house.pacing = replace(AT_ONCE, longest_reading=600.0)
        async with asyncio.timeout(20):
            assert await house.think("ru", game, view, of_rabbit(0))
        assert noticed["bot_failed"] == 2

    asyncio.run(scene())
    assert len(caplog.records) == 2


def test_a_table_tries_again_after_the_disk_has_failed(caplog: pytest.LogCaptureFixture) -> None:
    async def any_move(game: AnyGame, view: Any) -> Command:
        return blind(game, view, LUCK)

    async def scene() -> None:
        table, store, _ = await opened(any_move)
        append, failures = store.append, iter([True, True])

        async def sometimes(*row: Any) -> int:
            if next(failures, False):
                raise Failed
            return await append(*row)

        await table.do("p1", "start", Start(), 0, 0)
        await table.do("p1", "skip", Skip(1, "race"), 1, 1)
        store.append = sometimes  # type: ignore[method-assign,assignment]
        version = table.version
        await until(lambda: table.version > version)
        table.sleep()

    asyncio.run(scene())
    assert any("could not do a chore" in record.message for record in caplog.records)


def test_people_can_move_while_a_bot_thinks() -> None:
    async def scene() -> None:
        thinking, go_on = asyncio.Event(), asyncio.Event()

        async def slow(game: AnyGame, view: Any) -> Command:
            if view.phase == "giving":
                thinking.set()
                await go_on.wait()
            return blind(game, view, LUCK)

        table, _, _ = await opened(slow)
        table.house.pacing = Pacing(0.0, 0.0, 0.0, longest_thought=20.0)
        await table.do("p1", "start", Start(), 0, 0)
        await table.do("p1", "skip", Skip(1, "race"), 1, 1)
        await thinking.wait()
        given = GiveCards(table.ledger.running.state.hands[0][:1])
        await table.play("p1", "give", msgspec.Raw(msgspec.json.encode(given)), 1, 1)
        assert table.ledger.running.state.givers == {0, 1}, "the teller counts as one"
        go_on.set()
        await until(lambda: moment(table).phase not in ("telling", "giving"))
        table.sleep()

    asyncio.run(scene())


def test_a_bot_that_thought_while_somebody_began_to_read_waits_for_them() -> None:
    async def scene() -> None:
        thinking, go_on = asyncio.Event(), asyncio.Event()

        async def slow(game: AnyGame, view: Any) -> Command:
            if view.phase == "giving":
                thinking.set()
                await go_on.wait()
            return blind(game, view, LUCK)

        table, _, _ = await opened(slow)
        table.house.pacing = Pacing(0.0, 0.0, 0.0, longest_thought=20.0)
        await table.do("p1", "start", Start(), 0, 0)
        await table.do("p1", "skip", Skip(1, "race"), 1, 1)
        await thinking.wait()
        # In a lesson bots move at one version; what somebody does brings another one to read of.
        table.attendance.wait("p1", table.version)
        given = GiveCards(table.ledger.running.state.hands[0][:1])
        await table.play("p1", "give", msgspec.Raw(msgspec.json.encode(given)), 1, 1)
        go_on.set()
        await asyncio.sleep(0.1)
        assert table.ledger.running.state.givers == {0, 1}, "a bot did not wait"
        table.attendance.wait("p1", None)
        await until(lambda: moment(table).phase not in ("telling", "giving"))
        table.sleep()

    asyncio.run(scene())


def test_a_thinker_thinks_beside_the_event_loop() -> None:
    class Where:
        def choose(self, game: AnyGame, view: Any, who: Character) -> Command:  # noqa: ARG002
            self.thread = threading.current_thread()
            return Vote((1,))

        def remark(self, last: Any, seat: Seat, who: Character) -> Remark:  # noqa: ARG002
            self.thread = threading.current_thread()
            return Remark()

    thinker = Where()
    for think in (
        Aside(thinker).choose(None, None, CHARACTERS["vera"]),  # type: ignore[arg-type]
        Aside(thinker).remark(None, 0, CHARACTERS["vera"]),
    ):
        asyncio.run(think)
        assert thinker.thread is not threading.main_thread()
