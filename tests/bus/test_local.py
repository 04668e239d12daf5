"""The bus of a single process."""

import asyncio

from namyok.bus import Bus, LocalBus
from tests.bus.contract import BusContract, Listener


class TestLocal(BusContract):
    def create(self) -> Bus:
        return LocalBus()

    async def settle(self) -> None:
        await asyncio.sleep(0)


def test_a_table_that_nobody_watches_takes_no_room() -> None:
    bus = LocalBus()
    leave = [bus.subscribe("t", Listener()) for _ in range(2)]
    for unsubscribe in leave:
        unsubscribe()
    assert bus._subscribers == {}
