"""The address at which others reach this server: what links, QR codes and the terminal say."""

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from starlette.requests import Request

from namyok.kernel import Value
from namyok.wire.http import Address

ANYWHERE = ("0.0.0.0", "::", "")
_ASK_ADDRESS = 0x8915
"""Linux: the address of an interface."""
_NOT_FOR_GUESTS = ("lo", "docker", "br-", "veth", "virbr", "tun", "tap", "wg")
"""Interfaces that no phone in the room is behind."""


class Reach(Value, frozen=True):
    """Where a server listens, and what its operator says of its address."""

    host: str = "127.0.0.1"
    """The address that it listens on."""
    port: int = 8000
    """The port."""
    public_url: str = ""
    """The address that people type, if an operator has said so."""
    scheme: Literal["http", "https"] = "http"
    """What it speaks."""
    guide_port: int = 0
    """Where phones are told what to do with a certificate made here; 0: nowhere."""

    @property
    def only_here(self) -> bool:
        """Whether nobody but this machine can come, as far as is known."""
        return is_loopback(urlsplit(self.public_url).hostname or self.host)

    def for_others(self) -> str | None:
        """The address for other people's devices; None if there is none that we know of."""
        if self.public_url:
            return self.public_url
        host = self._host()
        return None if host is None else f"{self.scheme}://{bracketed(host)}:{self.port}"

    @property
    def here(self) -> str:
        """The address for this machine itself."""
        return f"{self.scheme}://localhost:{self.port}"

    @property
    def is_heard_here(self) -> bool:
        """Whether this machine itself can come by that address, too."""
        return self.host in ANYWHERE or is_loopback(self.host)

    def guide(self) -> str | None:
        """Where other people's devices begin; None if they can go straight to the table."""
        if not self.guide_port or is_loopback(self.host):
            return None
        host = self._host()
        return None if host is None else f"http://{bracketed(host)}:{self.guide_port}"

    def _host(self) -> str | None:
        if self.only_here:
            return None
        return own_address() if self.host in ANYWHERE else self.host

    def told(self, request: Request) -> Address:
        """What a page should put into its links, for whoever asks from wherever.

        A page that came from another address than this machine's own has the right one already,
        and an address inside our network is told to nobody but this machine.
        """
        if self.public_url:
            return Address(url=self.for_others(), why=None)
        if not is_loopback(request.url.hostname or ""):
            return Address(url=None, why=None)
        if self.only_here:
            return Address(url=None, why="only_here")
        here = request.client is not None and is_loopback(request.client.host)
        url = self.for_others() if here else None
        return Address(url=url, why=None if url else "unknown")


def is_loopback(host: str) -> bool:
    """Whether this is a name or address of the machine itself."""
    with suppress(ValueError):
        address = ip_address(host.strip("[]").partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None)
        return (mapped or address).is_loopback
    return host == "localhost" or host.endswith(".localhost")


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        found: str = probe.getsockname()[0]
        if not is_loopback(found):
            return found
    # Without a way to the internet, as with a hotspot of one's own, the interfaces know.
    return next(_interfaces(), None)


def own_addresses() -> set[str]:
    """All addresses that phones may find this machine at."""
    return {*_interfaces(), *filter(None, (own_address(),))}


def _interfaces() -> Iterator[str]:
    try:
        from fcntl import ioctl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            if not name.startswith(_NOT_FOR_GUESTS):
                with suppress(OSError):
                    answer = ioctl(asker, _ASK_ADDRESS, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(answer[20:24])


def bracketed(host: str) -> str:
    """A host as addresses write it."""
    return f"[{host}]" if ":" in host else host
