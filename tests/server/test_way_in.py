"""How people come: addresses that phones can reach, previews in messengers, and true 404s."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest

from namyok.serve import _announce, reach, welcome
from namyok.server.limits import LOOKUPS
from namyok.server.pages import shown_code
from namyok.server.preview import MOST_KEPT, SIZE, Invitation, Previews
from namyok.server.reach import Reach, is_loopback, own_address
from namyok.settings import BadSetting, resolve_settings
from namyok.table.codes import LATIN_KEYS, RUSSIAN_KEYS
from tests.server.running import Running, running, test_shelf
from tests.server.test_lobby import on_stage

LAN = Reach("0.0.0.0", 8000)
PUBLIC = Reach("127.0.0.1", 8000, "https://namyok.example")
DIST = Path(__file__).parents[2] / "web" / "dist"


def scene_at(folder: Path, reach: Reach, host: str) -> dict[str, str | None]:
    async def ask() -> dict[str, str | None]:
        async with running(folder, reach=reach) as server:
            answer = await server.ask("GET", "/api/address", None, {"host": host})
            told: dict[str, str | None] = answer.json
            return told

    return asyncio.run(ask())


def test_an_operators_address_goes_before_all_others(tmp_path: Path) -> None:
    told = {"url": "https://namyok.example", "why": None}
    assert scene_at(tmp_path, PUBLIC, "localhost:8000") == told
    assert scene_at(tmp_path, PUBLIC, "192.168.1.5:8000") == told


def test_a_page_from_this_machine_gets_the_address_in_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("namyok.server.reach.own_address", lambda: "192.168.1.5")
    assert scene_at(tmp_path, LAN, "localhost:8000") == {
        "url": "http://192.168.1.5:8000",
        "why": None,
    }
    # Who came from outside has an address that works, and learns nothing of ours.
    assert scene_at(tmp_path, LAN, "play.example") == {"url": None, "why": None}
    monkeypatch.setattr("namyok.server.reach.own_address", lambda: None)
    assert scene_at(tmp_path, LAN, "127.0.0.1:8000") == {"url": None, "why": "unknown"}


def test_a_server_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    assert scene_at(tmp_path, Reach(), "localhost") == {"url": None, "why": "only_here"}
    assert "--host 0.0.0.0" in welcome(Reach())
    assert welcome(PUBLIC).strip().startswith("Намёк  https://namyok.example\n")


def test_the_terminal_says_first_what_phones_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("namyok.server.reach.own_address", lambda: "10.0.0.7")
    first, second = welcome(LAN).split("\n")
    assert (first.split()[-1], second.split()[-1]) == (
        "http://10.0.0.7:8000",
        "http://localhost:8000",
    )
    assert "localhost" not in welcome(Reach("10.0.0.7", 8000)), "nobody listens there"
    assert Reach("fe80::1", 80).for_others() == "http://[fe80::1]:80"
    assert own_address() is None or not is_loopback(own_address() or "")


def test_phones_begin_at_the_guide_wherever_a_certificate_made_here_meets_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also under a name of one's own, for which it vouches, too; but not behind a proxy."""
    monkeypatch.setattr("namyok.server.reach.own_address", lambda: "10.0.0.7")
    asked = {"https": "on", "http_port": "8001"}
    for more, guide in (
        ({}, "http://10.0.0.7:8001"),
        ({"public_url": "https://games.lan:8000"}, "http://10.0.0.7:8001"),
        ({"proxy": "10.0.0.1"}, "http://10.0.0.7:8001"),
        ({"public_url": "https://games.lan", "proxy": "10.0.0.1"}, None),
        ({"public_url": "https://games.lan", "host": "127.0.0.1"}, None),
        ({"public_url": "https://localhost:8000"}, None),
        ({"certificate": "own.pem"}, None),
    ):
        assert reach(resolve_settings({}, asked | more)).guide() == guide, more


def test_an_address_for_this_machine_alone_is_no_qr_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for public_url in ("http://localhost:8000", "http://127.0.0.1"):
        _announce(Reach("0.0.0.0", 8001, public_url), None)
        shown = capsys.readouterr().out
        assert f"Намёк  {public_url}\n  Only this computer can open it." in shown
        assert "█" not in shown
    _announce(PUBLIC, None)
    assert "█" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("a.localhost", True),
        ("127.0.1.1", True),
        ("[::1]", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.0.2", False),
        ("localhost.example", False),
    ],
)
def test_which_addresses_are_this_machine(host: str, here: bool) -> None:
    assert is_loopback(host) == here


def test_a_public_address_comes_from_the_environment_too_and_is_checked() -> None:
    settings = resolve_settings({"NAMYOK_PUBLIC_URL": "https://a.example:444/"}, {})
    assert settings.public_url == "https://a.example:444"
    for good in ("http://[fd00::1]:8000", "http://намёк.рф", "http://my_pc", "http://10.0.0.7:80"):
        assert resolve_settings({}, {"public_url": good}).public_url == good
    for wrong in (
        "a.example",
        "ftp://a.example",
        "https://a.example/game",
        "https://a.example/#x",
        "https://a.example:65536",
        "https://a.example:0",
        "https://me:secret@a.example",
        "https://a example",
        "https://-",
        "https://a..",
        "https://a..b",
        f"https://{'a' * 64}.b",
        "https://a.example:",
        "https://999.1.1.1",
        "https://10.0.0",
        "https://999.1.1.1.",
        "https://[1:2]",
    ):
        with pytest.raises(BadSetting, match="--public-url"):
            resolve_settings({}, {"public_url": wrong})


def test_no_address_says_http_where_the_server_speaks_https() -> None:
    for secure in ({"https": "on"}, {"certificate": "own.pem"}):
        with pytest.raises(BadSetting, match="the server speaks https: say https:"):
            resolve_settings({}, {**secure, "public_url": "http://a.example"})


PAGES = (
    "/",
    "/new",
    "/tv",
    "/t/x",
    "/t/x/circle",
    "/t/x/album",
    "/tv/x",
    "/join",
    "/join/x",
    "/rules/dixit",
)
NOWHERE = (
    *("/nowhere", "/t", "/t/x/y", "/new/x", "/gallery/a/b", "/wp-admin/"),
    *("/rules/nothing", "/gallery/nothing"),
)
FILES = ("/assets/old-12345678.js", "/api/nothing", "/favicon.png", "/.env", "/decks/a/b/c.webp")


def test_unknown_addresses_are_not_found(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        for path in (*PAGES, *(f"/gallery/{deck}" for deck in server.services.shelf.decks)):
            assert (await server.ask("GET", path)).status == 200, path
        for path in NOWHERE:
            answer = await server.ask("GET", path)
            assert (answer.status, answer.headers["content-type"]) == (
                404,
                "text/html; charset=utf-8",
            ), path
        for path in FILES:
            answer = await server.ask("GET", path)
            assert answer.status == 404, path
            assert answer.headers["content-type"].startswith("text/plain"), path
        robots = await server.ask("GET", "/robots.txt")
        assert b"Disallow: /join" in robots.body

    on_stage(tmp_path, scene)


def test_a_code_in_another_layout_is_one_guess(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        async with host.connect():
            word, number = host.code[:-2], host.code[-2:]
            keys = str.maketrans(RUSSIAN_KEYS, LATIN_KEYS)
            typed = word.translate(keys).upper() + number
            answer = await server.ask("GET", f"/api/tables/{quote(typed, safe='')}")
            assert answer.json["code"] == host.code
            wrong = 0
            while (await server.ask("GET", "/api/tables/vzx01")).status == 404:
                wrong += 1
            assert LOOKUPS.burst <= wrong < LOOKUPS.burst + 5, (
                "a code that could be typed in two ways counts once"
            )

    on_stage(tmp_path, scene)


@pytest.mark.skipif(not DIST.is_dir(), reason="build the client first")
def test_a_link_in_a_messenger_tells_what_the_code_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path, client=DIST, reach=PUBLIC) as server:
            host = await server.open("Ва<ря", settings={"game": "dixit"})
            path = quote(f"/join/{host.code}")
            asleep = (await server.ask("GET", path)).body.decode()
            assert "Ва&lt;ря" not in asleep and "Диксит" not in asleep.partition("og:title")[2][:80]
            async with host.connect() as line:
                page = (await server.ask("GET", path)).body.decode()
                assert "Ва&lt;ря зовёт" in page
                assert f"Стол {shown_code(host.code)} · Диксит" in page
                assert f"https://namyok.example/preview/{host.code}.jpg" in page
                assert await server.link(host.code) not in page
                picture = await server.ask("GET", quote(f"/preview/{host.code}.jpg"))
                assert picture.headers["content-type"] == "image/jpeg"
                await line.do({"do": "configure", "settings": {"game": "dixit", "knock": True}})
                behind = (await server.ask("GET", path)).body.decode()
                assert "Ва&lt;ря" not in behind, "a door hides who is there"

    asyncio.run(scene())


@pytest.mark.skipif(not DIST.is_dir(), reason="build the client first")
def test_pictures_are_bounded_and_drawn_with_what_there_is(tmp_path: Path) -> None:
    async def scene() -> None:
        previews = Previews(test_shelf(tmp_path), DIST)
        plain = Invitation("ru", "Мяч-42", "dixit", "🦊 Łukasz")
        first = await previews.picture(plain)
        assert first[:3] == b"\xff\xd8\xff"
        for number in range(MOST_KEPT):
            previews._kept[Invitation("ru", f"Мяч-{number}")] = b""
        await previews.picture(Invitation("en"))
        assert len(previews._kept) == MOST_KEPT
        assert not previews.kept(plain)

    asyncio.run(scene())
    assert SIZE == (1200, 630)
