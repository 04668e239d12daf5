"""``namyok league``: minds against minds, against the plain bot and against blind luck."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from statistics import median
from typing import TYPE_CHECKING

from namyok.arguments import positive
from namyok.bots.character import CHARACTERS
from namyok.bots.concepts import Concepts
from namyok.bots.knowledge import knowledge
from namyok.bots.ports import Thinker
from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE, find_game
from namyok.kernel import AnyGame, Chance, Language

if TYPE_CHECKING:
    from namyok.minds.league import Standing

OTHERS = ("plain", "blind")
"""Who plays without a mind: by tags alone, and by luck alone."""
SEATS: Mapping[str, int] = {"dixit-2008": 5, "dixit": 5, "odyssey": 7, "poetry": 4}
"""How many play where nothing else is said; six elsewhere."""


def add_league_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the command with the others."""
    league = commands.add_parser("league", help="let minds play each other and print a table")
    league.add_argument("games", nargs="*", metavar="GAME", help="default: every game")
    league.add_argument("--players", type=positive, metavar="N")
    league.add_argument(
        "--rounds", type=positive, default=10, metavar="K", help="games of each kind"
    )
    league.add_argument("--language", choices=LANGUAGES, default="ru")
    league.add_argument(
        "--minds", type=_minds, default=(*CHARACTERS, *OTHERS), metavar="NAME,NAME,…"
    )
    league.add_argument("--seed", type=int, default=1, metavar="S")
    league.set_defaults(run=run)


def _minds(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    for name in names:
        if name not in CHARACTERS and name not in OTHERS:
            raise argparse.ArgumentTypeError(
                f"there is no mind {name}; there are {', '.join((*CHARACTERS, *OTHERS))}"
            )
    return names


def run(chosen: argparse.Namespace) -> int:
    """``namyok league``"""
    from namyok.minds.league import run_league

    minds = _makers(chosen.minds, chosen.language)
    shelf = Shelf.open([content_folder() / "decks"])
    for key in chosen.games or CATALOGUE:
        game = find_game(key)
        players = chosen.players or SEATS.get(key, 6)
        cards = shelf.cards([game.deck])
        game.check(players, cards, {})
        standings = run_league(game, players, cards, minds, chosen.rounds, chosen.seed)
        print(f"\n{key}, {players} players, {chosen.rounds} games, {chosen.language}")
        print(*_table(game, standings), sep="\n")
    return 0


def _makers(
    names: tuple[str, ...], language: Language
) -> Mapping[str, Callable[[Chance], Thinker]]:
    from namyok.minds.league import Blind
    from namyok.minds.memory import Memory
    from namyok.minds.mind import Common, Mind

    shelf = Shelf.open([content_folder() / "decks"])
    common = Common(Memory(shelf), language)
    known = knowledge(shelf, language)

    def make(name: str) -> Callable[[Chance], Thinker]:
        if name == "blind":
            return Blind
        if name == "plain":
            return lambda chance: Concepts(known, chance)
        return lambda chance: Mind(CHARACTERS[name], common, chance)

    return {name: make(name) for name in names}


def _table(game: AnyGame, standings: Mapping[str, "Standing"]) -> Iterator[str]:
    """A line a mind, the best first; intervals hold in 95 of 100 cases."""
    from namyok.minds.league import interval

    is_verse = game.key == "poetry"
    yield (
        f"{'mind':<9}{'games':>6}{'points':>14}{'wins':>7}   "
        + ("told  found  lines a poem" if is_verse else "told  some but not all      all   none")
        + "   own finds"
    )
    for name, one in sorted(standings.items(), key=lambda item: -item[1].mean[0]):
        told = sum(one.told.values())
        low, high = interval(one.told["some"], told)
        share = {what: one.told[what] / max(told, 1) for what in ("all", "some", "none")}
        found_low, found_high = interval(one.found, one.votes)
        mean, half = one.mean
        middle = (
            f"{told:>4}  {share['some']:>5.0%}  {median(one.poems) if one.poems else 0:>12.0f}"
            if is_verse
            else f"{told:>4}  {share['some']:>5.0%} ({low:.0%}–{high:.0%})"
            f"  {share['all']:>9.0%} {share['none']:>6.0%}"
        )
        yield (
            f"{name:<9}{one.seats:>6}{mean:>8.1f} ±{half:>4.1f}{one.wins / max(one.seats, 1):>7.0%}"
            f"   {middle}   {one.found / max(one.votes, 1):.0%} ({found_low:.0%}–{found_high:.0%})"
        )
