"""The C parts of the painter: compiled at first use into art/.build/, reused while unchanged."""

import ctypes
import functools
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from namyok_art.painted.colour import Array

BUILD = Path(__file__).parents[2] / ".build"


@functools.cache
def compiled(name: str) -> ctypes.CDLL:
    """No -march=native: a card must come out the same on every machine of one architecture."""
    source = Path(__file__).with_name(f"{name}.c")
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:12]
    target = BUILD / f"{name}-{digest}.so"
    if not target.exists():
        BUILD.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as folder:
            fresh = Path(folder) / f"{name}.so"
            command = ["cc", "-O3", "-ffast-math", "-shared", "-fPIC"]
            subprocess.run([*command, str(source), "-o", str(fresh), "-lm"], check=True)
            os.replace(fresh, target)
    return ctypes.CDLL(str(target))


def floats(field: Array) -> Array:
    """The array as C wants it; keep it alive as long as its pointer."""
    return np.ascontiguousarray(field, np.float32)


def pointer(field: Array) -> ctypes.c_void_p:
    return ctypes.c_void_p(field.ctypes.data)


def real(value: float) -> ctypes.c_float:
    return ctypes.c_float(value)
