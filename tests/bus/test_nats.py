"""The bus over NATS: the contract, and what several nodes say to each other."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from namyok.bus import Bus
from namyok.bus import over_nats as module
from namyok.bus.over_nats import NatsBus, Unfit
from tests.bus.contract import BusContract, Listener
from tests.nodes.servers import Nats, needs_nats

pytestmark = needs_nats


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()


class TestNats(BusContract):
    @pytest.fixture(autouse=True)
    def _server(self, nats: Nats) -> None:
        self.url = nats.url

    def play(self, scenario: Callable[[Bus], list[Listener]]) -> list[list[tuple[str, int]]]:
        async def run() -> list[list[tuple[str, int]]]:
            bus = await NatsBus.open(self.url, "mark")
            listeners = scenario(bus)
            assert not any(listener.heard for listener in listeners), "soon, not now"
            await self.settle()
            await bus.close()
            return [listener.heard for listener in listeners]

        return asyncio.run(run())

    def create(self) -> Bus:
        raise AssertionError("it is opened")

    async def settle(self) -> None:
        await asyncio.sleep(0.05)


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[int | tuple[str, bytes]] = []

    def ticked(self, version: int) -> None:
        self.heard.append(version)

    def noted(self, node: str, note: bytes) -> None:
        self.heard.append((node, note))

    async def until(self, count: int) -> None:
        async with asyncio.timeout(10):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)


def on_two(url: str, scene: Callable[[NatsBus, NatsBus], Awaitable[None]]) -> None:
    async def play() -> None:
        one, two = await NatsBus.open(url, "mark"), await NatsBus.open(url, "mark")
        try:
            await scene(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(play())


def test_ticks_and_notes_reach_the_listeners_of_other_nodes_in_order(nats: Nats) -> None:
    async def scene(one: NatsBus, two: NatsBus) -> None:
        mine, theirs, other = Ear(), Ear(), Ear()
        one.listen("t", mine)
        leave = two.listen("t", theirs)
        two.listen("u", other)
        async with asyncio.timeout(10):
            while not (mine.heard and theirs.heard and other.heard):  # until all are listened to
                two.send("t", b"ready")
                one.send("t", b"ready")
                one.send("u", b"ready")
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)
        for ear in (mine, theirs, other):
            ear.heard.clear()
        assert one.others == two.others == 1
        one.publish("t", 7)
        one.send("t", b"a note")
        one.publish("u", 8)
        await theirs.until(2)
        await other.until(1)
        assert theirs.heard == [7, (one.node, b"a note")]
        assert other.heard == [8]
        assert mine.heard == [], "nobody hears their own words"
        leave()
        leave()
        one.publish("t", 9)
        one.publish("u", 10)
        await other.until(2)
        assert len(theirs.heard) == 2

    on_two(nats.url, scene)


def test_a_node_that_says_nothing_any_more_is_gone(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 0.05)
    monkeypatch.setattr(module, "GONE_AFTER", 0.3)

    async def scene(one: NatsBus, two: NatsBus) -> None:
        gone: list[str] = []
        one.gone = gone.append
        async with asyncio.timeout(10):
            while not one.others:
                await asyncio.sleep(0.01)
            await two.close()
            while one.others:
                await asyncio.sleep(0.01)
        assert two.node in gone

    on_two(nats.url, scene)


def test_a_node_whose_last_words_come_late_is_missed_all_the_same(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BEAT", 0.1)
    monkeypatch.setattr(module, "GONE_AFTER", 1.0)

    async def scene(one: NatsBus, two: NatsBus) -> None:
        ear, gone = Ear(), list[str]()
        one.gone = gone.append
        one.listen("t", ear)
        assert two._beating is not None
        two._beating.cancel()  # it says no more that it lives
        async with asyncio.timeout(30):
            while not gone:
                await asyncio.sleep(0.01)
            two.send("t", b"late")
            while len(gone) < 2:
                await asyncio.sleep(0.01)
        assert ear.heard == [(two.node, b"late")]
        assert gone == [two.node] * 2

    on_two(nats.url, scene)


def test_who_stood_still_misses_nobody_for_it(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others said meanwhile is still to be heard."""
    monkeypatch.setattr(module, "BEAT", 0.1)
    monkeypatch.setattr(module, "GONE_AFTER", 1.0)

    async def scene(one: NatsBus, two: NatsBus) -> None:
        gone: list[str] = []
        one.gone = two.gone = gone.append
        async with asyncio.timeout(10):
            while not one.others:
                await asyncio.sleep(0.01)
        time.sleep(1.5)  # nothing happens at all
        await asyncio.sleep(0.3)
        assert gone == []

    on_two(nats.url, scene)


def test_while_nats_is_away_nobody_is_gone_and_afterwards_all_is_well() -> None:
    nats = Nats()

    async def scene(one: NatsBus, two: NatsBus) -> None:
        ear, back = Ear(), asyncio.Event()
        gone: list[str] = []
        one.gone, one.back = gone.append, back.set
        one.listen("t", ear)
        nats.server.kill()
        async with asyncio.timeout(10):
            while not (one.is_away and two.is_away):
                await asyncio.sleep(0.01)
        two.publish("t", 1)
        await asyncio.to_thread(nats.server.start)
        async with asyncio.timeout(5):
            await back.wait()
            while two.is_away:
                await asyncio.sleep(0.01)
        two.publish("t", 2)
        async with asyncio.timeout(5):
            while 2 not in ear.heard:
                await asyncio.sleep(0.01)
        assert gone == []

    try:
        on_two(nats.url, scene)
    finally:
        nats.close()


def test_a_node_whose_client_has_given_up_knows_that_it_is_deaf(
    nats: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(one: NatsBus, _two: NatsBus) -> None:
        await one._client.close()
        assert one.is_away
        assert sum("is closed to this node" in message for message in caplog.messages) == 1
        one.publish("t", 1)

    on_two(nats.url, scene)


def test_a_node_that_goes_does_not_complain(nats: Nats, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(one: NatsBus, two: NatsBus) -> None:
        await two.close()
        await asyncio.sleep(0.1)
        assert not one.is_away

    on_two(nats.url, scene)
    assert not caplog.records


def test_a_node_that_does_not_fit_is_told_in_one_line(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bus = await NatsBus.open(nats.url, "mark")
        with pytest.raises(Unfit, match="signs with another key"):
            await NatsBus.open(nats.url, "other mark")
        monkeypatch.setattr(module, "FORMAT", module.FORMAT + 1)
        with pytest.raises(Unfit, match="of another release"):
            await NatsBus.open(nats.url, "mark")
        assert bus.others == 0
        await bus.close()

    asyncio.run(play())


def test_where_nobody_answers_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_WITHIN", 1.0)
    with pytest.raises(Unfit, match=r"nats://127\.0\.0\.1:1: .+") as caught:
        asyncio.run(NatsBus.open("nats://me:secret@127.0.0.1:1", "mark"))
    assert "secret" not in str(caught.value)
