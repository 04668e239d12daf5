"""The streams."""

import sqlite3
from collections.abc import Sequence

from namyok.store.ports import Conflict, TableId


def append(db: sqlite3.Connection, table: TableId, expected: int, rows: Sequence[bytes]) -> int:
    version = expected
    if not rows and _version(db, table) != expected:
        raise Conflict(table, expected, _version(db, table))
    for row in rows:
        # The check and the row in one statement: each is a hop out of Python and back.
        written = db.execute(
            "INSERT INTO log (table_id, seq, row) SELECT ?1, ?2 + 1, ?3"
            " WHERE ?2 = (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?1)",
            (table, version, row),
        )
        if not written.rowcount:
            raise Conflict(table, expected, _version(db, table))
        version += 1
    return version


def _version(db: sqlite3.Connection, table: TableId) -> int:
    (seq,) = db.execute(
        "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?", (table,)
    ).fetchone()
    return int(seq)


def read(db: sqlite3.Connection, table: TableId, after: int) -> list[bytes]:
    found = db.execute(
        "SELECT row FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after)
    )
    return [row for (row,) in found]


def mentions(db: sqlite3.Connection, words: str) -> bool:
    found = db.execute("SELECT 1 FROM log WHERE instr(row, ?) LIMIT 1", (words.encode(),))
    return found.fetchone() is not None
