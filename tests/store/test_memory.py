"""The model that the other stores are compared with keeps the contract."""

from pathlib import Path

from namyok.store import Store
from tests.store.contract import StoreContract
from tests.store.memory import MemoryStore


class TestMemory(StoreContract):
    async def create(self, folder: Path) -> Store:  # noqa: ARG002
        return MemoryStore()
