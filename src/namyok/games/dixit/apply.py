"""Events to states. Total and silent: what has happened is never questioned."""

from collections.abc import Collection
from itertools import filterfalse
from operator import add
from typing import assert_never

from msgspec.structs import replace

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import (
    CardsGiven,
    CardsTakenBack,
    ClueGiven,
    DixitEvent,
    GameEnded,
    GameStarted,
    HandsFilled,
    HandsPassed,
    RoundBegan,
    RoundScored,
    SeatAdded,
    StorytellerCameForward,
    TableLaid,
    VoteCast,
)
from namyok.games.dixit.state import FinishedRound, Result, State
from namyok.kernel import CardId, Seat, put


def apply(state: State | None, event: DixitEvent) -> State:
    """The state after an event; only the first event of a game finds none."""
    if isinstance(event, GameStarted):
        return _started(event)
    assert state is not None, "a stream begins with GameStarted"
    match event:
        case CardsGiven():  # the most frequent first
            return _hand_over(state, event.seat, event.cards)
        case VoteCast():
            votes, red = put(state.votes, event.seat, event.numbers), event.red
            return replace(state, votes=votes, red=state.red if red is None else red)
        case StorytellerCameForward(seat):
            return replace(state, phase="telling", storyteller=seat)
        case ClueGiven(clue, card):
            told = replace(state, phase="giving", clue=clue)
            return told if card is None else _hand_over(told, state.teller, (card,))
        case CardsTakenBack(seat):
            back = replace(
                state, hands=put(state.hands, seat, state.hands[seat] + state.given[seat])
            )
            return replace(back, given=put(state.given, seat, ()), givers=state.givers - {seat})
        case TableLaid(table):
            return replace(state, phase="voting", given=((),) * state.players, table=table)
        case RoundScored(points):
            return _scored(state, points)
        case HandsFilled():
            return _filled(state, event)
        case HandsPassed():
            return replace(state, hands=(state.hands[-1], *state.hands[:-1]))
        case RoundBegan(storyteller):
            return replace(
                state,
                phase="telling",
                round=state.round + 1,
                storyteller=storyteller,
                clue=None,
            )
        case SeatAdded():
            return _seat_added(state, event)
        case GameEnded(scores, winners, reason):
            return replace(state, phase="over", result=Result(scores, winners, reason))
        case _:
            assert_never(event)


def _started(event: GameStarted) -> State:
    nothing = ((),) * event.players
    return State(
        edition=event.edition,
        players=event.players,
        options=event.options,
        phase="race",
        round=1,
        storyteller=None,
        clue=None,
        hands=event.hands,
        given=nothing,
        givers=frozenset(),
        table=(),
        votes=nothing,
        red=None,
        deck=event.deck,
        discards=(),
        scores=(0,) * EDITIONS[event.edition].roles.sides(event.players),
        told=(0,) * event.players,
        last=None,
        result=None,
    )


def _seat_added(state: State, event: SeatAdded) -> State:
    last = state.last
    return replace(
        state,
        players=state.players + 1,
        late=state.late + 1,
        options=event.options,
        hands=(*state.hands, event.hand),
        given=(*state.given, ()),
        votes=(*state.votes, ()),
        scores=(*state.scores, event.score),
        told=(*state.told, 0),
        last=None
        if last is None
        else replace(
            last,
            votes=(*last.votes, ()),
            points=(*last.points, 0),
            scores=(*last.scores, event.score),
            parts=(*last.parts, ()),
        ),
        **_piles(state, state.discards, event.hand, event.reshuffled),
    )


def _piles(
    state: State, discards: tuple[CardId, ...], drawn: Collection[CardId], reshuffled: bool
) -> dict[str, tuple[CardId, ...]]:
    """Deck and discards after some cards were drawn from them."""
    pool = state.deck
    if reshuffled:
        pool, discards = pool + discards, ()
    return {"deck": tuple(filterfalse(drawn.__contains__, pool)), "discards": discards}


def _hand_over(state: State, seat: Seat, cards: tuple[CardId, ...]) -> State:
    held = state.hands[seat] + state.given[seat]
    return replace(
        state,
        hands=put(state.hands, seat, tuple([card for card in held if card not in cards])),
        given=put(state.given, seat, cards),
        givers=state.givers | {seat},
    )


def _scored(state: State, points: tuple[int, ...]) -> State:
    assert state.clue is not None, "somebody has told"
    scores = tuple(map(add, state.scores, points))
    told = put(state.told, state.teller, state.told[state.teller] + 1)
    roles = EDITIONS[state.edition].roles
    last = FinishedRound(
        round=state.round,
        storyteller=state.teller,
        clue=state.clue,
        table=state.table,
        target=roles.target(state),
        votes=state.votes,
        red=state.red,
        points=points,
        scores=scores,
        parts=roles.parts(state),
    )
    return replace(state, scores=scores, told=told, last=last)


def _filled(state: State, event: HandsFilled) -> State:
    table = tuple([laid.card for laid in state.table])
    drawn = {card for cards in event.drawn for card in cards}
    return replace(
        state,
        hands=tuple([hand + more for hand, more in zip(state.hands, event.drawn, strict=True)]),
        givers=frozenset(),
        table=(),
        votes=((),) * state.players,
        red=None,
        **_piles(state, state.discards + table, drawn, event.reshuffled),
    )
