"""What a server runs on, as its settings say: the store, the key that signs, and the bus."""

import hashlib
import secrets
import shlex
from pathlib import Path

from namyok.bus.local import LocalBus
from namyok.bus.ports import Bus
from namyok.server.identity import KEY_BYTES, read_key
from namyok.settings import CannotStart, ServerSettings
from namyok.store.ports import OnCommit, SharedStore, Store, Unusable
from namyok.store.sqlite import SqliteStore

FILE = "namyok.db"
"""The store of a server that is told of no other."""
KEY = "key"
"""What it signs with."""


async def open_store(settings: ServerSettings, on_commit: OnCommit | None = None) -> Store:
    """The file in the server's folder, or the database that all nodes share."""
    if not settings.store:
        return await SqliteStore.open(settings.folder / FILE, on_commit)
    try:
        from namyok.store.postgres import PostgresStore
    except ImportError:
        raise Unusable("store: for PostgreSQL install namyok[nodes]") from None
    return await PostgresStore.open(settings.store, on_commit)


async def server_key(settings: ServerSettings, store: Store) -> bytes:
    """What secrets are signed with: a file in the server's folder, or all nodes' from the store.

    A node that brings another key than the others signs nothing, or half of all seats would be
    unknown to half of the nodes.
    """
    file = settings.folder / KEY
    if not isinstance(store, SharedStore):
        _, tables = await store.due_before(0.0, 0.0)
        require_key(file, is_needed=tables > 0)
        return read_key(file)
    own = read_key(file) if file.exists() else None
    shared = await store.key(own or secrets.token_bytes(KEY_BYTES))
    if own is not None and own != shared:
        raise Unusable(f"{file}: another key than the other nodes'; is --store the right one?")
    return shared


def require_key(file: Path, *, is_needed: bool) -> None:
    """CannotStart if the key was lost: a new one would open no seat, and nobody could tell why."""
    if is_needed and not file.exists():
        raise CannotStart(
            f"{file} is missing, and without it nobody has their seats, tables and own decks."
            " Bring it back from a backup, or go on with a new one:"
            f" head -c {KEY_BYTES} /dev/urandom > {shlex.quote(str(file))}"
        )


async def open_bus(settings: ServerSettings, key: bytes, store: Store) -> Bus:
    """How this node hears of others; without a setting there are none, and it makes sure of it."""
    if isinstance(store, SharedStore) and not await store.take_place(alone=not settings.bus):
        others = "a node without one" if settings.bus else "other nodes"
        raise Unusable(
            f"--store is in use by {others}: nodes need the same --bus to hear of each other"
        )
    if not settings.bus:
        return LocalBus()
    try:
        from namyok.bus.over_nats import NatsBus, Unfit
    except ImportError:
        raise Unusable("bus: for NATS install namyok[nodes]") from None
    try:
        return await NatsBus.open(settings.bus, hashlib.sha256(b"node " + key).hexdigest()[:16])
    except Unfit as error:
        raise Unusable(str(error)) from error
