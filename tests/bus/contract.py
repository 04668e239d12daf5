"""What every bus must do. An adapter's test only says how to build itself."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import pytest

from namyok.bus import Bus


class Listener:
    """Remembers its ticks."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def __call__(self, table: str, version: int) -> None:
        self.heard.append((table, version))

    def __len__(self) -> int:
        return len(self.heard)


class BusContract(ABC):
    @abstractmethod
    def create(self) -> Bus:
        """A bus without subscribers, made on a running loop."""

    @abstractmethod
    async def settle(self) -> None:
        """Wait until what was published has arrived."""

    def play(self, scenario: Callable[[Bus], list[Listener]]) -> list[list[tuple[str, int]]]:
        """What each listener hears of it."""

        async def run() -> list[list[tuple[str, int]]]:
            listeners = scenario(self.create())
            assert not any(listener.heard for listener in listeners), "soon, not now"
            await self.settle()
            return [listener.heard for listener in listeners]

        return asyncio.run(run())

    def test_every_subscriber_of_a_table_hears_its_ticks_in_order(self) -> None:
        def scenario(bus: Bus) -> list[Listener]:
            one, two, other = Listener(), Listener(), Listener()
            bus.subscribe("t", one)
            bus.subscribe("t", two)
            bus.subscribe("u", other)
            bus.publish("t", 1)
            bus.publish("u", 9)
            bus.publish("t", 2)
            bus.publish("nobody", 3)
            return [one, two, other]

        ticks = [("t", 1), ("t", 2)]
        assert self.play(scenario) == [ticks, ticks, [("u", 9)]]

    def test_unsubscribing_ends_one_subscription_at_once(self) -> None:
        def scenario(bus: Bus) -> list[Listener]:
            gone, here, twice = Listener(), Listener(), Listener()
            leave = bus.subscribe("t", gone)
            bus.subscribe("t", here)
            bus.subscribe("t", twice)
            once = bus.subscribe("t", twice)
            bus.publish("t", 1)
            leave()
            leave()
            once()
            return [gone, here, twice]

        assert self.play(scenario) == [[], [("t", 1)], [("t", 1)]]

    def test_a_subscriber_may_unsubscribe_itself_and_others_while_called(self) -> None:
        def scenario(bus: Bus) -> list[Listener]:
            gone, here = Listener(), Listener()

            def leave(table: str, version: int) -> None:  # noqa: ARG001
                for unsubscribe in subscriptions:
                    unsubscribe()

            subscriptions = [bus.subscribe("t", leave), bus.subscribe("t", gone)]
            bus.subscribe("t", here)
            bus.publish("t", 1)
            bus.publish("t", 2)
            return [gone, here]

        assert self.play(scenario) == [[], [("t", 1), ("t", 2)]]

    def test_one_that_raises_is_logged_and_does_not_stop_the_others(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        def broken(table: str, version: int) -> None:
            raise ZeroDivisionError(table, version)

        def scenario(bus: Bus) -> list[Listener]:
            before, after = Listener(), Listener()
            for subscriber in (before, broken, after):
                bus.subscribe("t", subscriber)
            bus.publish("t", 1)
            return [before, after]

        assert self.play(scenario) == [[("t", 1)], [("t", 1)]]
        assert "table t failed at version 1" in caplog.text
        assert "ZeroDivisionError" in caplog.text
