"""How long tests look that could look for ever; ``THOROUGH=20 make test`` is for the night."""

import os


def often(few: int) -> int:
    """So many examples in a run that people wait for, and a multiple of it in a thorough one."""
    return few * int(os.environ.get("THOROUGH", "1"))
