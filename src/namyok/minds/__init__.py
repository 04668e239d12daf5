"""Bots with a mind: they understand hints and give them, from written words."""

import os

# A second thread costs more than it brings for tables of this size: three times the processor.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
