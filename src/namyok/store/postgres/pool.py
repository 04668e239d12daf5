"""Connections to PostgreSQL: how they are opened, lent and given up, and what can go wrong."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg

from namyok.store.ports import Failed, Unusable
from namyok.store.postgres.schema import MIGRATIONS, migrate

FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""What a broken line, a stopped server or a statement of ours may raise."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer has failed, for whoever asked."""
MOST_CONNECTIONS = 12
"""Of one node: the log has one at a time, the rest is for readers and for what is rare."""


class Line(asyncpg.Connection):  # type: ignore[misc] # it has no types
    """A connection that is given back as it is: nobody here leaves anything behind on one."""

    def get_reset_query(self) -> str:
        return ""


class Pool:
    """Made by ``open``. Whatever goes wrong with the database is Failed."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._locked: asyncpg.Connection | None = None

    @classmethod
    async def open(cls, url: str) -> "Pool":
        """Connect, and bring the schema up to date; Unusable says in a line why it can't be."""
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                connection_class=Line,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                server_settings={"application_name": "namyok", "synchronous_commit": "on"},
            )
        except (*FAULTS, ValueError) as error:
            raise Unusable(f"{without_password(url)}: {one_line(error)}") from error
        try:
            async with pool.acquire() as db:
                await migrate(db, MIGRATIONS)
        except FAULTS as error:
            await pool.close()
            raise Unusable(f"{without_password(url)}: {one_line(error)}") from error
        except BaseException:
            await pool.close()
            raise
        return cls(pool)

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection for a while."""
        db = await self._acquire()
        try:
            yield db
        except TimeoutError as error:
            db.terminate()  # to ask a silent server to stop would wait for it once more
            raise Failed("the database does not answer") from error
        except asyncpg.UniqueViolationError:
            raise  # a rival was faster: for whoever asked to explain
        except FAULTS as error:
            raise Failed(one_line(error)) from error
        finally:
            await self._pool.release(db)

    async def lock(self, number: int, *, shared: bool) -> bool:
        """Hold a lock while the pool is open, on a connection of its own; False if it is taken."""
        kind = "_shared" if shared else ""
        db = await self._acquire()
        taken: bool = False
        try:
            taken = await db.fetchval(f"SELECT pg_try_advisory_lock{kind}($1)", number)
        except FAULTS as error:
            raise Failed(one_line(error)) from error
        finally:
            if taken:
                self._locked = db
            else:
                await self._pool.release(db)
        return taken

    async def _acquire(self) -> asyncpg.Connection:
        try:
            return await self._pool.acquire(timeout=PATIENCE)
        except FAULTS as error:
            raise Failed(one_line(error)) from error

    async def close(self) -> None:
        """Let what was begun end, unless the database does not answer."""
        if self._locked is not None:
            await self._pool.release(self._locked)
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except (TimeoutError, *FAULTS):
            self._pool.terminate()


def one_line(error: BaseException) -> str:
    """What is wrong, without details that fill a screen."""
    return str(error).split("\n")[0] or type(error).__name__


def without_password(url: str) -> str:
    """Which database, as lines for operators name it."""
    try:
        parts = urlsplit(url)
        return f"postgresql://{parts.hostname}:{parts.port or 5432}{parts.path}"
    except ValueError:
        return "postgresql"
