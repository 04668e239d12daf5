"""``python -m tools.verse check`` proof-reads all verse; ``poems`` prints some to read aloud."""

import sys
from argparse import ArgumentParser
from importlib import import_module
from random import Random
from typing import Protocol, cast

from .model import CONTENT, Verse, check_shape, load
from .poems import compose

PROOF_READERS = {"ru": "russian", "en": "english"}


class ProofReader(Protocol):
    """What the module of a language offers."""

    def check_line(self, text: str) -> list[str]:
        """Find every fault of one line."""

    def check_set(self, verse: Verse) -> list[str]:
        """Find every fault of all lines together."""


def check(languages: list[str]) -> int:
    """Print the faults of each language; the exit code tells whether there were any."""
    faulty = 0
    for language in languages:
        verse = load(language)
        # Imported when asked for: each language needs dictionaries that the other does not.
        reader = cast(ProofReader, import_module(f"tools.verse.{PROOF_READERS[language]}"))
        faults = check_shape(verse) + reader.check_set(verse)
        faulty += len(faults)
        print(*faults, sep="\n", end="\n" if faults else "")
        print(
            f"{language}: {len(verse.lines)} lines, {len(verse.endings)} endings, "
            f"{len(faults)} faults"
        )
    return 1 if faulty else 0


def print_poems(language: str, count: int, seed: int) -> None:
    """Print random poems, the same ones for the same seed."""
    verse, random = load(language), Random(seed)
    for number in range(1, count + 1):
        print(f"{number}.", *compose(verse, random), sep="\n", end="\n\n")


def main(arguments: list[str]) -> int:
    """Read the command line."""
    written = sorted(path.parent.name for path in CONTENT.glob("*/verse.toml"))
    parser = ArgumentParser(prog="python -m tools.verse", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="proof-read the verse files")
    checking.add_argument("--lang", choices=written, action="append", help="all by default")
    poems = commands.add_parser("poems", help="print random poems")
    poems.add_argument("--lang", choices=written, default="ru")
    poems.add_argument("--count", type=int, default=20)
    poems.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    if options.command == "check":
        return check(options.lang or written)
    print_poems(options.lang, options.count, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
