"""Names and chat as people type them, made fit to show."""

import unicodedata

from namyok.kernel import Refused

LONGEST_NAME = 24
_UNSEEN = ("Cc", "Cs", "Co", "Cn")
_DIRECTION = {
    "\u202a",
    "\u202b",
    "\u202c",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069",
}


def tidy(text: str) -> str:
    """One line without control characters and without tricks of direction."""
    kept = (
        char
        for char in unicodedata.normalize("NFC", " ".join(text.split()))
        if unicodedata.category(char) not in _UNSEEN and char not in _DIRECTION
    )
    return "".join(kept).strip()


def clean_name(name: str) -> str:
    """A name to show, or Refused."""
    name = tidy(name)
    if not name or all(unicodedata.category(char) in ("Cf", "Mn", "Zs") for char in name):
        raise Refused("name_empty")
    if len(name) > LONGEST_NAME:
        raise Refused("name_too_long", longest=LONGEST_NAME, length=len(name))
    return name
