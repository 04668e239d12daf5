"""When a table moves by itself: one alarm, and the time that is left of a phase.

A deadline stands in the stream by the calendar, so that it survives a restart. While the server
runs, time is counted by a clock that never jumps: whoever sets the calendar moves no deadline.
"""

import asyncio
from collections.abc import Awaitable, Callable

from namyok.table.chores import Chores
from namyok.table.pace import seconds_for
from namyok.table.state import TableState


def phase_seconds(state: TableState) -> float | None:
    """How long the current phase may take; None for as long as it likes."""
    if state.running is None or state.stage != "playing" or state.paused:
        return None
    running = state.running
    return seconds_for(state.settings.pace, running.game.seconds, running.moment.phase)


class Clock:
    """The alarm of one table."""

    def __init__(
        self,
        chores: Chores,
        steady: Callable[[], float],
        ring: Callable[[], Awaitable[None]],
    ) -> None:
        self._chores = chores
        self._steady = steady
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        self._phase: tuple[float, float] | None = None
        self._due = 0.0

    def follow(self, state: TableState, now: float, asleep: bool) -> None:
        """A phase has begun, or gone on: count what is left of its time; asleep, nothing counts."""
        seconds = None if asleep else phase_seconds(state)
        phase = None if seconds is None else (state.since, seconds)
        if phase != self._phase and seconds is not None:
            left = min(max(state.since + seconds - now, 0.0), seconds)
            self._due = self._steady() + left
        self._phase = phase

    @property
    def left(self) -> float | None:
        """Seconds until the time is up; None without a deadline."""
        return None if self._phase is None else max(0.0, self._due - self._steady())

    def deadline(self, now: float) -> float | None:
        """When the time is up, by a calendar that may have been set meanwhile."""
        if self._phase is None or self.left is None:
            return None
        since, seconds = self._phase
        planned, counted = since + seconds, now + self.left
        return planned if abs(planned - counted) < 1.0 else counted

    def set(self, delay: float | None) -> None:
        """Ring after some seconds, once; None for not at all."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if delay is None else self._chores.later(delay, self._ring)
