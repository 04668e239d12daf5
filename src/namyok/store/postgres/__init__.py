"""The store in PostgreSQL, for several nodes at once."""

from namyok.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
