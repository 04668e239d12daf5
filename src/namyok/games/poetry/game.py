"""«Поэзия» as an entry of the catalogue."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from namyok.games.poetry import editions, late, offers
from namyok.games.poetry.apply import apply
from namyok.games.poetry.clauses import CLAUSES
from namyok.games.poetry.commands import PoetryCommand
from namyok.games.poetry.decide import decide
from namyok.games.poetry.deeds import deeds
from namyok.games.poetry.events import (
    GameEnded,
    GameStarted,
    PoetryEvent,
    RoundBegan,
    SeatAdded,
)
from namyok.games.poetry.offers import PoetryOffer
from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.project import own, watch
from namyok.games.poetry.record import write
from namyok.games.poetry.retrace import retrace
from namyok.games.poetry.scoring import final_scores
from namyok.games.poetry.state import LINES, FinishedRound, Result, State
from namyok.games.poetry.views import PoetryView
from namyok.kernel import (
    CardId,
    Chance,
    Deeds,
    Game,
    Line,
    Moment,
    Player,
    Refused,
    Retraced,
    Seat,
)


class Poetry(Game[State, PoetryCommand, PoetryEvent, PoetryView, PoetryOffer]):
    """The one edition there is."""

    key = editions.KEY
    players = editions.PLAYERS
    deck = "stories"
    deck_size = 100
    ranges = editions.RANGES
    command_type = PoetryCommand
    event_type = PoetryEvent
    view_type = PoetryView
    round_type = FinishedRound
    result_type = Result
    seconds = {"telling": 90, "guessing": 75, "judging": 30, "ending": 45, "result": 60}
    names_first = True
    clauses = CLAUSES

    def defaults(self, players: int) -> PoetryOptions:
        return editions.defaults(players)

    def short(self, players: int) -> Mapping[str, Any]:  # noqa: ARG002 - a round takes its time
        return {"cycles": 1}

    def check(
        self, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]
    ) -> PoetryOptions:
        return editions.check(players, cards, chosen)

    def begin(
        self,
        players: int,
        cards: Sequence[CardId],
        chosen: Mapping[str, Any],
        chance: Chance,
        first: Seat | None = None,
    ) -> tuple[PoetryEvent, ...]:
        options = self.check(players, cards, chosen)
        if first is not None and not 0 <= first < players:
            raise Refused("no_such_seat", seat=first, seats=players)
        dealt = chance.draw(LINES, players * options.hand)
        hands: list[tuple[Line, ...]] = [
            dealt[seat * options.hand : (seat + 1) * options.hand] for seat in range(players)
        ]
        virtual = editions.virtual_seat(players)
        if virtual is not None:
            hands.append(())
        if first is None:
            (first,) = chance.draw(range(players), 1)
        count = editions.stories_on_table(players, options)
        return (
            GameStarted(players, virtual, options, tuple(hands), tuple(cards)),
            RoundBegan(first, chance.draw(cards, count)),
        )

    def decide(
        self, state: State, seat: Seat, command: PoetryCommand, chance: Chance
    ) -> tuple[PoetryEvent, ...]:
        return decide(state, seat, command, chance)

    def check_late(self, state: State) -> None:
        late.check_late(state)

    def add_seat(self, state: State, chance: Chance) -> tuple[PoetryEvent, ...]:
        return late.add_seat(state, chance)

    def stop(self, state: State) -> tuple[PoetryEvent, ...]:
        if state.result is not None:
            raise Refused("wrong_phase", phase=state.phase)
        kept = tuple(map(len, state.kept))
        return (GameEnded(final_scores(state), kept, (), (), "aborted"),)

    def apply(self, state: State | None, event: PoetryEvent) -> State:
        return apply(state, event)

    def watch(self, state: State) -> PoetryView:
        return watch(state)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return own(state, seat)

    def offers(self, state: State, seat: Seat) -> tuple[PoetryOffer, ...]:
        return offers.offers(state, seat)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return offers.waiting(state)

    def moment(self, state: State) -> Moment:
        return Moment(state.round, state.phase, state.guesser)

    def deeds(self, finished: FinishedRound) -> Deeds:
        return deeds(finished)

    def modest(self, state: State, seat: Seat, people: Collection[Seat]) -> tuple[PoetryOffer, ...]:
        return offers.modest(state, seat, people)

    def shown(self, event: PoetryEvent) -> Iterable[CardId]:
        return event.stories if isinstance(event, RoundBegan | SeatAdded) else ()

    def pick(self, offer: PoetryOffer, chance: Chance) -> PoetryCommand:
        return offers.pick(offer, chance)

    def record(
        self,
        players: Sequence[Player],
        events: Iterable[PoetryEvent],
        stood_in: Mapping[int, Iterable[Seat]],
    ) -> dict[str, Any]:
        return write(players, events, stood_in)

    def retrace(self, record: Mapping[str, Any]) -> Retraced:
        return retrace(self, record)


POETRY = Poetry()
