"""What a seat can ask for in «Поэзия»."""

from typing import TypeAlias

from namyok.kernel import Command, Line, Number


class SwapLine(Command, frozen=True):
    """Discard a line and draw one, before the move itself."""

    line: Line
    """The line to discard."""


class LayHint(Command, frozen=True):
    """Choose a story in secret and open the poem, as the storyteller."""

    story: Number
    """The secret."""
    line: Line
    """The hint, a line of the own hand."""


class AddLine(Command, frozen=True):
    """Lay a line with a token on it."""

    line: Line
    """A line of the own hand."""


class JudgeLine(Command, frozen=True):
    """Mark the line just laid, as the storyteller."""

    fits: bool
    """Whether it fits the secret story."""


class GuessStory(Command, frozen=True):
    """Name the story."""

    story: Number
    """A story that is still face up."""


class PlaceEnding(Command, frozen=True):
    """Close the poem with one of the two endings drawn."""

    ending: Line
    """The one to lay face up."""


PoetryCommand: TypeAlias = SwapLine | LayHint | AddLine | JudgeLine | GuessStory | PlaceEnding
