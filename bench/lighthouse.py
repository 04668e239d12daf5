"""How soon pages are there: ``python -m bench.lighthouse [--runs 5] [--pages album,tv]``.

Lighthouse's mobile setting (slow 4G, a processor four times slower than this one), for the big
screen its desktop, in Chromium with nothing stored; whoever is at a table has a seat. Browser,
Lighthouse and server share the processors, so every run is judged twice: by the clock, and with
each task cut to the processor's time that it took. In turns, so that a slow minute is everybody's.
Lighthouse comes from npm when it is first asked for.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

from bench.load import spread
from tests.browser.chromium import FLAGS, WHOLE
from tests.browser.company import Company, play
from tests.browser.serving import serving

LIGHTHOUSE = ("npx", "--yes", "lighthouse@12")
Judged: TypeAlias = tuple[dict[str, Any], dict[str, Any]]
CATEGORIES = ("performance", "accessibility", "best-practices")
CACHES = "cache_storage,service_workers,shader_cache"
COMES_IN = """async (link) => {
  const asked = { name: "Глеб", colour: null };
  const headers = { "x-join": link, "content-type": "application/json" };
  const answer = await fetch("/api/join", { method: "POST", headers, body: JSON.stringify(asked) });
  const { code, seat } = await answer.json();
  localStorage.setItem("namyok.seats", JSON.stringify({ [code]: seat }));
}"""


@contextmanager
def browsing() -> Iterator[tuple[Browser, int]]:
    """A browser that keeps what it is told, and the port at which Lighthouse finds it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = next(filter(None, map(shutil.which, WHOLE)))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        more = [f"--remote-debugging-port={port}", f"--user-data-dir={profile}", "--headless=new"]
        process = subprocess.Popen(
            [path, *FLAGS, *more, "--accept-lang=ru-RU"], stderr=subprocess.DEVNULL
        )
        try:
            with sync_playwright() as driver:
                while process.poll() is None:
                    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                        break
                    time.sleep(0.1)
                browser = driver.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
                yield browser, port
        finally:
            process.terminate()
            process.wait()


def pages_of(browser: Browser, url: str) -> dict[str, str]:
    """Every page by its name: a table in its lobby, where the browser has a seat, and one whose
    game is over."""
    (own,) = browser.contexts  # the one in which Lighthouse opens its pages
    company = Company(browser, url)
    (host,) = company.table("Марта", bots=3, start=False)
    (winner,) = company.table("Аня", bots=4, options={"cycles": 1})
    play(winner)
    page = own.new_page()
    page.goto(url)
    page.evaluate(COMES_IN, host.link)
    page.close()
    album = winner.context.request.get(f"{url}/api/tables/{quote(winner.code)}/games/1/album")
    pages = {
        "first": "/",
        "rules": "/rules",
        "game": "/rules/odyssey",
        "gallery": "/gallery",
        "deck": "/gallery/dreams",
        "new": "/new",
        "form": f"/join/{quote(host.code)}#{host.link}",
        "lobby": f"/t/{quote(host.code)}",
        "album": f"/album#{album.json()['secret']}",
        "tv": f"/tv/{quote(winner.code)}#{winner.link}",
    }
    company.leave()
    return pages


def forget(browser: Browser, url: str) -> None:
    """Nothing is stored but who somebody is."""
    (own,) = browser.contexts
    page = own.new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.clearBrowserCache")
    session.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": CACHES})
    page.close()


def judge(address: str, port: int, name: str, folder: Path) -> Judged:
    """One run of Lighthouse, by the clock and by the processor's time."""
    gathered = folder / name
    kinds = [f"--only-categories={','.join(CATEGORIES)}", "--quiet", "--disable-storage-reset"]
    if name == "tv":
        kinds.append("--preset=desktop")
    run = partial(subprocess.run, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    gather = (f"--gather-mode={gathered}", f"--port={port}")
    run([*LIGHTHOUSE, address, *gather, *kinds])

    def judged(report: Path) -> dict[str, Any]:
        audit = (f"--audit-mode={gathered}", "--output=json", f"--output-path={report}")
        run([*LIGHTHOUSE, address, *audit, *kinds])
        read: dict[str, Any] = json.loads(report.read_bytes())
        return read

    by_clock = judged(folder / f"{name}-clock.json")
    trace = gathered / "defaultPass.trace.json"
    trace.write_text(json.dumps(cut(json.loads(trace.read_bytes()))))
    return by_clock, judged(folder / f"{name}.json")


def cut(trace: dict[str, Any]) -> dict[str, Any]:
    """Every task as long as it had a processor, and what is in it at its place in that time."""
    lanes: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in trace["traceEvents"]:
        if "tts" in event:
            lanes.setdefault((event["pid"], event["tid"]), []).append(event)
    for lane in lanes.values():
        lane.sort(key=lambda event: (event["ts"], -event.get("dur", 0)))
        task, began, end = lane[0], 0, 0
        for event in lane:
            if event["ts"] >= end:
                task, began, end = event, event["ts"], event["ts"] + event.get("dur", 0)
            event["ts"] = began + event["tts"] - task["tts"]
            if "tdur" in event:
                event["dur"] = event["tdur"]
    return trace


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--pages", default="", help="only these, with commas")
    parser.add_argument("--keep", type=Path, default=None, help="a folder for the last reports")
    asked = parser.parse_args()
    os.environ["CI"] = "true"
    found: dict[str, list[Judged]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        browsing() as (browser, port),
    ):
        pages = pages_of(browser, url)
        for _ in range(asked.runs):
            for name in asked.pages.split(",") if asked.pages else pages:
                forget(browser, url)
                kept = asked.keep or Path(folder)
                found.setdefault(name, []).append(judge(url + pages[name], port, name, kept))
    heads = ("performance", "by the clock", "others", "paint, s", "blocked, ms")
    print(" " * 10 + "".join(f"{head:>18}" for head in heads))
    for name, runs in found.items():
        by_clock, by_time = zip(*runs, strict=True)
        others = min(one["categories"][kind]["score"] for one in by_time for kind in CATEGORIES[1:])
        print(
            f"{name:10}{spread([performance(one) for one in by_time]):>18}"
            f"{spread([performance(one) for one in by_clock]):>18}{others * 100:18.0f}"
            f"{spread([value(one, 'largest-contentful-paint') / 1e3 for one in by_time], 1):>18}"
            f"{spread([value(one, 'total-blocking-time') for one in by_time]):>18}"
        )


def performance(judged: dict[str, Any]) -> float:
    score: float = judged["categories"]["performance"]["score"]
    return score * 100


def value(judged: dict[str, Any], audit: str) -> float:
    found: float = judged["audits"][audit]["numericValue"]
    return found


if __name__ == "__main__":
    main()
