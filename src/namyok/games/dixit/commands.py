"""What a seat can ask for in the picture games."""

from typing import Literal, TypeAlias

from namyok.kernel import CardId, Command, Number, Value

ClueKind: TypeAlias = Literal["text", "sound", "mime", "aloud"]
CLUE_KINDS: tuple[ClueKind, ...] = ("text", "sound", "mime", "aloud")


class Clue(Value, frozen=True):
    """What the storyteller lets the others read, hear or see."""

    kind: ClueKind
    """``aloud`` means that the players hear each other and nothing need be typed."""
    text: str = ""
    """The words, 1–200 characters for a text clue; with other kinds a note or nothing."""
    clip: str | None = None
    """The stored clip of a sound or a mime; None for other kinds."""


class ComeForward(Command, frozen=True):
    """Become the first storyteller of the game."""


class GiveClue(Command, frozen=True):
    """Tell, as the storyteller."""

    clue: Clue
    """What the others get."""
    card: CardId | None = None
    """The card that the clue is for; None where the storyteller tells without a card."""


class GiveCards(Command, frozen=True):
    """Hand over cards for the table, or replace those handed over before."""

    cards: tuple[CardId, ...]
    """Cards of the seat's own hand."""


class TakeBack(Command, frozen=True):
    """Take the handed-over card back, so that the partner can give one instead."""


class Vote(Command, frozen=True):
    """Lay the markers, or lay them anew."""

    numbers: tuple[Number, ...]
    """The chosen cards."""
    red: Number | None = None
    """The card marked red; only a storyteller of the party game has that marker."""


DixitCommand: TypeAlias = ComeForward | GiveClue | GiveCards | TakeBack | Vote
