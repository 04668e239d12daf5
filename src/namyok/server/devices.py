"""The browser's own cookie: what a person owns without having an account."""

from starlette.requests import Request
from starlette.responses import Response

from namyok.server.identity import COOKIE
from namyok.server.services import Services

A_YEAR = 365 * 24 * 3600


class Device:
    """The browser behind a request; it gets its cookie with the answer if it had none."""

    def __init__(self, services: Services, request: Request) -> None:
        known = services.device(request)
        self._cookie = None if known else services.signer.new_device()
        self._secure = request.url.scheme == "https"
        self.id = known or services.signer.read_device(self._cookie or "") or ""

    def remember(self, answer: Response) -> Response:
        """Let the browser keep its cookie."""
        if self._cookie is not None:
            answer.set_cookie(
                COOKIE,
                self._cookie,
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self._secure,
            )
        return answer
