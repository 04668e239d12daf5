"""The command line: where everything is put together."""

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeAlias

import msgspec

from namyok import __version__
from namyok.arguments import FAULTY, MISUSED, NOT_STARTED, WELL, positive
from namyok.deck_commands import add_deck_commands
from namyok.games.catalogue import find_game
from namyok.games.verify import record_game, verify
from namyok.interrupts import INTERRUPTED, ended_at_once
from namyok.kernel import AnyGame, CardId, Fault, Player, Refused
from namyok.league_command import add_league_command
from namyok.list_commands import add_list_commands
from namyok.luck import Luck
from namyok.mind_commands import add_mind_commands
from namyok.settings import (
    SETTINGS,
    BadSetting,
    CannotStart,
    resolve_settings,
    unknown_variables,
)
from namyok.store_commands import add_store_commands
from namyok.terminal import show_progress
from namyok.testing.play import random_game
from namyok.words import sentence

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

_OF_THE_PROGRAM = ("-h", "--help", "--version")
"""What can be asked without a command; all else is set for serving."""
STDIN = Path("-")
MANUAL = """\
examples:
  namyok                                    a server on port 8000, with a QR code for phones
  namyok serve --port 80 --data /srv/namyok the same elsewhere
  namyok simulate odyssey --players 7 --games 100 --out games.jsonl
  namyok verify games.jsonl                 whether they were played by the rules
  namyok deck build photos/ --name summer --title "Our summer" --out decks/
  namyok serve --decks decks/               play with it

files:
  ~/.local/share/namyok                     tables, recordings, own decks, the server's key

exit status:
  0 all well, 1 something does not hold, 2 misuse, 3 the machine does not let it serve, back up or
  move, 130 interrupted

'namyok COMMAND --help' says more of a command."""


class _Wide(argparse.RawDescriptionHelpFormatter):
    """A page with room for long names."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=30, width=100)


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISUSED, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0].startswith("-") and given[0] not in _OF_THE_PROGRAM:
        given.insert(0, "serve")
    try:
        chosen = _parser().parse_args(given)
        run: Callable[[argparse.Namespace], int] = chosen.run
        return run(chosen)
    except Refused as refused:
        return _misused(sentence(refused, "en"))
    except BadSetting as wrong:
        return _misused(str(wrong))
    except CannotStart as why:
        print(f"namyok: {why}", file=sys.stderr)
        return NOT_STARTED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not try to flush it at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WELL
    except OSError as error:
        return _misused(f"{error.filename or 'output'}: {error.strerror}")


def _misused(message: str) -> int:
    print(f"namyok: {message}", file=sys.stderr)
    return MISUSED


def _parser() -> OneLineParser:
    parser = OneLineParser(
        prog="namyok",
        description="Намёк: storyteller games for friends, in the browser."
        " Without a command it serves.",
        epilog=MANUAL,
        formatter_class=_Wide,
    )
    parser.add_argument("--version", action="version", version=f"namyok {__version__}")
    parser.set_defaults(run=serve_tables, **{setting.name: None for setting in SETTINGS})
    commands: Commands = parser.add_subparsers(metavar="COMMAND", parser_class=OneLineParser)

    server = commands.add_parser(
        "serve",
        help="run the table server",
        usage="namyok serve [--port PORT] [--data DIR] [SETTING ...]",
        description="Run the table server until Ctrl+C. Each setting can also stand in the"
        " environment, under the name in brackets; the command line goes first.",
        formatter_class=_Wide,
    )
    groups: dict[str, argparse._ArgumentGroup] = {}
    for setting in SETTINGS:
        if setting.group not in groups:
            groups[setting.group] = server.add_argument_group(setting.group)
        shown = "none" if setting.default == "" else setting.default
        groups[setting.group].add_argument(
            setting.flag,
            metavar=setting.kind.metavar,
            nargs=None if setting.bare is None else "?",
            const=setting.bare,
            help=f"{setting.help} ({shown}) [{setting.variable}]",
        )
    server.set_defaults(run=serve_tables)

    add_list_commands(commands)

    simulate = commands.add_parser("simulate", help="play games with random legal players")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--players", type=positive, required=True, metavar="N")
    simulate.add_argument("--games", type=positive, default=1, metavar="K")
    simulate.add_argument("--seed", type=int, default=1, metavar="S")
    simulate.add_argument("--cards", type=positive, metavar="C", help="pictures in the deck")
    simulate.add_argument(
        "--option", type=_option, action="append", default=[], metavar="KEY=VALUE"
    )
    simulate.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")
    simulate.set_defaults(run=simulate_games)

    check = commands.add_parser("verify", help="replay records and say whether they hold")
    check.add_argument("files", type=Path, nargs="+", metavar="FILE", help="- is standard input")
    check.set_defaults(run=verify_files)

    add_deck_commands(commands)
    add_mind_commands(commands)
    add_league_command(commands)
    add_store_commands(commands)
    return parser


def _option(text: str) -> tuple[str, Any]:
    """A value is JSON where it can be read as such, else words between commas."""
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text} is not KEY=VALUE")
    try:
        return key, json.loads(value)
    except json.JSONDecodeError:
        return key, value.split(",")


def serve_tables(chosen: argparse.Namespace) -> int:
    """``namyok`` and ``namyok serve``"""
    with ended_at_once():
        from namyok.serve import serve  # the other commands start faster without the server

    settings = resolve_settings(os.environ, vars(chosen))
    for line in unknown_variables(os.environ):
        print(f"namyok: {line}", file=sys.stderr)
    serve(settings)
    return WELL


def simulate_games(chosen: argparse.Namespace) -> int:
    """``namyok simulate``: each game has a seed of its own, so the first K stay the same."""
    game = find_game(chosen.game)
    options = dict(chosen.option)
    cards = _deck(game, chosen.cards)
    game.check(chosen.players, cards, options)
    players = [Player(f"Player {seat + 1}", "bot") for seat in range(chosen.players)]
    with _output(chosen.out) as out:
        for number in range(chosen.games):
            luck = Luck(random.Random(f"{chosen.seed}/{number}"))
            events = random_game(game, chosen.players, cards, options, luck)
            out.write(msgspec.json.encode(game.record(players, events, {})).decode() + "\n")
            if chosen.out is not None or not sys.stdout.isatty():
                show_progress(number + 1, chosen.games)
    return WELL


def _deck(game: AnyGame, count: int | None) -> tuple[CardId, ...]:
    """Pictures to play with: as many as the book has unless told otherwise."""
    size = count or game.deck_size
    return tuple(f"{game.deck}/{number:03}" for number in range(1, size + 1))


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
    else:
        with path.open("w", encoding="utf-8") as file:
            yield file


def verify_files(chosen: argparse.Namespace) -> int:
    """``namyok verify``"""
    held = faulty = unread = 0
    for path in chosen.files:
        try:
            text = _text(path)
        except (OSError, UnicodeDecodeError) as error:
            unread += 1
            why = error.strerror if isinstance(error, OSError) else "It is not text"
            print(_printable(f"{path}: {why}"))
            continue
        for place, record in _records(str(path), text):
            fault = verify(record)
            if fault is None:
                held += 1
            else:
                faulty += 1
                print(_printable(f"{place}: {_describe(fault, record)}"))
    unreadable = f", {unread} could not be read" if unread else ""
    print(f"{held} held, {faulty} did not{unreadable}")
    return FAULTY if faulty or unread else WELL


def _text(path: Path) -> str:
    """What a file holds; ``-`` is standard input."""
    data = sys.stdin.buffer.read() if path == STDIN else path.read_bytes()
    return data.decode("utf-8-sig")


def _records(name: str, text: str) -> Iterator[tuple[str, Any]]:
    """The records of a file: one JSON object, or one a line; what is no JSON is no record."""
    whole = _parsed(text)
    if whole is not None or not text.strip():
        yield name, whole
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield f"{name}:{number}", _parsed(line)


def _parsed(text: str) -> Any:
    """JSON, or None where it is none: broken, too deep, or with a number beyond all measure."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _printable(text: str) -> str:
    """A line without characters that could move the cursor or forge another line."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def _describe(fault: Fault, record: Any) -> str:
    game = record_game(record)
    clause = f" ({game.clauses[fault.clause]})" if game else ""
    place = f"round {fault.round}, " if fault.round else ""
    return f"{place}clause {fault.clause}{clause}: {fault.what}"
