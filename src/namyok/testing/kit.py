"""The conformance kit: what must hold at every step of any game.

A game brings an Examiner that knows its secrets and its cards; the kit plays whole games and
raises AssertionError where a promise is broken.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from namyok.kernel import AnyGame, CardId, Chance, Command, Event, Offer, Player, Refused, Seat
from namyok.testing.play import random_moves, seats

LONGEST_GAME = 20_000
"""Moves after which a game counts as endless."""


class Examiner(ABC):
    """What the kit has to be told about a game."""

    game: AnyGame
    """The game under examination."""

    @abstractmethod
    def census(self, state: Any) -> Counter[Any]:
        """Every card there is, wherever it lies."""

    @abstractmethod
    def scramble(self, state: Any, seat: Seat | None, chance: Chance) -> Any:
        """A state that differs in all that a seat can't know, and in nothing else."""

    @abstractmethod
    def attempts(self, state: Any, chance: Chance) -> Iterator[Command]:
        """Commands that somebody might try, allowed or not."""

    @abstractmethod
    def covers(self, offer: Offer, command: Command) -> bool:
        """Whether a command is one of those that an offer allows."""


def examine(
    examiner: Examiner,
    players: int,
    cards: Sequence[CardId],
    chosen: Mapping[str, Any],
    chance: Chance,
    late: bool = False,
) -> dict[str, Any]:
    """Play one game under all the checks; its record."""
    game = examiner.game
    events: list[Event] = []
    everything: Counter[Any] | None = None
    moves = random_moves(game, players, cards, chosen, chance, restless=True, late=late)
    for count, (before, _, _, fresh, state) in enumerate(moves):
        assert count < LONGEST_GAME, "the game does not end"
        events += fresh
        counted = examiner.census(state)
        everything = everything or counted
        assert counted == everything, "a card was lost or came from nowhere"
        check_moves(examiner, state, seats(game, state), chance)
        check_secrets(examiner, state, seats(game, state), chance)
        check_moved(game, before, state)
    check_replay(game, events, state)
    return check_record(game, events, seats(game, state))


def check_moves(examiner: Examiner, state: Any, players: int, chance: Chance) -> None:
    """Every offer is accepted, and everything else is refused."""
    game = examiner.game
    waiting = game.waiting(state)
    for seat in range(players):
        offers = game.offers(state, seat)
        assert offers or seat not in waiting, "the table waits for a seat that can't move"
        assert game.project(state, seat).offers == offers, "the view offers something else"
        for offer in offers:
            command = game.pick(offer, chance)
            assert examiner.covers(offer, command), "an offer picks what it does not allow"
            game.decide(state, seat, command, chance)
        for command in examiner.attempts(state, chance):
            allowed = any(examiner.covers(offer, command) for offer in offers)
            assert allowed == _accepted(game, state, seat, command, chance), (
                f"seat {seat}: {command} is {'refused' if allowed else 'accepted'}, "
                f"the offers are {offers}"
            )
    assert game.project(state, None).offers == (), "a watcher is offered something"


def _accepted(game: AnyGame, state: Any, seat: Seat, command: Command, chance: Chance) -> bool:
    try:
        game.decide(state, seat, command, chance)
    except Refused:
        return False
    return True


def check_secrets(examiner: Examiner, state: Any, players: int, chance: Chance) -> None:
    """What a seat can't know makes no difference to what it sees."""
    project = examiner.game.project
    for seat in (None, *range(players)):
        scrambled = examiner.scramble(state, seat, chance)
        assert project(scrambled, seat) == project(state, seat), f"seat {seat} sees a secret"


def check_moved(game: AnyGame, before: Any, after: Any) -> None:
    """Where a game tells what a move has changed, that and nothing else has changed for anybody."""
    moved = None if before is None else game.moved(before, after)
    if moved is None:
        return
    assert replace(game.watch(before), **moved.common) == game.watch(after), "all see more, or less"
    for seat in range(seats(game, after)):
        own, mine = game.own(after, seat), moved.own.get(seat, {})
        assert {**game.own(before, seat), **mine} == own, f"seat {seat} sees more, or less"
        assert own.keys().isdisjoint(moved.common), "what is somebody's own is told to all"


def check_replay(game: AnyGame, events: Sequence[Event], state: Any) -> None:
    """The stream survives JSON and leads to the state that was reached live."""
    written = msgspec.json.encode(events)
    read = msgspec.json.decode(written, type=list[game.event_type])  # type: ignore[name-defined]
    assert read == list(events), "events change on their way through JSON"
    assert game.replay(read) == state, "the replay leads elsewhere"


def check_record(game: AnyGame, events: Sequence[Event], players: int) -> dict[str, Any]:
    """The record can be turned back into events, and those into the same record."""
    names = [Player(f"Player {seat + 1}") for seat in range(players)]
    record = game.record(names, events, {})
    retraced = game.retrace(record)
    assert retraced.fault is None, f"the record does not hold: {retraced.fault}"
    assert game.record(names, retraced.events, {}) == record, "the record changes"
    return record
