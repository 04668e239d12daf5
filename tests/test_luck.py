"""Luck at tables is the system's, asked for some at a time."""

import os
from collections import Counter
from itertools import permutations

import pytest

from namyok.luck import AT_ONCE, Entropy, Luck


def test_what_is_asked_for_at_once_is_given_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bytes] = []

    def urandom(count: int) -> bytes:
        given.append(bytes(byte % 256 for byte in range(count)))
        return given[-1]

    monkeypatch.setattr(os, "urandom", urandom)
    entropy = Entropy()
    taken = b"".join(entropy.getrandbits(8).to_bytes() for _ in range(AT_ONCE + 1))
    assert taken == given[0] + given[1][:1]
    assert entropy.getrandbits(4 * 8 * AT_ONCE) == int.from_bytes(given[2])


@pytest.mark.parametrize("bits", [1, 3, 8, 13, 64])
def test_bits_are_as_many_as_asked_for_and_all_of_them_turn(bits: int) -> None:
    entropy = Entropy()
    drawn = [entropy.getrandbits(bits) for _ in range(400)]
    ever, always = 0, -1
    for number in drawn:
        assert 0 <= number < 2**bits
        ever, always = ever | number, always & number
    assert ever == 2**bits - 1
    assert always == 0


def test_every_way_to_draw_some_of_a_few_is_as_likely() -> None:
    luck, times = Luck(Entropy()), 6000
    ways = Counter(luck.draw("abcd", 2) for _ in range(times))
    assert ways.keys() == set(permutations("abcd", 2))
    expected = times / len(ways)
    chi_square = sum((count - expected) ** 2 / expected for count in ways.values())
    assert chi_square < 50, "with eleven degrees of freedom: by chance once in a million times"


def test_no_more_can_be_drawn_than_there_is() -> None:
    with pytest.raises(ValueError, match="empty range"):
        Luck(Entropy()).draw("abc", 4)
    assert Luck(Entropy()).draw("abc", 0) == ()


def test_every_card_is_drawn_first_sooner_or_later() -> None:
    luck, entropy = Luck(Entropy()), Entropy()
    assert {luck.draw(range(6), 1)[0] for _ in range(600)} == set(range(6))
    assert {luck.draw(range(6), 3)[0] for _ in range(600)} == set(range(6))
    assert all(0 <= entropy.random() < 1 for _ in range(600))
