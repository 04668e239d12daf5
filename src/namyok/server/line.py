"""The line to somebody who has come in: frames in and out, with as little as that takes.

uvicorn shakes hands and hears the first word; then the transport is this one's, and what it took to
get there is let go. Whole texts are heard where they arrive. All else that frames can be goes to
the library, which is there for as long as something is unfinished.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.speedups import apply_mask

from namyok.server.frames import MASKED, PLAIN, PONG, CountedFrames, Toll, head, measure

Hear: TypeAlias = Callable[[bytes], None]
"""Told of every message; what it says is for the decoder to judge."""

GONE_WITHIN = 15.0
"""Seconds between our end of a connection and its real end."""
BEATS = 16
"""Seconds; who is silent from one beat to the next is asked whether they are there, and a beat
later given up. A page says something every 15 s by itself, so hardly anybody is asked."""
_PING = b"\x89\x00"
_DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


class Pulse:
    """Asks who has been silent for a while, a share of all each second: one clock serves all."""

    __slots__ = ("_joined", "_lines", "_second", "_timer")

    def __init__(self) -> None:
        self._lines: list[set[Line]] = [set() for _ in range(BEATS)]
        self._joined = 0
        self._second = 0
        self._timer: asyncio.TimerHandle | None = None

    def join(self, line: "Line") -> set["Line"]:
        """One more to ask; those who are asked together."""
        self._joined += 1
        lines = self._lines[self._joined % BEATS]
        lines.add(line)
        if self._timer is None:
            self._wait()
        return lines

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(1.0, self._beat)

    def _beat(self) -> None:
        self._second += 1
        for line in tuple(self._lines[self._second % BEATS]):
            line.ask()
        self._timer = None
        if any(self._lines):
            self._wait()


class Line(asyncio.Protocol):
    """One connection. ``members`` are those whom the server closes when it stops."""

    __slots__ = (
        *("_asked_with", "_fragments", "_hear", "_held", "_is_closing", "_library", "_longest"),
        *("_lost", "_members", "_rest", "_silent", "_timer", "_toll", "_transport", "_writable"),
        *("_writable_again",),
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        toll: Toll,
        longest: int,
        members: set[Any],
        pulse: Pulse,
        hear: Hear,
        lost: Callable[[], None],
    ) -> None:
        """``lost`` is told when there is nobody any more."""
        self._transport = transport
        self._toll = toll
        self._longest = longest
        self._members = members
        self._hear = hear
        self._lost = lost
        self._rest = b""
        self._library: CountedFrames | None = None
        self._fragments: list[bytes] = []
        self._held = False
        self._is_closing = False
        self._writable = True
        self._writable_again: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._silent = 0
        self._asked_with = pulse.join(self)
        members.add(self)

    def go_on(self, library: CountedFrames, fragments: list[bytes], rest: bytes) -> None:
        """From where somebody else has stopped reading."""
        if library.current_size is None:
            library.let_go()
        else:
            self._library, self._fragments = library, fragments
        if rest:
            self.data_received(rest)

    def write_now(self, texts: Sequence[bytes]) -> bool:
        """Send texts in UTF-8, a frame each; False, with nothing sent, if they are not read."""
        transport = self._transport
        if not self._writable or self._is_closing or transport.is_closing():
            return False
        if len(texts) == 1:  # as nearly always
            (text,) = texts
            transport.write(head(len(text)) + text)
        else:
            transport.write(b"".join([head(len(text)) + text for text in texts]))
        return True

    async def send(self, text: bytes) -> None:
        """Wait until the text is taken; raises ConnectionError if there is nobody any more."""
        while not self._writable:
            if self._writable_again is None:
                self._writable_again = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._writable_again)
        if not self.write_now((text,)):
            raise ConnectionError("the client is gone")

    async def close(self, code: int) -> None:
        """Say that it is over; whoever does not take our last words is not waited for."""
        if not self._is_closing:
            self._end(code)
            self._timer = asyncio.get_running_loop().call_later(GONE_WITHIN, self.abort)

    def abort(self) -> None:
        """Be gone at once."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The server stops."""
        if not self._is_closing:
            self._end(1012)
        self._transport.close()

    def hold(self, on: bool) -> None:
        """Whether nothing more shall be read for now."""
        if on is not self._held and not self._transport.is_closing():
            self._held = on
            (self._transport.pause_reading if on else self._transport.resume_reading)()

    def ask(self) -> None:
        """Whoever has said nothing since the last beat is asked, and gone if they don't answer."""
        if self._is_closing or self._held or not self._writable:
            return
        self._silent += 1
        if self._silent == 2:
            self._transport.write(_PING)
        elif self._silent > 2:
            self._end(1011)
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._silent = 0
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while at < end:
            start, stop = measure(data, at)
            if not start:
                break
            first, is_masked = data[at], data[at + 1] & MASKED
            if not is_masked or stop - start > self._longest:
                self._rest = b""
                self._odd(data[at:start])  # the head alone is enough to refuse it
                self._is_closing = True
                return
            if stop > end:
                break
            plain = first in (PLAIN, PONG) and self._library is None
            if not (plain and self._toll.affords(stop - start)):
                self._odd(data[at:stop])
            elif first == PLAIN and not self._is_closing:
                self._hear(apply_mask(data[start:stop], data[start - 4 : start]))
            if self._transport.is_closing():
                return
            at = stop
        self._rest = data[at:]

    def _odd(self, frame: bytes) -> None:
        """Everything but a whole text that has been paid for: the library knows all the rules."""
        library: CountedFrames | None
        library = self._library or CountedFrames(self._longest, self._toll, State.OPEN)
        library.receive_data(frame)
        for event in library.events_received():
            if isinstance(event, Frame) and event.opcode in _DATA:
                fragments = self._fragments if event.opcode is Opcode.CONT else []
                self._fragments = [*fragments, bytes(event.data)]
                if event.fin and not self._is_closing:
                    text, self._fragments = b"".join(self._fragments), []
                    self._hear(text)
        self._transport.write(b"".join(library.data_to_send()))
        if library.close_rcvd is not None or library.parser_exc is not None:
            self._is_closing = True
            self._transport.close()
        if library.state is State.OPEN and library.current_size is None:
            library.let_go()
            library = None
        self._library = library

    def _end(self, code: int) -> None:
        library = self._library or CountedFrames(self._longest, self._toll, State.OPEN)
        if library.state is State.OPEN:
            library.send_close(code)
            self._transport.write(b"".join(library.data_to_send()))
        self._library = library
        self._is_closing = True

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        self._writable = True
        if self._writable_again is not None:
            self._writable_again.set_result(None)
            self._writable_again = None

    def connection_lost(self, _error: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._is_closing = True
        self._members.discard(self)
        self._asked_with.discard(self)
        self._toll.count()
        if self._toll.gate is not None:
            self._toll.gate.socket_left()
        if self._library is not None:
            self._library.let_go()
        self.resume_writing()  # whoever waits learns that there is nobody
        self._lost()
