"""Minds at «Поэзия»: hints that fit, honest marks, poems that grow, guesses at good odds."""

import random
from statistics import median

import numpy as np
import pytest
from msgspec.structs import replace

from namyok.bots.character import CHARACTERS, of_rabbit
from namyok.content import LANGUAGES, verse_texts
from namyok.games.catalogue import CATALOGUE
from namyok.games.poetry.commands import AddLine, JudgeLine, LayHint, PlaceEnding, SwapLine
from namyok.games.poetry.offers import AddLineOffer, SwapLineOffer
from namyok.kernel import Language
from namyok.luck import Luck
from namyok.minds.league import run_league
from namyok.minds.mind import Common, Company, Mind
from namyok.minds.poet import likely_marks, margin
from namyok.minds.vectors import Floats
from tests.minds.kit import Pictures, memory, mind, written
from tools.minds import poems


def test_a_poet_opens_with_a_line_that_fits_its_story() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("vera", "ru")
    command = poet.choose(at.game, at.view(0))
    assert isinstance(command, LayHint)
    assert margin(fits(at, poet, command.line))[command.story - 1] >= 0


def fits(at: Pictures, poet: Mind, line: int) -> Floats:
    """How well a line goes with each story of a round."""
    return np.array([poet.common.verses.fit("line", line, card) for card in at.view(0).stories])


def line_of(text: str) -> int:
    return next(number for number, one in verse_texts("ru")["line"].items() if one == text)


def judged(text: str, secret: str, *others: str) -> bool:
    """What a poet says of a line for a secret story among others."""
    rest = [card for card in written("stories") if card not in (secret, *others)]
    at = Pictures("poetry", 4, [secret, *others, *rest])
    told, line = LayHint(1, at.view(0).hand[0]), line_of(text)
    at.do(0, told)
    at.do(1, AddLine(at.view(1).hand[0]))
    view = at.view(0)
    assert view.stories[: 1 + len(others)] == (secret, *others)
    laid = replace(view, poem=(replace(view.poem[0], line=line),))
    command = mind("inga", "ru").choose(at.game, laid)
    assert isinstance(command, JudgeLine)
    return command.fits


OLD_MAN, TWO_UNDER_BLANKETS, CAT, FISHES = (
    "stories/057",
    "stories/019",
    "stories/058",
    "stories/001",
)


@pytest.mark.parametrize(
    ("text", "secret", "others", "expected"),
    [
        ("Под одеялом кто-то жался", OLD_MAN, [TWO_UNDER_BLANKETS], False),
        ("Под одеялом кто-то жался", TWO_UNDER_BLANKETS, [OLD_MAN], True),
        ("Канат под пятками качался", OLD_MAN, [TWO_UNDER_BLANKETS], False),
        ("На троне кот обосновался", CAT, [OLD_MAN, FISHES], True),
        ("На троне кот обосновался", OLD_MAN, [CAT], False),
    ],
)
def test_a_line_fits_if_it_says_something_of_the_story_and_no_other_is_clearly_better(
    text: str, secret: str, others: list[str], expected: bool
) -> None:
    assert judged(text, secret, *others) == expected


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_called_fitting_that_is_clearly_for_another_story(language: Language) -> None:
    misled, good = poems.judged(memory(), language, tables=5)
    assert misled == 0.0
    assert good > 0.15


def test_marks_are_expected_as_they_are_given() -> None:
    some = np.array([2.0, 1.6, 0.3, -1.0], np.float32)
    marks = likely_marks(some)
    assert [bool(mark > 0.5) for mark in marks] == [True, True, False, False]
    assert 0.0 < marks.min() < marks.max() < 1.0


def test_nobody_names_a_story_before_laying_a_line() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("arkady", "ru")
    at.do(0, poet.choose(at.game, at.view(0)))
    move = poet.choose(at.game, at.view(1))
    if isinstance(move, SwapLine):
        at.do(1, move)
        move = poet.choose(at.game, at.view(1))
    assert isinstance(move, AddLine)


def test_who_has_no_fitting_line_swaps_the_worst_once() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("arkady", "ru")
    at.do(0, poet.choose(at.game, at.view(0)))
    texts = list(verse_texts("ru")["line"])[::6]  # all would take their time
    chances = {line: float(likely_marks(fits(at, poet, line)).max()) for line in texts}
    poor = sorted(chances, key=lambda line: chances[line])[:5]
    view = at.view(1)
    offers = tuple(
        replace(one, lines=tuple(poor)) if isinstance(one, SwapLineOffer | AddLineOffer) else one
        for one in view.offers
    )
    swap = poet.choose(at.game, replace(view, offers=offers))
    assert isinstance(swap, SwapLine)
    assert swap.line in poor
    swapped = tuple(one for one in offers if not isinstance(one, SwapLineOffer))
    assert isinstance(poet.choose(at.game, replace(view, offers=swapped)), AddLine)


def test_endings_are_chosen_for_the_story() -> None:
    luck = Luck(random.Random(4))
    game = CATALOGUE["poetry"]
    poet = mind("osip", "ru")
    state = game.replay(game.begin(4, written("stories"), {}, luck))
    while game.watch(state).phase != "ending":
        (seat,) = game.waiting(state)
        command = poet.choose(game, game.project(state, seat))
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)
    (seat,) = game.waiting(state)
    view = game.project(state, seat)
    chosen = poet.choose(game, view)
    assert isinstance(chosen, PlaceEnding)
    card = view.stories[view.secret - 1]
    fits = {one: poet.common.verses.fit("ending", one, card) for one in view.offers[0].endings}
    assert chosen.ending == max(fits, key=lambda one: fits[one])


def test_after_a_round_a_poet_names_the_line_that_spoke_for_its_story() -> None:
    luck = Luck(random.Random(5))
    game, company = CATALOGUE["poetry"], Company(memory(), "ru", luck)
    state = game.replay(game.begin(4, written("stories"), {}, luck))
    while game.watch(state).last is None:
        (seat,) = game.waiting(state)
        command = company.choose(game, game.project(state, seat), of_rabbit(seat))
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)
    last = game.watch(state).last
    said = {seat: company.remark(last, seat, of_rabbit(seat)).text for seat in range(4)}
    texts = verse_texts("ru")["line"]
    laid = [texts[last.hint], *(texts[added.line] for added in last.poem if added.fits)]
    assert any(f"«{text}»" in (said[last.finder] or "") for text in laid)
    assert f"№ {last.secret}" in (said[last.finder] or ""), "a line is read a round later, too"
    silent = set(range(4)) - {last.finder, last.storyteller, *(one.seat for one in last.guesses)}
    assert all(said[seat] is None for seat in silent)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_poems_grow_and_stories_are_found(players: int) -> None:
    common = Common(memory(), "ru")
    minds = {
        key: (lambda luck, key=key: Mind(CHARACTERS[key], common, luck))
        for key in ("vera", "faina", "lukich", "osip")
    }
    whole = run_league(CATALOGUE["poetry"], players, written("stories"), minds, games=2, seed=1)
    poems = [lines for one in whole.values() for lines in one.poems]
    found = sum(one.found for one in whole.values())
    assert median(poems) >= 3
    assert found / sum(one.votes for one in whole.values()) > 0.6
