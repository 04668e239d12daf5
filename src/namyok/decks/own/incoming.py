"""Files on their way in. They take room as decks do, until all that is in them is painted."""

import secrets
from pathlib import Path


class Arrival:
    """A file that comes in."""

    def __init__(self, owner: str, path: Path) -> None:
        self.owner = owner
        """Whose browser sends it."""
        self.path = path
        """Where it lies meanwhile."""
        self.bytes = 0
        """How much of it has come."""


class Incoming:
    """The folder in which they lie; what the last server left there is rubbish."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._arrivals: set[Arrival] = set()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for path in folder.iterdir():
            path.unlink()

    def begin(self, owner: str) -> Arrival:
        """A place for a file, to be dropped when it is painted or given up."""
        arrival = Arrival(owner, self._folder / secrets.token_hex(8))
        self._arrivals.add(arrival)
        return arrival

    def drop(self, arrival: Arrival) -> None:
        """A file is done with."""
        self._arrivals.discard(arrival)
        arrival.path.unlink(missing_ok=True)

    def of(self, owner: str) -> int:
        """How many files somebody is sending."""
        return sum(arrival.owner == owner for arrival in self._arrivals)

    def besides(self, arrival: Arrival) -> set[Arrival]:
        """All files but one."""
        return self._arrivals - {arrival}

    def sweep(self) -> None:
        """Drop files that belong to nothing that comes in."""
        for path in {*self._folder.iterdir()} - {arrival.path for arrival in self._arrivals}:
            path.unlink(missing_ok=True)
