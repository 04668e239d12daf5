"""Structured logs: one JSON object a line, without secrets, and not more than one can read."""

import json
import logging
import re
import sys
import time
from collections.abc import Callable

_SECRET = re.compile(
    r"[0-9a-f]{16}\.(?:[pg][0-9]+|tv(?:[0-9a-f]{8})?)\.[A-Za-z0-9_-]{27}"
    r"|[0-9a-f]{32}\.[A-Za-z0-9_-]{27}"
)
"""As ``server/identity.py`` makes them."""
_STANDARD = set(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


BURST = 20
"""Lines of one kind that may come at once."""
A_SECOND = 0.5
"""Lines of one kind that may come each second in the long run."""
MOST_KINDS = 500
"""Kinds that are told apart; what comes beyond shares one measure."""


class NotTooMany(logging.Filter):
    """Lets a few lines of each kind through; whoever makes the server complain can't fill a disk.

    A kind is the place in the source that speaks. What was left out is counted in the next line.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, int], tuple[float, float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.pathname, record.lineno)
        if kind not in self._kinds and len(self._kinds) >= MOST_KINDS:
            kind = ("", 0)
        now = self._now()
        level, then, left_out = self._kinds.get(kind, (float(BURST), now, 0))
        level = min(float(BURST), level + (now - then) * A_SECOND)
        if level < 1:
            self._kinds[kind] = (level, now, left_out + 1)
            return False
        self._kinds[kind] = (level - 1, now, 0)
        if left_out:
            record.left_out = left_out
        return True


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what looks like a secret is struck out."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return _SECRET.sub("[secret]", json.dumps(entry, ensure_ascii=False, default=str))


def configure_logs(level: str) -> None:
    """All logs of the process, ours and the libraries', to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NotTooMany())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
