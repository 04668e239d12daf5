"""How a file becomes today's."""

import sqlite3
from pathlib import Path

import pytest

from namyok.store import SqliteStore
from namyok.store.schema import MIGRATIONS, migrate


def test_an_older_file_is_brought_up_to_date_all_or_nothing(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "db", isolation_level=None)
    first = ("CREATE TABLE one (a)", "CREATE TABLE two (a)")
    migrate(db, (first,))
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, (first, ("CREATE TABLE three (a)",), ("CREATE TABLE one (a)",)))
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    migrate(db, (first, ("CREATE TABLE three (a)",)))
    migrate(db, (first, ("CREATE TABLE three (a)",)))
    assert db.execute("SELECT count(*) FROM sqlite_master").fetchone() == (3,)
    db.close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "db", isolation_level=None)
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    with pytest.raises(RuntimeError, match="newer"):
        SqliteStore(tmp_path / "db")
