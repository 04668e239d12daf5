"""What counts as a clue."""

import re
import unicodedata

from msgspec.structs import replace

from namyok.games.dixit.commands import Clue, ClueKind
from namyok.kernel import Refused

LONGEST_TEXT = 200
_CLIP = re.compile(r"[A-Za-z0-9_-]{1,64}")
_RECORDED = ("sound", "mime")
_INVISIBLE = ("Cc", "Cf", "Cs", "Mn", "Me", "Zs", "Zl", "Zp")


def clean_clue(clue: Clue, kinds: tuple[ClueKind, ...]) -> Clue:
    """The clue with its white space tidied, or Refused."""
    if clue.kind not in kinds:
        raise Refused("clue_kind", kind=clue.kind, allowed=list(kinds))
    text = " ".join(clue.text.split())
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in text):
        raise Refused("clue_unprintable")
    if len(text) > LONGEST_TEXT:
        raise Refused("clue_too_long", length=len(text), longest=LONGEST_TEXT)
    if clue.kind == "text" and all(unicodedata.category(char) in _INVISIBLE for char in text):
        raise Refused("clue_empty")
    if clue.kind in _RECORDED:
        if clue.clip is None or not _CLIP.fullmatch(clue.clip):
            raise Refused("clip_missing", kind=clue.kind)
    elif clue.clip is not None:
        raise Refused("clip_unexpected", kind=clue.kind)
    return replace(clue, text=text)
