"""The store in PostgreSQL: the contract, the model, and what only several nodes can see."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from namyok.kernel import Refused
from namyok.store import Conflict, Failed, PersonRow, Store, Unusable
from namyok.store.postgres import PostgresStore
from namyok.store.postgres.pool import MOST_CONNECTIONS, Pool
from namyok.store.postgres.schema import MIGRATIONS, migrate
from namyok.store.postgres.texts import kept, told
from namyok.store.queries import log
from namyok.store.queries.tables import OWNED
from tests.nodes.servers import Postgres, needs_postgres
from tests.store.contract import StoreContract
from tests.store.memory import MemoryStore
from tests.store.scenario import row
from tests.store.test_model import Step, attempt, changes, clips, everything, reading
from tests.thorough import often

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    """A database for tests that empty it first: to make one takes longer than the test."""
    return postgres.new_database()


async def emptied(url: str) -> PostgresStore:
    store = await PostgresStore.open(url)
    async with store._line() as db:
        await db.execute(f"TRUNCATE tables, {', '.join(OWNED)} RESTART IDENTITY")
        await db.execute("UPDATE store SET time = NULL, key = NULL")
    return store


class TestPostgres(StoreContract):
    @pytest.fixture(autouse=True)
    def _database(self, shared: str) -> None:
        self.url = shared

    async def create(self, folder: Path) -> Store:  # noqa: ARG002
        return await emptied(self.url)


@given(st.text(alphabet="\\0\0a", max_size=9))
def test_any_text_can_be_kept(text: str) -> None:
    assert told(kept(text)) == text
    assert "\0" not in kept(text)


@settings(deadline=None, max_examples=often(20))
@given(steps=st.lists(changes | clips | reading, max_size=40))
def test_it_answers_as_plain_dicts_would(shared: str, steps: list[Step]) -> None:
    async def play() -> None:
        model, store = MemoryStore(), await emptied(shared)
        try:
            for step in steps:
                assert await attempt(store, step) == await attempt(model, step)
            assert await everything(store) == await everything(model)
        finally:
            await store.close()

    asyncio.run(play())


def test_two_nodes_write_to_the_same_streams_and_every_place_is_taken_once(shared: str) -> None:
    """Whole batches of both meet, and none waits for the other for ever."""

    async def write(store: PostgresStore, name: bytes, table: str) -> list[int]:
        written: list[int] = []
        version = 0
        while len(written) < 30:
            try:
                version = await store.append(table, version, [name])
                written.append(version)
            except Conflict as conflict:
                version = conflict.actual
        return written

    async def play() -> None:
        nodes = [await emptied(shared), await PostgresStore.open(shared)]
        tables = [f"t{number}" for number in range(12)]
        jobs = [(node, b"%d" % place) for place, node in enumerate(nodes)]
        done = await asyncio.gather(
            *(write(node, name, table) for table in tables for node, name in jobs)
        )
        for number, table in enumerate(tables):
            stream = await nodes[0].read(table)
            ours, theirs = done[2 * number], done[2 * number + 1]
            assert sorted(ours + theirs) == list(range(1, 61))
            assert all(stream[seq - 1] == b"0" for seq in ours)
            assert all(stream[seq - 1] == b"1" for seq in theirs)
        for node in nodes:
            await node.close()

    asyncio.run(play())


def test_lines_of_two_nodes_become_visible_in_the_order_of_their_ids(shared: str) -> None:
    async def play() -> None:
        nodes = [await emptied(shared), await PostgresStore.open(shared)]
        await nodes[0].open_table(row("t"))
        seen: list[int] = []
        stop = asyncio.Event()

        async def follow() -> None:
            while not stop.is_set():
                seen.extend(line.id for line in await nodes[0].chat("t", seen[-1] if seen else 0))
            seen.extend(line.id for line in await nodes[0].chat("t", seen[-1] if seen else 0))

        reader = asyncio.create_task(follow())
        said = await asyncio.gather(
            *(nodes[turn % 2].say("t", "p", "hello", 1.0) for turn in range(80))
        )
        stop.set()
        await reader
        assert seen == sorted(line for line in said if line is not None)
        for node in nodes:
            await node.close()

    asyncio.run(play())


def test_a_lock_that_could_not_be_asked_for_keeps_no_connection(shared: str) -> None:
    async def play() -> None:
        pool = await Pool.open(shared)
        for _ in range(MOST_CONNECTIONS):
            with pytest.raises(Failed):
                await pool.lock(2**70, shared=False)
        assert await pool.lock(1, shared=False)
        await pool.close()

    asyncio.run(play())


def test_the_first_key_is_the_key_of_all(shared: str) -> None:
    async def play() -> None:
        one, two = await emptied(shared), await PostgresStore.open(shared)
        keys = await asyncio.gather(one.key(b"1" * 32), two.key(b"2" * 32))
        assert keys[0] == keys[1] == await two.key(b"3" * 32)
        await one.close()
        await two.close()

    asyncio.run(play())


def test_a_stream_has_an_end_so_that_it_can_be_read_as_a_whole(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MOST_ROWS", 3)

    async def play() -> None:
        store = await emptied(shared)
        assert await store.append("t", 0, [b"one", b"two", b"three"]) == 3
        for rows in ([b"four"], [b"four", b"five"]):
            with pytest.raises(Refused, match="table_worn_out"):
                await store.append("t", 3, rows)
        await store.close()

    asyncio.run(play())


def test_every_kind_of_row_that_a_table_owns_is_closed_with_it(
    postgres: Postgres, shared: str
) -> None:
    asyncio.run(_close(shared))
    owned = postgres.ask(
        "SELECT table_name FROM information_schema.columns"
        " WHERE column_name = 'table_id' AND table_schema = 'public'",
        shared.rpartition("/")[2],
    )
    assert set(owned.split()) == set(OWNED)


async def _close(url: str) -> None:
    store = await emptied(url)
    await store.close()
    await store.close()


# Schema and faults


def test_two_nodes_that_start_at_once_make_the_tables_once(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(5)))
        await stores[0].open_table(row("t"), PersonRow("t", "p1", "Аня"), [b"one"])
        assert await stores[4].read("t") == [b"one"]
        for store in stores:
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("version", range(len(MIGRATIONS) + 1))
def test_every_published_version_is_brought_up_to_date(postgres: Postgres, version: int) -> None:
    url = postgres.new_database()

    async def play() -> None:
        db = await asyncpg.connect(url)
        await migrate(db, MIGRATIONS[:version])
        await db.close()
        store = await PostgresStore.open(url)
        await store.open_table(row("t"), PersonRow("t", "p1", "Аня"), [b"one"])
        await store.close()
        store = await PostgresStore.open(url)
        assert await store.people("t") == {"p1": "Аня"}
        await store.close()

    asyncio.run(play())


def test_a_step_that_fails_leaves_everything_as_it_was(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play() -> None:
        db = await asyncpg.connect(url)
        await migrate(db, MIGRATIONS)
        with pytest.raises(asyncpg.PostgresError):
            await migrate(
                db, (*MIGRATIONS, ("CREATE TABLE new (a INT)", "CREATE TABLE log (a INT)"))
            )
        assert await db.fetchval("SELECT version FROM schema") == len(MIGRATIONS)
        assert await db.fetchval("SELECT to_regclass('new')") is None
        await db.close()

    asyncio.run(play())


def test_a_database_that_cannot_be_used_is_one_line(postgres: Postgres) -> None:
    newer = postgres.new_database()
    postgres.ask(
        "CREATE TABLE schema (version INTEGER NOT NULL); INSERT INTO schema VALUES (99)",
        newer.rpartition("/")[2],
    )
    closed = postgres.new_database()
    postgres.ask("CREATE ROLE guest LOGIN")
    here = f"127.0.0.1:{postgres.port}"
    for url, why in (
        (newer, "newer"),
        (closed.replace("namyok@", "guest@"), "permission denied"),
        (f"postgresql://namyok:secret@{here}/nowhere", '"nowhere" does not exist'),
        ("postgresql://namyok:secret@127.0.0.1:1/db", "127.0.0.1:1"),
        ("postgresql://namyok:secret@127.0.0.1:port/db", "postgresql"),
    ):
        with pytest.raises(Unusable, match=why) as caught:
            asyncio.run(PostgresStore.open(url))
        assert "\n" not in str(caught.value)
        assert "secret" not in str(caught.value)
