"""The pasts of many tables, read from the store, kept for a while, and never on the event loop."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from namyok.past.chronicle import Chronicle
from namyok.store.ports import Store, TableId

T = TypeVar("T")

MOST_MOVES = 20_000
"""Rows of streams that are kept in memory as pasts; beyond that the longest unasked-for goes."""


class Archive:
    """Games that are over never change, so a past once read is only ever read on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[TableId, Chronicle] = OrderedDict()

    async def of(self, table: TableId) -> Chronicle:
        """A table's past up to now."""
        known = self._kept.get(table, Chronicle())
        rows = await self._store.read(table, known.version)
        told = await aside(lambda: known.read(rows)) if rows else known
        self._kept[table] = told
        self._kept.move_to_end(table)
        while sum(one.version for one in self._kept.values()) > MOST_MOVES and len(self._kept) > 1:
            self._kept.popitem(last=False)
        return told

    def forget(self, table: TableId) -> None:
        """The table is no more."""
        self._kept.pop(table, None)


async def aside(work: Callable[[], T]) -> T:
    """Off the loop: a long evening takes a while to read, and tables must not wait for it."""
    return await asyncio.to_thread(work)
