"""The log of one table, as far as it is known here, and what it has led to: its one writer."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias, TypeVar

from namyok.kernel import Refused
from namyok.store.ports import Conflict, Failed, PersonRow, TableRow
from namyok.table.apply import apply_row
from namyok.table.chores import Chores
from namyok.table.events import Row, SeatAwaited, TableEvent
from namyok.table.house import House
from namyok.table.ids import PersonId
from namyok.table.journal import KEPT, Entry, told
from namyok.table.late import seat_late
from namyok.table.lock import Lock
from namyok.table.memory import Memory
from namyok.table.state import Running, TableState
from namyok.table.stream import decode_row, encode_row

T = TypeVar("T")

TOUCH_EVERY = 60.0
"""Seconds between two notes of a table's last activity."""
BREATHES = 200
"""Rows after which others get their turn while a long stream is read."""

Answered: TypeAlias = Callable[[int | Exception], None]
"""Told the version, on disk, or what came in between."""


class Ledger:
    """Rows go to disk first and then to memory; whoever writes has the ``lock``."""

    state: TableState
    """What all rows have led to, once there is one."""

    def __init__(
        self,
        row: TableRow,
        house: House,
        chores: Chores,
        wrote: Callable[[TableState], None],
        followed: Callable[[], None],
    ) -> None:
        """``wrote`` is told what was before a row of this node, ``followed`` of others' rows."""
        self.row = row
        self.version = 0
        self.newest = -math.inf
        """When the last row was written, in seconds since 1970."""
        self.names: Mapping[PersonId, str] = {}
        self.journal: tuple[Entry, ...] = ()
        self.lock = Lock()
        self._house = house
        self._chores = chores
        self._wrote = wrote
        self._followed = followed
        self.is_read = False
        """Whether there is a state to look at."""
        self._done = Memory()
        self._touched = (-math.inf, False)

    @property
    def running(self) -> Running:
        """The game that is being played; refused if there is none."""
        running = self.state.running
        if running is None or self.state.stage != "playing":
            raise Refused("no_game_is_running")
        return running

    async def begin(self, host: PersonId, name: str, events: tuple[TableEvent, ...]) -> None:
        """The first row of a new table. Raises CodeTaken, with nothing kept."""
        row = Row(self._house.now(), host, None, events)
        newcomer = PersonRow(self.row.id, host, name)
        await self._house.store.open_table(self.row, newcomer, (encode_row(row),))
        self.names = {host: name}
        self._take(row)
        self._touched = (self._house.steady(), True)

    async def read_on(self) -> bool:
        """Take the rows that others wrote after what is known here; whether there were any."""
        rows = await self._house.store.read(self.row.id, self.version)
        for data in rows:
            self._take(decode_row(data, self._known))
            if not self.version % BREATHES:
                await asyncio.sleep(0)
        if rows:
            people = (*self.state.people, *self.state.knocking)
            if any(one not in self.names for one in people):
                await self.read_names()
            self._followed()
        return bool(rows)

    async def read_names(self) -> None:
        """What everybody is called, as the registry has it."""
        self.know_names(await self._house.store.people(self.row.id))

    def know_names(self, names: Mapping[PersonId, str]) -> None:
        """Somebody may have another name, which is told, or none, and then no earlier one is.

        What people were called is kept in memory alone, so that they can be forgotten.
        """
        renamed = tuple(
            Entry(at=self._house.now(), what="renamed", person=person, word=was)
            for person, was in self.names.items()
            if was and names.get(person, was) not in ("", was)
        )
        kept = (one for one in self.journal if one.what != "renamed" or names.get(one.person or ""))
        self.names = names
        self.journal = (*kept, *renamed)[-KEPT:]

    async def read_what_happened(self) -> bool:
        """Whether the log has gone on beyond what is known here."""
        with suppress(Failed):
            return await self.read_on()
        return False

    async def settle(self, work: Callable[[], Awaitable[T]], *, once: bool = False) -> T:
        """Carry out what is decided anew for as long as another node is faster.

        What could not be kept, for all that is known, may have been: the log tells, and work that
        knows itself again there need not be done ``once`` at most.
        """
        while True:
            try:
                return await work()
            except Conflict as error:
                if not await self.read_what_happened():
                    raise Failed("the table is closed") from error
            except Failed:
                if not await self.read_what_happened() or once:
                    raise

    def was_done(self, person: PersonId, id: str) -> bool:
        """Whether a command has been carried out before."""
        return (person, id) in self._done

    def who_did(self, id: str) -> PersonId | None:
        """Who has carried out a command; None if nobody has."""
        return self._done.who_did(id)

    def is_done(self, person: PersonId, id: str) -> None:
        """A command has been carried out that leaves no row."""
        self._done.add(person, id)

    async def commit(
        self,
        by: PersonId | None,
        id: str | None,
        events: tuple[TableEvent, ...],
        newcomer: PersonRow | None = None,
    ) -> None:
        """To disk first, then to memory and to everybody; Conflict if another node was faster."""
        row = self.row_of(by, id, events)
        data = encode_row(row)
        await self._house.store.append(self.row.id, self.version, (data,), newcomer)
        if newcomer is not None:
            self.names = {**self.names, newcomer.person: newcomer.name}
        self._kept(row)

    def commit_soon(
        self,
        by: PersonId,
        id: str,
        events: tuple[TableEvent, ...],
        again: Callable[[], Awaitable[None]],
        answered: Answered,
    ) -> None:
        """``commit`` for who does not wait; the lock is given back before it is answered.

        What was in the way is settled as for who waits, by doing all of it ``again``.
        """
        row = self.row_of(by, id, events)
        then = partial(self._appended, row, again, answered)
        self._house.store.append_soon(self.row.id, self.version, (encode_row(row),), then)

    def _appended(
        self,
        row: Row,
        again: Callable[[], Awaitable[None]],
        answered: Answered,
        error: Exception | None,
    ) -> None:
        if error is not None:
            self._chores.see_through(lambda: self._do_again(again, answered, error))
            return
        result: int | Exception = self.version + 1
        try:
            self._kept(row)
        except Exception as fault:
            result = fault
        finally:
            self.lock.give()
        answered(result)

    async def _do_again(
        self, again: Callable[[], Awaitable[None]], answered: Answered, error: Exception
    ) -> None:
        errors = [error]

        async def work() -> None:
            if errors:
                raise errors.pop()
            await again()

        try:
            await self.settle(work)
            outcome: int | Exception = self.version
        except Exception as fault:
            outcome = fault
        except BaseException:
            self.lock.give()
            answered(error)
            raise
        self.lock.give()
        answered(outcome)

    def row_of(self, by: PersonId | None, id: str | None, events: tuple[TableEvent, ...]) -> Row:
        """All that follows, with those who get a seat by it."""
        now = self._house.now()
        if self.state.awaiting or any(isinstance(event, SeatAwaited) for event in events):
            events = (*events, *seat_late(self.state, events, now, self._house.luck))
        return Row(now, by, id, events)

    def _kept(self, row: Row) -> None:
        """A row is on disk."""
        before = self.state
        self._take(row)
        self._touch(row.at)
        self._wrote(before)

    def _take(self, row: Row) -> None:
        state, news = apply_row(self._known, row), told(self._known, row)
        self.state, self.is_read = state, True  # all of it or, if something fell, nothing
        if news:
            self.journal = (*self.journal, *news)[-KEPT:]
        self._done.add(row.by, row.id)
        self.version += 1
        self.newest = row.at

    @property
    def _known(self) -> TableState | None:
        return self.state if self.is_read else None

    def _touch(self, at: float) -> None:
        """Tell the registry that somebody is here, but not with every move."""
        finished, steady = self.state.stage != "playing", self._house.steady()
        if steady - self._touched[0] > TOUCH_EVERY or finished != self._touched[1]:
            self._touched = (steady, finished)
            store = self._house.store
            self._chores.spawn(lambda: store.touch(self.row.id, at, finished))
