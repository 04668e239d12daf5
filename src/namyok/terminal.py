"""What a terminal shows while something takes its time."""

import sys


def show_progress(done: int, count: int) -> None:
    """A bar on a terminal, and nothing anywhere else; drawn anew with each percent."""
    if not sys.stderr.isatty():
        return
    if done == count or done * 100 // count > (done - 1) * 100 // count:
        bar = "█" * (done * 30 // count)
        end = "\n" if done == count else ""
        print(f"\r{bar:░<30} {done}/{count}", end=end, file=sys.stderr, flush=True)
