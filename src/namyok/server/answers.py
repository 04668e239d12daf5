"""JSON in and out, and one shape for everything that goes wrong."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from namyok.kernel import Refused
from namyok.wire.messages import Error

LARGEST_BODY = 64_000
STATUS = {"malformed": 400, "refused": 409, "conflict": 409, "limited": 429}
NOT_FOUND = (
    *("no_such_table", "no_such_clip", "no_such_game", "no_such_album"),
    *("no_such_deck", "no_such_picture"),
)

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
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(str(error)[:200]) from error


def answering(endpoint: Endpoint) -> Endpoint:
    """Wrap an endpoint so that whatever goes wrong becomes an error in the wire's one shape."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refused as refused:
            return _failed("refused", refused.code, dict(refused.facts))
        except Malformed as malformed:
            return _failed("malformed", "unreadable", {"why": str(malformed)})
        except Limited:
            return _failed("limited", "too_much_at_once", {})

    return answer


def _failed(
    cause: Literal["malformed", "refused", "limited"], code: str, facts: dict[str, Any]
) -> Response:
    status = 404 if code in NOT_FOUND else STATUS[cause]
    return Json(Error(None, cause, code, facts), status)
