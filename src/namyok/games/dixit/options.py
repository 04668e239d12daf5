"""The options of the picture games. Each edition says which of them it has, and in which range."""

from namyok.games.dixit.commands import CLUE_KINDS, ClueKind
from namyok.kernel import Value


class DixitOptions(Value, frozen=True, kw_only=True):
    """Every number and switch of a table."""

    hand: int
    """Cards in a full hand."""
    gives: int
    """Cards that each giver hands over."""
    points_to_win: int | None
    """Points that end the game; None: no such end."""
    cycles: int | None
    """How often everybody tells before the game ends; None: no such end."""
    deck_end: bool
    """Whether the game ends with the round in which the deck's last card is drawn."""
    reshuffle: bool
    """Whether the discard pile becomes a new deck when the deck is out."""
    bonus_cap: int | None
    """The most points of a round for votes on own cards; None: no limit."""
    lone_finder_points: int
    """What finder and storyteller get when exactly one of two voters finds the card."""
    markers: int
    """How many different cards a voter may mark."""
    lone_marker_point: bool
    """Whether a finder who used one marker only gets a point more."""
    match_cap: int | None
    """The most points for greens on one card in the party game; None in the others."""
    pass_hands: bool
    """Whether hands move to the left after each round of the party game."""
    clue_kinds: tuple[ClueKind, ...] = CLUE_KINDS
    """The kinds of clue allowed."""
