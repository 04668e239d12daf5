"""A bot that thinks in concepts: it says a word of its picture and looks for that of others."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import snowballstemmer

from namyok.bots.knowledge import Knowledge
from namyok.bots.ports import blind
from namyok.games.dixit.commands import Clue, ClueKind, GiveCards, GiveClue, Vote
from namyok.games.dixit.offers import GiveCardsOffer, GiveClueOffer, VoteOffer
from namyok.games.dixit.offers import pick as pick_dixit
from namyok.games.dixit.views import DixitView
from namyok.games.poetry.commands import AddLine, GuessStory, JudgeLine, LayHint, PlaceEnding
from namyok.games.poetry.offers import (
    AddLineOffer,
    GuessStoryOffer,
    JudgeLineOffer,
    LayHintOffer,
    PlaceEndingOffer,
)
from namyok.games.poetry.views import PoetryView
from namyok.kernel import AnyGame, CardId, Chance, Command, Line, Number

HUM = "hum"
"""The clip of a bot at a table that wants sounds or mime only: a client hums it by itself."""
CLEAR_ENOUGH = 2
"""By how many words a story must be ahead before a bot names it with tokens left."""

T = TypeVar("T")


class Concepts:
    """Chooses a move for a view; luck breaks ties, so that two bots are not one mind."""

    def __init__(self, knowledge: Knowledge, chance: Chance) -> None:
        self._know = knowledge
        self._chance = chance

    def choose(self, game: AnyGame, view: Any) -> Command:
        """One of the view's offers, made into a command; blindly in games that it does not know."""
        match view:
            case DixitView():
                return self._dixit(view)
            case PoetryView():
                return self._poetry(view)
            case _:
                return blind(game, view, self._chance)

    def _dixit(self, view: DixitView) -> Command:
        offer = view.offers[0]
        match offer:
            case GiveClueOffer(kinds, cards, _):
                (card,) = self._chance.draw(cards, 1) if cards else (None,)
                return GiveClue(self._clue(view, kinds, card), card)
            case GiveCardsOffer(cards, count):
                ranked = self._ranked(cards, lambda card: self._fit(view, card))
                return GiveCards(tuple(ranked[:count]))
            case VoteOffer(numbers, _, red):
                best = self._ranked(numbers, lambda n: self._fit(view, view.table[n - 1]))
                marked = None if red is None else (*best[1:], *red)[0]
                return Vote((best[0],), marked)
            case _:
                return pick_dixit(offer, self._chance)

    def _clue(self, view: DixitView, kinds: tuple[ClueKind, ...], card: CardId | None) -> Clue:
        if "text" not in kinds:
            return Clue("aloud") if "aloud" in kinds else Clue(kinds[0], clip=HUM)
        words = self._know.of_card(card) if card else frozenset()
        if not words:
            words = frozenset(word for tags in self._know.cards.values() for word in tags)
        told = {view.last.clue.text} if view.last else set()
        choice = sorted(words - told) or ["…"]
        return Clue("text", self._chance.draw(choice, 1)[0])

    def _fit(self, view: DixitView, card: CardId) -> int:
        """How many words of the clue a picture has, its stems included."""
        text = view.clue.text.lower() if view.clue else ""
        told = {_stem(word) for word in re.findall(r"\w+", text)}
        known = {
            _stem(word) for tag in self._know.of_card(card) for word in re.findall(r"\w+", tag)
        }
        return len(told & known)

    def _poetry(self, view: PoetryView) -> Command:
        for offer in view.offers:
            match offer:
                case LayHintOffer(stories, lines):
                    pairs = [(story, line) for story in stories for line in lines]
                    story, line = self._ranked(pairs, lambda p: self._shared(view, *p))[0]
                    return LayHint(story, line)
                case JudgeLineOffer():
                    assert view.secret is not None, "the storyteller knows the secret"
                    return JudgeLine(self._shared(view, view.secret, view.poem[-1].line) > 0)
                case AddLineOffer(lines):
                    if not self._is_clear(view):
                        return AddLine(self._ranked(lines, lambda line: self._use(view, line))[0])
                case GuessStoryOffer(stories):
                    return GuessStory(self._ranked(stories, lambda n: self._belief(view, n))[0])
                case PlaceEndingOffer(endings):
                    return PlaceEnding(self._ranked(endings, lambda e: self._ends(view, e))[0])
                case _:
                    continue
        raise AssertionError("a seat that is asked to move has an offer")

    def _story(self, view: PoetryView, number: Number) -> frozenset[str]:
        return self._know.of_card(view.stories[number - 1])

    def _shared(self, view: PoetryView, number: Number, line: Line) -> int:
        return len(self._story(view, number) & self._know.of_line(line))

    def _ends(self, view: PoetryView, ending: Line) -> int:
        """How well an ending goes with the story, which is open by now."""
        assert view.secret is not None, "the round is scored"
        return len(self._story(view, view.secret) & self._know.of_ending(ending))

    def _belief(self, view: PoetryView, number: Number) -> int:
        """How well a story goes with the poem: fitting lines speak for it, the others against."""
        hint = 0 if view.hint is None else 2 * self._shared(view, number, view.hint)
        return hint + sum(
            self._shared(view, number, added.line) * (1 if added.fits else -1)
            for added in view.poem
        )

    def _is_clear(self, view: PoetryView) -> bool:
        beliefs = sorted((self._belief(view, number) for number in view.open_stories), reverse=True)
        return len(beliefs) < 2 or beliefs[0] - beliefs[1] >= CLEAR_ENOUGH

    def _use(self, view: PoetryView, line: Line) -> int:
        """A good line fits some of the open stories, not all and not none."""
        fitting = sum(self._shared(view, number, line) > 0 for number in view.open_stories)
        return min(fitting, len(view.open_stories) - fitting)

    def _ranked(self, items: Sequence[T], worth: Any) -> list[T]:
        mixed = self._chance.draw(items, len(items))
        return sorted(mixed, key=worth, reverse=True)


_STEMMERS = {"ru": snowballstemmer.stemmer("russian"), "en": snowballstemmer.stemmer("english")}


@cache
def _stem(word: str) -> str:
    """What a word has in common with its other forms."""
    word = word.lower().replace("ё", "е")
    stem: str = _STEMMERS["en" if word.isascii() else "ru"].stemWord(word)
    return stem
