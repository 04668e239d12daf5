"""Whole games over PostgreSQL and NATS, people of one table at both nodes: no secret leaks."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.nodes.node import engines
from tests.nodes.servers import Nats, Postgres, needs_nats, needs_postgres
from tests.server.running import running
from tests.server.test_games import GAMES, play_whole

pytestmark = [needs_postgres, needs_nats, pytest.mark.long]

ROUNDS = 10 if "NODE_KILLS" in os.environ else 1
"""Games of each kind; ``make test-nodes`` has the time for more."""


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[str, str]]:
    """The addresses of a database and a bus."""
    postgres, nats = Postgres(), Nats()
    yield postgres.new_database(), nats.url
    nats.close()
    postgres.close()


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_a_game_at_two_nodes_keeps_every_secret(
    key: str, players: int, options: dict[str, Any], tmp_path: Path, shared: tuple[str, str]
) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            nodes = []
            for number in range(2):
                folder = tmp_path / str(number)
                folder.mkdir(exist_ok=True)
                (folder / "key").write_bytes(b"the key of both nodes, of 32 bytes")
                both = partial(engines, folder, *shared)
                nodes.append(await stack.enter_async_context(running(folder, engines=both)))
            await play_whole(nodes, key, players, options)

    for _ in range(ROUNDS):  # new nodes for each game: they would let in no more of one address
        asyncio.run(play())
