"""What could be said of a card, how plainly each saying speaks of it, and whose manner it is."""

import re
from collections.abc import Iterator, Mapping

import numpy as np

from namyok.bots.character import Leaning
from namyok.bots.courtesy import manner
from namyok.kernel import CardId, Language, Value
from namyok.minds.index import CardWords, standard
from namyok.minds.lexicon import Lexicon
from namyok.minds.library import Phrase
from namyok.minds.listener import Listener
from namyok.minds.look import impressions
from namyok.minds.memory import Memory, deck_of

ALLUSIONS = 12
"""How many well-known things are thought of for a card that few phrases were written for."""
SHORT = 7
"""Words of a caption that can be said as it is."""
FEW = 3
"""Sayings below which light and colours are spoken of, too."""
ENOUGH = 20
"""Phrases from which nothing else is needed."""
CARDS = 2_000
"""Cards whose sayings are kept in mind."""
FEELING = 0.45
"""How near a word must come to one for a feeling."""

_KINDS: Mapping[Leaning, tuple[str, ...]] = {
    "films": ("film", "song", "book", "play", "poem", "opera", "painting"),
    "proverbs": ("proverb", "saying", "bible", "history"),
    "tales": ("tale", "character", "cartoon", "myth"),
    "jokes": ("everyday", "game", "line"),
}
KINDS: Mapping[str, Leaning] = {kind: one for one, kinds in _KINDS.items() for kind in kinds}
"""Whose manner an allusion is, by its kind."""
FEELINGS: Mapping[Language, tuple[str, ...]] = {
    "ru": ("радость", "грусть", "страх", "нежность", "одиночество", "надежда", "тоска", "счастье"),
    "en": ("joy", "sadness", "fear", "tenderness", "loneliness", "hope", "longing", "happiness"),
}
_SPOKEN = re.compile(
    r"[?!…:]|\b(я|мне|мой|ты|вы|ну|пожалуйста|i|i'm|my|you|please|don't|mom|dad)\b", re.IGNORECASE
)


class Weighed(Value, frozen=True):
    """A saying as its teller thinks of it."""

    plainness: float
    """How much better it goes with its card than with the rest of the deck, as a z-score, to who
    has never heard it: from 3 on nearly everybody finds it, below 0 hardly anybody."""
    leanings: frozenset[Leaning]
    """Whose manner it is."""

    @property
    def chance(self) -> float:
        """How likely each listener finds the card: what was said of one picture alone mostly is
        found by whoever sees it, however far it is by its words."""
        return min(0.97, max(0.85, 0.88 + 0.03 * self.plainness))


class Repertoire:
    """Sayings by card; each is weighed when somebody first thinks of saying it."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._stranger = Listener(memory, forgets=lambda _: True)
        self._manners: dict[tuple[Language, str], frozenset[Leaning]] = {}
        self._weighed: dict[tuple[CardId, Language], tuple[CardWords, dict[str, Weighed]]] = {}

    def of(self, card: CardId, language: Language) -> tuple[Phrase, ...]:
        """Everything that comes to mind, short phrases before words; never nothing."""
        about = self._memory.about(card, language)
        said = about.phrases if about else ()
        if about and len(said) < ENOUGH:
            said += tuple(self._from_tags(about, language))
        if about and not said and about.caption and len(about.caption.split()) <= SHORT:
            said = (Phrase(about.caption, "easy"),)
        if about and len(said) < FEW:
            picture = self._memory.picture(card)
            seen = impressions(picture, language) if picture else ()
            said += tuple(Phrase(text, "far") for text in seen)
        return said or tuple(Phrase(text, "far") for text in manner(language)["plain"])

    def _from_tags(self, card: CardWords, language: Language) -> Iterator[Phrase]:
        """Allusions to what is seen, then tags of several words, single words only for want."""
        lexicon = self._memory.lexicon(language)
        themes = {lemma: 1.0 for tag in card.tags for lemma in lexicon.bag(tag)}
        said = lexicon.allusions_to(themes)[:ALLUSIONS]
        yield from (Phrase(one.text, "far") for one in said)
        short = [tag for tag in card.tags if " " in tag]
        yield from (Phrase(tag, "easy") for tag in short or ([] if said else card.tags))

    def weigh(self, card: CardId, saying: Phrase, language: Language) -> Weighed:
        """How plain it is, and whose; worked out once."""
        about = self._memory.about(card, language)
        if about is None:
            return Weighed(0.0, frozenset())
        kept = self._weighed.get((card, language))
        if kept is None or kept[0] is not about:
            if len(self._weighed) >= CARDS:
                self._weighed.clear()
            kept = self._weighed[card, language] = about, {}
        if saying.text not in kept[1]:
            known = self._memory.lexicon(language).tables.weighed(card, saying.text)
            kept[1][saying.text] = (
                Weighed(*known) if known else self.work_out(card, saying, language)
            )
        return kept[1][saying.text]

    def work_out(self, card: CardId, saying: Phrase, language: Language) -> Weighed:
        """The same without the table, for who makes it."""
        manners = frozenset(_manners(self._memory.lexicon(language), saying))
        return Weighed(self._plainness(card, saying.text, language), manners)

    def manners(self, text: str, language: Language) -> frozenset[Leaning]:
        """Whose manner a saying is that fits many pictures."""
        key = language, text
        if key not in self._manners:
            saying = Phrase(text, "far")
            self._manners[key] = frozenset(_manners(self._memory.lexicon(language), saying))
        return self._manners[key]

    def _plainness(self, card: CardId, text: str, language: Language) -> float:
        index = self._memory.index(deck_of(card), language)
        assert index is not None, "something is known of the card"
        cards = [one.id for one in index.cards]
        scores = self._stranger.scores(self._stranger.understand(text), cards)
        return float(standard(scores)[index.places[card]])


def _manners(lexicon: Lexicon, saying: Phrase) -> Iterator[Leaning]:
    bag = lexicon.bag(saying.text)
    for _, allusion in lexicon.allusions(bag)[:1]:
        if allusion.kind in KINDS:
            yield KINDS[allusion.kind]
    if saying.hardness == "easy":
        yield "plain"
    if _SPOKEN.search(saying.text):
        yield "jokes"
    known = [lemma for lemma in bag if lemma in lexicon.vectors]
    feelings = [one for one in FEELINGS[lexicon.language] if one in lexicon.vectors]
    if known and np.max(lexicon.vectors.of(known) @ lexicon.vectors.of(feelings).T) > FEELING:
        yield "feelings"
