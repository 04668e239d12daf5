"""Tables to views, by allow-list."""

from typing import TYPE_CHECKING

from namyok.games.catalogue import find_game
from namyok.kernel import Record, Refused
from namyok.table.decide import JoinDecks
from namyok.table.ids import PersonId
from namyok.table.state import TableState
from namyok.table.views import Obstacle, PersonView, SeatView, TableView

if TYPE_CHECKING:
    from namyok.table.table import Table


class Shared(Record, frozen=True):
    """The part of a table's views that is the same for everybody, made once a version."""

    people: tuple[PersonView, ...]
    """Everybody let in."""
    knocking: tuple[PersonView, ...]
    """Who waits to be let in."""
    seats: tuple[SeatView, ...]
    """Who sits, clockwise."""
    obstacle: Obstacle | None
    """Why the game can't begin."""


def share(table: "Table", decks: JoinDecks) -> Shared:
    """What all views of this version have in common."""
    state = table.state
    return Shared(
        people=_people(table, state.people),
        knocking=_people(table, state.knocking),
        seats=tuple(
            SeatView(
                person=seated.person,
                name="" if seated.bot else table.names.get(seated.person, ""),
                colour=seated.colour,
                bot=seated.bot,
                stand_in=seated.stand_in,
                present=seated.bot or table.is_present(seated.person),
            )
            for seated in state.seats
        ),
        obstacle=_obstacle(state, decks),
    )


def show(table: "Table", person: PersonId | None, shared: Shared) -> TableView:
    """All that somebody may know of a table; None looks from outside."""
    state = table.state
    inside = person is not None and person in state.people
    you = person if inside or person in state.knocking else None
    seat = state.seat_of(you)
    hidden = state.settings.knock and not inside
    running = None if hidden else state.running
    return TableView(
        code=table.row.code,
        join=table.row.join if inside else None,
        language=state.language,
        you=you,
        your_seat=seat,
        knocked=you in state.knocking,
        host=state.host,
        people=() if hidden else shared.people,
        knocking=shared.knocking if you == state.host else (),
        seats=() if hidden else shared.seats,
        settings=state.settings,
        obstacle=shared.obstacle,
        stage=state.stage,
        games=state.games,
        paused=state.paused,
        deadline=table.deadline,
        game=None if running is None else running.game.project(running.state, seat),
    )


def _people(table: "Table", people: tuple[PersonId, ...]) -> tuple[PersonView, ...]:
    return tuple(PersonView(one, table.names.get(one, ""), table.is_present(one)) for one in people)


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
