"""What every store must do. An adapter's test only says how to build itself::

class TestMine(StoreContract):
    async def create(self, folder: Path) -> Store: ...
"""

import asyncio

import pytest

from namyok.store import Conflict, NoSuchTable, PersonRow, Store
from tests.store.contract_registry import RegistryContract
from tests.store.scenario import TEXTS, Adapter, row, with_store


class LogContract(Adapter):
    @with_store
    async def test_a_stream_starts_empty_at_0(self, store: Store) -> None:
        assert await store.read("t") == []
        assert await store.append("t", 0, [b"one"]) == 1

    @with_store
    async def test_rows_are_read_in_the_order_of_their_seq(self, store: Store) -> None:
        rows = [str(number).encode() for number in range(30)]
        assert await store.append("t", 0, rows[:1]) == 1
        assert await store.append("t", 1, rows[1:25]) == 25
        assert await store.append("t", 25, rows[25:]) == 30
        assert await store.read("t") == rows
        assert await store.read("t", after=7) == rows[7:]
        assert await store.read("t", after=30) == []
        assert await store.read("t", after=99) == []

    @with_store
    async def test_a_stream_that_is_elsewhere_is_a_conflict(self, store: Store) -> None:
        await store.append("t", 0, [b"one", b"two"])
        for expected in (0, 1, 3, -1):
            with pytest.raises(Conflict) as caught:
                await store.append("t", expected, [b"other", b"another"])
            assert (caught.value.table, caught.value.expected) == ("t", expected)
            assert caught.value.actual == 2
        assert await store.read("t") == [b"one", b"two"]

    @with_store
    async def test_no_rows_are_a_question_whether_the_stream_is_there(self, store: Store) -> None:
        assert await store.append("t", 0, []) == 0
        with pytest.raises(Conflict):
            await store.append("t", 1, [])

    @with_store
    async def test_of_appends_at_the_same_place_exactly_one_wins(self, store: Store) -> None:
        for seq in range(20):
            rivals = [[b"%d of %d" % (seq, rival)] for rival in range(8)]
            answers = await asyncio.gather(
                *(store.append("t", seq, rows) for rows in rivals), return_exceptions=True
            )
            assert answers.count(seq + 1) == 1
            assert sum(isinstance(answer, Conflict) for answer in answers) == 7
            assert await store.read("t", after=seq) == rivals[answers.index(seq + 1)]

    @with_store
    async def test_a_newcomer_is_kept_with_the_row_that_tells_of_them(self, store: Store) -> None:
        await store.open_table(row("t"), PersonRow("t", "p1", "Аня"), [b"one"])
        assert await store.append("t", 1, [b"two"], PersonRow("t", "p2", "Боря")) == 2
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"other"], PersonRow("t", "p2", "Вера"))
        assert await store.people("t") == {"p1": "Аня", "p2": "Боря"}
        with pytest.raises(NoSuchTable):
            await store.append("u", 0, [b"one"], PersonRow("u", "p1", "Глеб"))
        assert await store.read("u") == []

    @with_store
    async def test_of_newcomers_at_the_same_place_exactly_one_comes(self, store: Store) -> None:
        await store.open_table(row("t"), PersonRow("t", "p0", "Аня"), [b"one"])
        for seq in range(1, 10):
            rivals = [PersonRow("t", f"p{seq}", f"{seq} of {rival}") for rival in range(5)]
            answers = await asyncio.gather(
                *(store.append("t", seq, [one.name.encode()], one) for one in rivals),
                return_exceptions=True,
            )
            winner = rivals[answers.index(seq + 1)].name
            assert sum(isinstance(answer, Conflict) for answer in answers) == 4
            assert (await store.people("t"))[f"p{seq}"] == winner
            assert await store.read("t", after=seq) == [winner.encode()]

    @with_store
    async def test_the_ends_of_streams_are_told_together(self, store: Store) -> None:
        await store.append("t", 0, [b"one", b"two"])
        await store.append("a\\0\0", 0, [b"one"])
        assert await store.heads(["t", "none", "a\\0\0"]) == {"t": 2, "none": 0, "a\\0\0": 1}
        assert await store.heads([]) == {}

    @with_store
    async def test_streams_are_apart(self, store: Store) -> None:
        for name in ("t", "T", "tt", *TEXTS):
            await store.append(name, 0, [name.encode()])
        for name in ("t", "T", "tt", *TEXTS):
            assert await store.read(name) == [name.encode()]

    @with_store
    async def test_rows_are_bytes_of_any_kind_and_size(self, store: Store) -> None:
        rows = [b"", bytes(range(256)), "Ё".encode(), bytes(range(256)) * 4096, b"\xff" * 1_000_001]
        await store.append("t", 0, rows)
        assert await store.read("t") == rows

    @with_store
    async def test_words_are_found_in_any_row_of_any_stream(self, store: Store) -> None:
        await store.append("a", 0, [b'{"decks":["own-x"]}', b"\xff\x00own-y"])
        await store.append("b", 0, ["Аня".encode()])
        there, absent = {"own-x", "own-y", "Аня"}, {"own-z", "OWN-X", "own-x%", "own_x"}
        assert await store.mentions(there | absent) == there
        assert await store.mentions(["own-x", "own-y"]) == {"own-x", "own-y"}
        assert await store.mentions(["own-z", "own-y"]) == {"own-y"}
        assert await store.mentions(absent) == await store.mentions([]) == set()

    @with_store
    async def test_a_callers_list_can_change_afterwards(self, store: Store) -> None:
        rows = [b"one"]
        waiting = asyncio.create_task(store.append("t", 0, rows))
        await asyncio.sleep(0)
        rows.append(b"two")
        assert await waiting == 1
        assert await store.read("t") == [b"one"]


class StoreContract(LogContract, RegistryContract):
    """All of it."""
