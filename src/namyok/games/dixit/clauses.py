"""The clauses of the picture games' rule pages; tests and faults are named after them."""

from collections.abc import Mapping

FIRST_STORYTELLER = 1
CLUE = 2
GIVING = 3
TABLE = 4
VOTE = 5
POINTS = 6
END_OF_ROUND = 7
END_OF_GAME = 8
SETUP = 9

CLAUSES: Mapping[int, str] = {
    FIRST_STORYTELLER: "first storyteller",
    CLUE: "clue",
    GIVING: "giving",
    TABLE: "table",
    VOTE: "vote",
    POINTS: "points",
    END_OF_ROUND: "end of round",
    END_OF_GAME: "end of game",
    SETUP: "setup",
}
