"""After the reveal a bot can say what it thought of, and what it says is what moved it."""

import random

import pytest
from msgspec.structs import replace

from namyok.bots.character import CHARACTERS
from namyok.bots.courtesy import manner
from namyok.bots.ports import Remark
from namyok.content import LANGUAGES
from namyok.games.dixit.commands import Clue
from namyok.games.dixit.events import Laid
from namyok.games.dixit.state import FinishedRound
from namyok.kernel import Language
from namyok.luck import Luck
from namyok.minds.listener import Listener
from namyok.minds.mind import Company
from namyok.minds.reason import Reasons
from tests.minds.kit import memory

BRIDGE = "dreams/007"


def finished(text: str, kind: str = "text") -> FinishedRound:
    """Seat 0 told of the first card; seat 1 found it, seat 2 did not, seat 3 did not vote."""
    cards = (BRIDGE, "dreams/012", "dreams/014")
    return FinishedRound(
        round=1,
        storyteller=0,
        clue=Clue(kind, text),  # type: ignore[arg-type]
        table=tuple(Laid(card, seat) for seat, card in enumerate(cards)),
        target=1,
        votes=((), (1,), (3,), ()),
        red=None,
        points=(3, 3, 0, 0),
        scores=(3, 3, 0, 0),
    )


def said(text: str, seat: int, kind: str = "text") -> str | None:
    return Reasons(memory(), "ru").line(Listener(memory()), finished(text, kind), seat)


def ways(place: str, kind: str, language: Language = "ru") -> list[str]:
    """How a kind of thing is said, up to what is thought of."""
    return [way.partition("{thought}")[0] for way in manner(language)[place][kind]]


def test_a_finder_names_what_of_the_card_spoke_for_it() -> None:
    line = said("по кошачьей спине едет трамвай", 1)
    assert line is not None
    clue = "по кошачьей спине едет трамвай"
    assert line.startswith(tuple(way.format(clue=clue, number=1) for way in ways("chose", "said")))


def test_a_teller_says_what_the_hint_was_for_and_never_the_hint_alone() -> None:
    line = said("кот-мост", 0)
    assert line is not None
    begun = [way.format(clue="кот-мост") for way in ways("told", "said") + ways("told", "seen")]
    assert line.startswith(tuple(begun))
    assert line.count("«кот-мост»") == 1


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("кот-мост", "«кот-мост»"),
        ("как «кот-мост»", "«как „кот-мост“»"),
        ("кот-мост " * 30, "«" + "кот-мост " * 5 + "кот-мост…»"),
    ],
)
def test_the_hint_is_named_so_that_a_line_is_understood_later(
    text: str, named: str, seat: int
) -> None:
    line = said(text, seat)
    assert line is not None
    assert named in line


def test_rounds_are_spoken_of_in_several_ways() -> None:
    reasons, listener = Reasons(memory(), "ru"), Listener(memory())
    rounds = [replace(finished("по кошачьей спине едет трамвай"), round=one) for one in (1, 2, 3)]
    assert len({reasons.line(listener, one, 1) for one in rounds}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_speaking_is_a_sentence(language: Language) -> None:
    for place in ("told", "chose"):
        for kind, some in manner(language)[place].items():
            for way in some:
                line = way.format(clue="осень", thought="мост", allusion="Горе от ума", number=3)
                assert "осень" in line, "a line is read a round later, too"
                assert line[0].isupper() or line[0] in "«“№"
                assert ("3" in line) == (place == "chose"), "others find the card by its number"
                assert line[-1] in ".!?"
                assert "мост" in line
                assert ("Горе от ума" in line) == (kind == "allusion")


@pytest.mark.parametrize(("text", "kind"), [("", "aloud"), ("ъъъъ", "text")])
def test_who_guessed_says_so(text: str, kind: str) -> None:
    words = manner("ru")
    way: str = words["unheard" if kind == "aloud" else "guess"]
    assert said(text, 2, kind) == way.format(clue=text, round=1)
    assert said(text, 0, kind) is None


def test_a_company_gives_the_reason_of_who_sits_there() -> None:
    company = Company(memory(), "ru", Luck(random.Random(1)))
    remark = company.remark(finished("по кошачьей спине едет трамвай"), 1, CHARACTERS["vera"])
    assert remark.text is not None
    assert remark.sign == "❤️"
    assert company.remark("a round of another game", 1, CHARACTERS["vera"]) == Remark()


def test_who_did_not_vote_says_nothing() -> None:
    assert said("кот", 3) is None


def test_an_allusion_is_named() -> None:
    deaf = dict.fromkeys(("phrase", "pool", "near", "tag", "near_tag", "caption"), 0.0)
    cultured = Listener(memory(), deaf)
    hint = cultured.understand("горе от большого ума")
    (reason,) = Reasons(memory(), "ru").why(cultured, hint, [_maze()])
    assert reason is not None
    assert reason.allusion == "Горе от ума"


def _maze() -> str:
    index = memory().index("dreams", "ru")
    assert index is not None
    return next(card.id for card in index.cards if {"голова", "лабиринт"} <= set(card.tags))
