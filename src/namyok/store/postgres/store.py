"""The store in PostgreSQL: any number of nodes share it, and none of them owns a table."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from namyok.store.ports import (
    MANY,
    SWEPT,
    WRONG_BY,
    Answered,
    ChatRow,
    Clip,
    CodeTaken,
    Conflict,
    Failed,
    NoSuchTable,
    OnCommit,
    PersonId,
    PersonRow,
    SharedStore,
    TableId,
    TableRow,
    clip_id,
    code_key,
)
from namyok.store.postgres.appends import (
    HEADS,
    Appends,
    add_person,
    append_together,
    head,
)
from namyok.store.postgres.pool import Pool
from namyok.store.postgres.texts import kept, told
from namyok.store.postgres.vault import PostgresVault
from namyok.store.queries.tables import COLUMNS, OWNED

_STAMP = (
    "(SELECT CASE WHEN time IS NULL THEN $1::float8"
    f" ELSE least(greatest($1::float8, time), time + {WRONG_BY}) END FROM store)"
)
"""What a clock says, as far as the store believes it."""
NODE = 0x6E616D796F6C
"""Held by every node that runs: by one that hears of no others alone."""
_DUE = "(active < $1 OR (finished AND active < $2))"


def _table(found: Any) -> TableRow:
    id, code, secret, language, created = found
    return TableRow(told(id), told(code), told(secret), told(language), created)


class PostgresStore(SharedStore):
    """Made by ``open``. A read begun after a write was answered sees it, on every node."""

    def __init__(self, pool: Pool, on_commit: OnCommit | None = None) -> None:
        self._pool = pool
        self._appends = Appends(pool, on_commit)
        self.vault = PostgresVault(pool)
        self._closed = False

    @classmethod
    async def open(cls, url: str, on_commit: OnCommit | None = None) -> "PostgresStore":
        """Connect to a database and make or update its tables; Unusable says why it can't be."""
        return cls(await Pool.open(url), on_commit)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._appends.close()
            await self._pool.close()

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[asyncpg.Connection]:
        if self._closed:
            raise Failed("the store is closed")
        async with self._pool.lend() as db:
            yield db

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._line() as db, db.transaction():
            yield db

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async with self._line() as db:
            found: list[Any] = await db.fetch(query, *values)
            return found

    async def _row(self, query: str, *values: object) -> Any:
        async with self._line() as db:
            return await db.fetchrow(query, *values)

    async def _run(self, statement: str, *values: object) -> None:
        async with self._line() as db:
            await db.execute(statement, *values)

    async def check(self) -> None:
        await self._run("UPDATE store SET probe = $1", secrets.token_bytes(16))

    async def damage(self) -> str | None:
        """PostgreSQL looks after its own pages, and says so in its own log."""
        return None

    async def key(self, offered: bytes) -> bytes:
        await self._run("UPDATE store SET key = $1 WHERE key IS NULL", offered)
        (key,) = await self._row("SELECT key FROM store")
        return bytes(key)

    async def take_place(self, *, alone: bool) -> bool:
        return await self._pool.lock(NODE, shared=not alone)

    async def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[bytes],
        newcomer: PersonRow | None = None,
    ) -> int:
        if self._closed:
            raise Failed("the store is closed")
        if len(rows) == 1 and newcomer is None:
            return await self._appends.append(table, expected, rows[0])
        rows = tuple(rows)
        try:
            async with self._transaction() as db:
                version = await append_together(db, table, expected, rows)
                if newcomer is not None:
                    await _require(db, newcomer.table)
                    await add_person(db, newcomer)
                return version
        except asyncpg.UniqueViolationError:
            async with self._line() as db:
                raise Conflict(table, expected, await head(db, table)) from None

    def append_soon(
        self, table: TableId, expected: int, rows: Sequence[bytes], answered: Answered
    ) -> None:
        if len(rows) == 1 and not self._closed:
            self._appends.append_soon(table, expected, rows[0], answered)
        else:
            super().append_soon(table, expected, rows, answered)

    async def read(self, table: TableId, after: int = 0) -> list[bytes]:
        found = await self._rows(
            "SELECT row FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq", kept(table), after
        )
        return [row for (row,) in found]

    async def heads(self, tables: Collection[TableId]) -> dict[TableId, int]:
        found = await self._rows(HEADS, [kept(table) for table in tables])
        return {told(table): seq for table, seq in found}

    async def mentions(self, words: Collection[str]) -> set[str]:
        if not words:
            return set()
        sought = {word: word.encode() for word in words}
        start = os.path.commonprefix([*sought.values()])  # noqa: RUF071 - of any bytes
        found: set[str] = set()
        query = "SELECT row FROM log WHERE position($1::bytea IN row) > 0"
        async with self._transaction() as db:
            async for (row,) in db.cursor(query, start, timeout=600):
                found.update(word for word, written in sought.items() if written in row)
                if len(found) == len(sought):
                    break
        return found

    async def open_table(
        self, row: TableRow, host: PersonRow | None = None, rows: Sequence[bytes] = ()
    ) -> None:
        rows = tuple(rows)
        in_use = ValueError(f"table {row.id}: its id or its secret is in use")
        try:
            async with self._transaction() as db:
                if await _find(db, "code_key", code_key(row.code)) is not None:
                    raise CodeTaken(row.code)
                if await _find(db, "id", row.id) or await _find(db, "secret", row.join):
                    raise in_use
                await db.execute(
                    f"INSERT INTO tables (created, active, {COLUMNS.removesuffix(', created')},"
                    f" code_key, finished) VALUES ($1::float8, {_STAMP}, $2, $3, $4, $5, $6, $7)",
                    *(row.created, kept(row.id), kept(row.code), kept(row.join)),
                    *(kept(row.language), kept(code_key(row.code)), bool(rows)),
                )
                if host is not None:
                    await _require(db, host.table)
                    await add_person(db, host)
                if rows:
                    await append_together(db, row.id, 0, rows)
        except asyncpg.UniqueViolationError as rival:
            if rival.constraint_name == "tables_code_key_key":
                raise CodeTaken(row.code) from None
            raise in_use from None

    async def mend(self) -> list[TableId]:
        return await self._close_those(
            "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = id)"
            " FOR UPDATE SKIP LOCKED"
        )

    async def table_by_code(self, code: str) -> TableRow | None:
        return await self._table("code_key", code_key(code))

    async def table_by_join(self, join: str) -> TableRow | None:
        return await self._table("secret", join)

    async def table_by_id(self, table: TableId) -> TableRow | None:
        return await self._table("id", table)

    async def _table(self, column: str, value: str) -> TableRow | None:
        async with self._line() as db:
            return await _find(db, column, value)

    async def touch(self, table: TableId, at: float, finished: bool) -> None:
        await self._run(
            f"UPDATE tables SET active = greatest(active, {_STAMP}), finished = $2 WHERE id = $3",
            *(at, finished, kept(table)),
        )

    async def time(self) -> float | None:
        (at,) = await self._row("SELECT time FROM store")
        return None if at is None else float(at)

    async def keep_time(self, at: float) -> None:
        await self._run("UPDATE store SET time = greatest(time, $1)", at)

    async def due_before(self, idle: float, finished: float) -> tuple[int, int]:
        due, count = await self._row(
            f"SELECT count(*) FILTER (WHERE {_DUE}), count(*) FROM tables", idle, finished
        )
        return int(due), int(count)

    async def close_before(self, idle: float, finished: float) -> list[TableId]:
        closed: list[TableId] = []
        while True:  # a few at a time, and beside another node that does the same
            some = await self._close_those(
                f"SELECT id FROM tables WHERE {_DUE} ORDER BY active, id LIMIT {SWEPT}"
                " FOR UPDATE SKIP LOCKED",
                *(idle, finished),
            )
            closed += some
            if len(some) < SWEPT:
                break
        if closed:  # a row that was on its way when its table went must not outlive it
            await self._run("DELETE FROM log WHERE table_id = ANY($1)", [*map(kept, closed)])
        return closed

    async def _close_those(self, query: str, *values: object) -> list[TableId]:
        async with self._transaction() as db:
            closed = [table for (table,) in await db.fetch(query, *values)]
            if closed:
                for owned in OWNED:
                    await db.execute(f"DELETE FROM {owned} WHERE table_id = ANY($1)", closed)
                await db.execute("DELETE FROM tables WHERE id = ANY($1)", closed)
        return [*map(told, closed)]

    async def add_person(self, row: PersonRow) -> None:
        async with self._transaction() as db:
            await _require(db, row.table)
            await add_person(db, row)

    async def rename(self, table: TableId, person: PersonId, name: str) -> None:
        await self._run(
            "UPDATE people SET name = $1 WHERE table_id = $2 AND person = $3",
            *(kept(name), kept(table), kept(person)),
        )

    async def forget(self, table: TableId, person: PersonId) -> None:
        who = (kept(table), kept(person))
        async with self._transaction() as db:
            await db.execute(
                "UPDATE people SET name = '' WHERE table_id = $1 AND person = $2", *who
            )
            for owned in ("devices", "chat"):
                await db.execute(f"DELETE FROM {owned} WHERE table_id = $1 AND person = $2", *who)

    async def people(self, table: TableId) -> dict[PersonId, str]:
        found = await self._rows(
            "SELECT person, name FROM people WHERE table_id = $1 ORDER BY place", kept(table)
        )
        return {told(person): told(name) for person, name in found}

    async def bind(self, device: str, table: TableId, person: PersonId) -> None:
        async with self._transaction() as db:
            await _require(db, table)
            await db.execute(
                "INSERT INTO devices (device, table_id, person) VALUES ($1, $2, $3)"
                " ON CONFLICT (device, table_id) DO UPDATE SET person = excluded.person",
                *(kept(device), kept(table), kept(person)),
            )

    async def person_of(self, device: str, table: TableId) -> PersonId | None:
        found = await self._row(
            "SELECT person FROM devices WHERE device = $1 AND table_id = $2",
            *(kept(device), kept(table)),
        )
        return told(found[0]) if found else None

    async def tables_of(self, device: str) -> list[tuple[TableRow, PersonId]]:
        found = await self._rows(
            f"SELECT {COLUMNS}, person FROM devices JOIN tables ON id = table_id"
            " WHERE device = $1 ORDER BY active DESC, created DESC, id LIMIT $2",
            *(kept(device), MANY),
        )
        return [(_table(row), told(person)) for *row, person in found]

    async def say(
        self, table: TableId, person: PersonId, text: str, at: float, sent: str | None = None
    ) -> int | None:
        values = (kept(table), kept(person), kept(text), at, None if sent is None else kept(sent))
        async with self._transaction() as db:
            # The table's row is locked first, so that ids grow as lines become visible: whoever
            # asks for all lines after the last one that they know misses none.
            await _require(db, table, "FOR NO KEY UPDATE")
            line: int | None = await db.fetchval(
                "INSERT INTO chat (table_id, person, text, at, sent) SELECT $1, $2, $3, $4, $5"
                " WHERE NOT EXISTS (SELECT 1 FROM chat"
                "  WHERE table_id = $1 AND person = $2 AND sent = $5) RETURNING id",
                *values,
            )
            return line

    async def chat(self, table: TableId, after: int = 0, limit: int = 100) -> list[ChatRow]:
        found = await self._rows(
            "SELECT id, person, text, at FROM chat WHERE table_id = $1 AND id > $2"
            " ORDER BY id DESC LIMIT $3",
            *(kept(table), after, limit),
        )
        rows = [ChatRow(id, told(person), told(text), at) for id, person, text, at in found]
        return rows[::-1]

    async def keep_clip(self, table: TableId, kind: str, media_type: str, data: bytes) -> str:
        name = await asyncio.to_thread(clip_id, table, data)  # a big one takes a while to hash
        async with self._transaction() as db:
            await _require(db, table)
            await db.execute(
                "INSERT INTO clips (table_id, id, kind, media_type, data)"
                " VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, id) DO NOTHING",
                *(kept(table), name, kept(kind), kept(media_type), data),
            )
        return name

    async def clip(self, table: TableId, id: str) -> Clip | None:
        found = await self._row(
            "SELECT id, kind, media_type, data FROM clips WHERE table_id = $1 AND id = $2",
            *(kept(table), kept(id)),
        )
        if found is None:
            return None
        id, kind, media_type, data = found
        return Clip(id, told(kind), told(media_type), data)

    async def clip_bytes(self, table: TableId | None) -> int:
        # PostgreSQL knows the length of what lies outside of a row without reading it.
        (size,) = await self._row(
            "SELECT coalesce(sum(length(data)), 0) FROM clips"
            " WHERE $1::text IS NULL OR table_id = $1",
            None if table is None else kept(table),
        )
        return int(size)


async def _find(db: asyncpg.Connection, column: str, value: str) -> TableRow | None:
    found = await db.fetchrow(f"SELECT {COLUMNS} FROM tables WHERE {column} = $1", kept(value))
    return _table(found) if found else None


async def _require(db: asyncpg.Connection, table: TableId, lock: str = "FOR KEY SHARE") -> None:
    """Raise NoSuchTable unless the table is open, and keep it so until the transaction ends."""
    if await db.fetchval(f"SELECT 1 FROM tables WHERE id = $1 {lock}", kept(table)) is None:
        raise NoSuchTable(table)
