"""The store in one SQLite file: the contract, and what is in the file."""

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from namyok.kernel import Refused
from namyok.store import Failed, PersonRow, SqliteStore, Store
from namyok.store.queries import log
from namyok.store.queries.tables import OWNED
from tests.store.contract import StoreContract
from tests.store.scenario import row


class TestSqlite(StoreContract):
    async def create(self, folder: Path) -> Store:
        return await SqliteStore.open(folder / "namyok.db")


def test_a_file_is_its_owners_and_found_again(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "Ёж?#%20.db"

    async def write() -> None:
        store = await SqliteStore.open(path)
        await store.open_table(row("t"))
        await store.add_person(PersonRow("t", "p", "Аня"))
        await store.append("t", 0, [b"row"])
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert len(list(path.parent.iterdir())) == 3
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        await store.close()
        assert [file.name for file in path.parent.iterdir()] == [path.name]

    async def read() -> None:
        store = await SqliteStore.open(path)
        assert await store.table_by_code("code t") == row("t")
        assert await store.people("t") == {"p": "Аня"}
        assert await store.read("t") == [b"row"]
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_commit_reaches_the_disk_and_a_reader_cannot_write(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")

        def pragmas(db: sqlite3.Connection) -> list[Any]:
            names = ("synchronous", "journal_mode", "busy_timeout")
            return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

        assert await store._writer.run(pragmas) == [2, "wal", 10_000]
        with pytest.raises(Failed, match="readonly"):
            await store._read(lambda db: db.execute("DELETE FROM log"))
        await store.close()

    asyncio.run(play())


def test_a_forgotten_name_is_not_left_in_the_file(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        await store.open_table(row("t"))
        await store.add_person(PersonRow("t", "p", "Евлампия"))
        await store.say("t", "p", "Евлампия was here", 1)
        await store.close()
        assert "Евлампия".encode() in (tmp_path / "db").read_bytes()
        store = await SqliteStore.open(tmp_path / "db")
        await store.forget("t", "p")
        await store.close()
        assert "Евлампия".encode() not in (tmp_path / "db").read_bytes()

    asyncio.run(play())


def test_a_stream_has_an_end_so_that_it_can_be_read_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MOST_ROWS", 3)

    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        assert await store.append("t", 0, [b"one", b"two", b"three"]) == 3
        with pytest.raises(Refused, match="table_worn_out"):
            await store.append("t", 3, [b"four"])
        assert await store.read("t") == [b"one", b"two", b"three"]
        await store.close()

    asyncio.run(play())


def test_every_kind_of_row_that_a_table_owns_is_closed_with_it(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "db")._close()
    db = sqlite3.connect(tmp_path / "db")
    tables = db.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%table_id TEXT%'")
    assert {name for (name,) in tables} == set(OWNED)
    db.close()
