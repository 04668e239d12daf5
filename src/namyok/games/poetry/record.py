"""The public record of a game of «Поэзия», as it is written from the events."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from namyok.games.poetry.apply import apply
from namyok.games.poetry.editions import KEY
from namyok.games.poetry.events import (
    Draw,
    EndingPlaced,
    GameEnded,
    GameStarted,
    HintLaid,
    LineJudged,
    LineSwapped,
    PoetryEvent,
    SeatAdded,
    StoryGuessed,
)
from namyok.games.poetry.options import PoetryOptions
from namyok.games.poetry.state import State
from namyok.kernel import Line, Player, Seat
from namyok.kernel.record import plain, sealed

VIRTUAL_PLAYER = Player("Александр Сергеевич", "virtual")


def write(
    players: Sequence[Player],
    events: Iterable[PoetryEvent],
    stood_in: Mapping[int, Iterable[Seat]],
) -> dict[str, Any]:
    """The record of a finished game; ``players`` are the people, the virtual one is added."""
    scribe = Scribe(stood_in)
    for event in events:
        scribe.take(event)
    return scribe.finish(players)


class Scribe:
    """Writes a record while the events go by."""

    def __init__(self, stood_in: Mapping[int, Iterable[Seat]] | None = None) -> None:
        self.rounds: list[dict[str, Any]] = []
        self._stood_in = stood_in or {}
        self._state: State | None = None
        self._options: PoetryOptions | None = None
        self._hands: Any = None
        self._late: list[dict[str, Any]] = []
        self._result: dict[str, Any] | None = None
        self._moves = _Moves()

    def take(self, event: PoetryEvent) -> None:
        """The next event of the game."""
        self._state = state = apply(self._state, event)
        self._moves.note(event, state)
        match event:
            case GameStarted(hands=hands):
                self._hands = plain(hands)
                self._options = state.options
            case SeatAdded(hand=hand):
                late = {"round": state.round, "seat": state.players - 1, "hand": list(hand)}
                self._late.append(late)
            case EndingPlaced():
                helped = sorted(self._stood_in.get(state.round, ()))
                self.rounds.append(_round(state, event, self._moves, helped))
                self._moves = _Moves()
            case GameEnded():
                self._result = _result(event)
            case _:
                pass

    def finish(self, players: Sequence[Player]) -> dict[str, Any]:
        """The whole record, once the game is over."""
        assert self._state is not None and self._result is not None, "the game is over"
        assert self._options is not None, "and had begun"
        everybody = players if self._state.virtual is None else (*players, VIRTUAL_PLAYER)
        late = {"late": self._late} if self._late else {}
        body = {"hands": self._hands, **late, "rounds": self.rounds, "result": self._result}
        return sealed(KEY, self._options, everybody, body)


class _Moves:
    """The moves of a round, as they go by."""

    def __init__(self) -> None:
        self.hint: dict[str, Any] = {}
        self.turns: list[dict[str, Any]] = []
        self._swap: LineSwapped | None = None

    def note(self, event: PoetryEvent, state: State) -> None:
        match event:
            case LineSwapped():
                self._swap = event
            case HintLaid(_, line, drew):
                self.hint = {"line": line, **self._cards(drew)}
            case LineJudged(fits, drew):
                added = state.poem[-1]
                turn = {"seat": added.seat, "action": "line", "line": added.line, "fits": fits}
                self.turns.append({**turn, **self._cards(drew)})
            case StoryGuessed(seat, story, right, lost):
                turn = {"seat": seat, "action": "guess", "number": story, "right": right}
                wrong = {} if right else {"lost": lost}
                self.turns.append({**turn, **wrong, **self._cards(None)})
            case _:
                pass

    def _cards(self, drew: Line | None) -> dict[str, Any]:
        """What a move cost and brought: the swap before it, if any, and the refill, if any."""
        swap, self._swap = self._swap, None
        incoming = [] if swap is None else [swap.drew]
        return {
            "discarded": None if swap is None else swap.discarded,
            "drew": incoming if drew is None else [*incoming, drew],
        }


def _round(
    state: State, placed: EndingPlaced, moves: _Moves, stood_in: list[Seat]
) -> dict[str, Any]:
    last = state.last
    assert last is not None, "a round is complete"
    return {
        "storyteller": last.storyteller,
        "stories": [
            {"number": number, "card": card} for number, card in enumerate(last.stories, 1)
        ],
        "secret": last.secret,
        "hint": moves.hint,
        "turns": moves.turns,
        "finder": last.finder,
        "points": list(last.points),
        "ending": {
            "seat": placed.seat,
            "draws": _draws(last.draws),
            "placed": placed.placed,
            "counted": placed.counted,
        },
        "scores": list(last.scores),
        "parts": plain(last.parts),
        "stood_in": stood_in,
    }


def _result(ended: GameEnded) -> dict[str, Any]:
    result = {
        "scores": list(ended.scores),
        "winners": list(ended.winners),
        "reason": ended.reason,
        "stories": list(ended.stories),
    }
    return {**result, "draws": _draws(ended.draws)} if ended.draws else result


def _draws(draws: tuple[Draw, ...]) -> dict[str, Line]:
    return {str(draw.seat): draw.line for draw in draws}
