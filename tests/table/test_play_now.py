"""Moves that nobody waits for: whatever the store says, each is answered once and kept once."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from namyok.kernel import Refused
from namyok.store.ports import Answered, Failed
from namyok.table import ledger
from namyok.table.events import Row, Woke
from namyok.table.stream import decode_move, encode_row
from namyok.table.table import Stale, Table
from tests.store.memory import MemoryStore
from tests.table.test_bots import until
from tests.table.test_pace import QUICK, Evening

FORWARD = msgspec.Raw(b'{"do":"come_forward"}')
Hindrance = Callable[[list[bytes], Sequence[bytes]], Exception | None]
"""What happens to a stream before rows are appended; an error is told instead of appending."""


class Hindered(MemoryStore):
    """A store where something comes in between, once."""

    def __init__(self) -> None:
        super().__init__()
        self.hindrance: Hindrance | None = None

    def append_soon(
        self, table: str, expected: int, rows: Sequence[bytes], answered: Answered
    ) -> None:
        hindrance, self.hindrance = self.hindrance, None
        error = hindrance(self.log[table], rows) if hindrance else None
        if error is None:
            super().append_soon(table, expected, rows, answered)
        else:
            asyncio.get_running_loop().call_soon(answered, error)


class Moves(Evening):
    """An evening at the race of its first round, and what was answered."""

    def __init__(self) -> None:
        self.hindered = Hindered()
        super().__init__(QUICK, self.hindered)
        self.answers: list[int | Exception] = []

    def forward(self, id: str = "move", game: int = 1, round: int = 1) -> bool:
        return self.table.play_now("p1", id, FORWARD, game, round, self.answers.append)

    @property
    def ids(self) -> Counter[str | None]:
        """Which commands the log tells of, and how often."""
        return Counter(msgspec.json.decode(row).get("id") for row in self.store.log["t"])

    async def answer(self) -> int | Exception:
        """The one answer; the table is free after it, and goes on."""
        await until(lambda: bool(self.answers))
        for _ in range(20):
            await asyncio.sleep(0)
        (answer,) = self.answers
        self.answers.clear()
        assert_free(self.table)
        return answer

    async def goes_on(self) -> None:
        """Memory is where the log is, and whoever is waited for can move."""
        assert self.table.version == len(self.store.log["t"])
        version, seats = self.table.version, self.table.ledger.running.waiting
        await self.move("p1" if 0 in seats else "p2")
        assert self.table.version > version


def assert_free(table: Table) -> None:
    assert table.ledger.lock.take_now(), "somebody still has the table"
    table.ledger.lock.give()


def played(scene: Callable[[Moves], Awaitable[None]]) -> None:
    async def whole() -> None:
        moves = Moves()
        try:
            await moves.begin(2, 2)
            await scene(moves)
        finally:
            moves.table.sleep()

    asyncio.run(whole())


def test_a_move_is_kept_and_answered_once_however_often_it_is_sent() -> None:
    async def scene(moves: Moves) -> None:
        before = moves.table.version
        assert moves.forward()
        assert not moves.forward("another"), "the table is busy: the way with a task is taken"
        assert await moves.answer() == before + 1
        assert moves.forward()
        assert await moves.answer() == before + 1
        assert moves.ids["move"] == 1 and not moves.ids["another"]
        await moves.goes_on()

    played(scene)


def test_what_speaks_against_a_move_is_raised_and_leaves_the_table_free() -> None:
    async def scene(moves: Moves) -> None:
        table = moves.table
        with pytest.raises(Stale):
            moves.forward(round=2)
        for person, move, error in (
            ("p9", FORWARD, Refused),
            ("p1", msgspec.Raw(b'{"do":"fly"}'), msgspec.ValidationError),
        ):
            with pytest.raises(error):
                table.play_now(person, "move", move, 1, 1, moves.answers.append)
            assert_free(table)
        assert moves.answers == []
        await moves.goes_on()

    played(scene)


def test_a_move_that_was_not_kept_is_answered_so_and_may_be_sent_again() -> None:
    async def scene(moves: Moves) -> None:
        moves.hindered.hindrance = lambda _stream, _rows: Failed("no disk")
        assert moves.forward()
        assert isinstance(await moves.answer(), Failed)
        assert "move" not in moves.ids
        assert moves.forward()
        assert await moves.answer() == moves.table.version
        assert moves.ids["move"] == 1
        await moves.goes_on()

    played(scene)


def test_a_move_that_was_kept_though_the_store_failed_is_found_in_the_log() -> None:
    def kept_and_failed(stream: list[bytes], rows: Sequence[bytes]) -> Exception:
        stream.extend(rows)
        return Failed("the answer was lost")

    async def scene(moves: Moves) -> None:
        before = moves.table.version
        moves.hindered.hindrance = kept_and_failed
        assert moves.forward()
        assert await moves.answer() == before + 1
        assert moves.ids["move"] == 1
        await moves.goes_on()

    played(scene)


def test_a_move_is_made_after_what_another_node_wrote_first() -> None:
    async def scene(moves: Moves) -> None:
        before = moves.table.version
        row = encode_row(Row(moves.house.now(), None, "other", (Woke(),)))
        moves.hindered.hindrance = lambda stream, _rows: stream.append(row)
        assert moves.forward()
        assert await moves.answer() == before + 2
        assert moves.ids["other"] == moves.ids["move"] == 1
        await moves.goes_on()

    played(scene)


def test_a_move_that_another_node_made_impossible_is_refused() -> None:
    async def scene(moves: Moves) -> None:
        table = moves.table
        command = decode_move("dixit", FORWARD)
        row = encode_row(table.ledger.row_of("p2", "other", table._moved("p2", command)))
        moves.hindered.hindrance = lambda stream, _rows: stream.append(row)
        assert moves.forward()
        assert isinstance(await moves.answer(), Refused)
        assert moves.ids["other"] == 1 and not moves.ids["move"]
        await moves.goes_on()

    played(scene)


def test_a_move_at_a_table_that_is_gone_is_not_kept() -> None:
    async def scene(moves: Moves) -> None:
        moves.hindered.hindrance = lambda stream, _rows: stream.clear()
        assert moves.forward()
        assert isinstance(await moves.answer(), Failed)
        assert moves.store.log["t"] == []

    played(scene)


@pytest.mark.parametrize("falls", ["apply_row", "told"])
def test_a_fault_after_the_disk_is_answered_and_the_move_is_found_again(
    monkeypatch: pytest.MonkeyPatch, falls: str
) -> None:
    async def scene(moves: Moves) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(ledger, falls, lambda *_: 1 // 0)
            assert moves.forward()
            assert isinstance(await moves.answer(), ZeroDivisionError)
        assert moves.ids["move"] == 1
        moves.forward()
        assert await moves.answer() == len(moves.store.log["t"])
        assert moves.ids["move"] == 1
        await moves.goes_on()

    played(scene)


def test_a_row_that_can_not_be_written_leaves_the_table_free(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(moves: Moves) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(ledger, "encode_row", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                moves.forward()
        assert_free(moves.table)
        await moves.goes_on()

    played(scene)


def test_a_move_is_answered_even_if_the_table_falls_asleep_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(moves: Moves) -> None:
        row = encode_row(Row(moves.house.now(), None, "other", (Woke(),)))
        moves.hindered.hindrance = lambda stream, _rows: stream.append(row)
        appended = moves.table.ledger._appended

        def appended_then_asleep(*about: Any) -> None:
            appended(*about)
            moves.table.sleep()

        monkeypatch.setattr(moves.table.ledger, "_appended", appended_then_asleep)
        assert moves.forward()
        await moves.answer()
        assert moves.ids["move"] == 1

    played(scene)
