"""How long an own deck lives: over restarts, crashes, games and the janitor's rounds."""

import asyncio
import json
import os
from collections.abc import Collection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from namyok.decks.own import workshop as workshop_module
from namyok.decks.own.janitor import KEEP_UNFINISHED, Janitor
from namyok.decks.own.own_deck import OwnDeck
from namyok.decks.own.room import Room
from namyok.decks.own.workshop import A_DAY, KEEP_OUTDATED
from namyok.games.verify import verify
from tests.server.own_decks import Maker, picture, zipped
from tests.server.players import all_play
from tests.server.running import Running, running


def test_a_restart_keeps_decks_and_their_owner(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            finished, unfinished = await maker.finished(), await maker.begin("Потом")
            await maker.send(unfinished, picture(1))
            before = (await maker.ask("GET", f"/{finished}")).json
            making = await maker.making(unfinished)
        async with running(tmp_path) as server:
            again = Maker(server, maker.cookie)
            assert (await again.ask("GET", f"/{finished}")).json == before
            assert (await again.making(unfinished)) == making
            names = [deck["name"] for deck in (await again.ask("GET", "")).json["decks"]]
            assert names == [unfinished, finished]
            picture_file = await server.ask("GET", f"{before['address']}001.webp")
            assert picture_file.status == 200
            assert (await again.send_one(unfinished, picture(2)))["card"]["number"] == 2

    asyncio.run(play())


def test_a_crash_in_the_middle_leaves_nothing_half_visible(tmp_path: Path) -> None:
    """Every moment at which a server can die, as it looks to the next one."""

    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.finished(2)
        folder = tmp_path / "decks" / deck
        whole = {path.name: path.read_bytes() for path in folder.iterdir()}
        # While a picture was written, and while the list of cards was.
        (folder / "003.webp").write_bytes(b"half of a pic")
        (folder / ".making.json").write_bytes(b'{"half')
        # After the list of cards was written, and before deck.toml was.
        making = json.loads(whole["making.json"])
        making["cards"].reverse()
        (folder / "making.json").write_text(json.dumps(making))
        # While a deck was begun, and while one was removed.
        begun = tmp_path / "decks" / "own-bbbbbbbbbbbbbbbbbbbb"
        begun.mkdir()
        (begun / "back.webp").write_bytes(b"x")
        # While a file came in.
        (tmp_path / "decks" / ".incoming" / "half").write_bytes(b"x")
        # And what was never ours is not touched.
        stranger = tmp_path / "decks" / "my-notes"
        stranger.mkdir()
        (stranger / "note.txt").write_text("keep me")
        async with running(tmp_path) as server:
            page = (await Maker(server).ask("GET", f"/{deck}")).json
            assert [card[-3:] for card in page["cards"]] == ["002", "001"]
            assert {path.name for path in folder.iterdir()} == set(whole)
            assert 'id = "' + deck + "/002" in (folder / "deck.toml").read_text()
            assert not begun.exists()
            assert not list((tmp_path / "decks" / ".incoming").iterdir())
            assert (stranger / "note.txt").exists()

    asyncio.run(play())


def test_a_card_whose_file_is_lost_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.finished(3)
        (tmp_path / "decks" / deck / "003.whole.webp").unlink()
        async with running(tmp_path) as server:
            again = Maker(server, maker.cookie)
            page = (await again.ask("GET", f"/{deck}")).json
            assert [card[-3:] for card in page["cards"]] == ["001", "002"]
            assert (await again.send_one(deck, picture(9)))["card"]["number"] == 4

    asyncio.run(play())


@pytest.mark.parametrize("damage", ["making.json", "001.webp", "back.webp"])
def test_a_damaged_deck_is_left_out_and_the_others_stay(damage: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            broken, good = await maker.finished(1), await maker.finished(1, "Другая")
        path = tmp_path / "decks" / broken / damage
        path.unlink() if damage.endswith("webp") else path.write_text("{")
        async with running(tmp_path) as server:
            assert (await Maker(server).ask("GET", f"/{broken}")).status == 404
            assert (await Maker(server).ask("GET", f"/{good}")).status == 200

    asyncio.run(play())


def test_a_disk_that_fails_is_told_and_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.begin()
            await maker.send(deck, picture(1))

            def full(*_: Any) -> None:
                raise OSError(28, "No space left on device")

            with monkeypatch.context() as broken:
                broken.setattr(os, "fsync", full)
                assert (await maker.send_one(deck, picture(2)))["error"]["code"] == "not_kept"
            assert len((await maker.making(deck))["cards"]) == 1
            assert (await maker.send_one(deck, picture(2)))["error"] is None
            assert len((await maker.making(deck))["cards"]) == 2

    asyncio.run(play())


@pytest.mark.long
def test_a_whole_game_is_played_with_an_own_deck_and_bots_that_know_nothing_of_it(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.finished(84)
            settings = {"game": "odyssey", "decks": [deck], "options": {"points_to_win": 8}}
            host = await server.open(settings=settings)
            guest = await server.join(host.code, "Боря")
            async with host.connect() as one, guest.connect() as two:
                for _ in range(3):
                    await one.do({"do": "add_bot"})
                assert (await one.do({"do": "start"}))["type"] == "ack"
                await one.view_now()
                assert all(card.startswith(f"{deck}/") for card in one.view["game"]["hand"])
                page = (await Maker(server).ask("GET", f"/{one.view['settings']['decks'][0]}")).json
                for card in one.view["game"]["hand"]:
                    file = f"{page['address']}{card.rpartition('/')[2]}.s.webp"
                    assert (await server.ask("GET", file)).status == 200
                await all_play([one, two])
                assert one.view["stage"] == "over"
            headers = {"x-seat": host.secret}
            record = await server.ask(
                "GET", f"/api/tables/{quote(host.code)}/games/1/record", None, headers
            )
            assert verify(record.json) is None

    asyncio.run(play())


def test_own_decks_are_joined_and_too_few_cards_are_told_with_the_number(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            small, other = await maker.finished(10), await maker.finished(20, "Ещё")
            host = await server.open(settings={"game": "dixit", "decks": [small]})
            async with host.connect() as line:
                for _ in range(2):
                    answer = await line.do({"do": "add_bot"})
                view = await line.see(answer["version"])
                assert view["obstacle"]["code"] == "too_few_cards"
                assert view["obstacle"]["facts"]["needed"] == 26
                assert view["obstacle"]["facts"]["cards"] == 10
                joined = {**view["settings"], "decks": [small, other]}
                await line.do({"do": "configure", "settings": joined})
                assert (await line.do({"do": "start"}))["type"] == "ack"
                await maker.ask("DELETE", f"/{other}")  # from under a running game
                stopped = await line.do({"do": "stop_game"})
                view = await line.see(stopped["version"])
                assert (await line.do({"do": "start"}))["code"] == "deck_gone"

    asyncio.run(play())


async def _later(server: Running, seconds: float) -> None:
    """The janitor comes by after some time."""
    services = server.services
    workshop = services.workshop
    now = workshop.now
    workshop.now = lambda: now() + seconds
    try:
        await Janitor(workshop, services.shelf, services.store.mentions).sweep()
    finally:
        workshop.now = now


def test_the_janitor_drops_what_is_old_and_never_what_a_table_has_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, room=Room(keep_seconds=10 * A_DAY)) as server:
            maker = Maker(server)
            used, unused = await maker.finished(22), await maker.finished(2)
            unfinished = await maker.begin()
            host = await server.open(settings={"decks": [used]})
            await _later(server, 5 * A_DAY)
            assert len((await maker.ask("GET", "")).json["decks"]) == 3
            await _later(server, KEEP_UNFINISHED + 1)
            assert (await maker.ask("GET", f"/{unfinished}/making")).status == 404
            await _later(server, 11 * A_DAY)
            assert (await maker.ask("GET", f"/{unused}")).status == 404
            assert not (tmp_path / "decks" / unused).exists()
            await _later(server, 500 * A_DAY)
            assert (await maker.ask("GET", f"/{used}")).status == 200
            async with host.connect() as line:
                assert line.view["settings"]["decks"] == [used]
            # Once the table is closed for good, the deck may go.
            await server.services.store.close_before(1e12, 1e12)
            await _later(server, 500 * A_DAY)
            assert (await maker.ask("GET", f"/{used}")).status == 404

    asyncio.run(play())


def test_a_table_that_names_a_deck_at_the_last_moment_keeps_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, room=Room(keep_seconds=A_DAY)) as server:
            deck = await Maker(server).finished(2)
            answers = iter([set(), {deck}])

            async def mentioned(_: Collection[str]) -> set[str]:
                return next(answers)

            services = server.services
            now = services.workshop.now
            services.workshop.now = lambda: now() + 2 * A_DAY
            await Janitor(services.workshop, services.shelf, mentioned).sweep()
            assert (await Maker(server).ask("GET", f"/{deck}")).status == 200

    asyncio.run(play())


def test_use_is_remembered_and_for_ever_is_for_ever(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path, room=Room(keep_seconds=0)) as server:
            maker = Maker(server)
            deck = await maker.finished(22)
            await _later(server, 5000 * A_DAY)
            assert (await maker.ask("GET", f"/{deck}")).status == 200
            own = server.services.workshop.owned(_owner(server, deck), deck)
            before = own.making.used
            workshop = server.services.workshop
            now = workshop.now
            workshop.now = lambda: now() + 3 * A_DAY
            await server.open(settings={"decks": [deck]})
            await _later(server, 0)
            assert own.making.used > before + 2 * A_DAY
            assert OwnDeck.load(own.folder).making.used == own.making.used

    asyncio.run(play())


def _owner(server: Running, deck: str) -> str:
    return server.services.workshop._decks[deck].making.owner


def test_old_cuts_and_forgotten_files_are_swept(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.finished(2)
            frame = {"x": 0, "y": 0, "width": 0.5, "height": 0.5}
            await maker.ask("POST", f"/{deck}/pictures/1", {"crop": frame})
            folder = tmp_path / "decks" / deck
            forgotten = tmp_path / "decks" / ".incoming" / "forgotten"
            forgotten.write_bytes(b"x")
            await _later(server, 0)
            assert (folder / "001.webp").exists()
            await _later(server, KEEP_OUTDATED + 10)
            assert not (folder / "001.webp").exists()
            assert (folder / "003.webp").exists()
            assert not forgotten.exists()

    asyncio.run(play())


def test_one_browser_has_at_most_fifty_decks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop_module, "MOST_DECKS", 1)

    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            await maker.begin()
            answer = await maker.ask("POST", "", {"title": "x", "language": "en"})
            assert answer.json["code"] == "too_many_decks"

    asyncio.run(play())


def test_a_deck_that_is_removed_while_pictures_come_in_stays_removed(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as server:
            maker = Maker(server)
            deck = await maker.begin()
            files = {f"{number}.png": picture(number) for number in range(6)}
            sending = asyncio.create_task(maker.send(deck, zipped(files)))
            while not (await maker.ask("GET", "")).json["decks"][0]["cards"]:
                await asyncio.sleep(0.05)
            await maker.ask("DELETE", f"/{deck}")
            lines = await sending
            assert lines[0]["error"] is None
            assert lines[-1]["error"]["code"] == "no_such_deck"
            assert not (tmp_path / "decks" / deck).exists()

    asyncio.run(play())
