"""The whole truth of a picture game; only the server ever holds it."""

from typing import Literal, TypeAlias

from namyok.games.dixit.commands import Clue
from namyok.games.dixit.events import EndReason, Laid
from namyok.games.dixit.options import DixitOptions
from namyok.kernel import CardId, Number, Seat, Side, Value

Phase: TypeAlias = Literal["race", "telling", "giving", "voting", "over"]
"""Race: nobody has told yet, the first to come forward will."""

Why: TypeAlias = Literal[
    "told",
    "all_found",
    "none_found",
    "found",
    "missed",
    "chosen",
    "lone_marker",
    "matched",
    "alone",
    "red",
]
"""Told: some understood the clue. Chosen: votes on own cards. Matched, alone, red: party only."""


class Result(Value, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    """Final points by side."""
    winners: tuple[Side, ...]
    """All leaders; nobody if the game was aborted."""
    reason: EndReason
    """The first end that came true."""


class Part(Value, frozen=True):
    """One reason why a side got points in a round, or got none."""

    why: Why
    """What for."""
    points: int
    """What it brought; 0 where something is worth saying though it brought nothing."""
    count: int = 0
    """How many people it took: finders, votes on own cards, who chose alike; 0 for the others."""


class FinishedRound(Value, frozen=True):
    """A round with everything open."""

    round: int
    """Which round, counted from 1."""
    storyteller: Seat
    """Who told."""
    clue: Clue
    """What was told."""
    table: tuple[Laid, ...]
    """The cards in table order, with their owners."""
    target: Number | None
    """The card to find; None in the party game."""
    votes: tuple[tuple[Number, ...], ...]
    """The markers by seat; empty for who did not vote."""
    red: Number | None
    """The card marked red; None outside the party game."""
    points: tuple[int, ...]
    """The points of this round by side."""
    scores: tuple[int, ...]
    """The points after this round by side."""
    parts: tuple[tuple[Part, ...], ...] = ()
    """By side, what its points are made of: their sum is the side's points."""


class State(Value, frozen=True):
    """Everything there is to know."""

    edition: str
    """The key of the edition."""
    players: int
    """How many play."""
    options: DixitOptions
    """The values that hold at this table."""
    phase: Phase
    """What the table is doing."""
    round: int
    """Which round, counted from 1."""
    storyteller: Seat | None
    """Whose turn it is; None in the race."""
    clue: Clue | None
    """What the storyteller told in this round; None before."""
    hands: tuple[tuple[CardId, ...], ...]
    """Cards held, by seat, without those handed over."""
    given: tuple[tuple[CardId, ...], ...]
    """Cards handed over, by seat, until the table is laid."""
    givers: frozenset[Seat]
    """Who has handed over cards in this round."""
    table: tuple[Laid, ...]
    """The cards face up, in table order."""
    votes: tuple[tuple[Number, ...], ...]
    """Markers laid, by seat."""
    red: Number | None
    """The card marked red so far."""
    deck: tuple[CardId, ...]
    """Cards to draw from; their order means nothing."""
    discards: tuple[CardId, ...]
    """Cards that were on the table in earlier rounds."""
    scores: tuple[int, ...]
    """Points by side."""
    told: tuple[int, ...]
    """How many rounds each seat has told."""
    last: FinishedRound | None
    """The round before this one; None in the first."""
    result: Result | None
    """How the game ended; None before."""
    late: int = 0
    """How many of the players, the last ones, came when the game had begun."""

    @property
    def teller(self) -> Seat:
        """The storyteller, in every phase that has one."""
        assert self.storyteller is not None, "the race has no storyteller yet"
        return self.storyteller
