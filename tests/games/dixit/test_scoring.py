"""Clause 6, points: a table of rows, the worked examples of the books among them."""

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.scoring import Tally, finding_parts, matching_parts, totals
from namyok.games.dixit.state import Part


class Row(NamedTuple):
    """A round: seat 0 tells unless said otherwise, card 1 is to be found."""

    why: str
    edition: str
    players: int
    owners: tuple[int, ...]
    votes: dict[int, tuple[int, ...]]
    points: tuple[int, ...]
    options: dict[str, Any] = {}
    storyteller: int = 0
    target: int = 1


FIVE = (0, 1, 2, 3, 4)
SIX = (0, 1, 2, 3, 4, 5)
EIGHT = (0, 1, 2, 3, 4, 5, 6, 7)
THREE = (0, 1, 1, 2, 2)

ROWS = [
    Row(
        "the books' example: Лена alone finds Юра's card, two votes on hers, one on Тимур's",
        "dixit",
        5,
        owners=(3, 1, 4, 0, 2),
        votes={1: (1,), 2: (3,), 3: (4,), 4: (1,)},
        points=(3, 0, 0, 5, 1),
        target=4,
    ),
    Row("all found", "dixit", 5, FIVE, {1: (1,), 2: (1,), 3: (1,), 4: (1,)}, (0, 2, 2, 2, 2)),
    Row(
        "none found: two each and the votes on own cards",
        "dixit",
        5,
        FIVE,
        {1: (2 + 1,), 2: (2,), 3: (2,), 4: (2,)},
        (0, 5, 3, 2, 2),
    ),
    Row("some found", "dixit", 4, (0, 1, 2, 3), {1: (1,), 2: (1,), 3: (2,)}, (3, 4, 3, 0)),
    Row(
        "no cap in dixit",
        "dixit",
        6,
        SIX,
        {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)},
        (3, 7, 0, 0, 0, 0),
    ),
    Row(
        "odyssey: at most 3 for votes",
        "odyssey",
        6,
        SIX,
        {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)},
        (3, 6, 0, 0, 0, 0),
    ),
    Row(
        "odyssey: the cap holds when nobody found, too",
        "odyssey",
        6,
        SIX,
        {1: (3,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)},
        (0, 5, 3, 2, 2, 2),
    ),
    Row("three players, one found: 4 in dixit", "dixit", 3, THREE, {1: (1,), 2: (2,)}, (4, 5, 0)),
    Row(
        "three players, one found: 4 in 2008", "dixit-2008", 3, THREE, {1: (4,), 2: (1,)}, (4, 0, 5)
    ),
    Row(
        "three players, one found: 3 in odyssey", "odyssey", 3, THREE, {1: (1,), 2: (2,)}, (3, 4, 0)
    ),
    Row("three players, both found", "dixit", 3, THREE, {1: (1,), 2: (1,)}, (0, 2, 2)),
    Row("three players, none found", "dixit", 3, THREE, {1: (4,), 2: (3,)}, (0, 3, 3)),
    Row(
        "the 4-point rule is about one of two, not about four players",
        "dixit",
        4,
        (0, 1, 2, 3),
        {1: (1,), 2: (2,), 3: (2,)},
        (3, 5, 0, 0),
        {"lone_finder_points": 4},
    ),
    Row(
        "two markers: finding with either counts, each marker is a vote",
        "odyssey",
        7,
        (0, 1, 2, 3, 4, 5, 6),
        {1: (1, 3), 2: (2, 1), 3: (2, 4), 4: (2,), 5: (2, 7), 6: (3, 4)},
        (3, 3 + 3, 3 + 2, 2, 0, 0, 1),
    ),
    Row(
        "a finder with one marker gets a point more, outside the cap",
        "odyssey",
        8,
        EIGHT,
        {1: (1,), 2: (2, 3 + 1), 3: (2, 5), 4: (2, 3), 5: (2, 3), 6: (2, 3), 7: (1, 2)},
        (3, 3 + 3 + 1, 3, 1, 1, 0, 0, 3),
    ),
    Row(
        "the lone marker's point when all found",
        "odyssey",
        7,
        (0, 1, 2, 3, 4, 5, 6),
        {1: (1,), 2: (1, 3 + 1), 3: (1, 2), 4: (1,), 5: (1, 2), 6: (1, 2)},
        (0, 2 + 3 + 1, 2, 2 + 1, 2 + 1, 2, 2),
    ),
    Row(
        "a lone marker on the wrong card brings nothing",
        "odyssey",
        7,
        (0, 1, 2, 3, 4, 5, 6),
        {1: (3,), 2: (4,), 3: (5,), 4: (6,), 5: (7,), 6: (2,)},
        (0, 3, 3, 3, 3, 3, 3),
    ),
    Row(
        "team: points by team, the storyteller's partner's card is to be found",
        "team",
        8,
        owners=(0, 1, 2, 3),
        votes={1: (1,), 2: (1,), 3: (2,)},
        points=(3, 3 + 1, 3, 0),
    ),
    Row(
        "team: all voters found", "team", 6, (2, 0, 1), {1: (1,), 0: (1,)}, (2, 2, 0), storyteller=2
    ),
    Row(
        "team: at most 3 for votes",
        "team",
        12,
        SIX,
        {1: (1,), 2: (2,), 3: (2,), 4: (2,), 5: (2,)},
        (3, 6, 0, 0, 0, 0),
    ),
    Row(
        "own rules: no points for votes",
        "dixit",
        4,
        (0, 1, 2, 3),
        {1: (1,), 2: (2,), 3: (2,)},
        (3, 3, 0, 0),
        {"bonus_cap": 0},
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.why)
def test_6_points_for_finding(row: Row) -> None:
    edition = EDITIONS[row.edition]
    tally = Tally(
        sides=edition.roles.sides(row.players),
        storyteller=row.storyteller,
        owners=row.owners,
        target=row.target,
        votes=row.votes,
    )
    options = replace(edition.defaults(row.players), **row.options)
    assert totals(finding_parts(tally, options)) == row.points


class PartyRow(NamedTuple):
    """Everybody's green, the red, and what it brings."""

    why: str
    greens: tuple[int, ...]
    red: int
    points: tuple[int, ...]
    cap: int | None = 5


PARTY_ROWS = [
    PartyRow(
        "the books' example: six on card 3, two on red card 2, one alone",
        (3, 3, 3, 3, 3, 3, 2, 2, 7),
        2,
        (5, 5, 5, 5, 5, 5, 0, 0, 0),
    ),
    PartyRow("as many as chose the same", (1, 1, 2, 2, 2, 4), 4, (2, 2, 3, 3, 3, 0)),
    PartyRow("the storyteller's own green under red", (1, 1, 1, 2, 2, 3), 1, (0, 0, 0, 2, 2, 0)),
    PartyRow("all apart", (1, 2, 3, 4, 5, 6), 1, (0,) * 6),
    PartyRow("own rules: another cap", (1,) * 7, 2, (3,) * 7, cap=3),
    PartyRow("own rules: no cap", (1,) * 7, 2, (7,) * 7, cap=None),
]


@pytest.mark.parametrize("row", PARTY_ROWS, ids=lambda row: row.why)
def test_6_points_for_matching(row: PartyRow) -> None:
    assert totals(matching_parts(row.greens, row.red, row.cap)) == row.points


REASONS: list[tuple[str, dict[int, tuple[int, ...]], dict[str, Any], list[str]]] = [
    (
        "some found, one with a lone marker",
        {1: (1,), 2: (1, 2), 3: (2, 3)},
        {},
        [
            "told 3 of 2",
            "found 3, chosen 2 of 2, lone_marker 1",
            "found 3, chosen 1 of 1",
            "missed 0",
        ],
    ),
    (
        "all found: the storyteller is told why there is nothing",
        {1: (1,), 2: (1,), 3: (1, 2)},
        {"lone_marker_point": False},
        [
            "all_found 0 of 3",
            "all_found 2 of 3, chosen 1 of 1",
            "all_found 2 of 3",
            "all_found 2 of 3",
        ],
    ),
    (
        "none found, more votes than are counted",
        {1: (3,), 2: (2,), 3: (2,)},
        {"bonus_cap": 1},
        [
            "none_found 0 of 3",
            "none_found 2 of 3, chosen 1 of 2",
            "none_found 2 of 3, chosen 1 of 1",
            "none_found 2 of 3",
        ],
    ),
]


def _said(parts: tuple[Part, ...]) -> str:
    counted = (f" of {part.count}" if part.count else "" for part in parts)
    return ", ".join(
        f"{part.why} {part.points}{of}" for part, of in zip(parts, counted, strict=True)
    )


@pytest.mark.parametrize(("why", "votes", "options", "said"), REASONS, ids=lambda row: str(row))
def test_6_every_point_for_finding_has_its_reason(
    why: str, votes: dict[int, tuple[int, ...]], options: dict[str, Any], said: list[str]
) -> None:
    tally = Tally(sides=4, storyteller=0, owners=(0, 1, 2, 3), target=1, votes=votes)
    rules = {"lone_marker_point": True, "markers": 2, **options}
    parts = finding_parts(tally, replace(EDITIONS["odyssey"].defaults(4), **rules))
    assert [_said(own) for own in parts] == said, why


def test_6_every_point_for_matching_has_its_reason() -> None:
    parts = matching_parts((3, 3, 3, 3, 3, 3, 2, 2, 7), 2, 5)
    assert [_said(own) for own in parts] == [
        *["matched 5 of 6"] * 6,
        *["red 0 of 2"] * 2,
        "alone 0 of 1",
    ]
