"""What a bot's moves cost: ``python bench/minds.py [LANGUAGE]``.

Processor time of one thread, as bots think beside the event loop; memory as the system counts it,
before and after both languages and all of our decks are known.
"""

import random
import resource
import sys
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from namyok.bots.character import of_rabbit
from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.kernel import Language
from namyok.luck import Luck

GAMES = 3
PAGE = resource.getpagesize()


def megabytes() -> float:
    """What the process holds in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1e6


def main(language: Language) -> None:
    """Play some games and print the costs by kind of move."""
    shelf = Shelf.open([content_folder() / "decks"])
    before, began = megabytes(), time.thread_time()
    from namyok.minds.memory import Memory
    from namyok.minds.mind import Company

    luck = Luck(random.Random(1))
    memory = Memory(shelf)
    company = Company(memory, language, luck)
    costs: defaultdict[str, list[float]] = defaultdict(list)
    first: float | None = None
    for key in ("dixit", "poetry", "party"):
        for _ in range(GAMES):
            for what, seconds in moves(key, company, shelf, luck):
                if first is None and what != "ComeForward":
                    first = time.thread_time() - began
                costs[what].append(1000 * seconds)
    for one in LANGUAGES:
        for deck in shelf.decks:
            memory.index(deck, one)
    print(f"{language}: the first move, books included: {first or 0:.2f} s of a processor")
    every = [cost for some in costs.values() for cost in some]
    for what, some in (*sorted(costs.items()), ("any move", every)):
        worst = sorted(some)[int(0.95 * (len(some) - 1))]
        print(f"{what:16}{len(some):6} moves  median {median(some):6.1f} ms  95 % {worst:6.1f} ms")
    print(f"memory: {megabytes() - before:.0f} MB more, with all languages and our decks")


def moves(key: str, company: Any, shelf: Shelf, luck: Luck) -> Any:
    """A game to its end: each move's kind and seconds."""
    game = CATALOGUE[key]
    players = game.players[0] + 1 if key == "dixit" else game.players[-1] // 2 + 1
    cards = shelf.cards([game.deck])
    state = game.replay(game.begin(players, cards, {}, luck))
    while waiting := game.waiting(state):
        (seat,) = luck.draw(waiting, 1)
        began = time.thread_time()
        command = company.choose(game, game.project(state, seat), of_rabbit(seat))
        yield type(command).__name__, time.thread_time() - began
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else LANGUAGES[0])
