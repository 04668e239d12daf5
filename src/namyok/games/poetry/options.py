"""The options of «Поэзия»."""

from namyok.kernel import Value


class PoetryOptions(Value, frozen=True, kw_only=True):
    """Every number of a table."""

    hand: int
    """Lines in a full hand."""
    tokens: int
    """Tokens that each player can lay on lines in a round."""
    extra_stories: int
    """Stories on the table beyond one for each player."""
    start_points: int
    """Points that everybody starts with."""
    cycles: int
    """How often everybody tells before the game ends."""
