"""The numbers of an own deck's pictures: addresses that caches keep for a year are made of them."""

import msgspec
import pytest

from namyok.decks.own.making import LAST_NUMBER, Making, OwnCard, counted, numbered
from namyok.kernel import Refused


def making(*numbers: int, outdated: dict[int, float] | None = None) -> Making:
    """As the last server left it, before numbers were counted."""
    cards = tuple(OwnCard(number=n, file="", digest="", weight=0) for n in numbers)
    return counted(
        Making(
            owner="",
            title="x",
            language="ru",
            created=0,
            used=0,
            edition="first",
            cards=cards,
            outdated=outdated or {},
        )
    )


def test_numbers_do_not_come_again_before_all_are_used() -> None:
    assert numbered(making())[1] == 1
    assert numbered(making(3, 1))[1] == 4
    assert numbered(making(1, outdated={7: 0.0}))[1] == 8
    same, number = numbered(making(998))
    assert (same.edition, number) == ("first", 999)
    changed, number = numbered(making(999, 1, outdated={2: 0.0}))
    assert number == 3
    assert changed.edition != "first"


def test_the_number_of_a_removed_picture_comes_again_as_late_as_it_can() -> None:
    before = making(1, 2)
    removed = msgspec.structs.replace(before, cards=before.cards[:1])
    given = []
    for _ in range(LAST_NUMBER):
        removed, number = numbered(removed)
        given.append(number)
    assert given == [*range(3, LAST_NUMBER + 1), 2, 3]
    assert removed.edition != "first"


def test_each_number_that_comes_again_comes_under_a_new_address() -> None:
    once, first = numbered(making(999, 500))
    again, second = numbered(once)
    assert (first, second) == (1, 2)
    assert len({"first", once.edition, again.edition}) == 3


def test_where_no_number_is_free_the_oldest_cut_makes_room() -> None:
    cuts = {number: float(-number % 700) for number in range(1, LAST_NUMBER)}
    after, number = numbered(making(LAST_NUMBER, outdated=cuts))
    assert number == 700
    assert 700 not in after.outdated
    assert len(after.outdated) == len(cuts) - 1
    assert after.edition != "first"


def test_a_deck_in_which_every_number_is_a_card_is_told_so() -> None:
    with pytest.raises(Refused) as refused:
        numbered(making(*range(1, LAST_NUMBER + 1)))
    assert refused.value.code == "too_many_pictures"
