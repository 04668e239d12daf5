"""A table's stream read back as the games that were played there."""

from collections.abc import Iterable, Mapping
from typing import Any

from namyok.games.catalogue import CATALOGUE
from namyok.kernel import AnyGame, Record, Refused, Seat, Side
from namyok.table.apply import apply_row, game_events
from namyok.table.events import GameBegan, GameStopped, Played, Row
from namyok.table.state import Seated, TableState


class Move(Record, frozen=True):
    """What one row of the stream did to a game."""

    version: int
    """The table's version after it."""
    seat: Seat | None
    """Whose move it was; None for the deal, and for the host who stopped the game."""
    stood_in: bool
    """Whether a stand-in made it for a person."""
    events: tuple[Any, ...]
    """The game's own events."""


class PastGame(Record, frozen=True):
    """A game that is over."""

    number: int
    """Which game of the table, counted from 1."""
    key: str
    """Which game of the catalogue."""
    moves: tuple[Move, ...]
    """From the deal to the end."""
    seats: tuple[Seated, ...]
    """Who sat where when it ended."""
    seats_in: Mapping[int, tuple[Seated, ...]]
    """Who sat where, by round: a seat can be handed over."""
    stood_in: Mapping[int, frozenset[Seat]]
    """The seats that a stand-in played for, by round."""
    ended: float
    """When, in seconds since 1970."""

    @property
    def game(self) -> AnyGame:
        return CATALOGUE[self.key]

    @property
    def events(self) -> list[Any]:
        """The game's own events, all of them."""
        return [event for move in self.moves for event in move.events]

    @property
    def deal(self) -> Any:
        """A watcher's view of the deal."""
        return self.game.project(self.game.replay(self.moves[0].events), None)

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side that each seat scored for; in «Поэзия» everybody is one."""
        deal = self.deal
        sides: tuple[Side, ...] = getattr(deal, "sides", tuple(range(len(deal.scores))))
        return sides


class Chronicle(Record, frozen=True):
    """All that a stream tells."""

    state: TableState
    """The table as it is now."""
    games: tuple[PastGame, ...]
    """The games that are over, in order."""

    def game(self, number: int) -> PastGame:
        """A game by its number; Refused while it is being played, and before."""
        for past in self.games:
            if past.number == number:
                return past
        raise Refused("game_not_over")


def chronicle(rows: Iterable[Row]) -> Chronicle:
    """Read a whole stream."""
    state: TableState | None = None
    games: list[PastGame] = []
    telling = _Telling()
    for version, row in enumerate(rows, 1):
        before = state
        state = apply_row(state, row)
        telling.note(version, row, before)
        if telling.moves and state.stage == "over":
            games.append(telling.finish(state, row.at))
            telling = _Telling()
    assert state is not None, "a stream begins with TableOpened"
    return Chronicle(state, tuple(games))


class _Telling:
    """The moves of a game while the rows go by."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._key = ""
        self._seats_in: dict[int, tuple[Seated, ...]] = {}
        self._stood_in: dict[int, frozenset[Seat]] = {}

    def note(self, version: int, row: Row, before: TableState | None) -> None:
        for event in row.events:
            match event:
                case GameBegan(key, raw):
                    self._key = key
                    self.moves = [Move(version, None, False, tuple(game_events(key, raw)))]
                case GameStopped(raw):
                    self.moves.append(
                        Move(version, None, False, tuple(game_events(self._key, raw)))
                    )
                case Played(seat, helped, raw):
                    self.moves.append(
                        Move(version, seat, helped, tuple(game_events(self._key, raw)))
                    )
                    assert before is not None and before.running is not None, "a game is running"
                    round = before.running.state.round
                    self._seats_in[round] = before.seats
                    if helped:
                        self._stood_in[round] = self._stood_in.get(round, frozenset()) | {seat}
                case _:
                    pass

    def finish(self, state: TableState, at: float) -> PastGame:
        return PastGame(
            number=state.games,
            key=self._key,
            moves=tuple(self.moves),
            seats=state.seats,
            seats_in=self._seats_in,
            stood_in=self._stood_in,
            ended=at,
        )
