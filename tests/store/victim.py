"""A process to be killed: appends as fast as it can, and says what it was told is kept.

``python -m tests.store.victim FILE`` writes a line ``table seq sha256`` for each row acknowledged.
"""

import asyncio
import hashlib
import os
import random
import sys
from pathlib import Path

from namyok.store import SqliteStore

TABLES = 40
SIZES = (0, 10, 300, 300, 300, 3_000, 60_000)


def made(table: str, seq: int, first: int, last: int) -> bytes:
    """A row that says where it belongs, and which rows must be there with it."""
    head = f"{table} {seq} {first} {last} ".encode()
    return head + random.randbytes(random.choice(SIZES))


async def appends(store: SqliteStore, table: str) -> None:
    seq = len(await store.read(table))
    while True:
        first, last = seq + 1, seq + random.randint(1, 3)
        rows = [made(table, seq, first, last) for seq in range(first, last + 1)]
        assert await store.append(table, seq, rows) == last
        lines = (
            f"{table} {seq} {hashlib.sha256(row).hexdigest()}\n"
            for seq, row in enumerate(rows, first)
        )
        os.write(sys.stdout.fileno(), "".join(lines).encode())
        seq = last


async def main(path: Path) -> None:
    store = await SqliteStore.open(path)
    await asyncio.gather(*(appends(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
