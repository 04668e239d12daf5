"""Bases of the frozen values that travel through the house.

Commands are imperative (``GiveCards``), events are past tense (``CardsGiven``), offers describe
which commands a seat may send now. Each carries its own name in JSON, in snake case.
"""

import re

import msgspec


def snake(name: str) -> str:
    """The name that a value carries in JSON: ``CardsGiven`` becomes ``cards_given``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A value without a life of its own.

    Frozen values can't form cycles, so the garbage collector need not look at them.
    """


class Command(Value, frozen=True, tag_field="do", tag=snake):
    """What a seat wants to do; it may be refused."""


class Event(Value, frozen=True, tag_field="event", tag=snake):
    """What has happened; it is never refused."""


class Offer(Value, frozen=True, tag_field="do", tag=lambda name: snake(name.removesuffix("Offer"))):
    """A command that would be accepted now, with the values it may carry."""
