"""Tables to views, by allow-list, as JSON: what several lookers share is made once a version."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.kernel import Refused, Seat
from namyok.table.decide import JoinDecks
from namyok.table.graft import Graft
from namyok.table.ids import PersonId
from namyok.table.settings import Settings
from namyok.table.state import Running, Seated, TableState
from namyok.table.views import Obstacle, PersonView, SeatView, TableView

if TYPE_CHECKING:
    from namyok.table.table import Table


class Show:
    """One version of a table for all who are inside, or for all who stand at its door."""

    def __init__(self, table: "Table", decks: JoinDecks, door: bool) -> None:
        self._table = table
        self._running = None if door else table.state.running
        self._game = None if self._running is None else Graft(_watched(self._running))
        self._view = Graft(_outside(table, decks, door))

    def to(self, person: PersonId | None) -> msgspec.Raw:
        """All that somebody may know of the table, a ``TableView``; None looks from outside."""
        state = self._table.state
        inside = person in state.people
        you = person if inside or person in state.knocking else None
        return self._view.completed(
            {
                "join": self._table.row.join if inside else None,
                "you": you,
                "your_seat": state.seat_of(you),
                "knocked": you in state.knocking,
                "knocking": _people(self._table, state.knocking) if you == state.host else (),
                "screens": tuple(self._table.screens) if you == state.host else (),
                "game": self._game_to(state.player(you)),
            }
        )

    def _game_to(self, seat: Seat | None) -> msgspec.Raw | None:
        if self._game is None or self._running is None:
            return None
        if seat is None:
            return self._game.alone()
        return self._game.completed(self._running.game.own(self._running.state, seat))


def _watched(running: Running) -> Any:
    return running.game.watch(running.state)


def _outside(table: "Table", decks: JoinDecks, door: bool) -> TableView:
    """What everybody may know who is not anybody at the table."""
    state = table.state
    return TableView(
        code=table.row.code,
        join=None,
        language=state.language,
        you=None,
        your_seat=None,
        knocked=False,
        door=door,
        host=state.host,
        people=() if door else _people(table, state.people),
        knocking=(),
        screens=(),
        seats=() if door else _seats(table, state.seats),
        company=None if door or state.stage != "over" else _seats(table, state.company),
        settings=_at_the_door(state.settings) if door else state.settings,
        obstacle=None if door else _obstacle(state, decks),
        stage=state.stage,
        games=state.games,
        paused=state.paused,
        deadline=table.deadline,
        game=None,
    )


def _at_the_door(settings: Settings) -> Settings:
    """Without decks: the name of an own one is the key to its pictures."""
    return replace(settings, decks=(), options={})


def _seats(table: "Table", seats: tuple[Seated, ...]) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            person=seated.person,
            name="" if seated.bot else table.names.get(seated.person, ""),
            colour=seated.colour,
            bot=seated.bot,
            stand_in=seated.stand_in,
            present=seated.bot or seated.person in table.presence,
        )
        for seated in seats
    )


def _people(table: "Table", people: tuple[PersonId, ...]) -> tuple[PersonView, ...]:
    return tuple(PersonView(one, table.names.get(one, ""), one in table.presence) for one in people)


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
