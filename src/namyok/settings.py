"""What an operator can set: one list that feeds the command line, the environment and the docs."""

import difflib
import math
import re
from collections.abc import Callable, Iterator, Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from namyok.kernel import Value


class CannotStart(Exception):
    """Why a server does not start, in one line for its operator."""


class BadSetting(ValueError):
    """What an operator has set and can't be, in one line."""


class Kind(Value, frozen=True):
    """What the value of a setting can be."""

    metavar: str
    """What stands for the value on the help page."""
    what: str
    """What it must be, to go on from "must be"."""
    read: Callable[[str], Any]
    """The value of what was typed; ValueError if it is none."""


class Setting(Value, frozen=True):
    """One thing to set: ``--name`` on the command line, ``NAMYOK_NAME`` in the environment."""

    name: str
    """Its name, with underscores."""
    kind: Kind
    """What it can be."""
    default: Any
    """What holds if nothing is said."""
    help: str
    """One line for people."""
    group: str
    """Under which heading it is listed."""
    bare: str | None = None
    """What the flag means without a value; None: it must have one."""

    @property
    def flag(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"NAMYOK_{self.name.upper()}"


def _port(text: str) -> int:
    number = int(text)
    if "_" in text or not text.isascii() or not 0 <= number <= MOST_PORT:
        raise ValueError
    return number


def _amount(text: str) -> float:
    number = float(text)
    if "_" in text or not 0 <= number < math.inf:
        raise ValueError
    return number


def _one_of(metavar: str, *words: str) -> Kind:
    def read(text: str) -> str:
        return words[words.index(text.lower())]

    return Kind(metavar, f"{', '.join(words[:-1])} or {words[-1]}", read)


def _networks(text: str) -> str:
    """Each as its network is written: 10.0.0.7/8 means 10.0.0.0/8."""
    named = filter(None, (one.strip() for one in text.split(",")))
    return ",".join(str(ip_network(one, strict=False)) for one in named)


def _folder(text: str) -> str:
    if not text.strip():
        raise ValueError
    return text


def _origin(text: str) -> str:
    """An address as people type it, without what links add."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError
    if parts.query or parts.fragment or parts.path.strip("/"):
        raise ValueError
    if "@" in parts.netloc or parts.netloc.endswith(":") or parts.port == 0:
        raise ValueError
    _check_host(parts.hostname)
    return f"{parts.scheme}://{parts.netloc}"


def _check_host(host: str) -> None:
    """ValueError if nobody can go there. What looks like an address is none that is a name."""
    if ":" in host or host.removesuffix(".").rpartition(".")[2].isdecimal():
        ip_address(host)
    elif not _NAME.fullmatch(host):
        raise ValueError
    host.encode("idna")  # UnicodeError, which is one, if a part of the name is empty or too long


def _address(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        parts = urlsplit(text.strip())
        if parts.scheme not in schemes or not parts.hostname or parts.port == 0:
            raise ValueError
        # A password with such a letter in it would be read as a host, and told to everybody.
        if parts.fragment or parts.netloc.count("@") > 1 or "@" in parts.path + parts.query:
            raise ValueError
        return text.strip()

    return read


_NAME = re.compile(r"\w+([.-]+\w+)*\.?")
"""Of a host, with letters of any alphabet."""
_WHO = re.compile(r"^([a-z0-9+.-]+://)?.*@", re.DOTALL | re.IGNORECASE)
"""What may hold a password, after the scheme if there is one."""
MOST_PORT = 65_535
TEXT = Kind("ADDRESS", "a text", str)
DIR = Kind("DIR", "a folder", _folder)
FILE = Kind("FILE", "a file", str)
PORT = Kind("PORT", f"a whole number from 0 to {MOST_PORT}", _port)
URL = Kind("URL", "like https://example.org, and end with the host or its port", _origin)
DATABASE = Kind(
    "URL",
    "like postgresql://user:password@host/database, with / # ? @ in a password as %2F %23 %3F %40",
    _address("postgresql", "postgres"),
)
NATS = Kind("URL", "like nats://host:4222", _address("nats", "tls"))
NETWORKS = Kind("ADDRESSES", "addresses or networks such as 10.0.0.0/8, with commas", _networks)
SWITCH = _one_of("on|off", "on", "off")
LEVEL = _one_of("LEVEL", "debug", "info", "warning", "error")
A_NUMBER = "a number from 0 on"
DAYS = Kind("DAYS", A_NUMBER, _amount)
MEGABYTES = Kind("MB", A_NUMBER, _amount)
SECONDS = Kind("SECONDS", A_NUMBER, _amount)

SETTINGS: tuple[Setting, ...] = (
    Setting(
        "host",
        TEXT,
        "0.0.0.0",
        "address to listen on; 127.0.0.1 for this machine only",
        "where it listens",
    ),
    Setting("port", PORT, 8000, "port to listen on; 0 for any that is free", "where it listens"),
    Setting(
        "public_url",
        URL,
        "",
        "address that people type, for links and QR codes, if it is not this machine's own",
        "where it listens",
    ),
    Setting(
        "https",
        SWITCH,
        "off",
        "speak https, with a certificate made here if none is given",
        "where it listens",
        bare="on",
    ),
    Setting(
        "certificate",
        FILE,
        "",
        "certificate for https, with those between it and its authority, as PEM",
        "where it listens",
    ),
    Setting(
        "certificate_key",
        FILE,
        "",
        "its key, if it is not in the same file",
        "where it listens",
    ),
    Setting(
        "http_port",
        PORT,
        0,
        "with https: port for plain http, which leads there; 0: none with a certificate of your"
        " own, else the one after --port",
        "where it listens",
    ),
    Setting(
        "proxy",
        NETWORKS,
        "",
        "trusted proxies, which say where requests come from",
        "where it listens",
    ),
    Setting(
        "metrics",
        NETWORKS,
        "",
        "who may read /metrics, such as 127.0.0.1; for all others there is no such page",
        "where it listens",
    ),
    Setting(
        "data",
        DIR,
        "~/.local/share/namyok",
        "folder for tables, recordings, own decks and the server's key",
        "what it keeps",
    ),
    Setting(
        "store",
        DATABASE,
        "",
        "database that several nodes share; without one, a file in the folder",
        "what it keeps",
    ),
    Setting(
        "bus",
        NATS,
        "",
        "where nodes that share a store hear of each other; without one, there is one node",
        "what it keeps",
    ),
    Setting("decks", DIR, "", "folder with more decks, beside our own", "what it keeps"),
    Setting(
        "keep_finished_days",
        DAYS,
        30.0,
        "days after which a table without a running game goes",
        "what it keeps",
    ),
    Setting(
        "keep_idle_days",
        DAYS,
        180.0,
        "days after which any table goes that nobody comes back to",
        "what it keeps",
    ),
    Setting(
        "sweep_many",
        SWITCH,
        "off",
        "on: more than a tenth of all tables may go at once, being old",
        "what it keeps",
        bare="on",
    ),
    Setting(
        "uploads",
        SWITCH,
        "on",
        "whether people may make decks of their own pictures",
        "what people may bring",
    ),
    Setting(
        "upload_megabytes",
        MEGABYTES,
        500.0,
        "megabytes on disk for the own decks of one browser",
        "what people may bring",
    ),
    Setting(
        "uploads_megabytes",
        MEGABYTES,
        20_000.0,
        "megabytes on disk for all own decks together",
        "what people may bring",
    ),
    Setting(
        "keep_uploads_days",
        DAYS,
        400.0,
        "days after its last use when an own deck goes that no table names; 0 for never",
        "what people may bring",
    ),
    Setting(
        "clips_megabytes",
        MEGABYTES,
        10_000.0,
        "megabytes on disk for the recordings of all tables",
        "what people may bring",
    ),
    Setting(
        "bot_pause",
        SECONDS,
        1.5,
        "seconds that a bot waits before it moves",
        "the pace of the table",
    ),
    Setting(
        "turn_pause",
        SECONDS,
        4.0,
        "the same where one moves after the other and people read what came before",
        "the pace of the table",
    ),
    Setting(
        "away_grace",
        SECONDS,
        90.0,
        "seconds without a connection before a bot stands in",
        "the pace of the table",
    ),
    Setting(
        "host_grace",
        SECONDS,
        40.0,
        "seconds without a host before people are asked who looks after the table",
        "the pace of the table",
    ),
    Setting("log_level", LEVEL, "info", "debug, info, warning or error", "what it says"),
)


class ServerSettings(Value, frozen=True, kw_only=True):
    """The values of one server: a field for each entry of SETTINGS, which says what it means."""

    host: str
    port: int
    public_url: str
    https: Literal["on", "off"]
    certificate: str
    certificate_key: str
    http_port: int
    proxy: str
    metrics: str
    data: str
    store: str
    bus: str
    decks: str
    keep_finished_days: float
    keep_idle_days: float
    sweep_many: Literal["on", "off"]
    uploads: Literal["on", "off"]
    upload_megabytes: float
    uploads_megabytes: float
    keep_uploads_days: float
    clips_megabytes: float
    bot_pause: float
    turn_pause: float
    away_grace: float
    host_grace: float
    log_level: str

    @property
    def folder(self) -> Path:
        return path_of(self.data)

    @property
    def speaks_https(self) -> bool:
        return self.https == "on" or bool(self.certificate)


def path_of(typed: str) -> Path:
    """A path as people type it; a service's user may have no home for ``~``."""
    try:
        return Path(typed).expanduser()
    except RuntimeError as error:
        raise CannotStart(f"{typed}: there is no home folder; say the whole path") from error


def unknown_variables(environment: Mapping[str, str]) -> Iterator[str]:
    """A line for each variable that looks like a setting and is none.

    It may be meant for something else: Kubernetes names variables after services.
    """
    known = [setting.variable for setting in SETTINGS]
    for name in sorted(environment):
        if name.startswith("NAMYOK_") and name not in known:
            near = difflib.get_close_matches(name, known, n=1, cutoff=0.8)
            yield f"{name} is no setting" + "".join(f"; {one} is" for one in near)


def resolve_settings(environment: Mapping[str, str], chosen: Mapping[str, Any]) -> ServerSettings:
    """The command line, else the environment, else the defaults; BadSetting says what is wrong."""
    values = {}
    for setting in SETTINGS:
        given = chosen.get(setting.name)
        if given is None:
            given = environment.get(setting.variable) or None
        values[setting.name] = setting.default if given is None else _read(setting, str(given))
    settings = ServerSettings(**values)
    _agree(settings)
    return settings


def _read(setting: Setting, given: str) -> Any:
    try:
        return setting.kind.read(given)
    except ValueError as error:
        seen = _WHO.sub(r"\1…@", given) or "nothing"  # a password is nobody's business
        wrong = f"{setting.flag} ({setting.variable}) must be {setting.kind.what}, not {seen}"
        raise BadSetting(wrong) from error


def _agree(settings: ServerSettings) -> None:
    """Nothing is said in vain; BadSetting names what is missing."""
    if settings.bus and not settings.store:
        raise BadSetting("--bus is for nodes that share a store: say --store, too")
    if settings.certificate_key and not settings.certificate:
        raise BadSetting("--certificate-key is the key of a certificate: say --certificate, too")
    if settings.http_port and not settings.speaks_https:
        raise BadSetting("--http-port leads to https: say --https or --certificate, too")
    if settings.speaks_https and settings.public_url.startswith("http:"):
        raise BadSetting("--public-url begins with http:, and the server speaks https: say https:")
    if settings.http_port and settings.http_port == settings.port:
        raise BadSetting(f"--port and --http-port are both {settings.port}: choose another for one")
