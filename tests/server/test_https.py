"""https without a proxy: a certificate made here, what it is worth, and one of one's own."""

import asyncio
import datetime as dt
import json
import re
import socket
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import pytest
import websockets
from cryptography import x509
from cryptography.hazmat.primitives import serialization

from namyok.server import authority
from namyok.server.authority import RENEW_DAYS, SERVER_DAYS, Papers, papers
from namyok.wire.messages import PROTOCOL
from tests.server.starting import HERE, fault, started

NOW = dt.datetime(2026, 11, 16, tzinfo=dt.UTC)
PLAIN: Mapping[str, str] = {}
IPHONE = {"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)"}
ENGLISH = {"accept-language": "en"}


def ports(said: list[str]) -> tuple[int, int]:
    """Of https and of plain http; a server that only this machine can open tells but one."""
    secure = int(said[-1].rsplit(":", 1)[1])
    return secure, secure + 1


def get(url: str, context: ssl.SSLContext | None = None, headers: Mapping[str, str] = PLAIN) -> Any:
    return urlopen(Request(url, headers=dict(headers)), timeout=20, context=context)


def test_a_whole_way_in_over_a_certificate_made_here(tmp_path: Path) -> None:
    with started(*HERE, "--https", "--data", str(tmp_path)) as (_, said):
        secure, plain = ports(said)
        home, guide = f"https://127.0.0.1:{secure}", f"http://127.0.0.1:{plain}"
        with get(f"{guide}/namyok.crt") as answer:
            assert answer.headers["content-type"] == "application/x-x509-ca-cert"
            trusted = ssl.create_default_context(
                cadata=ssl.DER_cert_to_PEM_cert(answer.read()),
            )
        wish = json.dumps({"name": "Аня"}).encode()
        with urlopen(f"{home}/api/tables", wish, timeout=20, context=trusted) as answer:
            assert "Secure" in answer.headers["set-cookie"]
            seat = json.load(answer)

        async def sit() -> Any:
            url = f"wss://127.0.0.1:{secure}/ws"
            async with websockets.connect(url, ssl=trusted) as socket:
                who = {"table": seat["code"], "seat": seat["seat"]}
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, **who}))
                while (message := json.loads(await socket.recv()))["type"] != "view":
                    pass
                return message

        assert asyncio.run(sit())["table"]["code"] == seat["code"]

        with get(f"{guide}/join/x?a=1", headers=ENGLISH) as answer:
            page = answer.read().decode()
            assert answer.headers["content-security-policy"]
        assert f'href="{home}/join/x?a=1"' in page
        assert "One step to the table" in page
        with get(guide, headers=IPHONE) as answer:
            page = answer.read().decode()
        assert "<details open><summary>iPhone и\u00a0iPad" in page
        assert page.count("<details open>") == 1
        for sheet in re.findall(r'<link rel="stylesheet"[^>]* href="([^"]+)"', page):
            with get(guide + sheet) as answer:
                assert answer.headers["content-type"].startswith("text/css")
        with pytest.raises(HTTPError) as none:
            get(f"{guide}/assets/none.js")
        with none.value as answer:
            assert answer.code == 404


def locked(own: Papers) -> bytes:
    """Its key, under a password."""
    key = serialization.load_pem_private_key(own.certificate.read_bytes(), None)
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"sesame"),
    )


def read(path: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(path.read_bytes())


def test_a_certificate_is_kept_until_it_no_longer_does(tmp_path: Path) -> None:
    first = papers(tmp_path, ["192.168.1.5"], NOW)
    assert papers(tmp_path, ["192.168.1.5"], NOW) == first
    server = read(first.certificate)
    assert (tmp_path / "server.pem").stat().st_mode & 0o777 == 0o600

    papers(tmp_path, ["192.168.1.6"], NOW)
    elsewhere = read(first.certificate)
    assert elsewhere != server
    later = NOW + dt.timedelta(days=SERVER_DAYS - RENEW_DAYS)
    third = papers(tmp_path, ["192.168.1.6"], later)
    assert read(first.certificate).not_valid_after_utc > elsewhere.not_valid_after_utc
    assert third.authority == first.authority, "phones need not learn a new one"

    other = papers(tmp_path, ["game.example"], later)
    assert other.authority != first.authority, "the old one could not vouch for that name"
    (tmp_path / "server.pem").write_text("damaged")
    assert papers(tmp_path, ["game.example"], later).authority == other.authority

    # Files that were not made here: one without names, then one whose key is locked.
    (tmp_path / "server.pem").write_bytes((tmp_path / "authority.pem").read_bytes())
    assert papers(tmp_path, ["game.example"], later).authority == other.authority
    (tmp_path / "authority.pem").write_bytes((tmp_path / "server.pem").read_bytes())
    another = papers(tmp_path, ["game.example"], later)
    assert another.authority != other.authority
    (tmp_path / "authority.pem").write_bytes(
        another.certificate.read_bytes().split(b"-----BEGIN PRIVATE KEY")[0] + locked(another)
    )
    assert papers(tmp_path, ["game.example"], later).authority != another.authority


@pytest.mark.parametrize("name", ["a" * 64, "b" * 63, "a..b", ""])
def test_a_machine_with_a_name_that_no_certificate_can_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: name)
    own = papers(tmp_path, ["192.168.1.5", "c" * 64], dt.datetime.now(dt.UTC))
    handshake(own.certificate, own.authority, "192.168.1.5")


def handshake(certificate: Path, trusted: bytes, host: str) -> None:
    """A client and a server that shake hands in memory."""
    sides = (ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT))
    sides[0].load_cert_chain(certificate)
    sides[1].load_verify_locations(cadata=trusted)
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    server = sides[0].wrap_bio(to_server, to_client, server_side=True)
    client = sides[1].wrap_bio(to_client, to_server, server_hostname=host)
    for _ in range(3):
        for one in (client, server):
            try:
                one.do_handshake()
            except ssl.SSLWantReadError:
                continue
    assert client.version()


def test_the_authority_vouches_for_this_server_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = dt.datetime.now(dt.UTC)
    own = papers(tmp_path, ["192.168.1.5"], now)
    for host in ("192.168.1.5", "localhost", "127.0.0.1"):
        handshake(own.certificate, own.authority, host)
    # Even whoever steals its key gets no further.
    monkeypatch.setattr(authority._Pair, "permits", lambda *_: True)
    forged = papers(tmp_path, ["bank.example"], now)
    assert forged.authority == own.authority
    with pytest.raises(ssl.SSLCertVerificationError, match="permitted subtree violation"):
        handshake(forged.certificate, forged.authority, "bank.example")


class Stays(HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


def test_a_certificate_of_ones_own(tmp_path: Path) -> None:
    own = papers(tmp_path / "own", ["127.0.0.1"], dt.datetime.now(dt.UTC))
    trusted = ssl.create_default_context(cadata=ssl.DER_cert_to_PEM_cert(own.authority))
    arguments = (*HERE, "--certificate", str(own.certificate), "--data", str(tmp_path))
    with started(*arguments, "--http-port", "0") as (_, said):
        secure, plain = ports(said)
        with get(f"https://127.0.0.1:{secure}/healthz", trusted) as answer:
            assert answer.read() == b"well\n"
        with pytest.raises(OSError, match="refused"):
            get(f"http://127.0.0.1:{plain}/")
    with started(*arguments, "--http-port", str(plain)) as (_, said):
        secure, _ = ports(said)
        with pytest.raises(HTTPError) as moved:
            build_opener(Stays).open(f"http://127.0.0.1:{plain}/join/x?a=1", timeout=20)
        moved.value.close()
        assert moved.value.code == 308
        assert moved.value.headers["location"] == f"https://127.0.0.1:{secure}/join/x?a=1"
        assert not (tmp_path / "https").exists()


def test_certificates_that_are_none_are_told_in_one_line(tmp_path: Path) -> None:
    now = dt.datetime.now(dt.UTC)
    made = papers(tmp_path / "own", [], now)
    own = made.certificate
    others = papers(tmp_path / "others", [], now).certificate
    nonsense, shut = tmp_path / "nonsense.pem", tmp_path / "locked.pem"
    nonsense.write_text("certificate")
    shut.write_bytes(locked(made))
    missing = tmp_path / "missing.pem"
    for chain, with_key, said in (
        (missing, own, f"{missing}: No such file or directory"),
        (own, others, f"{others}: this key is not the one of the certificate {own}"),
        (nonsense, own, f"{nonsense}, {own}: no certificate and key in PEM"),
        (own, shut, "the key of the certificate is locked by a password"),
        (own, tmp_path, f"{tmp_path}: Is a directory"),
    ):
        files = ("--certificate", str(chain), "--certificate-key", str(with_key))
        assert fault(3, *HERE, *files, "--data", str(tmp_path)).startswith(said)
