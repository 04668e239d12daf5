"""Tables that are loaded while something goes wrong, or while other nodes already speak of them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from namyok.store import Failed, NoSuchTable
from namyok.table import peers
from namyok.table.hall import LIVELY_FOR
from namyok.table.table import Table
from tests.nodes.air import Air, AirBus
from tests.nodes.several import at, present, several, when
from tests.server.running import Running, connect

Scene = Callable[[Running, Running], Awaitable[None]]


def on_two(folder: Path, scene: Scene) -> None:
    async def play() -> None:
        async with several(folder, Air()) as (one, two):
            await scene(one, two)

    asyncio.run(play())


def test_a_table_that_could_not_be_loaded_hears_no_other_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        store, bus = two.services.store, two.services.house.bus
        assert isinstance(bus, AirBus)
        (row,) = [table.row for table in one.services.hall.tables]

        async def read(*_: Any) -> None:
            raise Failed("the line broke")

        with monkeypatch.context() as broken:
            broken.setattr(store, "read", read)
            for _ in range(3):
                with pytest.raises(Failed):
                    await two.table(host.code)
        assert bus._ears[row.id] == []
        assert await two.table(host.code)
        assert len(bus._ears[row.id]) == 1

    on_two(tmp_path, scene)


def test_a_table_that_is_closed_while_somebody_comes_in_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        store = two.services.store
        row = await store.table_by_code(host.code)
        assert row is not None
        await store.close_before(1e12, 1e12)

        async def found(_: str) -> Any:
            return row

        monkeypatch.setattr(store, "table_by_join", found)
        with pytest.raises(NoSuchTable):
            await two.services.hall.table(row)
        async with connect(two, {"type": "hello", "table": row.join}) as line:
            assert (await line.until("goodbye"))["reason"] == "no_such_table"

    on_two(tmp_path, scene)


@pytest.mark.parametrize(
    "note",
    [
        peers.Here(1, 1, 1, 1, ("p1",)),
        peers.Ask(),
        peers.Signed("p1", "👏"),
        peers.Renamed(),
        peers.Nudged(0, "p2"),
        peers.Drafted("p1", 1, 1, "{}"),
        peers.Answered("screen", welcome=True),
    ],
    ids=lambda note: type(note).__name__,
)
def test_what_is_heard_of_a_table_that_is_being_loaded_harms_nothing(
    tmp_path: Path, note: peers.Note, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        row = await two.services.store.table_by_code(host.code)
        assert row is not None
        table = Table(row, two.services.house)
        table.peers.noted("node0", msgspec.json.encode(note))
        await asyncio.sleep(0.1)
        await table.load()
        assert table.ledger.names == {"p1": "Аня"}
        assert not caplog.records
        table.sleep()

    on_two(tmp_path, scene)


def test_a_node_is_heard_though_its_calendar_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        guest = at(two, await two.join(host.code, "Боря"))
        async with host.connect() as ours:
            earlier = count(time.time_ns(), -1_000_000_000)
            monkeypatch.setattr(time, "time_ns", lambda: next(earlier))
            async with guest.connect():
                await when(ours, lambda view: present(view) == [True, True])
            await when(ours, lambda view: present(view) == [True, False])

    on_two(tmp_path, scene)


def test_a_code_leads_to_a_lively_table_also_while_nodes_can_t_hear_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Running, two: Running) -> None:
        house = two.services.house
        for node in (one, two):
            node.services.house.bus.is_away = True
        host = await one.open("Аня")
        hello = {"type": "hello", "table": host.code}
        async with connect(two, hello) as line:
            assert (await line.view_now())["people"]
        now = house.now
        monkeypatch.setattr(house, "now", lambda: now() + LIVELY_FOR)
        async with connect(two, hello) as line:
            assert (await line.until("goodbye"))["reason"] == "no_such_table"
        house.bus.is_away = False
        monkeypatch.undo()
        async with connect(two, hello) as line:
            assert (await line.until("goodbye"))["reason"] == "no_such_table"

    on_two(tmp_path, scene)
