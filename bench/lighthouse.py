"""How soon pages are there: ``python -m bench.lighthouse [--runs 5] [--pages album,tv]``.

Lighthouse's mobile setting (slow 4G, a processor four times slower than this one), for the big
screen its desktop, in Chromium with nothing stored; whoever is at a table has a seat. Browser,
Lighthouse and server share the processors, so every run is judged three times: by the clock;
fairly, with the slowdown that makes a phone of a machine as fast as this one was in that minute;
and with each task cut to the processor's time that it took. In turns, so that a slow minute is
everybody's. Lighthouse comes from npm when it is first asked for.
"""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from playwright.sync_api import Browser

from bench.load import spread
from tests.browser.chromium import FLAGS, SHELL, chromium, found
from tests.browser.company import Company, play
from tests.browser.serving import serving

LIGHTHOUSE = ("npx", "--yes", "lighthouse@12")
Report: TypeAlias = dict[str, Any]
Judged: TypeAlias = tuple[Report, Report, Report]
READS = ("--accept-lang=ru-RU,ru",)
CATEGORIES = ("performance", "accessibility", "best-practices")
COMES_IN = """async (link) => {
  const asked = { name: "Глеб", colour: null };
  const headers = { "x-join": link, "content-type": "application/json" };
  const answer = await fetch("/api/join", { method: "POST", headers, body: JSON.stringify(asked) });
  const { code, seat } = await answer.json();
  localStorage.setItem("namyok.seats", JSON.stringify({ [code]: seat }));
}"""


def pages_of(browser: Browser, url: str, profile: Path) -> dict[str, str]:
    """Every page by its name, of a table in its lobby, at which the profile has a seat, of one to
    come to, and of one whose game is over."""
    company = Company(browser, url)
    (host,) = company.table("Марта", bots=3, start=False)
    (stranger,) = company.table("Ида", bots=3, start=False)
    (winner,) = company.table("Аня", bots=4, options={"cycles": 1})
    play(winner)
    come_in(browser, url, host.link, profile)
    album = winner.context.request.get(f"{url}/api/tables/{quote(winner.code)}/games/1/album")
    pages = {
        "first": "/",
        "rules": "/rules",
        "game": "/rules/odyssey",
        "gallery": "/gallery",
        "deck": "/gallery/dreams",
        "new": "/new",
        "form": f"/join/{quote(stranger.code)}#{stranger.link}",
        "lobby": f"/t/{quote(host.code)}",
        "album": f"/album#{album.json()['secret']}",
        "tv": f"/tv/{quote(winner.code)}#{winner.link}",
    }
    company.leave()
    return pages


def come_in(browser: Browser, url: str, link: str, profile: Path) -> None:
    """A profile in which nothing is stored but who somebody is."""
    own = browser.browser_type.launch_persistent_context(
        profile, executable_path=shell(), args=FLAGS, service_workers="block"
    )
    (page,) = own.pages
    # Not a page of the app: its files would be there already when it is judged.
    page.goto(f"{url}/robots.txt")
    page.evaluate(COMES_IN, link)
    own.close()


def shell() -> str:
    """If there is one, what has no window that would take the processor from the page."""
    return found(SHELL[0], None, *SHELL[1:])


def judge(address: str, profile: Path, name: str, folder: Path) -> Judged:
    """One run of Lighthouse in a browser of its own, to which nobody else listens."""
    gathered = folder / name
    kinds = [f"--only-categories={','.join(CATEGORIES)}", "--quiet", "--disable-storage-reset"]
    if name == "tv":
        kinds.append("--preset=desktop")
    run = partial(subprocess.run, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as used:
        shutil.copytree(profile, used, dirs_exist_ok=True)
        flags = " ".join((*FLAGS, *READS, "--headless", f"--user-data-dir={used}"))
        gather = (f"--gather-mode={gathered}", f"--chrome-flags={flags}")
        run([*LIGHTHOUSE, address, *gather, *kinds], env={**os.environ, "CHROME_PATH": shell()})

    def judged(report: Path, *more: str) -> Report:
        audit = (f"--audit-mode={gathered}", "--output=json", f"--output-path={report}")
        run([*LIGHTHOUSE, address, *audit, *kinds, *more])
        read: Report = json.loads(report.read_bytes())
        return read

    by_clock = judged(folder / f"{name}-clock.json")
    artifacts, trace = gathered / "artifacts.json", gathered / "defaultPass.trace.json"
    as_gathered = artifacts.read_text()
    fair = json.loads(as_gathered)
    times = 1 if name == "tv" else slowdown(fair["BenchmarkIndex"])
    fair["settings"]["throttling"]["cpuSlowdownMultiplier"] = times
    artifacts.write_text(json.dumps(fair))
    slower = f"--throttling.cpuSlowdownMultiplier={times}"
    fairly = judged(folder / f"{name}-fair.json", slower)
    artifacts.write_text(as_gathered)
    trace.write_text(json.dumps(cut(json.loads(trace.read_bytes()))))
    return by_clock, fairly, judged(folder / f"{name}.json")


def slowdown(speed: float) -> float:
    """How many times a middling phone is slower than a machine of this BenchmarkIndex: the table of
    Lighthouse's makers, for whom 4 is right at 1,533."""
    fast = 3 + (speed - 1300) / 233
    return round(max(1, fast if speed >= 1300 else 2 + (speed - 800) / 500), 1)


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
    runs: dict[str, list[Judged]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
    ):
        profile = Path(folder) / "nobody"
        with chromium() as browser:
            pages = pages_of(browser, url, profile)
        for _ in range(asked.runs):
            for name in asked.pages.split(",") if asked.pages else pages:
                try:
                    judged = judge(url + pages[name], profile, name, asked.keep or Path(folder))
                except subprocess.CalledProcessError:
                    print(f"{name}: a run of which Lighthouse recorded nothing")
                else:
                    runs.setdefault(name, []).append(judged)
    heads = ("by processor", "fairly", "by the clock", "others", "paint, s", "blocked, ms")
    print(" " * 10 + "".join(f"{head:>18}" for head in heads))
    for name, judgements in runs.items():
        by_clock, fairly, by_time = zip(*judgements, strict=True)
        others = min(one["categories"][kind]["score"] for one in by_time for kind in CATEGORIES[1:])
        print(
            f"{name:10}{spread([performance(one) for one in by_time]):>18}"
            f"{spread([performance(one) for one in fairly]):>18}"
            f"{spread([performance(one) for one in by_clock]):>18}{others * 100:18.0f}"
            f"{spread([value(one, 'largest-contentful-paint') / 1e3 for one in by_time], 1):>18}"
            f"{spread([value(one, 'total-blocking-time') for one in by_time]):>18}"
        )
    speeds = [one["environment"]["benchmarkIndex"] for all_ in runs.values() for one, *_ in all_]
    print(f"BenchmarkIndex {spread(speeds)}")


def performance(judged: Report) -> float:
    score: float = judged["categories"]["performance"]["score"]
    return score * 100


def value(judged: Report, audit: str) -> float:
    number: float = judged["audits"][audit]["numericValue"]
    return number


if __name__ == "__main__":
    main()
