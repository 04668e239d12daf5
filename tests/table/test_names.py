"""Equal names are told apart."""

import asyncio
import json

import pytest

from namyok.bots.character import CHARACTERS
from namyok.bots.courtesy import name_of
from namyok.bus.local import LocalBus
from namyok.store.ports import TableRow
from namyok.table.commands import AddBot, Sit
from namyok.table.decide import decide
from namyok.table.events import SeatTaken
from namyok.table.house import House, Pacing
from namyok.table.names import kept_apart, told_apart
from namyok.table.settings import Settings
from namyok.table.table import Table
from tests.store.memory import MemoryStore
from tests.table.streams import Stream, cards_of


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


@pytest.mark.parametrize(
    ("names", "taken", "told"),
    [
        (["Аня", "Bob"], "Bob", ["Bob 2", "Bob"]),
        (["Аня", "Bob", "Bob"], "bob", ["bob 3", "Bob", "Bob 2"]),
        (["Bob", "Аня"], "Bob", ["Bob", "Аня"]),
        (["Аня", "Борис"], "Вера", ["Вера", "Борис"]),
        (["Аня", "Борис"], "", ["", "Борис"]),
    ],
)
def test_who_has_a_name_keeps_it_though_another_takes_it(
    names: list[str], taken: str, told: list[str]
) -> None:
    people = {f"p{place}": name for place, name in enumerate(names)}
    people["p0"] = kept_apart(people, "p0", taken)
    assert list(told_apart(people).values()) == told


def test_a_host_who_takes_a_guests_name_gets_the_number() -> None:
    async def scene() -> None:
        house = House(MemoryStore(), LocalBus(), cards_of, {}, Pacing())
        table = Table(TableRow("t", "код10", "join", "ru", 0.0), house)
        host = await table.open(Settings(game="dixit"), "Маша", None)
        guest = await table.come_in(None, "Bob", None)
        await table.rename(host, "Bob")
        people = json.loads(bytes(table.show(host).whole(host)))["people"]
        assert {one["person"]: one["name"] for one in people} == {host: "Bob 2", guest: "Bob"}
        table.sleep()

    asyncio.run(scene())


def test_a_bot_is_called_as_nobody_at_the_table_is() -> None:
    names = [name_of(who, "ru") for who in CHARACTERS.values()]
    people = {f"p{place + 1}": name.upper() for place, name in enumerate(names[1:4])}
    for seed in range(20):
        stream = Stream(Settings(game="odyssey"), people=3, seed=seed)
        stream.host(Sit(11))  # the rabbit that would have been theirs is another's
        (event,) = decide(stream.state, "p1", AddBot(), cards_of, stream.luck, people)
        assert isinstance(event, SeatTaken)
        assert names[event.colour].upper() not in people.values()


def test_where_people_have_all_names_bots_share_them() -> None:
    stream = Stream(Settings(game="odyssey"), people=3)
    names = dict(zip(stream.state.people, ("Фаина", "Лукич", "Вера"), strict=True))
    for colour in (*range(5, 12), 3):
        stream.add("p1", SeatTaken(f"b{colour}", colour, bot=True))
    (event,) = decide(stream.state, "p1", AddBot(), cards_of, stream.luck, names)
    assert isinstance(event, SeatTaken) and event.bot


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
