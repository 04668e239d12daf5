"""A disk that is full, a file that is damaged, a clock that is wrong, a table opened by half."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from namyok.decks.own.own_deck import OwnDeck
from namyok.server import app as app_module
from namyok.server import health
from namyok.server.app import Keeping, _close_old
from namyok.store import SqliteStore
from namyok.store.lived import Lived
from namyok.store.ports import Failed, TableRow
from namyok.table.events import Row
from namyok.table.ledger import BREATHES
from tests.server.running import Running, running
from tests.server.test_lobby import PATIENT, on_stage

pytestmark = pytest.mark.long

A_DAY = 86400.0


@pytest.fixture(autouse=True)
def _ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "ASKED_EVERY", 0.0)


async def _most_pages(server: Running, pages: int) -> None:
    store = server.services.store
    assert isinstance(store, SqliteStore)
    await store._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchall())


@asynccontextmanager
async def full_disk(server: Running, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """No page more for SQLite, and no byte for decks."""

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    filler = TableRow("f" * 16, "filler", "filler", "ru", 0.0)
    await server.services.store.open_table(filler, None, [b"row"])
    with monkeypatch.context() as patch:
        patch.setattr(OwnDeck, "_save", full)
        await _most_pages(server, 1)  # SQLite takes the number that there are
        store = server.services.store
        with suppress(Failed):  # what is left in pages that are there
            for seq in count(1):
                await store.append(filler.id, seq, [b"x" * 40])
        with suppress(Failed):
            while True:
                await store.say(filler.id, "p1", "x" * 40, 0.0)
        yield
    await _most_pages(server, 10_000_000)


def test_a_full_disk_is_told_everywhere_in_the_same_words_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        big = "я" * 300
        people = f"/api/tables/{quote(host.code)}/people"
        async with host.connect() as line:
            async with full_disk(server, monkeypatch):
                health = await server.ask("GET", "/healthz")
                assert (health.status, health.body) == (503, b"not well: nothing can be saved\n")
                answers = [
                    await server.ask("POST", "/api/tables", {"name": "Ира"}),
                    await server.ask("POST", people, {"name": "Ира"}),
                    await server.ask("POST", "/api/decks", {"title": "x", "language": "ru"}),
                ]
                for answer in answers:
                    assert (answer.status, answer.json["code"]) == (503, "not_kept")
                await line.send({"type": "say", "id": "words", "text": big})
                assert (await line.until("halted"))["on"], "everybody is told that tables wait"
                assert (await line.until("ack", "error"))["code"] == "not_kept"
                claim = await server.ask("POST", "/api/seat", {"seat": host.secret})
                assert claim.status in (200, 503)
                async with host.connect() as other:
                    assert other.view["you"] == "p1", "the table is still shown"
                    assert '{"type":"halted","on":true}' in other.frames
            assert not (await line.until("halted"))["on"]
            assert (await server.ask("GET", "/healthz")).body == b"well\n"
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            assert (await server.ask("POST", people, {"name": "Ира"})).status == 200
            await line.send({"type": "say", "id": "words", "text": big})
            assert (await line.until("ack", "error"))["type"] == "ack"
            await server.open()

    on_stage(tmp_path, scene)


def test_words_that_were_kept_before_a_kill_are_not_said_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            host = await server.open()
            async with host.connect() as line:
                await line.send({"type": "say", "id": "one", "text": "hello"})
                await line.until("ack")
        async with running(tmp_path, PATIENT) as server:
            host.server = server
            async with host.connect() as line:
                await line.send({"type": "say", "id": "one", "text": "hello"})
                await line.until("ack")
            table = host.secret.partition(".")[0]
            assert len(await server.services.store.chat(table)) == 1

    asyncio.run(scene())


def test_a_table_that_was_opened_by_half_is_gone_after_a_start(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SqliteStore.open(tmp_path / "namyok.db")
        await store.open_table(TableRow("0" * 16, "кот42", "secret", "ru", 5.0))
        await store.close()
        async with running(tmp_path, PATIENT) as server:
            for path in (quote("кот42"), "secret"):
                assert (await server.ask("GET", f"/api/tables/{path}")).status == 404

    asyncio.run(scene())


def test_an_opening_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> int:
        raise sqlite3.OperationalError("disk I/O error")

    async def scene(server: Running) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("namyok.store.sqlite.log.append", broken)
            answer = await server.ask("POST", "/api/tables", {"name": "Аня"})
            assert (answer.status, answer.json["code"]) == (503, "not_kept")
        assert await server.services.store.due_before(0, 0) == (0, 0)
        assert await server.services.store.mend() == []

    on_stage(tmp_path, scene)


def test_a_damaged_store_is_found_at_the_start_and_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            for _ in range(3):
                await server.open()
            filler = TableRow("f" * 16, "filler", "filler", "ru", 0.0)
            await server.services.store.open_table(filler, None, [b"x" * 900] * 200)
        data = bytearray((tmp_path / "namyok.db").read_bytes())
        for page in range(len(data) // 4096 - 30, len(data) // 4096 - 10):
            data[page * 4096 : page * 4096 + 4096] = b"\xee" * 4096
        (tmp_path / "namyok.db").write_bytes(data)
        async with running(tmp_path, PATIENT) as server:
            while (answer := await server.ask("GET", "/healthz")).status == 200:
                await asyncio.sleep(0.02)
            assert answer.body == b"not well: the store is damaged\n"
        (report,) = [record for record in caplog.records if record.levelname == "CRITICAL"]
        assert "bring back a backup" in vars(report)["fault"]

    asyncio.run(scene())


def test_a_store_that_could_not_be_looked_through_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def damage(_: SqliteStore) -> None:
        raise Failed("unable to open database file")

    monkeypatch.setattr(SqliteStore, "damage", damage)

    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            assert (await server.ask("GET", "/healthz")).status == 200
        assert "the store could not be looked through for damage" in caplog.messages

    asyncio.run(scene())


def test_a_file_that_is_no_store_is_refused_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "namyok.db").write_bytes(b"\xee" * 8192)
    with pytest.raises(OSError, match="bring back a backup"):
        SqliteStore(tmp_path / "namyok.db")


@pytest.mark.parametrize("days", [200, -200, 100_000])
def test_a_clock_that_jumps_removes_no_table_and_no_deck(
    days: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "TIDY_EVERY", 0.02)

    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            host = await server.open()
            deck = await server.ask("POST", "/api/decks", {"title": "x", "language": "ru"})
        now = asyncio.get_running_loop().time
        monkeypatch.setattr("time.time", lambda: 1.8e9 + days * A_DAY + now())
        async with running(tmp_path, PATIENT) as server:
            for _ in range(3):
                await server.open()
            await asyncio.sleep(0.2)
            assert (await server.services.store.due_before(0, 0))[1] == 4
        monkeypatch.undo()
        monkeypatch.setattr(app_module, "TIDY_EVERY", 0.02)
        async with running(tmp_path, PATIENT) as server:
            await asyncio.sleep(0.2)
            assert (await server.services.store.due_before(0, 0))[1] == 4
            cookie = {"cookie": deck.cookie}
            assert len((await server.ask("GET", "/api/decks", None, cookie)).json["decks"]) == 1
            host.server = server
            async with host.connect() as line:
                assert (await line.do({"do": "add_bot"}))["type"] == "ack"

    asyncio.run(scene())


def test_many_old_tables_go_only_after_an_operators_word(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        store, services = server.services.store, server.services
        for number in range(app_module.FEW + 1):
            row = TableRow(f"{number:016}", f"код{number}", f"secret {number}", "ru", 0.0)
            await store.open_table(row, None, [b"row"])
        services.lived = Lived(services.lived.now() + 40 * A_DAY)
        assert await _close_old(services, Keeping(30 * A_DAY, 180 * A_DAY)) == []
        asked = Keeping(30 * A_DAY, 180 * A_DAY, sweep_many=True)
        assert len(await _close_old(services, asked)) == app_module.FEW + 1

    on_stage(tmp_path, scene)


def test_the_time_of_a_server_goes_on_from_where_it_was_and_never_jumps(tmp_path: Path) -> None:
    async def scene() -> None:
        for wall in (1000.0, 5.0, 1e12):
            store = await SqliteStore.open(tmp_path / "db")
            lived = await Lived.resume(store, wall)
            assert lived.now() < 2000.0
            assert (await store.time() or 0.0) >= 1000.0
            await store.close()

    asyncio.run(scene())


def test_a_long_stream_is_read_while_others_have_their_turn(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        services, table = server.services, host.secret.partition(".")[0]
        services.hall.forget([table])
        row = msgspec.json.encode(Row(0.0, None, None, ()))
        await services.store.append(table, 1, [row] * 20 * BREATHES)
        turns = 0
        loading = asyncio.ensure_future(services.hall.by_id(table))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await loading) is not None
        assert turns >= 20

    on_stage(tmp_path, scene)
