"""Nodes are restarted one after the other behind a proxy: whoever plays sees a blink at most."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import Company, play
from tests.browser.person import Person
from tests.nodes.deployed import deployed, needs_haproxy
from tests.nodes.servers import needs_nats, needs_postgres

pytestmark = [needs_postgres, needs_nats, needs_haproxy, pytest.mark.timeout(400), pytest.mark.long]

LOST = re.compile("Связь пропала")
NOTE = """(() => {
  const Native = WebSocket;
  let lost = null;
  window.absences = [];
  window.alerts = [];
  window.WebSocket = class extends Native {
    constructor(...where) {
      super(...where);
      this.addEventListener("close", () => (lost ??= performance.now()));
      this.addEventListener("message", () => {
        if (lost !== null) window.absences.push(performance.now() - lost);
        lost = null;
      });
    }
  };
  const look = () =>
    document.querySelectorAll("[role=alert]").forEach((one) => window.alerts.push(one.innerText));
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()"""
"""Notes how long a page was without its table, and whatever it was alarmed by."""


class Noted(Company):
    """Everybody's page takes notes."""

    def person(self, name: str, device: str = "desk", **more: Any) -> Person:
        person = super().person(name, device, **more)
        person.context.add_init_script(NOTE)
        return person


def after(round: int) -> Callable[[Person], bool]:
    return lambda person: person.at_end() or person.view["game"]["round"] > round


def test_nodes_are_restarted_in_turn_and_nobody_sees_more_than_a_blink(browser: Browser) -> None:
    with deployed(NAMYOK_BOT_PAUSE="0.05", NAMYOK_TURN_PAUSE="0.05") as nodes:
        company = Noted(browser, nodes.url)
        try:
            people = company.table("Марта", "Глеб", bots=1, game="dixit")
            for number in (1, 2):
                nodes.restart(number)
                play(*people, until=after(people[0].view["game"]["round"]), within=180)
            absences = [person.page.evaluate("absences") for person in people]
            print(f"\nwithout the table for {absences} ms")
            assert any(absences), "nobody was at a node that was restarted"
            for person in people:
                # On a busy machine a blink may be long enough for a calm word, and for no other.
                alarms = [one for one in person.page.evaluate("alerts") if not LOST.match(one)]
                assert alarms == []
                expect(person.page.get_by_role("alert")).to_have_count(0)
            company.look_around()
        finally:
            company.leave()
