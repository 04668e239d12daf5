"""Figures that are counted with every command: without a lock, since one thread counts each."""

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_ENDLESS = math.inf


class Counts(Collector):
    """How often each of a few things has happened."""

    def __init__(
        self, name: str, about: str, label: str, values: Sequence[str], registry: CollectorRegistry
    ) -> None:
        self._about = (name, about)
        self._label = label
        self._counts = dict.fromkeys(values, 0)
        registry.register(self)

    def add(self, value: str) -> None:
        """It has happened once more."""
        self._counts[value] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        page = CounterMetricFamily(*self._about, labels=[self._label])
        for value, count in self._counts.items():
            page.add_metric([value], count)
        yield page


class Timings(Collector):
    """How long something took, each time."""

    def __init__(
        self, name: str, about: str, bounds: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._about = (name, about)
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """It has taken so long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        page, total = HistogramMetricFamily(*self._about), 0
        buckets = []
        for bound, count in zip((*self._bounds, _ENDLESS), self._counts, strict=True):
            total += count
            buckets.append((str(bound) if bound < _ENDLESS else "+Inf", total))
        page.add_metric([], buckets, self._sum)
        yield page
