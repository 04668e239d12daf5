"""JSON of records that many lookers share but for a few fields: the common part is made once."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

_encode = msgspec.json.Encoder().encode


class Graft:
    """A record as everybody may see it, ready to be completed with somebody's own fields."""

    def __init__(self, record: msgspec.Struct) -> None:
        self._record = record
        self._common = b""

    def alone(self) -> msgspec.Raw:
        """The record as it is."""
        return msgspec.Raw(_encode(self._record))

    def completed(self, own: Mapping[str, Any]) -> msgspec.Raw:
        """The record with these fields instead of its own; always the same fields, at least one."""
        if not self._common:
            without = replace(self._record, **dict.fromkeys(own, msgspec.UNSET))
            self._common = _encode(without).removesuffix(b"}") + b","
        return msgspec.Raw(self._common + _encode(own).removeprefix(b"{"))
