"""The streams in PostgreSQL, with group commit.

As with the file: what has gathered while the last batch was on its way goes together, in one
statement, which is a transaction of its own. In a batch every stream is written to once at most;
``(table_id, seq)`` decides between nodes.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Sequence

import asyncpg

from namyok.kernel import Refused
from namyok.store.ports import Answered, Conflict, Failed, OnCommit, PersonRow, TableId
from namyok.store.postgres.pool import Pool
from namyok.store.postgres.texts import kept, told
from namyok.store.queries import log

logger = logging.getLogger(__name__)

BATCH = 1024
"""Rows in a batch at most, so that the first of a flood need not wait for the last."""

# A rival's row at the same place is waited for, and then there is nothing to do; all batches go
# through the streams in the same order, so that no two of them wait for each other.
_APPEND = """
INSERT INTO log (table_id, seq, row)
SELECT table_id, expected + 1, row
FROM unnest($1::text[], $2::int[], $3::bytea[]) AS wanted (table_id, expected, row)
WHERE expected = coalesce((SELECT max(seq) FROM log WHERE log.table_id = wanted.table_id), 0)
ORDER BY table_id
ON CONFLICT DO NOTHING RETURNING table_id
"""
HEADS = """
SELECT id, coalesce((SELECT max(seq) FROM log WHERE table_id = id), 0)
FROM unnest($1::text[]) AS asked (id)
"""


class _Job:
    __slots__ = ("_answered", "expected", "is_settled", "row", "table")

    def __init__(self, table: TableId, expected: int, row: bytes, answered: Answered) -> None:
        self.table = table
        self.expected = expected
        self.row = row
        self.is_settled = False
        self._answered = answered

    def settle(self, error: Exception | None) -> None:
        """Tell whoever asked, once; what they make of it is not the others' business."""
        if self.is_settled:
            return
        self.is_settled = True
        try:
            self._answered(error)
        except Exception:
            logger.exception("an answer could not be taken")


class Appends:
    """One batch at a time, in the order in which rows came."""

    def __init__(self, pool: Pool, on_commit: OnCommit | None) -> None:
        self._pool = pool
        self._on_commit = on_commit
        self._queue: deque[_Job] = deque()
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table: TableId, expected: int, row: bytes) -> int:
        """One row at the end of a stream; its seq."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answered(error: Exception | None) -> None:
            if future.done():  # whoever waited is gone
                return
            if error is None:
                future.set_result(expected + 1)
            else:
                future.set_exception(error)

        self.append_soon(table, expected, row, answered)
        return await future

    def append_soon(self, table: TableId, expected: int, row: bytes, answered: Answered) -> None:
        """The same for who does not wait."""
        if expected >= log.MOST_ROWS:
            asyncio.get_running_loop().call_soon(answered, Refused("table_worn_out"))
            return
        self._queue.append(_Job(kept(table), expected, row, answered))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what was asked for."""
        while self._writing is not None:
            await asyncio.wait((self._writing,))

    async def _write(self) -> None:
        try:
            while self._queue:
                batch = self._gather()
                begun = time.perf_counter()
                try:
                    await self._commit(batch)
                except Exception as error:
                    for job in batch.values():
                        job.settle(error if isinstance(error, Failed) else Failed(str(error)))
                else:
                    if self._on_commit is not None:
                        self._on_commit(time.perf_counter() - begun, len(batch))
        finally:
            self._writing = None

    def _gather(self) -> dict[TableId, _Job]:
        batch: dict[TableId, _Job] = {}
        later: list[_Job] = []
        while self._queue and len(batch) < BATCH:
            job = self._queue.popleft()
            if job.table in batch:
                later.append(job)
            else:
                batch[job.table] = job
        self._queue.extendleft(reversed(later))
        return batch

    async def _commit(self, batch: dict[TableId, _Job]) -> None:
        jobs = batch.values()
        async with self._pool.lend() as db:
            found = await db.fetch(
                _APPEND,
                [job.table for job in jobs],
                [job.expected for job in jobs],
                [job.row for job in jobs],
            )
            for (table,) in found:
                batch[table].settle(None)
            lost = [job.table for job in jobs if not job.is_settled]
            if lost:
                for table, actual in await db.fetch(HEADS, lost):
                    job = batch[table]
                    job.settle(Conflict(told(table), job.expected, actual))


async def append_together(
    db: asyncpg.Connection,
    table: TableId,
    expected: int,
    rows: Sequence[bytes],
) -> int:
    """Several rows, or a question whether the stream ends here; inside a transaction."""
    if expected + len(rows) > log.MOST_ROWS:
        raise Refused("table_worn_out")
    actual = await head(db, table)
    if actual != expected:
        raise Conflict(table, expected, actual)
    places = range(expected + 1, expected + 1 + len(rows))
    await db.executemany(
        "INSERT INTO log (table_id, seq, row) VALUES ($1, $2, $3)",
        [(kept(table), seq, row) for seq, row in zip(places, rows, strict=True)],
    )
    return expected + len(rows)


async def head(db: asyncpg.Connection, table: TableId) -> int:
    """Where a stream ends."""
    actual: int = await db.fetchval(
        "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = $1", kept(table)
    )
    return actual


async def add_person(db: asyncpg.Connection, row: PersonRow) -> None:
    """Somebody comes to a table; coming twice is coming once, with the newer name."""
    await db.execute(
        "INSERT INTO people (table_id, person, name) VALUES ($1, $2, $3)"
        " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
        *(kept(row.table), kept(row.person), kept(row.name)),
    )
