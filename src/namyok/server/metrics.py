"""Figures for Prometheus, and who may read them."""

from collections.abc import Callable
from ipaddress import ip_address, ip_network

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from namyok.server.tally import Counts, Timings

OUTCOMES = ("done", "refused", "conflict", "failed", "malformed", "limited")
_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MayRead = Callable[[str], bool]
"""Whether somebody at an address may read the figures."""


def readers(networks: str) -> MayRead:
    """By a list of addresses and networks, with commas; an empty one means nobody."""
    known = [ip_network(one.strip(), strict=False) for one in networks.split(",") if one.strip()]

    def may_read(host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in known)

    return may_read


class Metrics:
    """What an operator wants to see; one set for each server, so that tests don't share them."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("namyok_tables", "Tables in memory", registry=self._registry)
        self.nodes = Gauge(
            "namyok_nodes", "Nodes that this one knows of, itself included", registry=self._registry
        )
        self.bus = Gauge(
            "namyok_bus_up", "Whether other nodes can be heard, if any", registry=self._registry
        )
        self.connections = Gauge("namyok_connections", "Open sockets", registry=self._registry)
        self.commands = Counts(
            "namyok_commands", "Commands by outcome", "outcome", OUTCOMES, self._registry
        )
        self.commit = Timings("namyok_commit_seconds", "One batch to disk", _FAST, self._registry)
        self.command = Timings(
            "namyok_command_seconds",
            "From a command's arrival to its acknowledgement",
            _FAST,
            self._registry,
        )
        self.delivery = Timings(
            "namyok_delivery_seconds",
            "Making and sending everybody's view of one change",
            _FAST,
            self._registry,
        )
        self._faults = Counter(
            "namyok_faults",
            "Things that should not have happened and harmed nobody else, by kind",
            ["kind"],
            registry=self._registry,
        )

        self.frames = Counter(
            "namyok_frames", "Frames read from sockets, control frames too", registry=self._registry
        )
        self._turned_away = Counter(
            "namyok_turned_away",
            "Connections that were not let in or were cut off, by what they had too much of",
            ["what"],
            registry=self._registry,
        )

    def turn_away(self, what: str) -> None:
        """A connection was refused or cut."""
        self._turned_away.labels(what).inc()

    def notice(self, kind: str) -> None:
        """Something should not have happened."""
        self._faults.labels(kind).inc()

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)
