"""The end of a round: open the votes, count, discard, draw, pass, and see whether it is over."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import ceil
from operator import add

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
from namyok.games.dixit.scoring import totals
from namyok.games.dixit.state import State
from namyok.kernel import CardId, Chance, Seat, put, rounds_to_tell


def close_round(state: State, last_vote: VoteCast, chance: Chance) -> Iterator[DixitEvent]:
    """What follows from the last vote, in the order of the books."""
    state = apply(state, last_vote)
    points = totals(EDITIONS[state.edition].roles.parts(state))
    yield RoundScored(points)
    scores = tuple(map(add, state.scores, points))
    filled = _fill_hands(state, chance)
    yield filled
    if state.options.pass_hands:
        yield HandsPassed()
    reason = _end_reason(state, scores, filled)
    if reason is not None:
        best = max(scores)
        winners = tuple(side for side, score in enumerate(scores) if score == best)
        yield GameEnded(scores, winners, reason)
    else:
        yield RoundBegan((state.teller + 1) % state.players)


@cache
def drawing_order(players: int, storyteller: Seat) -> tuple[Seat, ...]:
    """Who draws after whom: left of the storyteller first, the storyteller last."""
    return tuple((storyteller + step) % players for step in range(1, players + 1))


def _fill_hands(state: State, chance: Chance) -> HandsFilled:
    """Draw one seat after the other, each to a full hand."""
    full, hands = state.options.hand, state.hands
    # Whoever held more at a smaller table keeps what is left of it.
    missing = [full - len(hand) if len(hand) < full else 0 for hand in hands]
    needed = sum(missing)
    discards = state.discards
    if needed > len(state.deck):
        discards += tuple([laid.card for laid in state.table])
    cards, reshuffled = draw(state, needed, discards, chance)
    drawn: list[tuple[CardId, ...]] = [()] * state.players
    start = 0
    for seat in drawing_order(state.players, state.teller):
        end = start + missing[seat]
        drawn[seat], start = cards[start:end], end
    return HandsFilled(tuple(drawn), reshuffled)


def draw(
    state: State, count: int, discards: tuple[CardId, ...], chance: Chance
) -> tuple[tuple[CardId, ...], bool]:
    """Cards from the deck, and whether the discards became a new one when it was out."""
    cards = chance.draw(state.deck, min(count, len(state.deck)))
    short = count - len(cards)
    reshuffled = short > 0 and state.options.reshuffle
    return (cards + chance.draw(discards, short) if reshuffled else cards), reshuffled


def _end_reason(state: State, scores: tuple[int, ...], filled: HandsFilled) -> EndReason | None:
    """The first end that has come true, in the order in which the rules name them."""
    options = state.options
    if options.points_to_win is not None and max(scores) >= options.points_to_win:
        return "points"
    if options.deck_end:
        left = len(state.deck) - sum(map(len, filled.drawn))
        if filled.reshuffled or not left:
            return "deck"
    if options.cycles is not None and _rounds_told(state) >= options.cycles:
        return "cycles"
    return None


def rounds_left(state: State) -> int | None:
    """The most rounds that come after this one; None where points alone end the game."""
    options = state.options
    ends = [0] if state.result else []
    if options.cycles is not None:
        ends.append(until_all_have_told(state, state.told, options.cycles) - 1)
    if options.deck_end:
        ends.append(_until_the_deck_is_out(state) - 1)
    return max(0, min(ends)) if ends else None


def until_all_have_told(state: State, told: Sequence[int], cycles: int) -> int:
    """Rounds until everybody has told who was there from the beginning, this one among them."""
    # Whoever comes forward, no game is longer than one that the second seat begins.
    teller = 1 if state.storyteller is None else state.storyteller
    return rounds_to_tell(told, teller, state.players - state.late, cycles)


def _until_the_deck_is_out(state: State) -> int:
    """Rounds until the last card is drawn, this one among them."""
    table = EDITIONS[state.edition].roles.cards_on_table(state.players, state.options)
    held = sum(map(len, (*state.hands, *state.given, state.table)))
    # What somebody holds beyond a full hand need not be drawn.
    spare = held - state.players * state.options.hand
    return ceil((len(state.deck) + spare) / table)


def _rounds_told(state: State) -> int:
    """How often everybody has told who was there from the beginning, this round among them."""
    told = put(state.told, state.teller, state.told[state.teller] + 1)
    return min(told[: state.players - state.late])
