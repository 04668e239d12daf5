"""The proof-reader passes our Russian verse and sends back every kind of fault it knows."""

from random import Random

import pytest

from tools.verse import common, poems, russian, stress
from tools.verse.model import Card, Verse, check_card, check_shape, load, parse

GOOD = "Кусочек неба мне достался"
TAGS = {
    "ru": ["небо", "подарок", "осколок", "облако", "доля"],
    "en": ["sky", "gift", "piece", "cloud", "share"],
}


def card(text: str = GOOD, number: int = 1, joined: str | None = None) -> Card:
    return Card(number=number, text=text, tags=TAGS, joined=joined)


def verse(*texts: str) -> Verse:
    return Verse("ru", [card(text, number) for number, text in enumerate(texts, start=1)], [])


def test_the_russian_verse_is_in_shape() -> None:
    assert check_shape(load("ru")) == []


@pytest.mark.long
def test_the_russian_verse_has_no_fault() -> None:
    assert russian.check_set(load("ru")) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        pytest.param("Кусочек неба достался", "8 syllables", id="eight syllables"),
        pytest.param("Кусочек неба мне доставался", "10 syllables", id="ten syllables"),
        pytest.param("Ветер за шляпой увязался", "“Ветер”: stressed on weak", id="odd syllable"),
        pytest.param("Один кот лапой умывался", "“кот”: a word of weight", id="two beats"),
        pytest.param("И ни на что не отзывался", "no stress in the first half", id="limp start"),
        pytest.param("Над этой картой он задумался", "“задумался” may be", id="look-alike rhyme"),
        pytest.param("А праздник так и не начался", "“начался” may be", id="wandering rhyme"),
        pytest.param("Под утро где-то гром раздался", "both ways in speech", id="wavering rhyme"),
        pytest.param("Туман над крышами стелился", "does not end in", id="no rhyme"),
        pytest.param('Я в "небо" молча погружался', "a straight quote", id="straight quotes"),
        pytest.param("Я в “небо” молча погружался", "other than «ёлочки»", id="foreign quotes"),
        pytest.param("Я чиркнул спичкой - мрак распался", "a hyphen for a dash", id="hyphen"),
        pytest.param("Я чиркнул спичкой – мрак распался", "an en dash", id="en dash"),
        pytest.param("Я чиркнул спичкой—мрак распался", "space on both sides", id="tight dash"),
        pytest.param("Кусочек неба мне достался.", "a closing mark", id="full stop"),
        pytest.param("Кусочек  неба мне достался", "a stray space", id="two spaces"),
        pytest.param("кусочек неба мне достался", "a small letter", id="small letter"),
        pytest.param("Кусочик неба мне достался", "unknown word “Кусочик”", id="misspelling"),
        pytest.param("Зеленый сумрак колыхался", "unknown word “Зеленый”", id="ё written е"),
        pytest.param("Сквозь строй взъерошенных скворцов промчался", "a card takes 42", id="long"),
    ],
)
def test_a_faulty_line_is_sent_back(text: str, fault: str) -> None:
    assert any(fault in found for found in russian.check_line(text))


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        pytest.param(
            (GOOD, "Последний шанс и мне достался"), "the same verb “достался”", id="verb twice"
        ),
        pytest.param(
            (GOOD, "Кусочек хлеба мне остался"), "almost the same letters", id="near-duplicate"
        ),
        pytest.param((GOOD, "На небе мой кусочек жался"), "share кусочек, небо", id="same image"),
        pytest.param(
            ("Помчался", "Умчался", "Примчался", "Промчался", "Домчался"),
            "too many verbs on “мчался”",
            id="one root",
        ),
        pytest.param(("Средь туч иль средь",) * 2, "6 archaisms, at most 5", id="archaisms"),
        pytest.param(("Вот уж лишь ведь",), "4 padding words, at most 3", id="padding"),
        pytest.param(("Я сам",) * 36, "36 cards begin with “Я”", id="too much of me"),
        pytest.param(("Мой дом",) * 13, "13 cards begin with “Мой”", id="one opening"),
        pytest.param(("Я шёл на свет и спотыкался",), "should be И шёл", id="no joined reading"),
    ],
)
def test_a_faulty_set_is_sent_back(texts: tuple[str, ...], fault: str) -> None:
    assert any(fault in found for found in russian.check_set(verse(*texts)))


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        pytest.param({"ru": TAGS["ru"][:4], "en": TAGS["en"]}, "4 tags in ru", id="few"),
        pytest.param({"ru": TAGS["ru"]}, "0 tags in en", id="a language lacks"),
        pytest.param({**TAGS, "de": ["Himmel"]}, "unknown languages: de", id="other language"),
        pytest.param({**TAGS, "en": ["sky"] * 5}, "comes twice in en", id="twice"),
        pytest.param({**TAGS, "en": ["Sky", *"abcd"]}, "capitalised", id="capital"),
        pytest.param({**TAGS, "en": [*"abcdefghi"]}, "9 tags in en", id="many"),
    ],
)
def test_faulty_tags_are_sent_back(changed: dict[str, list[str]], fault: str) -> None:
    faults = check_card(Card(number=1, text=GOOD, tags=changed))
    assert any(fault in found for found in faults)


@pytest.mark.parametrize(
    "numbers", [(1, 3), (2, 1), (1, 1), (1,), (1, 2, 3)], ids=lambda numbers: f"{numbers}"
)
def test_numbers_other_than_1_to_n_in_order_are_sent_back(numbers: tuple[int, ...]) -> None:
    lines = [card(number=number) for number in numbers]
    faults = check_shape(Verse("ru", lines, []), line_count=2, ending_count=0)
    assert any("numbers are not 1–2 in order" in found for found in faults)


def test_a_joined_reading_that_says_the_same_is_sent_back() -> None:
    assert check_card(card(joined=GOOD)) == ["the joined reading is the same as the text"]


def test_a_joined_reading_of_a_line_without_me_is_sent_back() -> None:
    assert russian.check_joined(card(joined="И неба мне достался"))


def test_a_field_that_nobody_knows_is_refused_with_its_path() -> None:
    source = '[[line]]\nnumber = 1\ntext = "…"\ntags = {}\ncolour = "red"\n[[ending]]\n'
    with pytest.raises(ValueError, match=r"`\$\.line\[0\]`|`\$\.line\[\.\.\.\]`"):
        parse("ru", source)


@pytest.mark.parametrize(
    ("word", "vowels"),
    [
        ("достался", {1}),
        ("зелёный", {1}),
        ("замок", {0, 1}),
        ("снег", {0}),
        ("снеговик", {2}),
        ("бздымкается", set()),
    ],
)
def test_stress_comes_from_the_dictionary_or_from_yo(word: str, vowels: set[int]) -> None:
    assert stress.stresses(word) == vowels


@pytest.mark.parametrize(
    ("text", "of_me"),
    [
        ("Я шёл на свет и спотыкался", True),
        ("К плечу плечом я прижимался", True),
        ("Украл звезду и не сознался", True),
        ("На собственный крючок попался", True),
        ("Волк по-овечьи улыбался", False),
        ("Больной на танцы записался", False),
        ("Под одеялом кто-то жался", False),
    ],
)
def test_a_line_goes_on_only_from_one_that_speaks_of_me(text: str, of_me: bool) -> None:
    assert russian.speaks_of_me(text) is of_me


def test_the_same_seed_lays_the_same_poem_of_hint_lines_and_ending() -> None:
    everything = load("ru")
    first, second = (poems.compose(everything, Random(7)) for _ in range(2))
    assert first == second
    assert 1 + poems.FEWEST_LINES + 1 <= len(first) <= 1 + poems.MOST_LINES + 1
    assert first[-1] in {card.text for card in everything.endings} | {
        card.joined for card in everything.endings
    }


def test_edit_distance_counts_letters() -> None:
    assert common.edit_distance("кот", "крот") == 1
    assert common.edit_distance("кот", "") == 3
    assert common.edit_distance("абвгд", "жзикл", limit=2) >= 2
