"""``namyok games``, ``decks`` and ``languages``: what a server here offers."""

import argparse
import json
from pathlib import Path

from namyok.arguments import FAULTY, WELL
from namyok.content import LANGUAGES, content_folder, words
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.kernel import AnyGame, Only


def add_list_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the commands with the others."""
    games = commands.add_parser("games", help="list the games, their players and options")
    games.set_defaults(run=list_games)
    decks = commands.add_parser("decks", help="list the decks of pictures")
    decks.add_argument("--decks", type=Path, metavar="DIR", help="a folder with more decks")
    decks.set_defaults(run=list_decks)
    languages = commands.add_parser("languages", help="list the languages")
    languages.set_defaults(run=list_languages)


def list_games(_: argparse.Namespace) -> int:
    """``namyok games``"""
    names = words("en")
    for game in CATALOGUE.values():
        print(f"{game.key}: {names['game'][game.key]}, {_counts(game.players)} players")
        for name, allowed in game.ranges.items():
            if not isinstance(allowed, Only):
                print(f"  {name} = {_book(game, name)} ({allowed}): {names['option'][name]}")
    return WELL


def _book(game: AnyGame, option: str) -> str:
    """The book's value of an option, for each number of players where they differ."""
    counts: dict[str, list[int]] = {}
    for players in game.players:
        value = getattr(game.defaults(players), option)
        shown = ", ".join(value) if isinstance(value, tuple) else json.dumps(value)
        counts.setdefault(shown, []).append(players)
    if len(counts) == 1:
        return next(iter(counts))
    few, *more = (f"{value} for {_counts(tuple(those))}" for value, those in counts.items())
    return ", ".join((f"{few} players", *more))


def _counts(players: tuple[int, ...]) -> str:
    """3, 4, 5 are shown as 3–5."""
    first, last = players[0], players[-1]
    if len(players) > 1 and players == tuple(range(first, last + 1)):
        return f"{first}–{last}"
    return ", ".join(map(str, players))


def list_decks(chosen: argparse.Namespace) -> int:
    """``namyok decks``: those that can be played with, then those with faults."""
    more = [chosen.decks] if chosen.decks else []
    shelf = Shelf.open([content_folder() / "decks", *more])
    for name, shelved in shelf.decks.items():
        deck = shelved.manifest
        titles = " / ".join(deck.title.values())
        credit = ", ".join(filter(None, (deck.author, deck.licence)))
        print(f"{name}: {titles}, {len(deck.cards)} cards" + (f" ({credit})" if credit else ""))
    for folder, faults in shelf.faults.items():
        print(f"{folder}: left out, {faults[0]}")
    return FAULTY if shelf.faults else WELL


def list_languages(_: argparse.Namespace) -> int:
    """``namyok languages``"""
    for language in LANGUAGES:
        print(f"{language}: {words(language)['language']['name']}")
    return WELL
