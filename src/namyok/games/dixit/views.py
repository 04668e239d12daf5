"""What a seat may know of a picture game."""

from namyok.games.dixit.commands import Clue
from namyok.games.dixit.offers import DixitOffer
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.state import FinishedRound, Phase, Result
from namyok.kernel import CardId, GameView, Number, Seat


class DixitView(GameView, frozen=True, kw_only=True, tag="dixit"):
    """The table as one seat sees it, or as a watcher does."""

    options: DixitOptions
    """The values that hold at this table."""
    phase: Phase
    """What the table is doing."""
    finds: bool
    """Whether the storyteller's card is to be found; otherwise all look for what most choose."""
    storyteller: Seat | None
    """Whose turn it is; None in the race."""
    clue: Clue | None
    """What the storyteller told in this round; None before."""
    told: tuple[int, ...]
    """How many rounds each seat has told."""
    deck_left: int
    """Cards left to draw."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[CardId, ...] | None
    """The looker's own cards; None for a watcher and for a covered hand."""
    given: tuple[CardId, ...]
    """What the looker has handed over in this round, while the table is not laid."""
    gave: tuple[Seat, ...]
    """Who has handed over cards in this round."""
    laid: int
    """How many cards lie face down, before they are turned."""
    table_size: int
    """How many cards lie on the table in a round."""
    table: tuple[CardId, ...]
    """The cards face up; the first has number 1."""
    own_numbers: tuple[Number, ...]
    """The numbers of the cards of the looker's side."""
    voters: tuple[Seat, ...]
    """Who votes on this table; empty in other phases."""
    voted: tuple[Seat, ...]
    """Who has laid markers."""
    vote: tuple[Number, ...]
    """The looker's own markers."""
    red: Number | None
    """The looker's own red marker."""
    offers: tuple[DixitOffer, ...]
    """What the looker may do now."""
    last: FinishedRound | None
    """The round before this one, all open; None in the first."""
    result: Result | None
    """How the game ended; None before."""
