"""Who comes to which table, and with what: a seat's secret, a ticket, the link or the code."""

from namyok.kernel import Refused, Value
from namyok.server.services import Services
from namyok.store.ports import TableRow
from namyok.table.door import Key
from namyok.table.ids import PersonId
from namyok.table.table import Table
from namyok.wire.messages import Hello


class Arrival(Value, frozen=True):
    """Somebody at a table, or at its door."""

    table: Table
    """Which table."""
    person: PersonId | None
    """Who they are there; None for somebody who is nobody there, or no longer."""
    before: PersonId | None
    """Who their browser was there, whatever became of them; None if nobody."""
    key: Key
    """What they came with; for who is somebody there it makes no difference to what they see."""
    screen: str | None = None
    """What a screen with a ticket is called; None for everybody else."""


async def known(services: Services, hello: Hello) -> Arrival | None:
    """Who has something that we have signed is no guesser."""
    arrival = await by_seat(services, hello.seat) if hello.seat else None
    if arrival is None and hello.ticket:
        arrival = await by_ticket(services, hello.ticket)
    return arrival


async def guess(services: Services, hello: Hello, device: str | None) -> Arrival | None:
    """Who has the link or the code, or thinks so; a browser tells who they are there."""
    nobody = hello.screen or hello.seat is not None
    device = None if nobody else device
    arrival = await by_link(services, hello.table, device)
    return arrival or await by_code(services, hello.table, device)


async def by_seat(services: Services, secret: str) -> Arrival | None:
    """Somebody with the secret of a seat."""
    named = services.signer.read_seat(secret)
    table = None if named is None else await services.hall.by_id(named.table)
    if named is None or table is None:
        return None
    return _arrival(table, named.person, "code")


async def by_ticket(services: Services, ticket: str) -> Arrival | None:
    """A screen that the host has let in."""
    named = services.signer.read_ticket(ticket)
    table = None if named is None else await services.hall.by_id(named.table)
    if named is None or table is None or named.screen in table.state.sent_away:
        return None
    return Arrival(table, None, None, "pass", named.screen)


async def by_link(services: Services, join: str, device: str | None) -> Arrival | None:
    """Somebody with the link; it wakes the table."""
    row = await services.store.table_by_join(join)
    if row is None:
        return None
    table = await services.hall.table(row)
    return _arrival(table, await _person(services, row, device), "link")


async def by_code(services: Services, code: str, device: str | None) -> Arrival | None:
    """Somebody with the code: it leads strangers nowhere while nobody is there."""
    row = await services.store.table_by_code(services.hall.codes.read(code))
    if row is None:
        return None
    before = await _person(services, row, device)
    if before is not None:
        arrival = _arrival(await services.hall.table(row), before, "code")
        if arrival.person is not None:
            return arrival
    table = await services.hall.awake(row)
    return None if table is None else _arrival(table, before, "code")


def required(arrival: Arrival | None) -> Arrival:
    """Refused if there is no such table, for all that this visitor may know."""
    if arrival is None:
        raise Refused("no_such_table")
    return arrival


async def _person(services: Services, row: TableRow, device: str | None) -> PersonId | None:
    return None if device is None else await services.store.person_of(device, row.id)


def _arrival(table: Table, before: PersonId | None, key: Key) -> Arrival:
    known = before in table.state.people or before in table.state.knocking
    return Arrival(table, before if known else None, before, key)
