"""Figures for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What an operator wants to see; one set for each server, so that tests don't share them."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("namyok_tables", "Tables in memory", registry=self._registry)
        self.connections = Gauge("namyok_connections", "Open sockets", registry=self._registry)
        self.commands = Counter(
            "namyok_commands", "Commands by outcome", ["outcome"], registry=self._registry
        )
        self.commit = Histogram(
            "namyok_commit_seconds", "One batch to disk", registry=self._registry, buckets=_FAST
        )
        self.command = Histogram(
            "namyok_command_seconds",
            "From a command's arrival to its acknowledgement",
            registry=self._registry,
            buckets=_FAST,
        )
        self.delivery = Histogram(
            "namyok_delivery_seconds",
            "Making and sending everybody's view of one change",
            registry=self._registry,
            buckets=_FAST,
        )

        self._faults = Counter(
            "namyok_faults",
            "Things that should not have happened and harmed nobody else, by kind",
            ["kind"],
            registry=self._registry,
        )

    def notice(self, kind: str) -> None:
        """Something should not have happened."""
        self._faults.labels(kind).inc()

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)
