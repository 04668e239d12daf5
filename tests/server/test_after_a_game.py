"""A game is over and people come and go: it stays the game of those who played it."""

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.players import all_play
from tests.server.running import Running, connect
from tests.server.test_lobby import on_stage

SHORT = {"game": "dixit", "options": {"points_to_win": 3}}


async def over(server: Running) -> list[Any]:
    """Three people who have just finished a game, connected."""
    host = await server.open(settings=SHORT)
    others = [await server.join(host.code, name) for name in ("Борис", "Вера")]
    return [host, *others]


def test_who_comes_after_a_game_sees_how_it_ended_and_sits_down(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await over(server)
        async with (
            people[0].connect() as first,
            people[1].connect() as second,
            people[2].connect() as third,
        ):
            await first.do({"do": "start"})
            await all_play([first, second, third])
            late = await server.join(people[0].code, "Гоша")
            async with late.connect() as line:
                assert line.view["your_seat"] == 3
                assert line.view["game"]["seat"] is None
                assert [one["name"] for one in line.view["company"]] == ["Аня", "Борис", "Вера"]
                answer = await line.do({"do": "stand_up"})
                await line.see(answer["version"])
                answer = await line.do({"do": "sit", "colour": 7})
                await line.see(answer["version"])
                await first.see(answer["version"])
                assert first.view["game"]["seat"] == 0
                answer = await first.do({"do": "start"})
                await line.see(answer["version"])
                assert line.view["game"]["seat"] == 3
                assert line.view["company"] is None

    on_stage(tmp_path, scene)


def test_who_leaves_after_a_game_takes_nobodys_place_in_it(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await over(server)
        async with people[0].connect() as first, people[2].connect() as third:
            async with people[1].connect() as second:
                await first.do({"do": "start"})
                await all_play([first, second, third])
                answer = await second.do({"do": "leave"})
            await third.see(answer["version"])
            names = [one["name"] for one in third.view["company"]]
            assert names == ["Аня", "Борис", "Вера"]
            assert [one["name"] for one in third.view["seats"]] == ["Аня", "Вера"]
            assert (third.view["your_seat"], third.view["game"]["seat"]) == (1, 2)
            path = f"/api/tables/{quote(people[0].code)}/games/1/album"
            shared = await server.ask("GET", path, None, {"x-seat": people[2].secret})
            assert [one["name"] for one in shared.json["album"]["players"]] == names
            assert shared.json["your_seat"] == 2

    on_stage(tmp_path, scene)


def test_a_looker_whose_view_fails_harms_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        async with host.connect() as line, guest.connect() as other:
            table = await server.table(host.code)
            assert table is not None
            show = table.show
            monkeypatch.setattr(
                table, "show", lambda who, key: show(who, key) if who == "p1" else 1 / 0
            )
            for _ in range(3):
                answer = await line.do({"do": "add_bot"})
                await line.see(answer["version"])
            assert (await other.until("goodbye"))["reason"] == "busy"
            async with connect(server, {"type": "hello", "table": host.code}) as tv:
                assert (await tv.until("goodbye"))["reason"] == "busy"
            answer = await line.do({"do": "add_bot"})
            await line.see(answer["version"])
            page = (await server.ask("GET", "/metrics")).body.decode()
            assert 'namyok_faults_total{kind="view_failed"} 2.0' in page
        assert sum("view could not be made" in one.message for one in caplog.records) == 2

    on_stage(tmp_path, scene)
