"""The one way in which words that people type are made fit to show, and counted.

Whatever somebody writes, a name, a clue, chat, a title or a tag, is one line, shows what it says,
stays in its own place, and is as long as a reader would count.
"""

import unicodedata

import regex

MOST_MARKS = 3
"""Accents that one letter may carry; more of them climb into the lines above."""

_JOINER = "\u200d"
"""Joins pictures into one, a family of four for example; the only unseen character that is kept."""
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
_LOOK_EMPTY = frozenset(_BLANK)
_SEEN = ("L", "N", "P", "S")
_cluster = regex.compile(r"\X")
_marks = regex.compile(rf"(\p{{M}}{{{MOST_MARKS}}})\p{{M}}+")


def clean(text: str) -> str:
    """One line, without control characters, tricks of direction and towers of accents."""
    line = " ".join(text.split())
    if not (line.isprintable() and _LOOK_EMPTY.isdisjoint(line)):  # else every character is kept
        line = "".join(char for char in line if _is_kept(char))
    line = _marks.sub(r"\1", unicodedata.normalize("NFC", line))
    return " ".join(line.split()).strip(_JOINER)


def _is_kept(char: str) -> bool:
    return char == _JOINER or not (unicodedata.category(char) in _UNSEEN or char in _BLANK)


def is_blank(text: str) -> bool:
    """Whether nothing of a text would be seen."""
    return not any(unicodedata.category(char)[0] in _SEEN and char not in _BLANK for char in text)


def length(text: str) -> int:
    """How many characters a reader sees: a letter with its accents is one, and so is a flag."""
    return len(text) if text.isascii() else len(_cluster.findall(text))


def is_longer(text: str, most: int) -> bool:
    """Whether a reader sees more characters than that; nobody sees more than are written."""
    return len(text) > most and length(text) > most


def shortened(text: str, most: int) -> str:
    """As much of a text as may be shown, cut between characters."""
    return text if len(text) <= most else "".join(_cluster.findall(text)[:most]).strip()
