"""The streams."""

import os
import sqlite3
from collections.abc import Collection, Sequence

from namyok.kernel import Refused
from namyok.store.ports import Conflict, TableId

MOST_ROWS = 60_000
"""Of one stream, some four hundred games: it is read as a whole when somebody comes."""


def append(db: sqlite3.Connection, table: TableId, expected: int, rows: Sequence[bytes]) -> int:
    version = expected
    if version + len(rows) > MOST_ROWS:
        raise Refused("table_worn_out")
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


def mentions(db: sqlite3.Connection, words: Collection[str]) -> set[str]:
    """In one walk, however many words: what they begin with alike sorts most rows out."""
    sought = {word: word.encode() for word in words}
    start = os.path.commonprefix([*sought.values()])  # noqa: RUF071 - of any bytes
    found: set[str] = set()
    for (row,) in db.execute("SELECT row FROM log WHERE instr(row, ?)", (start,)):
        found.update(word for word, written in sought.items() if written in row)
        if len(found) == len(sought):
            break
    return found
