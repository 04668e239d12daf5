"""One server a folder: two over one would each believe that they alone write."""

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path
from typing import IO


class Held(OSError):
    """Another process has the folder."""


def hold(folder: Path) -> IO[str]:
    """Make the folder ours for as long as the file stays open; Held if it is somebody's.

    A record lock ends with its process, however that ends, and no child takes it along.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, "Not a directory", str(folder)) from error
    path = folder / "lock"
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = file.read().strip()
        file.close()
        who = f" (process {holder})" if holder else ""
        raise Held(
            f"another server{who} is running over {folder}: stop it, or choose a folder with --data"
        ) from error
    except BaseException:
        file.close()
        raise
    with suppress(OSError):  # who holds it is a courtesy, for which a full disk may have no room
        file.truncate(0)
        # Nothing may stay behind that the file would write when it is closed.
        os.write(file.fileno(), f"{os.getpid()}\n".encode())
    return file
