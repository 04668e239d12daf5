"""Minds tell what some but not all find, learn from the table, and repeat nothing."""

import random
from pathlib import Path

import pytest
from PIL import Image

from namyok.decks import build_deck
from namyok.decks.manifest import load_deck
from namyok.decks.shelf import Shelf, ShelvedDeck
from namyok.kernel import Language
from namyok.luck import Luck
from namyok.minds.character import CHARACTERS
from namyok.minds.diary import Page
from namyok.minds.manner import manner
from namyok.minds.memory import Memory
from namyok.minds.repertoire import Repertoire
from namyok.minds.teller import DARKEST, PLAINEST, START, STEP, Teller, aim
from tests.minds.kit import memory, written

VERA = CHARACTERS["vera"]


def test_a_mind_speaks_darker_after_too_clear_a_round_and_plainer_after_too_dark_a_one() -> None:
    start = START["even"]
    assert aim("even", []) == start
    assert aim("even", [Page("a", "all")]) == start - STEP
    assert aim("even", [Page("a", "none"), Page("b", "none")]) == start + 2 * STEP
    assert aim("even", [Page("a", "some"), Page("b", None)]) == start
    assert aim("even", [Page("a", "all")] * 20) == DARKEST
    assert aim("even", [Page("a", "none")] * 20) == PLAINEST


def test_nothing_is_said_twice_at_a_table() -> None:
    teller = Teller(memory(), Repertoire(memory()))
    luck = Luck(random.Random(1))
    past: list[Page] = []
    for _ in range(25):
        past.append(Page(teller.choose(VERA, ["dreams/007"], "ru", past, luck).text, None))
    assert len({page.hint for page in past}) == 25


def test_what_was_said_lately_elsewhere_is_said_again_only_for_want() -> None:
    teller = Teller(memory(), Repertoire(memory()))
    luck = Luck(random.Random(2))
    said = [teller.choose(VERA, ["dreams/007"], "en", [], luck).text for _ in range(12)]
    assert len(set(said)) == 12


def test_a_wish_for_plain_words_is_met_with_plainer_ones() -> None:
    luck = Luck(random.Random(3))
    hand = written("dreams")[:6]

    def plainness(past: list[Page]) -> float:
        teller = Teller(memory(), Repertoire(memory()))
        return sum(teller.choose(VERA, hand, "ru", past, luck).plainness for _ in range(8)) / 8

    assert plainness([Page("x", "none")] * 5) > plainness([Page("x", "all")] * 5) + 0.5


@pytest.mark.parametrize("language", ["ru", "en"])
def test_cards_that_nobody_wrote_for_are_told_by_allusions_to_what_is_seen(
    language: Language,
) -> None:
    card = written("dreams")[-1]
    said = Repertoire(memory()).of(card, language)
    assert said
    assert all(" " in one.text for one in said if one.hardness == "easy")


def own_deck(folder: Path, colour: str) -> Memory:
    """A deck of plain pictures, as somebody brings one."""
    pictures = folder / "pictures"
    pictures.mkdir()
    for number in range(1, 4):
        Image.new("RGB", (600, 900), colour).save(pictures / f"{number}.png")
    build_deck(pictures, folder, "plain", "Plain")
    loaded = load_deck(folder / "plain")
    assert loaded.deck is not None, loaded.faults
    return Memory(Shelf([ShelvedDeck(loaded.deck, folder / "plain", "h")]))


def test_a_picture_without_a_word_is_told_by_its_light_and_colour(tmp_path: Path) -> None:
    said = {one.text for one in Repertoire(own_deck(tmp_path, "#101060")).of("plain/001", "en")}
    words = manner("en")
    assert said == {*words["light"]["dark"], *words["colour"]["blue"]}


def test_a_card_that_is_gone_is_told_honestly() -> None:
    said = [one.text for one in Repertoire(memory()).of("own-x/001", "ru")]
    assert said == manner("ru")["plain"]
