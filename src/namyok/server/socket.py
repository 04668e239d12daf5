"""One connection of one looker: commands in, whole views out."""

import asyncio
import logging
import secrets
import time
from typing import Literal, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from namyok.kernel import Refused
from namyok.kernel.text import clean, is_blank, length
from namyok.server.answers import UNREADABLE, origin_is_ours
from namyok.server.arrivals import Arrival, by_code, by_link, by_seat, by_ticket
from namyok.server.limits import CHAT, COMMANDS, DOOR, LOOKUPS, MESSAGES
from namyok.server.outbox import SEND_WITHIN, Outbox, encode
from namyok.server.services import Services, address
from namyok.server.words import clean_name
from namyok.store.ports import Failed, NoSuchTable
from namyok.table.door import Key
from namyok.table.ids import PersonId
from namyok.table.table import Stale, Table
from namyok.table.views import TableView
from namyok.wire.messages import (
    LONGEST_CHAT,
    Ack,
    CallMe,
    Chat,
    ChatLine,
    ClientMessage,
    Do,
    Error,
    Hello,
    Ping,
    Play,
    Pong,
    React,
    Reacted,
    Say,
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

_decode = msgspec.json.Decoder(ClientMessage).decode


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
        connection = Connection(websocket, services)
        services.connections.add(connection)
        services.metrics.connections.inc()
        try:
            await connection.run()
        finally:
            services.metrics.connections.dec()
            services.connections.discard(connection)
    finally:
        services.limiter.left(whose)


class Connection:
    """Reads in a task of its own and sends through an outbox, so a slow client holds up nobody."""

    def __init__(self, websocket: WebSocket, services: Services) -> None:
        self._socket = websocket
        self._services = services
        self._address = address(websocket)
        self._device = services.device(websocket)
        self._outbox = Outbox(websocket, self._newest_view_or_goodbye)
        self.put = self._outbox.put
        self.leave = self._outbox.leave
        self._limited = 0
        self._doing = asyncio.Lock()
        self.table: Table | None = None
        self.person: PersonId | None = None
        self._key: Key = "code"
        self._screen = secrets.token_hex(4)

    async def run(self) -> None:
        """Until the client goes or has to."""
        reader = asyncio.create_task(self._read_all())
        try:
            await asyncio.wait((reader, self._outbox.closed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._outbox.stop()
            async with (
                self._doing
            ):  # a command is carried out to its end, even if its client is gone
                reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    def show(self) -> None:
        """Send the newest view, or say goodbye to who is no longer at the table."""
        if self._was_removed():
            self._leave_when_answered()
        else:
            self._outbox.show()

    def _newest_view_or_goodbye(self) -> bytes | None:
        """Whatever goes wrong with a view is its looker's alone, who may come back in a moment."""
        try:
            return self._newest_view()
        except Exception:
            log.exception("a view could not be made", extra={"person": self.person})
            self._services.metrics.notice("view_failed")
            self.leave("busy")
            return None

    def _leave_when_answered(self) -> None:
        """Who has just left of their own accord still gets the answer to that."""
        if not self._doing.locked():
            self.leave("removed")

    def _was_removed(self) -> bool:
        if self.table is None or self.person is None:
            return False
        state = self.table.state
        return self.person not in state.people and self.person not in state.knocking

    def _newest_view(self) -> bytes:
        assert self.table is not None, "somebody is at a table"
        table = self.table
        view = cast(TableView, table.view(self.person, self._key))  # it is one already, as JSON
        return encode(View(table.version, self._services.house.now(), view))

    async def _read_all(self) -> None:
        try:
            hello = await asyncio.wait_for(self._read_hello(), HELLO_WITHIN)
            table = None if hello is None else await self._enter(hello)
            if table is None:
                await asyncio.sleep(SEND_WITHIN)  # a goodbye is on its way
                return
            self._services.audiences.enter(table.row.id, self)
            await self._greet(table, hello is not None and hello.screen)
            while True:
                await self._handle(table, await self._receive())
        except (WebSocketDisconnect, TimeoutError):
            return
        except Failed:
            log.exception("a table could not be read")
            self.leave("busy")
            await asyncio.sleep(SEND_WITHIN)  # a goodbye is on its way
        finally:
            if self.table is not None:
                self._services.audiences.leave(self.table.row.id, self)
                self.table.screen_went(self._screen)
                if self.person is not None:
                    self.table.disconnected(self.person)

    async def _receive(self) -> str | bytes:
        """One frame, text or not; what it says is for the decoder to judge."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        frame: str | bytes | None = message.get("text")
        return frame if frame is not None else message.get("bytes") or b""

    async def _read_hello(self) -> Hello | None:
        while True:
            message = self._read(await self._receive())
            if isinstance(message, Hello):
                return message
            if message is not None:
                self._fail(None, "malformed", "hello_first")

    async def _enter(self, hello: Hello) -> Table | None:
        """The table and who it is; None, with a goodbye, if there is no such table."""
        arrival = await self._known(hello)
        if arrival is None:
            limiter = self._services.limiter
            if not limiter.allows(LOOKUPS, self._address):
                self._fail(None, "limited", "too_much_at_once")
                self.leave("busy")
                return None
            arrival = await self._guess(hello)
            if arrival is None:
                self.leave("no_such_table")
                return None
            limiter.give_back(LOOKUPS, self._address)
        self.table, self.person, self._key = arrival.table, arrival.person, arrival.key
        return self.table

    async def _known(self, hello: Hello) -> Arrival | None:
        """Who has something that we have signed is no guesser."""
        arrival = await by_seat(self._services, hello.seat) if hello.seat else None
        if arrival is None and hello.ticket:
            arrival = await by_ticket(self._services, hello.ticket)
        return arrival

    async def _guess(self, hello: Hello) -> Arrival | None:
        nobody = hello.screen or hello.seat is not None
        device = None if nobody else self._device
        arrival = await by_link(self._services, hello.table, device)
        return arrival or await by_code(self._services, hello.table, device)

    async def _greet(self, table: Table, screen: bool) -> None:
        if self.person is not None:
            try:
                await table.connected(self.person)
            except (Failed, Stale):  # a bot goes on standing in, and they see the table as it is
                log.exception("somebody's return could not be kept")
        if self.person in table.state.people:
            since = 0.0 if self._key == "link" else table.state.came_by_code.get(self.person, 0.0)
            rows = await self._services.store.chat(table.row.id, limit=CHAT_SHOWN)
            lines = (ChatLine(row.id, row.person, row.text, row.at) for row in rows)
            self.put(Chat(tuple(line for line in lines if line.at >= since)))
        elif screen and self._key != "pass" and self._may_knock(table):
            table.screen_came(self._screen, self._screen_answered)
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
        self.put(Ticket(self._services.signer.ticket(self.table.row.id)))
        self.show()

    def _read(self, frame: str | bytes) -> ClientMessage | None:
        """A message; None if it was none, or too much, and the client has been told."""
        if not self._services.limiter.allows(MESSAGES, self._address):
            self._limit(None)
            return None
        try:
            message: ClientMessage = _decode(frame)
        except UNREADABLE as error:
            self._fail(None, "malformed", "unreadable", why=str(error)[:200])
            self._services.metrics.commands.labels("malformed").inc()
            return None
        return message

    async def _handle(self, table: Table, frame: str | bytes) -> None:
        message = self._read(frame)
        match message:
            case Do() | Play():
                async with self._doing:
                    await self._do(table, message)
                if self._was_removed():
                    self.show()
            case Say(id, text):
                await self._say(table, id, text)
            case CallMe(id, name):
                await self._call(table, id, name)
            case React(sign):
                if self.person in table.state.people and self._within(CHAT):
                    self._tell_all(table, Reacted(self.person or "", sign))
            case Ping(seen):
                self.put(Pong(table.version))
                if seen != table.version:
                    self.show()
            case Hello():
                self._fail(None, "malformed", "hello_once")
            case None:
                pass

    def _within(self, rate: object) -> bool:
        assert self.table is not None, "somebody is at a table"
        whose = f"{self.table.row.id}/{self.person or self._address}"
        return self._services.limiter.allows(rate, whose)  # type: ignore[arg-type]

    async def _do(self, table: Table, message: Do | Play) -> None:
        began = time.perf_counter()
        outcome = "done"
        if not self._within(COMMANDS):
            outcome = "limited"
            self._limit(message.id)
        elif self.person is None:
            outcome = "refused"
            self._fail(message.id, "refused", "not_at_the_table")
        else:
            try:
                self.put(Ack(message.id, await _carried_out(table, self.person, message)))
            except UNREADABLE as error:
                outcome = "malformed"
                self._fail(message.id, "malformed", "unreadable", why=str(error)[:200])
            except Refused as refused:
                outcome = "refused"
                self._fail(message.id, "refused", refused.code, **refused.facts)
            except Stale:
                outcome = "conflict"
                self._fail(message.id, "conflict", "round_is_over")
                self.show()
            except Failed:
                outcome = "failed"
                log.exception("a command could not be kept")
                self._fail(message.id, "conflict", "not_kept")
        self._services.metrics.commands.labels(outcome).inc()
        self._services.metrics.command.observe(time.perf_counter() - began)

    async def _say(self, table: Table, id: str, text: str) -> None:
        text = clean(text)
        if self.person is None or self.person not in table.state.people:
            self._fail(id, "refused", "not_at_the_table")
        elif not self._within(CHAT):
            self._limit(id)
        elif is_blank(text):
            self._fail(id, "refused", "chat_empty")
        elif length(text) > LONGEST_CHAT:
            self._fail(id, "refused", "chat_too_long", longest=LONGEST_CHAT, length=length(text))
        else:
            now = self._services.house.now()
            try:
                line = await table.say(self.person, id, text, now)
            except (Failed, NoSuchTable):
                log.exception("words could not be kept")
                self._fail(id, "conflict", "not_kept")
                return
            self.put(Ack(id, table.version))
            if line is not None:
                self._tell_all(table, Chat((ChatLine(line, self.person, text, now),)))

    async def _call(self, table: Table, id: str, name: str) -> None:
        if self.person is None:
            self._fail(id, "refused", "not_at_the_table")
            return
        if not self._within(CHAT):
            self._limit(id)
            return
        try:
            await table.rename(self.person, clean_name(name))
            self.put(Ack(id, table.version))
        except Refused as refused:
            self._fail(id, "refused", refused.code, **refused.facts)
        except (Failed, NoSuchTable):
            log.exception("a name could not be kept")
            self._fail(id, "conflict", "not_kept")

    def _tell_all(self, table: Table, message: ServerMessage) -> None:
        """To everybody inside, on this node; what is kept is seen by the others at their hello."""
        for other in self._services.audiences.of(table.row.id):
            if other.person in table.state.people:
                other.put(message)

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
        self.put(Error(id, cause, code, facts))
