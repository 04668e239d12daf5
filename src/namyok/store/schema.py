"""The SQLite file: where it is, how it is opened, and how an older one becomes today's."""

import os
import sqlite3
from pathlib import Path

from namyok.store.ports import Unusable

BUSY_SECONDS = 10.0
"""How long to wait for another process that writes, such as a backup."""

WAL_BYTES = 32 * 1024 * 1024
"""What the write-ahead log may keep on disk after a checkpoint; a burst of clips makes it grow."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # Without a rowid the rows of a table lie together, and there is one tree to write, not two.
        """CREATE TABLE log (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID""",
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, code_key TEXT NOT NULL UNIQUE,
            secret TEXT NOT NULL UNIQUE, language TEXT NOT NULL, created REAL NOT NULL,
            active REAL NOT NULL, finished INTEGER NOT NULL
        )""",
        "CREATE INDEX tables_by_activity ON tables (active)",
        """CREATE TABLE people (
            table_id TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
            UNIQUE (table_id, person)
        )""",
        """CREATE TABLE devices (
            device TEXT NOT NULL, table_id TEXT NOT NULL, person TEXT NOT NULL,
            PRIMARY KEY (device, table_id)
        ) WITHOUT ROWID""",
        "CREATE INDEX devices_by_person ON devices (table_id, person)",
        # AUTOINCREMENT: the id of a forgotten line must not come back, or somebody who has seen it
        # would miss the new one.
        """CREATE TABLE chat (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id TEXT NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL
        )""",
        "CREATE INDEX chat_by_table ON chat (table_id, id)",
        """CREATE TABLE clips (
            table_id TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
            media_type TEXT NOT NULL, data BLOB NOT NULL,
            UNIQUE (table_id, id)
        )""",
    ),
    (
        "ALTER TABLE chat ADD COLUMN sent TEXT",  # a line's id as its client sent it
        "CREATE UNIQUE INDEX chat_once ON chat (table_id, person, sent)",
        "CREATE TABLE store (time REAL, probe BLOB)",  # one row
        "INSERT INTO store (time) SELECT max(active) FROM tables",
    ),
    (
        # With a rowid: what tables do at the same time lies together, so a commit writes a few
        # pages at the end of the file, not one for each table (docs/decisions/0006).
        "ALTER TABLE log RENAME TO old_log",
        "CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, row BLOB NOT NULL)",
        "INSERT INTO log SELECT table_id, seq, row FROM old_log ORDER BY table_id, seq",
        "CREATE UNIQUE INDEX log_by_table ON log (table_id, seq)",
        "DROP TABLE old_log",
    ),
    (),  # rows say more than 0.2.0 can read
)
"""Statements that lead from each version to the next; what was released is never edited.

A step without any is for what lies in rows: an older program refuses a file that it can't read.
"""


def open_writer(path: Path) -> sqlite3.Connection:
    """The connection that writes, on a file of today's schema that only its owner can read."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Before SQLite does, since it would ask the umask; its -wal and -shm take after this file.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    db = _connect(path, "rw")
    try:
        (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise OSError(f"{path}: this file system can't keep a write-ahead log ({mode})")
        for pragma in (
            "synchronous = FULL",  # a commit is on disk when it returns
            "fullfsync = ON",  # on macOS too, where fsync alone does not reach the disk
            "secure_delete = ON",  # what is forgotten is overwritten, not only unlinked
            f"journal_size_limit = {WAL_BYTES}",
        ):
            db.execute(f"PRAGMA {pragma}").fetchall()
        migrate(db, MIGRATIONS)
    except BaseException:
        db.close()
        raise
    return db


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection that can't write, and never waits for one that does."""
    return _connect(path, "ro")


def faults(db: sqlite3.Connection) -> str | None:
    """What is damaged in a file, the first few things; None if all of it can be read."""
    try:
        found = [fault for (fault,) in db.execute("PRAGMA quick_check(3)")]
    except sqlite3.OperationalError:  # such as a full disk: that says nothing of the file
        raise
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    return None if found == ["ok"] else " ".join("; ".join(found).split())


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,  # transactions begin and end where this house says so
        check_same_thread=False,  # each is opened on one thread and lives on another
    )


def migrate(db: sqlite3.Connection, migrations: tuple[tuple[str, ...], ...]) -> None:
    """Bring a file to today's schema, all or nothing; its version counts the steps taken."""
    db.execute("BEGIN IMMEDIATE")  # first, so that two processes don't both take the same step
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(migrations):
            raise Unusable(
                f"the store is of version {version}, this program knows {len(migrations)}: "
                "it was written by a newer one"
            )
        for statements in migrations[version:]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(migrations)}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
