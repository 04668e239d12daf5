"""Two nodes against one, each held to the same share of a core, so that players, PostgreSQL and
NATS have what is left of the machine in all three cases.

Needs PostgreSQL and NATS, Linux with a cpu controller of control groups (version 1), and root.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from bench.load import Room, furnish, saturation, spread
from bench.nodes import started
from bench.server import SECONDS_A_TURN, Server
from tests.nodes.servers import Nats, Postgres

GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000
"""Microseconds in which a node has used up its share or not."""
TABLES = 16
"""At each node: enough for one to be busy all the time."""


@contextmanager
def held(name: str, node: Server, share: float) -> Iterator[None]:
    """A process gets no more than a share of one core."""
    group = GROUPS / f"namyok-bench-{os.getpid()}-{name}"
    group.mkdir()
    try:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * share)))
        (group / "cgroup.procs").write_text(str(node.pid))
        yield
    finally:
        node.stop()
        group.rmdir()


async def compare(nodes: tuple[Server, Server], turns: int, share: float) -> None:
    one, two = nodes
    first = await furnish(one.port, TABLES)
    cases: dict[str, list[Room]] = {
        "one node": first,
        "two nodes, a table's people at one of them": first + await furnish(two.port, TABLES),
        "two nodes, a table's people at both": await furnish(one.port, 2 * TABLES, two.port),
    }
    rates: dict[str, list[float]] = {name: [] for name in cases}
    busy: dict[str, list[float]] = {name: [] for name in cases}
    costs: dict[str, list[float]] = {name: [] for name in cases}
    with held("one", one, share), held("two", two, share):
        for _ in range(turns):
            for name, rooms in cases.items():
                before = [node.cpu for node in nodes]
                done = await saturation(rooms, SECONDS_A_TURN)
                used = [node.cpu - cpu for node, cpu in zip(nodes, before, strict=True)]
                rates[name].append(done / SECONDS_A_TURN)
                costs[name].append(sum(used) / done * 1e6)
                busy[name].append(100 * max(used) / SECONDS_A_TURN / share)
    print(f"each node at most {share:.0%} of a core, {turns} turns of {SECONDS_A_TURN} s")
    for name in cases:
        factors = [now / alone for now, alone in zip(rates[name], rates["one node"], strict=True)]
        print(
            f"{name}: {spread(rates[name])} commands a second,"
            f" {statistics.median(factors):.2f} ({min(factors):.2f}–{max(factors):.2f}) times one;"
            f" {spread(costs[name])} µs of nodes' CPU each;"
            f" the busier node used {statistics.median(busy[name]):.0f} % of its share"
        )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--share", type=float, default=0.2, help="of a core, for each node")
    chosen = parser.parse_args()
    postgres, nats = Postgres(), Nats()
    try:
        with tempfile.TemporaryDirectory() as folder:
            where = (postgres.new_database(), nats.url)
            nodes = started(f"{folder}/one", *where), started(f"{folder}/two", *where)
            await asyncio.sleep(2)  # until they have heard of each other
            await compare(nodes, chosen.turns, chosen.share)
    finally:
        nats.close()
        postgres.close()


if __name__ == "__main__":
    uvloop.run(main())
