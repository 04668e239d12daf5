"""Programs of others can take a seat: the example plays whole games at a real server."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from examples.seat import play
from tests.server.players import play_to_the_end
from tests.server.running import running

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dixit", 2, {"points_to_win": 6}),
    ("party", 5, {"points_to_win": 8}),
    ("poetry", 2, {"cycles": 1}),
]


@pytest.mark.parametrize(("key", "programs", "options"), GAMES)
def test_a_seat_is_played_by_somebody_elses_program(
    key: str, programs: int, options: dict[str, Any], tmp_path: Path
) -> None:
    async def scene() -> None:
        deck = "stories" if key == "poetry" else "dreams"
        settings = {"game": key, "options": options, "decks": [deck]}
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            host = await server.open(settings=settings)
            line = await stack.enter_async_context(host.connect())
            link = await server.link(host.code)
            async with asyncio.timeout(100), asyncio.TaskGroup() as group:
                seats = [
                    group.create_task(play(server.url, host.code, f"Robot {number}", link))
                    for number in range(programs)
                ]
                if key == "dixit":
                    await line.do({"do": "add_bot"})
                while len(line.view["seats"]) < programs + 1 + (key == "dixit"):
                    await line.receive()
                assert (await line.do({"do": "start"}))["type"] == "ack"
                await play_to_the_end(line, seed=1)
            results = [seat.result() for seat in seats]
            assert results == [line.view["game"]["result"]] * programs

    asyncio.run(scene())
