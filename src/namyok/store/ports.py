"""What every store must offer: the log of each table, and what lives beside it.

The log holds what has happened and no names; names, devices, chat and clips live in the registry,
so that a person can be forgotten while the game they played still holds.

Errors, by cause::

    Conflict      the stream is elsewhere: read on, decide again
    CodeTaken     another open table has that code: think of another
    NoSuchTable   the table was never opened or has been closed
    Failed        the disk or the database failed: what became of the write is unknown

A write that was cancelled while waiting may still happen, as with every store that is elsewhere.
"""

import asyncio
import hashlib
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeAlias

from namyok.kernel import Value

TableId: TypeAlias = str
"""A table for ever; never shown to a stranger, since it names the stream and the clips."""

PersonId: TypeAlias = str
"""A person at one table; the log knows people by nothing else."""

OnCommit: TypeAlias = Callable[[float, int], None]
"""Told of each commit, by a file on its writer's thread: seconds from begin to kept, and jobs."""

SWEPT = 20
"""How many tables are closed in one go."""

Answered: TypeAlias = Callable[[Exception | None], None]
"""Told on the event loop: it is on disk, or what was in the way."""

_under_way: set[asyncio.Task[int]] = set()

WRONG_BY = 30 * 24 * 3600.0
"""Seconds by which a clock's word is believed against the store's own time."""
MANY = 50
"""How many tables a device is told of at most."""


class Conflict(Exception):
    """The stream is not where the writer thought; nothing was written."""

    def __init__(self, table: TableId, expected: int, actual: int) -> None:
        super().__init__(table, expected, actual)
        self.table = table
        self.expected = expected
        self.actual = actual


class CodeTaken(Exception):
    """An open table already answers to this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NoSuchTable(Exception):
    """Nothing can be kept for this table, so that a closed one leaves no remainders."""

    def __init__(self, table: TableId) -> None:
        super().__init__(table)
        self.table = table


class Failed(Exception):
    """The disk or the database failed; read the stream again before going on."""


class Unusable(RuntimeError):
    """A server can't run with what it was given; the message says why, in one line."""


class TableRow(Value, frozen=True):
    """A table as the registry knows it."""

    id: TableId
    """Its name in the log."""
    code: str
    """What people type or say to find it; unique among open tables, compared by code_key."""
    join: str
    """The secret of the invitation link; whoever has it may sit down. Never logged."""
    language: str
    """The language of the table's words, such as ``ru``."""
    created: float
    """When it was opened, in seconds since 1970."""


class PersonRow(Value, frozen=True):
    """Somebody at a table."""

    table: TableId
    """Where they are."""
    person: PersonId
    """Who they are in the log."""
    name: str
    """What the others call them; empty once they are forgotten."""


class ChatRow(Value, frozen=True):
    """Something said at a table."""

    id: int
    """Grows with every line of the table, and is never used again; there are gaps."""
    person: PersonId
    """Who said it."""
    text: str
    """What was said, as it was typed."""
    at: float
    """When, in seconds since 1970."""


class Clip(Value, frozen=True):
    """A picture or a recording that somebody brought to a table."""

    id: str
    """Made by clip_id: the same bytes at another table have another one."""
    kind: str
    """What it is used for, such as ``portrait``; the server's word."""
    media_type: str
    """What the browser is told it is, such as ``image/webp``."""
    data: bytes
    """The bytes as they were kept."""


def code_key(code: str) -> str:
    """What two codes are compared by: nobody wants to look for capitals, ё or the dash."""
    plain = unicodedata.normalize("NFC", code).casefold().replace("ё", "е")
    return "".join(letter for letter in plain if letter.isalnum())


def clip_id(table: TableId, data: bytes) -> str:
    """The name of a clip: knowing the bytes alone does not tell it, knowing the table does."""
    return hashlib.sha256(table.encode() + data).hexdigest()[:32]


class Log(ABC):
    """One append-only stream a table; ``(table, seq)`` is its key and its lock."""

    @abstractmethod
    async def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[bytes],
        newcomer: PersonRow | None = None,
    ) -> int:
        """Write rows as expected + 1 and on, all or none; the seq of the last one.

        Answers only when they are on disk. Raises Conflict unless the stream ends at ``expected``;
        a stream that nobody wrote to ends at 0. A newcomer of whom the rows tell is added to the
        registry with them, so that two who come at once can't have each other's name.
        """

    @abstractmethod
    async def heads(self, tables: Collection[TableId]) -> dict[TableId, int]:
        """Where these streams end."""

    def append_soon(
        self, table: TableId, expected: int, rows: Sequence[bytes], answered: Answered
    ) -> None:
        """``append`` for who does not wait; a store that can do it for less says how."""
        task = asyncio.ensure_future(self.append(table, expected, rows))
        _under_way.add(task)

        def done(task: asyncio.Task[int]) -> None:
            _under_way.discard(task)
            error = asyncio.CancelledError() if task.cancelled() else task.exception()
            answered(error if error is None or isinstance(error, Exception) else Failed(str(error)))

        task.add_done_callback(done)

    @abstractmethod
    async def read(self, table: TableId, after: int = 0) -> list[bytes]:
        """The rows with a seq above ``after``, in order."""

    @abstractmethod
    async def mentions(self, words: Collection[str]) -> set[str]:
        """Those that any row of any stream holds, as bytes. Slow: for the janitor."""


class Registry(ABC):
    """Tables, people, devices, chat and clips: all that can be forgotten.

    Only open_table makes a table. Where there is none, what would add something to it raises
    NoSuchTable, and what would change or remove something does nothing.
    """

    @abstractmethod
    async def open_table(
        self, row: TableRow, host: PersonRow | None = None, rows: Sequence[bytes] = ()
    ) -> None:
        """A new table with its host and its first rows, all or none. Raises CodeTaken.

        It was last active when created; with rows it counts as finished, since no game is running.
        Ids and secrets are random: one that is in use is a mistake, a ValueError.
        """

    @abstractmethod
    async def mend(self) -> list[TableId]:
        """Remove tables without a stream, which nobody could enter; for the start of a server."""

    @abstractmethod
    async def table_by_code(self, code: str) -> TableRow | None:
        """The open table with this code, however it is spelled."""

    @abstractmethod
    async def table_by_join(self, join: str) -> TableRow | None:
        """The open table with this secret."""

    @abstractmethod
    async def table_by_id(self, table: TableId) -> TableRow | None:
        """The open table with this id."""

    @abstractmethod
    async def touch(self, table: TableId, at: float, finished: bool) -> None:
        """Somebody did something ``at``; ``finished`` says that no game is running.

        The last activity never goes back, whatever order touches arrive in. Where the store has a
        time, it is never before that and never more than WRONG_BY after it.
        """

    @abstractmethod
    async def time(self) -> float | None:
        """The time last told by keep_time; None: never yet."""

    @abstractmethod
    async def keep_time(self, at: float) -> None:
        """The store's own time, by which tables are closed; it never goes back."""

    @abstractmethod
    async def due_before(self, idle: float, finished: float) -> tuple[int, int]:
        """How many tables close_before would remove, and how many there are."""

    @abstractmethod
    async def close_before(self, idle: float, finished: float) -> list[TableId]:
        """Remove all of the tables that nobody comes back to, streams too; their ids, oldest first.

        These were last active before ``idle``, or are finished and were so before ``finished``.
        """

    @abstractmethod
    async def add_person(self, row: PersonRow) -> None:
        """Somebody comes to a table; coming twice is coming once, with the newer name."""

    @abstractmethod
    async def rename(self, table: TableId, person: PersonId, name: str) -> None:
        """A person has another name; a stranger is not made one by it."""

    @abstractmethod
    async def forget(self, table: TableId, person: PersonId) -> None:
        """Empty the name, and remove the devices and all that the person said."""

    @abstractmethod
    async def people(self, table: TableId) -> dict[PersonId, str]:
        """The names at a table, in the order in which people came."""

    @abstractmethod
    async def bind(self, device: str, table: TableId, person: PersonId) -> None:
        """From now on this device is this person at this table, and nobody else there."""

    @abstractmethod
    async def person_of(self, device: str, table: TableId) -> PersonId | None:
        """Who this device is at a table."""

    @abstractmethod
    async def tables_of(self, device: str) -> list[tuple[TableRow, PersonId]]:
        """Where this device is somebody, newest activity first, at most MANY."""

    @abstractmethod
    async def say(
        self, table: TableId, person: PersonId, text: str, at: float, sent: str | None = None
    ) -> int | None:
        """Keep a line of chat; its id. None if the person said something as ``sent`` before."""

    @abstractmethod
    async def chat(self, table: TableId, after: int = 0, limit: int = 100) -> list[ChatRow]:
        """The newest ``limit`` lines with an id above ``after``, oldest first."""

    @abstractmethod
    async def keep_clip(self, table: TableId, kind: str, media_type: str, data: bytes) -> str:
        """Keep bytes once, with the kind and type they first came with; their id."""

    @abstractmethod
    async def clip(self, table: TableId, id: str) -> Clip | None:
        """A clip of this table."""

    @abstractmethod
    async def clip_bytes(self, table: TableId | None) -> int:
        """How many bytes of clips a table has, or all tables together, for limits."""


class Store(Log, Registry):
    """Both, from one place: what the composition root holds and closes."""

    @abstractmethod
    async def check(self) -> None:
        """Write something that nobody reads; raises Failed as any other write would."""

    @abstractmethod
    async def damage(self) -> str | None:
        """What is broken in what is kept; None: nothing. Slow, but holds up nobody."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, then let go; closing twice is closing once."""


class Vault(ABC):
    """The files of own decks, where all nodes reach them; each deck has a revision."""

    @abstractmethod
    async def revisions(self) -> dict[str, int]:
        """Of every deck that was ever kept; 0 for one that is gone."""

    @abstractmethod
    async def names(self, deck: str) -> tuple[int, set[str]]:
        """A deck's revision and its files."""

    @abstractmethod
    async def file(self, deck: str, name: str) -> bytes | None:
        """One of them."""

    @abstractmethod
    async def keep(
        self, deck: str, expected: int, files: Mapping[str, bytes], names: Collection[str]
    ) -> int | None:
        """The next revision, with some new files and all that belong to it.

        None, and nothing is kept, if the deck is not at the revision that was expected.
        """

    @abstractmethod
    async def drop(self, deck: str) -> None:
        """For good: its name is never used again."""


class SharedStore(Store):
    """A store that several nodes use at once, with what they must have in common."""

    vault: Vault

    @abstractmethod
    async def key(self, offered: bytes) -> bytes:
        """The key that all nodes sign with: the first one that was ever offered."""

    @abstractmethod
    async def take_place(self, *, alone: bool) -> bool:
        """Be a node until it is closed, ``alone`` if it hears of no others; whether there is room.

        Nodes that hear nothing of each other would show their people different tables.
        """
