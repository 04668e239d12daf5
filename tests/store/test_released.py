"""Upgrades: what a released version has written can be opened, read and played on."""

import asyncio
import json
import re
import tarfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from namyok import __version__
from namyok.bus import Bus, LocalBus
from namyok.cli import main
from namyok.games.verify import verify
from namyok.store import Store
from namyok.store.postgres import PostgresStore
from tests.nodes.servers import Postgres, needs_postgres
from tests.server.players import play_to_the_end
from tests.server.running import Player, Running, running

RELEASED = sorted((Path(__file__).parent / "released").glob("*.tar.gz"))


def test_every_release_before_this_one_has_left_a_data_folder() -> None:
    changes = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    this, *before = re.findall(r"^## (\d\S+) ", changes, re.MULTILINE)
    assert this == __version__
    assert before
    assert {path.name for path in RELEASED} >= {f"{version}.tar.gz" for version in before}


async def claim(server: Running, seat: str) -> Player:
    return Player(server, await server.ask("POST", "/api/seat", {"seat": seat}))


async def record(host: Player, number: int) -> Any:
    path = f"/api/tables/{quote(host.code)}/games/{number}/record"
    return (await host.server.ask("GET", path, None, {"x-seat": host.secret})).json


def unpacked(released: Path, folder: Path) -> dict[str, str]:
    """What the people of a released data folder hold."""
    with tarfile.open(released) as packed:
        packed.extractall(folder, filter="data")
    held: dict[str, str] = json.loads((folder / "held.json").read_text())
    return held


async def go_on(server: Running, held: dict[str, str]) -> None:
    """Everything is there, and another game can be played."""
    host = await claim(server, held["seat"])
    assert host.code == held["code"]
    async with host.connect() as line:
        assert line.view["stage"] == "over"
        assert "Аня" in [one["name"] for one in line.view["people"]]
        table = await server.table(host.code)
        assert table is not None
        chat = await server.services.store.chat(table.row.id)
        assert "Ещё раз?" in [said.text for said in chat]
        assert verify(await record(host, 1)) is None
        assert (await line.do({"do": "start"}))["type"] == "ack"
        await play_to_the_end(line, seed=2, until_game=2)
        assert verify(await record(host, 2)) is None
    waiting = await claim(server, held["waiting_seat"])
    async with waiting.connect() as line:
        assert line.view["stage"] == "lobby"


@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.name)
def test_a_released_data_folder_goes_on(released: Path, tmp_path: Path) -> None:
    held = unpacked(released, tmp_path)

    async def scene() -> None:
        async with running(tmp_path) as server:
            await go_on(server, held)

    asyncio.run(scene())


@needs_postgres
@pytest.mark.parametrize("released", RELEASED, ids=lambda path: path.name)
def test_a_released_data_folder_goes_on_in_postgresql(released: Path, tmp_path: Path) -> None:
    held = unpacked(released, tmp_path)
    postgres = Postgres()
    url = postgres.new_database()

    async def engines() -> tuple[Store, Bus]:
        return await PostgresStore.open(url), LocalBus()

    async def scene() -> None:
        async with running(tmp_path, engines=engines) as server:
            await go_on(server, held)

    try:
        assert main(["move", "--data", str(tmp_path), "--store", url]) == 0
        asyncio.run(scene())
    finally:
        postgres.close()
