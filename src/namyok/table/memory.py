"""What a table remembers to recognise a command that comes twice."""

from collections import deque

from namyok.table.ids import PersonId

REMEMBERED = 64
"""Commands of one person; a client sends again only what was not answered, a few at most."""


class Memory:
    """The last commands of each person by their ids; nobody's can push out another's."""

    def __init__(self) -> None:
        self._ids: dict[PersonId, deque[str]] = {}

    def __contains__(self, command: tuple[PersonId, str]) -> bool:
        person, id = command
        return id in self._ids.get(person, ())

    def who_did(self, id: str) -> PersonId | None:
        """Who a command is from; None if nobody has done it."""
        return next((person for person, ids in self._ids.items() if id in ids), None)

    def add(self, person: PersonId | None, id: str | None) -> None:
        """A command has been carried out; what the table did by itself has no id."""
        if person is not None and id is not None:
            self._ids.setdefault(person, deque(maxlen=REMEMBERED)).append(id)
