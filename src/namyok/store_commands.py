"""``namyok backup`` and ``namyok move``."""

import argparse
from pathlib import Path


def add_store_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Both commands."""
    backup = commands.add_parser("backup", help="write all that a server keeps into one file")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new .tar file")
    backup.add_argument("--data", metavar="DIR", help="the server's folder")
    backup.add_argument("--store", metavar="URL", help="the database that nodes share")
    backup.set_defaults(run=_back_up)
    move = commands.add_parser("move", help="move from a file to PostgreSQL, for several nodes")
    move.add_argument("--data", metavar="DIR", help="the folder of the server, which is stopped")
    move.add_argument("--store", metavar="URL", required=True, help="an empty database")
    move.set_defaults(run=_move)


def _back_up(chosen: argparse.Namespace) -> int:
    from namyok.backup import back_up  # the other commands start faster without the server

    return back_up(chosen)


def _move(chosen: argparse.Namespace) -> int:
    from namyok.backup import move_store

    return move_store(chosen)
