"""What the routes and sockets of one server share."""

from typing import TYPE_CHECKING, cast

from starlette.requests import HTTPConnection

from namyok.decks.own.workshop import Workshop
from namyok.decks.shelf import Shelf
from namyok.past.archive import Archive
from namyok.server.audience import Audiences
from namyok.server.health import Health
from namyok.server.identity import COOKIE, Signer
from namyok.server.limits import Limiter, network
from namyok.server.metrics import MayRead, Metrics
from namyok.server.reach import Reach
from namyok.server.static import StaticFile
from namyok.store.lived import Lived
from namyok.store.ports import Store
from namyok.table.hall import Hall
from namyok.table.house import House
from namyok.table.ids import PersonId, TableId
from namyok.table.table import Table
from namyok.wire.messages import Chat, ChatLine, Halted, Nudged, Reacted, Reaction, ServerMessage

if TYPE_CHECKING:
    from namyok.server.visitor import Visitor


class Services:
    """One server's parts, put together by the composition root."""

    def __init__(
        self,
        hall: Hall,
        house: House,
        signer: Signer,
        metrics: Metrics,
        catalogue: StaticFile,
        limiter: Limiter,
        shelf: Shelf,
        workshop: Workshop,
        clips_megabytes: float,
        lived: Lived,
        reach: Reach,
        may_read_figures: MayRead,
    ) -> None:
        self.hall = hall
        self.house = house
        self.signer = signer
        self.metrics = metrics
        self.limiter = limiter
        self.shelf = shelf
        self.workshop = workshop
        self.most_clip_bytes = int(clips_megabytes * 1e6)
        self.catalogue = catalogue
        self.lived = lived
        self.reach = reach
        self.may_read_figures = may_read_figures
        self.health = Health(house.store, self._tell_everybody)
        self.connections: set[Visitor] = set()
        self.archive = Archive(house.store)
        self.audiences = Audiences(house.bus, metrics)
        house.halted = self.health.doubt
        house.said = lambda table, row: self.tell(table, Chat((ChatLine.of(row),)))
        house.nudged = lambda table, seat, by: self.tell(table, Nudged(seat, by))
        house.signed = lambda table, who, sign: self.tell(
            table, Reacted(who, cast(Reaction, sign)), screens=True
        )

    def tell(self, table: Table, message: ServerMessage, *, screens: bool = False) -> None:
        """To everybody inside who is at this node; the others have a node that tells them."""
        for one in self.audiences.of(table.row.id):
            if one.person in table.state.people or (screens and one.is_screen):
                one.put(message)

    def _tell_everybody(self, halted: bool) -> None:
        for one in tuple(self.connections):
            one.put(Halted(halted))

    @property
    def store(self) -> Store:
        return self.house.store

    def device(self, connection: HTTPConnection) -> str | None:
        """The browser behind a request, if it has been here before."""
        return self.signer.read_device(connection.cookies.get(COOKIE, ""))

    async def person_in(
        self, table: TableId, device: str | None, seat: str | None
    ) -> PersonId | None:
        """Who somebody is at a table: by the seat's secret, else by the browser's cookie."""
        if seat is not None:
            named = self.signer.read_seat(seat)
            return named.person if named and named.table == table else None
        return None if device is None else await self.store.person_of(device, table)


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, for limits."""
    return network(connection.client.host) if connection.client else "nowhere"
