"""JSON in and out, and one shape for everything that goes wrong."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from namyok.kernel import Refused
from namyok.store.ports import Failed, NoSuchTable
from namyok.table.table import Stale
from namyok.wire.messages import Error

log = logging.getLogger("namyok.server")

LARGEST_BODY = 64_000
STATUS = {"malformed": 400, "refused": 409, "conflict": 409, "limited": 429}
NOT_FOUND = (
    *("no_such_table", "no_such_clip", "no_such_game", "no_such_album"),
    *("no_such_deck", "no_such_picture"),
)
STATUS_OF_CODE = {**dict.fromkeys(NOT_FOUND, 404), "not_kept": 503, "other_site": 403}
"""Where the code says more than the cause."""
UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""What strangers' JSON raises: broken, of another shape, too deep, a number beyond all measure."""

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class Malformed(Exception):
    """A request that can't be read."""


class Limited(Exception):
    """Too much at once."""


class Json(Response):
    """An answer made of a record."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


async def read_body(request: Request, most: int) -> bytes:
    """A request's body; Malformed as soon as it is too large, whatever it announced."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Malformed(f"the body has more than {most} bytes")
    return bytes(body)


async def read(request: Request, kind: type[T]) -> T:
    """A request's body as a record."""
    try:
        return msgspec.json.decode(await read_body(request, LARGEST_BODY), type=kind)
    except UNREADABLE as error:
        raise Malformed(str(error)[:200]) from error


def origin_is_ours(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks; without an origin it is no browser, or nothing changes."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def answering(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint so that whatever goes wrong becomes an error in the wire's one shape."""

    async def answer(request: Request) -> Response:
        try:
            if request.method not in ("GET", "HEAD") and not origin_is_ours(request):
                raise Refused("other_site")
            return await endpoint(request)
        except Refused as refused:
            return _failed("refused", refused.code, dict(refused.facts))
        except Malformed as malformed:
            return _failed("malformed", "unreadable", {"why": str(malformed)})
        except Limited:
            return _failed("limited", "too_much_at_once", {})
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody
        except NoSuchTable:  # it was closed while somebody was on the way in
            return _failed("refused", "no_such_table", {})
        except Stale:
            return _failed("conflict", "round_is_over", {})
        except (Failed, OSError) as error:
            log.exception("something could not be kept")
            if isinstance(error, Failed):
                request.app.state.services.health.doubt()
            return _failed("conflict", "not_kept", {})

    return answer


def _failed(
    cause: Literal["malformed", "refused", "conflict", "limited"], code: str, facts: dict[str, Any]
) -> Response:
    return Json(Error(None, cause, code, facts), STATUS_OF_CODE.get(code, STATUS[cause]))
