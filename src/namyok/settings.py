"""What an operator can set: one list that feeds the command line, the environment and the docs."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from namyok.kernel import Value


class Setting(Value, frozen=True):
    """One thing to set: ``--name`` on the command line, ``NAMYOK_NAME`` in the environment."""

    name: str
    """Its name, with underscores."""
    default: Any
    """What holds if nothing is said."""
    help: str
    """One line for people."""
    group: str
    """Under which heading it is listed."""
    metavar: str
    """What stands for the value on the help page."""


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "host",
        "0.0.0.0",
        "address to listen on; 127.0.0.1 for this machine only",
        "where it listens",
        "ADDRESS",
    ),
    Setting("port", 8000, "port to listen on", "where it listens", "PORT"),
    Setting(
        "data",
        "~/.local/share/namyok",
        "folder for tables and the server's key",
        "what it keeps",
        "DIR",
    ),
    Setting("decks", "", "folder with more decks, beside our own", "what it keeps", "DIR"),
    Setting(
        "public_url",
        "",
        "address that people type, if it is not this machine's own",
        "where it listens",
        "URL",
    ),
    Setting(
        "proxy",
        "",
        "address of a trusted proxy that says where requests come from",
        "where it listens",
        "ADDRESS",
    ),
    Setting(
        "keep_finished_days",
        30.0,
        "days after which a table without a running game goes",
        "what it keeps",
        "DAYS",
    ),
    Setting(
        "keep_idle_days",
        180.0,
        "days after which any table goes that nobody comes back to",
        "what it keeps",
        "DAYS",
    ),
    Setting(
        "sweep_many",
        "off",
        "on: more than a tenth of all tables may go at once, being old",
        "what it keeps",
        "on|off",
    ),
    Setting(
        "uploads",
        "on",
        "whether people may make decks of their own pictures: on or off",
        "what people may bring",
        "on|off",
    ),
    Setting(
        "upload_megabytes",
        500.0,
        "megabytes on disk for the own decks of one browser",
        "what people may bring",
        "MB",
    ),
    Setting(
        "uploads_megabytes",
        20_000.0,
        "megabytes on disk for all own decks together",
        "what people may bring",
        "MB",
    ),
    Setting(
        "keep_uploads_days",
        400.0,
        "days after its last use when an own deck goes that no table names; 0 for never",
        "what people may bring",
        "DAYS",
    ),
    Setting(
        "clips_megabytes",
        10_000.0,
        "megabytes on disk for the recordings of all tables",
        "what people may bring",
        "MB",
    ),
    Setting(
        "bot_pause",
        1.5,
        "seconds that a bot waits before it moves",
        "the pace of the table",
        "SECONDS",
    ),
    Setting(
        "race_pause",
        8.0,
        "seconds that a bot lets people come forward first",
        "the pace of the table",
        "SECONDS",
    ),
    Setting(
        "away_grace",
        90.0,
        "seconds without a connection before a bot stands in",
        "the pace of the table",
        "SECONDS",
    ),
    Setting("log_level", "info", "debug, info, warning or error", "what it says", "LEVEL"),
)


class ServerSettings(Value, frozen=True, kw_only=True):
    """The values of one server: a field for each entry of SETTINGS, which says what it means."""

    host: str
    port: int
    data: str
    decks: str
    public_url: str
    proxy: str
    keep_finished_days: float
    keep_idle_days: float
    sweep_many: Literal["on", "off"]
    uploads: Literal["on", "off"]
    upload_megabytes: float
    uploads_megabytes: float
    keep_uploads_days: float
    clips_megabytes: float
    bot_pause: float
    race_pause: float
    away_grace: float
    log_level: str

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser()


def resolve_settings(environment: dict[str, str], chosen: dict[str, Any]) -> ServerSettings:
    """The command line, else the environment, else the defaults; ValueError says what is wrong."""
    values = {}
    for setting in SETTINGS:
        given = chosen.get(setting.name)
        if given is None:
            given = environment.get(f"NAMYOK_{setting.name.upper()}", setting.default)
        values[setting.name] = given
    try:
        return msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
