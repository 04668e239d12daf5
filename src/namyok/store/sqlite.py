"""The store in one SQLite file: one thread writes, one reads, and the event loop never waits."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from namyok.store.ports import (
    SWEPT,
    Answered,
    ChatRow,
    Clip,
    Failed,
    OnCommit,
    PersonId,
    PersonRow,
    Store,
    TableId,
    TableRow,
    clip_id,
)
from namyok.store.queries import chat, clips, log, people, tables
from namyok.store.schema import faults, open_reader, open_writer
from namyok.store.writer import Writer

T = TypeVar("T")

WHAT_TO_DO = (
    "The file is damaged. Stop the server, keep a copy of the whole folder, and bring back a "
    "backup, or save what can be read: sqlite3 namyok.db .recover | sqlite3 whole.db"
)
PROBE_BYTES = 16_384
"""More than a page, so that it needs room as any other write does."""


class SqliteStore(Store):
    """Made by ``open``. A read begun after a write was answered sees it."""

    def __init__(self, path: Path, on_commit: OnCommit | None = None) -> None:
        """Blocks; ``open`` does not."""
        self._path = path
        try:
            db = open_writer(path)
        except sqlite3.OperationalError as error:  # such as a full disk: it is not broken
            raise OSError(f"{path}: {error}") from error
        except sqlite3.DatabaseError as error:
            raise OSError(f"{path}: {error}. {WHAT_TO_DO}") from error
        try:
            self._reader = open_reader(path)
        except BaseException:
            db.close()
            raise
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False
        self._writer = Writer(db, on_commit)

    @classmethod
    async def open(cls, path: Path, on_commit: OnCommit | None = None) -> "SqliteStore":
        """Open or make the file, which only its owner can read, and its folder likewise.

        ``on_commit(seconds, jobs)`` is called on the writer's thread after each commit.
        """
        return await asyncio.to_thread(cls, path, on_commit)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        # The reader first: whoever closes last tidies the write-ahead log away, and it can't.
        self._reading.shutdown()
        self._reader.close()
        self._writer.close()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Failed("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reading, query, self._reader)
        except sqlite3.Error as error:
            raise Failed(str(error)) from error

    async def check(self) -> None:
        await self._writer.run(
            lambda db: db.execute("UPDATE store SET probe = randomblob(?)", (PROBE_BYTES,))
        )

    async def damage(self) -> str | None:
        return await asyncio.to_thread(self._damage)

    def _damage(self) -> str | None:
        try:
            db = open_reader(self._path)  # of its own: the other one is for those who play
        except sqlite3.Error as error:
            raise Failed(str(error)) from error
        db.set_progress_handler(lambda: self._closed, 10_000)  # nobody waits for it at the end
        try:
            found = faults(db)
        except sqlite3.OperationalError as error:  # such as a disk that can't read a page
            found = str(error)
        finally:
            db.close()
        if found is None or self._closed:
            return None
        return f"{self._path}: {found}. {WHAT_TO_DO}"

    async def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[bytes],
        newcomer: PersonRow | None = None,
    ) -> int:
        kept = tuple(rows)  # the caller's list may change before its turn comes
        if newcomer is None:
            return await self._writer.run(lambda db: log.append(db, table, expected, kept))

        def append(db: sqlite3.Connection) -> int:
            version = log.append(db, table, expected, kept)
            people.add(db, newcomer)
            return version

        return await self._writer.run(append)

    async def heads(self, tables: Collection[TableId]) -> dict[TableId, int]:
        return await self._read(lambda db: {table: log.head(db, table) for table in tables})

    def append_soon(
        self, table: TableId, expected: int, rows: Sequence[bytes], answered: Answered
    ) -> None:
        kept = tuple(rows)
        self._writer.post(
            lambda db: log.append(db, table, expected, kept),
            answered,
            log.as_many(table, expected, kept),
        )

    async def read(self, table: TableId, after: int = 0) -> list[bytes]:
        return await self._read(lambda db: log.read(db, table, after))

    async def mentions(self, words: Collection[str]) -> set[str]:
        return await self._read(lambda db: log.mentions(db, words))

    async def open_table(
        self, row: TableRow, host: PersonRow | None = None, rows: Sequence[bytes] = ()
    ) -> None:
        kept = tuple(rows)

        def open_table(db: sqlite3.Connection) -> None:
            tables.open_table(db, row, finished=bool(kept))
            if host is not None:
                people.add(db, host)
            if kept:
                log.append(db, row.id, 0, kept)

        await self._writer.run(open_table)

    async def mend(self) -> list[TableId]:
        return await self._writer.run(tables.mend)

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._read(lambda db: tables.by_code(db, code))

    async def table_by_join(self, join: str) -> TableRow | None:
        return await self._read(lambda db: tables.by_join(db, join))

    async def table_by_id(self, table: TableId) -> TableRow | None:
        return await self._read(lambda db: tables.by_id(db, table))

    async def touch(self, table: TableId, at: float, finished: bool) -> None:
        await self._writer.run(lambda db: tables.touch(db, table, at, finished))

    async def time(self) -> float | None:
        return await self._read(tables.time)

    async def keep_time(self, at: float) -> None:
        await self._writer.run(lambda db: tables.keep_time(db, at))

    async def due_before(self, idle: float, finished: float) -> tuple[int, int]:
        return await self._read(lambda db: tables.due_before(db, idle, finished))

    async def close_before(self, idle: float, finished: float) -> list[TableId]:
        closed: list[TableId] = []
        while True:  # a few at a time, so that those who play need not wait for the broom
            some = await self._writer.run(lambda db: tables.close_before(db, idle, finished, SWEPT))
            closed += some
            if len(some) < SWEPT:
                return closed

    async def add_person(self, row: PersonRow) -> None:
        await self._writer.run(lambda db: people.add(db, row))

    async def rename(self, table: TableId, person: PersonId, name: str) -> None:
        await self._writer.run(lambda db: people.rename(db, table, person, name))

    async def forget(self, table: TableId, person: PersonId) -> None:
        await self._writer.run(lambda db: people.forget(db, table, person))

    async def people(self, table: TableId) -> dict[PersonId, str]:
        return await self._read(lambda db: people.at(db, table))

    async def bind(self, device: str, table: TableId, person: PersonId) -> None:
        await self._writer.run(lambda db: people.bind(db, device, table, person))

    async def person_of(self, device: str, table: TableId) -> PersonId | None:
        return await self._read(lambda db: people.behind(db, device, table))

    async def tables_of(self, device: str) -> list[tuple[TableRow, PersonId]]:
        return await self._read(lambda db: people.tables_of(db, device))

    async def say(
        self, table: TableId, person: PersonId, text: str, at: float, sent: str | None = None
    ) -> int | None:
        return await self._writer.run(lambda db: chat.say(db, table, person, text, at, sent))

    async def chat(self, table: TableId, after: int = 0, limit: int = 100) -> list[ChatRow]:
        return await self._read(lambda db: chat.newest(db, table, after, limit))

    async def keep_clip(self, table: TableId, kind: str, media_type: str, data: bytes) -> str:
        name = await asyncio.to_thread(clip_id, table, data)  # a big one takes a while to hash
        clip = Clip(name, kind, media_type, data)
        return await self._writer.run(lambda db: clips.keep(db, table, clip))

    async def clip(self, table: TableId, id: str) -> Clip | None:
        return await self._read(lambda db: clips.find(db, table, id))

    async def clip_bytes(self, table: TableId | None) -> int:
        return await self._read(lambda db: clips.size(db, table))
