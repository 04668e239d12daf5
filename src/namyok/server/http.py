"""uvicorn's HTTP with bounds: on what a request may hold, how long it takes, how many there are.

A proxy in front would have such bounds too; a server that friends run at home has none in front.
"""

import asyncio
from typing import Any, cast

from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from namyok.decks.build import MOST_MEGABYTES
from namyok.server.gate import Gate, Neighbour
from namyok.server.protocol import QuickWebSocket

MOST_HEAD = 32_768
"""Bytes of a request that are not its body: headers, trailers, the frames of chunks."""
MOST_HEADERS = 100
MOST_URL = 2_000
"""Bytes of an address; ours have about a hundred."""
MOST_BODY = (MOST_MEGABYTES + 1) * 1_000_000
"""Bytes; only a zip of pictures comes near, and its route counts for itself."""
MOST_PIPELINED = 8
"""Requests that wait on one connection while another is answered; browsers send none so."""
HEAD_WITHIN = 10.0
"""Seconds for all headers of a request, from the moment it could have been sent."""
BODY_GRACE = 30.0
"""Seconds for any body, however small."""
SLOWEST = 1_000
"""Bytes a second of a body beyond that."""
TAKEN_WITHIN = 30.0
"""Seconds in which somebody who is sent something must take some of it."""


class _Beyond(Exception):
    """A request is beyond a bound."""


class _Patient:
    """A connection as its answer sees it: not closed while somebody still sends.

    To close it then would make the system drop the answer together with what was not read.
    """

    def __init__(self, connection: "BoundedHttp") -> None:
        self._connection = connection
        self.write = connection.transport.write
        self.is_closing = connection.transport.is_closing

    def close(self) -> None:
        self._connection.leave()


class BoundedHttp(HttpToolsProtocol):
    """One connection, which asks and is answered, and may become a socket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = Gate.of(server_state, config, app_state)
        self._neighbour: Neighbour | None = None
        self._answering: RequestResponseCycle | None = None
        self._status = 400
        self._in_head = True
        self._in_body = self._leaving = False
        self._since = 0.0
        self._chunk = self._taken = self._body = 0
        self._unsent = 0
        self._unsent_since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self.loop.time()
        self._neighbour = self._gate.neighbour(self.client[0] if self.client else None)
        if not self._gate.lets_in(self, self._neighbour):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.caller_left(self, self._neighbour)
        self._stop_answering()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        cycle.transport = cast("asyncio.Transport", _Patient(self))
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        """There is nobody to answer; uvicorn itself tells only the last of pipelined requests."""
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def data_received(self, data: bytes) -> None:
        self._chunk = len(data)
        self._taken += self._chunk
        super().data_received(data)
        if self._taken - self._body > MOST_HEAD + self._body // 8 and not self._is_over:
            self._status = 431
            self._gate.metrics.turn_away("status 431")
            self.send_400_response("Too much beside the body.")

    @property
    def _is_over(self) -> bool:
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong, unless an answer to something else is on its way; then close."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.drop()
            return
        self.transport.write(
            STATUS_LINE[self._status]
            + b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            + f"content-length: {len(msg)}\r\n\r\n{msg}".encode("ascii")
        )
        self.transport.close()

    def on_message_begin(self) -> None:
        self._taken, self._body = self._chunk, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_URL:
            self._beyond(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._beyond(431)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        self._since = self.loop.time()
        neighbour = self._neighbour
        if neighbour is not None and not neighbour.requests.pay(1):
            self._beyond(429)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._beyond(429)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > MOST_BODY:
            self._beyond(413)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()
        if self._leaving:
            self.transport.close()
        self._expect_another()

    def leave(self) -> None:
        """Close when what is being sent has come whole; it is not kept."""
        self._leaving = True
        if not self._in_body or self.cycle is not self._answering:
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_another()

    def _expect_another(self) -> None:
        """Wait for the next request, once this one has come whole and is answered."""
        answered = self.cycle is not None and self.cycle.response_complete
        if answered and not self.pipeline and not self._in_body:
            self._in_head = True
            self._since = self.loop.time()

    def _beyond(self, status: int) -> None:
        self._status = status
        self._gate.metrics.turn_away(f"status {status}")
        raise _Beyond  # the parser stops, and uvicorn calls send_400_response

    def handle_websocket_upgrade(self) -> None:
        if not self._gate.lets_upgrade():
            self._status = 503
            self.send_400_response("No room for another socket.")
            return
        self._gate.caller_left(self, self._neighbour)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, QuickWebSocket):
            socket.came_through(self._gate, self._neighbour)
        else:
            self._gate.socket_left()  # another library's: it can't be counted

    @property
    def is_waiting(self) -> bool:
        return self._in_head and not self.transport.is_closing()

    def is_late(self, now: float) -> bool:
        if self._in_head and now > self._since + HEAD_WITHIN:
            return True
        if self._in_body and now > self._since + BODY_GRACE + self._body / SLOWEST:
            return True
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent != self._unsent:
            self._unsent, self._unsent_since = unsent, now
        return now > self._unsent_since + TAKEN_WITHIN

    def drop(self) -> None:
        self._stop_answering()
        self.transport.abort()
