"""Telling: a card and a hint that some will find, but not all."""

from collections import deque
from collections.abc import Sequence

from namyok.kernel import CardId, Chance, Language, Value
from namyok.minds.character import Character, Level
from namyok.minds.diary import Page, told
from namyok.minds.memory import Memory
from namyok.minds.repertoire import KINDS, Repertoire

START: dict[Level, float] = {"gentle": 1.6, "even": 1.2, "sly": 1.0}
"""How plainly a mind speaks in its first round, as Weighed.plainness has it."""
STEP, PLAINEST, DARKEST = 0.5, 2.5, 0.0
"""By how much it changes after a round that all or none found, and how far that goes."""
LIKING = 0.3
"""What a saying in its own manner is worth, in plainness."""
WORN = 3.0
"""What it costs to say again what was said lately somewhere."""
LATELY = 600
"""How many sayings count as lately."""
LUCK = 0.15
"""How far a choice strays, so that nobody can foresee it."""
CARDS, SAYINGS = 3, 14
"""How many cards of the hand, and sayings for them, a mind thinks about before it speaks."""
NAMING = 2.0
"""Plainness below which easy phrases are not even thought about."""


class Choice(Value, frozen=True):
    """A card with what to say of it."""

    card: CardId
    """Which card."""
    text: str
    """The hint."""
    plainness: float
    """How plainly it speaks of the card, as Weighed has it."""


class Teller:
    """Chooses hints; what was said lately is shared by all minds of a server."""

    def __init__(self, memory: Memory, repertoire: Repertoire, lately: deque[str] | None = None):
        self._memory = memory
        self._repertoire = repertoire
        self._lately = deque[str](maxlen=LATELY) if lately is None else lately

    def choose(
        self,
        who: Character,
        hand: Sequence[CardId],
        language: Language,
        past: Sequence[Page],
        chance: Chance,
    ) -> Choice:
        """The saying that comes nearest to the plainness which this table wants."""
        wish, said = aim(who.level, past), told(past)
        cards = chance.draw(hand, min(CARDS, len(hand)))
        known = [(card, one) for card in cards for one in self._repertoire.of(card, language)]
        new = [pair for pair in known if pair[1].text not in said] or known
        dark = [pair for pair in new if pair[1].hardness != "easy"]
        thought = dark if wish < NAMING and dark else new
        best: tuple[float, Choice] | None = None
        for card, one in chance.draw(thought, min(SAYINGS, len(thought))):
            weighed = self._repertoire.weigh(card, one, language)
            (luck,) = chance.draw(range(-100, 101), 1)
            cost = abs(weighed.plainness - wish) + LUCK * luck / 100
            cost -= LIKING if who.leaning in weighed.leanings else 0.0
            cost += WORN if one.text in self._lately else 0.0
            if best is None or cost < best[0]:
                best = cost, Choice(card, one.text, weighed.plainness)
        assert best is not None, "something can be said of every card"
        self._lately.append(best[1].text)
        return best[1]

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
    """How plainly to speak: plainer after rounds that nobody found, darker after too clear ones."""
    wish = START[level]
    for page in past:
        step = {"all": -STEP, "none": STEP}.get(page.found or "some", 0.0)
        wish = min(PLAINEST, max(DARKEST, wish + step))
    return wish
