"""Walls: boards, bricks, windows, cloth, paper."""

import math

import numpy as np

from namyok_art.lino.ground import Tone, as_tone
from namyok_art.lino.mask import Mask, X, Y, everything, noise, poly, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import H, Pts, W, place, stroke


def boards(
    p: Print,
    tone: Tone,
    width: float = 130,
    a: float = 0,
    b: float = 0,
    upright: bool = True,
    seed: int = 6,
    within: Mask | None = None,
) -> None:
    """Planks with grain and gaps."""
    x, y = (X, Y) if upright else (Y, X)
    plank = np.floor(x / width)
    sx, sy = (0.6, 2.4) if upright else (2.4, 0.6)
    grain = x + 18 * (noise(130, seed, sx, sy) - 0.5) + 5 * np.sin(y / 60 + plank * 9)
    shade = as_tone(
        np.asarray(tone)
        + 0.22 * (np.sin(plank * 5.3 + seed) * 0.5)
        + 0.2 * (noise(120, seed + 1, sx, sy) - 0.5)
    )
    p.ground(shade, as_tone(grain), as_tone(y + plank * 77), 11, 210, seed, a, b, within)
    lines = [
        stroke(
            [(q, -10), (q + 2, 600), (q, H + 10)]
            if upright
            else [(-10, q), (400, q + 2), (W + 10, q)],
            [6, 8, 6],
        )
        for q in np.arange(width, W if upright else H, width)
    ]
    seams = shapes(lines)
    p.ink(seams & within if within else seams)


def bricks(
    p: Print,
    tone: Tone,
    a: float = 0,
    b: float = 0,
    height: float = 58,
    width: float = 128,
    seed: int = 4,
    within: Mask | None = None,
    joint: float = 2.6,
    dark: bool = False,
) -> None:
    """A wall: every brick has a light of its own; joints are cut clean, or left `dark`."""
    row = np.floor(Y / height)
    x = X + (row % 2) * width / 2
    column = np.floor(x / width)
    luck = np.sin(row * 12.9 + column * 78.2 + seed) * 43758.5
    luck = luck - np.floor(luck)
    u = Y + 5 * noise(60, seed)
    mask = within or everything()
    p.ground(
        as_tone(np.asarray(tone) + (luck - 0.5) * 0.4),
        as_tone(u),
        as_tone(X + luck * 90),
        9,
        70,
        seed,
        a,
        b,
        mask,
    )
    fy, fx = Y - row * height, x - column * width
    wobble = (noise(24, seed + 1) - 0.5) * 4
    open_ = (np.minimum(fy, height - fy) + wobble < joint) | (
        np.minimum(fx, width - fx) + wobble < joint
    )
    seam = open_[mask.box].astype(np.float32)
    p.put(mask, k=np.maximum(p.k[mask.box], seam) if dark else np.minimum(p.k[mask.box], 1 - seam))


def panes(
    p: Print,
    columns: int,
    rows: int,
    box: tuple[float, float, float, float],
    lit: dict[tuple[int, int], tuple[float, float]],
    gap: float = 0.3,
    frame: float = 5,
) -> list[list[Mask]]:
    """Windows of a house front; the lit ones get a colour, the others stay black."""
    left, top, right, low = box
    cw, ch = (right - left) / columns, (low - top) / rows
    out = []
    for j in range(rows):
        line = []
        for i in range(columns):
            x0, y0 = left + (i + gap / 2) * cw, top + (j + gap / 2) * ch
            x1, y1 = x0 + cw * (1 - gap), y0 + ch * (1 - gap)
            pane = poly([(x0, y0), (x1, y0 + 2), (x1 - 1, y1), (x0 + 1, y1 - 2)])
            p.put(pane.grow(frame + 3), k=1)
            p.put(pane.grow(frame), k=0, a=0, b=0)
            colour = lit.get((i, j))
            p.put(pane, k=1, a=0, b=0)
            if colour is not None:
                p.put(pane, k=0, a=colour[0], b=colour[1])
            line.append(pane)
        out.append(line)
    return out


def curtain(
    p: Print,
    within: Mask,
    fold: float = 90,
    tone: float = 0.45,
    a: float = 0,
    b: float = 0,
    seed: int = 4,
) -> None:
    """Heavy upright folds."""
    wave = X + 16 * np.sin(Y / 260 + seed) + 20 * (noise(200, seed, 0.6, 3) - 0.5)
    light = tone + 0.42 * np.sin(wave / fold * math.tau)
    p.ground(as_tone(light), as_tone(wave), Y, 10, 180, seed, a, b, within)


def scatter(
    p: Print,
    motif: Pts,
    step_x: float,
    step_y: float,
    size: float,
    k: float = 0,
    a: float = 0,
    b: float = 0,
    within: Mask | None = None,
    seed: int = 1,
) -> None:
    """A wallpaper: one small motif in staggered rows, each cut by hand."""
    rng = np.random.default_rng(seed)
    many = []
    for j in range(int(H / step_y) + 2):
        for i in range(int(W / step_x) + 2):
            x, y = (i + 0.5 * (j % 2)) * step_x, j * step_y
            many.append(
                place(
                    motif,
                    x + rng.normal(0, 1.5),
                    y + rng.normal(0, 1.5),
                    size * rng.uniform(0.92, 1.08),
                    rng.normal(0, 0.05),
                )
            )
    mask = shapes(many)
    p.put(mask & within if within else mask, k=k, a=a, b=b)
