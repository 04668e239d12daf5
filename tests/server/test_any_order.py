"""A whole server under people who come, go, sit, watch, play and leave in any order.

Whatever they do: each looker gets the newest view and sees what they may, nobody's session ends by
a fault, and the table can be read back from its stream.
"""

import asyncio
import json
import logging
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from namyok.luck import Luck
from namyok.past.chronicle import Chronicle
from namyok.server.outbox import CLOSE_CODES
from namyok.table.table import Table
from tests.server.players import choose
from tests.server.running import Line, Player, Running, connect, running
from tests.thorough import often

pytestmark = pytest.mark.long

SENT_AWAY = CLOSE_CODES["removed"]
A_BREATH = 0.02
"""Seconds between two messages: all come from one address, and nobody here means to flood."""
MOST = 6
"""People at the table; more would only be slower."""


class Somebody:
    """A person with a seat's secret, and the sockets that they have open."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.person = player.secret.split(".")[1]
        self.lines: list[tuple[AsyncExitStack, Line]] = []


class AnyOrder(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.stack = AsyncExitStack()
        self.luck = Luck(random.Random(1))
        self.people: list[Somebody] = []
        self.screens: list[tuple[AsyncExitStack, Line]] = []
        self.faults: list[logging.LogRecord] = []
        self.watch = _Faults(self.faults)
        logging.getLogger().addHandler(self.watch)

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    @initialize(game=st.sampled_from(["dixit", "odyssey", "party", "team", "poetry"]))
    def open(self, game: str) -> None:
        async def begin() -> None:
            self.server: Running = await self.stack.enter_async_context(
                running(Path(self.folder.name))
            )
            decks = ["stories" if game == "poetry" else "dreams"]
            host = await self.server.open(settings={"game": game, "decks": decks})
            self.code = host.code
            self.people.append(Somebody(host))
            table = await self.server.table(host.code)
            assert table is not None
            self.table: Table = table
            await self._connect(self.people[0])

        self.run(begin())

    async def _connect(self, one: Somebody) -> None:
        stack = AsyncExitStack()
        line = await stack.enter_async_context(one.player.connect())
        one.lines.append((stack, line))

    def _one(self, data: st.DataObject, connected: bool = True) -> Somebody | None:
        those = [one for one in self.people if bool(one.lines) or not connected]
        return data.draw(st.sampled_from(those)) if those else None

    async def _do(self, one: Somebody, command: dict[str, Any]) -> None:
        """What the table allows is carried out, what it refuses is said in one word."""
        line = one.lines[-1][1]
        answer = await line.do(command)
        assert answer["type"] == "ack" or answer["cause"] in ("refused", "conflict"), answer

    @precondition(lambda self: len(self.people) < MOST)
    @rule()
    def somebody_comes(self) -> None:
        async def come() -> None:
            name = f"Гость {len(self.people)}"
            newcomer = Somebody(await self.server.join(self.code, name))
            self.people.append(newcomer)
            await self._connect(newcomer)

        self.run(come())

    @rule(data=st.data())
    def another_tab(self, data: st.DataObject) -> None:
        one = self._one(data, connected=False)
        if one is not None and len(one.lines) < 2:
            self.run(self._connect(one))

    @rule(data=st.data())
    def tab_closes(self, data: st.DataObject) -> None:
        one = self._one(data)
        if one is not None:
            stack, _ = one.lines.pop(0)
            self.run(stack.aclose())

    @precondition(lambda self: len(self.screens) < 2)
    @rule(linked=st.booleans())
    def a_screen_looks(self, linked: bool) -> None:
        async def look() -> None:
            table = await self.server.link(self.code) if linked else self.code
            hello = {"type": "hello", "table": table, "screen": True}
            stack = AsyncExitStack()
            line = await stack.enter_async_context(connect(self.server, hello))
            first = await line.until("view", "goodbye")
            if first["type"] == "goodbye":
                assert not linked and first["reason"] == "no_such_table"
                await stack.aclose()
            else:
                self.screens.append((stack, line))

        self.run(look())

    @rule(
        data=st.data(),
        what=st.sampled_from(
            [
                {"do": "sit", "colour": 9},
                {"do": "stand_up"},
                {"do": "add_bot"},
                {"do": "add_bot"},
                {"do": "start"},
                {"do": "start"},
                {"do": "stop_game"},
                {"do": "pause"},
                {"do": "resume"},
                {"do": "leave"},
                {"do": "take_over", "seat": 1},
                {"do": "set_stand_in", "seat": 0, "on": True},
            ]
        ),
    )
    def somebody_wants(self, data: st.DataObject, what: dict[str, Any]) -> None:
        one = self._one(data)
        if one is not None:
            self.run(self._do(one, what))

    @rule(data=st.data(), what=st.sampled_from(["remove", "pass_host", "hand_over", "knock"]))
    def the_host_decides(self, data: st.DataObject, what: str) -> None:
        host = next((one for one in self.people if one.person == self.table.state.host), None)
        other = self._one(data, connected=False)
        if host is None or not host.lines or other is None:
            return
        command: dict[str, Any] = {"do": what, "person": other.person}
        if what == "hand_over":
            command["seat"] = 0
        if what == "knock":
            now = msgspec.to_builtins(self.table.state.settings)
            command = {"do": "configure", "settings": {**now, "knock": not now["knock"]}}
        self.run(self._do(host, command))

    @rule(moves=st.integers(1, 12))
    def they_play(self, moves: int) -> None:
        async def play() -> None:
            for _ in range(moves):
                for one in self.people:
                    if one.lines:
                        await self._move(one)

        self.run(play())

    async def _move(self, one: Somebody) -> None:
        line = one.lines[-1][1]
        await self._newest(line)
        game = line.view["game"]
        if line.view["stage"] != "playing" or not game or game["seat"] not in game["waiting"]:
            return
        (offer,) = self.luck.draw(game["offers"], 1)
        await self._do(one, msgspec.to_builtins(choose(offer, self.luck, game["kind"] == "poetry")))

    async def _newest(self, line: Line) -> bool:
        """Read until the looker has the newest view; False for who was sent away."""
        try:
            return await self._caught_up(line)
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != SENT_AWAY:
                raise
            return False

    async def _caught_up(self, line: Line) -> bool:
        while True:
            await asyncio.sleep(A_BREATH)
            version = self.table.version
            await line.send({"type": "ping", "seen": line.version})
            message = await line.until("pong", "goodbye")
            if message["type"] == "goodbye":
                assert message["reason"] == "removed", message
                return False
            if line.version < message["version"]:
                await line.until("view", "goodbye")
            # What changes nothing for this looker does not come: its version may be older.
            if line.version == message["version"] and self.table.version == version:
                return True

    @invariant()
    def everybody_sees_what_they_may(self) -> None:
        if hasattr(self, "table"):
            self.run(self._look_round())
            assert not self.faults, [record.getMessage() for record in self.faults]

    async def _look_round(self) -> None:
        for one in self.people:
            one.lines = [pair for pair in one.lines if await self._sees(one.person, *pair)]
        self.screens = [pair for pair in self.screens if await self._sees(None, *pair)]

    async def _sees(self, person: str | None, stack: AsyncExitStack, line: Line) -> bool:
        if not await self._newest(line):
            await stack.aclose()
            return False
        state, view = self.table.state, line.view
        if view["door"]:
            assert (view["game"], view["people"], view["seats"], view["join"]) == (
                None,
                [],
                [],
                None,
            )
            assert person not in state.people
        elif state.running is not None:
            seen = state.running.game.project(state.running.state, state.player(person))
            assert view["game"] == json.loads(msgspec.json.encode(seen))
        assert (view["join"] is not None) == (person in state.people)
        return True

    def teardown(self) -> None:
        logging.getLogger().removeHandler(self.watch)
        if hasattr(self, "table"):
            self.run(self._end())
        self.loop.close()
        self.folder.cleanup()

    async def _end(self) -> None:
        await self._compare()
        for stack, _ in [*self.screens, *(pair for one in self.people for pair in one.lines)]:
            await stack.aclose()
        await self.stack.aclose()

    async def _compare(self) -> None:
        """The stream leads to the table in memory; bots may move while it is read."""
        while True:
            state, version = self.table.state, self.table.version
            rows = await self.server.services.store.read(self.table.row.id)
            if len(rows) == version == self.table.version:
                assert Chronicle().read(rows).state == state
                return


class _Faults(logging.Handler):
    """Whatever is logged as a fault."""

    def __init__(self, faults: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self.faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(record)


AnyOrder.TestCase.settings = settings(
    max_examples=often(6),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestAnyOrder = pytest.mark.timeout(600)(AnyOrder.TestCase)
