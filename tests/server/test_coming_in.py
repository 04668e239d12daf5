"""Who comes in while something is wrong with their table."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from namyok.kernel import Refused
from namyok.store import Failed
from namyok.table.attendance import Attendance
from tests.server.running import Running, running


def played(folder: Path, scene: Callable[[Running], Awaitable[None]]) -> None:
    async def play() -> None:
        async with running(folder) as server:
            await scene(server)

    asyncio.run(play())


@pytest.mark.parametrize("fault", [Refused("table_worn_out"), Failed("the disk is full")])
def test_who_comes_back_sees_a_table_that_can_t_keep_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def connected(*_: Any) -> None:
        raise fault

    async def scene(server: Running) -> None:
        host = await server.open("Аня")
        monkeypatch.setattr(Attendance, "connected", connected)
        async with host.connect() as line:
            assert line.view["you"] == line.view["host"]

    played(tmp_path, scene)


def test_what_goes_wrong_while_somebody_comes_in_is_told_to_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def connected(*_: Any) -> None:
        raise ZeroDivisionError

    async def scene(server: Running) -> None:
        host = await server.open("Аня")
        monkeypatch.setattr(Attendance, "connected", connected)
        with pytest.raises(Exception, match=r"1000|1011|no close frame"):
            async with host.connect():
                pass
        page = (await server.ask("GET", "/metrics")).body.decode()
        assert 'namyok_faults_total{kind="arrival_failed"} 1.0' in page
        assert "somebody could not come in" in caplog.messages

    played(tmp_path, scene)
