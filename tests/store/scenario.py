"""How a contract test runs: plain pytest functions around a new store each."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from namyok.store import Store, TableRow

TEXTS = ["", "Ёлка 🎄", "e\u0301 ≠ é", "a\0b", "'; DROP TABLE log; --", "ش" * 1000]


def row(table: str, code: str = "", created: float = 0.0) -> TableRow:
    return TableRow(table, code or f"code {table}", f"secret {table}", "ru", created)


class Adapter(ABC):
    @abstractmethod
    async def create(self, folder: Path) -> Store:
        """An empty store, which may use an empty folder."""


def with_store(body: Callable[[Any, Store], Awaitable[None]]) -> Callable[[Any, Path], None]:
    """A plain pytest function that runs ``body`` on a new store."""

    def test(self: Adapter, tmp_path: Path) -> None:
        async def play() -> None:
            store = await self.create(tmp_path)
            try:
                await body(self, store)
            finally:
                await store.close()

        asyncio.run(play())

    test.__doc__ = body.__doc__
    return test
