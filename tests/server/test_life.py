"""A server's own life: figures, health, the janitor, and where it says it is."""

import asyncio
from pathlib import Path

import pytest

from namyok.serve import build
from namyok.server import app as app_module
from namyok.server.metrics import readers
from namyok.settings import SETTINGS, ServerSettings, resolve_settings
from tests.server.running import Running, running
from tests.server.test_connection import three_at_a_game
from tests.server.test_lobby import PATIENT, on_stage


def test_the_figures_for_operators_count_what_happens(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        async with people[0].connect() as line:
            await line.do({"do": "vote", "numbers": [1]})
            page = (await server.ask("GET", "/metrics")).body.decode()
        for figure in (
            "namyok_tables 1.0",
            "namyok_connections 1.0",
            'namyok_commands_total{outcome="done"} 1.0',
            'namyok_commands_total{outcome="refused"} 1.0',
        ):
            assert figure in page
        assert (await server.ask("GET", "/healthz")).body == b"well\n"

    on_stage(tmp_path, scene)


@pytest.mark.parametrize(
    ("listed", "host", "may"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1, 10.1.0.0/16", "10.1.2.3", True),
        ("127.0.0.1, 10.1.0.0/16", "10.2.0.1", False),
        ("fd00::/8", "fd12::1", True),
        ("0.0.0.0/0", "somewhere", False),
    ],
)
def test_the_figures_are_for_whom_the_operator_names(listed: str, host: str, may: bool) -> None:
    assert readers(listed)(host) == may


def test_for_all_others_there_are_no_figures(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        server.services.may_read_figures = readers("")
        answer = await server.ask("GET", "/metrics")
        assert (answer.status, answer.body) == (404, b"not found\n")

    on_stage(tmp_path, scene)


def test_who_gives_up_while_a_table_is_loaded_takes_nobody_with_them(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host, hall = await server.open(), server.services.hall
        row = await server.services.store.table_by_code(host.code)
        assert row is not None
        hall.forget([row.id])
        first, second = [asyncio.create_task(hall.table(row)) for _ in range(2)]
        await asyncio.sleep(0)
        first.cancel()
        loaded = await second
        assert await hall.table(row) is loaded
        assert first.cancelled()

    on_stage(tmp_path, scene)


def test_the_janitor_closes_old_tables_and_lets_empty_ones_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "TIDY_EVERY", 0.05)
    monkeypatch.setattr(app_module, "IDLE_FOR", 0.4)

    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            host = await server.open()
            await asyncio.sleep(0.2)
            assert server.services.hall.tables, "who has just asked for it may be on the way in"
            async with host.connect() as line:
                await asyncio.sleep(0.2)
                assert len(server.services.hall.tables) == 1
                assert (await line.do({"do": "add_bot"}))["type"] == "ack"
            while server.services.hall.tables:
                await asyncio.sleep(0.02)
            async with host.connect() as line:
                assert len(line.view["seats"]) == 2
            now = server.services.lived.now
            server.services.lived.now = lambda: now() + 200 * 86400  # type: ignore[method-assign]
            while await server.services.store.table_by_code(host.code) is not None:
                await asyncio.sleep(0.02)
            assert (await server.ask("POST", "/api/seat", {"seat": host.secret})).status == 404

    asyncio.run(scene())


def test_a_table_that_was_opened_and_left_counts_as_one_without_a_game(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        await server.open()
        store, now = server.services.store, server.services.house.now()
        closed: list[str] = []
        while not closed:  # that no game runs is noted beside the commit
            closed = await store.close_before(idle=0, finished=now + 10)

    on_stage(tmp_path, scene)


def test_settings_come_from_the_command_line_the_environment_and_defaults() -> None:
    settings = resolve_settings({"NAMYOK_PORT": "9000", "NAMYOK_DATA": "/x"}, {"data": "/y"})
    assert (settings.port, settings.data, settings.host) == (9000, "/y", "0.0.0.0")
    near = resolve_settings({}, {"proxy": "10.0.0.7/8, 127.0.0.1,", "metrics": ""})
    assert (near.proxy, near.metrics) == ("10.0.0.0/8,127.0.0.1/32", "")
    assert set(ServerSettings.__struct_fields__) == {setting.name for setting in SETTINGS}
    with pytest.raises(ValueError, match="port"):
        resolve_settings({"NAMYOK_PORT": "many"}, {})


def test_a_server_with_nothing_configured_has_our_decks(tmp_path: Path) -> None:
    application = build(resolve_settings({}, {"data": str(tmp_path)}))

    async def live() -> None:
        async with application.router.lifespan_context(application):
            services = application.state.services
            assert len(services.house.join_decks(["dreams"])) >= 40
            assert {"dreams", "stories"} <= set(services.shelf.decks)

    asyncio.run(live())
