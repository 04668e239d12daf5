"""Messages and bodies that no client of ours would send: one clear answer, and a short log."""

import json
import logging
from pathlib import Path

import pytest

from namyok.log import BURST, MOST_KINDS, NotTooMany
from namyok.server.limits import LOOKUPS, SOCKETS_OF_ONE_ADDRESS, TABLES, Limiter, Rate, network
from tests.server.running import Running
from tests.server.test_lobby import on_stage

pytestmark = pytest.mark.long

DEEP = b'{"name":' + b"[" * 30_000
LONG = b'{"name": "x", "settings": {"options": {"points_to_win": ' + b"9" * 5_000 + b"}}}"


@pytest.mark.parametrize("body", [DEEP, DEEP + b"]" * 30_000 + b"}", LONG, b"9" * 5_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/seat", "/api/decks"])
def test_json_that_is_too_deep_or_too_long_is_malformed(
    body: bytes, path: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Running) -> None:
        answer = await server.ask("POST", path, body)
        assert (answer.status, answer.json["cause"]) == (400, "malformed")
        host = await server.open()
        async with host.connect() as line:
            await line.send(body)
            assert (await line.until("error"))["code"] == "unreadable"
            for payload in (body, b'{"type":"do","id":"x","command":' + body):
                await line.send(payload)
                assert (await line.until("error"))["code"] == "unreadable"
            assert (await line.do({"do": "add_bot"}))["type"] == "ack"

    on_stage(tmp_path, scene)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://["])
def test_a_page_of_another_site_changes_nothing(origin: str, tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        body = json.dumps({"name": "Аня"}).encode()
        for path in ("/api/tables", "/api/decks", "/api/seat"):
            headers = {"origin": origin, "content-type": "text/plain"}
            answer = await server.ask("POST", path, body, headers)
            assert (answer.status, answer.json["code"]) == (403, "other_site")
            assert "set-cookie" not in answer.headers
        own = {"origin": server.url, "content-type": "application/json"}
        assert (await server.ask("POST", "/api/tables", body, own)).status == 200
        assert (await server.ask("GET", "/api/mine", None, {"origin": origin})).status == 200

    on_stage(tmp_path, scene)


def _record(line: int, place: str = "a.py") -> logging.LogRecord:
    return logging.LogRecord("x", logging.ERROR, place, line, "broken", None, None)


def test_lines_of_one_kind_are_few_and_what_is_left_out_is_counted() -> None:
    clock = [0.0]
    sieve = NotTooMany(lambda: clock[0])
    assert sum(sieve.filter(_record(1)) for _ in range(10_000)) == BURST
    assert sieve.filter(_record(2)), "another place may still speak"
    clock[0] = 10.0
    late = _record(1)
    assert sieve.filter(late)
    assert vars(late)["left_out"] == 10_000 - BURST


def test_kinds_of_lines_are_not_told_apart_for_ever() -> None:
    sieve = NotTooMany(lambda: 0.0)
    passed = sum(sieve.filter(_record(line)) for line in range(10 * MOST_KINDS))
    assert passed == MOST_KINDS + BURST


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_what_one_household_has(host: str, counted: str) -> None:
    assert network(host) == counted


def test_many_addresses_together_have_a_limit_too() -> None:
    limiter = Limiter(lambda: 0.0)
    opened = sum(
        limiter.allows(TABLES, f"10.0.{number // 250}.{number % 250}")
        for number in range(10_000)
        for _ in range(2)
    )
    assert opened == TABLES.burst * TABLES.addresses
    assert limiter.allows(LOOKUPS, "10.0.0.1"), "another thing has another measure"
    limiter.give_back(TABLES, "10.0.0.1")
    assert limiter.allows(TABLES, "10.0.0.1")
    assert not limiter.allows(TABLES, "10.0.0.1")
    assert all(limiter.allows(Rate(1, 0), f"10.0.0.{number}") for number in range(9000))


def test_sockets_of_one_address_are_counted_while_they_last() -> None:
    limiter = Limiter()
    assert all(limiter.lets_sit("a") for _ in range(SOCKETS_OF_ONE_ADDRESS))
    assert not limiter.lets_sit("a")
    assert limiter.lets_sit("b")
    limiter.left("a")
    assert limiter.lets_sit("a")
