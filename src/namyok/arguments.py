"""What commands share: exit codes, and kinds of arguments."""

import argparse

WELL, FAULTY, MISUSED, NOT_STARTED = 0, 1, 2, 3
"""Exit codes."""


def positive(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)
