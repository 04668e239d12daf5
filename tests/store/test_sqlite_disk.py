"""When the disk says no: the batch fails, the store goes on."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from namyok.store import Failed, SqliteStore
from tests.store.gates import Gate

BIG = b"x" * 400_000


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """Make the kernel refuse to write beyond a size, as a broken disk would."""
    former = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, former[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, former)


async def batch(store: SqliteStore) -> list[int | BaseException]:
    """Small, big and small appends in one batch."""
    gate = await Gate.shut(store)
    waiting = [
        asyncio.create_task(store.append(table, 1, rows))
        for table, rows in (("a", [b"small"]), ("b", [BIG]), ("c", [b"small"]))
    ]
    await asyncio.sleep(0)
    gate.open()
    return await asyncio.gather(*waiting, return_exceptions=True)


async def opened(path: Path) -> SqliteStore:
    store = await SqliteStore.open(path)
    for table in ("a", "b", "c"):
        await store.append(table, 0, [b"before"])
    return store


async def goes_on(store: SqliteStore, kept: set[str]) -> None:
    for table in ("a", "b", "c"):
        seq = 2 if table in kept else 1
        assert len(await store.read(table)) == seq
        assert await store.append(table, seq, [BIG]) == seq + 1
    await store.close()


def test_a_write_error_fails_its_batch_and_leaves_the_store_usable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "db")
        with files_of_at_most(200_000):
            answers = await batch(store)
        assert [type(answer) for answer in answers] == [Failed] * 3
        assert "I/O error" in str(answers[0])
        await goes_on(store, kept=set())
        store = await SqliteStore.open(tmp_path / "db")
        assert await store.read("b") == [b"before", BIG]
        await store.close()

    asyncio.run(play())
    assert [record.message for record in caplog.records] == ["a batch of 3 writes failed"]


@pytest.mark.parametrize("spare", [0, 20])
def test_a_full_disk_fails_its_batch_and_leaves_the_store_usable(
    tmp_path: Path, spare: int
) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "db")
        await store._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {20 + spare}"))
        answers = await batch(store)
        assert isinstance(answers[1], Failed)
        assert "full" in str(answers[1])
        await store._writer.run(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
        kept = {table for table, answer in zip("abc", answers, strict=True) if answer == 2}
        await goes_on(store, kept)

    asyncio.run(play())
