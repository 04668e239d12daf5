"""What is written for minds has no fault, and the proof-reader sends back every kind of fault."""

from collections.abc import Sequence

import pytest

from namyok.content import LANGUAGES
from namyok.kernel import Language
from namyok.minds.library import Allusion, bank, read_bank, read_sayings
from namyok.minds.wide import TELLABLE
from tools.minds.check import check, check_bank, check_phrases, check_sayings, spelling

GOOD = [f"фраза номер {number}" for number in range(40)]
TITLES: dict[str, dict[Language, str]] = {"d/001": {"ru": "Медовая библиотека", "en": "Honey"}}


def test_nothing_that_is_written_has_a_fault() -> None:
    assert check() == []


def faults(
    easy: Sequence[str] = GOOD, far: Sequence[str] = (), missing: Sequence[str] = ()
) -> list[str]:
    written = {"d/001": {"easy": easy, "middle": [], "far": far}}
    return list(check_phrases(written, TITLES, missing, "ru"))


def test_a_good_card_passes() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("phrase", "fault"),
    [
        ("раз два три четыре пять шесть семь восемь", "1–7 words"),
        ("Фраза номер 7!", "twice"),
        ("шол по лесу", "is “шол” a word?"),
        ("шёл  по лесу", "a space too many"),
        ("шёл по лесу.", "a full stop"),
    ],
)
def test_a_phrase_with_a_fault_is_sent_back(phrase: str, fault: str) -> None:
    (found,) = faults([*GOOD, phrase])
    assert fault in found


def test_a_far_phrase_names_nothing_of_the_title() -> None:
    (found,) = faults(far=["в библиотеках тихо"])
    assert "библиотека" in found


def test_a_card_needs_thirty_phrases() -> None:
    assert "29 phrases" in faults(GOOD[:29])[0]


def test_a_card_may_only_lack_phrases_while_it_is_on_the_list() -> None:
    assert "no phrases" in next(check_phrases({}, TITLES, [], "ru"))
    assert list(check_phrases({}, TITLES, ["d/001"], "ru")) == []
    assert "take it off" in faults(missing=["d/001"])[0]
    assert "no such card" in faults(missing=["d/002"])[0]


def test_names_are_free_and_words_are_not() -> None:
    assert list(spelling("Чеширский Бармаглот", "ru")) == []
    assert list(spelling("Jabberwock’s tale", "en")) == []
    assert list(spelling("a taale", "en")) != []


def test_a_bank_needs_concepts() -> None:
    entry = Allusion("беда не приходит одна", "proverb", ("беда",))
    assert any("5–10 different concepts" in fault for fault in check_bank([entry], "ru"))


def test_a_line_that_is_no_allusion_is_refused() -> None:
    with pytest.raises(ValueError, match="line 2"):
        list(read_bank("[film]\nИрония судьбы"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bank_is_large_and_every_entry_has_its_kind(language: Language) -> None:
    assert len(bank(language)) >= 1_500
    assert {"proverb", "film", "book", "song", "tale", "character"} <= {
        one.kind for one in bank(language)
    }


LISTS = "d/0 d/1 d/2 d/3 | d/4 | d/0 | d/0 d/1 d/2 d/3 d/4 | |"


def test_a_saying_for_few_cards_or_none_that_there_is_is_sent_back() -> None:
    cards = [f"d/{number}" for number in range(5)]
    (full,) = read_sayings(f"тихо = {LISTS} | d/0 d/1 d/2 d/3 d/4 | | d/0 d/1 d/2 d/3 | d/4")
    assert list(check_sayings([full], cards, "ru")) == []
    (poor,) = read_sayings("# a remark\n\nмолчим = | | | | d/0 | d/9")
    assert list(check_sayings([full, poor], [*cards, "d/5"], "ru")) == [
        "sayings (ru): fits fewer than 5 cards: молчим",
        "sayings (ru): молчим: there is no card d/9",
        "sayings (ru): none fits d/5",
    ]
    assert list(check_sayings([full, full], cards, "ru")), "no saying is there twice"


def test_a_card_is_covered_by_what_was_held_against_it() -> None:
    cards = [f"d/{number}" for number in range(5)]
    (listed,) = read_sayings(f"тихо = {LISTS}")
    (marked,) = read_sayings(f"тихо = {LISTS} | d/0 d/1 d/2 | d/3 d/4 | d/0 d/1 | d/3 d/4")
    assert len(list(check_sayings([listed], cards, "ru"))) == 5, "nobody looked at each by itself"
    assert list(check_sayings([marked], cards, "ru")) == ["sayings (ru): none fits d/2"]


def test_who_points_at_a_card_is_drawn_to_it() -> None:
    (listed,) = read_sayings(f"тихо = {LISTS}")
    first, second, third, all_together = listed.draws["d/0"]
    assert first == third > all_together > second > 1.0
    (marked,) = read_sayings(f"тихо = {LISTS} | d/0 d/8 | | d/8 | d/0")
    first, second, *_ = marked.draws["d/0"]
    assert first > second, "each marker's taste is one of them"
    assert marked.draws["d/8"][-1] > TELLABLE, "what no list names may hit as well"


@pytest.mark.parametrize(
    "line", ["тихо = d/0 | d/1", f"тихо = {LISTS} | d/0 | d/1", f"тихо = {LISTS} | | | | |"]
)
def test_a_saying_has_all_of_its_groups_or_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="line 2"):
        list(read_sayings(f"# first\n{line}"))
