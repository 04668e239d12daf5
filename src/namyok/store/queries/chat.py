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
    said = db.execute(  # a conflict would use up an id
        "INSERT INTO chat (table_id, person, text, at, sent) SELECT ?1, ?2, ?3, ?4, ?5"
        " WHERE NOT EXISTS"
        " (SELECT 1 FROM chat WHERE table_id = ?1 AND person = ?2 AND sent = ?5)",
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
