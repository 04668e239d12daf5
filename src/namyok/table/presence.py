"""Who is connected to a table."""

from collections import Counter
from collections.abc import Awaitable, Callable

from namyok.table.chores import Chores
from namyok.table.ids import PersonId


class Presence:
    """Connections by person; who has lost the last one is missed after a while."""

    def __init__(
        self, chores: Chores, grace: float, missed: Callable[[PersonId], Awaitable[None]]
    ) -> None:
        self._chores = chores
        self._grace = grace
        self._missed = missed
        self._connections: Counter[PersonId] = Counter()

    def __contains__(self, person: PersonId) -> bool:
        return self._connections[person] > 0

    def came(self, person: PersonId) -> bool:
        """One connection more; whether it is the first."""
        self._connections[person] += 1
        return self._connections[person] == 1

    def went(self, person: PersonId) -> bool:
        """One connection less; whether it was the last, after which a person is expected back."""
        self._connections[person] -= 1
        gone = self._connections[person] == 0
        if gone:
            del self._connections[person]
            self.expect(person)
        return gone

    def expect(self, person: PersonId) -> None:
        """Wait for somebody; who is not there then is missed."""
        self._chores.later(self._grace, lambda: self._check(person))

    async def _check(self, person: PersonId) -> None:
        if person not in self:
            await self._missed(person)
