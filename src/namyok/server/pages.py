"""Addresses of the app, what a messenger is told of them, and a true 404 for all others."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.content import FIRST, LANGUAGES, rule_pages
from namyok.decks.shelf import Shelf
from namyok.server.answers import Limited
from namyok.server.api import limit, services_of
from namyok.server.arrivals import Arrival, by_code
from namyok.server.limits import LOOKUPS, PREVIEWS
from namyok.server.preview import Invitation, Previews, tags
from namyok.server.services import Services, address
from namyok.server.static import Client, language_of
from namyok.table.door import sees_door_only

PAGE = re.compile(
    r"|new|join|seat|album|tv|rules|gallery|decks"
    r"|(?:t|tv|join)/(?P<code>[^/]+)|t/[^/]+/(?:circle|album)|(?:decks|deck)/[^/]+"
    r"|rules/(?P<rules>[^/]+)|gallery/(?P<deck>[^/]+)"
)
"""What the app has a page for; web/src/state/router.svelte.ts reads the same addresses."""
FILE = re.compile(r"(?:api|assets|decks|preview)/.*|.*\.\w{1,11}", re.DOTALL)
"""What nobody reads with their eyes."""
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /tv/\nDisallow: /join\n"
A_WHILE = "public, max-age=600"
"""For pictures of tables: the next evening they may play something else."""


class Pages:
    """One page for every address of the app: the client finds its way by itself."""

    def __init__(self, client: Client, previews: Previews, shelf: Shelf) -> None:
        self._client = client
        self._previews = previews
        self._shelf = shelf

    async def page(self, request: Request) -> Response:
        name: str = request.path_params.get("path", "")
        file = self._client.file(request, name)
        if file is not None:
            return file
        known = self._known(name)
        if known is None and FILE.fullmatch(name):
            return Response("not found\n", 404, media_type="text/plain")
        language = language_of(request)
        head = b""
        if known is not None and self._previews.can_draw:
            invitation = Invitation(language)
            if known["code"] is not None:
                invitation = await self._invitation(request, known["code"], invitation)
            path = f"/preview/{known['code'] or invitation.language}.jpg"
            head = tags(invitation, _origin(request), path)
        status = 200 if known else 404
        address = name if known else None
        return self._client.page(request, address, language=language, head=head, status=status)

    def _known(self, name: str) -> re.Match[str] | None:
        """An address of the app, if there is something to be seen there."""
        known = PAGE.fullmatch(name)
        if known is None or known["rules"] not in (None, *rule_pages()):
            return None
        return known if known["deck"] in (None, *self._shelf.decks) else None

    async def picture(self, request: Request) -> Response:
        """``/preview/<code or language>.jpg``"""
        name: str = request.path_params["name"]
        if not self._previews.can_draw:
            return Response("not found\n", 404, media_type="text/plain")
        is_language = name in LANGUAGES
        plain = Invitation(name if is_language else FIRST)
        invitation = plain if is_language else await self._invitation(request, name, plain)
        if not self._previews.kept(invitation):
            try:
                limit(request, PREVIEWS)
            except Limited:
                invitation = plain
        picture = await self._previews.picture(invitation)
        headers = {"cache-control": A_WHILE}
        return Response(picture, media_type="image/jpeg", headers=headers)

    async def _invitation(self, request: Request, code: str, plain: Invitation) -> Invitation:
        """What a stranger with the code may know; a wrong code is a guess, here as anywhere."""
        services = services_of(request)
        if not services.hall.codes.is_code(code):
            return plain
        # Our own browsers show no previews of the page that they open.
        arrival = None
        if services.device(request) is None and services.limiter.allows(LOOKUPS, address(request)):
            arrival = await by_code(services, code, None)
            if arrival is not None:
                services.limiter.give_back(LOOKUPS, address(request))
        return _told(services, code, arrival, plain)


def _told(services: Services, code: str, arrival: Arrival | None, plain: Invitation) -> Invitation:
    if arrival is None:
        return Invitation(plain.language, shown_code(services.hall.codes.read(code)))
    table = arrival.table
    state = table.state
    name = None if sees_door_only(state, None, "code") else table.ledger.names.get(state.host)
    return Invitation(state.language, shown_code(table.row.code), state.settings.game, name or None)


def shown_code(code: str) -> str:
    """A code as it is written for people: «Луна-27»."""
    parted = re.sub(r"(\D)(\d)", r"\1-\2", code, count=1)
    return parted[:1].upper() + parted[1:]


def _origin(request: Request) -> str:
    reach = services_of(request).reach
    return reach.public_url or f"{request.url.scheme}://{request.url.netloc}"


async def robots(_: Request) -> Response:
    return Response(ROBOTS, media_type="text/plain")


def page_routes(client: Client, previews: Previews, shelf: Shelf) -> list[Route]:
    """All that is left after the server's own addresses."""
    pages = Pages(client, previews, shelf)
    return [
        Route("/robots.txt", robots),
        Route("/preview/{name}.jpg", pages.picture),
        Route("/{path:path}", pages.page),
    ]
