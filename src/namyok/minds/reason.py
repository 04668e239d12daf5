"""What a bot thought of, in one short line, from what really moved it."""

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec.structs import asdict, replace

from namyok.bots.character import Character
from namyok.bots.courtesy import manner
from namyok.content import verse_texts
from namyok.games.dixit.state import FinishedRound
from namyok.games.poetry.state import FinishedRound as PoetryRound
from namyok.kernel import CardId, Language, Seat, Value
from namyok.minds.diary import outcome
from namyok.minds.index import FEATURES, CardWords, DeckIndex
from namyok.minds.lexicon import Bag
from namyok.minds.library import meanings
from namyok.minds.listener import Hint, Listener
from namyok.minds.memory import Memory, deck_of
from namyok.minds.poet import Verses

PHRASES = frozenset({"phrase", "pool", "near"})
NAMES = 2
"""Words that name a thing; more of them say something."""
CULTURE = frozenset({"culture", "near_culture"})
LONGEST = 60
"""Letters of a hint that is spoken of; of a longer one its beginning says which it was."""


class Reason(Value, frozen=True):
    """Why a card goes with a hint."""

    thought: str
    """What of the card it was: one of its phrases or tags."""
    allusion: str | None
    """The well-known thing through which it came to mind; None if directly."""
    quoted: bool
    """Whether the thought is said as others would say it, not named."""


class Reasons:
    """Looks into a listener."""

    def __init__(self, memory: Memory, language: Language) -> None:
        self._memory = memory
        self._language = language

    def why(self, listener: Listener, hint: Hint, cards: Sequence[CardId]) -> list[Reason | None]:
        """The strongest reason for each card; None if nothing spoke for it."""
        best: dict[CardId, tuple[float, Reason]] = {}
        for language in hint.bags:
            found = listener.features(language, hint, cards)
            if found is None:
                continue
            places, features = found
            for card in cards:
                index = self._memory.index(deck_of(card), language)
                if index is None or card not in places:
                    continue
                parts = features[places[card]] * listener.weights
                strongest = int(np.argmax(parts))
                strength = float(parts[strongest])
                if strength > (best[card][0] if card in best else 0.0):
                    reason = _reason(FEATURES[strongest], hint, language, index, card)
                    if reason is not None:
                        best[card] = strength, reason
        return [best[card][1] if card in best else None for card in cards]

    def line(self, listener: Listener, last: FinishedRound, seat: Seat) -> str | None:
        """What a seat can say of the round that was just laid open; None if it did not choose.

        Whoever told says what of the card the hint was for; whoever voted, why for that card.
        """
        words: Mapping[str, str] = manner(self._language)
        is_teller = seat == last.storyteller
        number = last.target if is_teller else (last.votes[seat] or (None,))[0]
        if number is None:
            return None
        text = last.clue.text
        if not text:  # sung, mimed or said aloud
            return words["unheard"].format(round=last.round) if not is_teller else None
        hint = listener.understand(text)
        (reason,) = self.why(listener, hint, [last.table[number - 1].card])
        clue = self._quotable(text)
        if reason is None:
            return words["guess"].format(clue=clue) if not is_teller else None
        if reason.allusion and reason.allusion.lower() == text.lower():
            reason = replace(reason, allusion=None)
        ways = "told" if is_teller else "chose"
        return self._speech(reason, ways, clue, number, last.round + seat)

    def _quotable(self, text: str) -> str:
        """A hint as it stands in a sentence that is read rounds later; quotes in quotes differ."""
        outer, inner = manner(self._language)["quotes"]
        short = text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"
        return short.translate(str.maketrans(outer, inner))

    def _speech(self, reason: Reason, place: str, clue: str, number: int, turn: int) -> str:
        """A reason for a card as somebody says it; turns give variety."""
        kind = "allusion" if reason.allusion else "said" if reason.quoted else "seen"
        ways = manner(self._language)[place][kind]
        way: str = ways[turn % len(ways)]
        return way.format(clue=clue, number=number, **asdict(reason))

    def poem(self, verses: Verses, last: PoetryRound, seat: Seat) -> str | None:
        """The line that spoke most for the story which a seat chose, and for what in it."""
        named = [guess.story for guess in last.guesses if guess.seat == seat]
        story = last.secret if seat in (last.finder, last.storyteller) else next(iter(named), None)
        if story is None:
            return None
        card = last.stories[story - 1]
        lines = [last.hint, *(added.line for added in last.poem if added.fits)]
        line = max(lines, key=lambda one: verses.fit("line", one, card))
        index = self._memory.index(deck_of(card), self._language)
        words: Mapping[str, str] = manner(self._language)
        if index is None or verses.fit("line", line, card) <= 0:
            if seat == last.storyteller:
                return None
            return words["guess"].format(clue=verse_texts(self._language)["line"][last.hint])
        meaning = meanings(self._language)["line"][line]
        bag = index.lexicon.bag(" ".join((*meaning.seen, *meaning.sense)))
        thought = _nearest(index, bag, index.cards[index.places[card]].tags)
        if thought is None:
            return None
        text = verse_texts(self._language)["line"][line]
        spoke: str = manner(self._language)["verse"]["said" if _is_said(thought) else "seen"]
        return spoke.format(line=text, story=story, thought=thought)


def sign(last: FinishedRound, who: Character) -> str | None:
    """How a round went, in one sign."""
    match outcome(last):
        case "all":
            return "😴" if who.leaning == "jokes" else "😮"
        case "some":
            return "👏" if who.leaning != "feelings" else "❤️"
        case "none":
            return "😂" if who.leaning == "jokes" else "🤔"
        case None:
            return None


def _reason(
    feature: str, hint: Hint, language: Language, index: DeckIndex, card: CardId
) -> Reason | None:
    about = index.cards[index.places[card]]
    bag = hint.bags[language]
    # Nobody explains a hint by itself.
    tags = [tag for tag in about.tags if tag.lower() != hint.text.lower()]
    if feature in CULTURE and hint.allusions:
        thought = _nearest(index, hint.concepts[language], tags)
        return _named(thought, hint.allusions[0].text) if thought else None
    if feature in PHRASES:
        said = [one.text for one in about.phrases if one.text.lower() != hint.text.lower()]
        if thought := _nearest(index, bag, said):
            return Reason(thought, None, quoted=True)
    thought = _nearest(index, bag, tags)
    return _named(thought or tags[0]) if thought or tags else None


def _named(thought: str, allusion: str | None = None) -> Reason:
    """A tag as it is, a title or a saying as one is said."""
    return Reason(thought, allusion, quoted=_is_said(thought))


def _is_said(thought: str) -> bool:
    return not thought[0].islower() or len(thought.split()) > NAMES


def _nearest(index: DeckIndex, bag: Bag, texts: Sequence[str]) -> str | None:
    """The text that has most in common with a bag, by its words and then by their nearness."""
    if not texts or not bag:
        return None
    alone = DeckIndex(index.lexicon, [CardWords(text, (text,), "", ()) for text in texts])
    return texts[int(np.argmax(alone.by_tags(bag)))]
