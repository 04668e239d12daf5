"""``namyok serve``: the composition root of the server."""

import gc
import logging
import random
import socket
import time
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import segno
import uvicorn
from starlette.applications import Starlette

from namyok.bots.ports import Aside, Brain, Late, Thinker
from namyok.bus.local import LocalBus
from namyok.content import LANGUAGES, code_words, content_folder
from namyok.decks.own.easel import Easel
from namyok.decks.own.room import Room
from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.kernel import Language
from namyok.log import configure_logs
from namyok.luck import Luck
from namyok.server.app import Keeping, make_app
from namyok.server.gate import raise_descriptors
from namyok.server.http import BoundedHttp
from namyok.server.identity import Signer
from namyok.server.limits import Limiter
from namyok.server.metrics import Metrics
from namyok.server.protocol import QuickWebSocket
from namyok.server.services import Services
from namyok.server.static import Client, StaticFile
from namyok.settings import ServerSettings
from namyok.store.lived import Lived, mend
from namyok.store.sqlite import SqliteStore
from namyok.table.hall import Hall
from namyok.table.house import House, Pacing
from namyok.wire.http import DeckPage

if TYPE_CHECKING:
    from namyok.minds.memory import Memory

A_DAY = 24 * 3600.0
UVICORN: dict[str, Any] = {
    "loop": "uvloop",
    "http": BoundedHttp,
    "ws": QuickWebSocket,
    "ws_per_message_deflate": False,
    "ws_max_size": 64_000,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
    "proxy_headers": False,
}
"""How uvicorn runs, whoever runs it; deflate would double the cost of a view."""

log = logging.getLogger("namyok")


def serve(settings: ServerSettings) -> None:
    """Run until told to stop."""
    configure_logs(settings.log_level)
    raise_descriptors()
    app = build(settings)
    _announce(settings)
    behind: dict[str, Any] = {"proxy_headers": True, "forwarded_allow_ips": settings.proxy}
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        **(UVICORN | behind if settings.proxy else UVICORN),
    )


def build(settings: ServerSettings, limiter: Limiter | None = None) -> Starlette:
    """The application with everything it needs."""
    more = [Path(settings.decks).expanduser()] if settings.decks else []
    shelf = Shelf.open([content_folder() / "decks", *more])
    for folder, faults in shelf.faults.items():
        log.warning("deck left out", extra={"folder": str(folder), "fault": str(faults[0])})

    async def make_services() -> Services:
        metrics = Metrics()
        store = await SqliteStore.open(
            settings.folder / "namyok.db", lambda seconds, _jobs: metrics.commit.observe(seconds)
        )
        await mend(store)
        lived = await Lived.resume(store, time.time())
        workshop = Workshop(settings.folder / "decks", shelf, room(settings), lived.now, Easel())
        house = House(
            store,
            LocalBus(),
            workshop.join,
            brains(shelf),
            Pacing(settings.bot_pause, settings.race_pause, settings.away_grace),
            notice=metrics.notice,
        )
        hall = Hall(house, {language: code_words(language) for language in LANGUAGES})
        signer = Signer.from_file(settings.folder / "key")
        _spare_the_collector()
        page = StaticFile.made("catalogue.json", catalogue_page(shelf))
        limits = limiter or Limiter()
        clips = settings.clips_megabytes
        return Services(hall, house, signer, metrics, page, limits, shelf, workshop, clips, lived)

    keep = Keeping(
        settings.keep_finished_days * A_DAY,
        settings.keep_idle_days * A_DAY,
        sweep_many=settings.sweep_many == "on",
    )
    return make_app(make_services, shelf, Client(_client_folder()), keep)


def _spare_the_collector() -> None:
    """Look for cycles seldom, and never among what lives as long as the server.

    Records hold no cycles, so a command leaves hardly any; a full collection over thousands of
    connections would hold up every table for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def room(settings: ServerSettings) -> Room:
    """How much people may bring."""
    return Room(
        is_open=settings.uploads == "on",
        device_megabytes=settings.upload_megabytes,
        total_megabytes=settings.uploads_megabytes,
        keep_seconds=settings.keep_uploads_days * A_DAY,
    )


def brains(shelf: Shelf) -> Mapping[str, Brain]:
    """Who plays for bots at tables of a language; they know nothing until the first one moves."""

    @cache
    def memory() -> "Memory":
        from namyok.minds.memory import Memory  # numpy and dictionaries would slow the start

        return Memory(shelf)

    def company(language: Language) -> Thinker:
        from namyok.minds.mind import Company

        return Company(memory(), language, Luck(random.SystemRandom()))

    return {language: Aside(Late(partial(company, language))) for language in LANGUAGES}


def catalogue_page(shelf: Shelf) -> bytes:
    """Games and decks, as a client must know them before there is a table."""
    games = [
        {
            "key": game.key,
            "deck": game.deck,
            "players": game.players,
            "options": game.ranges,
            "seconds": game.seconds,
            "names_first": game.names_first,
            "defaults": {str(players): game.defaults(players) for players in game.players},
        }
        for game in CATALOGUE.values()
    ]
    decks = [DeckPage.of(deck) for deck in shelf.decks.values()]
    return msgspec.json.encode({"games": games, "decks": decks})


def _client_folder() -> Path | None:
    here = Path(__file__).parent
    for folder in (here / "client", here.parents[1] / "web" / "dist"):
        if folder.is_dir():
            return folder
    return None


def _announce(settings: ServerSettings) -> None:
    """Where to go: this machine, and phones on the same network."""
    print(f"\n  Намёк  http://localhost:{settings.port}\n")
    address = settings.public_url or _network_url(settings)
    if address:
        print(f"  {address}\n")
        segno.make(address, error="l").terminal(compact=True, border=2)


def _network_url(settings: ServerSettings) -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    if settings.host not in ("0.0.0.0", "::"):
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            return f"http://{probe.getsockname()[0]}:{settings.port}"
    except OSError:
        return None
