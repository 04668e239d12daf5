"""Who gives, who votes and who scores together: the strategies in which editions differ."""

from abc import ABC, abstractmethod
from functools import cache, lru_cache
from typing import ClassVar

from namyok.games.dixit.events import Laid
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.scoring import Parts, Tally, finding_parts, matching_parts
from namyok.games.dixit.state import State
from namyok.kernel import Number, Seat, Side

GiverGroups = tuple[tuple[Seat, ...], ...]
"""From each group exactly one seat gives."""


class Roles(ABC):
    """What an edition must say about the people at the table."""

    tells_with_card: ClassVar[bool]
    """Whether the storyteller names a card of the hand together with the clue."""
    takes_late: ClassVar[bool] = True
    """Whether somebody can be dealt in during a game."""
    green_and_red: ClassVar[bool] = False
    """Whether the storyteller votes, too, and marks a card red."""

    def side(self, seat: Seat, players: int) -> Side:  # noqa: ARG002 - a team needs the number
        """Who a seat scores with."""
        return seat

    def sides(self, players: int) -> int:
        """How many scores there are."""
        return players

    def all_sides(self, players: int) -> tuple[Side, ...]:
        """The side of every seat."""
        return _all_sides(self, players)

    @abstractmethod
    def giver_groups(self, players: int, storyteller: Seat) -> GiverGroups:
        """The groups that owe a card after the clue."""

    def giver_group(self, players: int, storyteller: Seat, seat: Seat) -> tuple[Seat, ...]:
        """Those of whom one gives, this seat among them; empty for who does not give."""
        return _giver_group(self, players, storyteller, seat)

    def yet_to_give(
        self, players: int, storyteller: Seat, givers: frozenset[Seat]
    ) -> tuple[Seat, ...]:
        """The seats of all groups of which nobody has given."""
        return _yet_to_give(self, players, storyteller, givers)

    @abstractmethod
    def voters(self, state: State) -> tuple[Seat, ...]:
        """Who votes on this table."""

    @abstractmethod
    def target(self, state: State) -> Number | None:
        """The card to find; None if there is none."""

    @abstractmethod
    def parts(self, state: State) -> Parts:
        """What the points of a round are made of, by side."""

    def barred(self, state: State, seat: Seat) -> tuple[Number, ...]:
        """The numbers that a seat may not vote for."""
        return self.own_numbers(state, seat)

    def own_numbers(self, state: State, seat: Seat) -> tuple[Number, ...]:
        """The numbers of the cards of a seat's side."""
        return _numbers(state.table, (seat,))

    def hand_is_covered(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - party only
        """Whether a seat may not even look at its own hand."""
        return False

    def cards_on_table(self, players: int, options: DixitOptions) -> int:
        """How many cards a round puts on the table."""
        groups = len(self.giver_groups(players, 0))
        return groups * options.gives + (1 if self.tells_with_card else 0)


class Finders(Roles):
    """The base game: everybody for themselves, looking for the storyteller's card."""

    tells_with_card = True

    def giver_groups(self, players: int, storyteller: Seat) -> GiverGroups:
        return _each_alone(players, storyteller)

    def voters(self, state: State) -> tuple[Seat, ...]:
        return _everyone_but(state.players, state.storyteller)

    def target(self, state: State) -> Number:
        return _numbers(state.table, (self.target_owner(state),))[0]

    def target_owner(self, state: State) -> Seat:
        """Whose card is to be found."""
        return state.teller

    def parts(self, state: State) -> Parts:
        sides = self.all_sides(state.players)
        voters, target = self.voters(state), self.target(state)
        return _found(sides, state.teller, state.table, target, voters, state.votes, state.options)


class Partners(Finders):
    """The team game: partners sit opposite; one of them gives, the other votes."""

    tells_with_card = False
    takes_late = False

    def side(self, seat: Seat, players: int) -> Side:
        return seat % (players // 2)

    def sides(self, players: int) -> int:
        return players // 2

    def giver_groups(self, players: int, storyteller: Seat) -> GiverGroups:
        return _team_groups(players, storyteller)

    def voters(self, state: State) -> tuple[Seat, ...]:
        half, own = state.players // 2, self.side(state.teller, state.players)
        return tuple(
            seat for seat in range(state.players) if seat % half != own and seat not in state.givers
        )

    def target_owner(self, state: State) -> Seat:
        return _partner(state.teller, state.players)

    def own_numbers(self, state: State, seat: Seat) -> tuple[Number, ...]:
        return _numbers(state.table, (seat, _partner(seat, state.players)))


class Matchers(Roles):
    """The party game: everybody gives and looks for the card that most others choose."""

    tells_with_card = False
    green_and_red = True

    def giver_groups(self, players: int, storyteller: Seat) -> GiverGroups:  # noqa: ARG002
        return _each_alone(players, None)

    def voters(self, state: State) -> tuple[Seat, ...]:
        return _everyone_but(state.players, None)

    def target(self, state: State) -> None:  # noqa: ARG002
        return None

    def barred(self, state: State, seat: Seat) -> tuple[Number, ...]:  # noqa: ARG002
        return ()

    def hand_is_covered(self, state: State, seat: Seat) -> bool:
        return state.clue is None and state.storyteller in (None, seat)

    def parts(self, state: State) -> Parts:
        greens = tuple(numbers[0] for numbers in state.votes)
        return matching_parts(greens, state.red, state.options.match_cap)


@lru_cache(maxsize=1024)
def _numbers(table: tuple[Laid, ...], owners: tuple[Seat, ...]) -> tuple[Number, ...]:
    """The same as long as a table lies, and asked with every vote, offer and view."""
    return tuple([number for number, laid in enumerate(table, 1) if laid.owner in owners])


@lru_cache(maxsize=256)
def _found(
    sides: tuple[Side, ...],
    teller: Seat,
    table: tuple[Laid, ...],
    target: Number,
    voters: tuple[Seat, ...],
    votes: tuple[tuple[Number, ...], ...],
    options: DixitOptions,
) -> Parts:
    """Asked when a round is decided, and again when what was decided is applied."""
    tally = Tally(
        sides=len({*sides}),
        storyteller=sides[teller],
        owners=tuple([sides[laid.owner] for laid in table]),
        target=target,
        votes={sides[seat]: votes[seat] for seat in voters},
    )
    return finding_parts(tally, options)


def _partner(seat: Seat, players: int) -> Seat:
    return (seat + players // 2) % players


@cache
def _all_sides(roles: Roles, players: int) -> tuple[Side, ...]:
    return tuple(roles.side(seat, players) for seat in range(players))


@cache
def _giver_group(roles: Roles, players: int, storyteller: Seat, seat: Seat) -> tuple[Seat, ...]:
    groups = roles.giver_groups(players, storyteller)
    return next((group for group in groups if seat in group), ())


@lru_cache(maxsize=4096)
def _yet_to_give(
    roles: Roles, players: int, storyteller: Seat, givers: frozenset[Seat]
) -> tuple[Seat, ...]:
    groups = roles.giver_groups(players, storyteller)
    return tuple(sorted([seat for one in groups if givers.isdisjoint(one) for seat in one]))


@cache
def _everyone_but(players: int, storyteller: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(players) if seat != storyteller)


@cache
def _each_alone(players: int, storyteller: Seat | None) -> GiverGroups:
    return tuple((seat,) for seat in _everyone_but(players, storyteller))


@cache
def _team_groups(players: int, storyteller: Seat) -> GiverGroups:
    """The storyteller's partner alone, and in every other team either of the two."""
    half = players // 2
    others = tuple((seat, seat + half) for seat in range(half) if seat != storyteller % half)
    return ((_partner(storyteller, players),), *others)
