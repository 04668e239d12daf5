"""One readable game of each edition: commands, events, and what every seat sees change.

``make playthroughs`` writes them anew; the difference is then for people to judge.
"""

import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from namyok.games.catalogue import CATALOGUE
from namyok.luck import Luck
from namyok.testing.play import random_moves
from tests.games.examiners import deck

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dixit-2008", 3, {"points_to_win": 8}),
    ("dixit", 4, {"points_to_win": 6}),
    ("odyssey", 7, {"points_to_win": 5}),
    ("party", 6, {"points_to_win": 4}),
    ("team", 6, {"points_to_win": 4}),
    ("poetry", 2, {"cycles": 1}),
    ("poetry", 3, {"cycles": 1}),
]


def playthrough(key: str, players: int, options: dict[str, Any]) -> str:
    """The whole game as text."""
    game = CATALOGUE[key]
    luck = Luck(random.Random(11))
    lines = [f"# {key} for {players}, {_json(options)}"]
    seen: dict[int | None, dict[str, Any]] = {}
    for _, seat, command, events, state in random_moves(game, players, deck(key), options, luck):
        lines += ["", "> deal" if seat < 0 else f"> seat {seat}: {_json(command)}"]
        lines += [f"  {_json(event)}" for event in events]
        for looker in (*range(players), None):
            view = msgspec.to_builtins(game.project(state, looker))
            before = seen.get(looker, {})
            news = {name: value for name, value in view.items() if before.get(name) != value}
            seen[looker] = view
            name = "watcher" if looker is None else f"seat {looker}"
            lines.append(f"    {name} sees {_json(news)}")
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_a_game_goes_as_it_always_went(key: str, players: int, options: dict[str, Any]) -> None:
    path = FOLDER / f"{key}-{players}.txt"
    text = playthrough(key, players, options)
    if os.environ.get("WRITE_PLAYTHROUGHS"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
