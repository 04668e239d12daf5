"""Ctrl+C while the program is still being read."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
"""The exit code of who was told to end by the keyboard."""


@contextmanager
def ended_at_once() -> Iterator[None]:
    """An interrupt ends the program on the spot, since nothing has begun.

    Raised among imports it would be shown as a fault, or be lost in a callback of theirs.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:  # who started us wants it ignored
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
