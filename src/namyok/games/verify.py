"""Whether a game record holds."""

from collections.abc import Mapping
from typing import Any

import msgspec

from namyok.games.catalogue import CATALOGUE
from namyok.kernel import AnyGame, Fault
from namyok.kernel.record import FORMAT, VERSION, digest

_SETUP = 9
"""The clause of every game about what a table begins with."""


def record_game(record: Any) -> AnyGame | None:
    """The game that a record is of, if it is one."""
    key = record.get("game") if isinstance(record, Mapping) else None
    return CATALOGUE.get(key) if isinstance(key, str) else None


def verify(record: Any) -> Fault | None:
    """Replay a record; the first place where it does not hold, or None."""
    if not isinstance(record, Mapping):
        return Fault(None, _SETUP, "this is not a record but something else")
    if (record.get("format"), record.get("version")) != (FORMAT, VERSION):
        return Fault(None, _SETUP, f"this is not a {FORMAT} of version {VERSION}")
    try:
        fingerprint = digest(record)
    except (ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        return Fault(None, _SETUP, "it holds something that can't be written as JSON in UTF-8")
    game = record_game(record)
    if game is None:
        return Fault(None, _SETUP, f"there is no game {record.get('game')!r}")
    fault = game.retrace(record).fault
    if fault is None and record.get("digest", fingerprint) != fingerprint:
        return Fault(None, _SETUP, "something was changed after the record was written")
    return fault
