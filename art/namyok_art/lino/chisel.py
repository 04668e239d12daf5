"""Light that the cutter lays by hand: masks of what is bright, softened into gouges."""

import math
from collections.abc import Iterable

import cv2
import numpy as np

from namyok_art.lino.mask import F32, Mask, S, X, Y, noise
from namyok_art.lino.press import Print, carve, inflate


def glow(form: Mask, masks: Iterable[tuple[Mask, float]], soft: float) -> F32:
    """A tone over the box of a form: each mask adds its light (or takes it), blurred by soft."""
    box = form.wider(soft * 2)
    tone = np.zeros(box.data.shape, np.float32)
    for mask, light in masks:
        tone += mask.on(box.box) * light
    tone = np.asarray(cv2.GaussianBlur(tone, (0, 0), soft * S), np.float32)
    return Mask(box.left, box.top, tone).on(form.box)


def chisel(
    p: Print,
    form: Mask,
    tone: F32,
    gap: float = 7,
    angle: float = 0,
    a: float = 0,
    b: float = 0,
    outline: float = 5,
    swell: float = 60,
    bend: float = 0.6,
    length: float = 70,
    seed: int = 0,
    bare: float = 0,
    within: Mask | None = None,
) -> None:
    """Cut a form by a tone given outright; the gouges bend as over a body swollen by `swell`.

    bare  above that tone the colour is cut away too, so that lights are paper
    """
    if not form.data.size:
        return
    if outline:
        edge = form.grow(outline)
        p.put(edge & within if within else edge, k=1)
    h = inflate(form, swell)
    x, y = X[form.box], Y[form.box]
    ca, sa = math.cos(angle), math.sin(angle)
    wander = (noise(70, 5 + seed % 3)[form.box] - 0.5) * 10
    u = (-x * sa + y * ca + bend * h + wander).astype(np.float32)
    v = (x * ca + y * sa).astype(np.float32)
    white = carve(np.clip(tone, 0, 1).astype(np.float32), u, v, gap, length, seed)
    colour = (tone < bare).astype(np.float32) if bare else np.ones_like(tone)
    p.put(form & within if within else form, k=1 - white, a=a * colour, b=b * colour)
