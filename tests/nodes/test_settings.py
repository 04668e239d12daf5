"""Settings that can't work are one line, and nothing is begun."""

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from namyok.bus import over_nats
from namyok.bus.over_nats import NatsBus
from namyok.engines import open_bus, open_store, server_key
from namyok.server.identity import read_key
from namyok.settings import resolve_settings
from namyok.store import Unusable
from namyok.store.postgres import PostgresStore
from tests.nodes.servers import Nats, Postgres, free_port, needs_nats, needs_postgres


def said(tmp_path: Path, *settings: str) -> str:
    """What a server says that ends at once."""
    command = [sys.executable, "-m", "namyok", "serve", "--port", str(free_port())]
    command += ["--data", str(tmp_path), *settings]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, env=os.environ)
    assert ended.returncode in (2, 3), ended.stderr
    assert ended.stdout == ""
    return ended.stderr


def test_a_store_of_no_known_kind(tmp_path: Path) -> None:
    assert said(tmp_path, "--store", "mysql://me:secret@here/db") == (
        "namyok: --store (NAMYOK_STORE) must be like postgresql://user:password@host/database,"
        " with / # ? @ in a password as %2F %23 %3F %40, not mysql://…@here/db\n"
    )


def test_a_store_that_nobody_answers_for(tmp_path: Path) -> None:
    line = said(tmp_path, "--store", "postgresql://namyok:secret@127.0.0.1:1/db")
    assert line.startswith("namyok: postgresql://127.0.0.1:1/db: ")
    assert line.count("\n") == 1
    assert "secret" not in line


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.mark.long
@needs_postgres
@needs_nats
def test_a_server_that_can_t_work_with_the_others_says_so_in_a_line_and_ends(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Whole processes: whatever is wrong, nobody is served by half."""
    nats = Nats()
    newer, closed, well = (postgres.new_database() for _ in range(3))
    name = newer.rpartition("/")[2]
    postgres.ask("CREATE TABLE schema (version INTEGER NOT NULL)", name)
    postgres.ask("INSERT INTO schema VALUES (99)", name)
    postgres.ask("CREATE ROLE stranger LOGIN")
    read_key(tmp_path / "other" / "key")

    async def first_node() -> bytes:
        store = await PostgresStore.open(well)
        key = await store.key(b"k" * 32)
        await store.close()
        return key

    key = asyncio.run(first_node())
    bus = ["--bus", nats.url]

    async def beside(release: int, key: bytes, *settings: str) -> str:
        """What the second node says while a first one uses the bus."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(over_nats, "FORMAT", release)
            first = await NatsBus.open(nats.url, hashlib.sha256(b"node " + key).hexdigest()[:16])
        try:
            return await asyncio.to_thread(said, tmp_path / "new", *settings)
        finally:
            await first.close()

    lines = {
        "it was written by a newer one": said(tmp_path, "--store", newer),
        "permission denied": said(tmp_path, "--store", closed.replace("namyok@", "stranger@")),
        "does not exist": said(tmp_path, "--store", newer.replace(name, "nowhere")),
        "nats://127.0.0.1:1: ": said(tmp_path, "--store", well, "--bus", "nats://127.0.0.1:1"),
        "another key than the other nodes'": said(tmp_path / "other", "--store", well, *bus),
        "signs with another key": asyncio.run(
            beside(over_nats.FORMAT, b"x", "--store", well, *bus)
        ),
        "is of another release": asyncio.run(
            beside(over_nats.FORMAT - 1, key, "--store", well, *bus)
        ),
    }
    nats.close()
    for why, line in lines.items():
        assert why in line
        assert line.startswith("namyok: ")
        assert line.count("\n") == 1, line


@needs_postgres
def test_all_nodes_sign_with_one_key(postgres: Postgres, tmp_path: Path) -> None:
    """A server that moves to several nodes brings its key; a node with another one is told."""
    url = postgres.new_database()
    own = read_key(tmp_path / "first" / "key")
    read_key(tmp_path / "other" / "key")

    async def key(folder: str) -> bytes:
        settings = resolve_settings({}, {"store": url, "data": str(tmp_path / folder)})
        store = await open_store(settings)
        try:
            return await server_key(settings, store)
        finally:
            await store.close()

    assert asyncio.run(key("first")) == asyncio.run(key("second")) == own
    assert not (tmp_path / "second").exists()
    with pytest.raises(Unusable, match="another key than the other nodes'"):
        asyncio.run(key("other"))


@needs_postgres
def test_nodes_that_could_not_hear_of_each_other_do_not_start(postgres: Postgres) -> None:
    url = postgres.new_database()
    alone = resolve_settings({}, {"store": url})
    together = resolve_settings({}, {"store": url, "bus": "nats://127.0.0.1:1"})

    async def play() -> None:
        first, second = await open_store(alone), await open_store(alone)
        try:
            await open_bus(alone, b"key", first)
            for settings, who in ((alone, "other nodes"), (together, "a node without one")):
                with pytest.raises(Unusable, match=f"in use by {who}: nodes need the same --bus"):
                    await open_bus(settings, b"key", second)
            await first.close()
            with pytest.raises(Unusable, match=r"127\.0\.0\.1:1"):  # now there is room, but no NATS
                await open_bus(together, b"key", second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(play())
