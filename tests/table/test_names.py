"""Equal names are told apart."""

import asyncio
import json

import pytest

from namyok.bus.local import LocalBus
from namyok.store.ports import TableRow
from namyok.table.commands import AddBot
from namyok.table.house import House, Pacing
from namyok.table.names import told_apart
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import cards_of


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Аня", "Борис"], ["Аня", "Борис"]),
        (["Аня", "аня", "Аня"], ["Аня", "аня 2", "Аня 3"]),
        (["Аня 2", "Аня", "Аня"], ["Аня 2", "Аня", "Аня 3"]),
        (["", "", "Аня"], ["", "", "Аня"]),
    ],
)
def test_who_comes_later_gets_a_number(names: list[str], told: list[str]) -> None:
    people = {f"p{place}": name for place, name in enumerate(names)}
    assert list(told_apart(people).values()) == told


def test_a_person_keeps_a_name_that_a_bot_has_too() -> None:
    async def scene() -> None:
        house = House(MemoryStore(), LocalBus(), cards_of, {}, Pacing())
        table = Table(TableRow("t", "код10", "join", "ru", 0.0), house)
        host = await table.open(Settings(game="dixit"), "", None)
        await table.do(host, "bot", AddBot(), 0, 0)
        seats = json.loads(bytes(table.show(host).whole(host)))["seats"]
        await table.rename(host, seats[1]["name"])
        seats = json.loads(bytes(table.show(host).whole(host)))["seats"]
        assert seats[1]["name"] == f"{seats[0]['name']} 2"
        table.sleep()

    asyncio.run(scene())
