"""Who is connected to a table, here or at another node."""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection

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
        self._elsewhere: dict[str, frozenset[PersonId]] = {}
        self.people: frozenset[PersonId] = frozenset()
        """Who is connected; another object only when that changes."""

    def __contains__(self, person: PersonId) -> bool:
        return person in self.people

    @property
    def here(self) -> tuple[PersonId, ...]:
        """Who is connected to this node."""
        return tuple(self._connections)

    def came(self, person: PersonId) -> bool:
        """One connection more; whether it is the first."""
        first = person not in self.people
        self._connections[person] += 1
        self._count()
        return first

    def went(self, person: PersonId) -> bool:
        """One connection less; whether it was the last, after which a person is expected back."""
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person]
        self._count()
        return person not in self.people

    def elsewhere(self, node: str, people: Collection[PersonId]) -> bool:
        """Who is connected to another node; whether that makes a difference."""
        before = self.people
        if people:
            self._elsewhere[node] = frozenset(people)
        else:
            self._elsewhere.pop(node, None)
        self._count()
        return self.people != before

    def _count(self) -> None:
        """Everybody, wherever they are; who was and is not any more is expected back."""
        before, now = self.people, frozenset(self._connections).union(*self._elsewhere.values())
        if now != before:
            self.people = now
        for person in before - now:
            self.expect(person)

    def expect(self, person: PersonId) -> None:
        """Wait for somebody; who is not there then is missed."""
        self._chores.later(self._grace, lambda: self._check(person))

    async def _check(self, person: PersonId) -> None:
        if person not in self:
            await self._missed(person)
