"""Games played to their end by players who know the rules and nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from namyok.kernel import AnyGame, CardId, Chance, Command, Event, Refused, Seat

T = TypeVar("T")
Move = tuple[Any, Seat, Command, tuple[Event, ...], Any]
"""The state before, who moved, how, what followed, and the state after."""


def random_moves(
    game: AnyGame,
    players: int,
    cards: Sequence[CardId],
    chosen: Mapping[str, Any],
    chance: Chance,
    restless: bool = False,
    late: bool = False,
) -> Iterator[Move]:
    """Deal, then let one awaited seat after the other do something that it is offered.

    The first move is the deal itself, by nobody: its state before is None and its seat is -1.
    Restless players change their mind, too, every fourth move or so. Late ones come every sixth,
    as far as the game takes them; their move is by nobody, too.
    """
    events = game.begin(players, cards, chosen, chance)
    state = game.replay(events)
    yield None, -1, Command(), events, state
    while waiting := game.waiting(state):
        if late and chance.draw(range(6), 1) == (0,):
            events = _late(game, state, chance)
            before, state = state, _after(game, state, events)
            if events:
                yield before, -1, Command(), events, state
                continue
        if restless and chance.draw(range(4), 1) == (0,):
            waiting = tuple(seat for seat in range(seats(game, state)) if game.offers(state, seat))
        seat = _any(waiting, chance)
        offer = _any(game.offers(state, seat), chance)
        command = game.pick(offer, chance)
        events = game.decide(state, seat, command, chance)
        before, state = state, _after(game, state, events)
        yield before, seat, command, events, state


def seats(game: AnyGame, state: Any) -> int:
    """How many play now."""
    players: int = game.watch(state).players
    return players


def _after(game: AnyGame, state: Any, events: Sequence[Event]) -> Any:
    for event in events:
        state = game.apply(state, event)
    return state


def _late(game: AnyGame, state: Any, chance: Chance) -> tuple[Event, ...]:
    """Somebody comes; nothing follows where there is no seat for them now."""
    try:
        return game.add_seat(state, chance)
    except Refused:
        return ()


def _any(items: Sequence[T], chance: Chance) -> T:
    return items[0] if len(items) == 1 else chance.draw(items, 1)[0]


def random_game(
    game: AnyGame,
    players: int,
    cards: Sequence[CardId],
    chosen: Mapping[str, Any],
    chance: Chance,
    late: bool = False,
) -> tuple[Event, ...]:
    """The events of a whole game."""
    moves = random_moves(game, players, cards, chosen, chance, late=late)
    return tuple(event for _, _, _, events, _ in moves for event in events)
