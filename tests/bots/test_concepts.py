"""Bots: legal at every table, and not blind where they know the words."""

import random

import pytest

from namyok.bots.concepts import Concepts
from namyok.bots.knowledge import NOTHING, Knowledge
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, ComeForward, GiveCards, GiveClue, Vote
from namyok.games.poetry.commands import AddLine, GuessStory, JudgeLine, LayHint
from namyok.luck import Luck
from tests.games.dixit.rounds import give, tell
from tests.games.examiners import EVERY_TABLE, deck
from tests.games.poetry.rounds import poetry
from tests.games.tables import Table


@pytest.mark.parametrize(("key", "players"), EVERY_TABLE)
def test_bots_finish_every_game(key: str, players: int) -> None:
    game = CATALOGUE[key]
    luck = Luck(random.Random(players))
    brain = Concepts(NOTHING, luck)
    state = game.replay(game.begin(players, deck(key), {}, luck))
    while waiting := game.waiting(state):
        seat = luck.draw(waiting, 1)[0]
        command = brain.choose(game, game.project(state, seat))
        for event in game.decide(state, seat, command, luck):
            state = game.apply(state, event)


CARDS = {f"c{number}": (f"слово{number}", "общее") for number in range(1, 85)}
LINES = {line: (f"слово{line}",) for line in range(1, 151)}
ENDINGS = {line: (f"слово{line}",) for line in range(1, 51)}


def brain() -> Concepts:
    return Concepts(Knowledge(CARDS, LINES, ENDINGS), Luck(random.Random(1)))


def test_a_bot_tells_a_word_of_its_card() -> None:
    table = Table("dixit", 4)
    table.do(0, ComeForward())
    command = brain().choose(table.game, table.view(0))
    assert isinstance(command, GiveClue)
    assert command.card is not None
    assert command.clue.text in CARDS[command.card]


def test_a_bot_gives_and_votes_for_what_fits_the_clue() -> None:
    table = Table("dixit", 4)
    cards = {**CARDS, "c9": ("Море", "волна"), "c1": ("моря", "берег")}
    bot = Concepts(Knowledge(cards, {}, {}), Luck(random.Random(1)))
    table.do(0, ComeForward())
    table.do(0, GiveClue(Clue("text", "у моря"), "c1"))
    assert bot.choose(table.game, table.view(1)) == GiveCards(("c9",))
    give(table)
    assert bot.choose(table.game, table.view(2)) == Vote((1,))


def test_a_bot_in_party_never_marks_its_own_choice_red() -> None:
    table = Table("party", 6)
    tell(table)
    give(table)
    vote = brain().choose(table.game, table.view(0))
    assert isinstance(vote, Vote)
    assert vote.red not in (None, vote.numbers[0])


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [(["aloud"], Clue("aloud")), (["sound", "mime"], Clue("sound", clip="hum"))],
)
def test_a_bot_hums_where_nothing_is_written(kinds: list[str], expected: Clue) -> None:
    table = Table("party", 6, clue_kinds=kinds)
    table.do(0, ComeForward())
    assert brain().choose(table.game, table.view(0)) == GiveClue(expected)


def test_a_bot_poet_hints_judges_and_guesses_by_words() -> None:
    table = poetry(3)
    bot = brain()
    command = bot.choose(table.game, table.view(0))
    assert isinstance(command, LayHint)
    assert LINES[command.line][0] in CARDS[f"c{command.story}"]
    table.do(0, command)
    assert bot.choose(table.game, table.view(1)) == GuessStory(command.story)
    table.do(1, AddLine(table.state.hands[1][0]))
    assert bot.choose(table.game, table.view(0)) == JudgeLine(False)
