"""How fast the rules are: whole games, and single commands, by edition.

Every figure is the median of several runs with its spread, on one core. Games are played by players
who choose blindly among their offers, so a game's time is mostly offers + decide + apply.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from namyok.games.catalogue import CATALOGUE
from namyok.kernel import AnyGame
from namyok.luck import Luck
from namyok.testing.play import Move, random_moves

T = TypeVar("T")
RUNS = 7
GAMES_A_RUN = 20
TABLES = [
    ("dixit-2008", 6),
    ("dixit", 6),
    ("odyssey", 6),
    ("odyssey", 12),
    ("party", 8),
    ("team", 8),
    ("poetry", 2),
    ("poetry", 4),
]


def main() -> None:
    print(f"median of {RUNS} runs (slowest–fastest)")
    print(f"{'table':16}{'games/s':>22}{'offers':>18}{'decide + apply':>18}{'project':>18}")
    print(f"{'':38}{'µs a command':>18}{'µs a command':>18}{'µs a view':>18}")
    for key, players in TABLES:
        game = CATALOGUE[key]
        rates = [GAMES_A_RUN / seconds(play, game, players) for _ in range(RUNS)]
        moves = [move for move in one_game(game, players, 1) if move[0] is not None]
        micro = [
            spread([seconds(work, game, moves) / len(moves) * 1e6 for _ in range(RUNS)])
            for work in (offer, decide, look)
        ]
        print(
            f"{f'{key} for {players}':16}{spread(rates):>22}" + "".join(f"{m:>18}" for m in micro)
        )


def one_game(game: AnyGame, players: int, seed: int) -> Iterator[Move]:
    cards = [f"{game.deck}/{number:03}" for number in range(1, game.deck_size + 1)]
    return random_moves(game, players, cards, {}, Luck(random.Random(seed)))


def play(game: AnyGame, players: int) -> None:
    for seed in range(GAMES_A_RUN):
        for _ in one_game(game, players, seed):
            pass


def offer(game: AnyGame, moves: list[Move]) -> None:
    for state, seat, *_ in moves:
        game.offers(state, seat)


def decide(game: AnyGame, moves: list[Move]) -> None:
    luck = Luck(random.Random(1))
    for state, seat, command, _, _ in moves:
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)


def look(game: AnyGame, moves: list[Move]) -> None:
    for state, seat, *_ in moves:
        game.project(state, seat)


def seconds(work: Callable[[AnyGame, T], None], game: AnyGame, material: T) -> float:
    start = time.process_time()
    work(game, material)
    return time.process_time() - start


def spread(values: list[float]) -> str:
    return f"{statistics.median(values):.1f} ({min(values):.1f}–{max(values):.1f})"


if __name__ == "__main__":
    main()
