"""From one file to PostgreSQL, all or nothing."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg

from namyok.store.ports import Unusable
from namyok.store.postgres.pool import FAULTS, one_line, without_password
from namyok.store.postgres.schema import MIGRATIONS, migrate
from namyok.store.postgres.texts import kept
from namyok.store.schema import open_reader, open_writer

COLUMNS = {
    "log": ("table_id", "seq", "row"),
    "tables": (
        *("id", "code", "code_key", "secret", "language", "created", "active"),
        "finished",
    ),
    "people": ("place", "table_id", "person", "name"),
    "devices": ("device", "table_id", "person"),
    "chat": ("id", "table_id", "person", "text", "at", "sent"),
    "clips": ("table_id", "id", "kind", "media_type", "data"),
}
"""What is moved; the order in which people came has no column of its own in the file."""


async def move(
    file: Path, url: str, key: bytes, first: Callable[[], Awaitable[None]]
) -> dict[str, int]:
    """Copy everything into an empty database; how many rows of each kind.

    What can be done twice is done ``first``, so that tables are there only if all the rest is.
    """
    open_writer(file).close()  # an older file becomes today's first
    source = open_reader(file)
    try:
        db = await asyncpg.connect(url)
    except (*FAULTS, ValueError) as error:
        source.close()
        raise Unusable(f"{without_password(url)}: {one_line(error)}") from error
    try:
        await migrate(db, MIGRATIONS)
        async with db.transaction():
            if await db.fetchval("SELECT count(*) FROM tables"):
                raise Unusable("the database has tables already: a move needs an empty one")
            await first()
            counts = {table: await _copy(source, db, table) for table in COLUMNS}
            (time,) = source.execute("SELECT time FROM store").fetchone()
            await db.execute("UPDATE store SET time = $1, key = $2", time, key)
            for table, column in (("people", "place"), ("chat", "id")):
                last = await db.fetchval(f"SELECT max({column}) FROM {table}")
                if last is not None:
                    sequence = f"pg_get_serial_sequence('{table}', '{column}')"
                    await db.execute(f"SELECT setval({sequence}, {int(last)})")
        return counts
    except FAULTS as error:
        raise Unusable(f"{without_password(url)}: {one_line(error)}") from error
    finally:
        source.close()
        await db.close()


async def _copy(source: sqlite3.Connection, db: asyncpg.Connection, table: str) -> int:
    columns = COLUMNS[table]
    named = ["rowid" if name == "place" else name for name in columns]
    order = " ORDER BY rowid" if "place" in columns else ""
    count = 0

    def rows() -> Iterator[tuple[Any, ...]]:
        nonlocal count
        for row in source.execute(f"SELECT {', '.join(named)} FROM {table}{order}"):
            count += 1
            yield tuple(
                kept(value) if isinstance(value, str) else _fitting(name, value)
                for name, value in zip(columns, row, strict=True)
            )

    await db.copy_records_to_table(table, records=rows(), columns=columns)
    return count


def _fitting(column: str, value: Any) -> Any:
    """As PostgreSQL's columns want it: the file has no truth values of its own."""
    return bool(value) if column == "finished" else value
