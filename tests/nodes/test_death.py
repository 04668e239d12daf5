"""A node dies, and for a while the others do not know: nobody waits for it longer than once."""

import asyncio
from pathlib import Path

import pytest

from namyok.table import autoplay, hall
from namyok.table.pace import FEWEST_SECONDS
from namyok.table.peers import Peers
from tests.nodes.air import Air
from tests.nodes.several import at, present, several, when
from tests.server.players import all_play
from tests.server.running import Line, Running

pytestmark = pytest.mark.long

LONG = 30.0
"""Seconds in which a game is over that waits for nobody, however busy the machine is."""


def die(air: Air, node: str, server: Running) -> None:
    """As if killed: it says and does nothing any more; its sockets are closed by their people."""
    air.silence(node)
    tables = server.services.hall
    tables.forget([table.row.id for table in tables.tables])


def test_bots_wait_once_for_a_dead_node_that_should_move_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each move of the whole game would come later by this, for as long as nobody notices."""
    monkeypatch.setattr(autoplay, "PRECEDENCE", 1.5)
    monkeypatch.setattr(Peers, "_order", lambda _self, node: node != "node1")

    async def play() -> None:
        air = Air()
        async with several(tmp_path, air) as (one, two):
            host = await one.open("Аня", settings={"game": "dixit"})
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours:
                async with guest.connect() as theirs:
                    await when(ours, lambda view: present(view) == [True, True])
                    for _ in range(2):
                        await ours.do({"do": "add_bot"})
                    await ours.do({"do": "start"})
                    await when(theirs, lambda view: view["game"] is not None)
                    die(air, "node1", two)
                async with at(one, guest).connect() as theirs, asyncio.timeout(LONG):
                    await all_play([ours, theirs])

    asyncio.run(play())


def test_a_node_that_was_passed_over_comes_first_again_once_it_is_heard_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "_order", lambda _self, node: node != "node1")

    async def play() -> None:
        async with several(tmp_path, Air()) as (one, two):
            host = await one.open("Аня")
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours, guest.connect() as theirs:
                await when(ours, lambda view: present(view) == [True, True])
                here, there = await one.table(host.code), await two.table(host.code)
                assert here is not None and there is not None
                assert (here.peers.turn, there.peers.turn) == (1, 0)
                here.peers.pass_over()
                assert here.peers.turn == 0
                assert (await theirs.do({"do": "stand_up"}))["type"] == "ack"
                await when(ours, lambda view: len(view["seats"]) == 1)
                there.peers.tell()
                async with asyncio.timeout(LONG):
                    while here.peers.turn == 0:
                        await asyncio.sleep(0.01)

    asyncio.run(play())


@pytest.mark.parametrize("version", [6, 8, 10, 12, 13, 14])
def test_a_game_goes_on_at_whatever_moment_a_node_dies_in_rough_air(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    """Cards are given, votes cast, a result is read, and half of what was told of it is lost."""
    monkeypatch.setattr(hall, "ASK_EVERY", 0.1)
    monkeypatch.setattr(Peers, "_order", lambda _self, node: node != "node1")

    async def play() -> None:
        air = Air(lost=0.5, repeated=0.3, late=0.1)
        async with several(tmp_path, air) as (one, two):
            host = await one.open("Аня", settings={"game": "dixit"})
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours:
                async with guest.connect() as theirs:
                    for _ in range(2):
                        await ours.do({"do": "add_bot"})
                    await ours.do({"do": "start"})
                    await play_until(version, [ours, theirs])
                    die(air, "node1", two)
                async with at(one, guest).connect() as theirs:
                    await play_until(version + 20, [ours, theirs])

    asyncio.run(play())


async def play_until(version: int, lines: list[Line]) -> None:
    playing = asyncio.create_task(all_play(lines))
    try:
        async with asyncio.timeout(LONG):
            while lines[0].version < version and not playing.done():
                await asyncio.sleep(0.005)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    assert lines[0].version >= version


def test_the_clock_rings_although_the_node_that_comes_first_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Peers, "_order", lambda _self, node: node != "node1")

    async def play() -> None:
        air = Air()
        async with several(tmp_path, air) as (one, two):
            host = await one.open("Аня", settings={"game": "dixit", "pace": FEWEST_SECONDS})
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours, guest.connect():
                await when(ours, lambda view: present(view) == [True, True])
                await ours.do({"do": "add_bot"})
                await ours.do({"do": "start"})
                begun = await when(ours, lambda view: view["game"] is not None)
                die(air, "node1", two)
                await when(ours, lambda view: view["since"] > begun["since"])

    asyncio.run(play())


def test_what_a_node_wrote_and_could_not_tell_any_more_is_read_when_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the commit and the tick; whoever it did that for never comes back."""
    monkeypatch.setattr(hall, "ASK_EVERY", 0.02)

    async def play() -> None:
        air = Air()
        async with several(tmp_path, air) as (one, two):
            host = await one.open("Аня")
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours:
                async with guest.connect() as theirs:
                    await when(ours, lambda view: present(view) == [True, True])
                    air.silence("node1")
                    assert (await theirs.do({"do": "stand_up"}))["type"] == "ack"
                assert len(ours.view["seats"]) == 2
                air.cut("node1")
                await when(ours, lambda view: len(view["seats"]) == 1)

    asyncio.run(play())


def test_bots_do_not_wait_for_what_somebody_read_at_a_node_that_died(tmp_path: Path) -> None:
    """Their page comes back and reads no more; the dead node is still believed to know better."""

    async def play() -> None:
        air = Air()
        async with several(tmp_path, air) as (one, two):
            host = at(two, await one.open("Аня", settings={"game": "dixit"}))
            table = await one.table(host.code)
            assert table is not None
            async with host.connect() as ours:
                for _ in range(3):
                    await ours.do({"do": "add_bot"})
                await ours.do({"do": "start"})
                await ours.send({"type": "wait", "at": 0})
                async with asyncio.timeout(LONG):
                    while not table.attendance.awaited:
                        await asyncio.sleep(0.01)
                die(air, "node1", two)
            async with at(one, host).connect() as ours, asyncio.timeout(LONG):
                await all_play([ours])

    asyncio.run(play())


def test_who_is_back_before_their_node_is_missed_is_never_away(tmp_path: Path) -> None:
    """A third node hears where they are now, and does not count them out with the dead one."""

    async def play() -> None:
        air = Air()
        async with several(tmp_path, air, count=3) as (one, two, three):
            host = at(three, await one.open("Аня"))
            guest = at(two, await two.join(host.code, "Боря"))
            async with host.connect() as ours:
                async with guest.connect():
                    await when(ours, lambda view: present(view) == [True, True])
                    die(air, "node1", two)
                async with at(one, guest).connect() as theirs:
                    air.cut("node1")
                    seen = len(ours.views)
                    assert (await theirs.do({"do": "stand_up"}))["type"] == "ack"
                    await when(ours, lambda view: len(view["seats"]) == 1)
                    assert all(view["table"]["people"][1]["present"] for view in ours.views[seen:])

    asyncio.run(play())
