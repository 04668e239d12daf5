"""The rule pages: whole, alike in both languages, well set, and every example counted right."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from namyok.content import LANGUAGES, language_folder, words
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, Vote
from namyok.games.dixit.editions import EDITIONS
from namyok.games.dixit.events import Laid
from namyok.games.dixit.scoring import Tally, finding_parts, matching_parts, totals
from namyok.games.poetry import scoring as poetry_scoring
from namyok.games.poetry.state import PoemLine, State
from namyok.games.poetry.turns import guesser_order
from namyok.kernel import Language, Number, Only, Seat, Whole
from tests.games.tables import Table, TopOfTheDeck

T = TypeVar("T")

OWN_RULES = "own-rules"
KEYS = (*CATALOGUE, OWN_RULES)
LANGUAGES: tuple[Language, ...] = LANGUAGES
LONGEST_CLAUSE = 900
LONGEST_NOTE = 300
NOW_LINES = 3
LONGEST_NOW = 120
LONGEST_PAGE = 6000
"""Characters of a page without its examples: some four minutes on a phone."""
WITHOUT_YO = re.compile(
    r"\b(еще|ее|счет|втроем|вдвоем|берет|кладет|(от|при)?дает|идет|ведет|узнает|"
    r"на(шел|мек|меком)|зелен[а-я]+|черед)\b",
    re.IGNORECASE,
)
"""Words of these pages that want their ё."""


class Finding(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="finding"):
    """A round in which a card is to be found; points by seat, or by team."""

    players: list[str]
    storyteller: Seat
    clue: str
    owners: list[Seat]
    target: Number
    votes: dict[str, list[Number]]
    points: list[int]
    note: str
    options: dict[str, Any] = {}


class Matching(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="matching"):
    """A round of the party game; greens by seat."""

    players: list[str]
    storyteller: Seat
    clue: str
    greens: list[Number]
    red: Number
    points: list[int]
    note: str


class AddedLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a poem, with the token of its seat on it."""

    seat: Seat
    fits: bool


class Poem(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="poem"):
    """A round of «Поэзия» with the points for the finding alone."""

    players: list[str]
    storyteller: Seat
    lines: list[AddedLine]
    finder: Seat
    points: list[int]
    note: str
    virtual: Seat | None = None


Example: TypeAlias = Finding | Matching | Poem


class NowLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the short answer to «Что сейчас?»."""

    text: str
    players: tuple[int, int] | None = None
    """The fewest and the most for whom it holds; None for all."""


class Clause(msgspec.Struct, forbid_unknown_fields=True):
    """A numbered clause of a page."""

    number: int
    title: str
    text: str
    now: list[NowLine] = []
    reading: str | None = None
    """What the books leave open, and that the answer is ours."""
    option: str | None = None
    """The option that a clause of the own rules is about."""
    example: list[Example] = []


class Page(msgspec.Struct, forbid_unknown_fields=True):
    """A rule page."""

    title: str
    players: str
    summary: str
    clause: list[Clause]


class Found(NamedTuple):
    """An example, and the game whose page it stands on."""

    key: str
    example: Example


def read(language: Language, key: str) -> Page:
    text = (language_folder(language) / f"rules/{key}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Page)


PAGES = {(language, key): read(language, key) for language in LANGUAGES for key in KEYS}
EXAMPLES = [
    Found(key, example)
    for (language, key), page in PAGES.items()
    if language == LANGUAGES[0]
    for clause in page.clause
    for example in clause.example
]
each_page = pytest.mark.parametrize("page", PAGES.values(), ids=map("/".join, PAGES))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(page: Page) -> Iterator[str]:
    """Everything on a page that a person reads."""
    yield from (page.title, page.players, page.summary)
    for clause in page.clause:
        yield from (clause.title, clause.text, clause.reading or "")
        yield from (line.text for line in clause.now)
        for example in clause.example:
            yield from (*example.players, example.note)
            if not isinstance(example, Poem):
                yield example.clue


def of_kind(kind: type[T]) -> list[tuple[str, T]]:
    return [(key, example) for key, example in EXAMPLES if isinstance(example, kind)]


# What is there


def test_there_is_a_page_for_every_game_and_no_other() -> None:
    for language in LANGUAGES:
        assert {path.stem for path in (language_folder(language) / "rules").iterdir()} == set(KEYS)


@each_language
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_page_is_named_as_its_game_and_says_who_can_play(language: Language, key: str) -> None:
    page, players = PAGES[language, key], CATALOGUE[key].players
    unbroken = players == tuple(range(players[0], players[-1] + 1))
    assert page.title == words(language)["game"][key]
    assert page.players == (
        f"{players[0]}–{players[-1]}" if unbroken else ", ".join(map(str, players))
    )


@each_language
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_page_has_every_clause_of_its_game_once(language: Language, key: str) -> None:
    numbers = [clause.number for clause in PAGES[language, key].clause]
    assert sorted(numbers) == sorted(CATALOGUE[key].clauses)


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_say_the_same(key: str) -> None:
    def bones(page: Page) -> list[Any]:
        """All but the words."""
        return [
            (
                clause.number,
                clause.option,
                clause.reading is None,
                clause.text.count("\n- "),
                [line.players for line in clause.now],
                [replace_words(example) for example in clause.example],
            )
            for clause in page.clause
        ]

    def replace_words(example: Example) -> Example:
        nobody = [""] * len(example.players)
        if isinstance(example, Poem):
            return replace(example, players=nobody, note="")
        return replace(example, players=nobody, note="", clue="")

    first, *others = (PAGES[language, key] for language in LANGUAGES)
    for other in others:
        assert bones(other) == bones(first)
        assert other.players == first.players


# Points


@pytest.mark.parametrize(("key", "example"), of_kind(Finding))
def test_6_points_of_the_examples_for_finding(key: str, example: Finding) -> None:
    edition, players = EDITIONS[key], len(example.players)

    def side(seat: Seat) -> int:
        return edition.roles.side(seat, players)

    tally = Tally(
        sides=edition.roles.sides(players),
        storyteller=side(example.storyteller),
        owners=tuple(map(side, example.owners)),
        target=example.target,
        votes={side(int(seat)): tuple(numbers) for seat, numbers in example.votes.items()},
    )
    options = replace(edition.defaults(players), **example.options)
    assert totals(finding_parts(tally, options)) == tuple(example.points)


class LaidAs(TopOfTheDeck):
    """A Chance that lays the table in the order of the owners."""

    def __init__(self, owners: Sequence[Seat]) -> None:
        self.owners = owners

    def draw(self, items: Sequence[Any], count: int) -> tuple[Any, ...]:
        if not isinstance(items[0], Laid):
            return super().draw(items, count)
        places = sorted(range(count), key=lambda place: self.owners[place])
        cards = sorted(items, key=lambda laid: laid.owner)
        return tuple(card for _, card in sorted(zip(places, cards, strict=True)))


@pytest.mark.parametrize(("key", "example"), of_kind(Finding))
def test_the_examples_for_finding_can_be_played(key: str, example: Finding) -> None:
    table, teller = Table(key, len(example.players), **example.options), example.storyteller
    table.chance = LaidAs(example.owners)
    table.do(teller, ComeForward())
    with_card = EDITIONS[key].roles.tells_with_card
    clue = Clue("text", example.clue)
    table.do(teller, GiveClue(clue, table.hand(teller)[0] if with_card else None))
    for seat in sorted(set(example.owners) - ({teller} if with_card else set())):
        table.do(seat, GiveCards(table.hand(seat)[: table.state.options.gives]))
    for voter, numbers in example.votes.items():
        table.do(int(voter), Vote(tuple(numbers)))
    assert table.state.last.target == example.target
    assert table.state.last.points == tuple(example.points)


@pytest.mark.parametrize(("key", "example"), of_kind(Matching))
def test_6_points_of_the_examples_for_matching(key: str, example: Matching) -> None:
    players = len(example.players)
    cap = EDITIONS[key].defaults(players).match_cap
    points = totals(matching_parts(tuple(example.greens), example.red, cap))
    assert points == tuple(example.points)
    assert len(example.greens) == players
    assert {example.red, *example.greens} <= set(range(1, players + 1))


@pytest.mark.parametrize(("key", "example"), of_kind(Poem))
def test_6_points_of_the_examples_for_poems(key: str, example: Poem) -> None:
    people = len(example.players) - (example.virtual is not None)
    begun: State = Table(key, people, first=example.storyteller).state
    lines = [PoemLine(added.seat, 1, added.fits) for added in example.lines]
    state = replace(begun, poem=tuple(lines))
    assert state.virtual == example.virtual
    parts = poetry_scoring.finding_parts(state, example.finder)
    assert tuple(part.points for part in parts) == tuple(example.points)
    turns = islice(cycle(guesser_order(state)), len(lines))
    assert [added.seat for added in lines] == list(turns)
    assert all(state.free_tokens(seat) >= 0 for seat in range(state.seats))


# Own rules


@each_language
def test_own_rules_are_numbered_and_have_one_clause_for_each_option(language: Language) -> None:
    clauses = PAGES[language, OWN_RULES].clause
    assert [clause.number for clause in clauses] == list(range(1, len(clauses) + 1))
    named = [clause.option for clause in clauses if clause.option is not None]
    bendable = {
        name
        for game in CATALOGUE.values()
        for name, allowed in game.ranges.items()
        if not isinstance(allowed, Only)
    }
    assert len(named) == len(set(named))
    assert set(named) == bendable


@each_language
def test_own_rules_name_every_option_and_its_range(language: Language) -> None:
    either = {"ru": "или", "en": "or"}[language]
    for clause in PAGES[language, OWN_RULES].clause:
        if clause.option is None:
            continue
        assert clause.title == words(language)["option"][clause.option]
        for game in CATALOGUE.values():
            match game.ranges.get(clause.option):
                case Whole(low, high):
                    between = f" {either} " if high == low + 1 else "–"
                    assert f"{low}{between}{high}" in clause.text, (game.key, clause.option)
                case _:
                    pass


# How it is written


@each_page
def test_a_page_is_short(page: Page) -> None:
    for clause in page.clause:
        assert len(clause.text) <= LONGEST_CLAUSE, clause.title
        assert len(clause.reading or "") <= LONGEST_NOTE, clause.title
        for example in clause.example:
            assert len(example.note) <= LONGEST_NOTE, example.note
    texts = [page.summary, *(clause.text + (clause.reading or "") for clause in page.clause)]
    assert sum(map(len, texts)) <= LONGEST_PAGE


@each_language
@pytest.mark.parametrize("key", CATALOGUE)
def test_what_now_is_answered_in_three_lines_at_most_however_many_play(
    language: Language, key: str
) -> None:
    for clause in PAGES[language, key].clause:
        for players in CATALOGUE[key].players:
            wanted = [
                line.text
                for line in clause.now
                if line.players is None or line.players[0] <= players <= line.players[1]
            ]
            assert bool(wanted) == bool(clause.now), (clause.title, players)
            assert len(wanted) <= NOW_LINES, (clause.title, players)
            assert max(map(len, wanted), default=0) <= LONGEST_NOW, (clause.title, players)


@each_page
def test_a_page_is_plain_text_with_lists_and_bold(page: Page) -> None:
    for text in shown(page):
        assert text.count("**") % 2 == 0, text
        assert not re.search(r"[<>_`#|\[\]{}\\]|(?<!\*)\*(?!\*)", text), text
    for clause in page.clause:
        for line in clause.text.splitlines():
            assert line == line.strip(), line
            assert not re.match(r"[-–—•](?! )|[–—•]", line), line
        assert "\n\n\n" not in clause.text


@each_page
def test_a_page_is_set_with_care(page: Page) -> None:
    for text in shown(page):
        for careless in ('"', "'", " - ", "--", "  ", "...", " ,", " ."):
            assert careless not in text, text
        assert text == text.strip()


@pytest.mark.parametrize("key", KEYS)
def test_a_russian_page_is_in_russian(key: str) -> None:
    for text in shown(PAGES["ru", key]):
        assert not re.search(r"[A-Za-z“”]", text), text
        assert not WITHOUT_YO.search(text), text


@pytest.mark.parametrize("key", KEYS)
def test_an_english_page_is_in_english(key: str) -> None:
    for text in shown(PAGES["en", key]):
        rest = re.sub("«Поэзия»|«Намёк»|Александр Сергеевич", "", text)
        assert not re.search("[А-Яа-яЁё«»—]", rest), text
