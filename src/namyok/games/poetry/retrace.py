"""A record of a game of «Поэзия» turned back into events, by playing it again."""

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, Literal

import msgspec

from namyok.games.poetry import clauses
from namyok.games.poetry.commands import (
    AddLine,
    GuessStory,
    JudgeLine,
    LayHint,
    PlaceEnding,
    SwapLine,
)
from namyok.games.poetry.editions import MOST_EXTRA_STORIES, PLAYERS, virtual_seat
from namyok.games.poetry.events import EndReason
from namyok.games.poetry.record import VIRTUAL_PLAYER, Scribe
from namyok.games.poetry.state import ENDINGS, State
from namyok.kernel import AnyGame, CardId, Line, Number, Player, Retraced, Seat
from namyok.kernel.record import compare
from namyok.kernel.retrace import Retracing, play_again

_ROUND_CLAUSES = {
    "storyteller": clauses.FIRST_STORYTELLER,
    "stories": clauses.STORYTELLER_TURN,
    "secret": clauses.STORYTELLER_TURN,
    "hint": clauses.STORYTELLER_TURN,
    "turns": clauses.GUESSER_TURN,
    "finder": clauses.GUESS,
    "points": clauses.POINTS,
    "ending": clauses.END_OF_ROUND,
    "scores": clauses.END_OF_ROUND,
    "parts": clauses.POINTS,
}
_BODY_CLAUSES = {
    "options": clauses.SETUP,
    "hands": clauses.SETUP,
    "late": clauses.SETUP,
    "result": clauses.END_OF_GAME,
}
_MORE_THAN_ENOUGH = len(ENDINGS) * (max(PLAYERS) + MOST_EXTRA_STORIES)


class StoryRecord(msgspec.Struct):
    """A story on the table."""

    number: Number
    card: CardId


class HintRecord(msgspec.Struct):
    """The line that opened the poem, and what the storyteller drew."""

    line: Line
    discarded: Line | None
    drew: list[Line]


class LineTurn(msgspec.Struct, tag_field="action", tag="line"):
    """A guesser added a line."""

    seat: Seat
    line: Line
    fits: bool
    discarded: Line | None
    drew: list[Line]


class GuessTurn(msgspec.Struct, tag_field="action", tag="guess"):
    """A guesser named a story."""

    seat: Seat
    number: Number
    right: bool
    discarded: Line | None
    drew: list[Line]
    lost: Literal[0, 1] | msgspec.UnsetType = msgspec.UNSET


class EndingRecord(msgspec.Struct):
    """Who closed the poem, and how."""

    seat: Seat
    draws: dict[str, Line]
    placed: Line
    counted: Line


class RoundRecord(msgspec.Struct):
    """A round; docs/record.md says what its keys mean."""

    storyteller: Seat
    stories: list[StoryRecord]
    secret: Number
    hint: HintRecord
    turns: list[LineTurn | GuessTurn]
    finder: Seat | None
    points: list[int]
    ending: EndingRecord
    scores: list[int]


class LateRecord(msgspec.Struct):
    """Somebody who was dealt in before a round's hint; their story is the round's last."""

    round: int
    seat: Seat
    hand: list[Line]


class ResultRecord(msgspec.Struct):
    """How the game ended."""

    scores: list[int]
    winners: list[Seat]
    reason: EndReason
    stories: list[int]
    draws: dict[str, Line] = {}


class PoetryRecord(msgspec.Struct):
    """The keys of the record that belong to «Поэзия»."""

    options: dict[str, Any]
    players: list[Player]
    hands: list[list[Line]]
    rounds: list[RoundRecord]
    result: ResultRecord
    late: list[LateRecord] = []


def retrace(game: AnyGame, written: Mapping[str, Any]) -> Retraced:
    """Play a record again; the events, and the first fault if there is one."""
    return play_again(game, written, PoetryRecord, _retrace_game, clauses.SETUP)


def _retrace_game(again: Retracing, record: PoetryRecord, written: Mapping[str, Any]) -> None:
    people = [player for player in record.players if player.kind != "virtual"]
    began = len(people) - len(record.late)
    virtual = [] if virtual_seat(len(people)) is None else [VIRTUAL_PLAYER.kind]
    again.demand(
        [player.kind for player in record.players[len(people) :]] == virtual,
        clauses.TWO_PLAYERS,
        "a virtual third plays at a table for two, and only there",
    )
    scribe = Scribe()
    again.script.expect(line for hand in record.hands for line in hand)
    again.script.expect(_opening(record, 0))
    again.script.open_ended = not record.rounds
    first = record.rounds[0].storyteller if record.rounds else 0
    again.begin(began, _deck(record), record.options, clauses.SETUP, first)
    for number, (played, claim) in enumerate(zip(record.rounds, written["rounds"], strict=True), 1):
        again.round = number
        again.demand(again.state.result is None, clauses.END_OF_GAME, "the game was over before")
        again.script.open_ended = number == len(record.rounds) and record.result.reason == "aborted"
        _deal_in_late(again, record, played)
        _retrace_round(again, played, _opening(record, number))
        for event in again.fresh():
            scribe.take(event)
        compare(claim, scribe.rounds[-1], _ROUND_CLAUSES, number)
    if again.state.result is None:
        _deal_in_late(again, record, None)
    again.round = None
    again.end(record.result.reason == "aborted", clauses.END_OF_GAME)
    for event in again.fresh():
        scribe.take(event)
    compare(written, scribe.finish(people), _BODY_CLAUSES, None)


def _deck(record: PoetryRecord) -> tuple[CardId, ...]:
    """The stories that were opened, and more that nobody saw than any game could open."""
    seen = {story.card for played in record.rounds for story in played.stories}
    return (*sorted(seen), *(f"unseen/{number}" for number in range(_MORE_THAN_ENOUGH)))


def _deal_in_late(again: Retracing, record: PoetryRecord, coming: RoundRecord | None) -> None:
    """Those who came before the hint of the round that comes now; None if it was never over."""
    stories = [] if coming is None else [story.card for story in coming.stories]
    for late in record.late:
        if late.round == again.state.round:
            opened = len(again.state.stories)
            again.add_seat([*late.hand, *stories[opened : opened + 1]], clauses.SETUP)


def _opening(record: PoetryRecord, after: int) -> list[CardId] | list[Line]:
    """What chance gives when so many rounds are over: stories, or endings for a full tie."""
    if after < len(record.rounds):
        late = sum(one.round == after + 1 for one in record.late)
        stories = [story.card for story in record.rounds[after].stories]
        return stories[: len(stories) - late]
    return [record.result.draws[seat] for seat in sorted(record.result.draws)]


def _retrace_round(again: Retracing, played: RoundRecord, coming: Iterable[Any]) -> None:
    teller = played.storyteller
    drew = _swap(again, teller, played.hint.discarded, played.hint.drew, clauses.STORYTELLER_TURN)
    again.script.expect(drew)
    again.do(teller, LayHint(played.secret, played.hint.line), clauses.STORYTELLER_TURN)
    again.settle(clauses.STORYTELLER_TURN)
    for turn, following in zip_longest(played.turns, played.turns[1:]):
        if isinstance(turn, GuessTurn):
            _retrace_guess(again, turn, played.ending if following is None else None, coming)
        else:
            _retrace_line(again, turn, following, teller)
    state: State = again.state
    again.demand(
        state.last is not None and state.last.round == again.round,
        clauses.END_OF_ROUND,
        "the round is not over",
    )


def _swap(
    again: Retracing, seat: Seat, discarded: Line | None, drew: list[Line], clause: int
) -> list[Line]:
    """Play the swap before a move, if there was one; what is left of ``drew`` is the refill."""
    if discarded is None:
        return drew
    again.script.expect(drew[:1])
    again.do(seat, SwapLine(discarded), clause)
    return drew[1:]


def _retrace_line(
    again: Retracing, turn: LineTurn, following: LineTurn | GuessTurn | None, teller: Seat
) -> None:
    if turn.seat != again.state.virtual:
        drew = _swap(again, turn.seat, turn.discarded, turn.drew, clauses.GUESSER_TURN)
        again.do(turn.seat, AddLine(turn.line), clauses.ADD_A_LINE)
        again.script.expect(drew)
    if isinstance(following, LineTurn) and following.seat == again.state.virtual:
        again.script.expect([following.line])
    again.do(teller, JudgeLine(turn.fits), clauses.ADD_A_LINE)
    again.settle(clauses.ADD_A_LINE)


def _drawn_endings(state: State, ending: EndingRecord) -> tuple[Line, Line]:
    """The two endings in an order in which they can have been drawn: the deck's last one first."""
    if state.endings.deck == (ending.counted,):
        return ending.counted, ending.placed
    return ending.placed, ending.counted


def _retrace_guess(
    again: Retracing, turn: GuessTurn, ending: EndingRecord | None, coming: Iterable[Any]
) -> None:
    """Play a guess; the last one of a round brings its ending, and what comes after it."""
    drew = _swap(again, turn.seat, turn.discarded, turn.drew, clauses.GUESSER_TURN)
    again.demand(not drew, clauses.GUESS, "a guess brings no line")
    if ending is None:
        again.do(turn.seat, GuessStory(turn.number), clauses.GUESS)
        return
    again.script.expect(ending.draws[seat] for seat in sorted(ending.draws))
    again.script.expect(_drawn_endings(again.state, ending))
    if ending.seat == again.state.virtual:
        again.script.expect(coming)
    again.do(turn.seat, GuessStory(turn.number), clauses.GUESS, luck=clauses.END_OF_ROUND)
    if again.state.choice is not None:
        again.script.expect(coming)
        place = PlaceEnding(ending.placed)
        again.do(ending.seat, place, clauses.END_OF_ROUND, luck=clauses.END_OF_ROUND)
    over = again.state.result is not None
    again.settle(clauses.END_OF_GAME if over else clauses.END_OF_ROUND)
