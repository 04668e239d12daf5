"""Everybody of a test, each with a browser of their own."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser

from tests.browser.person import PATIENCE_MS, Person

DEVICES: Mapping[str, Mapping[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}


class Company:
    """Opens browsers, and knows what each of them complained about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.people: list[Person] = []
        self._browser = browser

    def person(self, name: str, device: str = "desk", **more: Any) -> Person:
        """Somebody with a fresh browser."""
        options = {
            "locale": "ru-RU",
            "base_url": self.url,
            "device_scale_factor": 1,
            # Whole games are played with everything that moves; elsewhere it only costs time.
            "reduced_motion": "reduce",
            # Whoever wants the worker says so: it would load the whole app for everybody else.
            "service_workers": "block",
            **DEVICES[device],
            **more,
        }
        context = self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE_MS)
        person = Person(name, context, self.url)
        self.people.append(person)
        return person

    def table(
        self,
        *names: str,
        bots: int = 0,
        game: str = "odyssey",
        options: Mapping[str, Any] | None = None,
        devices: Sequence[str] = (),
        start: bool = True,
        **more: Any,
    ) -> list[Person]:
        """A table where everybody sits: the first is the host. The game begins, if it should."""
        kinds = [*devices, *(["desk"] * len(names))]
        host, *guests = [
            self.person(name, kind, **more) for name, kind in zip(names, kinds, strict=False)
        ]
        host.opens_quickly(game, options or {})
        for guest in guests:
            guest.joins(host.code)
        host.adds_bots(bots)
        if start:
            host.starts()
            for person in (host, *guests):  # a guest's page may hear of it later than the host's
                person.knows(lambda view: view["game"] is not None)
        return [host, *guests]

    def look_around(self) -> None:
        """Nobody's page was too wide, complained, or asked another site for anything."""
        faults = {person.name: person.faults for person in self.people if person.faults}
        assert not faults, faults

    def leave(self) -> None:
        for person in self.people:
            person.context.close()


def play(
    *people: Person,
    until: Callable[[Person], bool] | None = None,
    within: float = 100.0,
) -> None:
    """Everybody does what their page offers, until it has come so far for all of them."""
    over = until or Person.at_end
    deadline = time.monotonic() + within
    going = list(people)
    while going:
        acted = False
        for person in tuple(going):
            person.look()
            if over(person):
                going.remove(person)
            else:
                acted = bool(person.acts()) or acted
        if going and not acted:
            going[0].page.wait_for_timeout(40)
        if time.monotonic() > deadline:
            raise AssertionError({one.name: (one.look(), one.hindrance) for one in going})


def asked_for(command: str) -> Callable[[Person], bool]:
    """Whether somebody's page wants this of them."""
    return lambda person: person.seen.asks_for == command
