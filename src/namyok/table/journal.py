"""What happened at a table besides playing: read from its stream, so it outlives a reload.

A journal names people by who they are; what they are called is said when it is shown.
"""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from namyok.kernel import Seat, Value
from namyok.table.events import (
    Adjourned,
    GameBegan,
    GameStopped,
    HostPassed,
    Paused,
    PersonEntered,
    PersonRemoved,
    Played,
    Resumed,
    Row,
    SeatAdded,
    SeatHandedOver,
    SettingsChanged,
    StandInSet,
    TableEvent,
)
from namyok.table.ids import PersonId
from namyok.table.settings import Settings
from namyok.table.state import Seated, TableState, seat_name

KEPT = 24
"""Entries that are shown; older ones are in the stream."""

What: TypeAlias = Literal[
    "adjourned",
    "away",
    "back",
    "began",
    "came",
    "counted",
    "given_back",
    "host",
    "host_lent",
    "left",
    "paused",
    "renamed",
    "resumed",
    "sat_down",
    "settings",
    "shown_out",
    "skipped",
    "stand_in",
    "stopped",
    "timed_out",
    "took_over",
    "went",
]
"""Skipped: a bot moved once, because somebody wanted it. Timed out: because the time was up.
Counted: the time was up, and what was chosen counted. Away: a bot stands in for who is gone. Left:
of their own accord. Stand-in: because somebody wanted it. Went: left the table for good.
Renamed: no row says so, see ``Ledger.know_names``."""


class Entry(Value, frozen=True, kw_only=True):
    """Something that happened."""

    at: float
    """When, in seconds since 1970."""
    what: What
    """What it was."""
    person: PersonId | None = None
    """Whom it is about."""
    by: PersonId | None = None
    """Who wanted it; None for the table itself, and where it is who it is about."""
    whom: PersonId | None = None
    """Whose seat it was before; None for a bot's, and where no seat changed hands."""
    bot: str = ""
    """What the bot is called whose seat it was."""
    word: str = ""
    """What was said along with it, or what somebody was called before."""
    changed: tuple[str, ...] = ()
    """Which settings, by their names."""


def told(before: TableState | None, row: Row) -> tuple[Entry, ...]:
    """What a row of the stream has to tell; ``before`` is the table up to it."""
    if before is None:
        return ()
    return tuple(entry for event in row.events for entry in _told(before, event, row))


def _told(before: TableState, event: TableEvent, row: Row) -> Iterator[Entry]:
    def entry(what: What, person: PersonId | None = None, **more: Any) -> Entry:
        by = row.by if row.by != person else None
        return Entry(at=row.at, what=what, person=person, by=by, **more)

    match event:
        case Played(seat, stood_in):
            what = _forced(before, row, seat, stood_in)
            if what is not None:
                yield entry(what, before.seats[seat].person)
        case StandInSet(seat, on):
            person = before.seats[seat].person
            yield entry(_stand_in(row.by, person, on), person)
        case SeatHandedOver(seat, person):
            yield entry("took_over", person, **_seat_of(before, before.seats[seat]))
        case SeatAdded(person):
            # It came with the move that ended a round, and is nobody's doing.
            yield Entry(at=row.at, what="sat_down", person=person)
        case PersonEntered(person):
            yield entry("came", person)
        case PersonRemoved(person, shown_out=shown_out) if person in before.people:
            yield entry("shown_out" if shown_out else "went", person)
        case HostPassed(person, lent):
            yield entry("host_lent" if lent else "host", person)
        case SettingsChanged(settings) if before.stage == "playing":
            yield entry("settings", changed=_changed(before.settings, settings))
        case GameBegan():
            yield entry("began")
        case GameStopped():
            yield entry("stopped")
        case Paused():
            yield entry("paused")
        case Adjourned(word):
            yield entry("adjourned", word=word)
        case Resumed():
            yield entry("resumed")
        case _:
            return


def _forced(before: TableState, row: Row, seat: Seat, stood_in: bool) -> What | None:
    """Why a move is worth telling; None for one that its person, or a bot's seat, made itself."""
    seated = before.seats[seat]
    if seated.bot or row.by == seated.person:
        return None
    if row.by is not None:
        return "skipped"
    if not stood_in:
        return "counted"
    return None if seated.stand_in else "timed_out"


def _stand_in(by: PersonId | None, person: PersonId, on: bool) -> What:
    if by == person:
        return "left" if on else "back"
    if by is None:
        return "away" if on else "back"
    return "stand_in" if on else "given_back"


def _seat_of(state: TableState, seated: Seated) -> dict[str, Any]:
    if seated.bot:
        return {"bot": seat_name(seated, {}, state.language)}
    return {"whom": seated.person}


def _changed(before: Settings, after: Settings) -> tuple[str, ...]:
    names = Settings.__struct_fields__
    return tuple(name for name in names if getattr(before, name) != getattr(after, name))
