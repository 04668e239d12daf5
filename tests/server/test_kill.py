"""kill -9 at any moment: what was acknowledged is there after the restart, again and again."""

import asyncio
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from namyok.games.catalogue import CATALOGUE
from namyok.store.sqlite import SqliteStore
from namyok.table.apply import apply_row
from namyok.table.stream import decode_row
from tests.server.players import choose
from tests.server.running import Line, Player, Running
from tests.thorough import often

pytestmark = pytest.mark.long

KILLS = often(8)
TABLES = 6


class Acknowledged:
    """Every command that a client was told is on disk: the seat's secret, and the command's id."""

    def __init__(self) -> None:
        self.ids: dict[str, set[str]] = {}

    def note(self, player: Player, answer: Any) -> None:
        if answer["type"] == "ack":
            self.ids.setdefault(player.secret.partition(".")[0], set()).add(answer["id"])


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(_kill_often(tmp_path))


async def _kill_often(folder: Path) -> None:
    chance = random.Random(5)
    done = Acknowledged()
    hosts: list[Player] = []
    versions: dict[str, int] = {}
    for turn in range(KILLS):
        process, server = await _start(folder)
        try:
            while len(hosts) < TABLES:
                hosts.append(await server.open(settings={"game": "dixit", "pace": "fast"}))
            for host in hosts:
                host.server = server
            load = [asyncio.create_task(_play(host, done, versions, turn)) for host in hosts]
            await asyncio.sleep(chance.uniform(0.15, 0.6))
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        await asyncio.gather(*load, return_exceptions=True)
        await _compare(folder, done, versions)
    assert sum(map(len, done.ids.values())) > KILLS * TABLES


async def _start(folder: Path) -> tuple["subprocess.Popen[bytes]", Running]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.server.victim", str(folder), str(port)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    server = Running(None, port)  # type: ignore[arg-type]
    for _ in range(400):
        with suppress(OSError):
            if (await server.ask("GET", "/healthz")).status == 200:
                return process, server
        await asyncio.sleep(0.02)
    raise AssertionError("the server does not start")


async def _play(host: Player, done: Acknowledged, versions: dict[str, int], turn: int) -> None:
    """Use a table as hard as one person can, until the line is cut."""
    luck = _Luck(turn)
    with suppress(websockets.ConnectionClosed, OSError, TimeoutError):
        async with host.connect() as line:
            table = host.secret.partition(".")[0]
            assert line.version >= versions.get(table, 0), "the table has gone back"
            while True:
                await _one_move(line, host, done, luck)
                versions[table] = max(versions.get(table, 0), line.version)


class _Luck:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def draw(self, items: Any, count: int) -> Any:
        return tuple(self._random.sample(items, count))


async def _one_move(line: Line, host: Player, done: Acknowledged, luck: _Luck) -> None:
    await line.go_on()
    view = line.view
    game = view["game"]
    if view["stage"] != "playing":
        wanted = {"do": "add_bot"} if len(view["seats"]) < 4 else {"do": "start"}
        answer = await line.do(wanted)
    elif view["your_seat"] in game["waiting"]:
        (offer,) = luck.draw(game["offers"], 1)
        answer = await line.do(choose(offer, luck, poetry=False))
    else:
        await line.receive()
        return
    done.note(host, answer)
    if answer["type"] == "ack":
        await line.see(answer["version"])
    else:
        await asyncio.sleep(0.05)


async def _compare(folder: Path, done: Acknowledged, versions: dict[str, int]) -> None:
    """Read the store as it was left: what was acknowledged is in it, and it can be replayed."""
    store = await SqliteStore.open(folder / "namyok.db")
    try:
        for table, ids in done.ids.items():
            state = None
            kept = []
            for data in await store.read(table):
                row = decode_row(data, state)
                kept.append(row.id)
                state = apply_row(state, row)
            assert ids <= set(kept), "an acknowledged command is gone"
            assert len(kept) >= versions.get(table, 0)
            assert state is None or state.running is None or state.running.key in CATALOGUE
    finally:
        await store.close()
