"""A code is said aloud and can be guessed; the link is the key; a screen is let in by the host."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from namyok.server.limits import DOOR, MINE
from namyok.table.ids import MOST_SCREENS
from tests.server.running import Answer, Player, Running, connect
from tests.server.test_lobby import on_stage, refused


async def by_code(server: Running, code: str, name: str, cookie: str = "") -> Answer:
    path = f"/api/tables/{quote(code)}/people"
    return await server.ask("POST", path, {"name": name}, {"cookie": cookie} if cookie else None)


def hello(code: str, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "table": code, **more}


def test_a_code_leads_strangers_nowhere_while_nobody_is_there(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        assert (await by_code(server, host.code, "Ева")).json["code"] == "no_such_table"
        async with connect(server, hello(host.code)) as line:
            assert (await line.until("goodbye"))["reason"] == "no_such_table"
        path = f"/api/tables/{quote(host.code)}"
        assert (await server.ask("GET", path)).status == 404
        assert (await server.ask("GET", path, None, {"cookie": host.cookie})).json["yours"]
        async with host.connect():
            assert (await server.ask("GET", path)).status == 200
            guest = Player(server, await by_code(server, host.code, "Борис"))
        async with guest.connect() as line:
            assert line.view["your_seat"] == 1, "who came once by code is somebody from then on"

    on_stage(tmp_path, scene)


def test_a_code_only_knocks_at_a_game_and_sees_its_door(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        for name in ("Борис", "Вера"):
            await server.join(host.code, name)
        async with host.connect() as line, connect(server, hello(host.code)) as looker:
            assert not (await looker.view_now())["door"], "the lobby can be looked at"
            answer = await line.do({"do": "start"})
            view = await looker.see(answer["version"])
            assert view["door"]
            assert (view["game"], view["people"], view["seats"]) == (None, [], [])
            guest = Player(server, await by_code(server, host.code, "Ева"))
            assert guest.knocked
            friend = await server.join(host.code, "Гоша")
            assert not friend.knocked
            async with friend.connect() as watching:
                assert watching.view["game"] is not None

    on_stage(tmp_path, scene)


def test_what_was_said_before_is_theirs_who_have_the_link(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            await line.send({"type": "say", "id": "1", "text": "между нами"})
            await line.until("ack")
            guest = Player(server, await by_code(server, host.code, "Борис"))
            await line.send({"type": "say", "id": "2", "text": "привет"})
            await line.until("ack")
            async with connect(server, hello(host.code, seat=guest.secret)) as heard:
                lines = (await heard.until("chat"))["lines"]
                assert [one["text"] for one in lines] == ["привет"]
            link = await server.link(host.code)
            async with connect(server, hello(link), {"Cookie": guest.cookie}) as heard:
                lines = (await heard.until("chat"))["lines"]
                assert [one["text"] for one in lines] == ["между нами", "привет"]

    on_stage(tmp_path, scene)


def test_who_came_by_code_never_becomes_host_by_waiting(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect():
            guest = Player(server, await by_code(server, host.code, "Борис"))
        async with guest.connect() as line:
            table = await server.table(host.code)
            assert table is not None
            await table.attendance._away("p1")
            assert table.state.host == "p1"
            friend = await server.join(host.code, "Вера")
            async with friend.connect():
                await table.attendance._away("p1")
                assert (table.state.host, table.state.owner) == ("p3", "p1")
                async with host.connect() as back:
                    assert back.view["host"] == "p1"
            assert refused(await line.do({"do": "add_bot"})) == "host_only"

    on_stage(tmp_path, scene)


def test_who_was_shown_out_stays_out_until_the_game_is_over(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        people = [await server.join(host.code, name) for name in ("Борис", "Вера", "Гоша")]
        async with host.connect() as line:
            await line.do({"do": "remove", "person": "p2"})
            headers = {"cookie": people[0].cookie, "x-join": await server.link(host.code)}
            again = await server.ask("POST", "/api/join", {"name": "Борис"}, headers)
            assert again.json["code"] == "shown_out"
            assert (await by_code(server, host.code, "Б", people[0].cookie)).json["code"] == (
                "shown_out"
            )
            async with connect(server, hello(host.code, seat=people[0].secret)) as gone:
                assert (await gone.view_now())["you"] is None
            await line.do({"do": "start"})
            answer = await line.do({"do": "stop_game"})
            assert answer["type"] == "ack"
            again = await server.ask("POST", "/api/join", {"name": "Борис"}, headers)
            assert again.status == 200

    on_stage(tmp_path, scene)


@pytest.mark.long
def test_one_address_cant_fill_a_door(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            came = [await by_code(server, host.code, f"Ева {n}") for n in range(int(DOOR.burst))]
            assert {answer.status for answer in came} == {200}
            assert (await by_code(server, host.code, "Ева")).status == 429
            assert len((await line.view_now())["people"]) <= int(DOOR.burst) + 1
            other = await server.open()
            async with other.connect():
                assert (await by_code(server, other.code, "Ева")).status == 200

    on_stage(tmp_path, scene)


def test_one_address_cant_wake_its_tables_without_end(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        headers = {"cookie": host.cookie}
        asked = [await server.ask("GET", "/api/mine", None, headers) for _ in range(60)]
        assert asked[0].json["tables"][0]["code"] == host.code
        assert sum(one.status == 200 for one in asked) >= int(MINE.burst)
        assert 429 in {one.status for one in asked}

    on_stage(tmp_path, scene)


def test_a_screen_is_let_in_by_the_host_and_comes_back_with_its_ticket(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit", "knock": True})
        async with host.connect() as line:
            for _ in range(2):
                await line.do({"do": "add_bot"})
            await line.do({"do": "start"})
            async with connect(server, hello(host.code, screen=True)) as tv:
                assert (await tv.view_now())["door"]
                view = await line.view_now()
                while not view["screens"]:
                    view = await line.view_now()
                (screen,) = view["screens"]
                refusal = await line.do({"do": "admit_screen", "screen": "x", "welcome": True})
                assert refused(refusal) == "nobody_knocks"
                await line.do({"do": "admit_screen", "screen": screen, "welcome": True})
                ticket = (await tv.until("ticket"))["ticket"]
                view = await tv.view_now()
                assert view["game"] is not None
                assert (view["join"], view["screens"], view["you"]) == (None, [], None)
            async with connect(server, hello(host.code, screen=True, ticket=ticket)) as tv:
                assert (await tv.view_now())["game"] is not None
            forged = ticket[:-1] + ("A" if ticket[-1] != "A" else "B")
            async with connect(server, hello(host.code, screen=True, ticket=forged)) as tv:
                assert (await tv.view_now())["door"]
                view = await line.view_now()
                while not view["screens"]:
                    view = await line.view_now()
                await line.do(
                    {"do": "admit_screen", "screen": view["screens"][0], "welcome": False}
                )
                assert (await tv.until("goodbye"))["reason"] == "removed"

    on_stage(tmp_path, scene)


def test_the_host_sees_which_screens_show_the_table_and_sends_them_away(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        link = await server.link(host.code)
        async with host.connect() as line:
            async with connect(server, hello(link, screen=True, seat="")) as tv:
                ticket = (await tv.until("ticket"))["ticket"]
                assert (await tv.view_now())["showing"] == [], "screens are the host's business"
            async with connect(server, hello(host.code, screen=True, ticket=ticket)) as tv:
                await tv.view_now()
                answer = await line.do({"do": "add_bot"})
                view = await line.see(answer["version"])
                assert view["screens"] == [], "who has the link need not ask"
                (screen,) = view["showing"]
                wrong = await line.do({"do": "send_screen_away", "screen": "x"})
                assert refused(wrong) == "no_such_screen"
                away = {"do": "send_screen_away", "screen": screen}
                assert (await line.do(away))["type"] == "ack"
                assert (await tv.until("goodbye"))["reason"] == "removed"
            for _ in range(2):
                await line.do({"do": "add_bot"})
            await line.do({"do": "start"})
            async with connect(server, hello(host.code, screen=True, ticket=ticket)) as tv:
                assert (await tv.view_now())["door"], "its ticket opens nothing any more"
            guest = await server.join(host.code, "Борис")
            async with guest.connect() as other:
                assert refused(await other.do(away)) == "host_only"

    on_stage(tmp_path, scene)


def test_screens_cant_crowd_the_hosts_page(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line, AsyncExitStack() as stack:
            for _ in range(MOST_SCREENS + 3):
                tv = connect(server, hello(host.code, screen=True))
                await (await stack.enter_async_context(tv)).view_now()
            answer = await line.do({"do": "add_bot"})
            assert len((await line.see(answer["version"]))["screens"]) == MOST_SCREENS

    on_stage(tmp_path, scene)


def test_names_can_be_changed_and_are_kept(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            await line.send({"type": "call_me", "id": "1", "name": "  Анна\u202e Б. "})
            await line.until("ack")
            assert (await line.view_now())["seats"][0]["name"] == "Анна Б."
            await line.send({"type": "call_me", "id": "2", "name": " "})
            assert refused(await line.until("error")) == "name_empty"
        assert list((await server.services.store.people(await _id(server, host))).values()) == [
            "Анна Б."
        ]

    on_stage(tmp_path, scene)


async def _id(server: Running, player: Player) -> str:
    table = await server.table(player.code)
    assert table is not None
    return table.row.id


def test_codes_stay_sparse_however_many_tables_there_are(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        hall = server.services.hall
        for tables, words in ((10, 1), (5_000, 2), (2_000_000, 3)):
            hall._open = tables
            assert {hall._new_code("ru").count("-") + 1 for _ in range(20)} == {words}

    on_stage(tmp_path, scene)
