"""One connection: who it is, commands that come twice, late, broken or too often."""

import asyncio
import itertools
import json
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import websockets

from namyok.server import outbox, visitor
from namyok.server.limits import Rate
from namyok.server.protocol import QuickWebSocket
from namyok.table.house import Pacing
from namyok.wire.messages import PROTOCOL
from tests.server.running import Running, connect, running
from tests.server.test_lobby import PATIENT, on_stage, refused


async def three_at_a_game(server: Running, **settings: Any) -> list[Any]:
    host = await server.open(settings={"game": "dixit", **settings})
    people = [host] + [await server.join(host.code, name) for name in ("Борис", "Вера")]
    async with host.connect() as line:
        assert (await line.do({"do": "start"}))["type"] == "ack"
    return people


def test_a_seat_is_its_secret_on_any_device_and_in_two_tabs(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        async with people[1].connect() as phone, people[1].connect("cookie") as laptop:
            assert phone.view["you"] == laptop.view["you"] == "p2"
            assert phone.view["game"]["hand"] == laptop.view["game"]["hand"]
            answer = await phone.do({"do": "come_forward"})
            view = await laptop.see(answer["version"])
            assert view["game"]["storyteller"] == 1

    on_stage(tmp_path, scene)


def test_opening_a_seats_link_makes_a_new_browser_that_person(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        claimed = await server.ask("POST", "/api/seat", {"seat": people[1].secret})
        assert claimed.json["code"] == people[1].code
        headers = {"Cookie": claimed.cookie}
        hello = {"type": "hello", "table": people[1].code}
        async with connect(server, hello, headers) as line:
            assert (await line.view_now())["you"] == "p2"
        mine = await server.ask("GET", "/api/mine", None, headers)
        assert [table["code"] for table in mine.json["tables"]] == [people[1].code]
        assert mine.json["tables"][0]["your_turn"]
        assert (await server.ask("GET", "/api/mine")).json == {"tables": []}

    on_stage(tmp_path, scene)


def test_rejoining_never_makes_a_second_player(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        for _ in range(3):
            path = f"/api/tables/{quote(host.code)}/people"
            headers = {"Cookie": host.cookie}
            answer = await server.ask("POST", path, {"name": "Аня снова"}, headers)
            assert answer.json["seat"] == host.secret
        async with host.connect() as line:
            assert len(line.view["people"]) == len(line.view["seats"]) == 1

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("secret", ["x", "0" * 16 + ".p1." + "A" * 27, "a.b.c", "é" * 40])
def test_a_forged_secret_is_nobody(secret: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        forged = host.secret[:-1] + ("A" if host.secret[-1] != "A" else "B")
        for seat in (secret, forged):
            assert (await server.ask("POST", "/api/seat", {"seat": seat})).status == 404
            hello = {"type": "hello", "table": await server.link(host.code), "seat": seat}
            async with connect(server, hello) as line:
                assert (await line.view_now())["you"] is None
        other = await server.open()
        hello = {"type": "hello", "table": other.code, "seat": host.secret}
        async with connect(server, hello) as line:
            assert (await line.view_now())["code"] == host.code

    on_stage(tmp_path, scene)


def test_the_same_command_twice_is_carried_out_once(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            first = await line.do({"do": "add_bot"}, id="tap")
            again = await line.do({"do": "add_bot"}, id="tap")
            assert first["version"] == again["version"]
            await line.see(first["version"])
            assert len(line.view["seats"]) == 2

    on_stage(tmp_path, scene)


def test_a_command_for_a_round_that_is_over_is_a_conflict_and_brings_the_view(
    tmp_path: Path,
) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        async with people[0].connect() as line:
            for moment in (
                {"game": 1, "round": 2},
                {"game": 0, "round": 1},
                {"game": 2, "round": 1},
            ):
                answer = await line.do({"do": "come_forward"}, **moment)
                assert (answer["cause"], answer["code"]) == ("conflict", "round_is_over")
                await line.view_now()
            assert (await line.do({"do": "come_forward"}))["type"] == "ack"

    on_stage(tmp_path, scene)


def test_a_ping_heals_a_lost_view(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            await line.send({"type": "ping", "seen": line.version})
            assert (await line.until("pong"))["version"] == line.version
            await line.send({"type": "ping", "seen": 0})
            await line.until("view")
            await line.until("pong")

    on_stage(tmp_path, scene)


GARBAGE: list[Any] = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "1e999",
    b"\x00\xff\xfe",
    {"type": "do"},
    {"type": "dance"},
    {"type": "do", "id": "", "command": {"do": "start"}},
    {"type": "do", "id": "x" * 41, "command": {"do": "start"}},
    {"type": "do", "id": "a", "command": {"do": "explode"}},
    {"type": "do", "id": "a", "command": {"do": "sit", "colour": 99}},
    {"type": "do", "id": "a", "command": {"do": "sit", "colour": "red"}},
    {"type": "do", "id": "a", "command": {"do": "vote", "numbers": [1.5]}},
    {"type": "do", "id": "a", "command": {"do": "start", "extra": 1}},
    {"type": "react", "sign": "<script>"},
    {"type": "ping"},
    {"type": "hello", "table": "x"},
    "[" * 20_000,
]


def test_garbage_is_answered_changes_nothing_and_keeps_the_connection(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            version = line.version
            for garbage in GARBAGE:
                await line.send(garbage)
                error = await line.until("error")
                assert error["cause"] == "malformed", garbage
            await line.send({"type": "ping", "seen": version})
            assert (await line.until("pong"))["version"] == version

    on_stage(tmp_path, scene)


def test_a_move_of_another_game_is_refused(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        async with people[0].connect() as line:
            answer = await line.do({"do": "guess_story", "story": 1})
            assert (answer["cause"], answer["code"]) == ("malformed", "unreadable")
            refusal = await line.do({"do": "vote", "numbers": [1]})
            assert (refused(refusal), refusal["facts"]) == ("wrong_phase", {"phase": "race"})

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("falls", ["told", "encode_row"])
def test_whoever_met_a_fault_of_ours_comes_back_and_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, falls: str
) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server)
        move = {"type": "play", "id": "m1", "game": 1, "round": 1, "move": {"do": "come_forward"}}
        async with people[1].connect() as line:
            with monkeypatch.context() as patched:
                patched.setattr(f"namyok.table.ledger.{falls}", lambda *_: 1 // 0)
                await line.send(move)
                assert (await line.until("goodbye"))["reason"] == "busy"
        async with people[1].connect() as line:
            await line.send(move)
            answer = await line.until("ack", "error")
            assert (answer["type"], answer["id"]) == ("ack", "m1")
            assert (await line.see(answer["version"]))["game"]["storyteller"] == 1

    on_stage(tmp_path, scene)


def test_the_first_word_must_be_hello(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        async with connect(server, {"type": "ping", "seen": 0}) as line:
            assert (await line.until("error"))["code"] == "hello_first"
            hello = {"type": "hello", "table": "нет такого стола", "protocol": PROTOCOL}
            await line.send(hello)
            assert (await line.until("goodbye"))["reason"] == "no_such_table"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4004

    on_stage(tmp_path, scene)


def test_a_flood_is_limited_then_cut_off(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        async with host.connect() as line, guest.connect() as other:
            for number in range(150):
                message = {"type": "do", "id": f"f{number}", "command": {"do": "pause"}}
                await line.send(message)
            causes = set()
            while True:
                answer = await line.receive()
                if answer["type"] == "goodbye":
                    assert answer["reason"] == "flood"
                    break
                if answer["type"] == "error":
                    causes.add(answer["cause"])
            # Who sends faster than the server can look is cut off without an answer to each.
            assert causes <= {"refused", "limited"}
            assert (await other.do({"do": "stand_up"}))["type"] == "ack"

    on_stage(tmp_path, scene)


def test_too_much_from_one_address_is_answered_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that is not even read must not leave its sender waiting for an answer."""
    monkeypatch.setattr(visitor, "MESSAGES", Rate(6, 0.0))

    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            answers = [await line.do({"do": "pause"}, id=f"c{number}") for number in range(10)]
            causes = [answer["cause"] for answer in answers]
            assert causes == ["refused"] * 5 + ["limited"] * 5, "and the first was hello"
            for frame in ('{"type": "looked", "game": 1, "round": 1}', "no message", '{"id": 7}'):
                await line.send(frame)
                answer = await line.until("error")
                assert (answer["cause"], answer["id"]) == ("limited", None)

    on_stage(tmp_path, scene)


def test_a_frame_that_is_too_large_closes_only_its_own_connection(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line, host.connect() as other:
            await line.send({"type": "say", "id": "x", "text": "x" * 100_000})
            with pytest.raises(websockets.ConnectionClosed):
                await line.until("ack")
            assert (await other.do({"do": "add_bot"}))["type"] == "ack"

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("ws", [QuickWebSocket, "websockets-sansio"])
def test_a_client_that_does_not_read_holds_up_nobody_and_is_dropped(
    ws: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "SEND_WITHIN", 0.5)

    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        writer = await _deaf_socket(server, guest.secret, guest.code)
        table = await server.table(host.code)
        assert table is not None
        async with host.connect() as line:
            names = dict(table.ledger.names)
            for number in itertools.count():
                if len(server.services.connections) == 1:
                    break
                table.ledger.names = {**names, "p1": f"{number:0300}"}
                table._changed()
                await line.view_now()
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"
        writer.close()

    async def play() -> None:
        async with running(tmp_path, PATIENT, ws) as server:
            await scene(server)

    asyncio.run(play())


async def _deaf_socket(server: Running, secret: str, code: str) -> asyncio.StreamWriter:
    """A client that says hello by hand and then never reads again."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    sock = writer.get_extra_info("socket")
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)  # little room on our side
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps(
        {"type": "hello", "table": code, "seat": secret, "protocol": PROTOCOL}
    ).encode()
    mask = b"\x00\x00\x00\x00"
    writer.write(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + mask + hello)
    await writer.drain()
    return writer


def test_a_restart_brings_every_table_back_and_clients_are_told_to_come_again(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with running(tmp_path, PATIENT) as server:
            people = await three_at_a_game(server, pace="calm")
            async with people[1].connect() as line:
                await line.do({"do": "come_forward"})
                card = line.view["game"]["hand"][2]
                clue = {"kind": "text", "text": "море"}
                answer = await line.do({"do": "give_clue", "clue": clue, "card": card})
                before = await line.see(answer["version"])
                await people_leave(server, line)
        async with running(tmp_path, PATIENT) as server:
            people[1].server = server
            async with people[1].connect() as line:
                assert line.version == answer["version"]
                assert line.view == before
                assert line.view["deadline"] == before["deadline"]

    asyncio.run(scene())


async def people_leave(server: Running, line: Any) -> None:
    for connection in tuple(server.services.connections):
        connection.leave("restart")
    assert (await line.until("goodbye"))["reason"] == "restart"


def _later(now: Callable[[], float], hours: int) -> float:
    return now() + 3600 * hours


def test_the_clock_plays_for_who_is_late(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server, pace="fast")
        house = server.services.house
        steady = house.steady
        async with people[0].connect() as line:
            await line.do({"do": "come_forward"})
            table = await server.table(people[0].code)
            assert table is not None
            for hours in range(1, 4):
                house.steady = partial(_later, steady, hours)
                table.autoplay.arm()
                await line.view_now()
            assert line.view["game"]["clue"] is not None
            assert len(line.view["game"]["gave"]) >= 2

    on_stage(tmp_path, scene, Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=60.0))


@pytest.mark.parametrize("hours", [-300, 300])
def test_who_sets_the_calendar_moves_no_deadline(tmp_path: Path, hours: int) -> None:
    async def scene(server: Running) -> None:
        people = await three_at_a_game(server, pace="calm")
        house = server.services.house
        async with people[0].connect() as line:
            await line.do({"do": "come_forward"})
            table = await server.table(people[0].code)
            assert table is not None and table.autoplay.clock.left is not None
            before = table.autoplay.clock.left
            house.now = partial(_later, house.now, hours)
            table.autoplay.arm()
            assert before - 60 < table.autoplay.clock.left <= before
            shown = table.deadline
            assert shown is not None and 60 < shown - house.now() <= 180
            await asyncio.sleep(0.1)
            assert table.state.running is not None
            assert table.state.running.moment.phase == "telling"

    on_stage(tmp_path, scene, Pacing(bot_pause=0.0, turn_pause=0.0, away_grace=60.0))


def test_words_that_come_twice_are_said_once(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        words = {"type": "say", "id": "x", "text": "Привет"}
        for _ in range(2):
            async with host.connect() as line:
                await line.send(words)
                assert (await line.until("ack"))["id"] == "x"
        table = await server.table(host.code)
        assert table is not None
        assert len(await server.services.store.chat(table.row.id)) == 1

    on_stage(tmp_path, scene)


def test_a_client_of_another_protocol_is_told_to_reload(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        hello = {"type": "hello", "table": host.code, "seat": host.secret}
        async with connect(server, {**hello, "protocol": PROTOCOL + 1}) as line:
            assert (await line.until("view", "goodbye"))["reason"] == "other_protocol"
        address = f"ws://127.0.0.1:{server.port}/ws"
        async with websockets.connect(address) as raw:  # before protocols were counted
            await raw.send(json.dumps(hello))
            assert json.loads(await raw.recv()) == {"type": "goodbye", "reason": "other_protocol"}

    on_stage(tmp_path, scene)


def test_what_changes_is_sent_and_no_more(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        async with host.connect() as line, guest.connect() as other:
            await line.see((await line.do({"do": "add_bot"}))["version"])
            await other.see(line.version)
            kinds = [json.loads(frame)["type"] for frame in other.frames]
            assert kinds[-1] == "change" and kinds.count("view") == 1
            assert set(json.loads(other.frames[-1])["table"]) == {"seats", "obstacle"}
            await other.send({"type": "ping", "seen": other.version + 1})
            await other.until("view")
            assert json.loads(other.frames[-1])["type"] == "view", "all of it, since it was missed"

    on_stage(tmp_path, scene)
