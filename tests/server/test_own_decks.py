"""Own decks over real HTTP: what can be brought and by whom."""

import json
import tomllib
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from PIL import Image

from namyok.decks.check import check_deck
from tests.decks.kit import RED, SVG, hollow_png, moving, plain, quarters, saved
from tests.server.own_decks import Maker, picture, with_maker, zipped


def test_a_deck_is_begun_filled_arranged_and_finished(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin("  Наше\n лето ")
        for number, file in enumerate(("b.png", "Кот на крыше.jpg", "a.webp")):
            format = {"png": "PNG", "jpg": "JPEG", "webp": "WEBP"}[file.rpartition(".")[2]]
            line = await maker.send_one(deck, picture(number, format), f"folder/{file}")
            assert (line["file"], line["error"], line["of"]) == (file, None, 1)
        making = await maker.making(deck)
        assert making["title"] == "Наше лето"
        assert [card["number"] for card in making["cards"]] == [1, 2, 3]
        assert making["cards"][1]["caption"] == "Кот на крыше"
        await maker.ask("POST", f"/{deck}", {"order": [3, 1], "title": "Лето"})
        words = {"caption": "Собака\u202e в море", "tags": ["море", " ", "пёс", "море"]}
        words["hints"] = ["мокрый нос", " ждёт\nмяч ", "мокрый нос"]
        card = (await maker.ask("POST", f"/{deck}/pictures/3", words)).json
        assert (card["caption"], card["tags"]) == ("Собака в море", ["море", "пёс"])
        assert card["hints"] == ["мокрый нос", "ждёт мяч"]
        assert (await maker.ask("GET", f"/{deck}")).status == 404
        finished = (await maker.ask("POST", f"/{deck}/finish")).json
        assert (finished["finished"], finished["title"]) == (True, "Лето")
        page = (await maker.ask("GET", f"/{deck}")).json
        assert page["cards"] == [f"{deck}/00{n}" for n in (3, 1, 2)]
        assert page["title"] == {"ru": "Лето"}
        captions = (await maker.ask("GET", f"/{deck}/captions")).json["captions"]
        assert captions[f"{deck}/003"] == {"ru": "Собака в море"}
        assert (page["private"], page["yours"]) == (True, True)
        full = await maker.server.ask("GET", f"{page['address']}003.webp")
        assert Image.open(BytesIO(full.body)).size == (800, 1200)
        assert full.headers["cache-control"].startswith("private")
        whole = await maker.server.ask("GET", f"{page['address']}003.whole.webp")
        assert whole.status == 404
        folder = tmp_path / "decks" / deck
        assert not check_deck(folder).faults
        kept = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
        assert ["море", "пёс"] in [card.get("tags", {}).get("ru") for card in kept["card"]]
        assert kept["card"][0]["hints"] == {"ru": ["мокрый нос", "ждёт мяч"]}
        assert page["wordless"] is False, "only one of three says nothing"

    with_maker(tmp_path, scene)


def test_a_frame_is_moved_and_a_table_that_shows_the_old_one_still_can(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        await maker.send(deck, saved(quarters(900, 600), "PNG"))
        await maker.send(deck, picture(2))
        frame = {"x": 0.75, "y": 0.6, "width": 0.2, "height": 0.4}
        card = (await maker.ask("POST", f"/{deck}/pictures/1", {"crop": frame})).json
        assert (card["number"], card["crop"]) == (3, frame)
        again = (await maker.ask("POST", f"/{deck}/pictures/3", {"crop": frame})).json
        assert again["number"] == 3
        assert (await maker.ask("GET", f"/{deck}/pictures/1/small")).status == 404
        small = await maker.ask("GET", f"/{deck}/pictures/3/small")
        image = Image.open(BytesIO(small.body)).convert("L")
        assert min(image.tobytes()) > 240  # nothing but the white corner
        await maker.ask("POST", f"/{deck}/finish")
        address = (await maker.ask("GET", f"/{deck}")).json["address"]
        moved = {"crop": {**frame, "x": 0.0, "y": 0.0}}
        assert (await maker.ask("POST", f"/{deck}/pictures/3", moved)).json["number"] == 4
        page = (await maker.ask("GET", f"/{deck}")).json
        assert [card[-3:] for card in page["cards"]] == ["004", "002"]
        assert page["address"] == address
        for file in ("003.webp", "004.webp"):
            assert (await maker.server.ask("GET", address + file)).status == 200
        assert (await maker.ask("DELETE", f"/{deck}/pictures/4")).status == 200
        assert (await maker.server.ask("GET", f"{address}004.webp")).status == 404
        last = await maker.ask("DELETE", f"/{deck}/pictures/2")
        assert last.json["code"] == "last_card"

    with_maker(tmp_path, scene)


def _with_place() -> bytes:
    exif = Image.Exif()
    exif[0x0110] = "Phone of Vera"
    exif.get_ifd(0x8825)[2] = (55.0, 45.0, 21.0)
    return saved(quarters(300, 200), "JPEG", exif=exif)


def test_the_place_of_a_photo_is_dropped_from_every_file(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        assert b"Vera" in _with_place()
        assert (await maker.send_one(deck, _with_place(), "IMG_1.jpg"))["error"] is None
        for path in (tmp_path / "decks" / deck).glob("001*.webp"):
            data = path.read_bytes()
            assert not Image.open(BytesIO(data)).getexif()
            assert b"Vera" not in data

    with_maker(tmp_path, scene)


HOSTILE: dict[str, tuple[bytes, str]] = {
    "bomb.png": (hollow_png(30_000, 30_000), "picture_too_large"),
    "hollow.png": (hollow_png(6000, 6000), "picture_broken"),
    "torn.jpg": (saved(quarters(900, 600), "JPEG")[:3000], "picture_broken"),
    "image.svg": (SVG, "picture_format"),
    "page.jpg": (b"<!doctype html><script>alert(1)</script>", "picture_format"),
    "moving.webp": (moving("WEBP"), "picture_animated"),
    "moving.gif": (moving("GIF"), "picture_format"),
    "empty.png": (b"", "picture_format"),
    "noise.jpg": (bytes(range(256)) * 40, "picture_format"),
    "program.exe": (b"MZ" + bytes(3000), "picture_format"),
    "nested.zip": (zipped({"in.png": zipped({"1.png": plain(RED)})}), "zip_inside"),
    "bomb.zip": (zipped({"1.png": bytes(50_000_000)}), "zip_bomb"),
    "broken.zip": (b"PK\x03\x04" + bytes(50), "zip_broken"),
    "empty.zip": (zipped({}), "zip_empty"),
    "many.zip": (zipped({f"{n}.png": b"x" for n in range(501)}), "too_many_pictures"),
}


def test_a_bad_file_is_named_with_its_reason_and_spoils_nothing(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        for file, (data, code) in HOSTILE.items():
            line = await maker.send_one(deck, data, file)
            assert line["card"] is None
            assert line["error"]["code"] == code, file
        assert (await maker.send_one(deck, plain(RED), "good.png"))["error"] is None
        twice = await maker.send_one(deck, plain(RED), "same.png")
        assert twice["error"] == {"code": "picture_twice", "facts": {"first": "good.png"}}
        mixed = {file: data for file, (data, _) in HOSTILE.items() if not file.endswith("zip")}
        lines = await maker.send(deck, zipped({**mixed, "fine.png": picture(7)}), "all.zip")
        assert {line["file"]: line["error"] and line["error"]["code"] for line in lines} == {
            **{file: HOSTILE[file][1] for file in mixed},
            "fine.png": None,
        }
        assert len((await maker.making(deck))["cards"]) == 2
        assert not list((tmp_path / "decks" / ".incoming").iterdir())

    with_maker(tmp_path, scene)


def test_a_name_in_a_zip_leads_nowhere(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        before = {path for path in tmp_path.rglob("*") if deck not in str(path)}
        names = ("../../../escaped.png", "/tmp/escaped.png", "..\\..\\escaped.png")
        files = {name: picture(number) for number, name in enumerate(names)}
        lines = await maker.send(deck, zipped(files))
        assert [line["file"] for line in lines] == ["escaped.png"] * 3
        assert {path for path in tmp_path.rglob("*") if deck not in str(path)} == before
        assert not Path("/tmp/escaped.png").exists()

    with_maker(tmp_path, scene)


def test_photos_of_iphones_are_read(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        line = await maker.send_one(deck, saved(quarters(300, 200), "HEIF"), "IMG_1.HEIC")
        assert line["error"] is None

    with_maker(tmp_path, scene)


def test_a_private_deck_is_found_by_its_name_only(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.finished()
        unfinished = await maker.begin()
        stranger = Maker(maker.server)
        for path in ("/api/catalogue", "/api/decks", "/healthz", "/metrics"):
            body = (await maker.server.ask("GET", path)).body.decode()
            assert deck not in body
        assert (await stranger.ask("GET", "")).json["decks"] == []
        assert (await stranger.ask("GET", f"/{deck}")).json["yours"] is False
        assert (await stranger.ask("GET", f"/{unfinished}")).json["code"] == "no_such_deck"
        assert (await stranger.ask("GET", "/own-aaaaaaaaaaaaaaaaaaaa")).status == 404
        refused = await maker.server.ask(
            "POST", "/api/tables", {"name": "x", "settings": {"decks": ["nothing"]}}
        )
        assert deck not in refused.body.decode()

    with_maker(tmp_path, scene)


def test_only_its_maker_can_change_a_deck(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.finished()
        unfinished = await maker.begin()
        before = await maker.making(deck)
        with_cookie = Maker(maker.server)
        await with_cookie.begin("Чужая")
        forged = Maker(maker.server, maker.cookie[:-3] + "abc")
        asks: list[tuple[str, str, Any]] = [
            ("GET", "/making", None),
            ("POST", "", {"title": "Моя"}),
            ("POST", "/finish", None),
            ("POST", "/pictures", picture(9)),
            ("POST", "/pictures/1", {"caption": "x"}),
            ("GET", "/pictures/1/whole", None),
            ("DELETE", "/pictures/1", None),
            ("DELETE", "", None),
        ]
        for stranger in (Maker(maker.server), with_cookie, forged):
            for method, path, body in asks:
                answer = await stranger.ask(method, f"/{deck}{path}", body)
                assert answer.json["code"] == "not_your_deck", path
                answer = await stranger.ask(method, f"/{unfinished}{path}", body)
                assert answer.json["code"] == "no_such_deck", path
        assert await maker.making(deck) == before
        assert (await maker.ask("DELETE", f"/{deck}")).status == 200
        assert (await maker.ask("GET", f"/{deck}")).status == 404
        assert not (tmp_path / "decks" / deck).exists()

    with_maker(tmp_path, scene)


@pytest.mark.parametrize("title", ["", " \n ", "x" * 101, "\u202e"])
def test_a_deck_needs_a_title(title: str, tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        answer = await maker.ask("POST", "", {"title": title, "language": "ru"})
        assert answer.json["code"] == "deck_text"
        deck = await maker.begin()
        assert (await maker.ask("POST", f"/{deck}", {"title": title})).status == 409
        assert (await maker.ask("POST", f"/{deck}/finish")).json["code"] == "no_cards_yet"

    with_maker(tmp_path, scene)


def test_what_cant_be_read_is_malformed(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        await maker.send(deck, picture(1))
        for body in (
            {"crop": {"x": -1, "y": 0, "width": 1, "height": 1}},
            {"crop": {"x": 0, "y": 0, "width": 2, "height": 1}},
            {"crop": {"x": 0}},
            {"caption": "x" * 301},
            {"tags": ["x"] * 41},
            {"hints": ["x"] * 13},
            {"hints": ["x" * 101]},
            {"number": 7},
        ):
            assert (await maker.ask("POST", f"/{deck}/pictures/1", body)).status == 400, body
        assert (await maker.ask("POST", f"/{deck}/pictures/2", {})).status == 404
        odd = await maker.ask("GET", f"/{deck}/pictures/1/..%2fmaking.json")
        assert b"owner" not in odd.body
        assert (await maker.ask("GET", f"/{deck}/pictures/1/other")).status == 404

    with_maker(tmp_path, scene)


def test_file_names_are_any_text(tmp_path: Path) -> None:
    async def scene(maker: Maker) -> None:
        deck = await maker.begin()
        for number, file in enumerate(("", "a\x00b.png", "<b>.png", "\U0001f408" * 300, "%ff%fe")):
            answer = await maker.ask(
                "POST", f"/{deck}/pictures", picture(number), x_file=quote(file)
            )
            assert json.loads(answer.body)["error"] is None
        await maker.ask("POST", f"/{deck}/finish")
        assert not check_deck(tmp_path / "decks" / deck).faults

    with_maker(tmp_path, scene)
