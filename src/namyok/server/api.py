"""Plain HTTP: opening, joining and finding tables, and recordings."""

from collections.abc import Mapping
from typing import get_args

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from namyok.clips.inspect import MOST_BYTES, Kind, inspect
from namyok.content import known_language
from namyok.kernel import Refused
from namyok.server.answers import Json, Limited, answering, read, read_body
from namyok.server.arrivals import Arrival, by_code, by_link, by_seat, required
from namyok.server.devices import Device
from namyok.server.limits import (
    CLIPS,
    CLIPS_OF_ONE_ADDRESS,
    DOOR,
    JOINS,
    LOOKUPS,
    MINE,
    TABLES,
    Rate,
)
from namyok.server.services import Services, address
from namyok.server.words import clean_name
from namyok.table.decide import check_settings
from namyok.table.door import Key, must_knock
from namyok.table.ids import COLOURS, PersonId
from namyok.table.initiative import looking
from namyok.table.inside import no_late_seat
from namyok.table.table import Table
from namyok.wire.http import (
    ClaimSeat,
    JoinTable,
    KeptClip,
    MyTables,
    OpenTable,
    Seat,
    TableCard,
)

JOIN = "x-join"
"""The header with the secret of a table's link, so that no log of addresses has it."""
_KINDS: Mapping[str, Kind] = {kind: kind for kind in get_args(Kind)}
MOST_CLIP_BYTES = 60_000_000
"""Recordings that one table may keep."""


async def open_table(request: Request) -> Response:
    services = services_of(request)
    limit(request, TABLES)
    wish = await read(request, OpenTable)
    name = clean_name(wish.name)
    check_settings(wish.settings, services.house.join_decks)
    table, person = await services.hall.open(
        known_language(wish.language), wish.settings, name, wish.colour
    )
    return await _seated(request, table, person)


async def join_table(request: Request) -> Response:
    services = services_of(request)
    limit(request, JOINS)
    wish = await read(request, JoinTable)
    arrival = await _arrival(request)
    table, name = arrival.table, clean_name(wish.name)
    at_this_door = f"{table.row.id}/{address(request)}"
    if arrival.person is None and not services.limiter.allows(DOOR, at_this_door):
        raise Limited
    person = await table.come_in(arrival.before, name, wish.colour, arrival.key, wish.id)
    return await _seated(request, table, person)


async def claim_seat(request: Request) -> Response:
    services = services_of(request)
    limit(request, LOOKUPS)
    wish = await read(request, ClaimSeat)
    named = services.signer.read_seat(wish.seat)
    table = None if named is None else await services.hall.by_id(named.table)
    if named is None or table is None:
        raise Refused("no_such_table")
    services.limiter.give_back(LOOKUPS, address(request))
    return await _seated(request, table, named.person)


async def _seated(request: Request, table: Table, person: PersonId) -> Response:
    """Bind the browser to the person, and give the secret that does the same anywhere."""
    services = services_of(request)
    device = Device(services, request)
    await services.store.bind(device.id, table.row.id, person)
    seat = Seat(
        code=table.row.code,
        seat=services.signer.seat(table.row.id, person),
        knocked=person in table.state.knocking,
    )
    return device.remember(Json(seat))


async def see_table(request: Request) -> Response:
    arrival = await _arrival(request)
    return Json(_card(arrival.table, arrival.person, arrival.key))


async def my_tables(request: Request) -> Response:
    services = services_of(request)
    limit(request, MINE)
    device = services.device(request)
    cards = []
    for row, person in [] if device is None else await services.store.tables_of(device):
        table = await services.hall.table(row)
        if person in table.state.people:
            cards.append(_card(table, person))
    return Json(MyTables(tuple(cards)))


def _awaited(table: Table, person: PersonId | None) -> bool:
    """Whether a table waits for somebody: for a move, or, where only bots are to move, to go on."""
    state, running = table.state, table.state.running
    if running is None or person is None:
        return False
    seat = state.player(person)
    if seat in running.waiting:
        return True
    idle = all(state.seats[one].bot for one in running.waiting)
    return idle and seat in looking(state, (person,), table.attendance.results_seen)


def _card(table: Table, person: PersonId | None, key: Key = "link") -> TableCard:
    state = table.state
    inside = person in state.people
    playing = state.running if inside and state.stage == "playing" else None
    used = {seated.colour for seated in state.seats}
    return TableCard(
        code=table.row.code,
        language=state.language,
        game=state.settings.game,
        stage=state.stage,
        seated=len(state.seats),
        free_colours=tuple(colour for colour in COLOURS if colour not in used),
        knock=must_knock(state, person, key),
        late=no_late_seat(state) is None,
        bots=any(seated.bot for seated in state.seats),
        yours=inside,
        your_turn=_awaited(table, person) and state.adjourned is None,
        host=table.ledger.names.get(state.host) if inside else None,
        host_is_you=inside and person == state.host,
        round=None if playing is None else playing.moment.round,
        adjourned=state.adjourned if inside else None,
    )


async def keep_clip(request: Request) -> Response:
    services = services_of(request)
    table, person = await inside(request)
    limit(request, CLIPS_OF_ONE_ADDRESS)
    if not services.limiter.allows(CLIPS, f"{table.row.id}/{person}"):
        raise Limited
    kind = _KINDS.get(request.path_params["kind"])
    if kind is None:
        raise Refused("no_such_clip")
    data = await read_body(request, 2 * MOST_BYTES)
    inspected = inspect(data, kind)
    if await services.store.clip_bytes(table.row.id) + len(data) > MOST_CLIP_BYTES:
        raise Refused("too_many_clips")
    if await services.store.clip_bytes(None) + len(data) > services.most_clip_bytes:
        raise Refused("clips_full")
    clip = await services.store.keep_clip(table.row.id, kind, inspected.media_type, data)
    return Json(KeptClip(clip, inspected.seconds))


async def play_clip(request: Request) -> Response:
    table, _ = await inside(request)
    clip = await services_of(request).store.clip(table.row.id, request.path_params["clip"])
    if clip is None:
        raise Refused("no_such_clip")
    headers = {"cache-control": "private, max-age=86400", "content-disposition": "inline"}
    return Response(clip.data, media_type=clip.media_type, headers=headers)


async def catalogue(request: Request) -> Response:
    return services_of(request).catalogue.answer(request, "no-cache")


async def own_address(request: Request) -> Response:
    return Json(services_of(request).reach.told(request))


async def healthz(request: Request) -> Response:
    fault = await services_of(request).health.fault()
    if fault is not None:
        return Response(f"not well: {fault}\n", 503, media_type="text/plain")
    return Response("well\n", media_type="text/plain")


async def metrics(request: Request) -> Response:
    services = services_of(request)
    if request.client is None or not services.may_read_figures(request.client.host):
        return Response("not found\n", 404, media_type="text/plain")
    bus = services.house.bus
    services.metrics.tables.set(len(services.hall.tables))
    services.metrics.nodes.set(1 + bus.others)
    services.metrics.bus.set(not bus.is_away)
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")


def services_of(request: Request) -> Services:
    """What the server of a request is made of."""
    services: Services = request.app.state.services
    return services


def limit(request: Request, rate: Rate) -> None:
    """Limited if the request's address has asked for too much."""
    if not services_of(request).limiter.allows(rate, address(request)):
        raise Limited


async def _arrival(request: Request) -> Arrival:
    """Who asks, and for which table: by its code, or by the link's secret in a header."""
    services = services_of(request)
    limit(request, LOOKUPS)
    device = services.device(request)
    code = request.path_params.get("code")
    if code is None:
        arrival = required(await by_link(services, request.headers.get(JOIN, ""), device))
    else:
        arrival = required(await by_code(services, code, device))
    services.limiter.give_back(LOOKUPS, address(request))
    return arrival


async def inside(request: Request) -> tuple[Table, PersonId]:
    """The table, for somebody who is there: by cookie, or by the seat's secret in a header."""
    secret = request.headers.get("x-seat")
    code = services_of(request).hall.codes.read(request.path_params["code"])
    arrival = None if secret is None else await by_seat(services_of(request), secret)
    if arrival is None or not arrival.table.answers_to(code):
        arrival = await _arrival(request)
    if arrival.person is None or arrival.person not in arrival.table.state.people:
        raise Refused("not_at_the_table")
    return arrival.table, arrival.person


API_ROUTES = [
    Route("/api/catalogue", answering(catalogue)),
    Route("/api/address", answering(own_address)),
    Route("/api/mine", answering(my_tables)),
    Route("/api/seat", answering(claim_seat), methods=["POST"]),
    Route("/api/join", answering(see_table)),
    Route("/api/join", answering(join_table), methods=["POST"]),
    Route("/api/tables", answering(open_table), methods=["POST"]),
    Route("/api/tables/{code}", answering(see_table)),
    Route("/api/tables/{code}/people", answering(join_table), methods=["POST"]),
    Route("/api/tables/{code}/clips/{kind}", answering(keep_clip), methods=["POST"]),
    Route("/api/tables/{code}/clips/{clip}", answering(play_clip)),
    Route("/healthz", healthz),
    Route("/metrics", metrics),
]
