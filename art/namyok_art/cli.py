"""`python -m namyok_art render|sheet|lint|review|textures|studies [deck] [names…]`."""

import argparse
import sys
from pathlib import Path

from namyok_art.bible import BibleError, chosen, deck_names, load_deck
from namyok_art.deck import jobs_of, render
from namyok_art.lino import studies as lino_studies
from namyok_art.lint import lint
from namyok_art.painted import studies as painted_studies
from namyok_art.paper import studies as paper_studies
from namyok_art.review import write_review
from namyok_art.sheet import contact_sheet, save_sheet
from namyok_art.textures import make_textures

WORKERS = 2
BAR = 30


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (BibleError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="namyok_art", description=__doc__)
    commands = root.add_subparsers(required=True)
    for name, run, explanation in (
        ("render", run_render, "draw cards into content/decks and rewrite deck.toml"),
        ("sheet", run_sheet, "contact sheet of what is rendered"),
        ("lint", run_lint, "check words, sizes, quotas and likeness"),
        ("review", run_review, "write art/REVIEW.md"),
        ("textures", run_textures, "washes, paper and walnut of the client, into web/src/assets"),
        ("studies", run_studies, "faces, poses and hands of every painter, into docs/art"),
    ):
        command = commands.add_parser(name, help=explanation)
        command.add_argument("deck", nargs="?", help="all decks when left out")
        command.add_argument("names", nargs="*", help="card names; the whole deck when left out")
        command.set_defaults(run=run)
        if name == "render":
            command.add_argument("--missing", action="store_true", help="only what has no file")
            command.add_argument("--workers", type=int, default=WORKERS)
        if name == "sheet":
            command.add_argument("--out", type=Path, help="PNG or WebP file")
            command.add_argument("--width", type=int, default=200, help="pixels a card")
            command.add_argument("--columns", type=int, default=8)
    return root


def decks_of(options: argparse.Namespace) -> list[str]:
    return [options.deck] if options.deck else deck_names()


def run_render(options: argparse.Namespace) -> int:
    for name in decks_of(options):
        deck = load_deck(name)
        jobs = jobs_of(deck, chosen(deck, options.names), options.missing)
        progress(name, 0, len(jobs), "")
        for done, card in enumerate(render(deck, jobs, options.workers), 1):
            progress(name, done, len(jobs), card)
        print(file=sys.stderr)
    return 0


def progress(deck: str, done: int, total: int, card: str) -> None:
    filled = BAR * done // max(1, total)
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r{deck} [{bar}] {done}/{total} {card:<28}", end="", file=sys.stderr, flush=True)


def run_sheet(options: argparse.Namespace) -> int:
    for name in decks_of(options):
        deck = load_deck(name)
        sheet = contact_sheet(deck, chosen(deck, options.names), options.width, options.columns)
        path = options.out or Path(f"{name}.png")
        save_sheet(sheet, path)
        print(path)
    return 0


def run_lint(options: argparse.Namespace) -> int:
    faults = [fault for name in decks_of(options) for fault in lint(load_deck(name))]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults", file=sys.stderr)
    return 1 if faults else 0


def run_review(_: argparse.Namespace) -> int:
    print(write_review([load_deck(name) for name in deck_names()]))
    return 0


def run_textures(_: argparse.Namespace) -> int:
    make_textures()
    return 0


def run_studies(_: argparse.Namespace) -> int:
    for studies in (lino_studies, painted_studies, paper_studies):
        for path in studies.write_studies():
            print(path)
    return 0
