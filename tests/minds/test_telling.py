"""Minds tell what some but not all find, learn from the table, and repeat nothing."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from namyok.bots.character import CHARACTERS
from namyok.bots.courtesy import manner
from namyok.decks import build_deck
from namyok.decks.manifest import load_deck
from namyok.decks.shelf import Shelf, ShelvedDeck
from namyok.kernel import Language
from namyok.luck import Luck
from namyok.minds.diary import Page
from namyok.minds.library import sayings
from namyok.minds.listener import Listener
from namyok.minds.memory import Memory
from namyok.minds.repertoire import Repertoire
from namyok.minds.teller import DARKEST, PLAINEST, START, STEP, Teller, aim
from namyok.minds.wide import Wide
from tests.minds.kit import memory, written

pytestmark = pytest.mark.long

VERA = CHARACTERS["vera"]
DECKS = ("dreams", "stories", "faces")


def test_a_mind_speaks_darker_after_too_clear_a_round_and_plainer_after_too_dark_a_one() -> None:
    start = START["even"]
    assert aim("even", []) == start
    assert aim("even", [Page("a", "all")]) == pytest.approx(start - STEP)
    twice = [Page("a", "none"), Page("b", "none")]
    assert aim("even", twice) == pytest.approx(start + 2 * STEP)
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

    def chance(past: list[Page]) -> float:
        teller = Teller(memory(), Repertoire(memory()))
        return sum(teller.choose(VERA, hand, "ru", past, luck).chance for _ in range(8)) / 8

    assert chance([Page("x", "none")] * 5) > chance([Page("x", "all")] * 5) + 0.2


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_fits_many_pictures_is_said_of_a_card_that_it_truly_fits(language: Language) -> None:
    wide, listener = Wide(memory()), Listener(memory())
    cards = [card for deck in DECKS for card in written(deck)]
    told = 0
    for card in cards[::9]:
        for text, chance, parts in wide.of(card, DECKS, language):
            assert 0 < chance < 1 and 0 < parts < 1
            hint = listener.understand(text)
            assert hint.saying is not None and hint.saying.text == text
            own, *others = listener.scores(hint, [card, *cards])
            assert sum(other > own for other in others) < len(cards) / 5
            told += 1
    assert told > 100


def test_a_saying_is_the_surer_found_the_fewer_others_it_draws_to() -> None:
    wide, known = Wide(memory()), {one.text: one.draws for one in sayings("en")}

    def rivals(text: str) -> float:
        return sum(draws[-1] for draws in known[text].values())

    compared: list[bool] = []
    for card in written("stories")[::5]:
        found = {one.text: one.chance for one in wide.of(card, DECKS, "en")}
        for draw in {known[text][card][-1] for text in found}:
            alike = sorted((one for one in found if known[one][card][-1] == draw), key=rivals)
            if rivals(alike[-1]) > 2 * rivals(alike[0]):
                compared.append(found[alike[-1]] < found[alike[0]])
    assert len(compared) > 5 and sum(compared) > 0.9 * len(compared)
    alone, among = (list(wide.of("faces/012", decks, "en")) for decks in (["faces"], DECKS))
    assert alone != among, "it is the decks in play that count"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_mind_says_what_listeners_part_about(language: Language) -> None:
    teller, luck = Teller(memory(), Repertoire(memory())), Luck(random.Random(6))
    cards = [card for deck in DECKS for card in written(deck)]
    told = [teller.choose(VERA, luck.draw(cards, 6), language, [], luck) for _ in range(20)]
    assert sum(choice.parts for choice in told) / len(told) > 0.4


def test_the_gentle_are_found_oftener_than_the_sly() -> None:
    def chance(key: str) -> float:
        teller, luck = Teller(memory(), Repertoire(memory())), Luck(random.Random(5))
        hands = [luck.draw(written("dreams"), 6) for _ in range(12)]
        return sum(teller.choose(CHARACTERS[key], hand, "ru", [], luck).chance for hand in hands)

    assert chance("osip") > chance("vera") + 0.6


def own_deck(folder: Path, colour: str) -> Memory:
    """A deck of plain pictures, as somebody brings one."""
    pictures = folder / "pictures"
    pictures.mkdir()
    for number in range(1, 4):
        picture = Image.new("RGB", (600, 900), colour)
        picture.paste("white", (0, 0, number * 8, 8))  # the same picture twice is one card
        picture.save(pictures / f"{number}.png")
    build_deck(pictures, folder, "plain", "Plain")
    loaded = load_deck(folder / "plain")
    assert loaded.deck is not None, loaded.faults
    return Memory(Shelf([ShelvedDeck(loaded.deck, folder / "plain", "h")]))


def test_a_picture_without_a_word_is_told_by_its_light_and_colour(tmp_path: Path) -> None:
    said = {one.text for one in Repertoire(own_deck(tmp_path, "#101060")).of("plain/001", "en")}
    words = manner("en")
    assert said == {*words["light"]["dark"], *words["colour"]["blue"]}


@pytest.mark.parametrize(
    ("language", "tags"),
    [("ru", ("море", "старик", "рыба", "золотая рыбка")), ("en", ("sea", "old man", "fish"))],
)
def test_cards_that_nobody_wrote_for_are_told_by_allusions_to_what_is_seen(
    tmp_path: Path, language: Language, tags: tuple[str, ...]
) -> None:
    shelved = own_deck(tmp_path, "#101060")._shelf.find("plain")
    assert shelved is not None
    first, *rest = shelved.manifest.cards
    cards = (replace(first, tags={language: tags}), *rest)
    deck = ShelvedDeck(replace(shelved.manifest, cards=cards), shelved.folder, "h2")
    said = Repertoire(Memory(Shelf([deck]))).of("plain/001", language)
    assert any(one.hardness == "far" for one in said), "something well known about it"
    assert all(" " in one.text for one in said if one.hardness == "easy")


def test_a_card_that_is_gone_is_told_honestly() -> None:
    said = [one.text for one in Repertoire(memory()).of("own-x/001", "ru")]
    assert said == manner("ru")["plain"]


def test_what_its_maker_says_of_a_picture_is_told_and_recognised(tmp_path: Path) -> None:
    bare = own_deck(tmp_path, "#101060")
    shelved = bare._shelf.find("plain")
    assert shelved is not None
    cards = (
        replace(shelved.manifest.cards[0], hints={"en": ("so near and yet so far",)}),
        replace(shelved.manifest.cards[1], caption={"en": "A dog looks at a ball"}),
        shelved.manifest.cards[2],
    )
    deck = ShelvedDeck(replace(shelved.manifest, cards=cards), shelved.folder, "h2")
    known = Memory(Shelf([deck]))
    repertoire = Repertoire(known)
    assert repertoire.of("plain/001", "en")[0].text == "so near and yet so far"
    assert repertoire.of("plain/002", "en")[0].text == "A dog looks at a ball"
    assert len(repertoire.of("plain/001", "en")) > 1, "one line is not told in every round"
    listener = Listener(known)
    odds = listener.odds(listener.understand("near but so far"), [card.id for card in cards])
    assert odds[0] == max(odds)
    assert not deck.manifest.is_wordless
    assert shelved.manifest.is_wordless
