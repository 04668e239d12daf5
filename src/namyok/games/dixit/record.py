"""The public record of a picture game, as it is written from the events."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from namyok.games.dixit.apply import apply
from namyok.games.dixit.events import DixitEvent, GameStarted, HandsFilled, SeatAdded
from namyok.games.dixit.options import DixitOptions
from namyok.games.dixit.state import State
from namyok.kernel import Player, Seat
from namyok.kernel.record import plain, sealed


def write(
    players: Sequence[Player],
    events: Iterable[DixitEvent],
    stood_in: Mapping[int, Iterable[Seat]],
) -> dict[str, Any]:
    """The record of a finished game."""
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
        self._options: DixitOptions | None = None
        self._deal: dict[str, Any] = {}
        self._late: list[dict[str, Any]] = []

    def take(self, event: DixitEvent) -> None:
        """The next event of the game."""
        self._state = state = apply(self._state, event)
        match event:
            case GameStarted(hands=hands, deck=deck):
                size = sum(map(len, hands)) + len(deck)
                self._deal = {"deck_size": size, "hands": plain(hands)}
                self._options = state.options
            case SeatAdded(hand=hand):
                late = {"round": state.round, "seat": state.players - 1, "hand": list(hand)}
                self._late.append(late)
            case HandsFilled():
                helped = sorted(self._stood_in.get(state.round, ()))
                self.rounds.append(_round(state, event, helped))
            case _:
                pass

    def finish(self, players: Sequence[Player]) -> dict[str, Any]:
        """The whole record, once the game is over."""
        state = self._state
        assert state is not None and state.result is not None, "the game is over"
        assert self._options is not None, "and had begun"
        result = plain(state.result)
        late = {"late": self._late} if self._late else {}
        body = {**self._deal, **late, "rounds": self.rounds, "result": result}
        return sealed(state.edition, self._options, players, body)


def _round(state: State, filled: HandsFilled, stood_in: list[Seat]) -> dict[str, Any]:
    last = state.last
    assert last is not None, "hands are filled after a round"
    written = {
        "storyteller": last.storyteller,
        "clue": {"kind": last.clue.kind, "text": last.clue.text},
        "table": [
            {"number": number, "card": laid.card, "owner": laid.owner}
            for number, laid in enumerate(last.table, 1)
        ],
        "target": last.target,
        "votes": {str(seat): list(vote) for seat, vote in enumerate(last.votes) if vote},
        "points": list(last.points),
        "scores": list(last.scores),
        "parts": plain(last.parts),
        "drawn": [list(cards) for cards in filled.drawn],
        "reshuffled": filled.reshuffled,
        "deck_left": len(state.deck),
        "stood_in": stood_in,
    }
    if last.red is not None:
        written["red"] = last.red
    return written
