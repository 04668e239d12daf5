"""What is left of a game that is over: its record, and the album made from it."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from namyok.games.catalogue import CATALOGUE
from namyok.kernel import Player, Refused, Seat
from namyok.table.apply import apply_row, game_events
from namyok.table.events import GameBegan, GameStopped, Played, Row
from namyok.table.ids import PersonId
from namyok.table.state import Seated, TableState


def record(rows: Iterable[Row], names: Mapping[PersonId, str], number: int) -> dict[str, Any]:
    """The record of a table's game, counted from 1; Refused while it is being played."""
    played = _played(rows, number)
    if played is None:
        raise Refused("game_not_over")
    key, events, stood_in, seats = played
    players = [
        Player(names.get(seated.person, ""), "bot" if seated.bot else "human") for seated in seats
    ]
    return CATALOGUE[key].record(players, events, stood_in)


Kept = tuple[str, list[Any], dict[int, set[Seat]], tuple[Seated, ...]]


def _played(rows: Iterable[Row], number: int) -> Kept | None:
    """A game's key, events, stand-ins by round and final seats, if it is over."""
    state: TableState | None = None
    key, events = "", list[Any]()
    stood_in: dict[int, set[Seat]] = defaultdict(set)
    for row in rows:
        before = state
        state = apply_row(state, row)
        if state.games != number:
            continue
        for event in row.events:
            match event:
                case GameBegan(key, raw):
                    events = game_events(key, raw)
                case GameStopped(raw):
                    events += game_events(key, raw)
                case Played(seat, helped, raw):
                    events += game_events(key, raw)
                    if helped and before is not None and before.running is not None:
                        stood_in[before.running.state.round].add(seat)
                case _:
                    pass
        if state.stage == "over":
            return key, events, stood_in, state.seats
    return None


def album(kept: Mapping[str, Any], verse: Mapping[str, Mapping[int, str]]) -> dict[str, Any]:
    """A record as pages to leaf through; ``verse`` has the texts of lines and endings."""
    pages = [
        _poem_page(played, verse) if "hint" in played else _table_page(played)
        for played in kept["rounds"]
    ]
    return {
        "game": kept["game"],
        "players": kept["players"],
        "pages": pages,
        "result": kept["result"],
    }


def _table_page(played: Mapping[str, Any]) -> dict[str, Any]:
    """A round of a picture game: every card with its owner and who voted for it."""
    return {
        "storyteller": played["storyteller"],
        "clue": played["clue"],
        "cards": [
            {**laid, "votes": _voters(played["votes"], laid["number"])} for laid in played["table"]
        ],
        "target": played["target"],
        "red": played.get("red"),
        "points": played["points"],
        "scores": played["scores"],
    }


def _voters(votes: Mapping[str, list[int]], number: int) -> list[Seat]:
    return [int(seat) for seat, numbers in votes.items() if number in numbers]


def _poem_page(played: Mapping[str, Any], verse: Mapping[str, Mapping[int, str]]) -> dict[str, Any]:
    """A round of «Поэзия»: the story, and the poem as it was read out."""
    added = [turn for turn in played["turns"] if turn["action"] == "line"]
    fitting = [turn["line"] for turn in added if turn["fits"]]
    ending = played["ending"]
    lines = [verse["line"][line] for line in (played["hint"]["line"], *fitting)]
    return {
        "storyteller": played["storyteller"],
        "story": played["stories"][played["secret"] - 1]["card"],
        "stories": played["stories"],
        "secret": played["secret"],
        "poem": [*lines, verse["ending"][ending["placed"]]],
        "lines": [
            {"seat": turn["seat"], "text": verse["line"][turn["line"]], "fits": turn["fits"]}
            for turn in added
        ],
        "finder": played["finder"],
        "ending_seat": ending["seat"],
        "points": played["points"],
        "scores": played["scores"],
    }
