"""The bus of several nodes, over NATS.

A node says each second that it lives. Who is not heard of for a while is gone; while NATS itself
is away nobody can be heard, and so nobody is gone.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from namyok.bus.local import LocalBus
from namyok.bus.ports import Bus, Ears, Tick, Unsubscribe
from namyok.kernel import Value

log = logging.getLogger("namyok.bus")

FORMAT = 2
"""Of what nodes tell each other; nodes of another one can't work side by side."""
BEAT = 1.0
"""Seconds between two signs of life."""
GONE_AFTER = 4.0
"""Seconds without one after which a node is gone."""
ANSWER_WITHIN = 0.3
"""Seconds in which the others have surely said who they are."""
CONNECT_WITHIN = 5.0
MOST_UNSENT = 10_000
"""Messages that may wait; more are lost, as the others are told anew by and by."""


class Unfit(RuntimeError):
    """This node can't work with the others, or can't reach them; why, in one line."""


class Alive(Value, frozen=True):
    """A sign of life."""

    node: str
    mark: str
    """What the nodes must have in common, such as the key they sign with."""
    format: int


class NatsBus(Bus):
    """Made by ``open``."""

    is_shared = True

    def __init__(self, client: Client, mark: str) -> None:
        self.node = secrets.token_hex(8)
        self._client = client
        self._own = Alive(self.node, mark, FORMAT)
        self._local = LocalBus()
        self._heard: dict[str, float] = {}
        self._strangers: dict[str, Alive] = {}
        self._ears: dict[str, list[Ears]] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._outgoing: deque[Callable[[], Awaitable[object]]] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._is_closing = False

    @classmethod
    async def open(cls, url: str, mark: str) -> "NatsBus":
        """Connect, and hear who else is there; Unfit if nobody answers or they are not like us."""
        where = f"nats://{urlsplit(url).hostname}:{urlsplit(url).port or 4222}"
        client = Client()
        bus = cls(client, mark)
        why: deque[Exception] = deque(maxlen=1)  # there is one a second while NATS is away

        async def failed(error: Exception) -> None:
            why.append(error)
            log.debug("NATS: %s", error)

        try:
            await asyncio.wait_for(
                client.connect(
                    url,
                    name="namyok",
                    error_cb=failed,
                    disconnected_cb=bus._lost,
                    reconnected_cb=bus._found,
                    closed_cb=bus._closed,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    connect_timeout=2,
                    ping_interval=2,
                    max_outstanding_pings=2,
                ),
                CONNECT_WITHIN,
            )
        except (TimeoutError, OSError, NatsError, ValueError) as error:
            with suppress(Exception):
                await client.close()
            reason = str(why[-1] if why else error).split("\n")[0] or "nobody answers"
            raise Unfit(f"{where}: {reason}") from error
        await client.subscribe("namyok.alive", cb=bus._signed)
        await client.flush()
        bus._say_alive()
        await asyncio.sleep(ANSWER_WITHIN)
        for other in bus._strangers.values():
            await client.close()
            same = other.format == bus._own.format
            what = "signs with another key" if same else "is of another release"
            raise Unfit(f"{where}: another node there {what}; is --store the same, and --bus?")
        bus._beating = asyncio.create_task(bus._beat())
        return bus

    async def close(self) -> None:
        self._is_closing = True
        if self._beating is not None:
            self._beating.cancel()
        with suppress(Exception):
            await asyncio.wait_for(self._flush(), 1)
        with suppress(Exception):
            await asyncio.wait_for(self._client.close(), 1)

    async def _flush(self) -> None:
        if self._sending is not None:
            await self._sending
        await self._client.flush()

    # What this node says

    def publish(self, table: str, version: int) -> None:
        self._local.publish(table, version)
        self._put(table, b"%s t %d" % (self.node.encode(), version))

    def send(self, table: str, note: bytes) -> None:
        self._put(table, b"%s n %b" % (self.node.encode(), note))

    def wake(self, table: str, version: int) -> None:
        self._local.wake(table, version)

    def subscribe(self, table: str, callback: Tick) -> Unsubscribe:
        return self._local.subscribe(table, callback)

    def _put(self, table: str, data: bytes) -> None:
        subject = _subject(table)
        self._do(lambda: self._client.publish(subject, data))

    def _do(self, work: Callable[[], Awaitable[object]]) -> None:
        """All that goes out goes in order: whoever asks hears the answer."""
        if len(self._outgoing) < MOST_UNSENT:
            self._outgoing.append(work)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outgoing:
                with suppress(NatsError, OSError):  # lost: the others are told anew by and by
                    await self._outgoing.popleft()()
        finally:
            self._sending = None

    def _say_alive(self) -> None:
        alive = msgspec.json.encode(self._own)
        self._do(lambda: self._client.publish("namyok.alive", alive))

    # What others say

    def listen(self, table: str, ears: Ears) -> Unsubscribe:
        if table not in self._ears:
            self._ears[table] = []
            self._do(lambda: self._begin_to_hear(table))
        self._ears[table].append(ears)

        def leave() -> None:
            listening = self._ears.get(table, [])
            if ears in listening:
                listening.remove(ears)
                if not listening:
                    del self._ears[table]
                    self._do(lambda: self._stop_hearing(table))

        return leave

    async def _begin_to_hear(self, table: str) -> None:
        async def heard(message: Msg) -> None:
            self._hear(table, message.data)

        self._subscriptions[table] = await self._client.subscribe(_subject(table), cb=heard)

    async def _stop_hearing(self, table: str) -> None:
        subscription = self._subscriptions.pop(table, None)
        if subscription is not None:
            await subscription.unsubscribe()

    def _hear(self, table: str, data: bytes) -> None:
        node, kind, body = data.split(b" ", 2)
        if node == self.node.encode():
            return
        self._lives(node.decode())
        for ears in tuple(self._ears.get(table, ())):
            try:
                if kind == b"t":
                    ears.ticked(int(body))
                else:
                    ears.noted(node.decode(), body)
            except Exception:
                log.exception("what another node said could not be heard")

    async def _signed(self, message: Msg) -> None:
        try:
            alive = msgspec.json.decode(message.data, type=Alive)
        except msgspec.DecodeError:
            return
        if alive.node == self.node:
            return
        if (alive.mark, alive.format) != (self._own.mark, self._own.format):
            if alive.node not in self._strangers:
                self._strangers[alive.node] = alive
                if self._beating is not None:  # it is the stranger who has to go
                    log.error("a node with another key or of another release uses the same bus")
                self._say_alive()
            return
        if alive.node not in self._heard:
            self._say_alive()
        self._lives(alive.node)

    def _lives(self, node: str) -> None:
        """Whatever it says shows that it lives: so whoever was heard of is missed in the end."""
        self._heard[node] = time.monotonic()
        self.others = len(self._heard)

    def _wait_anew(self) -> None:
        """Others could not be heard: their silence counts from now on."""
        self._heard = dict.fromkeys(self._heard, time.monotonic())

    async def _beat(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(BEAT)
            if self.is_away:
                continue
            self._say_alive()
            if time.monotonic() - before > BEAT + GONE_AFTER / 2:
                self._wait_anew()  # this node stood still, and has not heard yet what they said
            silent = time.monotonic() - GONE_AFTER
            for node in [node for node, heard in self._heard.items() if heard < silent]:
                del self._heard[node]
                self.others = len(self._heard)
                log.warning("a node is gone", extra={"node": node})
                self.gone(node)

    async def _lost(self) -> None:
        if not self.is_away and not self._client.is_closed:
            self.is_away = True
            log.warning("the bus is away: other nodes are followed by asking the store")

    async def _closed(self) -> None:
        """The client has given up for good, as it does after some errors of the server."""
        if self._beating is not None and not self._is_closing:
            self.is_away = True
            log.error("the bus is closed to this node until it is started anew")

    async def _found(self) -> None:
        log.warning("the bus is back")
        self._wait_anew()
        self.is_away = False
        self._say_alive()
        self.back()


def _subject(table: str) -> str:
    return f"namyok.table.{table.encode().hex()}"
