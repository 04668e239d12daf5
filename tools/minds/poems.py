"""How minds play «Поэзия»: what they call fitting, what they lay, how long poems are, and whether
they are as often right as they think.

    python -m tools.minds.poems ru 40

First every line with random tables of stories: how often a line is called fitting for which
another story is clearly better. Then games of four bots.
"""

import random
import sys
from collections.abc import Iterator
from statistics import mean, median

import numpy as np

from namyok.bots.character import of_rabbit
from namyok.content import content_folder, verse_texts
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.games.poetry.commands import AddLine, GuessStory
from namyok.kernel import Language
from namyok.luck import Luck
from namyok.minds.memory import Memory
from namyok.minds.mind import Common, Mind
from namyok.minds.poet import LEAST, Poet, Verses, margin

STORIES = 5
TABLES = 40
BETTER = 1.5
"""From which difference of fits another story is clearly better."""
PLAYERS = 4


def judged(memory: Memory, language: Language, tables: int = TABLES) -> tuple[float, float]:
    """Parts of lines called fitting: where another story is clearly better, and where none is."""
    verses, chance = Verses(memory, language), random.Random(1)
    index = memory.index("stories", language)
    assert index is not None, "the deck is there"
    cards = [card.id for card in index.cards]
    misled: list[bool] = []
    good: list[bool] = []
    for line in verse_texts(language)["line"]:
        for _ in range(tables):
            table = chance.sample(cards, STORIES)
            fits = np.array([verses.fit("line", line, card) for card in table], np.float32)
            is_better = float(fits[1:].max() - fits[0]) > BETTER
            (misled if is_better else good).append(bool(margin(fits)[0] >= 0))
    return mean(misled), mean(good)


def play(memory: Memory, language: Language, games: int) -> Iterator[str]:
    """Games of four bots, and what became of their lines, poems and guesses."""
    game, common = CATALOGUE["poetry"], Common(memory, language)
    verses = common.verses
    index = memory.index("stories", language)
    assert index is not None, "the deck is there"
    laid: list[float] = []
    kept: list[bool] = []
    lengths: list[int] = []
    fitting: list[int] = []
    guesses: list[tuple[float, bool]] = []
    for number in range(games):
        luck = Luck(random.Random(number))
        minds = [Mind(of_rabbit((number + seat) % 12), common, luck) for seat in range(PLAYERS)]
        state = game.replay(game.begin(PLAYERS, [card.id for card in index.cards], {}, luck))
        told = 0
        while waiting := game.waiting(state):
            (seat,) = waiting
            view = game.project(state, seat)
            command = minds[seat].choose(game, view)
            if isinstance(command, AddLine):
                stories = [view.stories[story - 1] for story in view.open_stories]
                laid.append(max(verses.fit("line", command.line, card) for card in stories))
            if isinstance(command, GuessStory):
                odds = Poet(minds[seat].who, verses, luck).odds(view)
                secret = game.project(state, view.storyteller).secret
                sure = float(odds[view.open_stories.index(command.story)])
                guesses.append((sure, command.story == secret))
            for event in game.decide(state, seat, command, luck):
                state = game.apply(state, event)
            last = game.watch(state).last
            if last is not None and last.round > told:
                told = last.round
                lengths.append(len(last.poem) + 1)
                fitting.append(sum(bool(added.fits) for added in last.poem) + 1)
                kept += [bool(added.fits) for added in last.poem]
    none = mean(fit < LEAST for fit in laid)
    yield f"lines laid: fit to the best open story {mean(laid):.2f}, {none:.0%} fit none"
    yield f"{mean(kept):.0%} of them called fitting"
    yield f"poems: median {median(lengths)} lines laid, {median(fitting)} of them fitting"
    for low, high in ((0.0, 0.5), (0.5, 0.7), (0.7, 0.85), (0.85, 1.01)):
        some = [(sure, right) for sure, right in guesses if low <= sure < high]
        if some:
            sure, right = mean(one for one, _ in some), mean(one for _, one in some)
            yield f"{len(some)} guesses thought {sure:.0%} likely: {right:.0%} right"


def main(arguments: list[str]) -> None:
    """Print the figures of a language."""
    language: Language = "en" if arguments[0] == "en" else "ru"
    memory = Memory(Shelf.open([content_folder() / "decks"]))
    misled, good = judged(memory, language)
    print(f"called fitting: {misled:.1%} where another is clearly better, {good:.1%} elsewhere")
    print(*play(memory, language, int(arguments[1])), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
