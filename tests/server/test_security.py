"""What strangers can't do."""

import asyncio
import gzip
import json
import logging
import re
from pathlib import Path
from urllib.parse import quote

import pytest
import websockets

from namyok.log import JsonLines
from namyok.server.headers import HEADERS
from namyok.server.identity import Signer
from namyok.server.limits import LOOKUPS, Limiter, Rate
from tests.server.running import Running, connect, running
from tests.server.test_lobby import on_stage


def test_every_answer_has_the_headers_that_keep_browsers_on_our_side(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        for path in (
            "/",
            "/api/catalogue",
            "/nowhere",
            "/healthz",
            "/decks/x/y/z",
            "/api/tables/x",
        ):
            answer = await server.ask("GET", path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
            assert "cache-control" in answer.headers

    on_stage(tmp_path, scene)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        answer = await server.ask("POST", "/api/tables", {"name": "Аня"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        again = await server.ask("POST", "/api/tables", {"name": "Аня"}, {"Cookie": answer.cookie})
        assert "set-cookie" not in again.headers

    on_stage(tmp_path, scene)


def test_a_socket_from_another_site_is_turned_away(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws"
        own = f"http://127.0.0.1:{server.port}"
        async with websockets.connect(address, origin=own):  # type: ignore[arg-type]
            pass
        for origin in ("https://evil.example", "null", "http://127.0.0.1"):
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(address, origin=origin):  # type: ignore[arg-type]
                    pass

    on_stage(tmp_path, scene)


def test_codes_cant_be_counted_through(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        statuses = []
        for number in range(int(LOOKUPS.burst) + 5):
            answer = await server.ask("GET", f"/api/tables/{quote('кот')}{number:02}")
            statuses.append(answer.status)
        assert statuses[0] == 404
        assert statuses[-1] == 429
        limited = await server.ask("GET", "/api/tables/x")
        assert limited.json["cause"] == "limited"

    on_stage(tmp_path, scene)


def test_friends_behind_one_address_are_not_taken_for_guessers(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        host = await server.open()
        path = f"/api/tables/{quote(host.code)}"
        async with host.connect():
            for _ in range(int(LOOKUPS.burst) + 5):
                assert (await server.ask("GET", path)).status == 200
                async with connect(server, {"type": "hello", "table": host.code}) as line:
                    await line.view_now()
        while (await server.ask("GET", "/api/tables/x")).status == 404:
            pass
        async with host.connect() as line:
            assert line.view["you"] == "p1", "a seat's own secret is no guess"
        async with connect(server, {"type": "hello", "table": host.code}) as line:
            assert (await line.until("goodbye"))["reason"] == "busy"

    on_stage(tmp_path, scene)


def test_a_key_that_was_never_written_whole_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"")
    with pytest.raises(ValueError, match="too short"):
        Signer.from_file(tmp_path / "key")
    made = Signer.from_file(tmp_path / "other")
    assert Signer.from_file(tmp_path / "other").read_seat(made.seat("0" * 16, "p1")) is not None


BODIES = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"name": 1}', b'{"name": "x", "more": 1}']


@pytest.mark.parametrize("body", [*BODIES, b'{"name": "' + b"x" * 100_000 + b'"}'])
@pytest.mark.parametrize("path", ["/api/tables", "/api/seat"])
def test_a_body_that_cant_be_read_is_malformed(body: bytes, path: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        answer = await server.ask("POST", path, body)
        assert answer.status == 400
        assert answer.json["cause"] == "malformed"

    on_stage(tmp_path, scene)


@pytest.mark.parametrize(
    "path",
    ["/decks/../../key", "/decks/dreams/..%2f..%2fkey/x", "/..%2f..%2fkey", "/assets/../key"],
)
def test_no_address_leads_out_of_what_is_served(path: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        key = (tmp_path / "key").read_bytes()
        answer = await server.ask("GET", path)
        assert key not in answer.body

    on_stage(tmp_path, scene)


def test_the_key_and_the_store_are_the_servers_own(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        await server.open()
        for name in ("key", "namyok.db"):
            assert (tmp_path / name).stat().st_mode & 0o077 == 0

    on_stage(tmp_path, scene)


def test_secrets_are_signed_and_of_one_kind_only(tmp_path: Path) -> None:
    one, two = Signer(b"1" * 32), Signer(b"2" * 32)
    secret = one.seat("0" * 16, "p1")
    assert one.read_seat(secret) is not None
    assert two.read_seat(secret) is None
    assert one.read_seat(secret.replace(".p1.", ".p2.")) is None
    device = one.new_device()
    assert one.read_device(device) is not None
    assert two.read_device(device) is None
    album = one.album("0" * 16, 1)
    assert one.read_album(album) is not None
    assert two.read_album(album) is None
    for other in (device, album):
        assert one.read_seat(other) is None
    for other in (secret, album):
        assert one.read_device(other) is None
    for other in (secret, device, album.replace(".g1.", ".g2."), album.replace(".g1.", ".g01.")):
        assert one.read_album(other) is None
    assert Signer.from_file(tmp_path / "a" / "key").seat("0" * 16, "p1") != secret


def test_a_log_line_holds_no_secret() -> None:
    signer = Signer(b"1" * 32)
    for secret in (
        signer.seat("0" * 16, "p1"),
        signer.new_device(),
        signer.album("0" * 16, 12),
        signer.ticket("0" * 16, "12345678"),
        signer.ticket("0" * 16, ""),
    ):
        record = logging.makeLogRecord({"msg": "GET /s/%s", "args": (secret,), "code": secret})
        line = JsonLines().format(record)
        assert secret not in line
        assert "[secret]" in line


def test_a_bucket_fills_again_and_full_ones_are_forgotten() -> None:
    clock = [0.0]
    limiter = Limiter(lambda: clock[0])
    rate = Rate(2, 0.5)
    assert [limiter.allows(rate, "a") for _ in range(3)] == [True, True, False]
    assert limiter.allows(rate, "b")
    clock[0] = 2.0
    assert [limiter.allows(rate, "a") for _ in range(2)] == [True, False]
    clock[0] = 100.0
    limiter._forget_full_ones(clock[0])
    assert limiter._buckets == {}


def test_files_of_the_client_are_compressed_once_and_cached_for_ever(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "x" * 500)
    (client / "en.html").write_text("<!doctype html>in English")
    for end, content in (("", "let x = 1;" * 100), (".br", "short"), (".gz", "shorter")):
        (client / "assets" / f"app-1a2b.js{end}").write_text(content)

    async def scene() -> None:
        async with running(tmp_path, client=client) as server:
            for encoding, sent, body in (
                ("br, gzip", "br", b"short"),
                ("gzip", "gzip", b"shorter"),
                ("", None, b"let x = 1;" * 100),
            ):
                script = await server.ask(
                    "GET", "/assets/app-1a2b.js", None, {"accept-encoding": encoding}
                )
                assert script.headers.get("content-encoding") == sent
                assert script.body == body
                assert "immutable" in script.headers["cache-control"]
            for path in ("/", "/tv/кот42".replace("кот", quote("кот")), "/j/abc"):
                page = await server.ask("GET", path)
                assert page.body.startswith(b"<!doctype html>")
                assert page.headers["cache-control"] == "no-cache"
            assert (await server.ask("GET", "/assets/app-1a2b.js.br")).status == 404
            again = await server.ask("GET", "/", None, {"if-none-match": page.headers["etag"]})
            assert again.status == 304
            for asked, chosen, english in (
                ("", None, False),
                ("en-GB,en;q=0.8", None, True),
                ("de-BE", None, True),
                ("en,ru-RU;q=0.5", None, False),
                ("UK", None, False),
                ("en, ru;q=0", None, True),
                ("en;q=0.0,ru;q=0.01", None, False),
                ("en", "ru", False),
                ("ru", "en", True),
            ):
                cookie = {"cookie": f"language={chosen}"} if chosen else {}
                page = await server.ask("GET", "/", None, {"accept-language": asked, **cookie})
                assert page.body.endswith(b"in English") is english, (asked, chosen)
                assert page.headers["vary"] == "accept-encoding, accept-language, cookie"
            packed = await server.ask("GET", "/api/catalogue", None, {"accept-encoding": "gzip"})
            assert json.loads(gzip.decompress(packed.body))["games"]

    asyncio.run(scene())


def test_a_page_names_what_its_address_will_ask_for(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    html = "<head><title>x</title><link href='/first.css'></head>"
    (client / "index.html").write_text(html)
    (client / "en.html").write_text(html)
    needs = {
        language: {
            "": f'<link href="/{language}/picture.webp">',
            "t/*": f'<link href="/{language}/table.js"><link href="/{language}/table.css">',
            "rules/*": f'<link href="/{language}/any.js">',
            "rules/team": f'<link href="/{language}/team.js">',
        }
        for language in ("ru", "en")
    }
    (client / "needs.json").write_text(json.dumps(needs))

    async def scene() -> None:
        async with running(tmp_path, client=client) as server:
            for path, named in (
                ("/", ["picture.webp"]),
                ("/nowhere", []),
                ("/t/a/b/c", []),
                ("/t/" + quote("кот42"), ["table.js", "table.css"]),
                ("/rules/team", ["team.js"]),
                ("/rules/dixit", ["any.js"]),
            ):
                for language in ("ru", "en"):
                    page = await server.ask("GET", path, None, {"accept-language": language})
                    head = page.body.decode().split("first.css")[1]
                    found = re.findall(rf'href="/{language}/([^"]+)"', head)
                    assert found == named, (path, language)
            assert (await server.ask("GET", "/needs.json")).status == 404

    asyncio.run(scene())
