"""Events to states. Total and silent: what has happened is never questioned."""

from typing import assert_never

from msgspec.structs import replace

from namyok.games.poetry.events import (
    EndingPlaced,
    EndingsDrawn,
    GameEnded,
    GameStarted,
    HintLaid,
    LineAdded,
    LineJudged,
    LineSwapped,
    PoetryEvent,
    RoundBegan,
    RoundScored,
    SeatAdded,
    StoryGuessed,
)
from namyok.games.poetry.piles import Pile
from namyok.games.poetry.scoring import round_parts
from namyok.games.poetry.state import (
    ENDINGS,
    LINES,
    Choice,
    FinishedRound,
    PoemLine,
    Result,
    State,
    WrongGuess,
)
from namyok.games.poetry.turns import guesser_after, guesser_order
from namyok.kernel import Line, Seat, put


def apply(state: State | None, event: PoetryEvent) -> State:
    """The state after an event; only the first event of a game finds none."""
    if isinstance(event, GameStarted):
        return _started(event)
    assert state is not None, "a stream begins with GameStarted"
    match event:
        case RoundBegan():
            return _round_began(state, event)
        case SeatAdded():
            return _seat_added(state, event)
        case LineSwapped(seat, discarded, drew):
            hand = _hand(state, seat, without=discarded, plus=drew)
            lines = state.lines.discard(discarded).without(drew)
            return replace(state, swapped=discarded, hands=hand, lines=lines)
        case HintLaid(story, line, drew):
            return replace(
                state,
                phase="guessing",
                secret=story,
                hint=line,
                guesser=guesser_order(state)[0],
                swapped=None,
                hands=_hand(state, state.storyteller, without=line, plus=drew),
                lines=state.lines.without(drew),
            )
        case LineAdded():
            return _line_added(state, event)
        case LineJudged(fits, drew):
            return _line_judged(state, fits, drew)
        case StoryGuessed(seat, story, right, lost):
            if right:
                return state
            return replace(
                state,
                guesses=(*state.guesses, WrongGuess(seat, story, lost, len(state.poem))),
                scores=put(state.scores, seat, state.scores[seat] - lost),
                guesser=guesser_after(state, seat),
                swapped=None,
            )
        case RoundScored(finder, points):
            scores = tuple(score + more for score, more in zip(state.scores, points, strict=True))
            return replace(state, finder=finder, points=points, scores=scores)
        case EndingsDrawn(seat, draws, endings):
            lines, drawn = state.lines, tuple(draw.line for draw in draws)
            for line in drawn:
                lines = lines.without(line)
            pile = state.endings.without(endings[0]).without(endings[1])
            choice = Choice(seat, draws, endings)
            lines = lines.discard(*drawn)
            return replace(state, phase="ending", choice=choice, lines=lines, endings=pile)
        case EndingPlaced():
            return _ending_placed(state, event)
        case GameEnded(scores, stories, winners, draws, reason):
            return replace(
                state, phase="over", result=Result(scores, stories, winners, draws, reason)
            )
        case _:
            assert_never(event)


def _started(event: GameStarted) -> State:
    held = {line for hand in event.hands for line in hand}
    seats = len(event.hands)
    start = (event.options.start_points,) * seats
    return State(
        players=event.players,
        virtual=event.virtual,
        options=event.options,
        phase="telling",
        round=0,
        storyteller=0,
        guesser=None,
        swapped=None,
        stories=(),
        secret=None,
        hint=None,
        poem=(),
        guesses=(),
        finder=None,
        points=(0,) * seats,
        choice=None,
        hands=event.hands,
        scores=start,
        settled=start,
        kept=((),) * seats,
        counted=((),) * seats,
        lines=Pile(tuple(line for line in LINES if line not in held), ()),
        endings=Pile(ENDINGS, ()),
        story_deck=event.stories,
        story_discards=(),
        last=None,
        result=None,
    )


def _seat_added(state: State, event: SeatAdded) -> State:
    lines, last = state.lines, state.last
    for line in event.hand:
        lines = lines.without(line)
    return replace(
        state,
        players=state.players + 1,
        late=state.late + 1,
        options=event.options,
        hands=(*state.hands, event.hand),
        lines=lines,
        points=(*state.points, 0),
        scores=(*state.scores, event.score),
        settled=(*state.settled, event.score),
        kept=(*state.kept, ()),
        counted=(*state.counted, ()),
        stories=state.stories + event.stories,
        story_deck=tuple(card for card in state.story_deck if card not in event.stories),
        last=None
        if last is None
        else replace(
            last,
            points=(*last.points, 0),
            gained=(*last.gained, 0),
            scores=(*last.scores, event.score),
            parts=(*last.parts, ()),
        ),
    )


def _round_began(state: State, event: RoundBegan) -> State:
    return replace(
        state,
        phase="telling",
        round=state.round + 1,
        storyteller=event.storyteller,
        guesser=None,
        swapped=None,
        stories=event.stories,
        secret=None,
        hint=None,
        poem=(),
        guesses=(),
        finder=None,
        points=(0,) * state.seats,
        choice=None,
        story_deck=tuple(card for card in state.story_deck if card not in event.stories),
    )


def _line_added(state: State, event: LineAdded) -> State:
    poem = (*state.poem, PoemLine(event.seat, event.line, None))
    if event.seat == state.virtual:
        return replace(state, phase="judging", poem=poem, lines=state.lines.without(event.line))
    hands = _hand(state, event.seat, without=event.line)
    return replace(state, phase="judging", poem=poem, hands=hands)


def _line_judged(state: State, fits: bool, drew: Line | None) -> State:
    *before, judged = state.poem
    moved = replace(
        state,
        phase="guessing",
        poem=(*before, replace(judged, fits=fits)),
        guesser=guesser_after(state, judged.seat),
        swapped=None,
    )
    if drew is None:
        return moved
    return replace(
        moved, hands=_hand(state, judged.seat, plus=drew), lines=state.lines.without(drew)
    )


def _ending_placed(state: State, event: EndingPlaced) -> State:
    assert state.secret is not None and state.hint is not None, "a round has a secret and a hint"
    teller, finder = state.storyteller, state.finder
    scores = put(state.scores, event.seat, state.scores[event.seat] + 1)
    endings = state.endings
    if state.choice is None:
        endings = endings.without(event.placed).without(event.counted)
    secret = state.stories[state.secret - 1]
    last = FinishedRound(
        round=state.round,
        storyteller=teller,
        stories=state.stories,
        secret=state.secret,
        hint=state.hint,
        poem=state.poem,
        guesses=state.guesses,
        finder=finder,
        points=state.points,
        ending=event.placed,
        ending_seat=event.seat,
        draws=() if state.choice is None else state.choice.draws,
        gained=tuple(now - was for now, was in zip(scores, state.settled, strict=True)),
        scores=scores,
        parts=round_parts(state, event.seat),
    )
    return replace(
        state,
        scores=scores,
        settled=scores,
        kept=state.kept
        if finder is None
        else put(state.kept, finder, (*state.kept[finder], secret)),
        counted=put(state.counted, teller, (*state.counted[teller], event.counted)),
        lines=state.lines.discard(state.hint, *(added.line for added in state.poem)),
        endings=endings.discard(event.placed),
        story_discards=state.story_discards
        + tuple(card for card in state.stories if finder is None or card != secret),
        stories=(),
        hint=None,
        poem=(),
        choice=None,
        last=last,
    )


def _hand(
    state: State, seat: Seat, *, without: Line | None = None, plus: Line | None = None
) -> tuple[tuple[Line, ...], ...]:
    """The hands after a seat has let go of a line, got one, or both."""
    hand = tuple(line for line in state.hands[seat] if line != without)
    return put(state.hands, seat, hand if plus is None else (*hand, plus))
