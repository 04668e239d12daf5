"""What is kept of games: for people at the table by its code, for others by an album's secret.

An album's secret comes in a header, so that no log of addresses has it. Albums are read from the
store alone: looking at one wakes no table.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.kernel import Record, Refused, Seat
from namyok.server.answers import Json, Malformed, answering
from namyok.server.api import inside, limit, services_of
from namyok.server.limits import ALBUMS, LOOKUPS
from namyok.store.ports import TableRow
from namyok.table.chronicle import Chronicle, PastGame, chronicle
from namyok.table.circle import circle
from namyok.table.events import Row
from namyok.table.ids import PersonId
from namyok.table.keepsakes import album, record
from namyok.table.replay import Looker, replay
from namyok.wire.http import SharedAlbum

SECRET = "x-album"
"""The header with an album's secret."""
T = TypeVar("T")


class Opened(Record, frozen=True):
    """A game that somebody may look at."""

    row: TableRow
    """Its table."""
    told: Chronicle
    """All games of the table."""
    past: PastGame
    """The game."""
    names: dict[PersonId, str]
    """Everybody's names, as they are now."""
    person: PersonId | None
    """Who looks; None for somebody who was never at the table."""


async def game_record(request: Request) -> Response:
    opened = await _open_inside(request)
    return Json(record(opened.past, opened.names))


async def game_album(request: Request) -> Response:
    return _album(request, await _open_inside(request))


async def shared_record(request: Request) -> Response:
    opened = await _open_shared(request)
    return Json(record(opened.past, opened.names))


async def shared_album(request: Request) -> Response:
    return _album(request, await _open_shared(request))


async def shared_replay(request: Request) -> Response:
    looker = _looker(request.query_params.get("seat"))
    opened = await _open_shared(request)
    return Json(await _aside(lambda: replay(opened.past, looker)))


async def forget(request: Request) -> Response:
    """Whoever played takes their name out of the album, and of all that the table keeps."""
    opened = await _open_shared(request)
    if opened.person is None or opened.person not in opened.names:
        raise Refused("not_at_the_table")
    await services_of(request).hall.forget_person(opened.row.id, opened.person)
    return Json({})


async def table_circle(request: Request) -> Response:
    limit(request, ALBUMS)
    table, _ = await inside(request)
    told = await _read(request, table.row)
    return Json(await _aside(lambda: circle(told.games, table.names)))


def _album(request: Request, opened: Opened) -> Response:
    services = services_of(request)
    row, past = opened.row, opened.past
    seats: dict[PersonId, Seat] = {seated.person: seat for seat, seated in enumerate(past.seats)}
    at_the_table = opened.person in opened.told.state.people
    shared = SharedAlbum(
        album=album(
            past,
            record(past, opened.names),
            opened.told.state.language,
            services.verse[row.language],
        ),
        secret=services.signer.album(row.id, past.number),
        your_seat=None if opened.person is None else seats.get(opened.person),
        code=row.code if at_the_table else None,
    )
    return Json(shared)


async def _open_inside(request: Request) -> Opened:
    """A game for somebody at its table."""
    table, person = await inside(request)
    told = await _read(request, table.row)
    past = told.game(request.path_params["number"])
    return Opened(table.row, told, past, table.names, person)


async def _open_shared(request: Request) -> Opened:
    """A game for whoever has its secret."""
    services = services_of(request)
    named = services.signer.read_album(request.headers.get(SECRET, ""))
    limit(request, LOOKUPS if named is None else ALBUMS)
    row = None if named is None else await services.store.table_by_id(named.table)
    if named is None or row is None:
        raise Refused("no_such_album")
    told = await _read(request, row)
    past = told.game(named.number)
    names = await services.store.people(row.id)
    seat = request.headers.get("x-seat")
    person = await services.person_in(row.id, services.device(request), seat)
    return Opened(row, told, past, names, person)


async def _read(request: Request, row: TableRow) -> Chronicle:
    rows = await services_of(request).store.read(row.id)
    decode = msgspec.json.Decoder(Row).decode
    return await _aside(lambda: chronicle(map(decode, rows)))


async def _aside(work: Callable[[], T]) -> T:
    """Off the loop: a long evening takes a while to read, and tables must not wait for it."""
    return await asyncio.to_thread(work)


def _looker(seat: str | None) -> Looker:
    everybody: Literal["all"] = "all"
    if seat is None or seat == everybody:
        return None if seat is None else everybody
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Malformed("a seat is a number, or all")
    return int(seat)


ALBUM_ROUTES: list[Any] = [
    Route("/api/tables/{code}/games/{number:int}/record", answering(game_record)),
    Route("/api/tables/{code}/games/{number:int}/album", answering(game_album)),
    Route("/api/tables/{code}/circle", answering(table_circle)),
    Route("/api/album", answering(shared_album)),
    Route("/api/album/record", answering(shared_record)),
    Route("/api/album/replay", answering(shared_replay)),
    Route("/api/album/forget", answering(forget), methods=["POST"]),
]
