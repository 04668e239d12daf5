"""Plain values of tables and people: p1, p2, … are people, b1, b2, … are bots."""

from typing import Annotated, TypeAlias

import msgspec

from namyok.store.ports import PersonId, TableId

Colour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=11)]
"""Which of the twelve rabbits."""

__all__ = [
    "COLOURS",
    "MOST_PEOPLE",
    "MOST_SCREENS",
    "MOST_SEATS",
    "MOST_SENT_AWAY",
    "Colour",
    "PersonId",
    "TableId",
]

COLOURS = range(12)
MOST_SEATS = 12
MOST_SCREENS = 3
"""That wait at a door at the same time."""
MOST_SENT_AWAY = 100
"""Screens that a table remembers not to let in again."""
MOST_PEOPLE = 60
"""Seated, watching and knocking together."""
