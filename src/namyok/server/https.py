"""https without a proxy: with an operator's certificate, or with one made here."""

import datetime as dt
import logging
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import uvicorn

from namyok.server.doors import listen
from namyok.server.reach import ANYWHERE, own_addresses
from namyok.settings import MOST_PORT, CannotStart, ServerSettings, path_of

if TYPE_CHECKING:
    from namyok.server.authority import Papers

log = logging.getLogger("namyok")


def show_papers(settings: ServerSettings) -> "Papers | None":
    """The certificate that this server makes itself; None if it has another or needs none.

    An operator's own is looked at here, so that what is wrong with it is said at once.
    """
    if settings.certificate:
        _check(*_files(settings))
        return None
    if not settings.speaks_https:
        return None
    from namyok.server.authority import papers  # who speaks plain http needs no cryptography

    hosts = own_addresses() if settings.host in ANYWHERE else {settings.host}
    named = urlsplit(settings.public_url).hostname
    now = dt.datetime.now(dt.UTC)
    return papers(settings.folder / "https", sorted(hosts | {named} if named else hosts), now)


def certificate(settings: ServerSettings, own: "Papers | None") -> dict[str, Any]:
    """What uvicorn has to know of it."""
    if own is not None:
        return {"ssl_certfile": own.certificate}
    if not settings.certificate:
        return {}
    chain, key = _files(settings)
    return {"ssl_certfile": chain, "ssl_keyfile": key}


def plain_doors(settings: ServerSettings) -> list[socket]:
    """Where plain http leads to https; nowhere if there is no https, or nobody asked for it."""
    if not settings.speaks_https or (settings.certificate and not settings.http_port):
        return []
    following = settings.port + 1 if settings.port < MOST_PORT else 0
    return listen(settings.host, settings.http_port or following, "--http-port")


class PlainServer(uvicorn.Server):
    """A server beside the first one, which alone hears signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _files(settings: ServerSettings) -> tuple[Path, Path]:
    chain = path_of(settings.certificate)
    return chain, path_of(settings.certificate_key) if settings.certificate_key else chain


def _check(chain: Path, key: Path) -> None:
    for path in (chain, key):
        path.read_bytes()  # OSError names the file, which OpenSSL does not
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(chain, key, _no_password)
    except ssl.SSLError as error:
        raise CannotStart(_why(error, chain, key)) from error
    from cryptography import x509

    first = x509.load_pem_x509_certificate(chain.read_bytes())
    since, until = first.not_valid_before_utc, first.not_valid_after_utc
    if not since <= dt.datetime.now(dt.UTC) <= until:
        holds = {"file": str(chain), "since": since.isoformat(), "until": until.isoformat()}
        log.warning("the certificate does not hold today", extra=holds)


def _no_password() -> str:
    raise CannotStart("the key of the certificate is locked by a password; give it without one")


def _why(error: ssl.SSLError, chain: Path, key: Path) -> str:
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"{key}: this key is not the one of the certificate {chain}"
    files = str(chain) if chain == key else f"{chain}, {key}"
    return f"{files}: no certificate and key in PEM ({error.reason or error})"
