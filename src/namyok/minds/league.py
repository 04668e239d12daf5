"""Minds against minds: who gains what, and how often some but not all find a hint."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from namyok.bots.ports import Thinker, blind
from namyok.games.dixit.state import FinishedRound as PictureRound
from namyok.games.poetry.state import FinishedRound as PoetryRound
from namyok.kernel import AnyGame, CardId, Chance, Command
from namyok.luck import Luck
from namyok.minds.diary import outcome

SURENESS = 1.96
"""Standard deviations on either side of an interval that holds in 95 of 100 cases."""


class Blind:
    """Any legal move: what luck alone is worth."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, game: AnyGame, view: Any) -> Command:
        return blind(game, view, self._chance)


class Standing:
    """What a mind has done so far."""

    def __init__(self) -> None:
        self.seats = 0
        self.points = 0
        self.squares = 0
        self.wins = 0.0
        self.told: Counter[str] = Counter()
        self.votes = 0
        self.found = 0
        self.poems: list[int] = []

    def add(self, points: int, won: float) -> None:
        """Count one game."""
        self.seats += 1
        self.points += points
        self.squares += points * points
        self.wins += won

    @property
    def mean(self) -> tuple[float, float]:
        """Points a game, and half the width of their interval."""
        mean = self.points / max(self.seats, 1)
        spread = sqrt(max(self.squares / max(self.seats, 1) - mean * mean, 0.0))
        return mean, SURENESS * spread / sqrt(max(self.seats, 1))


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    if not tries:
        return 0.0, 1.0
    share, square = hits / tries, SURENESS**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = sqrt(share * (1 - share) / tries + square / (4 * tries**2)) / (1 + square / tries)
    return middle - SURENESS * half, middle + SURENESS * half


def run_league(
    game: AnyGame,
    players: int,
    cards: Sequence[CardId],
    minds: Mapping[str, Callable[[Chance], Thinker]],
    games: int,
    seed: int,
) -> Mapping[str, Standing]:
    """Some games, at each of which the minds sit down in another order."""
    standings = {name: Standing() for name in minds}
    for number in range(games):
        luck = Luck(random.Random(f"{seed}/{number}"))
        seats = _seats(tuple(minds), players, luck)
        play(game, cards, seats, [minds[name](luck) for name in seats], luck, standings)
    return standings


def _seats(names: Sequence[str], players: int, luck: Luck) -> list[str]:
    """Everybody once before anybody twice."""
    seats: list[str] = []
    while len(seats) < players:
        seats += luck.draw(names, len(names))
    return list(luck.draw(seats[:players], players))


def play(
    game: AnyGame,
    cards: Sequence[CardId],
    names: Sequence[str],
    thinkers: Sequence[Thinker],
    luck: Luck,
    standings: Mapping[str, Standing],
) -> None:
    """One game to its end."""
    state = game.replay(game.begin(len(names), cards, {}, luck))
    told = 0
    while waiting := game.waiting(state):
        (seat,) = luck.draw(waiting, 1)
        command = thinkers[seat].choose(game, game.project(state, seat))
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)
        last = game.watch(state).last
        if last is not None and last.round > told:
            told = last.round
            _count_round(names, last, standings)
    end = game.watch(state)
    result = end.result
    for seat, name in enumerate(names):
        side = end.sides[seat]
        won = 1 / len(result.winners) if side in result.winners else 0.0
        standings[name].add(result.scores[side], won)


def _count_round(names: Sequence[str], last: Any, standings: Mapping[str, Standing]) -> None:
    teller = standings[names[last.storyteller]]
    match last:
        case PictureRound():
            if (found := outcome(last)) is None:
                return
            teller.told[found] += 1
            for seat, numbers in enumerate(last.votes):
                if numbers:
                    standings[names[seat]].votes += 1
                    standings[names[seat]].found += last.target in numbers
        case PoetryRound():
            teller.poems.append(len(last.poem) + 1)
            teller.told["none" if last.finder is None else "some"] += 1
            for guess in last.guesses:
                standings[names[guess.seat]].votes += 1
            if last.finder is not None and last.finder < len(names):
                standings[names[last.finder]].votes += 1
                standings[names[last.finder]].found += 1
