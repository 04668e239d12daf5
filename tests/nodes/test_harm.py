"""Whatever is killed or stopped: nothing acknowledged is lost, nothing is done twice, games go on.

``NODE_KILLS=50 pytest tests/nodes/test_harm.py -s`` is what ``make test-nodes`` runs.
"""

import asyncio
import os
import random
import signal
import statistics
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.nodes.company import Company
from tests.nodes.servers import needs_nats, needs_postgres

KILLS = int(os.environ.get("NODE_KILLS", "3"))
AT_A_TIME = 5
"""Kills of one company: a table of hundreds of games is read for seconds."""
TABLES = 4
WITHIN = (0.5, 1, 2, 3, 4, 5, 10)
"""Seconds by which pauses are told."""

pytestmark = [needs_postgres, needs_nats, pytest.mark.timeout(60 + 40 * KILLS), pytest.mark.long]

Harm = Callable[[Company], Awaitable[None]]


def suffer(folder: Path, harm: Harm) -> None:
    async def play() -> None:
        company = Company(folder, TABLES)
        try:
            await company.begin()
            await company.goes_on()
            await harm(company)
            await company.end()
            acknowledged = await company.compare()
            away = sorted(seconds for one in company.people for seconds in one.away)
            print(f"\n{harm.__name__}: {acknowledged} acknowledged, none lost, none twice")
            if away:
                middle = statistics.median(away)
                print(f"back after {middle:.2f} s, at most {away[-1]:.2f} s, {len(away)} times")
        finally:
            company.close()

    asyncio.run(play())


def test_nodes_are_killed_in_turn(tmp_path: Path) -> None:
    everybodys: list[float] = []

    async def kill_nodes(company: Company) -> None:
        chance = random.Random(7)
        pauses: list[float] = []
        for turn in range(min(KILLS, AT_A_TIME)):
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            node = company.nodes[turn % 2]
            node.kill()
            pauses += await company.goes_on()
            await node.start()
        told = " ".join(f"{pause:.2f}" for pause in sorted(pauses))
        print(f"\ntables went on after {told} s")
        assert not any(one.unanswered for one in company.people), "a command got no answer"
        everybodys.extend(pauses)

    for _ in range(-(-KILLS // AT_A_TIME)):
        suffer(tmp_path, kill_nodes)
    shares = [f"{sum(pause <= most for pause in everybodys)} in {most} s" for most in WITHIN]
    print(f"\nof {len(everybodys)} tables went on: {', '.join(shares)}")


def test_nodes_are_restarted_in_turn(tmp_path: Path) -> None:
    """A node that is told to go says goodbye first, and its people come through the other."""

    async def restart_nodes(company: Company) -> None:
        for node in company.nodes:
            assert node.process is not None
            node.process.terminate()
            assert await asyncio.to_thread(node.process.wait, 30) in (0, -signal.SIGTERM)
            await company.goes_on()
            await node.start()
            await company.goes_on()

    suffer(tmp_path, restart_nodes)


def test_the_bus_is_killed(tmp_path: Path) -> None:
    async def kill_bus(company: Company) -> None:
        company.nats.server.kill()
        await company.goes_on()
        await asyncio.to_thread(company.nats.server.start)
        await asyncio.sleep(1.5)
        await company.goes_on()

    suffer(tmp_path, kill_bus)


def test_the_database_is_killed(tmp_path: Path) -> None:
    async def kill_database(company: Company) -> None:
        company.postgres.server.kill()
        await asyncio.sleep(1)
        await asyncio.to_thread(company.postgres.server.start)
        print(f"\nwell {max(await company.goes_on()):.2f} s after it was back")

    suffer(tmp_path, kill_database)


def test_the_database_does_not_answer_for_a_while(tmp_path: Path) -> None:
    """As if the network were cut: what was on its way may happen later."""

    async def stop_database(company: Company) -> None:
        company.postgres.server.signal(signal.SIGSTOP)
        await asyncio.sleep(7)
        company.postgres.server.signal(signal.SIGCONT)
        print(f"\nwell {max(await company.goes_on()):.2f} s after it answered again")

    suffer(tmp_path, stop_database)


def test_a_node_stands_still_for_a_while(tmp_path: Path) -> None:
    """The others go on without it; it finds itself behind, and writes nothing over."""

    async def stop_node(company: Company) -> None:
        process = company.nodes[0].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(6)
        process.send_signal(signal.SIGCONT)
        await company.goes_on()

    suffer(tmp_path, stop_node)
