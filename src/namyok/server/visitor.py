"""One connection of one looker: they come, see the table and what changes in it, and go."""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from typing import Literal, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from namyok.kernel import Refused
from namyok.server.answers import UNREADABLE
from namyok.server.arrivals import guess, known
from namyok.server.limits import DOOR, LOOKUPS, MESSAGES
from namyok.server.line import Line
from namyok.server.outbox import SEND_WITHIN, Outbox, Reason, Way, encode
from namyok.server.protocol import wire_of
from namyok.server.services import Services
from namyok.store.ports import Failed, NoSuchTable
from namyok.table.door import Key, sees_door_only
from namyok.table.ids import PersonId
from namyok.table.show import Show
from namyok.table.table import Table
from namyok.table.views import TableView
from namyok.wire.messages import (
    PROTOCOL,
    Chat,
    ChatLine,
    ClientMessage,
    Error,
    Halted,
    Hello,
    MessageId,
    ServerMessage,
    Ticket,
    View,
)

log = logging.getLogger("namyok.socket")

HELLO_WITHIN = 10.0
"""Seconds in which a new connection must say what it wants."""
MOST_LIMITED = 20
"""Answers "too much at once" before a flooding connection is closed."""
CHAT_SHOWN = 50


class _Named(msgspec.Struct):
    """What a message is called, whatever else is in it."""

    id: MessageId | None = None


_decode = msgspec.json.Decoder(ClientMessage).decode
_decode_name = msgspec.json.Decoder(_Named).decode


class Visitor(ABC):
    """Is answered by an outbox, so that a slow client holds up nobody."""

    __slots__ = (
        *("_address", "_busy", "_key", "_limited", "_line", "_outbox", "_screen", "_services"),
        *("_shown", "_step", "_version", "_work", "person", "table"),
    )

    def __init__(self, services: Services, way: Way, address: str) -> None:
        self._services = services
        self._address = address
        self._outbox = Outbox(way, self._newest_view)
        self._limited = 0
        self._busy = False
        self._work: asyncio.Task[None] | None = None
        self._line: Line | None = None
        self.table: Table | None = None
        self.person: PersonId | None = None
        self._key: Key = "code"
        self._shown: Show | None = None
        self._step = 0
        self._version = 0
        self._screen = ""
        services.connections.add(self)
        services.metrics.connections.inc()

    @property
    def is_screen(self) -> bool:
        """Whether it is a screen that was let in, which is nobody."""
        return self.person is None and self._key == "pass"

    def put(self, message: ServerMessage) -> None:
        """Send soon."""
        self._outbox.put(message)

    def leave(self, reason: Reason) -> None:
        """Say goodbye."""
        self._outbox.leave(reason)

    async def run(self, websocket: WebSocket) -> None:
        """Until the client has a line of its own, or goes, or has to."""
        closed = self._outbox.closed
        arriving = asyncio.create_task(self._arrive(websocket))
        try:
            await asyncio.wait((arriving, closed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._line is None:
                arriving.cancel()
                (outcome,) = await asyncio.gather(arriving, return_exceptions=True)
                self._note(outcome)
                self._end()
            else:
                closed.add_done_callback(self._end)

    def _note(self, outcome: BaseException | None) -> None:
        """Nobody else hears of what went wrong while somebody came in."""
        if isinstance(outcome, Exception):
            log.error("somebody could not come in", exc_info=outcome)
            self._services.metrics.notice("arrival_failed")

    def _end(self, _closed: object = None) -> None:
        """What was begun is done to its end, even if its client is gone."""
        if self._work is not None:
            self._work.add_done_callback(self._end)
            return
        self._outbox.stop()
        self._leave_table()
        self._services.metrics.connections.dec()
        self._services.connections.discard(self)
        self._services.limiter.left(self._address)

    def show(self) -> None:
        """Send the newest view, or say goodbye to who is no longer at the table."""
        table = self.table
        if table is not None and self.person in table.ledger.state.people:  # as nearly always
            self._outbox.show()
        elif self._was_removed():
            if not self._busy:  # who leaves of their own accord still gets the answer to that
                self.leave("removed")
        else:
            self._outbox.show()

    def _show_all(self) -> None:
        """Send the whole view, whatever has been sent before."""
        self._shown = None
        self.show()

    def _was_removed(self) -> bool:
        person, table = self.person, self.table
        if person is None or table is None or person in table.ledger.state.people:
            return False
        return person not in table.ledger.state.knocking

    def _newest_view(self) -> bytes | None:
        """What is new since the last time; None if nothing is.

        Whatever goes wrong with a view is its looker's alone, who may come back in a moment.
        """
        assert self.table is not None, "somebody is at a table"
        try:
            show, shown = self.table.show(self.person, self._key), self._shown
            if show is shown:
                return None
            self._shown = show
            change = show.change(self.person, shown)
            if change == b"":  # nobody must learn that somebody gave another card
                return None
            self._version = show.version
            self._step = step = self._step + 1
            if change is not None:
                return b'{"type":"change","step":%d,%b' % (step, change)
            view = cast(TableView, show.whole(self.person))  # it is one already, as JSON
            return encode(View(self._step, show.version, show.now, view))
        except Exception:
            log.exception("a view could not be made", extra={"person": self.person})
            self._services.metrics.notice("view_failed")
            self.leave("busy")
            return None

    async def _arrive(self, websocket: WebSocket) -> None:
        """Say who one is, see the table, and from then on be heard."""
        wire = wire_of(websocket.scope)
        try:
            hello = await asyncio.wait_for(self._read_hello(websocket), HELLO_WITHIN)
            device = self._services.device(websocket)
            table = None if hello is None else await self._enter(hello, device)
            if table is None:
                await asyncio.sleep(SEND_WITHIN)  # a goodbye is on its way
                return
            self._services.audiences.enter(table.row.id, self)
            await self._greet(table, hello is not None and hello.screen)
            await self._outbox.calm()
            if wire is not None:
                self._line = wire.move(self._hear, self._outbox.close)
                if self._line is not None:
                    self._outbox.way = self._line
                return
            while True:
                self._hear(await _receive(websocket))
        except (WebSocketDisconnect, TimeoutError):
            return
        except NoSuchTable:  # it was closed while somebody was on the way in
            self.leave("no_such_table")
            await asyncio.sleep(SEND_WITHIN)
        except Failed:
            log.exception("a table could not be read")
            self._services.health.doubt()
            self.put(Halted(True))
            self.leave("busy")
            await asyncio.sleep(SEND_WITHIN)  # a goodbye is on its way

    def _leave_table(self) -> None:
        if self.table is not None:
            self._services.audiences.leave(self.table.row.id, self)
            self.table.screens.went(self._screen, self._sent_away)
            if self.person is not None:
                self.table.attendance.disconnected(self.person)

    async def _read_hello(self, websocket: WebSocket) -> Hello | None:
        while True:
            message = self._read(await _receive(websocket))
            if isinstance(message, Hello):
                return message
            if message is not None:
                self._fail(None, "malformed", "hello_first")

    async def _enter(self, hello: Hello, device: str | None) -> Table | None:
        """The table and who it is; None, with a goodbye, if there is no such table."""
        if hello.protocol != PROTOCOL:
            self.leave("other_protocol")
            return None
        arrival = await known(self._services, hello)
        if arrival is None:
            limiter = self._services.limiter
            if not limiter.allows(LOOKUPS, self._address):
                self._fail(None, "limited", "too_much_at_once")
                self.leave("busy")
                return None
            arrival = await guess(self._services, hello, device)
            if arrival is None:
                self.leave("no_such_table")
                return None
            limiter.give_back(LOOKUPS, self._address)
        self.table, self.person, self._key = arrival.table, arrival.person, arrival.key
        self._screen = arrival.screen if arrival.screen is not None else secrets.token_hex(4)
        return self.table

    async def _greet(self, table: Table, screen: bool) -> None:
        if self.person is not None:
            try:
                await table.attendance.connected(self.person)
            except (Failed, Refused):  # a bot goes on standing in, and they see the table as it is
                log.exception("somebody's return could not be kept")
        if self.person in table.state.people:
            since = 0.0 if self._key == "link" else table.state.came_by_code.get(self.person, 0.0)
            rows = await self._services.store.chat(table.row.id, limit=CHAT_SHOWN)
            lines = map(ChatLine.of, rows)
            self.put(Chat(tuple(line for line in lines if line.at >= since)))
        elif screen and self._key == "pass":
            table.screens.shows(self._screen, self._sent_away)
        elif screen and self._key == "link" and not sees_door_only(table.state, None, "link"):
            self._screen_answered(True)
            return
        elif screen and self._may_knock(table):
            table.screens.came(self._screen, self._screen_answered)
        if self._services.health.is_halted:
            self.put(Halted(True))
        self.show()

    def _may_knock(self, table: Table) -> bool:
        return self._services.limiter.allows(DOOR, f"{table.row.id}/{self._address}")

    def _screen_answered(self, welcome: bool) -> None:
        """The host has let this screen in, or has not."""
        if not welcome:
            self.leave("removed")
            return
        assert self.table is not None, "a screen waits at a table"
        self._key = "pass"
        self.put(Ticket(self._services.signer.ticket(self.table.row.id, self._screen)))
        self.table.screens.shows(self._screen, self._sent_away)
        self.show()

    def _sent_away(self) -> None:
        """The host wants this screen to show the table no more."""
        self.leave("removed")

    def _read(self, frame: bytes) -> ClientMessage | None:
        """A message; None if it was none, or too much, and the client has been told."""
        if not self._services.limiter.allows(MESSAGES, self._address):
            self._limit(_name(frame))
            return None
        try:
            message: ClientMessage = _decode(frame)
        except UNREADABLE as error:
            self._fail(None, "malformed", "unreadable", why=str(error)[:200])
            self._services.metrics.commands.add("malformed")
            return None
        return message

    @abstractmethod
    def _hear(self, frame: bytes) -> None:
        """A message has come."""

    def _limit(self, id: str | None) -> None:
        self._limited += 1
        if self._limited > MOST_LIMITED:
            self.leave("flood")
        else:
            self._fail(id, "limited", "too_much_at_once")

    def _fail(
        self,
        id: str | None,
        cause: Literal["malformed", "refused", "conflict", "limited"],
        code: str,
        **facts: object,
    ) -> None:
        if code == "not_kept":
            self._services.health.doubt()
        self.put(Error(id, cause, code, facts))


def _name(frame: bytes) -> str | None:
    """Which message is refused unread: whoever sent it must not wait for its answer for ever."""
    try:
        return _decode_name(frame).id
    except UNREADABLE:
        return None


async def _receive(websocket: WebSocket) -> bytes:
    """One frame, text or not; what it says is for the decoder to judge."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""
