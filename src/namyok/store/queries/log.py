"""The streams."""

import os
import sqlite3
from collections.abc import Collection, Sequence

from namyok.kernel import Refused
from namyok.store.ports import Conflict, TableId
from namyok.store.writer import Many

# The check and the row in one statement: each is a hop out of Python and back. A row that is there
# already breaks the index; that there is no gap is asked for.
_APPEND = (
    "INSERT INTO log (table_id, seq, row) SELECT ?1, ?2 + 1, ?3 WHERE ?2 = 0"
    " OR EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?2)"
)
MOST_ROWS = 60_000
"""Of one stream, some four hundred games: it is read as a whole when somebody comes."""


def append(db: sqlite3.Connection, table: TableId, expected: int, rows: Sequence[bytes]) -> int:
    version = expected
    if version + len(rows) > MOST_ROWS:
        raise Refused("table_worn_out")
    if not rows and head(db, table) != expected:
        raise Conflict(table, expected, head(db, table))
    for row in rows:
        try:
            written = db.execute(_APPEND, (table, version, row)).rowcount
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                raise
            written = 0
        if not written:
            raise Conflict(table, expected, head(db, table))
        version += 1
    return version


def as_many(table: TableId, expected: int, rows: Sequence[bytes]) -> Many | None:
    """An append that can go with others; None for one that has to be looked at."""
    if not rows or expected + len(rows) > MOST_ROWS:
        return None
    return Many(_APPEND, [(table, seq, row) for seq, row in enumerate(rows, expected)])


def head(db: sqlite3.Connection, table: TableId) -> int:
    """Where a stream ends."""
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
