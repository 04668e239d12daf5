"""The process that opens strangers' files: ``python -m namyok.decks.own.worker``.

Requests come in on its input and answers go out on its output, each a MessagePack value behind its
length. It may not write files, has little memory, and a job that takes too long ends it: all that
an evil file can harm is this process, and the next one takes its place.
"""

import os
import resource
import struct
import sys
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from namyok.decks.own.archive import Entry, entries, is_zip, read_entry
from namyok.decks.own.painting import Crop, Painted, cut, paint
from namyok.decks.pictures import CardPicture
from namyok.kernel import Refused, Value

MEMORY = 1_000_000_000
"""Bytes of address space; a picture of 40 megapixels needs less than half of it."""
CPU_SECONDS = 12
"""For one job; a large photo takes one or two."""
PATIENCE = 10
"""How much a painter yields to the server, in the kernel's steps of niceness."""
LENGTH = struct.Struct("!I")


class Job(Value, frozen=True, tag=True):
    """Something to be done with a file."""

    path: str
    """Where it lies."""


class Paint(Job, frozen=True):
    """Make a card of a picture, or of one in a zip."""

    place: int | None = None
    """Where in the zip's list; None: the file itself is the picture."""


class Cut(Job, frozen=True):
    """Cut another card out of a whole picture."""

    crop: Crop


class ListZip(Job, frozen=True):
    """Say what is in a zip."""


class No(Value, frozen=True, tag=True):
    """A refusal on its way home."""

    code: str
    facts: dict[str, Any]


class Done(Value, frozen=True, tag=True):
    """What a job came to: the one of these that was asked for."""

    painted: Painted | None = None
    card: CardPicture | None = None
    entries: tuple[Entry, ...] = ()


AnyJob = Paint | Cut | ListZip


def carry_out(job: AnyJob) -> Done:
    """Do a job; Refused if the file is not good."""
    path = Path(job.path)
    match job:
        case Paint(place=None):
            data = path.read_bytes()
            if is_zip(data):
                raise Refused("zip_inside")
            return Done(painted=paint(data))
        case Paint(place=int(place)):
            return Done(painted=paint(read_entry(path, place)))
        case Cut(crop=crop):
            return Done(card=cut(path.read_bytes(), crop))
        case ListZip():
            return Done(entries=entries(path))
        case _:
            raise AssertionError("there is no such job")


def confine() -> None:
    """Give up what a painter does not need, and let the games go first."""
    os.nice(PATIENCE)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def start_clock() -> None:
    """From now on CPU_SECONDS are left; the kernel ends a process that needs more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def main() -> None:
    """Work until the server closes the line."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what libraries print is no answer
    confine()
    decoder = msgspec.msgpack.Decoder(AnyJob)
    while (request := _receive(sys.stdin.buffer)) is not None:
        start_clock()
        answer: Done | No
        try:
            answer = carry_out(decoder.decode(request))
        except Refused as refused:
            answer = No(refused.code, dict(refused.facts))
        except (MemoryError, OSError):
            answer = No("picture_unreadable", {})
        frame = msgspec.msgpack.encode(answer)
        answers.write(LENGTH.pack(len(frame)) + frame)
        answers.flush()


def _receive(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    return pipe.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


if __name__ == "__main__":
    main()
