"""What a Russian line must sound like: iambic tetrameter, feminine, rhyming on -а́лся / -я́лся."""

import re
from collections import Counter, defaultdict
from enum import Enum
from functools import cache
from typing import Final

from pymorphy3 import MorphAnalyzer

from . import common
from .model import Card, Verse
from .stress import stresses, syllables


def _listed(source: str) -> frozenset[str]:
    return frozenset(source.split())


SYLLABLES: Final = 9
STRONG: Final = frozenset({2, 4, 6, 8})
RHYME: Final = ("ался", "ялся")

WAVERING: Final = (
    {"взялся", "начался", "зачался", "дался"}
    | {f"{start}нялся" for start in _listed("до за на об от пере под припод при раз с у")}
    | {f"{start}дался" for start in _listed("в воз за из от пере под по пре про раз с у")}
)
"""Verbs whose stress wanders in speech (начался́, взялся́, удался́) whatever a dictionary says."""

LEANING: Final = _listed("перед передо между через или чтобы")
"""Words of two syllables that lean on the next one and may fall anywhere in the line."""

ARCHAISMS: Final = _listed(
    "средь пред предо иль коль сей сия сие дабы очи очей очам очами уста устах уст чело длань "
    "перст ланиты злато град хлад глас древо брег меж взор взоры взором ввысь отчизна лик"
)
MOST_ARCHAISMS: Final = 5

PADDING: Final = _listed("вот уж лишь ведь ль")
MOST_PADDING: Final = 3

MOST_I_OPENINGS: Final = 35
MOST_SAME_OPENINGS: Final = 12

PREFIXES: Final = _listed(
    "пере пре при под подо про по раз рас разо воз вос вз вс взо за на над от ото об обо о из ис "
    "изо вы до с со у в во"
)
MOST_SAME_BARE_VERB: Final = 4
"""Verbs of one root that the rhyme can bear: «помчался» to «умчался» is hardly one."""

CLITIC_PARTS: Final = frozenset({"PREP", "CONJ", "PRCL", "INTJ"})
PRONOMINAL_PARTS: Final = frozenset({"NPRO", "ADVB", "NUMR"})

_BARE_DASH = re.compile(r"—(?! )|(?<! )—")
_FOREIGN_QUOTES = re.compile("[“”„‘’]")


class Weight(Enum):
    """How much stress a word of one syllable brings along."""

    CLITIC = "leans on its neighbour and has none"
    PRONOUN = "may be stressed or not, as the metre asks"
    FULL = "is always heard, so it must not stand on a weak syllable"


@cache
def _morphology() -> MorphAnalyzer:
    return MorphAnalyzer()


@cache
def weight(word: str) -> Weight:
    """Judge by the likeliest part of speech; «мой» and «весь» are pronouns by use."""
    tag = _morphology().parse(word.lower())[0].tag
    if tag.POS in CLITIC_PARTS:
        return Weight.CLITIC
    pronominal = tag.POS in PRONOMINAL_PARTS or "Apro" in tag
    return Weight.PRONOUN if pronominal else Weight.FULL


@cache
def lemma(word: str) -> str:
    """Give the dictionary form, «ё» folded, so that «ёлки» and «елка» meet."""
    return str(_morphology().parse(word.lower())[0].normal_form).replace("ё", "е")


@cache
def content(text: str) -> frozenset[str]:
    """Give the lemmas that carry a line's sense: what a second line should not say again."""
    full = (word for word in common.words(text) if weight(word) is Weight.FULL)
    return frozenset(lemma(word) for word in full) - {"быть"}


@cache
def known(word: str) -> bool:
    """Tell whether every part of the word is in the dictionary, and «ё» is not written «е»."""
    return all(
        _morphology().word_is_known(part) and not lacks_yo(part) for part in word.lower().split("-")
    )


def lacks_yo(word: str) -> bool:
    """Tell whether every reading of the word has «ё» where «е» is written."""
    return "ё" not in word and all("ё" in parse.word for parse in _morphology().parse(word))


def feet(text: str) -> list[str]:
    """Split a line into what bears its own stress: «из-под» is two, prepositions «в», «с» none."""
    return [part for word in common.words(text) for part in word.split("-") if syllables(part)]


def check_line(text: str) -> list[str]:
    """Find every fault of one line that can be told without the other lines."""
    faults = common.check_setting(text) + common.check_spelling(text, known)
    if _BARE_DASH.search(text):
        faults.append("has a dash without a space on both sides")
    if _FOREIGN_QUOTES.search(text):
        faults.append("has quotes other than «ёлочки»")
    return faults + check_metre(text) + check_rhyme(text)


def check_metre(text: str) -> list[str]:
    """Find words that pull against the iamb, and lines that are too short, long or limp."""
    faults: list[str] = []
    carried: set[int] = set()
    place = 0
    for word in feet(text):
        length = syllables(word)
        options = {place + vowel + 1 for vowel in stresses(word)}
        if not options:
            faults.append(f"“{word}”: stress unknown, add it to BY_HAND")
        elif length == 1:
            heavy = weight(word) is Weight.FULL
            if heavy and not options & STRONG and place:
                faults.append(f"“{word}”: a word of weight on weak syllable {place + 1}")
            if weight(word) is not Weight.CLITIC:
                carried |= options & STRONG
        elif word.lower() not in LEANING:
            if not options & STRONG:
                faults.append(f"“{word}”: stressed on weak syllable {min(options)}")
            carried |= options & STRONG
        place += length
    if place != SYLLABLES:
        faults.append(f"{place} syllables, want {SYLLABLES}")
    if not carried & {2, 4}:
        faults.append("no stress in the first half")
    return faults


def check_rhyme(text: str) -> list[str]:
    """Find last words that only look as if they rhymed: «задумался», «начался»."""
    last = rhyme_word(text)
    if not last.endswith(RHYME):
        return [f"“{last}” does not end in -ался / -ялся"]
    if stresses(last) != {syllables(last) - 2}:
        return [f"“{last}” may be stressed elsewhere than on -а́лся / -я́лся"]
    if last in WAVERING:
        return [f"“{last}” is stressed both ways in speech"]
    return []


def rhyme_word(text: str) -> str:
    """Give the last word, which in this verse is always the verb."""
    return common.words(text)[-1].lower() if common.words(text) else ""


def check_joined(card: Card) -> list[str]:
    """A line that begins with «Я» is read with «И» after another one; no other line changes."""
    expected = f"И{card.text[1:]}" if card.text.startswith("Я ") else None
    return [] if card.joined == expected else [f"the joined reading should be {expected}"]


@cache
def bare_verb(verb: str) -> str:
    """Strip prefixes while a known verb remains: «затерялся» rhymes poorly with «потерялся»."""
    shorter = (verb.removeprefix(prefix) for prefix in PREFIXES)
    rests = [rest for rest in shorter if rest != verb and _morphology().word_is_known(rest)]
    return bare_verb(min(rests, key=len)) if rests else verb


def speaks_of_me(text: str) -> bool:
    """Guess whether «я» is the subject, said or implied, so that «И …» may go on from the line."""
    governed = False
    for word in common.words(text.lower()):
        if word == "я":
            return True
        tags = [parse.tag for parse in _morphology().parse(word)]
        nominative = any({"nomn", "sing"} <= tag.grammemes for tag in tags)
        if tags[0].POS == "PREP":
            governed = True
        elif tags[0].POS in {"NOUN", "NPRO", "ADJF"}:
            if nominative and not governed:
                return False
            governed = governed and tags[0].POS == "ADJF"
    return True


def check_set(verse: Verse) -> list[str]:
    """Find every fault of the whole set: each card by itself, then what repeats."""
    faults = [
        f"{verse.name(card)}: {fault}"
        for card in verse.cards
        for fault in check_line(card.text) + check_joined(card)
    ]
    return [
        *faults,
        *common.check_alike(verse, content),
        *_check_verbs(verse),
        *_check_openings(verse),
        *_check_budget(verse, ARCHAISMS, MOST_ARCHAISMS, "archaisms"),
        *_check_budget(verse, PADDING, MOST_PADDING, "padding words"),
    ]


def _check_verbs(verse: Verse) -> list[str]:
    cards_by_verb: dict[str, list[Card]] = defaultdict(list)
    verbs_by_root: dict[str, list[str]] = defaultdict(list)
    for card in verse.cards:
        cards_by_verb[rhyme_word(card.text)].append(card)
    for verb in cards_by_verb:
        verbs_by_root[bare_verb(verb)].append(verb)
    return [
        f"{' and '.join(map(verse.name, cards))}: the same verb “{verb}”"
        for verb, cards in cards_by_verb.items()
        if len(cards) > 1
    ] + [
        f"{verse.language}: too many verbs on “{root}”: {', '.join(verbs)}"
        for root, verbs in verbs_by_root.items()
        if len(verbs) > MOST_SAME_BARE_VERB
    ]


def _check_openings(verse: Verse) -> list[str]:
    openings = Counter(common.words(card.text)[0] for card in verse.cards)
    return [
        f"{verse.language}: {count} cards begin with “{word}”, at most {most}"
        for word, count in openings.items()
        if count > (most := MOST_I_OPENINGS if word == "Я" else MOST_SAME_OPENINGS)
    ]


def _check_budget(verse: Verse, listed: frozenset[str], most: int, name: str) -> list[str]:
    said = (word for card in verse.cards for word in common.words(card.text.lower()))
    used = [word for word in said if word in listed]
    if len(used) <= most:
        return []
    return [f"{verse.language}: {len(used)} {name}, at most {most}: {', '.join(sorted(used))}"]
