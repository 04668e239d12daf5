"""The lobby and the people at the table, over real sockets."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from namyok.table.house import Pacing
from tests.server.running import Running, connect, running

Scene = Callable[[Running], Awaitable[None]]
PATIENT = Pacing(bot_pause=30.0, turn_pause=30.0, away_grace=30.0)


def on_stage(folder: Path, scene: Scene, pacing: Pacing = PATIENT) -> None:
    async def play() -> None:
        async with running(folder, pacing) as server:
            await scene(server)

    asyncio.run(play())


def refused(answer: Any) -> str:
    assert answer["type"] == "error", answer
    code: str = answer["code"]
    return code


def test_a_code_is_a_word_and_two_digits_and_is_found_however_it_is_spelled(
    tmp_path: Path,
) -> None:
    async def scene(server: Running) -> None:
        for language, letters in (("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"), ("en", "")):
            host = await server.open(language=language)
            word, digits = host.code[:-2], host.code[-2:]
            assert digits.isdigit()
            assert word.isalpha()
            assert (word[0] in letters) == (language == "ru")
            guest = await server.join(host.code.upper(), "Борис")
            assert guest.code == host.code

    on_stage(tmp_path, scene)


def test_the_join_link_lets_people_in_and_is_known_at_the_table_only(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            join = line.view["join"]
            assert len(join) >= 20
            assert await server.link(host.code) == join
            guest = await server.join(host.code, "Борис")
            assert guest.code == host.code
            async with connect(server, {"type": "hello", "table": host.code}) as tv:
                view = await tv.view_now()
                assert view["join"] is None
                assert view["you"] is None
                assert refused(await tv.do({"do": "sit", "colour": 5})) == "not_at_the_table"

    on_stage(tmp_path, scene)


def test_seats_colours_order_bots_and_their_limits(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(colour=3)
        guest = await server.join(host.code, "Борис", colour=3)
        async with host.connect() as one, guest.connect() as two:
            seats = two.view["seats"]
            assert [seat["colour"] for seat in seats] == [3, 0]
            assert refused(await two.do({"do": "sit", "colour": 3})) == "colour_taken"
            assert (await two.do({"do": "sit", "colour": 7}))["type"] == "ack"
            assert refused(await two.do({"do": "add_bot"})) == "host_only"
            for _ in range(10):
                assert (await one.do({"do": "add_bot"}))["type"] == "ack"
            assert refused(await one.do({"do": "add_bot"})) == "no_free_seat"
            answer = await one.do({"do": "remove", "person": "b12"})
            view = await one.see(answer["version"])
            people = [seat["person"] for seat in view["seats"]]
            assert len(people) == 11
            order = people[::-1]
            answer = await one.do({"do": "arrange", "order": order})
            view = await one.see(answer["version"])
            assert [seat["person"] for seat in view["seats"]] == order
            assert refused(await one.do({"do": "arrange", "order": order[1:]})) == "order_of_others"
            answer = await two.do({"do": "stand_up"})
            view = await two.see(answer["version"])
            assert view["your_seat"] is None
            assert refused(await two.do({"do": "stand_up"})) == "not_seated"
            assert (
                refused(await one.do({"do": "remove", "person": "p1"})) == "host_cant_remove_self"
            )
            assert refused(await one.do({"do": "remove", "person": "x"})) == "nobody_of_that_name"

    on_stage(tmp_path, scene)


def test_settings_are_checked_and_the_reason_why_a_game_cant_begin_is_shown(
    tmp_path: Path,
) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            assert line.view["obstacle"]["code"] == "player_count"
            bad: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess"}, "unknown_game"),
                ({"options": {"hand": 99}}, "option_out_of_range"),
                ({"options": {"hat": 1}}, "unknown_option"),
                ({"decks": ["nightmares"]}, "unknown_deck"),
                ({"decks": ["dreams", "dreams"]}, "same_card_twice"),
                ({"pace": 1}, "pace_out_of_range"),
            ]
            for settings, code in bad:
                answer = await line.do({"do": "configure", "settings": settings})
                assert refused(answer) == code
            assert refused(await line.do({"do": "start"})) == "player_count"
            for _ in range(3):
                await line.do({"do": "add_bot"})
            answer = await line.do(
                {"do": "configure", "settings": {"game": "dixit", "decks": ["dreams", "stories"]}}
            )
            view = await line.see(answer["version"])
            assert view["obstacle"] is None
            assert view["settings"]["decks"] == ["dreams", "stories"]

    on_stage(tmp_path, scene)


def test_who_knocks_sees_nothing_until_the_host_opens(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"knock": True})
        guest = await server.join(host.code, "Борис")
        other = await server.join(host.code, "Вера")
        assert guest.knocked
        async with host.connect() as one, guest.connect() as two, other.connect() as three:
            assert [person["name"] for person in one.view["knocking"]] == ["Борис", "Вера"]
            assert two.view["knocked"]
            assert two.view["people"] == []
            assert two.view["knocking"] == []
            assert two.view["join"] is None
            assert refused(await two.do({"do": "sit", "colour": 4})) == "not_at_the_table"
            admit = {"do": "admit", "person": "p2", "welcome": True}
            answer = await one.do(admit)
            view = await two.see(answer["version"])
            assert not view["knocked"]
            assert (await two.do({"do": "sit", "colour": 4}))["type"] == "ack"
            assert refused(await one.do(admit)) == "nobody_knocks"
            await one.do({"do": "admit", "person": "p3", "welcome": False})
            assert (await three.until("goodbye"))["reason"] == "removed"
        hello = {"type": "hello", "table": await server.link(host.code)}
        async with connect(server, hello) as tv:
            view = await tv.view_now()
            assert view["people"] == []
            assert view["game"] is None
            assert view["settings"]["decks"] == [], "the name of an own deck opens it"
            assert view["obstacle"] is None
        again = await server.ask(
            "POST",
            "/api/join",
            {"name": "Вера"},
            {"cookie": other.cookie, "x-join": await server.link(host.code)},
        )
        assert again.json["knocked"], "who was refused does not walk in"

    on_stage(tmp_path, scene)


def test_an_empty_table_belongs_to_who_comes_next(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect() as line:
            await line.do({"do": "leave"})
        guest = await server.join(host.code, "Борис")
        async with guest.connect() as line:
            assert line.view["host"] == "p2"

    on_stage(tmp_path, scene)


def test_the_first_to_come_back_is_not_left_without_a_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, Pacing(0.0, 0.0, away_grace=0.2)) as server:
            host = await server.open()
            guest = await server.join(host.code, "Борис")
            async with host.connect(), guest.connect():
                pass
            await asyncio.sleep(0.5)
            async with guest.connect() as line:
                while line.view["host"] != "p2":
                    await line.view_now()

    asyncio.run(scene())


def test_kicking_handing_over_and_standing_in_during_a_game(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        people = [await server.join(host.code, name) for name in ("Борис", "Вера")]
        watcher = await server.join(host.code, "Глеб")
        async with host.connect() as one, people[0].connect() as two, watcher.connect() as late:
            await late.do({"do": "stand_up"})
            assert refused(await one.do({"do": "pause"})) == "no_game_is_running"
            await one.do({"do": "start"})
            assert refused(await one.do({"do": "start"})) == "game_is_running"
            assert refused(await late.do({"do": "stand_up"})) == "game_is_running"
            assert refused(await late.do({"do": "take_over", "seat": 1})) == "seat_is_taken"
            assert refused(await late.do({"do": "come_forward"}, game=1, round=1)) == "not_seated"
            answer = await one.do({"do": "hand_over", "seat": 2, "person": "p4"})
            view = await late.see(answer["version"])
            assert view["your_seat"] == 2
            assert view["game"]["hand"]
            again = await one.do({"do": "hand_over", "seat": 0, "person": "p4"})
            assert refused(again) == "sits_already"
            answer = await one.do({"do": "remove", "person": "p2"})
            assert (await two.until("goodbye"))["reason"] == "removed"
            view = await one.see(answer["version"])
            assert view["seats"][1]["bot"]
            assert refused(await one.do({"do": "set_stand_in", "seat": 1, "on": True})) == (
                "seat_is_a_bots"
            )
            assert refused(await late.do({"do": "set_stand_in", "seat": 0, "on": True})) == (
                "host_only"
            )
            answer = await late.do({"do": "set_stand_in", "seat": 2, "on": True})
            view = await late.see(answer["version"])
            assert view["seats"][2]["stand_in"]
            answer = await late.do({"do": "come_forward"})
            view = await late.see(answer["version"])
            assert not view["seats"][2]["stand_in"]
            assert view["game"]["storyteller"] == 2
            skip = {"do": "skip", "seat": 2, "phase": "telling"}
            assert refused(await one.do({**skip, "seat": 1})) == "nobody_waits_for_seat"
            assert refused(await one.do({**skip, "phase": "race"})) == "nobody_waits_for_seat"
            assert refused(await late.do(skip)) == "host_only"
            assert (await one.do(skip, game=1, round=9))["cause"] == "conflict"
            answer = await one.do(skip)
            view = await one.see(answer["version"])
            assert view["game"]["phase"] == "giving"
            answer = await one.do({"do": "stop_game"})
            view = await one.see(answer["version"])
            assert view["stage"] == "over"
            assert view["game"]["result"]["reason"] == "aborted"

    on_stage(tmp_path, scene)


def test_who_comes_during_a_game_is_dealt_in_and_who_can_t_be_gets_a_place_after_it(
    tmp_path: Path,
) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        for name in ("Борис", "Вера"):
            await server.join(host.code, name)
        async with host.connect() as one:
            await one.do({"do": "start"})
            view = await one.view_now()
            door = f"/api/tables/{quote(host.code)}"
            assert (await server.ask("GET", door)).json["late"]
            friend = await server.join(host.code, "Глеб")
            async with friend.connect() as line:
                assert (line.view["your_seat"], line.view["late"]) == (3, None)
                assert len(line.view["game"]["hand"]) == 6
                assert (await line.do({"do": "come_forward"}))["type"] == "ack"
            configured = {**view["settings"], "late": False}
            await one.do({"do": "configure", "settings": configured})
            assert not (await server.ask("GET", door)).json["late"]
            other = await server.join(host.code, "Даша")
            async with other.connect() as line:
                assert line.view["your_seat"] is None
                assert [waits["name"] for waits in line.view["awaiting"]] == ["Даша"]
                assert line.view["late"]["code"] == "late_seats_off"
                answer = await one.do({"do": "stop_game"})
                view = await line.see(answer["version"])
                assert (view["your_seat"], view["awaiting"], view["late"]) == (4, [], None)

    on_stage(tmp_path, scene)


def test_a_pause_stops_the_game_and_its_clock(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit", "pace": "fast"})
        async with host.connect() as line:
            for _ in range(2):
                await line.do({"do": "add_bot"})
            answer = await line.do({"do": "start"})
            view = await line.see(answer["version"])
            deadline = view["deadline"]
            assert 25 < deadline - server.services.house.now() <= 30
            answer = await line.do({"do": "pause"})
            view = await line.see(answer["version"])
            assert view["paused"]
            assert view["deadline"] is None
            assert refused(await line.do({"do": "come_forward"})) == "paused"
            assert refused(await line.do({"do": "pause"})) == "paused_already"
            await asyncio.sleep(0.2)
            answer = await line.do({"do": "resume"})
            view = await line.see(answer["version"])
            assert view["deadline"] >= deadline + 0.2
            assert refused(await line.do({"do": "resume"})) == "not_paused"

    on_stage(tmp_path, scene)


def test_a_leaver_is_played_for_and_the_host_is_passed_on(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        people = [await server.join(host.code, name) for name in ("Борис", "Вера")]
        async with people[0].connect() as two:
            async with host.connect() as one:
                await one.do({"do": "start"})
                answer = await one.do({"do": "leave"})
            view = await two.see(answer["version"])
            assert view["seats"][0]["stand_in"]
            assert view["host"] == "p2"
            async with host.connect() as one:
                assert not one.view["seats"][0]["stand_in"]
                assert one.view["host"] == "p1", "whose table it is gets it back"
                answer = await one.do({"do": "pass_host", "person": "p2"})
                await one.see(answer["version"])
            async with host.connect() as one:
                assert one.view["host"] == "p2", "a table that was given away stays so"

    on_stage(tmp_path, scene)


def test_who_loses_the_connection_is_played_for_after_a_while(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        people = [await server.join(host.code, name) for name in ("Борис", "Вера")]
        async with people[0].connect() as two:
            async with host.connect() as one:
                await one.do({"do": "start"})
            while not two.view["seats"][0]["stand_in"]:
                await two.receive()
            assert two.view["host"] == "p2"
            assert not two.view["seats"][0]["present"]
            async with host.connect() as one:
                assert not one.view["seats"][0]["stand_in"]

    on_stage(tmp_path, scene, Pacing(bot_pause=30.0, turn_pause=30.0, away_grace=0.2))


def test_leaving_the_lobby_and_coming_back_is_the_same_person(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        async with host.connect() as one:
            async with guest.connect() as two:
                await two.do({"do": "leave"})
                assert (await two.until("goodbye"))["reason"] == "removed"
            answer = await server.ask(
                "POST",
                f"/api/tables/{quote(guest.code)}/people",
                {"name": "Боря"},
                {"Cookie": guest.cookie},
            )
            assert answer.json["seat"] == guest.secret
            while [person["name"] for person in one.view["people"]] != ["Аня", "Боря"]:
                await one.receive()

    on_stage(tmp_path, scene)


def test_chat_reaches_the_table_as_plain_text_and_reactions_pass_by(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        guest = await server.join(host.code, "Борис")
        by_link = {"type": "hello", "table": await server.link(host.code), "seat": ""}
        async with (
            host.connect() as one,
            guest.connect() as two,
            connect(server, {**by_link, "screen": True}) as screen,
        ):
            await screen.view_now()
            await one.send({"type": "say", "id": "s1", "text": "  <b>привет</b>\n \u202eвсем  "})
            line = (await two.until("chat"))["lines"]
            while not line:
                line = (await two.until("chat"))["lines"]
            assert line[0]["text"] == "<b>привет</b> всем"
            for text, code in (("  \n", "chat_empty"), ("x" * 301, "chat_too_long")):
                await one.send({"type": "say", "id": "s2", "text": text})
                assert (await one.until("error"))["code"] == code
            await two.send({"type": "react", "sign": "👏"})
            for eye in (one, screen):
                sign = {"type": "reacted", "person": "p2", "sign": "👏"}
                assert await eye.until("reacted") == sign
            assert not any('"chat"' in frame for frame in screen.frames), (
                "a big screen shows signs, and no talk"
            )
            for number in range(12):
                await one.send({"type": "say", "id": f"f{number}", "text": "flood"})
            assert (await one.until("error"))["cause"] == "limited"
        hello = {"type": "hello", "table": host.code, "seat": guest.secret}
        async with connect(server, hello) as again:
            lines = (await again.until("chat"))["lines"]
            assert lines[0]["text"] == "<b>привет</b> всем"

    on_stage(tmp_path, scene)


def test_everybody_sees_for_whom_bots_wait(tmp_path: Path) -> None:
    """Nothing else changes when somebody begins to read, or has read."""

    async def scene(server: Running) -> None:
        host = await server.open(settings={"game": "dixit"})
        people = [host] + [await server.join(host.code, name) for name in ("Борис", "Вера")]
        async with people[0].connect() as reader, people[1].connect() as other:
            assert (await reader.do({"do": "start"}))["type"] == "ack"
            for message, seats in (({"type": "wait", "at": 0}, [0]), ({"type": "wait"}, [])):
                await reader.send(message)
                while other.view["looking"] != seats:
                    await other.until("view")

    on_stage(tmp_path, scene)


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "x" * 25])
def test_a_name_must_be_one(name: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        answer = await server.ask("POST", "/api/tables", {"name": name})
        assert answer.status == 409
        assert answer.json["code"] in ("name_empty", "name_too_long")

    on_stage(tmp_path, scene)
