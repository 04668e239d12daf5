"""What people call themselves."""

from namyok.kernel import Refused
from namyok.kernel.text import clean, is_blank, length

LONGEST_NAME = 24


def clean_name(name: str) -> str:
    """A name to show, or Refused."""
    name = clean(name)
    if is_blank(name):
        raise Refused("name_empty")
    if length(name) > LONGEST_NAME:
        raise Refused("name_too_long", longest=LONGEST_NAME, length=length(name))
    return name
