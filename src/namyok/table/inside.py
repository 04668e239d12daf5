"""What a table shows, by allow-list: inside, at its door, and to somebody of their own."""

from collections.abc import Mapping
from operator import is_
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.kernel import Language, Moment, Refused, Seat
from namyok.table.decide import JoinDecks
from namyok.table.doers import Doers, OtherDoer, RoundDoers, others
from namyok.table.ids import PersonId
from namyok.table.initiative import Looked
from namyok.table.journal import Entry
from namyok.table.kept import Kept
from namyok.table.late import check_late
from namyok.table.settings import Settings
from namyok.table.state import (
    Awaiting,
    Seated,
    Stage,
    TableState,
    is_trusted,
    place,
    seat_name,
    sitting,
)
from namyok.table.views import (
    AwaitingView,
    CharacterView,
    EntryView,
    Obstacle,
    PersonView,
    SeatView,
    TableView,
)

if TYPE_CHECKING:
    from namyok.table.table import Table

Names: TypeAlias = Mapping[PersonId, str]
Present: TypeAlias = frozenset[PersonId]
_NOBODY: RoundDoers = {}


class Around(NamedTuple):
    """All that a view from inside is made of, but for the game: the same objects make the same.

    First what nearly every move changes, and of which only little is made.
    """

    doers: Doers | None
    results_seen: Looked
    reading: tuple[Seat, ...]
    code: str
    language: Language
    host: PersonId
    people: tuple[PersonId, ...]
    seats: tuple[Seated, ...]
    company: tuple[Seated, ...]
    awaiting: tuple[Awaiting, ...]
    settings: Settings
    stage: Stage
    games: int
    paused: bool
    since: float
    adjourned: str | None
    moment: Moment | None
    names: Names
    present: Present
    journal: tuple[Entry, ...]
    deadline: float | None
    late: Obstacle | None
    obstacle: Obstacle | None
    host_missed: bool
    urged: dict[Seat, int]
    asleep: bool


def around(table: "Table", decks: JoinDecks, names: Names, kept: Kept) -> Around:
    """As it is now."""
    state, attendance = table.state, table.attendance
    running = state.running
    return Around(
        None if running is None else running.doers,
        attendance.results_seen,
        kept.equal("reading", attendance.reading),
        table.row.code,
        state.language,
        state.host,
        state.people,
        state.seats,
        state.company,
        state.awaiting,
        state.settings,
        state.stage,
        state.games,
        state.paused,
        state.since,
        state.adjourned,
        None if running is None else running.moment,
        names,
        attendance.presence.people,
        table.ledger.journal,
        kept.equal("deadline", table.deadline),
        kept.equal("late", no_late_seat(state)),
        kept.equal("obstacle", _obstacle(state, decks)),
        attendance.host_missed,
        kept.equal("urged", table.urged),
        attendance.asleep,
    )


def with_moves(
    before: Around, now: Around, looking: tuple[Seat, ...], kept: Kept
) -> dict[str, Any] | None:
    """What may be other where only who has moved, looked or reads is another; None if more is."""
    if all(map(is_, before[3:], now[3:])):
        return {"looking": looking, "others": _others(now, kept)}
    return None


def inside(now: Around, looking: tuple[Seat, ...], kept: Kept) -> TableView:
    """What everybody may know who is not anybody at the table, but may look."""
    names, present = now.names, now.present
    ended = now.company if now.stage == "over" else None
    return TableView(
        code=now.code,
        join=None,
        language=now.language,
        you=None,
        your_seat=None,
        knocked=False,
        door=False,
        host=now.host,
        people=kept.of(_people, now.people, names, present),
        knocking=(),
        screens=(),
        showing=(),
        seats=kept.of(_seats, now.seats, now.language, names, present),
        company=None if ended is None else _seats(ended, now.language, names, present),
        awaiting=kept.of(_awaiting, now.awaiting, names),
        late=now.late,
        settings=now.settings,
        obstacle=now.obstacle,
        stage=now.stage,
        games=now.games,
        paused=now.paused,
        deadline=now.deadline,
        since=now.since,
        adjourned=now.adjourned,
        host_missed=now.host_missed,
        urged=now.urged,
        log=kept.of(_log, now.journal, names),
        asleep=now.asleep,
        looking=looking,
        others=_others(now, kept),
        game=None,
    )


def own(
    person: PersonId | None,
    people: tuple[PersonId, ...],
    knocking: tuple[PersonId, ...],
    seats: tuple[Seated, ...],
    host: PersonId,
    join: str,
    names: Names,
    present: Present,
    showing: tuple[str, ...],
    screens: tuple[str, ...],
    came_by_code: Mapping[PersonId, float],
    company: tuple[Seated, ...],
) -> dict[str, Any]:
    """The fields of a view that only this looker may know: always the same ones."""
    is_inside = person in people
    you = person if is_inside or person in knocking else None
    return {
        "join": join if is_inside else None,
        "you": you,
        "your_seat": place(seats, you),
        "knocked": you in knocking,
        "knocking": _people(knocking, names, present) if you == host else (),
        "may_take": is_inside and is_trusted(person, came_by_code, company),
        "showing": showing if you == host else (),
        "screens": screens if you == host else (),
    }


def door(table: "Table") -> TableView:
    """What everybody may know who only stands at the door."""
    state = table.state
    return TableView(
        code=table.row.code,
        join=None,
        language=state.language,
        you=None,
        your_seat=None,
        knocked=False,
        door=True,
        host=state.host,
        people=(),
        knocking=(),
        screens=(),
        showing=(),
        seats=(),
        company=None,
        awaiting=(),
        late=None,
        settings=_at_the_door(state.settings),
        obstacle=None,
        stage=state.stage,
        games=state.games,
        paused=state.paused,
        deadline=table.deadline,
        since=state.since,
        adjourned=state.adjourned,
        host_missed=table.attendance.host_missed,
        asleep=table.attendance.asleep,
        game=None,
    )


def _at_the_door(settings: Settings) -> Settings:
    """Without decks: the name of an own one is the key to its pictures."""
    return replace(settings, decks=(), options={})


def _seats(
    seats: tuple[Seated, ...], language: Language, names: Names, present: Present
) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            person=seated.person,
            name=seat_name(seated, names, language),
            colour=seated.colour,
            bot=seated.bot,
            stand_in=seated.stand_in,
            present=seated.bot or seated.person in present,
            character=_character(seated),
            helped=seated.helped,
        )
        for seated in seats
    )


def _character(seated: Seated) -> CharacterView | None:
    who = seated.character
    return CharacterView(who.leaning, who.level) if seated.bot else None


def _others(now: Around, kept: Kept) -> dict[int, dict[Seat, OtherDoer]]:
    if now.doers is None or now.moment is None:
        return {}
    seats, round, names = kept.of(sitting, now.company, now.language), now.moment.round, now.names
    last = kept.of(_of_the_last_round, now.doers.get(round - 1, _NOBODY), seats, names)
    told = {round - 1: last, round: others(now.doers.get(round, _NOBODY), seats, names)}
    return {round: found for round, found in told.items() if found}


def _of_the_last_round(
    doers: RoundDoers, seats: tuple[tuple[PersonId, str], ...], names: Names
) -> dict[Seat, OtherDoer]:
    return others(doers, seats, names)


def _people(people: tuple[PersonId, ...], names: Names, present: Present) -> tuple[PersonView, ...]:
    return tuple(PersonView(one, names.get(one, ""), one in present) for one in people)


def _log(journal: tuple[Entry, ...], names: Names) -> tuple[EntryView, ...]:
    return tuple(
        EntryView(
            at=entry.at,
            what=entry.what,
            person=entry.person,
            name=names.get(entry.person or "", ""),
            by=entry.by,
            by_name=names.get(entry.by or "", ""),
            whom=entry.bot or names.get(entry.whom or "", ""),
            word=entry.word,
            changed=entry.changed,
        )
        for entry in journal
    )


def _awaiting(awaiting: tuple[Awaiting, ...], names: Names) -> tuple[AwaitingView, ...]:
    return tuple(
        AwaitingView(one.person, names.get(one.person, ""), one.colour) for one in awaiting
    )


def no_late_seat(state: TableState) -> Obstacle | None:
    """Why who comes now gets no seat in the game that is played; None: they do, or none is."""
    if state.stage != "playing":
        return None
    try:
        check_late(state)
    except Refused as refused:
        return Obstacle(refused.code, dict(refused.facts))
    return None


def _obstacle(state: TableState, decks: JoinDecks) -> Obstacle | None:
    if state.stage == "playing":
        return None
    settings = state.settings
    try:
        cards = decks(settings.decks)
        find_game(settings.game).check(len(state.seats), cards, settings.options)
    except Refused as refused:
        return Obstacle(refused.code, dict(refused.facts))
    return None
