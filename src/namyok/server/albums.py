"""What is kept of games: for people at the table by its code, for others by an album's secret.

An album's secret comes in a header, so that no log of addresses has it. All of it is read from the
archive: looking at the past wakes no table.
"""

from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.kernel import Refused, Value
from namyok.past.album import album
from namyok.past.archive import aside
from namyok.past.chronicle import Chronicle, PastGame
from namyok.past.circle import circle
from namyok.past.replay import Looker, replay
from namyok.server.answers import Json, Malformed, answering
from namyok.server.api import limit, services_of
from namyok.server.limits import ALBUMS, LOOKUPS
from namyok.server.services import address
from namyok.store.ports import TableRow
from namyok.table.ids import PersonId
from namyok.table.names import told_apart
from namyok.wire.http import SharedAlbum

SECRET = "x-album"
"""The header with an album's secret."""


class Visit(Value, frozen=True):
    """Somebody looks at a table's past."""

    row: TableRow
    """The table."""
    told: Any
    """Its past, a ``Chronicle``."""
    names: dict[PersonId, str]
    """Everybody's names, as they are now."""
    person: PersonId | None
    """Who looks; None for somebody who was never at the table."""


async def game_record(request: Request) -> Response:
    visit = await _visit_inside(request)
    return await _record(visit, visit.told.game(request.path_params["number"]))


async def game_album(request: Request) -> Response:
    visit = await _visit_inside(request)
    return await _album(request, visit, visit.told.game(request.path_params["number"]))


async def shared_record(request: Request) -> Response:
    return await _record(*await _visit_album(request))


async def shared_album(request: Request) -> Response:
    return await _album(request, *await _visit_album(request))


async def shared_replay(request: Request) -> Response:
    looker = _looker(request.query_params.get("seat"))
    _, past = await _visit_album(request)
    return await aside(lambda: Json(replay(past, looker)))


async def forget(request: Request) -> Response:
    """Whoever played takes their name out of the album, and of all that the table keeps."""
    visit, _ = await _visit_album(request)
    if visit.person is None or visit.person not in visit.names:
        raise Refused("not_at_the_table")
    await services_of(request).hall.forget_person(visit.row.id, visit.person)
    return Json({})


async def table_circle(request: Request) -> Response:
    limit(request, ALBUMS)
    visit = await _visit_inside(request)
    return await aside(lambda: Json(circle(visit.told.games, visit.names)))


async def _record(visit: Visit, past: PastGame) -> Response:
    return await aside(lambda: Json(past.record(visit.names)))


async def _album(request: Request, visit: Visit, past: PastGame) -> Response:
    seats = {seated.person: seat for seat, seated in enumerate(past.seats)}
    secret = services_of(request).signer.album(visit.row.id, past.number)
    state = visit.told.state
    at_the_table = visit.person in state.people
    return await aside(
        lambda: Json(
            SharedAlbum(
                album=album(past, visit.names),
                secret=secret,
                your_seat=None if visit.person is None else seats.get(visit.person),
                code=visit.row.code if at_the_table else None,
            )
        )
    )


async def _visit_inside(request: Request) -> Visit:
    """The past for somebody at the table: by cookie, or by the seat's secret in a header."""
    services = services_of(request)
    limit(request, LOOKUPS)
    code = services.hall.codes.read(request.path_params["code"])
    row = await services.store.table_by_code(code)
    if row is None:
        raise Refused("no_such_table")
    services.limiter.give_back(LOOKUPS, address(request))
    visit = await _visit(request, row)
    if visit.person is None or visit.person not in visit.told.state.people:
        raise Refused("not_at_the_table")
    return visit


async def _visit_album(request: Request) -> tuple[Visit, PastGame]:
    """A game for whoever has its secret."""
    services = services_of(request)
    named = services.signer.read_album(request.headers.get(SECRET, ""))
    limit(request, LOOKUPS if named is None else ALBUMS)
    row = None if named is None else await services.store.table_by_id(named.table)
    if named is None or row is None:
        raise Refused("no_such_album")
    visit = await _visit(request, row)
    return visit, visit.told.game(named.number)


async def _visit(request: Request, row: TableRow) -> Visit:
    services = services_of(request)
    told: Chronicle = await services.archive.of(row.id)
    names = told_apart(await services.store.people(row.id))
    seat = request.headers.get("x-seat")
    person = await services.person_in(row.id, services.device(request), seat)
    return Visit(row, told, names, person)


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
