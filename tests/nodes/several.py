"""Several nodes in one process, over one store."""

import copy
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from namyok.bus import Bus
from namyok.store import SqliteStore, Store
from namyok.table.house import Pacing
from tests.nodes.air import Air, AirBus
from tests.server.running import AT_ONCE, Line, Player, Running, running


@asynccontextmanager
async def several(
    folder: Path, air: Air, count: int = 2, pacing: Pacing = AT_ONCE
) -> AsyncIterator[list[Running]]:
    """Nodes over one file, each with connections of its own to it, and the air between them."""

    async with AsyncExitStack() as stack:
        nodes = []
        for number in range(count):

            async def engines(node: str = f"node{number}") -> tuple[Store, Bus]:
                return await SqliteStore.open(folder / "namyok.db"), AirBus(air, node)

            nodes.append(await stack.enter_async_context(running(folder, pacing, engines=engines)))
        yield nodes


def at(node: Running, player: Player) -> Player:
    """The same person, who comes through another node."""
    moved = copy.copy(player)
    moved.server = node
    return moved


async def when(line: Line, holds: Any) -> Any:
    """The first view of which something holds."""
    while not holds(line.view):
        await line.until("view")
    return line.view


def present(view: Any) -> list[bool]:
    return [seat["present"] for seat in view["seats"]]
