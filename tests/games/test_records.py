"""Game records: written, read, turned back into events, and caught when altered."""

import copy
import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from namyok.games.catalogue import CATALOGUE
from namyok.games.verify import verify
from namyok.kernel import Only, Player
from namyok.luck import Luck
from namyok.testing.play import random_game, random_moves
from tests.games.examiners import EVERY_TABLE, deck
from tests.thorough import often

TABLES = [
    ("dixit-2008", 3),
    ("dixit-2008", 5),
    ("dixit", 4),
    ("odyssey", 3),
    ("odyssey", 7),
    ("party", 6),
    ("team", 8),
    ("poetry", 2),
    ("poetry", 4),
]


@cache
def _written(key: str, players: int, seed: int, options: tuple[tuple[str, int], ...]) -> str:
    game = CATALOGUE[key]
    events = random_game(game, players, deck(key), dict(options), Luck(random.Random(seed)))
    names = [Player(f"Player {seat}", "bot") for seat in range(players)]
    return json.dumps(game.record(names, events, {1: [1]}))


def written(key: str, players: int, seed: int = 7, **options: int) -> dict[str, Any]:
    """A record as a reader of the file gets it."""
    record: dict[str, Any] = json.loads(_written(key, players, seed, tuple(options.items())))
    return record


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_a_record_holds_and_has_the_public_keys(key: str, players: int) -> None:
    record = written(key, players)
    assert verify(record) is None
    shell = {"format", "version", "game", "options", "players", "hands", "rounds", "result"}
    picture = set() if key == "poetry" else {"deck_size"}
    assert set(record) == shell | picture | {"digest"}
    assert (record["format"], record["version"], record["game"]) == ("namyok-record", 1, key)
    assert set(record["options"]) == set(CATALOGUE[key].ranges)
    assert record["rounds"][0]["stood_in"] == [1]
    assert record["rounds"][1]["stood_in"] == []


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_an_old_record_without_parts_holds_and_one_with_wrong_parts_does_not(
    key: str, players: int
) -> None:
    record = _undigested(key, players)
    part = record["rounds"][1]["parts"][0][0]
    part["count"] += 1
    fault = verify(record)
    assert fault is not None
    assert (fault.round, fault.clause) == (2, 6)
    for played in record["rounds"]:
        del played["parts"]
    assert verify(record) is None


def test_a_record_of_party_has_red_and_no_target() -> None:
    for played in written("party", 6)["rounds"]:
        assert played["target"] is None
        assert played["red"] in range(1, 7)
    assert all("red" not in played for played in written("odyssey", 7)["rounds"])


def test_a_record_of_team_counts_points_by_team_and_the_rest_by_seat() -> None:
    record = written("team", 8)
    assert len(record["result"]["scores"]) == 4
    played = record["rounds"][0]
    assert (len(played["points"]), len(played["drawn"]), len(record["hands"])) == (4, 8, 8)


def test_a_record_of_two_has_the_virtual_third() -> None:
    record = written("poetry", 2)
    assert record["players"][2] == {"name": "Александр Сергеевич", "kind": "virtual"}
    assert record["hands"][2] == []
    turns = [turn for played in record["rounds"] for turn in played["turns"]]
    assert all(turn["drew"] == [] for turn in turns if turn["seat"] == 2)
    for turn in turns:
        wrong = turn["action"] == "guess" and not turn["right"]
        assert ("lost" in turn) == wrong


def late_record(key: str, players: int, stop_after: int | None = None) -> dict[str, Any]:
    """A game to which people came late, as a reader gets it; stopped as soon as so many had."""
    game = CATALOGUE[key]
    for seed in range(20):
        luck = Luck(random.Random(seed))
        events: list[Any] = []
        came = 0
        for *_, seat, _, fresh, state in random_moves(
            game, players, deck(key), {"cycles": 1}, luck, late=True
        ):
            events += fresh
            came += seat < 0
            if came - 1 == stop_after:
                events += game.stop(state)
                break
        seats = game.watch(state).players
        record = game.record([Player("x")] * seats, events, {})
        if len(record.get("late", ())) >= (stop_after or 1):
            read: dict[str, Any] = json.loads(json.dumps(record))
            return read
    raise AssertionError("nobody came")


LATE = [("dixit-2008", 3), ("dixit", 4), ("odyssey", 6), ("party", 6), ("poetry", 3)]


@pytest.mark.parametrize(("key", "players"), LATE)
def test_a_record_says_who_came_late_and_when(key: str, players: int) -> None:
    record = late_record(key, players)
    assert verify(record) is None
    assert len(record["hands"]) == players
    assert [one["seat"] for one in record["late"]] == list(range(players, len(record["players"])))
    for one in record["late"]:
        for number, played in enumerate(record["rounds"], 1):
            assert (len(played["points"]) > one["seat"]) == (number >= one["round"])


@pytest.mark.parametrize(("key", "players"), LATE)
@pytest.mark.parametrize("came", [1, 2])
def test_who_came_in_a_round_that_was_never_over_is_in_the_record(
    key: str, players: int, came: int
) -> None:
    record = late_record(key, players, stop_after=came)
    assert len(record["late"]) == came
    assert record["late"][-1]["round"] == len(record["rounds"]) + 1
    assert verify(record) is None


@pytest.mark.parametrize(("key", "players"), LATE)
def test_a_late_seat_is_checked_by_the_rules(key: str, players: int) -> None:
    record = late_record(key, players)
    for path in _leaves(record["late"], ("late",)):
        assert verify(_change(record, path)) is not None, f"{path} was altered"
    del record["digest"]
    for part in ("round", "seat"):
        assert verify(_change(record, ("late", 0, part))) is not None, f"{part} was altered"
    stolen = copy.deepcopy(record)
    stolen["late"][0]["hand"][0] = record["hands"][0][0]
    assert verify(stolen) is not None
    forgotten = {**record, "late": record["late"][:-1]}
    assert verify(forgotten) is not None
    unnamed = {**record, "players": record["players"][:-1]}
    assert verify(unnamed) is not None


@pytest.mark.parametrize(("key", "players"), TABLES)
@pytest.mark.parametrize("moves", [1, 3, 25])
def test_an_aborted_game_leaves_out_its_unfinished_round(
    key: str, players: int, moves: int
) -> None:
    game = CATALOGUE[key]
    events: list[Any] = []
    luck = Luck(random.Random(3))
    for count, (*_, fresh, state) in enumerate(random_moves(game, players, deck(key), {}, luck)):
        events += fresh
        if count == moves:
            events += game.stop(state)
            break
    record = game.record([Player("x")] * players, events, {})
    assert verify(json.loads(json.dumps(record))) is None
    assert record["result"]["winners"] == []
    assert record["result"]["reason"] == "aborted"


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where every single value of a record stands."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _leaves(item, (*path, key))
    elif isinstance(value, list) and value:
        for place, item in enumerate(value):
            yield from _leaves(item, (*path, place))
    else:
        yield path


def _altered(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "0"
        case list():
            return value[:-1] if value else ["x"]
        case _:
            return 1


def _change(record: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    changed = copy.deepcopy(record)
    place: Any = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = _altered(place[path[-1]])
    return changed


@pytest.mark.no_cover
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_record_altered_in_any_value_is_caught(key: str, players: int) -> None:
    record = written(key, players, cycles=1)
    for path in _leaves(record):
        assert verify(_change(record, path)) is not None, f"{path} was altered"


FREE = {"digest", "players", "clue", "stood_in", "options", "format", "version"}
"""What the rules alone can't know."""


@pytest.mark.no_cover
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_point_draw_or_winner_is_checked_by_the_rules_not_only_by_the_digest(
    key: str, players: int
) -> None:
    record = written(key, players, cycles=1)
    del record["digest"]
    assert verify(record) is None
    checked = ("points", "scores", "winners", "deck_left", "reshuffled", "lost", "storyteller")
    for path in _leaves(record):
        if set(path) & set(checked) and not set(path) & FREE:
            assert verify(_change(record, path)) is not None, f"{path} was altered"


FAULTS = [
    (("rounds", 1, "points", 0), 2, 6),
    (("rounds", 1, "scores", 0), 2, 6),
    (("rounds", 1, "deck_left"), 2, 7),
    (("rounds", 1, "reshuffled"), 2, 7),
    (("rounds", 1, "table", 0, "number"), 2, 4),
    (("rounds", 1, "table", 0, "card"), 2, 3),
    (("rounds", 1, "target"), 2, 4),
    (("rounds", 1, "drawn", 0), 2, 7),
    (("rounds", 1, "storyteller"), 2, 2),
    (("result", "winners", 0), None, 8),
    (("result", "scores", 0), None, 8),
    (("result", "reason"), None, 9),
    (("hands", 0), None, 9),
    (("deck_size",), 1, 7),
    (("options", "hand"), None, 9),
]


@pytest.mark.parametrize(("path", "played", "clause"), FAULTS)
def test_a_fault_names_its_round_and_clause(
    path: tuple[Any, ...], played: int | None, clause: int
) -> None:
    fault = verify(_change(written("odyssey", 7), path))
    assert fault is not None
    assert (fault.round, fault.clause) == (played, clause), fault


POETRY_FAULTS = [
    (("rounds", 1, "points", 0), 2, 6),
    (("rounds", 1, "scores", 0), 2, 7),
    (("rounds", 1, "secret"), 2, 2),
    (("rounds", 1, "hint", "drew", 0), 2, 2),
    (("rounds", 1, "ending", "seat"), 2, 7),
    (("result", "stories", 0), None, 8),
]


@pytest.mark.parametrize(("path", "played", "clause"), POETRY_FAULTS)
def test_a_fault_of_poetry_names_its_round_and_clause(
    path: tuple[Any, ...], played: int | None, clause: int
) -> None:
    fault = verify(_change(written("poetry", 4), path))
    assert fault is not None
    assert (fault.round, fault.clause) == (played, clause), fault


def _undigested(key: str, players: int) -> dict[str, Any]:
    """A record that only the rules can judge."""
    record = written(key, players)
    del record["digest"]
    return record


def _without(key: str, players: int, *path: Any) -> dict[str, Any]:
    record = _undigested(key, players)
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return record


def _with(key: str, players: int, value: Any, *path: Any) -> dict[str, Any]:
    record = _undigested(key, players)
    place: Any = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return record


def test_a_record_with_something_missing_is_caught() -> None:
    for key, players in TABLES:
        for path in (["rounds", -1], ["rounds", 0], ["result"], ["hands"], ["players", 0]):
            assert verify(_without(key, players, *path)) is not None
    for part in ("table", "votes", "drawn", "clue"):
        assert verify(_without("odyssey", 7, "rounds", 1, part)) is not None
    for seat in (0, 1, 2):
        record = _undigested("odyssey", 7)
        record["rounds"][0]["votes"].pop(str(seat), None)
        record["rounds"][0]["votes"].pop(str(seat + 1), None)
        assert verify(record) is not None


@pytest.mark.parametrize(
    "junk", [None, 1, "x", [], {}, {"format": "namyok-record", "version": 1, "game": "chess"}]
)
def test_what_is_no_record_is_caught(junk: Any) -> None:
    assert verify(junk) is not None


def test_rounds_after_the_end_are_caught() -> None:
    for key, players in TABLES:
        record = _undigested(key, players)
        record["rounds"].append(copy.deepcopy(record["rounds"][-1]))
        fault = verify(record)
        assert fault is not None
        assert fault.round in (len(record["rounds"]), len(record["rounds"]) - 1)
        assert fault.clause in (7, 8)


def test_a_virtual_player_elsewhere_is_caught() -> None:
    for key, players in (("odyssey", 7), ("poetry", 4)):
        assert verify(_with(key, players, "virtual", "players", 0, "kind")) is not None
    assert verify(_with("poetry", 2, "human", "players", 2, "kind")) is not None


@settings(max_examples=often(60), deadline=None)
@given(st.data())
def test_a_record_with_nonsense_anywhere_is_caught_and_never_crashes(data: st.DataObject) -> None:
    key, players = data.draw(st.sampled_from(TABLES))
    record = written(key, players)
    paths = list(_leaves(record))
    path = data.draw(st.sampled_from(paths))
    depth = data.draw(st.integers(1, len(path)))
    junk: st.SearchStrategy[Any] = (
        st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=3) | st.just([])
    )
    value = data.draw(junk | st.dictionaries(st.text(max_size=2), st.integers(), max_size=2))
    place: Any = record
    for step in path[: depth - 1]:
        place = place[step]
    if place[path[depth - 1]] != value or type(place[path[depth - 1]]) is not type(value):
        place[path[depth - 1]] = value
        assert verify(record) is not None


RULED: list[tuple[str, int, tuple[Any, ...], Any]] = [
    ("odyssey", 7, ("format",), "other-record"),
    ("odyssey", 7, ("version",), 2),
    ("odyssey", 7, ("deck_size",), -1),
    ("odyssey", 7, ("deck_size",), 2**63 - 1),
    ("odyssey", 7, ("rounds", 0, "votes", "0"), [1]),
    ("odyssey", 7, ("rounds", 0, "votes", "9"), [1]),
    ("odyssey", 7, ("rounds", 0, "stood_in"), [99]),
    ("party", 6, ("rounds", 0, "red"), None),
    ("party", 6, ("rounds", 0, "red"), 7),
    ("poetry", 4, ("rounds", 0, "finder"), 9),
    ("poetry", 4, ("rounds", 0, "hint", "drew"), []),
    ("poetry", 4, ("rounds", 0, "stories", 0, "number"), 2),
    ("odyssey", 7, ("players", 0, "name"), "\ud800"),
]


@pytest.mark.parametrize(("key", "players", "path", "value"), RULED)
def test_a_record_without_a_digest_is_judged_by_the_rules(
    key: str, players: int, path: tuple[Any, ...], value: Any
) -> None:
    record = _undigested(key, players)
    storyteller = record["rounds"][0]["storyteller"]
    where = [str(storyteller) if step == "0" else step for step in path]
    place: Any = record
    for step in where[:-1]:
        place = place[step]
    place[where[-1]] = value
    assert verify(record) is not None


def test_a_card_drawn_twice_is_caught_by_the_rules() -> None:
    record = _undigested("odyssey", 7)
    drawn = record["rounds"][-1]["drawn"]
    drawn[0] = list(drawn[1])
    assert verify(record) is not None


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_keys_may_be_added_and_options_that_do_nothing_left_out(key: str, players: int) -> None:
    record = _undigested(key, players)
    record["note"] = record["result"]["note"] = record["players"][0]["avatar"] = "added"
    record["rounds"][0]["note"] = "added"
    for part in ("clue", "hint", "ending"):
        if part in record["rounds"][0]:
            record["rounds"][0][part]["note"] = "added"
    for part in ("table", "stories", "turns"):
        if part in record["rounds"][0]:
            record["rounds"][0][part][0]["note"] = "added"
    for name, allowed in CATALOGUE[key].ranges.items():
        if isinstance(allowed, Only):
            del record["options"][name]
    assert verify(record) is None


def test_a_long_game_of_poetry_holds_when_its_endings_are_shuffled_anew() -> None:
    game = CATALOGUE["poetry"]
    options = {"extra_stories": 0, "cycles": 20}
    for seed in range(6):
        luck = Luck(random.Random(seed))
        events = random_game(game, 2, deck("poetry", 120), options, luck)
        assert verify(game.record([Player("x")] * 2, events, {})) is None


def test_deck_left_is_the_size_less_what_was_dealt_and_drawn() -> None:
    record = written("dixit-2008", 5)
    left = record["deck_size"] - sum(map(len, record["hands"]))
    for played in record["rounds"]:
        left -= sum(map(len, played["drawn"]))
        assert played["deck_left"] == left
