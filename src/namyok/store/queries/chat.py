"""What people say."""

import sqlite3

from namyok.store.ports import ChatRow, PersonId, TableId
from namyok.store.queries import tables


def say(
    db: sqlite3.Connection,
    table: TableId,
    person: PersonId,
    text: str,
    at: float,
    sent: str | None,
) -> int | None:
    tables.require(db, table)
    said = db.execute(
        "INSERT INTO chat (table_id, person, text, at, sent) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, person, sent) DO NOTHING",
        (table, person, text, at, sent),
    )
    return said.lastrowid if said.rowcount else None


def newest(db: sqlite3.Connection, table: TableId, after: int, limit: int) -> list[ChatRow]:
    found = db.execute(
        "SELECT id, person, text, at FROM chat WHERE table_id = ? AND id > ?"
        " ORDER BY id DESC LIMIT ?",
        (table, after, limit),
    )
    return [ChatRow(*row) for row in reversed(found.fetchall())]
