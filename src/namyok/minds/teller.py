"""Telling: a card and a hint that some will find, but not all."""

from collections import deque
from collections.abc import Iterator, Sequence

from namyok.bots.character import Character, Leaning, Level
from namyok.kernel import CardId, Chance, Language, Value
from namyok.minds.character import can_say
from namyok.minds.diary import Page, told
from namyok.minds.memory import Memory, deck_of
from namyok.minds.repertoire import KINDS, Repertoire
from namyok.minds.wide import Wide

START: dict[Level, float] = {"dreamy": 0.6, "gentle": 0.6, "even": 0.53, "sly": 0.46}
"""How likely each listener should find the card in a mind's first round."""
STEP, PLAINEST, DARKEST = 0.08, 0.92, 0.38
"""By how much that changes after a round that all or none found, and how far it goes."""
PARTING = 1.0
"""What it is worth that some find it and some do not, in chances: that is the game."""
LIKING = 0.3
"""What a saying in its own manner is worth, in chances."""
WORN = 2.0
"""What it costs to say again what was said lately somewhere."""
LATELY = 120
"""How many sayings count as lately."""
LUCK = 0.08
"""How far a choice strays, so that nobody can foresee it."""
CARDS, SAYINGS = 3, 14
"""How many cards of the hand, and sayings for them, a mind thinks about before it speaks."""
NAMING = 0.85
"""Chances from which gentle minds say plainly what is seen; others never do, as people don't."""


class Choice(Value, frozen=True):
    """A card with what to say of it."""

    card: CardId
    """Which card."""
    text: str
    """The hint."""
    chance: float
    """How likely a listener finds the card by it."""
    parts: float
    """How likely some find the card and some do not."""


class Teller:
    """Chooses hints; what was said lately is shared by all minds of a server."""

    def __init__(self, memory: Memory, repertoire: Repertoire, lately: deque[str] | None = None):
        self._memory = memory
        self._repertoire = repertoire
        self._wide = Wide(memory)
        self._lately = deque[str](maxlen=LATELY) if lately is None else lately

    def choose(
        self,
        who: Character,
        hand: Sequence[CardId],
        language: Language,
        past: Sequence[Page],
        chance: Chance,
    ) -> Choice:
        """The saying that comes nearest to the chances which this table wants."""
        wish, said = aim(who.level, past), told(past)
        best: tuple[float, Choice] | None = None
        known = list(self._thought_of(who, hand, language, wish, chance))
        mine = [pair for pair in known if can_say(who, pair[0].text)] or known
        for choice, leanings in [pair for pair in mine if pair[0].text not in said] or mine:
            (luck,) = chance.draw(range(-100, 101), 1)
            cost = abs(choice.chance - wish) - PARTING * choice.parts + LUCK * luck / 100
            cost -= LIKING if who.leaning in leanings else 0.0
            cost += WORN if choice.text in self._lately else 0.0
            if best is None or cost < best[0]:
                best = cost, choice
        assert best is not None, "something can be said of every card"
        self._lately.append(best[1].text)
        return best[1]

    def _thought_of(
        self,
        who: Character,
        hand: Sequence[CardId],
        language: Language,
        wish: float,
        chance: Chance,
    ) -> Iterator[tuple[Choice, frozenset[Leaning]]]:
        """Sayings that fit many pictures for every card, those for one alone for some cards."""
        decks = tuple(dict.fromkeys(map(deck_of, hand)))
        for card in hand:
            for text, found, parts in self._wide.of(card, decks, language):
                manners = self._repertoire.manners(text, language)
                yield Choice(card, text, found, parts), manners
        cards = chance.draw(hand, min(CARDS, len(hand)))
        said = [(card, one) for card in cards for one in self._repertoire.of(card, language)]
        dark = [pair for pair in said if pair[1].hardness != "easy"]
        names_it = who.level == "gentle" and wish >= NAMING
        thought = said if names_it or not dark else dark
        for card, one in chance.draw(thought, min(SAYINGS, len(thought))):
            weighed = self._repertoire.weigh(card, one, language)
            # What is said of one picture alone all take alike.
            yield Choice(card, one.text, weighed.chance, 0.0), weighed.leanings

    def without_a_card(
        self, who: Character, language: Language, past: Sequence[Page], chance: Chance
    ) -> str:
        """Something well known, for who must tell before seeing a card."""
        said = told(past) | set(self._lately)
        everything = self._memory.lexicon(language).well_known
        own = [one.text for one in everything if KINDS.get(one.kind) == who.leaning]
        choice = [text for text in own or [one.text for one in everything] if text not in said]
        (text,) = chance.draw(choice or own, 1)
        self._lately.append(text)
        return text


def aim(level: Level, past: Sequence[Page]) -> float:
    """How likely to be found: more after rounds that nobody found, less after too clear ones."""
    wish = START[level]
    for page in past:
        step = {"all": -STEP, "none": STEP}.get(page.found or "some", 0.0)
        wish = min(PLAINEST, max(DARKEST, wish + step))
    return wish
