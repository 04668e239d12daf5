"""Options of a game: their ranges, and how a table's choices become a whole set of values."""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from namyok.kernel.refused import Refused
from namyok.kernel.values import Value


class Whole(Value, frozen=True, tag="whole"):
    """A whole number between two bounds, both included."""

    low: int
    """The smallest value."""
    high: int
    """The largest value."""
    nullable: bool = False
    """Whether the option can be switched off with null."""

    def admits(self, value: object) -> bool:
        if value is None:
            return self.nullable
        return type(value) is int and self.low <= value <= self.high

    def __str__(self) -> str:
        return f"{self.low}–{self.high}" + (" or null" if self.nullable else "")


class Switch(Value, frozen=True, tag="switch"):
    """On or off."""

    def admits(self, value: object) -> bool:
        return type(value) is bool

    def __str__(self) -> str:
        return "true or false"


class Subset(Value, frozen=True, tag="subset"):
    """One or more of some words."""

    members: tuple[str, ...]
    """The words to choose from, in the order in which they are kept."""

    def admits(self, value: object) -> bool:
        if not isinstance(value, list | tuple) or not value:
            return False
        return len(set(map(str, value))) == len(value) and all(
            item in self.members for item in value
        )

    def __str__(self) -> str:
        return "some of " + ", ".join(self.members)


class Only(Value, frozen=True, tag="only"):
    """A single value: the option belongs to a sister game and does nothing in this one."""

    value: int | bool | None
    """The only value admitted."""

    def admits(self, value: object) -> bool:
        return type(value) is type(self.value) and value == self.value

    def __str__(self) -> str:
        return f"only {msgspec.json.encode(self.value).decode()}"


OptionRange: TypeAlias = Whole | Switch | Subset | Only
Options = TypeVar("Options", bound=Value)


def resolve(
    defaults: Options, ranges: Mapping[str, OptionRange], chosen: Mapping[str, Any]
) -> Options:
    """The book's values with a table's choices laid over them, each within its range."""
    changes: dict[str, Any] = {}
    for name, value in chosen.items():
        if name not in ranges:
            raise Refused("unknown_option", option=name, known=list(ranges))
        allowed = ranges[name]
        if not allowed.admits(value):
            raise Refused("option_out_of_range", option=name, value=value, allowed=str(allowed))
        if isinstance(allowed, Subset):
            value = tuple(member for member in allowed.members if member in value)
        changes[name] = value
    return msgspec.structs.replace(defaults, **changes)


def carried_over(
    now: Options, book: Options, wider: Options, ranges: Mapping[str, OptionRange]
) -> Options:
    """The values for another number of players: the book's, with what a table had chosen.

    ``now`` holds at the table, ``book`` and ``wider`` are the book's for the two numbers.
    """
    chosen = {
        name: value
        for name, value in msgspec.structs.asdict(now).items()
        if value != getattr(book, name)
    }
    return resolve(wider, ranges, chosen)
