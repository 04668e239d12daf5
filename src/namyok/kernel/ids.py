"""The small vocabulary of plain values that records are made of."""

from typing import TypeAlias

Language: TypeAlias = str
"""A language by its code, such as ``ru``; which ones there are is a matter of content."""

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0; the seat to the left of s is s + 1."""

Side: TypeAlias = int
"""Who scores together: a seat, or a team where partners share one score."""

CardId: TypeAlias = str
"""A picture, such as ``dreams/017``; it tells nothing of what is on it."""

Number: TypeAlias = int
"""The place of a picture on the table, counted from 1."""

Line: TypeAlias = int
"""The printed number of a line or an ending of «Поэзия», counted from 1."""
