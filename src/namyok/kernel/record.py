"""The shell that the public records of all games share (docs/record.md)."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from namyok.kernel.values import Value

FORMAT = "namyok-record"
VERSION = 1
_CAME_LATER = ("parts",)
"""Keys that old records do not have; a new one that has them is held to them."""


class Player(Value, frozen=True, forbid_unknown_fields=False):
    """Somebody at the table, as the record names them."""

    name: str
    """A name to show."""
    kind: Literal["human", "bot", "virtual"] = "human"
    """Virtual is the third player that the rules of «Поэзия» add to a table for two."""


class Fault(Value, frozen=True):
    """A place where a game record does not hold."""

    round: int | None
    """The round, counted from 1; None before the first and after the last."""
    clause: int
    """The clause of the game's rule page that is broken."""
    what: str
    """What is wrong, in one line."""


class Broken(Exception):
    """Raised where retracing a record meets its first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def plain(value: Any) -> Any:
    """A value as it will be read back from JSON: lists, not tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def digest(record: Mapping[str, Any]) -> str:
    """A fingerprint of a whole record, so that a change which breaks no rule is seen as well."""
    rest = {key: value for key, value in record.items() if key != "digest"}
    return hashlib.sha256(msgspec.json.encode(rest, order="deterministic")).hexdigest()


def sealed(
    game: str, options: Value, players: Sequence[Player], body: Mapping[str, Any]
) -> dict[str, Any]:
    """A record: the shell that all games share, the game's own part, and the fingerprint."""
    record = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "options": plain(options),
        "players": plain(players),
        **body,
    }
    return {**record, "digest": digest(record)}


def compare(
    given: Mapping[str, Any],
    computed: Mapping[str, Any],
    clauses: Mapping[str, int],
    round: int | None,
) -> None:
    """Raise Broken at the first key, in the order of ``clauses``, on which the two disagree."""
    for key, clause in clauses.items():
        if key in _CAME_LATER and key not in given:
            continue
        if _known(given.get(key), computed.get(key)) != computed.get(key):
            claim, truth = (
                msgspec.json.encode(value).decode() for value in (given.get(key), computed.get(key))
            )
            what = f"the record says {key} {claim}, the rules give {truth}"
            raise Broken(Fault(round, clause, what))


def _known(given: Any, computed: Any) -> Any:
    """What was given without the keys that others may add to a record; seats are never added."""
    match given, computed:
        case dict(), dict():
            return {
                key: _known(value, computed.get(key))
                for key, value in given.items()
                if key in computed or key.isdigit()
            }
        case list(), list() if len(given) == len(computed):
            return [_known(one, other) for one, other in zip(given, computed, strict=True)]
        case _:
            return given
