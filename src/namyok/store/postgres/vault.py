"""Files of own decks in PostgreSQL, where all nodes reach them."""

from collections.abc import Collection, Mapping

from namyok.store.ports import Vault
from namyok.store.postgres.pool import Pool


class PostgresVault(Vault):
    """A row a file; a deck's revision is the lock."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def revisions(self) -> dict[str, int]:
        async with self._pool.lend() as db:
            return dict(await db.fetch("SELECT name, revision FROM decks"))

    async def names(self, deck: str) -> tuple[int, set[str]]:
        async with self._pool.lend() as db, db.transaction(isolation="repeatable_read"):
            revision = await db.fetchval("SELECT revision FROM decks WHERE name = $1", deck)
            found = await db.fetch("SELECT file FROM deck_files WHERE deck = $1", deck)
            return revision or 0, {file for (file,) in found}

    async def file(self, deck: str, name: str) -> bytes | None:
        async with self._pool.lend() as db:
            data: bytes | None = await db.fetchval(
                "SELECT data FROM deck_files WHERE deck = $1 AND file = $2", deck, name
            )
            return data

    async def keep(
        self, deck: str, expected: int, files: Mapping[str, bytes], names: Collection[str]
    ) -> int | None:
        async with self._pool.lend() as db, db.transaction():
            if expected:
                moved = await db.fetchval(
                    "UPDATE decks SET revision = revision + 1 WHERE name = $1 AND revision = $2"
                    " RETURNING revision",
                    *(deck, expected),
                )
            else:
                moved = await db.fetchval(
                    "INSERT INTO decks (name, revision) VALUES ($1, 1)"
                    " ON CONFLICT DO NOTHING RETURNING revision",
                    deck,
                )
            if moved is None:
                return None
            await db.execute(
                "DELETE FROM deck_files WHERE deck = $1 AND file <> ALL($2)", deck, [*names]
            )
            for name, data in files.items():
                await db.execute(
                    "INSERT INTO deck_files (deck, file, data) VALUES ($1, $2, $3)"
                    " ON CONFLICT (deck, file) DO UPDATE SET data = excluded.data",
                    *(deck, name, data),
                )
            return int(moved)

    async def drop(self, deck: str) -> None:
        async with self._pool.lend() as db, db.transaction():
            await db.execute(
                "INSERT INTO decks (name, revision) VALUES ($1, 0)"
                " ON CONFLICT (name) DO UPDATE SET revision = 0",
                deck,
            )
            await db.execute("DELETE FROM deck_files WHERE deck = $1", deck)
