"""One table at two nodes: whatever happens at one is seen at the other, once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from namyok.store import Failed
from namyok.table import hall
from namyok.table.house import Pacing
from tests.nodes.air import Air
from tests.nodes.several import at, present, several, when
from tests.server.players import all_play
from tests.server.running import AT_ONCE, Line, Running, connect

pytestmark = pytest.mark.long

Scene = Callable[[Running, Running], Awaitable[None]]


def on_two(folder: Path, scene: Scene, air: Air | None = None, pacing: Pacing = AT_ONCE) -> None:
    async def play() -> None:
        async with several(folder, air or Air(), pacing=pacing) as (one, two):
            await scene(one, two)

    asyncio.run(play())


def test_people_of_two_nodes_see_each_other_come_talk_and_go(tmp_path: Path) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        guest = at(two, await two.join(host.code, "Боря"))
        async with host.connect() as ours:
            async with guest.connect() as theirs:
                await when(ours, lambda view: present(view) == [True, True])
                assert present(theirs.view) == [True, True]
                for line, other, text in ((ours, theirs, "Привет"), (theirs, ours, "И тебе")):
                    await line.send({"type": "say", "id": text, "text": text})
                    heard: list[str] = []
                    while text not in heard:
                        heard += [one["text"] for one in (await other.until("chat"))["lines"]]
                    assert heard.count(text) == 1
                await theirs.send({"type": "react", "sign": "👏"})
                assert (await ours.until("reacted"))["sign"] == "👏"
                await theirs.send({"type": "call_me", "id": "n", "name": "Борис"})
                await when(ours, lambda view: view["seats"][1]["name"] == "Борис")
                assert (await theirs.do({"do": "stand_up"}))["type"] == "ack"
                await when(ours, lambda view: len(view["seats"]) == 1)
                assert (await ours.do({"do": "add_bot"}))["type"] == "ack"
                await when(theirs, lambda view: len(view["seats"]) == 2)
            await when(ours, lambda view: not view["people"][1]["present"])

    on_two(tmp_path, scene)


def test_who_comes_to_both_nodes_at_once_has_a_name_of_their_own(tmp_path: Path) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня", settings={"game": "odyssey"})
        await two.table(host.code)
        names = [f"Гость {number}" for number in range(8)]
        guests = await asyncio.gather(
            *((one, two)[place % 2].join(host.code, name) for place, name in enumerate(names))
        )
        assert len({guest.secret for guest in guests}) == 8
        for node in (one, two):
            async with at(node, host).connect() as line:
                seats = await when(line, lambda view: len(view["seats"]) == 9)
                assert sorted(seat["name"] for seat in seats["seats"]) == ["Аня", *names]
        for place, guest in enumerate(guests):
            async with guest.connect() as line:
                mine = line.view["seats"][line.view["your_seat"]]
                assert mine["name"] == names[place]

    on_two(tmp_path, scene)


@pytest.mark.parametrize("lost", ["the answer", "the row", "the browser's place"])
def test_a_newcomer_who_does_not_know_whether_they_are_in_comes_in_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    """They ask again with the same id, wherever they get to."""

    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        headers = {"x-join": await one.link(host.code)}
        wish = {"name": "Боря", "id": "nobody can guess this"}
        store = one.services.store
        append, bind = store.append, store.bind

        async def kept_and_not_told(*work: Any) -> int:
            monkeypatch.setattr(store, "append", append)
            await append(*work)
            raise Failed("the line broke")

        async def not_bound(*_: Any) -> None:
            monkeypatch.setattr(store, "bind", bind)
            raise Failed("the line broke")

        if lost == "the row":
            monkeypatch.setattr(store, "append", kept_and_not_told)
        elif lost == "the browser's place":
            monkeypatch.setattr(store, "bind", not_bound)
        first = await one.ask("POST", "/api/join", wish, headers)
        assert first.status == (503 if lost == "the browser's place" else 200)
        again = await asyncio.gather(
            *(node.ask("POST", "/api/join", wish, headers) for node in (two, one, two))
        )
        assert len({answer.json["seat"] for answer in again}) == 1
        other = await two.ask("POST", "/api/join", {**wish, "id": "another one's own id"}, headers)
        assert other.json["seat"] != again[0].json["seat"]
        async with at(two, host).connect() as line:
            assert [seat["name"] for seat in line.view["seats"]] == ["Аня", "Боря", "Боря 2"]
        short = await one.ask("POST", "/api/join", {**wish, "id": "guess"}, headers)
        assert short.json["code"] == "unreadable"

    on_two(tmp_path, scene)


def test_who_is_shown_out_at_one_node_leaves_the_other(tmp_path: Path) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        guest = at(two, await one.join(host.code, "Боря"))
        async with host.connect() as ours, guest.connect() as theirs:
            person = theirs.view["you"]
            assert (await ours.do({"do": "remove", "person": person}))["type"] == "ack"
            assert (await theirs.until("goodbye"))["reason"] == "removed"

    on_two(tmp_path, scene)


@pytest.mark.parametrize("loaded", [True, False], ids=["loaded at both", "loaded at the other"])
def test_who_is_forgotten_at_one_node_has_no_name_at_the_other(
    tmp_path: Path, loaded: bool
) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        guest = await one.join(host.code, "Боря")
        async with at(two, host).connect() as line:
            assert line.view["seats"][1]["name"] == "Боря"
            table = await one.table(host.code)
            assert table is not None
            person = table.state.seats[1].person
            if not loaded:
                one.services.hall.forget([table.row.id])
            await one.services.hall.forget_person(table.row.id, person)
            await when(line, lambda view: view["seats"][1]["name"] == "")
        assert guest.secret

    on_two(tmp_path, scene)


def test_a_screen_at_one_node_is_let_in_and_sent_away_from_the_other(tmp_path: Path) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        hello = {"type": "hello", "table": host.code, "screen": True}
        async with host.connect() as ours, connect(two, hello) as tv:
            await tv.view_now()
            (screen,) = (await when(ours, lambda view: view["screens"]))["screens"]
            await ours.do({"do": "admit_screen", "screen": screen, "welcome": True})
            ticket = (await tv.until("ticket"))["ticket"]
            view = await when(ours, lambda view: view["showing"])
            assert (view["showing"], view["screens"]) == ([screen], [])
            await ours.do({"do": "send_screen_away", "screen": screen})
            assert (await tv.until("goodbye"))["reason"] == "removed"
            await when(ours, lambda view: not view["showing"])
        async with connect(two, {**hello, "ticket": ticket, "table": "x"}) as tv:
            assert (await tv.until("goodbye"))["reason"] == "no_such_table"

    on_two(tmp_path, scene)


def test_a_code_leads_to_a_table_whose_people_are_at_the_other_node(tmp_path: Path) -> None:
    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня")
        async with connect(two, {"type": "hello", "table": host.code}) as line:
            assert (await line.until("goodbye"))["reason"] == "no_such_table"
        async with host.connect(), connect(two, {"type": "hello", "table": host.code}) as line:
            assert (await line.view_now())["people"]

    on_two(tmp_path, scene)


@pytest.mark.parametrize(
    ("key", "air"),
    [
        ("dixit", Air()),
        ("poetry", Air()),
        ("dixit", Air(lost=0.4, repeated=0.3, late=0.1)),
        ("poetry", Air(lost=1.0)),
    ],
    ids=["dixit", "poetry", "dixit in rough air", "poetry with nothing heard at all"],
)
def test_a_whole_game_is_played_at_both_nodes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, air: Air
) -> None:
    """Two people at each node and a bot; both nodes have the same in the end, move for move."""
    monkeypatch.setattr(hall, "ASK_EVERY", 0.02)

    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня", settings={"game": key})
        names = [(two, "Боря"), (one, "Вера"), (two, "Гоша")]
        players = [host, *[at(node, await node.join(host.code, name)) for node, name in names]]
        for node in (one, two):
            node.services.house.bus.is_away = air.lost == 1.0
        async with asyncio.TaskGroup() as group, asyncio.timeout(120):
            lines: list[Line] = []
            here = [player.connect() for player in players]
            for one_line in here:
                lines.append(await one_line.__aenter__())
            await lines[0].do({"do": "add_bot"})
            await lines[0].do({"do": "start"})
            await group.create_task(all_play(lines))
            for one_line in here:
                await one_line.__aexit__(None, None, None)
        first, second = [await node.table(host.code) for node in (one, two)]
        assert first is not None and second is not None
        assert first.version == second.version
        assert first.state == second.state
        assert len(await one.services.store.read(first.row.id)) == first.version

    on_two(tmp_path, scene, air)


def test_bots_go_on_once_wherever_people_are_and_when_a_node_dies(tmp_path: Path) -> None:
    """One person at each node among bots; then a node is gone without a word."""
    air = Air()

    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня", settings={"game": "dixit"})
        guest = at(two, await two.join(host.code, "Боря"))
        async with host.connect() as ours:
            async with guest.connect() as theirs:
                for _ in range(2):
                    await ours.do({"do": "add_bot"})
                await ours.do({"do": "start"})
                await when(theirs, lambda view: view["game"] is not None)
                air.cut("node1")
                await when(ours, lambda view: present(view)[:2] == [True, False])
                guest = at(one, guest)
            async with guest.connect() as theirs:
                await when(ours, lambda view: present(view)[:2] == [True, True])
                await all_play([ours, theirs])

    on_two(tmp_path, scene, air)


def test_a_stand_in_comes_once_when_the_node_of_a_person_dies(tmp_path: Path) -> None:
    air = Air()
    hasty = Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=0.3, remark_pause=0.0)

    async def scene(one: Running, two: Running) -> None:
        host = await one.open("Аня", settings={"game": "dixit"})
        players = [at(two, await two.join(host.code, name)) for name in ("Боря", "Вера")]
        async with host.connect() as ours, players[0].connect(), players[1].connect():
            await when(ours, lambda view: present(view) == [True] * 3)
            await ours.do({"do": "start"})
            await asyncio.sleep(0.8)
            assert not any(seat["stand_in"] for seat in ours.view["seats"])
            air.cut("node1")
            view: Any = await when(
                ours, lambda view: [seat["stand_in"] for seat in view["seats"]][1:] == [True, True]
            )
            assert not view["seats"][0]["stand_in"]

    on_two(tmp_path, scene, air, hasty)
