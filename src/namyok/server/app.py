"""The application: routes, headers, and the life of a server from start to clean stop."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from namyok.decks.own.janitor import Janitor
from namyok.decks.shelf import Shelf
from namyok.server.albums import ALBUM_ROUTES
from namyok.server.api import API_ROUTES
from namyok.server.headers import SecurityHeaders
from namyok.server.metrics import Metrics
from namyok.server.own_decks import OWN_DECK_ROUTES
from namyok.server.pages import page_routes
from namyok.server.preview import Previews
from namyok.server.services import Services
from namyok.server.socket import serve_socket
from namyok.server.static import Client, picture_route
from namyok.table.ids import TableId

log = logging.getLogger("namyok.server")

TIDY_EVERY = 600.0
"""Seconds between two rounds of the janitor."""
FEW = 20
"""Tables that may go in one round, or a tenth of all; more than that hints at a mistake."""
IDLE_FOR = 60.0
"""Seconds in which somebody who asked for a table has surely come in."""

OWN_DECKS = "own decks"
"""By what nodes tell each other on the bus that there is a change; no table is called so."""
FOLLOW_DECKS_EVERY = 10.0

MakeServices = Callable[[], Awaitable[Services]]


def make_app(
    make_services: MakeServices, shelf: Shelf, client: Client, keep: "Keeping"
) -> Starlette:
    """The whole server, ready for uvicorn."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, Metrics]]:
        services = await make_services()
        app.state.services = services
        chores = [
            asyncio.create_task(_tidy(services, keep)),
            asyncio.create_task(services.health.look_for_damage()),
            asyncio.create_task(services.hall.follow_others()),
            asyncio.create_task(_follow_decks(services)),
        ]
        try:
            yield {"metrics": services.metrics}  # for connections, which are no requests yet
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await _say_goodbye(services)
            services.health.stop()
            services.hall.forget([table.row.id for table in services.hall.tables])
            services.house.close()
            await services.workshop.close()
            await services.house.bus.close()
            await services.store.close()

    routes = [
        *API_ROUTES,
        *ALBUM_ROUTES,
        *OWN_DECK_ROUTES,
        WebSocketRoute("/ws", serve_socket),
        picture_route(shelf),
        *page_routes(client, Previews(shelf, client.folder), shelf),
    ]
    return Starlette(routes=routes, middleware=[Middleware(SecurityHeaders)], lifespan=life)


class Keeping:
    """For how long tables are kept after the last thing that happened, in seconds lived."""

    def __init__(self, finished: float, idle: float, *, sweep_many: bool = False) -> None:
        self.finished = finished
        self.idle = idle
        self.sweep_many = sweep_many
        """Whether many tables may go at once: an operator has said so."""


class _DecksChanged:
    """Hears that another node has changed an own deck."""

    def __init__(self) -> None:
        self.heard = asyncio.Event()

    def ticked(self, version: int) -> None:  # noqa: ARG002
        self.heard.set()

    def noted(self, node: str, note: bytes) -> None:
        """Nobody says more."""


async def _follow_decks(services: Services) -> None:
    """Bring in own decks of other nodes: at once when they tell, and by and by."""
    bus, news = services.house.bus, _DecksChanged()
    bus.listen(OWN_DECKS, news)
    while bus.is_shared:
        news.heard.clear()
        try:
            await services.workshop.follow()
        except Exception:
            log.exception("own decks of other nodes could not be brought in")
        with suppress(TimeoutError):
            await asyncio.wait_for(news.heard.wait(), FOLLOW_DECKS_EVERY)


async def _tidy(services: Services, keep: Keeping) -> None:
    """Close old tables, let tables sleep that nobody looks at, drop own decks that have to go."""
    janitor = Janitor(services.workshop, services.shelf, services.store.mentions)
    while True:
        try:
            closed = await _close_old(services, keep)
            idle = services.hall.idle(IDLE_FOR)
            empty = [table for table in idle if table not in services.audiences]
            services.hall.forget([*closed, *empty])
            for table in closed:
                services.archive.forget(table)
            await janitor.sweep()
        except Exception:
            log.exception("the janitor could not tidy up")
        await asyncio.sleep(TIDY_EVERY)


async def _close_old(services: Services, keep: Keeping) -> list[TableId]:
    """Close what nobody came back to; nothing at all if that is much more than a day's worth."""
    store, now = services.store, services.lived.now()
    await store.keep_time(now)
    idle, finished = now - keep.idle, now - keep.finished
    due, count = await store.due_before(idle, finished)
    if due > max(FEW, count // 10) and not keep.sweep_many:
        log.warning("many tables are old; none is removed without --sweep-many on: %d", due)
        return []
    return await store.close_before(idle, finished)


async def _say_goodbye(services: Services) -> None:
    """Tell every client to come back in a moment, and give them one to hear it."""
    for connection in tuple(services.connections):
        connection.leave("restart")
    for _ in range(20):
        if not services.connections:
            return
        await asyncio.sleep(0.05)
