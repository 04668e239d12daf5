"""``python -m tools.minds`` proof-reads what minds know; the exit code tells of faults."""

import sys

from tools.minds.check import check


def main() -> int:
    """Print every fault."""
    faults = check()
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"what minds know: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
