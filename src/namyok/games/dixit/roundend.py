"""The end of a round: open the votes, count, discard, draw, pass, and see whether it is over."""

from collections.abc import Iterator

from namyok.games.dixit.apply import apply
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import (
    DixitEvent,
    EndReason,
    GameEnded,
    HandsFilled,
    HandsPassed,
    RoundBegan,
    RoundScored,
    VoteCast,
)
from namyok.games.dixit.state import State
from namyok.kernel import CardId, Chance, Seat


def close_round(state: State, last_vote: VoteCast, chance: Chance) -> Iterator[DixitEvent]:
    """What follows from the last vote, in the order of the books."""
    state = apply(state, last_vote)
    scored = RoundScored(EDITIONS[state.edition].roles.points(state))
    yield scored
    state = apply(state, scored)
    filled = _fill_hands(state, chance)
    yield filled
    state = apply(state, filled)
    if state.options.pass_hands:
        yield HandsPassed()
    reason = _end_reason(state, filled)
    if reason is not None:
        best = max(state.scores)
        winners = tuple(side for side, score in enumerate(state.scores) if score == best)
        yield GameEnded(state.scores, winners, reason)
    else:
        yield RoundBegan((state.teller + 1) % state.players)


def drawing_order(players: int, storyteller: Seat) -> tuple[Seat, ...]:
    """Who draws after whom: left of the storyteller first, the storyteller last."""
    return tuple((storyteller + step) % players for step in range(1, players + 1))


def _fill_hands(state: State, chance: Chance) -> HandsFilled:
    """Draw one seat after the other, each to a full hand."""
    order = drawing_order(state.players, state.teller)
    missing = {seat: state.options.hand - len(state.hands[seat]) for seat in order}
    needed = sum(missing.values())
    cards = chance.draw(state.deck, min(needed, len(state.deck)))
    short = needed - len(cards)
    reshuffled = short > 0 and state.options.reshuffle
    if reshuffled:
        pool = (*state.discards, *(laid.card for laid in state.table))
        cards += chance.draw(pool, short)
    drawn: list[tuple[CardId, ...]] = [()] * state.players
    start = 0
    for seat in order:
        drawn[seat] = cards[start : start + missing[seat]]
        start += missing[seat]
    return HandsFilled(tuple(drawn), reshuffled)


def _end_reason(state: State, filled: HandsFilled) -> EndReason | None:
    """The first end that has come true, in the order in which the rules name them."""
    options = state.options
    if options.points_to_win is not None and max(state.scores) >= options.points_to_win:
        return "points"
    if options.deck_end and (not state.deck or filled.reshuffled):
        return "deck"
    if options.cycles is not None and min(state.told) >= options.cycles:
        return "cycles"
    return None
