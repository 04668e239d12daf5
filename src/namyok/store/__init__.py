"""Where things are kept: the log of each table, and what lives beside it."""

from namyok.store.ports import (
    ChatRow,
    Clip,
    CodeTaken,
    Conflict,
    Failed,
    Log,
    NoSuchTable,
    PersonId,
    PersonRow,
    Registry,
    Store,
    TableId,
    TableRow,
    Unusable,
    clip_id,
    code_key,
)
from namyok.store.sqlite import SqliteStore

__all__ = [
    "ChatRow",
    "Clip",
    "CodeTaken",
    "Conflict",
    "Failed",
    "Log",
    "NoSuchTable",
    "PersonId",
    "PersonRow",
    "Registry",
    "SqliteStore",
    "Store",
    "TableId",
    "TableRow",
    "Unusable",
    "clip_id",
    "code_key",
]
