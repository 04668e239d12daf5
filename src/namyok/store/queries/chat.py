"""What people say."""

import sqlite3

from namyok.store.ports import ChatRow, PersonId, TableId
from namyok.store.queries import tables


def say(db: sqlite3.Connection, table: TableId, person: PersonId, text: str, at: float) -> int:
    tables.require(db, table)
    line = db.execute(
        "INSERT INTO chat (table_id, person, text, at) VALUES (?, ?, ?, ?)",
        (table, person, text, at),
    ).lastrowid
    assert line is not None, "an insert has a rowid"
    return line


def newest(db: sqlite3.Connection, table: TableId, after: int, limit: int) -> list[ChatRow]:
    found = db.execute(
        "SELECT id, person, text, at FROM chat WHERE table_id = ? AND id > ?"
        " ORDER BY id DESC LIMIT ?",
        (table, after, limit),
    )
    return [ChatRow(*row) for row in reversed(found.fetchall())]
