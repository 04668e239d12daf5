"""A table's stream read back as the games that were played there."""

from collections.abc import Mapping, Sequence
from typing import Any

from namyok.games.catalogue import find_game
from namyok.kernel import AnyGame, GameView, Player, Refused, Seat, Side, Value
from namyok.table.apply import apply_row
from namyok.table.events import GameBegan, GameStopped, Played, Row
from namyok.table.ids import PersonId
from namyok.table.state import Running, Seated, TableState
from namyok.table.stream import decode_row


class Move(Value, frozen=True):
    """What one row of the stream did to a game."""

    version: int
    """The table's version after it."""
    seat: Seat | None
    """Whose move it was; None for the deal, and for the host who stopped the game."""
    stood_in: bool
    """Whether a stand-in made it for a person."""
    events: tuple[Any, ...]
    """The game's own events."""


class PastGame(Value, frozen=True, kw_only=True):
    """A game that is over. It never changes, and knows nobody's name."""

    number: int
    """Which game of the table, counted from 1."""
    key: str
    """Which game of the catalogue."""
    moves: tuple[Move, ...]
    """From the deal to the end."""
    rounds: tuple[Any, ...]
    """Its finished rounds, each a ``round_type`` of its game."""
    result: Any
    """How it ended, a ``result_type`` of its game."""
    sides: tuple[Side, ...]
    """The side that each seat scored for."""
    start: tuple[int, ...]
    """The points by side before the first round."""
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
        return find_game(self.key)

    def record(self, names: Mapping[PersonId, str]) -> dict[str, Any]:
        """The public record of the game."""
        players = [
            Player(
                "" if seated.bot else names.get(seated.person, ""),
                "bot" if seated.bot else "human",
            )
            for seated in self.seats
        ]
        events = [event for move in self.moves for event in move.events]
        return self.game.record(players, events, self.stood_in)


class Chronicle:
    """A table's past, read as far as its stream went; what comes later can be read on."""

    def __init__(self) -> None:
        self._state: TableState | None = None
        self._telling = _Telling()
        self.version = 0
        self.games: tuple[PastGame, ...] = ()
        """The games that are over, in order."""

    @property
    def state(self) -> TableState:
        """The table as it was at the end of what was read."""
        assert self._state is not None, "a stream begins with TableOpened"
        return self._state

    def read(self, rows: Sequence[bytes]) -> "Chronicle":
        """The same past and some more of it; this one stays as it is, for who is looking at it."""
        more = Chronicle()
        more._state, more.version, more.games = self._state, self.version, self.games
        more._telling = self._telling.copy()
        for data in rows:
            more._take(decode_row(data, more._state))
        return more

    def _take(self, row: Row) -> None:
        before = self._state
        self._state = apply_row(before, row)
        self.version += 1
        self._telling.note(self.version, row, before, self._state)
        if self._telling.moves and self._state.stage == "over":
            self.games = (*self.games, self._telling.finish(self._state, row.at))
            self._telling = _Telling()

    def game(self, number: int) -> PastGame:
        """A game by its number; Refused while it is being played, and before."""
        for past in self.games:
            if past.number == number:
                return past
        raise Refused("game_not_over")


class _Telling:
    """The moves of a game while the rows go by."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._begun: Running | None = None
        self._rounds: list[Any] = []
        self._last: Any = None
        self._seats_in: dict[int, tuple[Seated, ...]] = {}
        self._stood_in: dict[int, frozenset[Seat]] = {}

    def copy(self) -> "_Telling":
        copy = _Telling()
        copy.moves, copy._begun = list(self.moves), self._begun
        copy._rounds, copy._last = list(self._rounds), self._last
        copy._seats_in, copy._stood_in = dict(self._seats_in), dict(self._stood_in)
        return copy

    def note(self, version: int, row: Row, before: TableState | None, after: TableState) -> None:
        for event in row.events:
            match event:
                case GameBegan(_, events):
                    self._begun = after.running
                    self.moves = [Move(version, None, False, events)]
                case GameStopped(events):
                    self.moves.append(Move(version, None, False, events))
                case Played(seat, helped, events):
                    self.moves.append(Move(version, seat, helped, events))
                    self._note_round(seat, helped, before, after)
                case _:
                    pass

    def _note_round(
        self, seat: Seat, helped: bool, before: TableState | None, after: TableState
    ) -> None:
        assert before is not None and before.running is not None, "a game is running"
        assert after.running is not None, "a game does not vanish"
        round = before.running.moment.round
        self._seats_in[round] = before.seats
        if helped:
            self._stood_in[round] = self._stood_in.get(round, frozenset()) | {seat}
        last = _watched(after.running).last
        if last is not None and last != self._last:
            self._rounds.append(last)
            self._last = last

    def finish(self, state: TableState, at: float) -> PastGame:
        assert self._begun is not None and state.running is not None, "a game has begun"
        return PastGame(
            number=state.games,
            key=self._begun.key,
            moves=tuple(self.moves),
            rounds=tuple(self._rounds),
            result=_watched(state.running).result,
            sides=self._begun.game.sides(self._begun.state),
            start=_watched(self._begun).scores,
            seats=state.running.seats,
            seats_in=self._seats_in,
            stood_in=self._stood_in,
            ended=at,
        )


def _watched(running: Running) -> GameView:
    view: GameView = running.game.watch(running.state)
    return view
