"""The program: ``namyok``, and ``python -m namyok``."""

import sys

from namyok.interrupts import ended_at_once


def main() -> int:
    """Run one command; the answer is the exit code."""
    with ended_at_once():
        from namyok.cli import main
    return main()


if __name__ == "__main__":
    sys.exit(main())
