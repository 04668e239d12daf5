"""Tables: opening, finding and closing them."""

import sqlite3

from namyok.store.ports import WRONG_BY, CodeTaken, NoSuchTable, TableId, TableRow, code_key

COLUMNS = "id, code, secret, language, created"
"""The columns of a TableRow, in its order."""

OWNED = ("log", "people", "devices", "chat", "clips")
"""Everything that a table takes with it when it is closed."""
_DUE = "(active < ? OR (finished AND active < ?))"


def require(db: sqlite3.Connection, table: TableId) -> None:
    """Raise NoSuchTable unless the table is open."""
    if by_id(db, table) is None:
        raise NoSuchTable(table)


def open_table(db: sqlite3.Connection, row: TableRow, finished: bool) -> None:
    if by_code(db, row.code) is not None:
        raise CodeTaken(row.code)
    if by_id(db, row.id) is not None or by_join(db, row.join) is not None:
        raise ValueError(f"table {row.id}: its id or its secret is in use")
    db.execute(
        f"INSERT INTO tables ({COLUMNS}, code_key, active, finished)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(row.id, row.code, row.join, row.language, row.created),
            *(code_key(row.code), _stamp(db, row.created), finished),
        ),
    )


def time(db: sqlite3.Connection) -> float | None:
    """The store's own time."""
    (at,) = db.execute("SELECT time FROM store").fetchone()
    return None if at is None else float(at)


def keep_time(db: sqlite3.Connection, at: float) -> None:
    db.execute("UPDATE store SET time = max(coalesce(time, ?1), ?1)", (at,))


def _stamp(db: sqlite3.Connection, at: float) -> float:
    """What a clock says, as far as the store believes it."""
    own = time(db)
    return at if own is None else min(max(at, own), own + WRONG_BY)


def by_code(db: sqlite3.Connection, code: str) -> TableRow | None:
    return _find(db, "code_key", code_key(code))


def by_join(db: sqlite3.Connection, join: str) -> TableRow | None:
    return _find(db, "secret", join)


def by_id(db: sqlite3.Connection, table: TableId) -> TableRow | None:
    return _find(db, "id", table)


def _find(db: sqlite3.Connection, column: str, value: str) -> TableRow | None:
    found = db.execute(f"SELECT {COLUMNS} FROM tables WHERE {column} = ?", (value,)).fetchone()
    return TableRow(*found) if found else None


def touch(db: sqlite3.Connection, table: TableId, at: float, finished: bool) -> None:
    db.execute(
        "UPDATE tables SET active = max(active, ?), finished = ? WHERE id = ?",
        (_stamp(db, at), finished, table),
    )


def due_before(db: sqlite3.Connection, idle: float, finished: float) -> tuple[int, int]:
    due, count = db.execute(
        f"SELECT coalesce(sum({_DUE}), 0), count(*) FROM tables", (idle, finished)
    ).fetchone()
    return int(due), int(count)


def close_before(db: sqlite3.Connection, idle: float, finished: float, limit: int) -> list[TableId]:
    found = db.execute(
        f"SELECT id FROM tables WHERE {_DUE} ORDER BY active, id LIMIT ?", (idle, finished, limit)
    )
    return _close(db, [table for (table,) in found])


def mend(db: sqlite3.Connection) -> list[TableId]:
    found = db.execute(
        "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM log WHERE table_id = id)"
    )
    return _close(db, [table for (table,) in found])


def _close(db: sqlite3.Connection, closed: list[TableId]) -> list[TableId]:
    for table in closed:
        for owned in OWNED:
            db.execute(f"DELETE FROM {owned} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM tables WHERE id = ?", (table,))
    return closed
