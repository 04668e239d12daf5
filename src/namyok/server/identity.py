"""Who somebody is: secrets that the server signs and nobody else can make.

A seat's secret names a table and a person; whoever holds it is that person, on any device. A
device's cookie names a browser; the registry knows which person it is at which table. An album's
secret names a game of a table; whoever holds it may see that game once it is over. A screen's
ticket names a table and a screen; with it the screen that the host let in comes again. All but the
cookie begin with the table, so that a client can tell which of its seats was there.
"""

import hashlib
import hmac
import os
import re
import secrets
from base64 import urlsafe_b64encode
from pathlib import Path

from namyok.kernel import Value
from namyok.table.ids import PersonId, TableId

COOKIE = "namyok"
KEY_BYTES = 32
_SEAT = re.compile(r"([0-9a-f]{16})\.(p[0-9]{1,6})\.([A-Za-z0-9_-]{27})")
_ALBUM = re.compile(r"([0-9a-f]{16})\.g([1-9][0-9]{0,5})\.([A-Za-z0-9_-]{27})")
_TICKET = re.compile(r"([0-9a-f]{16})\.tv([0-9a-f]{8})?\.([A-Za-z0-9_-]{27})")
_DEVICE = re.compile(r"([0-9a-f]{32})\.([A-Za-z0-9_-]{27})")


def read_key(path: Path) -> bytes:
    """The key in a file, made at the first start; only the server's user can read it."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        scratch = path.with_suffix(".new")
        descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        scratch.rename(path)
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise ValueError(f"{path}: too short for a key; with it anybody could forge a seat")
    return key


class SeatSecret(Value, frozen=True):
    """What a seat's secret says once its signature is checked."""

    table: TableId
    """Which table."""
    person: PersonId
    """Who there."""


class AlbumSecret(Value, frozen=True):
    """What an album's secret says once its signature is checked."""

    table: TableId
    """Which table."""
    number: int
    """Which of its games, counted from 1."""


class TicketSecret(Value, frozen=True):
    """What a screen's ticket says once its signature is checked."""

    table: TableId
    """Which table it may show."""
    screen: str
    """Which screen, by a name of its own; empty in tickets from before they had one."""


class Signer:
    """Makes and checks secrets with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def from_file(cls, path: Path) -> "Signer":
        """With the key in a file, made at the first start."""
        return cls(read_key(path))

    def seat(self, table: TableId, person: PersonId) -> str:
        """The secret of a seat."""
        return f"{table}.{person}.{self._sign(f'seat {table} {person}')}"

    def read_seat(self, secret: str) -> SeatSecret | None:
        """What a secret says; None if it is not one of ours."""
        match = _SEAT.fullmatch(secret)
        if match is None:
            return None
        table, person, signature = match.groups()
        if not hmac.compare_digest(signature, self._sign(f"seat {table} {person}")):
            return None
        return SeatSecret(table, person)

    def album(self, table: TableId, number: int) -> str:
        """The secret of a game's album."""
        return f"{table}.g{number}.{self._sign(f'album {table} {number}')}"

    def read_album(self, secret: str) -> AlbumSecret | None:
        """What a secret says; None if it is not one of ours."""
        match = _ALBUM.fullmatch(secret)
        if match is None:
            return None
        table, number, signature = match.groups()
        if not hmac.compare_digest(signature, self._sign(f"album {table} {number}")):
            return None
        return AlbumSecret(table, int(number))

    def ticket(self, table: TableId, screen: str) -> str:
        """What a screen that was let in shows when it comes again."""
        return f"{table}.tv{screen}.{self._sign(f'screen {table} {screen}')}"

    def read_ticket(self, ticket: str) -> TicketSecret | None:
        """What a ticket says; None if it is not one of ours."""
        match = _TICKET.fullmatch(ticket)
        if match is None:
            return None
        table, screen, signature = match.groups(default="")
        signed = self._sign(f"screen {table} {screen}".rstrip())  # older ones name no screen
        return TicketSecret(table, screen) if hmac.compare_digest(signature, signed) else None

    def new_device(self) -> str:
        """A cookie for a browser that comes for the first time."""
        device = secrets.token_hex(16)
        return f"{device}.{self._sign(f'device {device}')}"

    def read_device(self, cookie: str) -> str | None:
        """The browser that a cookie names; None if it is not one of ours."""
        match = _DEVICE.fullmatch(cookie)
        if match is None:
            return None
        device, signature = match.groups()
        return device if hmac.compare_digest(signature, self._sign(f"device {device}")) else None

    def _sign(self, text: str) -> str:
        mac = hmac.new(self._key, text.encode(), hashlib.sha256).digest()[:20]
        return urlsafe_b64encode(mac).decode().rstrip("=")
