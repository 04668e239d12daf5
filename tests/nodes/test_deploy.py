"""What is written for operators starts, and names only settings that there are."""

import asyncio
import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from ruamel.yaml import YAML

from namyok.server.metrics import Metrics
from namyok.settings import SETTINGS
from tests.nodes.deployed import Deployed, deployed, needs_haproxy
from tests.nodes.servers import needs_nats, needs_postgres
from tests.server.running import Player, Running, connect

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
RESTART = 1012
"""What a socket is closed with: a client comes back at once, through another node."""


@pytest.mark.parametrize(
    "file", ["compose.yaml", "Dockerfile", "deploy/Caddyfile", "deploy/several-nodes.sh"]
)
def test_only_settings_that_there_are_are_set(file: str) -> None:
    text = (ROOT / file).read_text()
    known = {setting.variable for setting in SETTINGS} | {"NAMYOK_SITE"}
    assert set(re.findall(r"\bNAMYOK_[A-Z_]+\b", text)) <= known
    flags = {setting.flag for setting in SETTINGS}
    served = "".join(re.findall(r'"\$namyok" serve(.*?)&\n', text, re.DOTALL))
    assert set(re.findall(r"(--[a-z-]+)", served)) <= flags
    assert bool(served) == file.endswith(".sh")


def test_the_containers_and_the_script_give_their_nodes_the_same_settings() -> None:
    """So that what the tests start is what an operator of containers gets."""
    node = YAML(typ="safe").load((ROOT / "compose.yaml").read_text())["services"]["one"]
    image = re.findall(r"NAMYOK_[A-Z_]+", (ROOT / "Dockerfile").read_text())
    contained = {*node["environment"], *image}
    script = (ROOT / "deploy" / "several-nodes.sh").read_text()
    (served,) = re.findall(r'"\$namyok" serve(.*?)&\n', script, re.DOTALL)
    flags = set(re.findall(r"(--[a-z-]+)", served))
    assert contained == {setting.variable for setting in SETTINGS if setting.flag in flags}


@pytest.mark.parametrize(
    "lint",
    [
        ("hadolint", "Dockerfile"),
        ("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"),
    ],
    ids=lambda lint: lint[-1],
)
def test_what_containers_are_made_of_is_sound(lint: tuple[str, ...]) -> None:
    lint = (str(Path(sys.executable).parent / lint[0]), *lint[1:])
    told = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_dashboard_asks_only_for_figures_that_there_are() -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = " ".join(one["expr"] for panel in dashboard["panels"] for one in panel["targets"])
    metrics = Metrics()
    metrics.turn_away("x")
    metrics.notice("x")
    metrics.commands.add("done")
    told = set(re.findall(r"^(namyok_\w+)", metrics.page().decode(), re.MULTILINE))
    assert set(re.findall(r"namyok_\w+", asked)) <= told


@needs_postgres
@needs_nats
@needs_haproxy
def test_two_nodes_behind_a_proxy_are_one_server_and_one_can_be_restarted() -> None:
    """The script's own processes: people come through the proxy, a node is told to go."""
    with deployed() as several:
        asyncio.run(asyncio.wait_for(_restart_one(several), 120))


async def _restart_one(several: Deployed) -> None:
    proxy, *nodes = (
        Running(None, several.port + place)  # type: ignore[arg-type] # it is elsewhere
        for place in range(3)
    )
    host = await proxy.open("Аня")
    hello = {"type": "hello", "table": host.code, "seat": host.secret}
    async with connect(nodes[0], hello) as one, connect(nodes[1], hello) as two:
        await one.view_now()
        await two.view_now()
        assert (await one.do({"do": "add_bot"}))["type"] == "ack"
        while len(two.view["seats"]) < 2:
            await two.view_now()
        several.tell_to_go(1)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await one.until("goodbye")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTART
        assert (await two.do({"do": "add_bot"}))["type"] == "ack"
    again: Any = None
    while again is None:
        with suppress(websockets.WebSocketException, OSError):
            async with Player.connect(host) as line:
                again = line.view
        await asyncio.sleep(0.05)
    assert len(again["seats"]) == 3
