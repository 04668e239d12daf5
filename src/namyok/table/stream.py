"""A table's stream as bytes: rows to the store and back.

In memory a row carries the game's own events as they are; on disk they lie inside the table's
event, and only the game that was running can read them.
"""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from namyok.games.catalogue import find_game
from namyok.table.events import GameBegan, GameStopped, Played, Row, SeatAdded, TableEvent
from namyok.table.state import TableState

encode_row = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Row).decode


def decode_row(data: bytes, before: TableState | None) -> Row:
    """A row of the stream; ``before`` is the table up to it, and tells which game is running."""
    row = _decode(data)
    if not any(
        isinstance(event, GameBegan | Played | GameStopped | SeatAdded) for event in row.events
    ):
        return row
    running = before.running.key if before and before.running else ""
    return replace(row, events=tuple(_whole(event, running) for event in row.events))


def _whole(event: TableEvent, running: str) -> TableEvent:
    match event:
        case GameBegan(key, events):
            return replace(event, events=_game_events(key, events))
        case Played(events=events) | SeatAdded(events=events) | GameStopped(events):
            return replace(event, events=_game_events(running, events))
        case _:
            return event


def _game_events(key: str, events: Any) -> tuple[Any, ...]:
    read: tuple[Any, ...] = msgspec.convert(events, tuple[find_game(key).event_type, ...])  # type: ignore[misc]
    return read


@cache
def _move_decoder(command_type: Any) -> msgspec.json.Decoder[Any]:
    """Made once a game: to make one costs far more than to use it."""
    return msgspec.json.Decoder(command_type)


def decode_move(key: str, move: msgspec.Raw) -> Any:
    """A command of a game, by that game's own types; raises what msgspec raises."""
    return _move_decoder(find_game(key).command_type).decode(move)
