"""All tables of a server: found by code, by link or by id, and loaded when somebody comes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence

from namyok.kernel import Language, Refused
from namyok.store.ports import CodeTaken, TableRow
from namyok.table.codes import CodeReader
from namyok.table.house import House
from namyok.table.ids import Colour, PersonId, TableId
from namyok.table.peers import tell_renamed
from namyok.table.settings import Settings
from namyok.table.table import Table

NUMBERS = range(10, 100)
SPARSE = 200
"""Possible codes for each table that is open."""
COUNT_EVERY = 60.0
"""Seconds between two counts of the open tables."""
ASK_EVERY = 1.0
"""Seconds between two questions to the log while other nodes can't be heard."""
TELL_EVERY = 5
"""Of these seconds pass between two notes of how things are, in case one was lost."""
LIVELY_FOR = 15 * 60.0
"""Seconds after its newest row in which people are still believed to be at a table of which nothing
can be heard: longer than a move takes, and short enough that guessers find no table that sleeps."""
TRIES = 50
"""New codes to try before giving up: with that many tables open, words are short."""


log = logging.getLogger("namyok.table")


class Hall:
    """Tables in memory, by id; the store knows the others."""

    def __init__(self, house: House, code_words: Mapping[str, Sequence[str]]) -> None:
        self._house = house
        self._code_words = code_words
        self.codes = CodeReader(word for words in code_words.values() for word in words)
        self._tables: dict[TableId, Table] = {}
        self._loading: dict[TableId, asyncio.Future[Table]] = {}
        self._open = 0
        self._counted = -COUNT_EVERY
        self._asked: dict[TableId, float] = {}
        self._somebody_died = False

    @property
    def tables(self) -> Sequence[Table]:
        """Those in memory."""
        return tuple(self._tables.values())

    async def open(
        self, language: Language, settings: Settings, name: str, colour: Colour | None
    ) -> tuple[Table, PersonId]:
        """A new table with its host."""
        await self._count()
        for _ in range(TRIES):
            table = Table(self._new_row(language), self._house)
            try:
                person = await table.open(settings, name, colour)
            except CodeTaken:
                continue
            self._tables[table.row.id] = table
            return self._asked_for(table), person
        raise Refused("no_free_code")

    def _new_row(self, language: Language) -> TableRow:
        return TableRow(
            id=secrets.token_hex(8),
            code=self._new_code(language),
            join=secrets.token_urlsafe(16),
            language=language,
            created=self._house.now(),
        )

    async def _count(self) -> None:
        """Count the open tables, now and then: a few more or less make no code too short."""
        if time.monotonic() > self._counted + COUNT_EVERY:
            self._counted = time.monotonic()
            _, self._open = await self._house.store.due_before(0.0, 0.0)

    def _new_code(self, language: str) -> str:
        """As many words as keep codes sparse: whoever guesses must mostly be wrong."""
        words = self._code_words[language]
        count = 1
        while len(words) ** count * len(NUMBERS) < SPARSE * self._open:
            count += 1
        said = "-".join(secrets.choice(words) for _ in range(count))
        return f"{said}{secrets.choice(NUMBERS)}"

    async def awake(self, row: TableRow) -> Table | None:
        """The table, if somebody who belongs to it is there, at whichever node.

        While other nodes can't be heard, the log tells what it can: something was done lately.
        """
        bus, now = self._house.bus, self._house.now()
        if row.id not in self._tables and not bus.is_shared:
            return None
        table = await self.table(row)
        lively = bus.is_away and now - table.ledger.newest < LIVELY_FOR
        return table if lively or table.attendance.is_awake else None

    async def by_id(self, table: TableId) -> Table | None:
        """A table that a seat's secret names."""
        if table in self._tables:
            return await self._fresh(self._tables[table])
        row = await self._house.store.table_by_id(table)
        return None if row is None else await self.table(row)

    async def table(self, row: TableRow) -> Table:
        """The table in memory, loaded once however many ask at the same time."""
        if row.id in self._tables:
            return await self._fresh(self._tables[row.id])
        if row.id not in self._loading:
            loading = self._loading[row.id] = asyncio.ensure_future(self._load(row))
            loading.add_done_callback(lambda _: self._loading.pop(row.id))
        return await asyncio.shield(self._loading[row.id])  # who gives up does so for nobody else

    async def _load(self, row: TableRow) -> Table:
        table = Table(row, self._house)
        try:
            await table.load()
        except BaseException:
            table.sleep()  # it hears other nodes already
            raise
        self._tables[row.id] = table
        return self._asked_for(table)

    async def _fresh(self, table: Table) -> Table:
        """Who comes from another node must not find a table that is behind what they have seen."""
        self._asked_for(table)
        if self._house.bus.is_shared:
            await table.catch_up()
        return table

    def _asked_for(self, table: Table) -> Table:
        self._asked[table.row.id] = time.monotonic()
        return table

    async def follow_others(self) -> None:
        """Tell other nodes by and by how things are here; ask the log while they can't be heard."""
        bus = self._house.bus
        bus.gone, bus.back = self._node_gone, self._tell_all
        beats = 0
        while bus.is_shared:
            await asyncio.sleep(ASK_EVERY)
            beats += 1
            try:
                if bus.is_away or self._somebody_died:
                    await self._ask_the_log()
                    self._somebody_died = False
                elif not beats % TELL_EVERY:
                    self._tell_all()
            except Exception:
                log.exception("other nodes could not be followed")

    async def _ask_the_log(self) -> None:
        heads = await self._house.store.heads([*self._tables])
        for id, version in heads.items():
            if id in self._tables and self._tables[id].version < version:
                self._tables[id].peers.catch_up_soon()

    def _tell_all(self) -> None:
        for table in self.tables:
            table.peers.tell()

    def _node_gone(self, node: str) -> None:
        self._somebody_died = True  # perhaps between writing and telling
        for table in self.tables:
            table.peers.gone(node)

    async def forget_person(self, table: TableId, person: PersonId) -> None:
        """Somebody wants no name at a table any more; it need not be in memory."""
        await self._house.store.forget(table, person)
        tell_renamed(self._house.bus, table)
        if table in self._tables:
            self._tables[table].forget(person)

    def idle(self, seconds: float) -> Sequence[TableId]:
        """Tables that nobody has asked for lately; who just did may still be on the way in."""
        before = time.monotonic() - seconds
        return [table for table in self._tables if self._asked[table] < before]

    def forget(self, tables: Sequence[TableId]) -> None:
        """Drop tables from memory; the store still has those that are not closed."""
        for table in tables:
            self._asked.pop(table, None)
            if table in self._tables:
                self._tables.pop(table).sleep()
