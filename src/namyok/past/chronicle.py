"""A table's stream read back as the games that were played there."""

from collections.abc import Mapping, Sequence
from typing import Any

from namyok.games.catalogue import find_game
from namyok.kernel import AnyGame, GameView, Language, Player, Refused, Seat, Side, Value
from namyok.table.apply import apply_row
from namyok.table.doers import Doers, OtherDoer, others, stood_in
from namyok.table.events import GameBegan, GameStopped, Played, Row, SeatAdded
from namyok.table.ids import PersonId
from namyok.table.state import Running, Seated, TableState, sitting
from namyok.table.stream import decode_row


class Move(Value, frozen=True):
    """What one row of the stream did to a game."""

    version: int
    """The table's version after it."""
    seat: Seat | None
    """Whose move it was; None for a deal, and for the host who stopped the game."""
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
    language: Language
    """The language of its clues and verse."""
    moves: tuple[Move, ...]
    """From the deal to the end."""
    rounds: tuple[Any, ...]
    """Its finished rounds, each a ``round_type`` of its game."""
    result: Any
    """How it ended, a ``result_type`` of its game."""
    sides: tuple[Side, ...]
    """The side that each seat scored for."""
    places: tuple[int, ...]
    """Where each side came, counted from 1."""
    start: tuple[int, ...]
    """The points by side before the first round, of those who were there."""
    seats: tuple[Seated, ...]
    """Who sat where when it ended."""
    doers: Doers
    """Who made the moves, by round and seat: a seat can be handed over, and a bot can stand in."""
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
        helped = {round: stood_in(doers) for round, doers in self.doers.items()}
        return self.game.record(players, events, helped)

    def others(self, names: Mapping[PersonId, str]) -> dict[int, dict[Seat, OtherDoer]]:
        """Where somebody else moved than who sat there in the end, by round."""
        seats = sitting(self.seats, self.language)
        told = {round: others(doers, seats, names) for round, doers in self.doers.items()}
        return {round: found for round, found in told.items() if found}


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
        self._state = apply_row(self._state, row)
        self.version += 1
        self._telling.note(self.version, row, self._state)
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
        self._last = 0

    def copy(self) -> "_Telling":
        copy = _Telling()
        copy.moves, copy._begun = list(self.moves), self._begun
        copy._rounds, copy._last = list(self._rounds), self._last
        return copy

    def note(self, version: int, row: Row, after: TableState) -> None:
        for event in row.events:
            match event:
                case GameBegan(_, events):
                    self._begun = after.running
                    self.moves = [Move(version, None, False, events)]
                case GameStopped(events) | SeatAdded(events=events):
                    self.moves.append(Move(version, None, False, events))
                case Played(seat, helped, events):
                    self.moves.append(Move(version, seat, helped, events))
                    self._note_round(after)
                case _:
                    pass

    def _note_round(self, after: TableState) -> None:
        assert after.running is not None, "a game does not vanish"
        last = _watched(after.running).last
        if last is not None and last.round != self._last:
            self._rounds.append(last)
            self._last = last.round

    def finish(self, state: TableState, at: float) -> PastGame:
        assert self._begun is not None and state.running is not None, "a game has begun"
        end = _watched(state.running)
        return PastGame(
            number=state.games,
            key=self._begun.key,
            language=state.language,
            moves=tuple(self.moves),
            rounds=tuple(self._rounds),
            result=end.result,
            sides=end.sides,
            places=end.places,
            start=_watched(self._begun).scores,
            seats=state.running.seats,
            doers=state.running.doers,
            ended=at,
        )


def _watched(running: Running) -> GameView:
    view: GameView = running.game.watch(running.state)
    return view
