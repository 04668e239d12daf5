"""What can happen in the picture games."""

from typing import Literal, TypeAlias

from namyok.games.dixit.commands import Clue
from namyok.games.dixit.options import DixitOptions
from namyok.kernel import CardId, Event, Number, Seat, Side, Value

EndReason: TypeAlias = Literal["points", "deck", "cycles", "aborted"]


class Laid(Value, frozen=True):
    """A card on the table; its number is its place, counted from 1."""

    card: CardId
    """The picture."""
    owner: Seat
    """Who gave it; secret until the votes are open."""


class GameStarted(Event, frozen=True):
    """The cards are dealt."""

    edition: str
    """The key of the edition."""
    players: int
    """How many play."""
    options: DixitOptions
    """The values that hold at this table."""
    hands: tuple[tuple[CardId, ...], ...]
    """The hands by seat."""
    deck: tuple[CardId, ...]
    """The cards not dealt; chance draws from them, their order means nothing."""


class SeatAdded(Event, frozen=True):
    """Somebody has come late and sits down on the last seat, before the round's clue."""

    hand: tuple[CardId, ...]
    """What they were dealt."""
    score: int
    """The points that they begin with: the fewest at the table."""
    options: DixitOptions
    """The values that hold from now on; some depend on the number of players."""
    reshuffled: bool
    """Whether the discard pile became a new deck for this hand."""


class StorytellerCameForward(Event, frozen=True):
    """Somebody was the first to have an idea."""

    seat: Seat
    """The first storyteller."""


class ClueGiven(Event, frozen=True):
    """The storyteller has told."""

    clue: Clue
    """What the others get."""
    card: CardId | None
    """The storyteller's card; None where the storyteller tells without one."""


class CardsGiven(Event, frozen=True):
    """A seat has handed over its cards; what it had handed over before is back in its hand."""

    seat: Seat
    """Who gave."""
    cards: tuple[CardId, ...]
    """What was given; secret until the table is laid."""


class CardsTakenBack(Event, frozen=True):
    """A seat has its cards back in its hand."""

    seat: Seat
    """Who took them."""


class TableLaid(Event, frozen=True):
    """All have given; the cards lie face up, shuffled."""

    table: tuple[Laid, ...]
    """The cards in table order."""


class VoteCast(Event, frozen=True):
    """A seat has laid its markers, or laid them anew."""

    seat: Seat
    """Who voted."""
    numbers: tuple[Number, ...]
    """The chosen cards; secret until all have voted."""
    red: Number | None
    """The card marked red; None for all but a storyteller of the party game."""


class RoundScored(Event, frozen=True):
    """The votes are open."""

    points: tuple[int, ...]
    """The points of this round by side."""


class HandsFilled(Event, frozen=True):
    """The table is discarded and everyone has drawn, first the seat left of the storyteller."""

    drawn: tuple[tuple[CardId, ...], ...]
    """What each seat drew, in order."""
    reshuffled: bool
    """Whether the discard pile became a new deck during this draw."""


class HandsPassed(Event, frozen=True):
    """Everyone has passed the whole hand to the left."""


class RoundBegan(Event, frozen=True):
    """The next storyteller's turn."""

    storyteller: Seat
    """The seat left of the last storyteller."""


class GameEnded(Event, frozen=True):
    """The game is over."""

    scores: tuple[int, ...]
    """Final points by side."""
    winners: tuple[Side, ...]
    """All leaders; nobody if the game was aborted."""
    reason: EndReason
    """The first end that came true."""


DixitEvent: TypeAlias = (
    GameStarted
    | SeatAdded
    | StorytellerCameForward
    | ClueGiven
    | CardsGiven
    | CardsTakenBack
    | TableLaid
    | VoteCast
    | RoundScored
    | HandsFilled
    | HandsPassed
    | RoundBegan
    | GameEnded
)
