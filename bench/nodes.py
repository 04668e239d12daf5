"""What several nodes cost: a command over PostgreSQL and NATS against one over a file, in one run.

Needs PostgreSQL and NATS (`tools/system-packages.sh`). The players share the machine with all of
it, so only ratios of the servers' own CPU say something.
"""

import argparse
import os
import statistics
import tempfile

import uvicorn
import uvloop

from bench.load import Room, furnish, saturation, spread
from bench.server import BEHIND_A_PROXY, QUIET, SECONDS_A_TURN, NoLimits, Server, Turns
from namyok.serve import UVICORN, build
from namyok.settings import resolve_settings
from tests.nodes.servers import Nats, Postgres

TABLES = 40


def serve_node(folder: str, port: int) -> None:
    """A node; what it runs on stands in the environment."""
    settings = resolve_settings(os.environ, {"data": folder, "away_grace": 3600.0})
    uvicorn.run(build(settings, NoLimits()), port=port, **UVICORN | BEHIND_A_PROXY, **QUIET)


def started(folder: str, store: str = "", bus: str = "") -> Server:
    os.environ["NAMYOK_STORE"], os.environ["NAMYOK_BUS"] = store, bus
    return Server(serve_node, folder)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5)
    turns: int = parser.parse_args().turns
    postgres, nats = Postgres(), Nats()
    try:
        with tempfile.TemporaryDirectory() as folder:
            await compare(folder, postgres.new_database(), nats.url, turns)
    finally:
        nats.close()
        postgres.close()


async def compare(folder: str, store: str, bus: str, turns: int) -> None:
    alone = started(f"{folder}/alone")
    node = started(f"{folder}/node", store, bus)
    other = started(f"{folder}/other", store, bus)
    sides: list[tuple[str, Server, list[Room], Turns]] = []
    for name, server in (("a file", alone), ("PostgreSQL and NATS", node)):
        sides.append((name, server, await furnish(server.port, TABLES), Turns()))
    for _ in range(turns):
        for _, server, rooms, taken in sides:
            await taken.take(server, lambda rooms=rooms: saturation(rooms, SECONDS_A_TURN))  # type: ignore[misc]
    for name, _, _, taken in sides:
        rates, costs = spread(taken.rates), spread(taken.costs)
        print(f"{name}: {rates} commands a second, {costs} µs of CPU each")
    file, shared = (taken.costs for _, _, _, taken in sides)
    ratios = [ours / theirs for ours, theirs in zip(shared, file, strict=True)]
    middle, least, most = statistics.median(ratios), min(ratios), max(ratios)
    print(f"CPU of a node a command, against a file: {middle:.2f} ({least:.2f}–{most:.2f}) times")
    print(f"the second node stood by and used {other.cpu:.1f} s in all")
    for server in (alone, node, other):
        server.stop()


if __name__ == "__main__":
    uvloop.run(main())
