"""English: dictionary forms by a few rules, checked against the words that we have vectors for."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol


class Vocabulary(Protocol):
    """Words that are known to be words."""

    def __contains__(self, word: object) -> bool: ...


IRREGULAR = {
    form: lemma
    for lemma, forms in {
        "be": "am is are was were been being 's",
        "have": "has had having",
        "do": "does did done doing",
        "go": "goes went gone going",
        "begin": "began begun",
        "bite": "bit bitten biting",
        "blow": "blew blown",
        "break": "broke broken breaking",
        "bring": "brought",
        "build": "built",
        "buy": "bought",
        "catch": "caught",
        "child": "children",
        "choose": "chose chosen choosing",
        "come": "came coming",
        "creep": "crept",
        "deal": "dealt",
        "die": "died dies dying",
        "dig": "dug digging",
        "draw": "drew drawn",
        "dream": "dreamt",
        "drink": "drank drunk",
        "drive": "drove driven driving",
        "eat": "ate eaten",
        "fall": "fell fallen",
        "feed": "fed",
        "feel": "felt",
        "fight": "fought",
        "find": "found",
        "flee": "fled",
        "fly": "flew flown flies",
        "foot": "feet",
        "forget": "forgot forgotten",
        "freeze": "froze frozen freezing",
        "get": "got gotten getting",
        "give": "gave given giving",
        "good": "better best",
        "goose": "geese",
        "grow": "grew grown",
        "half": "halves",
        "hang": "hung",
        "hear": "heard",
        "hide": "hid hidden hiding",
        "hold": "held",
        "keep": "kept",
        "kneel": "knelt",
        "knife": "knives",
        "know": "knew known",
        "leaf": "leaves",
        "learn": "learnt",
        "leave": "left leaving",
        "lend": "lent",
        "lie": "lying lain",
        "life": "lives",
        "light": "lit",
        "loaf": "loaves",
        "lose": "lost losing",
        "make": "made making",
        "man": "men",
        "meet": "met",
        "mouse": "mice",
        "pay": "paid",
        "person": "people",
        "ride": "rode ridden riding",
        "ring": "rang rung",
        "rise": "rose risen rising",
        "run": "ran running",
        "say": "said",
        "see": "saw seen",
        "seek": "sought",
        "sell": "sold",
        "send": "sent",
        "sew": "sewn",
        "shake": "shook shaken",
        "shine": "shone shining",
        "shoot": "shot",
        "sing": "sang sung",
        "sink": "sank sunk",
        "sit": "sat sitting",
        "sleep": "slept",
        "speak": "spoke spoken",
        "spend": "spent",
        "spin": "spun spinning",
        "stand": "stood",
        "steal": "stole stolen",
        "stick": "stuck",
        "swear": "swore sworn",
        "sweep": "swept",
        "swim": "swam swum swimming",
        "take": "took taken taking",
        "teach": "taught",
        "tear": "tore torn",
        "tell": "told",
        "think": "thought",
        "throw": "threw thrown",
        "tooth": "teeth",
        "wake": "woke woken waking",
        "wear": "wore worn",
        "weave": "wove woven",
        "weep": "wept",
        "wife": "wives",
        "win": "won winning",
        "wolf": "wolves",
        "woman": "women",
        "write": "wrote written writing",
    }.items()
    for form in forms.split()
}
"""Forms that no rule makes."""

_BASES = """
always bus business chess christmas darkness dress during evening glass goodness grass guess
happiness king kindness kiss less loneliness loss madness mess miss morning nothing something
everything anything news paradise parting perhaps red bed feed need seed speed string spring
stairs swing thing this ring wing sling ceiling bleed breed weed princess mistress tiger
wedding building wilderness witness success us yes toss moss boss cross brass class
was his its alas atlas canvas chaos iris lens mars venus circus genius octopus walrus
"""
BASES = frozenset(_BASES.split())
"""Words that look like forms of others and are not."""

CLITICS = ("n't", "'s", "'re", "'ve", "'ll", "'d", "'m", "'")


class English:
    """Reads words by rules; the vocabulary tells which result is a word."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self.lemmas = lru_cache(maxsize=3_000)(self._lemmas)

    def is_word(self, word: str) -> bool:
        return word in IRREGULAR or _bare(word) in self._vocabulary

    def _lemmas(self, word: str) -> dict[str, float]:
        word = _bare(word)
        if word in BASES:
            return {word: 1.0}
        if word in IRREGULAR:
            lemma = IRREGULAR[word]
            return (
                {lemma: 1.0}
                if word not in ("left", "saw", "rose", "felt")
                else {
                    lemma: 0.5,
                    word: 0.5,
                }
            )
        for base in _bases(word):
            if base in self._vocabulary:
                return {base: 1.0}
        return {word: 1.0}


def _bare(word: str) -> str:
    """Without what is written after an apostrophe."""
    for clitic in CLITICS:
        if word.endswith(clitic) and len(word) > len(clitic):
            return word.removesuffix(clitic)
    return word


def _bases(word: str) -> Iterator[str]:
    """What a form may come from, the likeliest first."""
    if len(word) < 4:
        return
    if word.endswith("ies") and len(word) > 4:
        yield word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes", "zzes", "oes")):
        yield word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        yield word[:-1]
    if word.endswith("ied") and len(word) > 4:
        yield word[:-3] + "y"
    for ending in ("ed", "ing"):
        stem = word.removesuffix(ending)
        if stem != word and len(stem) > 2 and any(vowel in stem for vowel in "aeiouy"):
            if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "lsz":
                yield stem[:-1]
            if stem.endswith(
                ("v", "c", "dg", "at", "iz", "ir", "ur", "ak", "ik", "us", "as", "os")
            ):
                yield stem + "e"
            yield stem
            if stem[-1] == stem[-2]:
                yield stem[:-1]
            yield stem + "e"
