"""How much may be brought, and how fast, into own decks."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from namyok.decks.own.painting import Painted
from namyok.decks.own.room import Room
from namyok.server import own_decks
from namyok.server.limits import Rate
from tests.decks.kit import saved
from tests.server.own_decks import Maker, picture, with_maker, zipped


def test_limits_are_said_before_and_at_the_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(maker: Maker) -> None:
        page = (await maker.ask("GET", "")).json
        assert page["open"] is True
        assert page["limits"]["cards"] == 500
        assert page["limits"]["deck_megabytes"] == 200
        assert page["limits"]["megapixels"] == 40
        deck = await maker.begin()
        monkeypatch.setattr(own_decks, "MOST_FILE_BYTES", 3_000_000)
        heavy = await maker.send_one(deck, bytes(3_100_000), "heavy.png")
        assert heavy["error"]["code"] == "picture_too_heavy"
        assert heavy["error"]["facts"] == {"most": 3}
        monkeypatch.setattr(own_decks, "MOST_MEGABYTES", 1)
        zip = await maker.send_one(deck, b"PK\x03\x04" + bytes(1_200_000), "heavy.zip")
        assert zip["error"]["code"] == "zip_too_heavy"
        await maker.send(deck, zipped({"1.png": picture(1), "2.png": picture(2)}))
        path = tmp_path / "decks" / deck / "making.json"
        assert [card["weight"] for card in json.loads(path.read_bytes())["cards"]] == [
            len(picture(1)),
            len(picture(2)),
        ]

    with_maker(tmp_path, scene)


def test_a_deck_has_at_most_500_cards(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        await maker.send(deck, picture(0))
        own = maker.server.services.workshop.decks[0]
        (first,) = own.making.cards
        # As if 498 more had been painted, which would take minutes.
        cards = tuple(replace(first, number=number) for number in range(1, 500))
        own.making = replace(own.making, cards=cards, last=499)
        lines = await maker.send(deck, zipped({f"{n}.png": picture(n) for n in (1, 2)}))
        assert lines[0]["error"] is None
        assert lines[1]["error"]["code"] == "too_many_pictures"
        assert lines[1]["error"]["facts"] == {"count": 501, "most": 500}

    with_maker(tmp_path, scene)


def test_one_browser_and_all_together_have_a_quota(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        await maker.send(deck, saved(Image.effect_noise((900, 900), 90), "PNG"))
        full = await maker.send_one(deck, picture(1))
        assert full["error"]["code"] == "own_decks_full"
        assert (await maker.ask("POST", "", {"title": "x", "language": "en"})).status == 409
        other = Maker(maker.server)
        assert (await other.ask("POST", "", {"title": "x", "language": "en"})).status == 200
        maker.server.services.workshop.room = Room(total_megabytes=0.1)
        refused = await other.ask("POST", "", {"title": "x", "language": "en"})
        assert refused.json["code"] == "uploads_full"

    with_maker(tmp_path, scene, Room(device_megabytes=0.2))


def test_an_operator_can_switch_uploads_off(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.finished(2)
        maker.server.services.workshop.room = Room(is_open=False)
        assert (await maker.ask("GET", "")).json["open"] is False
        begun = await maker.ask("POST", "", {"title": "x", "language": "en"})
        assert begun.json["code"] == "uploads_off"
        assert (await maker.send_one(deck, picture(9)))["error"]["code"] == "uploads_off"
        assert (await maker.ask("GET", f"/{deck}")).status == 200

    with_maker(tmp_path, scene)


def test_a_browser_sends_few_files_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "AT_ONCE", 0)

    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        assert (await maker.send_one(deck, picture(1)))["error"]["cause"] == "limited"

    with_maker(tmp_path, scene)


def test_a_file_counts_as_sent_until_it_is_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a browser nor all together can fill the disk with files that wait for a painter."""
    monkeypatch.setattr(own_decks, "AT_ONCE", 2)
    monkeypatch.setattr(own_decks, "WRITTEN_AT_ONCE", 1)

    async def scene(maker: Maker) -> None:
        deck, workshop = await maker.begin(), maker.server.services.workshop
        free = asyncio.Event()
        paint = workshop._easel.paint

        async def waiting(*job: Any) -> Painted:
            await free.wait()
            return await paint(*job)

        monkeypatch.setattr(workshop._easel, "paint", waiting)
        large = saved(Image.effect_noise((400, 400), 90), "PNG")
        first = asyncio.create_task(maker.send_one(deck, large))
        owner = workshop.decks[0].making.owner
        while sum(one.bytes for one in workshop.incoming._arrivals) < len(large):
            await asyncio.sleep(0.01)
        workshop.room = Room(device_megabytes=0.1)
        assert (await maker.send_one(deck, picture(1)))["error"]["code"] == "own_decks_full"
        workshop.room = Room(total_megabytes=0.1)
        other = Maker(maker.server)
        other_deck = await other.begin()
        assert (await other.send_one(other_deck, picture(1)))["error"]["code"] == "uploads_full"
        workshop.room = Room()
        second = asyncio.create_task(maker.send_one(deck, picture(2)))
        while workshop.incoming.of(owner) < 2:
            await asyncio.sleep(0.01)
        assert (await maker.send_one(deck, picture(3)))["error"]["cause"] == "limited"
        free.set()
        assert (await first)["error"] is (await second)["error"] is None
        assert workshop.incoming.of(owner) == 0
        assert not list((tmp_path / "decks" / ".incoming").iterdir())

    with_maker(tmp_path, scene)


def test_every_change_of_a_deck_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.finished(2)
        monkeypatch.setattr(own_decks, "PICTURES", Rate(0, 0))
        for method, path in (
            ("POST", f"/{deck}/finish"),
            ("DELETE", f"/{deck}/pictures/1"),
            ("DELETE", f"/{deck}"),
        ):
            assert (await maker.ask(method, path)).status == 429

    with_maker(tmp_path, scene)
