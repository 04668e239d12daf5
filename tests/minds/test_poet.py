"""Minds at «Поэзия»: hints that fit, honest marks, poems that grow, guesses at good odds."""

import random
from statistics import median

import pytest

from namyok.content import verse_texts
from namyok.games.catalogue import CATALOGUE
from namyok.games.poetry.commands import AddLine, JudgeLine, LayHint, PlaceEnding
from namyok.luck import Luck
from namyok.minds.character import CHARACTERS
from namyok.minds.league import run_league
from namyok.minds.mind import Common, Company, Mind
from namyok.minds.poet import FITS
from tests.minds.kit import Pictures, memory, mind, written


def test_a_poet_opens_with_a_line_that_fits_its_story() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("vera", "ru")
    command = poet.choose(at.game, at.view(0))
    assert isinstance(command, LayHint)
    card = at.view(0).stories[command.story - 1]
    assert poet.common.verses.fit("line", command.line, card) >= FITS


def test_a_poet_marks_lines_by_the_story_alone() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("vera", "ru")
    command = poet.choose(at.game, at.view(0))
    assert isinstance(command, LayHint)
    at.do(0, command)
    line = at.view(1).hand[0]
    at.do(1, AddLine(line))
    fit = poet.common.verses.fit("line", line, at.view(0).stories[command.story - 1])
    assert poet.choose(at.game, at.view(0)) == JudgeLine(fit > FITS)


def test_nobody_names_a_story_before_laying_a_line() -> None:
    at = Pictures("poetry", 4, written("stories"))
    poet = mind("arkady", "ru")
    at.do(0, poet.choose(at.game, at.view(0)))
    assert isinstance(poet.choose(at.game, at.view(1)), AddLine)


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
        command = company.choose(game, game.project(state, seat))
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)
    last = game.watch(state).last
    said = {seat: company.reason(last, seat) for seat in range(4)}
    texts = verse_texts("ru")["line"]
    laid = [texts[last.hint], *(texts[added.line] for added in last.poem if added.fits)]
    assert any((said[last.finder] or "").startswith(f"«{text}» — ") for text in laid)
    silent = set(range(4)) - {last.finder, last.storyteller, *(one.seat for one in last.guesses)}
    assert all(said[seat] is None for seat in silent)


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
