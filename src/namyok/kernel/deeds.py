"""What can be counted of a finished round: who did what, and what happened between two."""

from namyok.kernel.ids import Seat
from namyok.kernel.values import Value


class Deed(Value, frozen=True):
    """Something that a seat did, once or not at all, when it had the chance."""

    seat: Seat
    """Who."""
    what: str
    """What: a word of the game, such as ``told``."""
    times: int = 1
    """How often."""


class Encounter(Value, frozen=True):
    """Something that could happen between two seats, and did or did not."""

    who: Seat
    """Who found, or was fooled."""
    whom: Seat
    """Whose card it was."""
    what: str
    """What: a word of the game, such as ``finds``."""
    happened: bool
    """Whether it did."""


class Deeds(Value, frozen=True):
    """All of a round."""

    done: tuple[Deed, ...] = ()
    """What seats did."""
    between: tuple[Encounter, ...] = ()
    """What happened between two, or could have."""
