"""The English verse is sound, and its proof-reader hears one fault at a time."""

import pytest

from tools.verse import english, model

GOOD = "A single lantern in the shade"
ANOTHER = "The tide came in and no one stayed"
TAGS = {"ru": ["свет", "ночь", "тень", "тайна", "покой"], "en": ["light", "night", "shade"]}


def card(text: str, joined: str | None = None) -> model.Card:
    return model.Card(number=1, text=text, tags=TAGS, joined=joined)


def check_texts(texts: list[str]) -> str:
    verse = model.Verse(language="en", lines=[card(text) for text in texts], endings=[])
    return "\n".join(english.check_set(verse))


@pytest.fixture(scope="module")
def verse() -> model.Verse:
    return model.load("en")


def test_the_file_has_all_its_cards(verse: model.Verse) -> None:
    assert model.check_shape(verse) == []


@pytest.mark.long
def test_the_file_is_good_verse(verse: model.Verse) -> None:
    assert english.check_set(verse) == []


def test_every_line_that_begins_with_i_can_go_on_from_another(verse: model.Verse) -> None:
    for one in verse.cards:
        assert one.text.startswith("I ") is (one.joined is not None), one.text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(GOOD, id="plain"),
        pytest.param(ANOTHER, id="a stressed particle"),
        pytest.param("I jumped, and halfway down I prayed", id="two main stresses in a word"),
        pytest.param("Deep in the woods, a cello played", id="the first foot turned round"),
        pytest.param("We danced as if we’d all been paid", id="a contraction"),
        pytest.param("My lie was lovely, tailor-made", id="a compound with a hyphen"),
        pytest.param("One lobster fled. The rest? Sautéed", id="an accent"),
        pytest.param("A donkey sang. At least, it brayed", id="a word of the table"),
        pytest.param("I lit a fire—and no one stayed", id="a dash"),
    ],
)
def test_accepts_a_line(text: str) -> None:
    assert english.check_line(text) == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        pytest.param("A single lantern in shade", "7 syllables", id="seven syllables"),
        pytest.param("A single lantern in the cool shade", "9 syllables", id="nine syllables"),
        pytest.param("Lanterns were hanging in the shade", "weak syllable 1", id="a trochee first"),
        pytest.param("I saw lanterns inside the shade", "weak syllable 3", id="a trochee inside"),
        pytest.param("I saw the light of the parade", "article on the beat", id="an article"),
        pytest.param("We found a dark room with the maid", "turned round", id="a turned foot"),
        pytest.param("It was for us that they were made", "only 1 beats", id="no beats"),
        pytest.param("A single lantern in the night", "does not rhyme", id="another rhyme"),
        pytest.param("A single lantern in the shades", "does not rhyme", id="a plural rhyme"),
        pytest.param("A lantern glimmered in the shade", "sounds unknown", id="not in the table"),
        pytest.param("The tide's come in and no one stayed", "straight quote", id="apostrophe"),
        pytest.param("The tide came in - and no one stayed", "hyphen for a dash", id="a hyphen"),
        pytest.param("The tide came in — and no one stayed", "dash with a space", id="a wide dash"),
        pytest.param("The «tide» came in and no one stayed", "quotes other", id="foreign quotes"),
        pytest.param("A single freind was in the shade", "unknown word “freind”", id="spelling"),
        pytest.param("A single maiden in the shade", "an archaism", id="an archaism"),
        pytest.param(
            "Through straight streets stretched the strange brigade", "characters", id="too long"
        ),
        pytest.param("A single lantern in the shade.", "closing mark", id="a full stop"),
        pytest.param("a single lantern in the shade", "small letter", id="a small letter"),
    ],
)
def test_refuses_a_line_for_one_fault(text: str, kind: str) -> None:
    faults = english.check_line(text)
    assert len(faults) == 1, faults
    assert kind in faults[0]


def test_refuses_a_line_without_words() -> None:
    assert "no words" in english.check_line("1834")


@pytest.mark.parametrize(
    ("texts", "kind"),
    [
        pytest.param([GOOD, GOOD], "share", id="the same line twice"),
        pytest.param([GOOD, "Two lanterns hung there in the shade"], "share", id="one image"),
        pytest.param([GOOD, "A single lampshade in the shade"], "share", id="one rhyme and word"),
        pytest.param(["I saw the parade", "I saw the charade"], "same letters", id="few letters"),
        pytest.param([GOOD] * 5, "5 cards rhyme on “shade”", id="a rhyme that wears out"),
        pytest.param([ANOTHER] * 46, "46 cards begin with “The”", id="always The"),
        pytest.param(["I stayed"] * 36, "36 cards begin with “I”", id="always I"),
        pytest.param([GOOD] * 31, "31 cards begin with “A”", id="always another word"),
    ],
)
def test_refuses_a_set(texts: list[str], kind: str) -> None:
    assert kind in check_texts(texts)


@pytest.mark.parametrize(
    ("text", "joined", "kind"),
    [
        pytest.param(GOOD, "And single lanterns in the shade", "only a line with “I”", id="no I"),
        pytest.param("I ran to hide", "Then ran to hide", "begins with “And”", id="no And"),
        pytest.param("I ran to hide", "And ran to hide", "4 syllables", id="no metre"),
        pytest.param("I ran to hide", "And sang to hide", "something else", id="another sense"),
    ],
)
def test_refuses_a_joined_reading(text: str, joined: str, kind: str) -> None:
    assert kind in "\n".join(english.check_joined(card(text, joined)))
