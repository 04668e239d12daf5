"""What a circle of friends has learned of each other: counted over the games of their table."""

from collections import Counter
from collections.abc import Iterable, Mapping

from namyok.kernel import Seat, Value
from namyok.past.chronicle import PastGame
from namyok.table.doers import by_themselves
from namyok.table.ids import Colour, PersonId

Pair = tuple[PersonId, PersonId]


class CirclePerson(Value, frozen=True, kw_only=True):
    """Somebody of the circle; bots are none of it."""

    person: PersonId
    """Who."""
    name: str
    """What they call themselves; empty if they asked to be forgotten."""
    colour: Colour
    """The rabbit of their last game."""
    games: int
    """How many games that came to their end were theirs: they moved in most rounds of the seat."""
    won: int
    """How many of these they won."""
    did: dict[str, int]
    """How often they did what, by the words of the games' deeds; without what never happened."""


class CirclePair(Value, frozen=True, kw_only=True):
    """How often something happened between two, of the times that it could."""

    who: PersonId
    """Who found, or was fooled."""
    whom: PersonId
    """Whose card it was."""
    times: int
    """How often it happened."""
    chances: int
    """How often it could have."""


class Circle(Value, frozen=True, kw_only=True):
    """What a circle knows of itself."""

    games: int
    """Games played to the end."""
    people: tuple[CirclePerson, ...]
    """Everybody who played, in order of arrival."""
    between: dict[str, tuple[CirclePair, ...]]
    """What happened between two, by the words of the games; who never had a chance is left out."""


def circle(games: Iterable[PastGame], names: Mapping[PersonId, str]) -> Circle:
    """Count over all games of a table; a stand-in's moves are nobody's."""
    counts = _Counts()
    for past in games:
        counts.take(past)
    return counts.result(names)


class _Counts:
    def __init__(self) -> None:
        self._games = 0
        self._colours: dict[PersonId, Colour] = {}
        self._played: Counter[PersonId] = Counter()
        self._won: Counter[PersonId] = Counter()
        self._did: dict[PersonId, Counter[str]] = {}
        self._times: dict[str, Counter[Pair]] = {}
        self._chances: dict[str, Counter[Pair]] = {}

    def take(self, past: PastGame) -> None:
        if past.result.reason != "aborted":
            self._games += 1
            self._standing(past)
        for finished in past.rounds:
            people = by_themselves(past.doers.get(finished.round, {}))
            for seat, person in people.items():
                self._colours[person] = past.seats[seat].colour
            self._round(past, finished, people)

    def _standing(self, past: PastGame) -> None:
        for seat, person in _whose(past).items():
            self._colours[person] = past.seats[seat].colour
            self._played[person] += 1
            self._won[person] += past.sides[seat] in past.result.winners

    def _round(self, past: PastGame, finished: object, people: Mapping[Seat, PersonId]) -> None:
        deeds = past.game.deeds(finished)
        for deed in deeds.done:
            if deed.seat in people:
                self._did.setdefault(people[deed.seat], Counter())[deed.what] += deed.times
        for one in deeds.between:
            apart = past.sides[one.who] != past.sides[one.whom]
            if apart and one.who in people and one.whom in people:
                pair = people[one.who], people[one.whom]
                self._chances.setdefault(one.what, Counter())[pair] += 1
                self._times.setdefault(one.what, Counter())[pair] += one.happened

    def result(self, names: Mapping[PersonId, str]) -> Circle:
        order = {person: place for place, person in enumerate(names)}
        everybody = sorted(self._colours, key=lambda person: order.get(person, len(order)))
        return Circle(
            games=self._games,
            people=tuple(
                CirclePerson(
                    person=person,
                    name=names.get(person, ""),
                    colour=self._colours[person],
                    games=self._played[person],
                    won=self._won[person],
                    did=dict(self._did.get(person, {})),
                )
                for person in everybody
            ),
            between={
                what: _pairs(self._times[what], chances) for what, chances in self._chances.items()
            },
        )


def _whose(past: PastGame) -> dict[Seat, PersonId]:
    """Whose game it was, by seat: who moved themselves in most of its rounds; else nobody's."""
    rounds = Counter(seat for doers in past.doers.values() for seat in doers)
    moved = Counter(
        (seat, person)
        for doers in past.doers.values()
        for seat, done in doers.items()
        for person in {one.person for one in done if not (one.bot or one.stood_in)}
    )
    return {seat: person for (seat, person), own in moved.items() if 2 * own > rounds[seat]}


def _pairs(times: Counter[Pair], chances: Counter[Pair]) -> tuple[CirclePair, ...]:
    return tuple(
        CirclePair(who=who, whom=whom, times=times[who, whom], chances=count)
        for (who, whom), count in chances.items()
    )
