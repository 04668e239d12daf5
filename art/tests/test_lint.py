"""Each rule catches the fault planted for it, and nothing else."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from namyok_art.bible import Card, Deck
from namyok_art.lint import (
    Look,
    file_faults,
    hue_histogram,
    light_map,
    likeness_faults,
    own_quota_faults,
    perceptual_hash,
    quota_faults,
    review_faults,
    word_faults,
)

Change = Callable[[Card], Card]


def with_tag(language: str, tag: str) -> Change:
    def change(card: Card) -> Card:
        return replace(card, tags={**card.tags, language: [*card.tags[language], tag]})

    return change


def test_a_good_card_has_no_faults(card: Card) -> None:
    assert word_faults(card) == [] and review_faults(card) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (with_tag("ru", "Гусь-лапчатый"), "odd spelling"),
        (with_tag("ru", "гоose"), "odd spelling"),
        (with_tag("ru", "черный лебедь"), "odd spelling"),
        (with_tag("en", "гусь"), "odd spelling"),
        (with_tag("en", "goose"), "repeated"),
        (lambda card: replace(card, tags={"ru": ["гусь"], "en": card.tags["en"]}), "1 tags"),
        (lambda card: replace(card, caption={"ru": "гусь", "en": "A goose."}), "one sentence"),
    ],
)
def test_words_out_of_shape_are_found(card: Card, change: Change, message: str) -> None:
    faults = word_faults(change(card))
    assert len(faults) == 1 and message in faults[0].message


@pytest.mark.parametrize("score", [None, 6])
def test_a_card_without_a_pass_mark_is_found(card: Card, score: int | None) -> None:
    assert [fault.rule for fault in review_faults(replace(card, score=score))] == ["review"]


def test_a_balanced_deck_is_within_quotas(small_deck: Deck) -> None:
    assert quota_faults(small_deck) == []


@pytest.mark.parametrize(
    ("rule", "count", "field", "value"),
    [
        ("people", 4, "people", "lone"),
        ("time", 5, "time", "night"),
        ("heroes", 3, "heroes", ["cat"]),
    ],
)
def test_a_broken_quota_is_found(
    small_deck: Deck, rule: str, count: int, field: str, value: object
) -> None:
    spoiled = [
        replace(card, balance={**card.balance, field: value}) if i < count else card
        for i, card in enumerate(small_deck.cards)
    ]
    faults = quota_faults(replace(small_deck, cards=tuple(spoiled)))
    assert [fault.rule for fault in faults] == [rule]


def test_a_composition_used_too_often_is_found(small_deck: Deck) -> None:
    first, second, *rest = small_deck.cards
    twins = (first, replace(second, composition=first.composition), *rest)
    faults = quota_faults(replace(small_deck, cards=twins))
    assert [fault.rule for fault in faults] == ["composition"]


def look(card: Card, seed: int) -> Look:
    rng = np.random.default_rng(seed)
    blots = Image.fromarray(rng.integers(0, 256, (6, 4, 3), dtype=np.uint8))
    pixels = np.asarray(blots.resize((320, 480), Image.Resampling.BICUBIC))
    return Look(card, perceptual_hash(pixels), hue_histogram(pixels), light_map(pixels))


def test_twins_are_found_and_strangers_are_not(card: Card) -> None:
    other = replace(card, name="other")
    assert {fault.rule for fault in likeness_faults([look(card, 1), look(other, 1)])} == {
        "hash",
        "look",
    }
    assert likeness_faults([look(card, 1), look(other, 2)]) == []


def test_a_file_of_wrong_size_or_weight_is_found(card: Card, tmp_path: Path) -> None:
    noise = np.random.default_rng(1).integers(0, 256, (1200, 800, 3), dtype=np.uint8)
    Image.fromarray(noise).save(tmp_path / "001.webp", quality=90, method=0)
    Image.new("RGB", (320, 470)).save(tmp_path / "001.s.webp")
    assert {fault.rule for fault in file_faults(card, tmp_path)} == {"size", "weight"}


@pytest.mark.parametrize(
    ("quotas", "message"),
    [
        ({"least": {"feeling": {"fear": 3}}}, "fear on 2 cards, least is 3"),
        ({"most": {"feeling": {"fear": 1}}}, "fear on 2 cards, most is 1"),
        ({"alike": {"feeling": 1}}, "envy+fear on 2 cards, most is 1"),
    ],
)
def test_a_promise_of_one_deck_is_counted(
    small_deck: Deck, quotas: dict[str, object], message: str
) -> None:
    first, second, *rest = small_deck.cards
    moods = [["fear", "envy"], ["envy", "fear"], *(["joy", str(i)] for i in range(len(rest)))]
    cards = [
        replace(card, balance={**card.balance, "feeling": mood})
        for card, mood in zip((first, second, *rest), moods, strict=True)
    ]
    deck = replace(small_deck, cards=tuple(cards), quotas=quotas)
    assert [fault.message for fault in own_quota_faults(deck)] == [message]
    assert own_quota_faults(replace(deck, quotas={"least": {"feeling": {"fear": 2}}})) == []
