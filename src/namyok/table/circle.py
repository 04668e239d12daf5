"""What a circle of friends has learned of each other: counted over the games of their table."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from namyok.kernel import Number, Record, Seat, Side
from namyok.table.chronicle import PastGame
from namyok.table.ids import Colour, PersonId
from namyok.table.keepsakes import record

Pair = tuple[PersonId, PersonId]


class CirclePerson(Record, frozen=True, kw_only=True):
    """Somebody of the circle; bots are none of it."""

    person: PersonId
    """Who."""
    name: str
    """What they call themselves; empty if they asked to be forgotten."""
    colour: Colour
    """The rabbit of their last game."""
    games: int
    """How many games they played to the end."""
    won: int
    """How many of these they won."""
    told: int
    """Clues that others could have understood."""
    split: int
    """Those of them that some found and some did not."""
    guessed: int
    """Rounds of «Поэзия» in which they looked for the story."""
    stories: int
    """Those of them in which they found it."""
    laid: int
    """Lines that they added to a poem."""
    fitting: int
    """Those of them that fitted."""


class CirclePair(Record, frozen=True, kw_only=True):
    """How often something happened between two, of the times that it could."""

    who: PersonId
    """Who found, or was fooled."""
    whom: PersonId
    """Whose card it was."""
    times: int
    """How often it happened."""
    chances: int
    """How often it could have."""


class Circle(Record, frozen=True, kw_only=True):
    """What a circle knows of itself."""

    games: int
    """Games played to the end."""
    people: tuple[CirclePerson, ...]
    """Everybody who played, in order of arrival."""
    finds: tuple[CirclePair, ...]
    """Who found whose card; pairs that never had a chance are left out."""
    fooled: tuple[CirclePair, ...]
    """Who voted for whose card that was not the storyteller's."""


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
        self._of: dict[str, Counter[PersonId]] = {
            field: Counter()
            for field in (
                *("games", "won", "told", "split"),
                *("guessed", "stories", "laid", "fitting"),
            )
        }
        self._found: Counter[Pair] = Counter()
        self._could_find: Counter[Pair] = Counter()
        self._fooled: Counter[Pair] = Counter()
        self._could_fool: Counter[Pair] = Counter()

    def take(self, past: PastGame) -> None:
        kept = record(past, {})
        sides = past.sides
        if kept["result"]["reason"] != "aborted":
            self._games += 1
            self._standing(past, sides, kept["result"]["winners"])
        for number, played in enumerate(kept["rounds"], 1):
            people = _people(past, number)
            for seat, person in people.items():
                self._colours[person] = past.seats[seat].colour
            if "hint" in played:
                self._poem(played, people)
            elif played["target"] is not None:
                self._table(played, people, sides)

    def _standing(self, past: PastGame, sides: Sequence[Side], winners: list[Side]) -> None:
        for seat, seated in enumerate(past.seats):
            if not seated.bot:
                self._colours[seated.person] = seated.colour
                self._of["games"][seated.person] += 1
                self._of["won"][seated.person] += sides[seat] in winners

    def _table(
        self, played: Mapping[str, Any], people: Mapping[Seat, PersonId], sides: Sequence[Side]
    ) -> None:
        teller = people.get(played["storyteller"])
        votes = {int(seat): set(numbers) for seat, numbers in played["votes"].items()}
        found = {seat for seat, numbers in votes.items() if played["target"] in numbers}
        if teller is not None:
            self._of["told"][teller] += 1
            self._of["split"][teller] += 0 < len(found) < len(votes)
        decoys: dict[Seat, set[Number]] = {}
        for laid in played["table"]:
            if laid["number"] != played["target"] and laid["owner"] in people:
                decoys.setdefault(laid["owner"], set()).add(laid["number"])
        for seat, numbers in votes.items():
            if seat not in people:
                continue
            who = people[seat]
            if teller is not None:
                self._could_find[who, teller] += 1
                self._found[who, teller] += seat in found
            for owner, laid in decoys.items():
                if sides[owner] != sides[seat]:
                    self._could_fool[who, people[owner]] += 1
                    self._fooled[who, people[owner]] += bool(numbers & laid)

    def _poem(self, played: Mapping[str, Any], people: Mapping[Seat, PersonId]) -> None:
        for seat, person in people.items():
            if seat != played["storyteller"]:
                self._of["guessed"][person] += 1
                self._of["stories"][person] += seat == played["finder"]
        for turn in played["turns"]:
            if turn["action"] == "line" and turn["seat"] in people:
                self._of["laid"][people[turn["seat"]]] += 1
                self._of["fitting"][people[turn["seat"]]] += turn["fits"]

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
                    **{field: counted[person] for field, counted in self._of.items()},
                )
                for person in everybody
            ),
            finds=_pairs(self._found, self._could_find),
            fooled=_pairs(self._fooled, self._could_fool),
        )


def _people(past: PastGame, round: int) -> dict[Seat, PersonId]:
    """Who played their seat themselves in a round: no bots, and nobody that a bot stood in for."""
    helped = past.stood_in.get(round, frozenset())
    return {
        seat: seated.person
        for seat, seated in enumerate(past.seats_in.get(round, past.seats))
        if not seated.bot and seat not in helped
    }


def _pairs(times: Counter[Pair], chances: Counter[Pair]) -> tuple[CirclePair, ...]:
    return tuple(
        CirclePair(who=who, whom=whom, times=times[who, whom], chances=count)
        for (who, whom), count in chances.items()
    )
