"""The clauses of the rule page of «Поэзия»; tests and faults are named after them."""

from collections.abc import Mapping

FIRST_STORYTELLER = 1
STORYTELLER_TURN = 2
GUESSER_TURN = 3
ADD_A_LINE = 4
GUESS = 5
POINTS = 6
END_OF_ROUND = 7
END_OF_GAME = 8
SETUP = 9
TWO_PLAYERS = 10

CLAUSES: Mapping[int, str] = {
    FIRST_STORYTELLER: "first storyteller",
    STORYTELLER_TURN: "storyteller's turn",
    GUESSER_TURN: "guesser's turn",
    ADD_A_LINE: "adding a line",
    GUESS: "guess",
    POINTS: "points",
    END_OF_ROUND: "end of round",
    END_OF_GAME: "end of game",
    SETUP: "setup",
    TWO_PLAYERS: "two players",
}
