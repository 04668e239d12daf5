"""A siege of half an hour: ``python -m tests.siege``, or a share of it, or some families only."""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.siege.field import Field
from tests.siege.harm import clocks, disks, kills
from tests.siege.leaks import leaks
from tests.siege.wire import floods, frames, requests, storms

Family = Callable[[Field], Awaitable[None]]
FAMILIES: dict[str, tuple[Family, float]] = {
    "frames": (frames, 4),
    "requests": (requests, 3),
    "floods": (floods, 2),
    "storms": (storms, 2),
    "disks": (disks, 1.5),
    "clocks": (clocks, 1.5),
    "kills": (kills, 14),
    "leaks": (leaks, 2),
}
"""Each with the part of the time that it gets."""


async def besiege(name: str, seconds: float, seed: int) -> Field:
    """Let one family attack."""
    family, _ = FAMILIES[name]
    with tempfile.TemporaryDirectory(prefix="siege-") as folder:
        field = Field(Path(folder), seconds, seed)
        try:
            await family(field)
        except Exception as error:  # the other families still have their turn
            field.fault(f"the siege broke off: {error!r}")
    return field


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", default=[], metavar="FAMILY")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--share", type=float, default=1.0, help="of these minutes")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    names = chosen.families or list(FAMILIES)
    whole = sum(FAMILIES[name][1] for name in names)
    faults = 0
    print(f"seed {chosen.seed}")
    for name in names:
        seconds = chosen.minutes * 60 * chosen.share * FAMILIES[name][1] / whole
        field = asyncio.run(besiege(name, seconds, chosen.seed))
        print(field.report(name), flush=True)
        for fault in field.faults[:20]:
            print(f"  {fault}", flush=True)
        faults += len(field.faults)
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
