"""Small help for frozen records that hold one entry a seat."""

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same tuple with one entry changed."""
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005 - faster than unpacking
