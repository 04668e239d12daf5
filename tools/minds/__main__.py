"""``python -m tools.minds`` proof-reads content/minds; the exit code tells of faults."""

import sys

from tools.minds.check import check


def main() -> int:
    """Print every fault."""
    faults = check()
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"content/minds: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
