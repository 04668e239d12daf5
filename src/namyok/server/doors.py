"""The sockets that a server listens on, taken before it says that it is there."""

import errno
import socket
from collections.abc import Iterator

from namyok.settings import CannotStart

BACKLOG = 2048


def listen(host: str, port: int, flag: str) -> list[socket.socket]:
    """A socket for each address of ``host``; CannotStart says why not and which flag helps."""
    taken: list[socket.socket] = []
    try:
        for family, address in _addresses(host, port):
            door = socket.socket(family, socket.SOCK_STREAM)
            taken.append(door)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            # With port 0 the first address finds a free one, and the others take the same.
            door.bind((address, port or own_port(taken)))
            door.listen(BACKLOG)  # now, since two sockets can be bound to one port until one does
            door.setblocking(False)
    except (OSError, UnicodeError) as error:
        for door in taken:
            door.close()
        raise CannotStart(_why(error, host, port, flag)) from error
    return taken


def own_port(doors: list[socket.socket]) -> int:
    """The port of the first; 0 if it has none yet."""
    port: int = doors[0].getsockname()[1]
    return port


def _addresses(host: str, port: int) -> Iterator[tuple[int, str]]:
    everywhere = host in ("", "::")  # with "::" alone phones of most homes would find nobody
    named = None if everywhere else host
    found = socket.getaddrinfo(named, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, _, _, _, where in dict.fromkeys(found):
        yield family, str(where[0])


def _why(error: Exception, host: str, port: int, flag: str) -> str:
    match error:
        case OSError(errno=errno.EADDRINUSE):
            return f"port {port} is in use by another program; choose another with {flag}"
        case OSError(errno=errno.EACCES):
            return f"port {port} needs more rights than this user has; choose one from 1024 on"
        case OSError(strerror=str(reason)):
            return f"can't listen on --host {host}: {reason}"
    return f"can't listen on --host {host}: {error}"
