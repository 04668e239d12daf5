"""``namyok serve``: the composition root of the server."""

import asyncio
import gc
import logging
import random
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from io import StringIO
from pathlib import Path
from socket import socket
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import segno
import uvicorn
import uvloop
from msgspec.structs import replace
from starlette.applications import Starlette

from namyok.bots.ports import Aside, Brain, Company, Late
from namyok.content import LANGUAGES, code_words, content_folder
from namyok.decks.own.easel import Easel
from namyok.decks.own.room import Room
from namyok.decks.own.shared import SharedDecks
from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf
from namyok.engines import open_bus, open_store, server_key
from namyok.games.catalogue import CATALOGUE
from namyok.kernel import Language
from namyok.log import configure_logs
from namyok.luck import Luck
from namyok.server.app import OWN_DECKS, Keeping, MakeServices, make_app
from namyok.server.doors import listen, own_port
from namyok.server.gate import raise_descriptors
from namyok.server.guide import make_guide
from namyok.server.http import BoundedHttp
from namyok.server.https import PlainServer, certificate, plain_doors, show_papers
from namyok.server.identity import Signer
from namyok.server.limits import Limiter
from namyok.server.metrics import Metrics, readers
from namyok.server.protocol import QuickWebSocket
from namyok.server.reach import Reach
from namyok.server.services import Services
from namyok.server.static import Client, StaticFile
from namyok.settings import CannotStart, ServerSettings, path_of
from namyok.store.lived import Lived, mend
from namyok.store.lock import hold
from namyok.store.ports import SharedStore
from namyok.table.hall import Hall
from namyok.table.house import House, Pacing
from namyok.table.pace import PACES, seconds_of_moves
from namyok.wire.http import DeckPage

if TYPE_CHECKING:
    from namyok.minds.memory import Memory
    from namyok.server.authority import Papers

T = TypeVar("T")

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
    """Run until told to stop; CannotStart before anything is announced, if it can't begin."""
    configure_logs(settings.log_level)
    raise_descriptors()
    try:
        _run(settings)
    except CannotStart:
        log.debug("the server can't start", exc_info=True)
        raise


def _run(settings: ServerSettings) -> None:
    with _started(settings.data, partial(hold, settings.folder)):
        papers = _started(settings.data, lambda: show_papers(settings))
        doors = listen(settings.host, settings.port, "--port")
        settings = replace(settings, port=own_port(doors))
        beside = plain_doors(settings)
        settings = replace(settings, http_port=own_port(beside) if beside else 0)
        loop = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        with suppress(KeyboardInterrupt), loop as runner:
            runner.run(_serve(settings, papers, doors, beside))


async def _serve(
    settings: ServerSettings, papers: "Papers | None", doors: list[socket], beside: list[socket]
) -> None:
    shelf = _started(settings.decks, lambda: open_shelf(settings))
    client = _started("client", _client)
    try:
        services = await make_services(settings, shelf)
    except Exception as error:
        raise CannotStart(_line(settings.data, error)) from error

    async def made() -> Services:
        return services

    app = assemble(settings, shelf, client, made)
    _started("standard output", lambda: _announce(reach(settings), papers))
    behind: dict[str, Any] = {"proxy_headers": True, "forwarded_allow_ips": settings.proxy}
    config = UVICORN | behind if settings.proxy else UVICORN
    guide = make_guide(client, papers, settings.port)
    plain = PlainServer(uvicorn.Config(guide, log_config=None, lifespan="off", **config))
    leading = asyncio.create_task(plain.serve(beside)) if beside else None
    try:
        # An interrupt that has come by now is heard here, not by a server that is half there.
        await asyncio.sleep(0)
        secure = uvicorn.Config(app, log_config=None, **config, **certificate(settings, papers))
        await uvicorn.Server(secure).serve(doors)
    finally:
        plain.should_exit = True
        if leading is not None:
            await leading


def _started(where: str, begin: Callable[[], T]) -> T:
    """What is needed before anything else, or CannotStart."""
    try:
        return begin()
    except (OSError, ValueError) as error:
        raise CannotStart(_line(where, error)) from error


def _line(where: str, error: Exception) -> str:
    """What is wrong, in one line."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename or where}: {error.strerror}"
    return " ".join(str(error).split()) or type(error).__name__


def build(settings: ServerSettings, limiter: Limiter | None = None) -> Starlette:
    """The application with everything it needs, which it opens when it begins."""
    shelf = open_shelf(settings)
    return assemble(settings, shelf, _client(), partial(make_services, settings, shelf, limiter))


def open_shelf(settings: ServerSettings) -> Shelf:
    """Our decks and the operator's own."""
    more = [path_of(settings.decks)] if settings.decks else []
    for folder in more:
        next(folder.iterdir(), None)  # a folder that is not there is no empty one
    shelf = Shelf.open([content_folder() / "decks", *more])
    for folder, faults in shelf.faults.items():
        log.warning("deck left out", extra={"folder": str(folder), "fault": str(faults[0])})
    return shelf


async def make_services(
    settings: ServerSettings, shelf: Shelf, limiter: Limiter | None = None
) -> Services:
    """What the routes and sockets of a server share."""
    metrics = Metrics()
    store = await open_store(settings, lambda seconds, _jobs: metrics.commit.observe(seconds))
    key = await server_key(settings, store)
    await mend(store)
    lived = await Lived.resume(store, time.time())
    workshop = Workshop(settings.folder / "decks", shelf, room(settings), lived.now, Easel())
    bus = await open_bus(settings, key, store)
    if isinstance(store, SharedStore):
        shared = SharedDecks(settings.folder / "decks", store.vault)
        await workshop.share(shared, lambda: bus.publish(OWN_DECKS, 0))
    house = House(
        store,
        bus,
        workshop.join,
        brains(shelf),
        Pacing(
            bot_pause=settings.bot_pause,
            turn_pause=settings.turn_pause,
            away_grace=settings.away_grace,
            host_grace=settings.host_grace,
        ),
        notice=metrics.notice,
    )
    hall = Hall(house, {language: code_words(language) for language in LANGUAGES})
    signer = Signer(key)
    _spare_the_collector()
    page = StaticFile.made("catalogue.json", catalogue_page(shelf))
    limits = limiter or Limiter()
    clips = settings.clips_megabytes
    rest = (limits, shelf, workshop, clips, lived, reach(settings), readers(settings.metrics))
    return Services(hall, house, signer, metrics, page, *rest)


def assemble(
    settings: ServerSettings, shelf: Shelf, client: Client, services: MakeServices
) -> Starlette:
    """The application over its services."""
    keep = Keeping(
        settings.keep_finished_days * A_DAY,
        settings.keep_idle_days * A_DAY,
        sweep_many=settings.sweep_many == "on",
    )
    return make_app(services, shelf, client, keep)


def _spare_the_collector() -> None:
    """Look for cycles in small steps, and never among what lives as long as the server.

    Records hold no cycles, so a command leaves none, and who comes and goes leaves some. To look
    through what thousands of commands have made at once, or through all that people have, would
    hold up every table for a tenth of a second or more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 100)


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

    def company(language: Language) -> Company:
        from namyok.minds.mind import Company as Minds

        return Minds(memory(), language, Luck(random.SystemRandom()))

    threads = ThreadPoolExecutor(thread_name_prefix="bots")
    return {language: Aside(Late(partial(company, language)), threads) for language in LANGUAGES}


def catalogue_page(shelf: Shelf) -> bytes:
    """Games and decks, as a client must know them before there is a table."""
    games = [
        {
            "key": game.key,
            "deck": game.deck,
            "players": game.players,
            "options": game.ranges,
            "paces": {pace: seconds_of_moves(pace, game.seconds) for pace in PACES},
            "names_first": game.names_first,
            "defaults": {str(players): game.defaults(players) for players in game.players},
            "short": {str(players): game.short(players) for players in game.players},
        }
        for game in CATALOGUE.values()
    ]
    decks = [DeckPage.of(deck) for deck in shelf.decks.values()]
    return msgspec.json.encode({"games": games, "decks": decks})


def _client() -> Client:
    """As the package brings it, or as it was built in a clone."""
    here = Path(__file__).parent
    for folder in (here / "client", here.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return Client(folder)
    raise CannotStart("there are no pages to show: in a clone begin with 'make run'")


def reach(settings: ServerSettings) -> Reach:
    """Where others find this server."""
    behind = settings.proxy and settings.public_url  # people see its certificate, and not ours
    return Reach(
        settings.host,
        settings.port,
        settings.public_url,
        "https" if settings.speaks_https else "http",
        0 if settings.certificate or behind else settings.http_port,
    )


def _announce(where: Reach, papers: "Papers | None") -> None:
    """Where to go: the address for everybody first, then the one of this machine.

    A terminal may know few letters, and a service may have none at all.
    """
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    lines = ["", welcome(where), ""]
    if papers is not None:
        lines += [f"  certificate, SHA-256  {papers.fingerprint}", ""]
    address = where.guide() or where.for_others()
    if address is not None and not where.only_here:
        code = StringIO()
        segno.make(address, error="l").terminal(code, compact=True, border=2)
        with suppress(UnicodeEncodeError):
            code.getvalue().encode(encoding)
            lines.append(code.getvalue())
    print("\n".join(lines).encode(encoding, "replace").decode(encoding), flush=True)


def welcome(where: Reach) -> str:
    """What the terminal says: the address to use, or why phones have none."""
    address, here, guide = where.for_others(), where.here, where.guide()
    if address is not None and where.only_here:
        lines = [
            f"Намёк  {address}",
            "Only this computer can open it. For phones leave --public-url out,",
            "or say an address there that they can open",
        ]
    elif address is not None:
        lines = [f"Намёк  {address}"]
        if guide is not None:
            lines.append(f"phones begin at {guide}, where they are told what to do")
        if where.is_heard_here:
            lines.append(f"on this computer also {here}")
    elif where.only_here:
        lines = [
            f"Намёк  {here}",
            "Only this computer can open it. For phones start with --host 0.0.0.0,",
            "or behind a proxy with --public-url https://your.address",
        ]
    else:
        lines = [
            f"Намёк  {here}",
            "This computer seems to be in no network. For phones connect it to one,",
            "or say its address with --public-url",
        ]
    return "\n".join(f"  {line}" for line in lines)
