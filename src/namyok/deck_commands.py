"""``namyok deck``: look a deck over, make one of plain pictures."""

import argparse
from pathlib import Path

from namyok.arguments import FAULTY, WELL
from namyok.decks import build_deck, check_deck
from namyok.terminal import show_progress
from namyok.words import sentence


def add_deck_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Register the commands with the others."""
    deck = commands.add_parser("deck", help="check a deck of pictures, or build one")
    verbs = deck.add_subparsers(required=True, metavar="VERB")

    check = verbs.add_parser("check", help="say everything that is wrong with a deck")
    check.add_argument("folder", type=Path, metavar="DIR", help="a folder with deck.toml")
    check.add_argument(
        "--complete",
        action="store_true",
        help="ask for what our own decks have: both languages, captions, tags, credits",
    )
    check.set_defaults(run=run_check)

    build = verbs.add_parser("build", help="make a deck of a folder of plain pictures")
    build.add_argument("pictures", type=Path, metavar="DIR", help="JPEG, PNG and WebP files")
    build.add_argument("--name", required=True, help="small Latin letters, digits, hyphens")
    build.add_argument("--title", required=True, help="the name to show, Russian or English")
    build.add_argument("--author", help="whom to credit")
    build.add_argument("--licence", help="on what terms others may use the pictures")
    build.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="the deck becomes DIR/NAME"
    )
    build.set_defaults(run=run_build)


def run_check(chosen: argparse.Namespace) -> int:
    """``namyok deck check``"""
    if not chosen.folder.is_dir():
        raise NotADirectoryError(0, "there is no such folder", str(chosen.folder))
    checked = check_deck(chosen.folder, complete=chosen.complete, progress=show_progress)
    for fault in checked.faults:
        print(fault)
    if checked.faults or checked.deck is None:
        return FAULTY
    print(f"{_cards(len(checked.deck.cards))}, all well")
    return WELL


def run_build(chosen: argparse.Namespace) -> int:
    """``namyok deck build``"""
    if not chosen.pictures.is_dir():
        raise NotADirectoryError(0, "there is no such folder", str(chosen.pictures))
    built = build_deck(
        chosen.pictures,
        chosen.out,
        chosen.name,
        chosen.title,
        chosen.author,
        chosen.licence,
        show_progress,
    )
    for left_out in built.left_out:
        print(f"{left_out.file}: {sentence(left_out.why, 'en')}")
    if built.folder is None:
        print("no picture could be used, no deck was made")
        return FAULTY
    print(f"{_cards(built.cards)} in {built.folder}, {len(built.left_out)} left out")
    return FAULTY if built.left_out else WELL


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
