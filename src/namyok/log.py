"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import re
import sys

_SECRET = re.compile(r"[0-9a-f]{16}\.[pg][0-9]+\.[A-Za-z0-9_-]{27}|[0-9a-f]{32}\.[A-Za-z0-9_-]{27}")
_STANDARD = set(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


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
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
