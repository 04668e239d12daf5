"""A game that is over as pages to leaf through."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from namyok.kernel import Language, Seat, Side, Value
from namyok.past.chronicle import PastGame
from namyok.table.doers import OtherDoer
from namyok.table.ids import Colour, PersonId
from namyok.table.names import called
from namyok.table.state import seat_name

AnyRound: TypeAlias = Annotated[Any, msgspec.Meta(extra={"game": "round_type"})]
"""A finished round of whatever game it was."""
AnyResult: TypeAlias = Annotated[Any, msgspec.Meta(extra={"game": "result_type"})]
"""How whatever game it was ended."""


class AlbumPlayer(Value, frozen=True):
    """Somebody who played."""

    name: str
    """What they were called; empty for who asked to be forgotten."""
    kind: Literal["human", "bot"]
    """Whether it was somebody."""
    colour: Colour
    """Which rabbit."""


class Album(Value, frozen=True, kw_only=True):
    """A game as pages: its finished rounds, as the players saw them."""

    game: str
    """Which game."""
    number: int
    """Which game of its table, counted from 1."""
    language: Language
    """The language of its clues, and of its verse."""
    ended: float
    """When it was over, in seconds since 1970."""
    players: tuple[AlbumPlayer, ...]
    """Who played, clockwise."""
    sides: tuple[Side, ...]
    """The side that each seat scored for; of a virtual player, too."""
    places: tuple[int, ...]
    """Where each side came, counted from 1; equals share a place."""
    start: tuple[int, ...]
    """The points by side before the first round."""
    pages: tuple[AnyRound, ...]
    """A page a round; recordings stay at the table."""
    others: dict[int, dict[Seat, OtherDoer]]
    """By round: who made a seat's moves, where it was not, or not alone, the player above."""
    result: AnyResult
    """How it ended."""


def album(past: PastGame, names: Mapping[PersonId, str]) -> Album:
    """A game with the names that its players have now, told apart as at the table."""
    language = past.language
    names = called(names, past.seats, language)
    return Album(
        game=past.key,
        number=past.number,
        language=language,
        ended=past.ended,
        players=tuple(
            AlbumPlayer(
                seat_name(seated, names, language),
                "bot" if seated.bot else "human",
                seated.colour,
            )
            for seated in past.seats
        ),
        sides=past.sides,
        places=past.places,
        start=past.start,
        others=past.others(names),
        pages=tuple(past.game.keepsake(finished) for finished in past.rounds),
        result=past.result,
    )
