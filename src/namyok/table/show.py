"""Tables to views, by allow-list."""

from typing import TYPE_CHECKING

from namyok.games.catalogue import find_game
from namyok.kernel import Refused
from namyok.table.decide import JoinDecks
from namyok.table.ids import PersonId
from namyok.table.state import TableState
from namyok.table.views import Obstacle, PersonView, SeatView, TableView

if TYPE_CHECKING:
    from namyok.table.table import Table


def show(table: "Table", person: PersonId | None, decks: JoinDecks) -> TableView:
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
        people=() if hidden else _people(table, state.people),
        knocking=_people(table, state.knocking) if you == state.host else (),
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
        settings=state.settings,
        obstacle=_obstacle(state, decks),
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
