"""Commands to events: the only place where «Поэзия» says no."""

from collections.abc import Iterator
from typing import TypeVar, assert_never

from namyok.games.poetry.apply import apply
from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    PoetryCommand,
    SwapLine,
)
from namyok.games.poetry.events import (
    EndingPlaced,
    HintLaid,
    LineAdded,
    LineJudged,
    LineSwapped,
    PoetryEvent,
    StoryGuessed,
)
from namyok.games.poetry.offers import (
    AddLineOffer,
    GuessStoryOffer,
    JudgeLineOffer,
    LayHintOffer,
    PlaceEndingOffer,
    PoetryOffer,
    SwapLineOffer,
    offers,
    waiting,
)
from namyok.games.poetry.roundend import next_round, score_round
from namyok.games.poetry.scoring import lost_points
from namyok.games.poetry.state import State
from namyok.kernel import Chance, Line, Number, Offer, Refused, Seat

AnOffer = TypeVar("AnOffer", bound=PoetryOffer)
TWO_LEFT = 2
"""With so few stories face up nobody can be said to have found one."""


def decide(
    state: State, seat: Seat, command: PoetryCommand, chance: Chance
) -> tuple[PoetryEvent, ...]:
    """What follows from a command, or Refused."""
    if not 0 <= seat < state.players:
        raise Refused("no_such_seat", seat=seat, seats=state.players)
    match command:
        case SwapLine(line):
            _own(line, _offered(state, seat, SwapLineOffer).lines)
            drew, _ = state.lines.discard(line).draw(chance)
            return (LineSwapped(seat, line, drew),)
        case LayHint(story, line):
            return _lay_hint(state, seat, story, line, chance)
        case AddLine(line):
            _own(line, _offered(state, seat, AddLineOffer).lines)
            return (LineAdded(seat, line),)
        case JudgeLine(fits):
            _offered(state, seat, JudgeLineOffer)
            return tuple(_judge(state, fits, chance))
        case GuessStory(story):
            _face_up(story, _offered(state, seat, GuessStoryOffer).stories)
            return tuple(_guess(state, seat, story, chance))
        case PlaceEnding(ending):
            return tuple(_place_ending(state, seat, ending, chance))
        case _:
            assert_never(command)


def _offered(state: State, seat: Seat, kind: type[AnOffer]) -> AnOffer:
    """The seat's offer of a kind, or Refused with the best reason why there is none."""
    for offer in offers(state, seat):
        if isinstance(offer, kind):
            return offer
    raise _why_not(state, seat, kind)


def _why_not(state: State, seat: Seat, kind: type[Offer]) -> Refused:
    phases: dict[type[Offer], tuple[str, ...]] = {
        SwapLineOffer: ("telling", "guessing"),
        LayHintOffer: ("telling",),
        AddLineOffer: ("guessing",),
        JudgeLineOffer: ("judging",),
        GuessStoryOffer: ("guessing",),
        PlaceEndingOffer: ("ending",),
    }
    if state.phase not in phases[kind]:
        return Refused("wrong_phase", phase=state.phase)
    turn = waiting(state)
    if seat not in turn:
        return Refused("not_your_turn", turn=turn[0])
    return Refused("swapped_already" if kind is SwapLineOffer else "no_free_token")


def _own(line: Line, hand: tuple[Line, ...]) -> None:
    if line not in hand:
        raise Refused("not_your_line", line=line)


def _face_up(story: Number, stories: tuple[Number, ...]) -> None:
    if story not in stories:
        raise Refused("story_not_open", number=story, open=list(stories))


def _lay_hint(
    state: State, seat: Seat, story: Number, line: Line, chance: Chance
) -> tuple[PoetryEvent, ...]:
    offer = _offered(state, seat, LayHintOffer)
    _face_up(story, offer.stories)
    _own(line, offer.lines)
    drew, _ = state.lines.draw(chance)
    return (HintLaid(story, line, drew),)


def _judge(state: State, fits: bool, chance: Chance) -> Iterator[PoetryEvent]:
    author = state.poem[-1].seat
    drew = None if author == state.virtual else state.lines.draw(chance)[0]
    judged = LineJudged(fits, drew)
    yield judged
    state = apply(state, judged)
    if state.guesser is not None and state.guesser == state.virtual:
        line, _ = state.lines.draw(chance)
        yield LineAdded(state.virtual, line)


def _guess(state: State, seat: Seat, story: Number, chance: Chance) -> Iterator[PoetryEvent]:
    right = story == state.secret
    guessed = StoryGuessed(seat, story, right, lost=0 if right else lost_points(state, seat))
    yield guessed
    state = apply(state, guessed)
    if right:
        yield from score_round(state, seat, chance)
    elif state.virtual is not None:
        yield from score_round(state, state.virtual, chance)
    elif len(state.open_stories) <= TWO_LEFT:
        yield from score_round(state, None, chance)


def _place_ending(state: State, seat: Seat, ending: Line, chance: Chance) -> Iterator[PoetryEvent]:
    endings = _offered(state, seat, PlaceEndingOffer).endings
    if ending not in endings:
        raise Refused("not_your_ending", ending=ending)
    (other,) = (one for one in endings if one != ending)
    placed = EndingPlaced(seat, ending, other)
    yield placed
    yield from next_round(apply(state, placed), chance)
