"""Pictures and recordings that people bring."""

import sqlite3

from namyok.store.ports import Clip, TableId
from namyok.store.queries import tables


def keep(db: sqlite3.Connection, table: TableId, clip: Clip) -> str:
    tables.require(db, table)
    db.execute(
        "INSERT INTO clips (table_id, id, kind, media_type, data) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, id) DO NOTHING",
        (table, clip.id, clip.kind, clip.media_type, clip.data),
    )
    return clip.id


def find(db: sqlite3.Connection, table: TableId, id: str) -> Clip | None:
    found = db.execute(
        "SELECT id, kind, media_type, data FROM clips WHERE table_id = ? AND id = ?", (table, id)
    ).fetchone()
    return Clip(*found) if found else None


def size(db: sqlite3.Connection, table: TableId | None) -> int:
    # SQLite knows the length of a blob without reading it.
    total = "SELECT coalesce(sum(length(data)), 0) FROM clips"
    if table is None:
        (size,) = db.execute(total).fetchone()
    else:
        (size,) = db.execute(f"{total} WHERE table_id = ?", (table,)).fetchone()
    return int(size)
