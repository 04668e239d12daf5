"""When the registry hears that somebody is at a table."""

import asyncio
from typing import Any

from namyok.bus.local import LocalBus
from namyok.store.ports import TableRow
from namyok.table.commands import AddBot, Pause, Start
from namyok.table.house import House, Pacing
from namyok.table.ledger import TOUCH_EVERY
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of


class Touched(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.touches = 0

    async def touch(self, *told: Any) -> None:
        self.touches += 1
        await super().touch(*told)


def test_a_wall_clock_that_goes_back_does_not_make_a_table_look_abandoned() -> None:
    async def scene() -> None:
        store, wall, steady = Touched(), [1e9], [0.0]
        house = House(
            store,
            LocalBus(),
            cards_of,
            {},
            Pacing(away_grace=600.0),
            now=lambda: wall[0],
            steady=lambda: steady[0],
        )
        table = Table(TableRow("t", "код10", "join", "ru", 1e9), house)
        host = await table.open(Settings(game="dixit"), "Аня", None)
        wall[0] -= 1e6
        await table.do(host, "soon", AddBot(), 0, 0)
        await asyncio.sleep(0)
        assert store.touches == 0, "not with every command"
        steady[0] += TOUCH_EVERY + 1
        await table.do(host, "later", AddBot(), 0, 0)
        await asyncio.sleep(0)
        assert store.touches == 1
        table.sleep()

    asyncio.run(scene())


def test_a_table_that_was_read_again_tells_with_its_first_move() -> None:
    async def scene() -> None:
        store = Touched()
        house = House(
            store, LocalBus(), cards_of, {}, Pacing(), now=lambda: 1e9, steady=lambda: 5.0
        )
        row = TableRow("t", "код10", "join", "ru", 1e9)
        opened = Table(row, house)
        host = await opened.open(Settings(game="dixit"), "Аня", None)
        await opened.do(host, "one", AddBot(), 0, 0)
        await opened.do(host, "two", AddBot(), 0, 0)
        await opened.do(host, "three", Start(), 0, 0)
        opened.sleep()
        again = Table(row, house)
        await again.load()
        store.touches = 0
        await again.do(host, "first", Pause(), 1, 1)
        await asyncio.sleep(0)
        assert store.touches == 1
        again.sleep()

    asyncio.run(scene())
