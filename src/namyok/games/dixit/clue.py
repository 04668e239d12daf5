"""What counts as a clue."""

import re

from msgspec.structs import replace

from namyok.games.dixit.commands import Clue, ClueKind
from namyok.kernel import Refused
from namyok.kernel.text import clean, is_blank, is_longer, length

LONGEST_TEXT = 200
_CLIP = re.compile(r"[A-Za-z0-9_-]{1,64}")
_RECORDED = ("sound", "mime")


def clean_clue(clue: Clue, kinds: tuple[ClueKind, ...]) -> Clue:
    """The clue as it will be shown, or Refused."""
    if clue.kind not in kinds:
        raise Refused("clue_kind", kind=clue.kind, allowed=list(kinds))
    text = clean(clue.text)
    if is_longer(text, LONGEST_TEXT):
        raise Refused("clue_too_long", length=length(text), longest=LONGEST_TEXT)
    if clue.kind == "text" and is_blank(text):
        raise Refused("clue_empty")
    if clue.kind in _RECORDED:
        if clue.clip is None or not _CLIP.fullmatch(clue.clip):
            raise Refused("clip_missing", kind=clue.kind)
    elif clue.clip is not None:
        raise Refused("clip_unexpected", kind=clue.kind)
    return replace(clue, text=text)
