"""What happened at a table besides playing: read from its stream, so it outlives a reload.

A journal names people by who they are; what they are called is said when it is shown.
"""

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
    entries = [_told(before, event, row) for event in row.events]
    return tuple([entry for entry in entries if entry is not None])


def _told(before: TableState, event: TableEvent, row: Row) -> Entry | None:
    match event:
        case Played(seat, stood_in):
            what = _forced(before, row, seat, stood_in)
            return None if what is None else _entry(row, what, before.seats[seat].person)
        case StandInSet(seat, on):
            person = before.seats[seat].person
            return _entry(row, _stand_in(row.by, person, on), person)
        case SeatHandedOver(seat, person):
            return _entry(row, "took_over", person, **_seat_of(before, before.seats[seat]))
        case SeatAdded(person):
            # It came with the move that ended a round, and is nobody's doing.
            return Entry(at=row.at, what="sat_down", person=person)
        case PersonEntered(person):
            return _entry(row, "came", person)
        case PersonRemoved(person, shown_out=shown_out) if person in before.people:
            return _entry(row, "shown_out" if shown_out else "went", person)
        case HostPassed(person, lent):
            return _entry(row, "host_lent" if lent else "host", person)
        case SettingsChanged(settings) if before.stage == "playing":
            return _entry(row, "settings", changed=_changed(before.settings, settings))
        case SettingsChanged(settings) if (settings.language or before.next_language) != (
            before.next_language
        ):
            # Who gathers sees the other settings before them; this one says what they will hear.
            return _entry(row, "settings", word=settings.language, changed=("language",))
        case GameBegan():
            return _entry(row, "began")
        case GameStopped():
            return _entry(row, "stopped")
        case Paused():
            return _entry(row, "paused")
        case Adjourned(word):
            return _entry(row, "adjourned", word=word)
        case Resumed():
            return _entry(row, "resumed")
        case _:
            return None


def _entry(row: Row, what: What, person: PersonId | None = None, **more: Any) -> Entry:
    by = row.by if row.by != person else None
    return Entry(at=row.at, what=what, person=person, by=by, **more)


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
