"""The tables in PostgreSQL, and how an older database becomes today's.

A node of the former release may still run while the next one migrates, so that nobody has to stop
playing: a step only ever adds, and what the former release does not name must have a default. Where
rows say more than it can read, ``FORMAT`` of the bus keeps the two apart.
"""

import asyncpg

from namyok.store.ports import Unusable

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        # "C": ids are compared byte by byte, as the other stores do, and faster than by a language.
        """CREATE TABLE log (
            table_id TEXT COLLATE "C" NOT NULL, seq INTEGER NOT NULL, row BYTEA NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        """CREATE TABLE tables (
            id TEXT COLLATE "C" NOT NULL PRIMARY KEY, code TEXT NOT NULL,
            code_key TEXT COLLATE "C" NOT NULL UNIQUE, secret TEXT COLLATE "C" NOT NULL UNIQUE,
            language TEXT NOT NULL, created FLOAT8 NOT NULL, active FLOAT8 NOT NULL,
            finished BOOLEAN NOT NULL
        )""",
        "CREATE INDEX tables_by_activity ON tables (active)",
        """CREATE TABLE people (
            place BIGINT GENERATED ALWAYS AS IDENTITY,
            table_id TEXT COLLATE "C" NOT NULL, person TEXT COLLATE "C" NOT NULL,
            name TEXT NOT NULL, PRIMARY KEY (table_id, person)
        )""",
        """CREATE TABLE devices (
            device TEXT COLLATE "C" NOT NULL, table_id TEXT COLLATE "C" NOT NULL,
            person TEXT COLLATE "C" NOT NULL, PRIMARY KEY (device, table_id)
        )""",
        "CREATE INDEX devices_by_person ON devices (table_id, person)",
        """CREATE TABLE chat (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            table_id TEXT COLLATE "C" NOT NULL, person TEXT COLLATE "C" NOT NULL,
            text TEXT NOT NULL, at FLOAT8 NOT NULL, sent TEXT COLLATE "C",
            UNIQUE (table_id, person, sent)
        )""",
        "CREATE INDEX chat_by_table ON chat (table_id, id)",
        """CREATE TABLE clips (
            table_id TEXT COLLATE "C" NOT NULL, id TEXT COLLATE "C" NOT NULL, kind TEXT NOT NULL,
            media_type TEXT NOT NULL, data BYTEA NOT NULL, PRIMARY KEY (table_id, id)
        )""",
        # Recordings are compressed already: to try it again costs time and saves nothing.
        "ALTER TABLE clips ALTER COLUMN data SET STORAGE EXTERNAL",
        "CREATE TABLE store (time FLOAT8, probe BYTEA, key BYTEA)",  # one row
        "INSERT INTO store DEFAULT VALUES",
    ),
    (
        # A deck that is gone keeps its name with revision 0, so that no node brings it back.
        'CREATE TABLE decks (name TEXT COLLATE "C" PRIMARY KEY, revision BIGINT NOT NULL)',
        """CREATE TABLE deck_files (
            deck TEXT COLLATE "C" NOT NULL, file TEXT COLLATE "C" NOT NULL, data BYTEA NOT NULL,
            PRIMARY KEY (deck, file)
        )""",
        "ALTER TABLE deck_files ALTER COLUMN data SET STORAGE EXTERNAL",
    ),
    (),  # rows say more than 0.2.0 can read
)
"""Statements that lead from each version to the next; what was released is never edited."""

LOCK = 0x6E616D796F6B
"""Held by whoever migrates; two nodes often start at the same moment."""


async def migrate(db: asyncpg.Connection, migrations: tuple[tuple[str, ...], ...]) -> None:
    """Bring a database to today's schema, all or nothing; its version counts the steps taken."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("SET LOCAL client_min_messages = warning")
        await db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
        version = await db.fetchval("SELECT version FROM schema")
        if version is None:
            await db.execute("INSERT INTO schema (version) VALUES (0)")
        version = version or 0
        if version > len(migrations):
            raise Unusable(
                f"the store is of version {version}, this program knows {len(migrations)}: "
                "it was written by a newer one"
            )
        for statements in migrations[version:]:
            for statement in statements:
                await db.execute(statement)
        await db.execute("UPDATE schema SET version = $1", len(migrations))
