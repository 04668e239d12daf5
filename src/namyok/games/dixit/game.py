"""The picture games as entries of the catalogue."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from namyok.games.dixit import late
from namyok.games.dixit.apply import apply
from namyok.games.dixit.clauses import CLAUSES
from namyok.games.dixit.commands import DixitCommand, GiveClue
from namyok.games.dixit.decide import decide
from namyok.games.dixit.deeds import deeds
from namyok.games.dixit.editions import EDITIONS, Edition, check
from namyok.games.dixit.events import (
    CardsGiven,
    DixitEvent,
    GameEnded,
    GameStarted,
    HandsFilled,
    SeatAdded,
    VoteCast,
)
from namyok.games.dixit.offers import DixitOffer, offers, pick, rivals, waiting
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.project import moved, own, watch
from namyok.games.dixit.record import write
from namyok.games.dixit.retrace import retrace
from namyok.games.dixit.state import FinishedRound, Result, State
from namyok.games.dixit.views import DixitView
from namyok.kernel import (
    CardId,
    Chance,
    Game,
    Moment,
    Player,
    Recording,
    Refused,
    Retraced,
    Seat,
)


class Dixit(Game[State, DixitCommand, DixitEvent, DixitView, DixitOffer]):
    """One edition."""

    deck = "dreams"
    deck_size = 84
    command_type = DixitCommand
    event_type = DixitEvent
    view_type = DixitView
    round_type = FinishedRound
    result_type = Result
    seconds = {"race": 60, "telling": 90, "giving": 60, "voting": 60, "result": 30}
    unveiling = ("voting",)
    clauses = CLAUSES
    # As they are, since a method around each would be half of what some of them cost.
    decide = staticmethod(decide)
    apply = staticmethod(apply)
    watch = staticmethod(watch)
    own = staticmethod(own)
    moved = staticmethod(moved)
    offers = staticmethod(offers)
    waiting = staticmethod(waiting)
    rivals = staticmethod(rivals)
    pick = staticmethod(pick)
    deeds = staticmethod(deeds)

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self.key = edition.key
        self.players = edition.players
        self.ranges = edition.ranges

    def defaults(self, players: int) -> DixitOptions:
        return self._edition.defaults(players)

    def short(self, players: int) -> Mapping[str, Any]:
        return self._edition.short(players)

    def check(
        self, players: int, cards: Sequence[CardId], chosen: Mapping[str, Any]
    ) -> DixitOptions:
        return check(self._edition, players, cards, chosen)

    def begin(
        self,
        players: int,
        cards: Sequence[CardId],
        chosen: Mapping[str, Any],
        chance: Chance,
        first: Seat | None = None,
    ) -> tuple[DixitEvent, ...]:
        if first is not None:
            raise Refused("first_comes_forward")
        options = self.check(players, cards, chosen)
        dealt = chance.draw(cards, players * options.hand)
        hands = tuple(
            dealt[seat * options.hand : (seat + 1) * options.hand] for seat in range(players)
        )
        in_hands = set(dealt)
        deck = tuple(card for card in cards if card not in in_hands)
        return (GameStarted(self.key, players, options, hands, deck),)

    def check_late(self, state: State) -> None:
        late.check_late(state)

    def add_seat(self, state: State, chance: Chance) -> tuple[DixitEvent, ...]:
        return late.add_seat(state, chance)

    def stop(self, state: State) -> tuple[DixitEvent, ...]:
        if state.result is not None:
            raise Refused("wrong_phase", phase=state.phase)
        return (GameEnded(state.scores, (), "aborted"),)

    def moment(self, state: State) -> Moment:
        return Moment(state.round, state.phase)

    def shown(self, event: DixitEvent) -> Iterable[CardId]:
        match event:
            case CardsGiven() | VoteCast():  # as nearly always
                return ()
            case GameStarted(hands=hands):
                return [card for hand in hands for card in hand]
            case HandsFilled(drawn=drawn):
                return [card for cards in drawn for card in cards]
            case SeatAdded(hand=hand):
                return hand
            case _:
                return ()

    def recording(self, command: DixitCommand) -> Recording | None:
        if not isinstance(command, GiveClue) or command.clue.clip is None:
            return None
        return Recording(command.clue.kind, command.clue.clip)

    def keepsake(self, finished: FinishedRound) -> FinishedRound:
        """A recording stays at the table."""
        return replace(finished, clue=replace(finished.clue, clip=None))

    def record(
        self,
        players: Sequence[Player],
        events: Iterable[DixitEvent],
        stood_in: Mapping[int, Iterable[Seat]],
    ) -> dict[str, Any]:
        return write(players, events, stood_in)

    def retrace(self, record: Mapping[str, Any]) -> Retraced:
        return retrace(self, record)


GAMES: tuple[Dixit, ...] = tuple(Dixit(edition) for edition in EDITIONS.values())
