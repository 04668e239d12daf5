"""Options: ranges, and how a table's choices become a whole set of values."""

from typing import Any

import pytest

from namyok.kernel import Only, OptionRange, Refused, Subset, Switch, Value, Whole, resolve


class Book(Value, frozen=True):
    rounds: int | None = 3
    mirrored: bool = False
    kinds: tuple[str, ...] = ("a", "b")
    legacy: int = 0


RANGES: dict[str, OptionRange] = {
    "rounds": Whole(1, 9, nullable=True),
    "mirrored": Switch(),
    "kinds": Subset(("a", "b", "c")),
    "legacy": Only(0),
}


def test_what_is_not_chosen_is_as_in_the_book() -> None:
    assert resolve(Book(), RANGES, {}) == Book()
    assert resolve(Book(), RANGES, {"rounds": None}) == Book(rounds=None)
    assert resolve(Book(), RANGES, {"kinds": ["c", "a"]}) == Book(kinds=("a", "c"))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("rounds", 0),
        ("rounds", 10),
        ("rounds", True),
        ("rounds", "3"),
        ("mirrored", 1),
        ("mirrored", None),
        ("kinds", []),
        ("kinds", ["a", "a"]),
        ("kinds", ["d"]),
        ("kinds", "a"),
        ("legacy", 1),
        ("legacy", False),
    ],
)
def test_what_is_out_of_range_is_refused_with_the_range(option: str, value: Any) -> None:
    with pytest.raises(Refused, match="option_out_of_range") as refused:
        resolve(Book(), RANGES, {option: value})
    assert refused.value.facts["allowed"] == str(RANGES[option])


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="unknown_option") as refused:
        resolve(Book(), RANGES, {"colour": 1})
    assert refused.value.facts["known"] == [*RANGES]


def test_ranges_can_be_read() -> None:
    assert [str(one) for one in RANGES.values()] == [
        "1–9 or null",
        "true or false",
        "some of a, b, c",
        "only 0",
    ]
