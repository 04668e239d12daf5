"""Worker processes for the server: asked from the event loop, replaced when a file ends one."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path

import msgspec

from namyok.decks.own.archive import Entry
from namyok.decks.own.painting import Crop, Painted
from namyok.decks.own.queue import FairQueue
from namyok.decks.own.worker import LENGTH, AnyJob, Cut, Done, ListZip, No, Paint
from namyok.decks.pictures import CardPicture
from namyok.kernel import Refused

WORKERS = 3
OF_ONE_ADDRESS = 2
"""Workers that paint for the same address; a large deck still keeps two cores busy."""
LONGEST_WAIT = 120.0
"""Seconds for one job, on however busy a machine; the worker has a stricter clock."""


class Easel:
    """A few workers, each at one file; they start with the first file and rest with ``close``."""

    def __init__(self, workers: int = WORKERS, of_one: int = OF_ONE_ADDRESS) -> None:
        self._queue = FairQueue(workers, of_one)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._decoder = msgspec.msgpack.Decoder(Done | No)

    async def paint(self, path: Path, place: int | None = None, whose: str = "") -> Painted:
        """Make a card of a file, or of a place in a zip, for an address."""
        painted = (await self._do(Paint(str(path), place), whose)).painted
        assert painted is not None, "a painter paints"
        return painted

    async def cut(self, path: Path, crop: Crop, whose: str = "") -> CardPicture:
        """Cut another card out of a whole picture."""
        card = (await self._do(Cut(str(path), crop), whose)).card
        assert card is not None, "a cutter cuts"
        return card

    async def entries(self, path: Path, whose: str = "") -> tuple[Entry, ...]:
        """What is in a zip."""
        return (await self._do(ListZip(str(path)), whose)).entries

    async def close(self) -> None:
        """Let all workers go, even those at work."""
        for process in (*self._idle, *self._busy):
            await _end(process)
        self._idle.clear()

    async def rest(self) -> None:
        """Let workers go that nobody needs at the moment."""
        while self._idle:
            await _end(self._idle.pop())

    async def _do(self, job: AnyJob, whose: str) -> Done:
        async with self._queue.place(whose):
            process = self._rested() or await _start()
            self._busy.add(process)
            try:
                answer = await asyncio.wait_for(self._ask(process, job), LONGEST_WAIT)
            except (EOFError, OSError, TimeoutError) as error:
                await _end(process)
                raise Refused("picture_too_hard") from error
            except BaseException:  # whoever asked is gone, and the answer would confuse the next
                await _end(process)
                raise
            finally:
                self._busy.discard(process)
            self._idle.append(process)
        if isinstance(answer, No):
            raise Refused(answer.code, **answer.facts)
        return answer

    def _rested(self) -> Process | None:
        """A worker that waits for a file; one that something has ended meanwhile is none."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        return None

    async def _ask(self, process: Process, job: AnyJob) -> Done | No:
        assert process.stdin is not None and process.stdout is not None, "they are pipes"
        request = msgspec.msgpack.encode(job)
        process.stdin.write(LENGTH.pack(len(request)) + request)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        answer: Done | No = self._decoder.decode(await process.stdout.readexactly(length))
        return answer


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "namyok.decks.own.worker"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        start_new_session=True,  # Ctrl-C in a terminal is for the server, which closes the easel
    )


async def _end(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
