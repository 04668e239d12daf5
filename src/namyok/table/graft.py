"""JSON of records that many lookers share but for a few fields: the common part is made once."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

_encode = msgspec.json.Encoder().encode


class Graft:
    """A record as everybody may see it, ready to be completed with somebody's own fields."""

    __slots__ = ("_common", "_news", "_record")

    def __init__(self, record: msgspec.Struct) -> None:
        self._record = record
        self._common = b""
        self._news: dict[bool, bytes] = {}

    def alone(self) -> msgspec.Raw:
        """The record as it is."""
        return msgspec.Raw(_encode(self._record))

    def completed(self, own: Mapping[str, Any]) -> msgspec.Raw:
        """The record with these fields instead of its own; always the same fields, at least one."""
        if not self._common:
            without = replace(self._record, **dict.fromkeys(own, msgspec.UNSET))
            self._common = _encode(without).removesuffix(b"}") + b","
        return msgspec.Raw(self._common + _encode(own).removeprefix(b"{"))

    def is_like(self, other: "Graft") -> bool:
        """Whether both are of one kind, so that one can follow the other."""
        return type(self._record) is type(other._record)

    def moved(self, fields: Mapping[str, Any]) -> "Graft":
        """The record a little later, where no more than these may be other, and nobody's own.

        The very same one if none of them is.
        """
        changed = {name: now for name, now in fields.items() if now != getattr(self._record, name)}
        if not changed:
            return self
        after = Graft(replace(self._record, **changed))
        news = inside(changed)
        after._news = {True: news, False: news}
        return after

    def since(self, before: "Graft", own: Collection[str]) -> bytes:
        """The fields that are not what they were ``before``, as the inside of an object.

        That is always the same one. ``own`` are left out, which somebody has for themselves: none,
        or always the same.
        """
        if before is self:
            return b""
        news = self._news.get(bool(own))
        if news is None:
            fields = zip(
                self._record.__struct_fields__,
                astuple(before._record),
                astuple(self._record),
                strict=True,
            )
            changed = {
                name: now
                for name, old, now in fields
                if now is not old and now != old and name not in own
            }
            news = self._news[bool(own)] = inside(changed)
        return news


def changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> bytes:
    """The values that are not what they were, as the inside of an object."""
    if now is before:
        return b""
    return inside({name: value for name, value in now.items() if value != before[name]})


def inside(fields: Mapping[str, Any]) -> bytes:
    """An object without its braces."""
    return _encode(fields)[1:-1] if fields else b""
