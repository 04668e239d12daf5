"""Recordings that people bring as clues: what they are and how long, judged by their content.

Pure: nothing here does I/O, and nothing is decoded. The bytes come from strangers, so every length
in them may be a lie.
"""

from namyok.clips.inspect import GRACE, MOST_BYTES, MOST_SECONDS, Inspected, Kind, inspect

__all__ = ["GRACE", "MOST_BYTES", "MOST_SECONDS", "Inspected", "Kind", "inspect"]
