"""How much people may bring."""

from namyok.kernel import Value

MEGABYTE = 1_000_000


class Room(Value, frozen=True):
    """How much an operator lets people bring, and for how long."""

    is_open: bool = True
    """Whether anybody may make a deck or add pictures; those that are there stay."""
    device_megabytes: float = 500
    """For all decks of one browser."""
    total_megabytes: float = 20_000
    """For all own decks together."""
    keep_seconds: float = 0
    """After the last change or use; 0 is for ever."""
