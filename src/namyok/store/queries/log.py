"""The streams."""

import sqlite3
from collections.abc import Sequence

from namyok.store.ports import Conflict, TableId


def append(db: sqlite3.Connection, table: TableId, expected: int, rows: Sequence[bytes]) -> int:
    (actual,) = db.execute(
        "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?", (table,)
    ).fetchone()
    if actual != expected:
        raise Conflict(table, expected, actual)
    db.executemany(
        "INSERT INTO log (table_id, seq, row) VALUES (?, ?, ?)",
        ((table, seq, row) for seq, row in enumerate(rows, expected + 1)),
    )
    return expected + len(rows)


def read(db: sqlite3.Connection, table: TableId, after: int) -> list[bytes]:
    found = db.execute(
        "SELECT row FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    )
    return [row for (row,) in found]
