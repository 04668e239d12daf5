"""What somebody waits for on slow 3G: ``python -m bench.slow [--runs 3] [--language en-GB]``.

A phone with three pixels a point and an empty cache in Chromium, whose connection has 400 kbit/s
and 400 ms a request. The form is the one that asks for a name, from the tap on an invitation; the
hand is there with its last picture, from the host's start, on a phone that has been in the lobby
for a while. The server runs beside, in a process of its own.
"""

import argparse
import re
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import chromium
from tests.browser.company import Company
from tests.browser.serving import serving

SLOW = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HAND = """() => {
  const hand = document.querySelector("[aria-label='Ваши карты'], [aria-label='Your cards']");
  const pictures = [...(hand?.querySelectorAll("img") ?? [])];
  return pictures.length > 0 && pictures.every((one) => one.complete && one.naturalWidth > 0);
}"""
PATIENCE_MS = 120_000
LOBBY_SECONDS = 20.0


class Line:
    """A slow connection of one page, and what came over it."""

    def __init__(self, page: Page) -> None:
        self.names: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", SLOW)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.dataReceived", self._came)

    def _asked(self, event: Any) -> None:
        self.names[event["requestId"]] = event["request"]["url"]

    def _came(self, event: Any) -> None:
        name = self.names.get(event["requestId"], "?")
        self.bytes[name] = self.bytes.get(name, 0) + event["encodedDataLength"]

    def forget(self) -> None:
        self.bytes.clear()

    def kilobytes(self) -> float:
        return sum(self.bytes.values()) / 1000

    def tell(self) -> None:
        for name, size in sorted(self.bytes.items(), key=lambda one: -one[1]):
            print(f"    {size / 1000:7.1f} kB  {re.sub('^https?://[^/]+', '', name)[:90]}")


def run(company: Company, language: str, *, aloud: bool) -> tuple[float, float, float, float]:
    host = company.person("Марта")
    host.opens_quickly("dixit", {})
    host.adds_bots(3)
    address = f"/join/{host.code}#{host.link}"
    guest = company.person("Глеб", "phone", locale=language, device_scale_factor=3, **PHONE)
    line = Line(guest.page)
    name = guest.page.get_by_role("textbox", name=re.compile("Как вас зовут|name"))
    began = time.monotonic()
    guest.page.goto(guest.url + address, wait_until="commit")
    name.wait_for(timeout=PATIENCE_MS)
    form, form_size = time.monotonic() - began, line.kilobytes()
    if aloud:
        print("  before the form")
        line.tell()
    name.fill("Глеб")
    guest.page.get_by_role("button", name=re.compile("Сесть за стол|Take a seat|Sit")).tap()
    guest.page.get_by_role(
        "heading", name=re.compile("за столом|at the table", re.IGNORECASE)
    ).first.wait_for(timeout=PATIENCE_MS)
    guest.page.wait_for_timeout(LOBBY_SECONDS * 1000)
    line.forget()
    began = time.monotonic()
    host.starts()
    guest.page.wait_for_function(HAND, timeout=PATIENCE_MS)
    hand, hand_size = time.monotonic() - began, line.kilobytes()
    if aloud:
        print("  before the hand")
        line.tell()
    for person in (host, guest):
        person.context.close()
    return form, form_size, hand, hand_size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--language", default="ru-RU")
    parser.add_argument("--aloud", action="store_true", help="every file that came")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, chromium() as one:
        found = [
            run(Company(one, url), asked.language, aloud=asked.aloud) for _ in range(asked.runs)
        ]
    rows = zip(*found, strict=True)
    for label, row in zip(("form, s", "form, kB", "hand, s", "hand, kB"), rows, strict=True):
        print(f"{label:9} {median(row):6.1f} ({min(row):.1f}–{max(row):.1f})")


if __name__ == "__main__":
    main()
