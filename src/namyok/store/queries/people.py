"""People, and the devices by which they are known again."""

import sqlite3

from namyok.store.ports import MANY, PersonId, PersonRow, TableId, TableRow
from namyok.store.queries import tables


def add(db: sqlite3.Connection, row: PersonRow) -> None:
    tables.require(db, row.table)
    db.execute(
        "INSERT INTO people (table_id, person, name) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, person) DO UPDATE SET name = excluded.name",
        (row.table, row.person, row.name),
    )


def rename(db: sqlite3.Connection, table: TableId, person: PersonId, name: str) -> None:
    db.execute(
        "UPDATE people SET name = ? WHERE table_id = ? AND person = ?", (name, table, person)
    )


def forget(db: sqlite3.Connection, table: TableId, person: PersonId) -> None:
    rename(db, table, person, "")
    for owned in ("devices", "chat"):
        db.execute(f"DELETE FROM {owned} WHERE table_id = ? AND person = ?", (table, person))


def at(db: sqlite3.Connection, table: TableId) -> dict[PersonId, str]:
    found = db.execute(
        "SELECT person, name FROM people WHERE table_id = ? ORDER BY rowid", (table,)
    )
    return dict(found.fetchall())


def bind(db: sqlite3.Connection, device: str, table: TableId, person: PersonId) -> None:
    tables.require(db, table)
    db.execute(
        "INSERT INTO devices (device, table_id, person) VALUES (?, ?, ?)"
        " ON CONFLICT (device, table_id) DO UPDATE SET person = excluded.person",
        (device, table, person),
    )


def behind(db: sqlite3.Connection, device: str, table: TableId) -> PersonId | None:
    found = db.execute(
        "SELECT person FROM devices WHERE device = ? AND table_id = ?", (device, table)
    ).fetchone()
    return found[0] if found else None


def tables_of(db: sqlite3.Connection, device: str) -> list[tuple[TableRow, PersonId]]:
    found = db.execute(
        f"SELECT {tables.COLUMNS}, person FROM devices JOIN tables ON id = table_id"
        " WHERE device = ? ORDER BY active DESC, created DESC, id LIMIT ?",
        (device, MANY),
    )
    return [(TableRow(*row), person) for *row, person in found]
