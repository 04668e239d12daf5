"""What goes over plain HTTP: opening and joining tables, and what is kept of games."""

from typing import Annotated, Literal

import msgspec

from namyok.kernel import Record
from namyok.kernel import Seat as SeatNumber
from namyok.table.circle import Circle
from namyok.table.ids import Colour
from namyok.table.keepsakes import Album
from namyok.table.replay import Replay
from namyok.table.settings import Settings
from namyok.table.state import Stage

__all__ = ["Circle", "Replay"]
"""Answers as the table makes them: ``GET …/circle`` and ``GET /api/album/replay``."""

Name = Annotated[str, msgspec.Meta(max_length=200)]


class OpenTable(Record, frozen=True, kw_only=True):
    """``POST /api/tables``: a new table with its host."""

    name: Name
    """What the host is called."""
    colour: Colour | None = None
    """The host's rabbit; any if none."""
    language: Literal["ru", "en"] = "ru"
    """The table's language."""
    settings: Settings = Settings()
    """What they want to play."""


class JoinTable(Record, frozen=True, kw_only=True):
    """``POST /api/tables/{code or join secret}/people``: somebody comes to a table."""

    name: Name
    """What they are called."""
    colour: Colour | None = None
    """The rabbit they would like."""


class Seat(Record, frozen=True, kw_only=True):
    """The answer to both: where they are, and the secret that makes them that person anywhere."""

    code: str
    """The table's code."""
    seat: str
    """The secret of the seat, for its link; it is nobody else's business."""
    knocked: bool
    """Whether they wait to be let in."""


class ClaimSeat(Record, frozen=True):
    """``POST /api/seat``: a seat's link was opened in this browser."""

    seat: Annotated[str, msgspec.Meta(max_length=200)]
    """The secret."""


class TableCard(Record, frozen=True, kw_only=True):
    """``GET /api/tables/{code or join secret}``: what a visitor may know before coming in."""

    code: str
    """The table's code."""
    language: Literal["ru", "en"]
    """The table's language."""
    game: str
    """What is or will be played."""
    stage: Stage
    """What the table is doing."""
    seated: int
    """How many sit."""
    free_colours: tuple[Colour, ...]
    """The rabbits that nobody has."""
    knock: bool
    """Whether one has to knock."""
    yours: bool
    """Whether this browser is somebody there."""
    your_turn: bool
    """Whether the table waits for this browser's person."""


class MyTables(Record, frozen=True):
    """``GET /api/mine``: the tables at which this browser is somebody, the latest first."""

    tables: tuple[TableCard, ...]
    """At most fifty."""


class KeptClip(Record, frozen=True):
    """``POST /api/tables/{code}/clips/{kind}``: the recording is kept."""

    clip: str
    """What a clue of kind sound or mime refers to."""
    seconds: float
    """How long it is."""


class SharedAlbum(Record, frozen=True, kw_only=True):
    """``GET /api/album`` and ``GET …/album``: the album of a game that is over."""

    album: Album
    """The album."""
    secret: str
    """The secret of its link: whoever has it may look."""
    your_seat: SeatNumber | None
    """Where the looker sat when it ended; None for somebody else."""
    code: str | None
    """The table's code, for who is at the table."""
