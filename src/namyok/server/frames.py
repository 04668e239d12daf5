"""Frames of sockets: where each begins and ends, and what everybody pays for them.

Every frame that comes is counted, control frames and fragments too: below the messages there are
frames that cost us work and never become one.
"""

import logging

from websockets.exceptions import ProtocolError
from websockets.frames import BINARY, CONT, TEXT, Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from namyok.server.gate import Gate, Neighbour
from namyok.server.limits import Purse, Rate

FRAMES_OF_ONE = Rate(240, 60)
"""Of one connection: frames, whatever is in them; one more counts for each kilobyte."""
KILOBYTE = 1024
MOST_FRAGMENTS = 64
"""Of one message, whatever stands between them; ours fit into one frame."""
PAID_AT_ONCE = 16.0
PLAIN, PONG = 0x81, 0x8A
"""The first bytes of a whole text and of the answer to a ping (RFC 6455, 5.2)."""
MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""What stands for a longer length."""
_log = logging.getLogger("uvicorn.error")


def measure(data: bytes, at: int) -> tuple[int, int]:
    """Where the content of the frame at a place begins and ends; zeros if its head is not whole."""
    left = len(data) - at
    if left < 2:
        return 0, 0
    second = data[at + 1]
    size, start = second & 0x7F, at + (6 if second & MASKED else 2)
    if size == _TWO_BYTES:
        size, start = int.from_bytes(data[at + 2 : at + 4]), start + 2
    elif size == _EIGHT_BYTES:
        size, start = int.from_bytes(data[at + 2 : at + 10]), start + 8
    return (start, start + size) if start - at <= left else (0, 0)


def head(length: int) -> bytes:
    """What stands before a whole text without a mask and without extensions."""
    if length < _TWO_BYTES:
        return b"\x81%c" % length
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


class Toll:
    """What one connection pays for the frames that it sends."""

    __slots__ = ("_fragments", "_frames", "_paid", "_purse", "gate", "neighbour")

    def __init__(self) -> None:
        self.neighbour: Neighbour | None = None
        self.gate: Gate | None = None
        self._purse = Purse(FRAMES_OF_ONE)
        # The first frames are paid for with the arrival: a class that comes at once is no flood.
        self._paid = PAID_AT_ONCE
        self._frames = 0
        self._fragments = 0

    def affords(self, size: int) -> bool:
        """Count a frame that can be paid for; False, with nothing counted, if it can't."""
        cost = 1 + size / KILOBYTE
        if self._paid < cost and self._fault(PAID_AT_ONCE + cost - self._paid) is not None:
            return False
        self._paid -= cost
        self._frames += 1
        return True

    def take(self, frame: Frame) -> None:
        """Count any frame; raises ProtocolError when there are too many."""
        self._frames += 1
        self._paid -= 1 + len(frame.data) / KILOBYTE
        if self._paid < 0:
            fault = self._fault(PAID_AT_ONCE - self._paid)
            if fault is not None:
                raise self._too_much(fault)
        if frame.opcode is CONT:
            self._fragments += 1
            if self._fragments > MOST_FRAGMENTS:
                raise self._too_much("too many fragments")
        elif frame.opcode is TEXT or frame.opcode is BINARY:
            self._fragments = 0

    def _fault(self, cost: float) -> str | None:
        """Pay for some frames in advance: looking at a clock for each would cost more than the
        rest. None, or why it can't be done."""
        if not self._purse.pay(cost):
            return "too much at once"
        if self.neighbour is not None and not self.neighbour.frames.pay(cost):
            return "too much at once from one address"
        self._paid += cost
        self.count()
        return None

    def _too_much(self, what: str) -> ProtocolError:
        if self.gate is not None:
            self.gate.metrics.turn_away("frames")
        return ProtocolError(what)

    def count(self) -> None:
        """Tell of the frames since the last time."""
        if self.gate is not None:
            self.gate.metrics.frames.inc(self._frames)
        self._frames = 0


class CountedFrames(ServerProtocol):
    """Parses frames one by one, and stops in the middle of a read when there are too many."""

    def __init__(self, max_size: int, toll: Toll, state: State = State.CONNECTING) -> None:
        super().__init__(max_size=max_size, logger=_log, state=state)
        self.toll = toll

    def recv_frame(self, frame: Frame) -> None:
        self.toll.take(frame)
        super().recv_frame(frame)

    def let_go(self) -> None:
        """It holds itself by its parser, and would wait for the collector."""
        self.parser.close()
