"""Who comes to which table, and with what: a seat's secret, a ticket, the link or the code."""

from namyok.kernel import Refused, Value
from namyok.server.services import Services
from namyok.store.ports import TableRow
from namyok.table.door import Key
from namyok.table.ids import PersonId
from namyok.table.table import Table


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


async def by_seat(services: Services, secret: str) -> Arrival | None:
    """Somebody with the secret of a seat."""
    named = services.signer.read_seat(secret)
    table = None if named is None else await services.hall.by_id(named.table)
    if named is None or table is None:
        return None
    return _arrival(table, named.person, "code")


async def by_ticket(services: Services, ticket: str) -> Arrival | None:
    """A screen that the host has let in."""
    id = services.signer.read_ticket(ticket)
    table = None if id is None else await services.hall.by_id(id)
    return None if table is None else Arrival(table, None, None, "pass")


async def by_link(services: Services, join: str, device: str | None) -> Arrival | None:
    """Somebody with the link; it wakes the table."""
    row = await services.store.table_by_join(join)
    if row is None:
        return None
    table = await services.hall.table(row)
    return _arrival(table, await _person(services, row, device), "link")


async def by_code(services: Services, code: str, device: str | None) -> Arrival | None:
    """Somebody with the code: it leads strangers nowhere while nobody is there."""
    row = await services.store.table_by_code(code)
    if row is None:
        return None
    before = await _person(services, row, device)
    if before is None and not services.hall.is_awake(row.id):
        return None
    arrival = _arrival(await services.hall.table(row), before, "code")
    return arrival if arrival.person is not None or arrival.table.is_awake else None


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
