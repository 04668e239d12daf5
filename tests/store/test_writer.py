"""The writer's thread: group commit, refusals, answers, closing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from namyok.kernel import Refused
from namyok.store import Conflict, Failed, SqliteStore
from namyok.store.queries import log
from tests.store.gates import Gate


def test_group_commit_takes_all_that_wait(tmp_path: Path) -> None:
    commits: list[int] = []

    async def play() -> None:
        store = await SqliteStore.open(
            tmp_path / "db", on_commit=lambda _, jobs: commits.append(jobs)
        )
        gate = await Gate.shut(store)
        waiting = [asyncio.create_task(store.append(f"t{n}", 0, [b"row"])) for n in range(500)]
        await asyncio.sleep(0)
        gate.open()
        assert await asyncio.gather(*waiting) == [1] * 500
        await store.close()

    asyncio.run(play())
    assert commits == [1, 500]


def test_group_commit_makes_far_fewer_commits_than_appends(tmp_path: Path) -> None:
    commits: list[tuple[float, int]] = []

    async def play() -> None:
        store = await SqliteStore.open(
            tmp_path / "db", on_commit=lambda *commit: commits.append(commit)
        )

        async def appends(table: str) -> None:
            for seq in range(20):
                await store.append(table, seq, [b"row"])

        await asyncio.gather(*(appends(f"t{number}") for number in range(64)))
        await store.close()

    asyncio.run(play())
    assert sum(jobs for _, jobs in commits) == 64 * 20
    assert len(commits) < 64 * 20 / 4
    assert all(seconds > 0 for seconds, _ in commits)


def test_a_refusal_does_not_undo_the_rest_of_its_batch(tmp_path: Path) -> None:
    half: Any = [b"half", None]  # None fails when the first row is already written
    steps: list[tuple[str, int, list[bytes], type]] = [
        ("a", 0, [b"one"], int),
        ("a", 0, [b"one"], Conflict),
        ("c", 0, half, Failed),
        ("a", 1, [b"two"], int),
        ("b", 7, [b"one"], Conflict),
        ("b", 0, [b"one"], int),
        ("c", 0, [b"one"], int),
    ]

    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        gate = await Gate.shut(store)
        waiting = [
            asyncio.create_task(store.append(table, expected, rows))
            for table, expected, rows, _ in steps
        ]
        await asyncio.sleep(0)
        gate.open()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [answer for *_, answer in steps]
        assert await store.read("a") == [b"one", b"two"]
        assert await store.read("b") == await store.read("c") == [b"one"]
        await store.close()

    asyncio.run(play())


def test_an_append_is_answered_after_the_commit_and_reads_do_not_wait(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        first = await Gate.shut(store)
        append = asyncio.create_task(store.append("t", 0, [b"row"]))
        await asyncio.sleep(0)
        second = Gate(store)  # in the same batch as the append, after it
        await asyncio.sleep(0)
        first.open()
        await second.reached()
        assert await store.read("t") == []
        assert not append.done()
        second.open()
        assert await append == 1
        assert await store.read("t") == [b"row"]
        await store.close()

    asyncio.run(play())


def test_a_waiter_who_left_is_not_missed(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        gate = await Gate.shut(store)
        append = asyncio.create_task(store.append("t", 0, [b"row"]))
        await asyncio.sleep(0)
        append.cancel()
        gate.open()
        await asyncio.gather(append, return_exceptions=True)
        assert append.cancelled()
        assert await store.append("t", 1, [b"next"]) == 2
        await store.close()

    asyncio.run(play())


def test_a_loop_that_ended_is_not_missed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "db")

    async def leave() -> Gate:
        gate = await Gate.shut(store)
        append = asyncio.create_task(store.append("t", 0, [b"row"]))
        await asyncio.sleep(0)
        append.cancel()
        gate.waiting.cancel()
        return gate

    async def come_back() -> None:
        assert await store.append("t", 1, [b"next"]) == 2
        await store.close()

    asyncio.run(leave()).open()
    asyncio.run(come_back())


def test_closing_while_appends_are_under_way_loses_nothing_acknowledged(tmp_path: Path) -> None:
    async def play() -> dict[str, int]:
        store = await SqliteStore.open(tmp_path / "db")
        kept: dict[str, int] = {}

        async def appends(table: str) -> None:
            while True:
                kept[table] = await store.append(table, kept.get(table, 0), [b"row"])

        waiting = [asyncio.create_task(appends(f"t{number}")) for number in range(50)]
        await asyncio.sleep(0.05)
        await store.close()
        await store.close()
        for answer in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(answer, Failed)
        for use in (store.read("t1"), store.append("t1", 0, []), store.rename("t", "p", "n")):
            with pytest.raises(Failed, match="closed"):
                await use
        return kept

    async def look(kept: dict[str, int]) -> None:
        store = await SqliteStore.open(tmp_path / "db")
        assert {table: len(await store.read(table)) for table in kept} == kept
        await store.close()

    kept = asyncio.run(play())
    assert sum(kept.values()) >= 50
    asyncio.run(look(kept))


def test_a_hook_that_fails_is_logged_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken(seconds: float, jobs: int) -> None:
        raise ZeroDivisionError(seconds, jobs)

    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db", broken)
        assert await store.append("t", 0, [b"row"]) == 1
        assert await store.append("t", 1, [b"row"]) == 2
        await store.close()

    asyncio.run(play())
    assert [record.message for record in caplog.records] == ["the hook of commits failed"] * 2


def test_a_batch_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    monkeypatch.setattr("namyok.store.writer.BATCH", 10)

    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db", lambda _, jobs: commits.append(jobs))
        gate = await Gate.shut(store)
        waiting = [asyncio.create_task(store.append("t", seq, [b"row"])) for seq in range(25)]
        await asyncio.sleep(0)
        gate.open()
        assert await asyncio.gather(*waiting) == list(range(1, 26))
        await store.close()

    asyncio.run(play())
    assert commits == [1, 10, 10, 5]


def test_a_batch_that_cannot_be_committed_is_undone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        gate = await Gate.shut(store)
        waiting = [
            asyncio.create_task(store.append("t", 0, [b"row"])),
            asyncio.create_task(store._writer.run(lambda db: db.execute("RELEASE job").rowcount)),
        ]
        await asyncio.sleep(0)
        gate.open()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Failed, Failed]
        assert await store.append("t", 0, [b"row"]) == 1
        await store.close()

    asyncio.run(play())
    assert [record.message for record in caplog.records] == ["a batch of 2 writes failed"]


STEPS: list[tuple[str, int, list[bytes], type]] = [
    ("a", 0, [b"one"], type(None)),
    ("a", 1, [b"two", b"three"], type(None)),
    ("b", 0, [], type(None)),
    ("b", 0, [b"one"], type(None)),
    ("b", 0, [b"one"], Conflict),
    ("b", 7, [b"gap"], Conflict),
    ("c", log.MOST_ROWS, [b"too many"], Refused),
    ("b", 1, [b"two"], type(None)),
]


def test_what_nobody_waits_for_is_written_together_and_answered_one_by_one(tmp_path: Path) -> None:
    async def play(chosen: list[tuple[str, int, list[bytes], type]], path: Path) -> None:
        commits: list[int] = []
        store = await SqliteStore.open(path, lambda _, jobs: commits.append(jobs))
        gate = await Gate.shut(store)
        answers: list[tuple[int, type]] = []
        for number, (table, expected, rows, _) in enumerate(chosen):
            store.append_soon(
                *(table, expected, rows),
                lambda error, number=number: answers.append((number, type(error))),  # type: ignore[misc]
            )
        gate.open()
        while len(answers) < len(chosen):
            await asyncio.sleep(0.001)
        assert answers == [(number, answer) for number, (*_, answer) in enumerate(chosen)]
        assert await store.read("a") == [b"one", b"two", b"three"]
        assert await store.read("b") == [b"one", b"two"]
        await store.close()
        assert commits[-1] == len(chosen)  # told after the answers, before the end
        store.append_soon("a", 3, [b"late"], lambda error: answers.append((-1, type(error))))
        await asyncio.sleep(0)
        assert answers[-1] == (-1, Failed)

    asyncio.run(play([step for step in STEPS if step[3] is type(None)], tmp_path / "fair"))
    asyncio.run(play(STEPS, tmp_path / "all"))


def test_a_lonely_row_is_kept_or_refused_like_one_of_many(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        for table, expected, rows, answer in STEPS:
            answers: list[Exception | None] = []
            store.append_soon(table, expected, rows, answers.append)
            while not answers:
                await asyncio.sleep(0.001)
            assert type(answers[0]) is answer
        assert await store.read("a") == [b"one", b"two", b"three"]
        assert await store.read("b") == [b"one", b"two"]
        await store.close()

    asyncio.run(play())


def test_whoever_fails_to_take_an_answer_keeps_it_from_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "db")
        answers: list[Exception | None] = []

        def falls(_: Exception | None) -> None:
            raise ValueError("a fault of whoever listens")

        store.append_soon("a", 0, [b"one"], falls)
        store.append_soon("b", 0, [b"one"], answers.append)
        while not answers:
            await asyncio.sleep(0.001)
        assert answers == [None]
        await store.close()

    asyncio.run(play())
