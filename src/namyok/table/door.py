"""The door of a table: what its code opens, and what only its link does.

A code is short enough to be said, and so to be guessed. It leads to a table whose people are there,
and lets one sit down in its lobby or knock at its game. The link is the key: it opens a table that
sleeps, and with it comes what was said before. A screen gets a pass from the host.
"""

from typing import Literal, TypeAlias

from namyok.table.ids import PersonId
from namyok.table.state import TableState

Key: TypeAlias = Literal["link", "pass", "code"]
"""What somebody came with who is not anybody at the table."""


def sees_door_only(state: TableState, person: PersonId | None, key: Key) -> bool:
    """Whether somebody may see no more of a table than its door."""
    if person in state.people or key == "pass":
        return False
    return state.settings.knock or (key == "code" and state.stage != "lobby")


def must_knock(state: TableState, person: PersonId | None, key: Key) -> bool:
    """Whether somebody who comes in waits until the host lets them."""
    if person == state.host:
        return False
    return state.settings.knock or (key == "code" and state.stage == "playing")
