"""What people say over a connection, and how they are answered."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from namyok.kernel import Refused
from namyok.server.answers import UNREADABLE, origin_is_ours
from namyok.server.limits import CHAT, COMMANDS
from namyok.server.outbox import AsgiWay, Way
from namyok.server.services import Services, address
from namyok.server.talk import call, say
from namyok.server.visitor import Visitor
from namyok.store.ports import Failed
from namyok.table.ids import PersonId
from namyok.table.table import Stale, Table
from namyok.wire.messages import (
    Ack,
    CallMe,
    Do,
    Draft,
    Hello,
    Looked,
    Ping,
    Play,
    Pong,
    React,
    Say,
    Wait,
)

log = logging.getLogger("namyok.socket")

MOST_UNHEARD = 8
"""Messages that wait for one that is being worked on, before no more are read."""


async def _carried_out(table: Table, person: PersonId, message: Do | Play) -> int:
    match message:
        case Do(id, command, game, round):
            return await table.do(person, id, command, game, round)
        case Play(id, move, game, round):
            return await table.play(person, id, move, game, round)


async def serve_socket(websocket: WebSocket) -> None:
    """The endpoint ``/ws``."""
    services: Services = websocket.app.state.services
    if not origin_is_ours(websocket):
        await websocket.close(1008)
        return
    whose = address(websocket)
    if not services.limiter.lets_sit(whose):
        await websocket.close(1013)
        return
    try:
        await websocket.accept()
    except BaseException:
        services.limiter.left(whose)
        raise
    await Connection(services, AsgiWay(websocket), whose).run(websocket)


class Connection(Visitor):
    """Hears messages where they arrive, one at a time and in order."""

    __slots__ = ("_unheard",)

    def __init__(self, services: Services, way: Way, address: str) -> None:
        super().__init__(services, way, address)
        self._unheard: list[bytes] = []

    def _hear(self, frame: bytes) -> None:
        """A message has come; while another is being worked on it waits."""
        if not self._busy:
            self._take(frame)
            return
        self._unheard.append(frame)
        if len(self._unheard) >= MOST_UNHEARD:
            if self._line is None:
                self.leave("flood")
            else:
                self._line.hold(True)

    def _take(self, frame: bytes) -> None:
        assert self.table is not None, "somebody is at a table"
        table, message = self.table, self._read(frame)
        match message:
            case Play() | Do():  # first, since nearly all are
                self._command(table, message)
            case Say(id, text):
                self._begin(self._say(table, id, text))
            case CallMe(id, name):
                self._begin(self._call(table, id, name))
            case React(sign):
                if self.person in table.state.people and self._within(CHAT):
                    table.peers.sign(self.person or "", sign)
            case Looked(game, round):
                if self.person in table.state.people:
                    table.attendance.looked(self.person or "", game, round)
            case Wait(at):
                if self.person in table.state.people:
                    table.attendance.wait(self.person or "", at)
            case Draft(game, round, move):
                self._draft(table, move, game, round)
            case Ping(seen):
                if seen == self._version:
                    self.show()
                else:
                    self._show_all()
                self.put(Pong(self._version))
            case Hello():
                self._fail(None, "malformed", "hello_once")
            case None:
                pass

    def _draft(self, table: Table, move: msgspec.Raw, game: int, round: int) -> None:
        if self.person not in table.state.people:
            return
        try:
            table.drafts(self.person or "", move, game, round)
        except UNREADABLE as error:
            self._fail(None, "malformed", "unreadable", why=str(error)[:200])

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that has to wait for others."""
        self._busy = True
        self._work = asyncio.create_task(work)
        self._work.add_done_callback(self._worked)

    def _worked(self, work: asyncio.Task[None]) -> None:
        self._work = None
        if not work.cancelled() and (fault := work.exception()) is not None:
            self._fell(fault)
        self._go_on()

    def _fell(self, fault: BaseException) -> None:
        """A fault of ours: whoever comes back asks again, and is told what became of it."""
        log.error("a message could not be worked on", exc_info=fault)
        self.leave("busy")

    def _go_on(self) -> None:
        """The next message, if any has come meanwhile."""
        self._busy = False
        if self._was_removed():
            self.show()
        while self._unheard and not self._busy:
            self._take(self._unheard.pop(0))
        if not self._unheard and self._line is not None:
            self._line.hold(False)

    def _within(self, rate: object) -> bool:
        assert self.table is not None, "somebody is at a table"
        whose = f"{self.table.row.id}/{self.person or self._address}"
        return self._services.limiter.allows(rate, whose)  # type: ignore[arg-type]

    def _command(self, table: Table, message: Do | Play) -> None:
        began = time.perf_counter()
        if not self._within(COMMANDS):
            self._limit(message.id)
            self._count("limited", began)
        elif self.person is None:
            self._fail(message.id, "refused", "not_at_the_table")
            self._count("refused", began)
        elif not (isinstance(message, Play) and self._plays_now(table, message, began)):
            self._begin(self._do(table, self.person, message, began))

    def _plays_now(self, table: Table, play: Play, began: float) -> bool:
        """Make a move without waiting for anything but the disk, where nothing else goes on."""
        assert self.person is not None, "only people move"

        def answered(result: int | Exception) -> None:
            try:
                self._answer(play.id, result, began)
            except Exception as fault:
                self._fell(fault)
            self._go_on()

        self._busy = True
        try:
            begun = table.play_now(self.person, play.id, play.move, play.game, play.round, answered)
        except Exception as error:
            answered(error)
            return True
        self._busy = self._busy and begun
        return begun

    async def _do(self, table: Table, person: PersonId, message: Do | Play, began: float) -> None:
        result: int | Exception
        try:
            result = await _carried_out(table, person, message)
        except (*UNREADABLE, Refused, Stale, Failed) as error:
            result = error
        self._answer(message.id, result, began)

    def _answer(self, id: str, result: int | Exception, began: float) -> None:
        match result:
            case int(version):
                outcome = "done"
                self._outbox.put_with_view(Ack(id, version))
            case Refused():
                outcome = "refused"
                self._fail(id, "refused", result.code, **result.facts)
            case Stale():
                outcome = "conflict"
                self._fail(id, "conflict", "round_is_over")
                self._show_all()
            case Failed():
                outcome = "failed"
                log.error("a command could not be kept", exc_info=result)
                self._fail(id, "conflict", "not_kept")
            case _ if isinstance(result, UNREADABLE):
                outcome = "malformed"
                self._fail(id, "malformed", "unreadable", why=str(result)[:200])
            case _:
                raise result
        self._count(outcome, began)

    def _count(self, outcome: str, began: float) -> None:
        metrics = self._services.metrics
        metrics.commands.add(outcome)
        metrics.command.observe(time.perf_counter() - began)

    async def _say(self, table: Table, id: str, text: str) -> None:
        if self.person is None or self.person not in table.state.people:
            self._fail(id, "refused", "not_at_the_table")
        elif not self._within(CHAT):
            self._limit(id)
        else:
            await say(table, self.person, id, text, self.put)

    async def _call(self, table: Table, id: str, name: str) -> None:
        if self.person is None:
            self._fail(id, "refused", "not_at_the_table")
        elif not self._within(CHAT):
            self._limit(id)
        else:
            self.put(await call(table, self.person, id, name))
