"""Values that are made anew only when something that they are made of is another object."""

from collections.abc import Callable
from operator import is_
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """The last value of each maker; its sources are immutable, so the same objects make the same.

    A source is kept with what was made of it: its place in memory can't become another's.
    """

    __slots__ = ("_made", "_values")

    def __init__(self) -> None:
        self._made: dict[Callable[..., Any], tuple[tuple[Any, ...], Any]] = {}
        self._values: dict[str, Any] = {}

    def of(self, make: Callable[..., T], *sources: Any) -> T:
        """What ``make`` makes of these sources."""
        made = self._made.get(make)
        if made is not None and all(map(is_, made[0], sources)):
            value: T = made[1]
            return value
        value = make(*sources)
        self._made[make] = (sources, value)
        return value

    def equal(self, name: str, value: T) -> T:
        """The object that had this name before, if the value is equal to it."""
        before: T | None = self._values.get(name)
        if before is not None and before == value:
            return before
        self._values[name] = value
        return value
