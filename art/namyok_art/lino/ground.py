"""What lies behind people: walls, weather, floors, water, windows."""

import math

import numpy as np

from namyok_art.lino.mask import F32, Mask, X, Y, everything, noise, poly, shapes, step
from namyok_art.lino.press import Print
from namyok_art.lino.shape import H, W, Pts, stroke

Tone = F32 | float


def _f(value: F32) -> F32:
    return np.asarray(value, np.float32)


def streaks(p: Print, tone: Tone, angle: float = 0, gap: float = 13, length: float = 160, a: float = 0, b: float = 0, wave: float = 20, seed: int = 3, within: Mask | None = None) -> None:
    """Even cuts one way: a plain wall, an evening sky, wind."""
    ca, sa = math.cos(angle), math.sin(angle)
    u = -X * sa + Y * ca + wave * noise(200, seed + 4)
    p.ground(tone, _f(u), _f(X * ca + Y * sa), gap, length, seed, a, b, within)


def rays(p: Print, x: float, y: float, tone: Tone, gap: float = 12, a: float = 0, b: float = 0, seed: int = 2, within: Mask | None = None) -> None:
    # a whole number of cuts goes round, so that no seam shows
    u = np.arctan2(Y - y, X - x) * gap * round(math.tau * 230 / gap) / math.tau
    p.ground(tone, _f(u), _f(np.hypot(X - x, Y - y)), gap, 120, seed, a, b, within)


def rings(p: Print, x: float, y: float, tone: Tone, gap: float = 13, a: float = 0, b: float = 0, seed: int = 3, within: Mask | None = None) -> None:
    u = np.hypot(X - x, Y - y) + 12 * noise(90, seed)
    p.ground(tone, _f(u), _f(np.arctan2(X - x, y - Y) * 17 * 120 / math.tau), gap, 120, seed, a, b, within)


def water(p: Print, tone: Tone, within: Mask | None = None, gap: float = 10, a: float = 0, b: float = 0, seed: int = 3) -> None:
    wave = 7 * np.sin(X / 46 + noise(160, seed) * 9) + 16 * (noise(110, seed + 1, 1.6, 0.7) - 0.5)
    p.ground(tone, _f(Y + wave), X, gap, 110, seed, a, b, within)


def swirl(p: Print, tone: Tone, strength: float = 140, gap: float = 12, a: float = 0, b: float = 0, seed: int = 3, within: Mask | None = None) -> None:
    """Restless air: cuts that follow a slow noise."""
    u = Y + strength * noise(210, seed) + strength * 0.4 * noise(90, seed + 1)
    p.ground(tone, _f(u), _f(X + 0.3 * strength * noise(150, seed + 2)), gap, 130, seed, a, b, within)


def boards(p: Print, tone: Tone, width: float = 130, a: float = 0, b: float = 0, upright: bool = True, seed: int = 6, within: Mask | None = None) -> None:
    """Planks with grain and gaps."""
    x, y = (X, Y) if upright else (Y, X)
    plank = np.floor(x / width)
    sx, sy = (0.6, 2.4) if upright else (2.4, 0.6)
    grain = x + 18 * (noise(130, seed, sx, sy) - 0.5) + 5 * np.sin(y / 60 + plank * 9)
    shade = _f(np.asarray(tone) + 0.22 * (np.sin(plank * 5.3 + seed) * 0.5) + 0.2 * (noise(120, seed + 1, sx, sy) - 0.5))
    p.ground(shade, _f(grain), _f(y + plank * 77), 11, 210, seed, a, b, within)
    lines = [stroke([(q, -10), (q + 2, 600), (q, H + 10)] if upright else [(-10, q), (400, q + 2), (W + 10, q)], [6, 8, 6]) for q in np.arange(width, W if upright else H, width)]
    seams = shapes(lines)
    p.ink(seams & within if within else seams)


def bricks(p: Print, tone: Tone, a: float = 0, b: float = 0, height: float = 58, width: float = 128, seed: int = 4, within: Mask | None = None, joint: float = 2.6, dark: bool = False) -> None:
    """A wall: every brick has a light of its own; joints are cut clean, or left `dark`."""
    row = np.floor(Y / height)
    x = X + (row % 2) * width / 2
    column = np.floor(x / width)
    luck = np.sin(row * 12.9 + column * 78.2 + seed) * 43758.5
    luck = luck - np.floor(luck)
    u = Y + 5 * noise(60, seed)
    mask = within or everything()
    p.ground(_f(np.asarray(tone) + (luck - 0.5) * 0.4), _f(u), _f(X + luck * 90), 9, 70, seed, a, b, mask)
    fy, fx = Y - row * height, x - column * width
    wobble = (noise(24, seed + 1) - 0.5) * 4
    open_ = (np.minimum(fy, height - fy) + wobble < joint) | (np.minimum(fx, width - fx) + wobble < joint)
    seam = open_[mask.box].astype(np.float32)
    p.put(mask, k=np.maximum(p.k[mask.box], seam) if dark else np.minimum(p.k[mask.box], 1 - seam))


def rain(p: Print, n: int = 90, lean: float = 0.18, length: float = 120, width: float = 5, k: float = 0, a: float = 0, b: float = 0, seed: int = 5, within: Mask | None = None) -> None:
    rng = np.random.default_rng(seed)
    drops = []
    for _ in range(n):
        x, y, q = rng.uniform(-60, W + 60), rng.uniform(-80, H), rng.uniform(0.5, 1.2) * length
        drops.append(stroke([(x, y), (x - lean * q * 0.5, y + q * 0.5), (x - lean * q, y + q)], [0, width * 0.6, width], 4))
    mask = shapes(drops)
    p.put(mask & within if within else mask, k=k, a=a, b=b)


def field(p: Print, horizon: float, x: float = 400, tone: Tone = 0.5, a: float = 0, b: float = 0, furrow: float = 0.16, seed: int = 3) -> Mask:
    """Furrows that run to a point on the horizon."""
    land = poly([(-10, horizon), (W + 10, horizon), (W + 10, H + 10), (-10, H + 10)])
    depth = np.maximum(Y - horizon, 4)
    across = (X - x) / depth
    stripe = 0.5 + 0.5 * np.sin(across / furrow * math.tau)
    shade = np.asarray(tone) + 0.55 * (stripe - 0.5) - 0.1
    p.ground(_f(shade), _f(Y + 10 * noise(80, seed)), X, 9, 90, seed, a, b, land)
    p.ink(shapes([stroke([(-10, horizon), (400, horizon - 3), (W + 10, horizon)], [6, 5, 6])]))
    return land


def floor(p: Print, top: float, x: float = 400, tile: float = 0.42, a: tuple[float, float] = (1, 0), b: tuple[float, float] = (0, 1), tone: Tone = 0.8, seed: int = 3) -> Mask:
    """A chequered floor in perspective; each pair is the colour blocks of one sort of tile."""
    land = poly([(-10, top), (W + 10, top), (W + 10, H + 10), (-10, H + 10)])
    depth = np.maximum(Y - top, 6)
    column = np.floor((X - x) / depth / tile)
    row = np.floor(260 / depth / tile * 1.1)
    odd = ((column + row) % 2)[land.box].astype(np.float32)
    shade = np.clip(_f(np.asarray(tone) * (0.55 + 0.45 * ((column + row) % 2))), 0, 1)
    p.ground(shade, _f(Y + 8 * noise(90, seed)), X, 9, 100, seed, within=land)
    p.put(land, a=a[0] * odd + a[1] * (1 - odd), b=b[0] * odd + b[1] * (1 - odd))
    return land


def panes(p: Print, columns: int, rows: int, box: tuple[float, float, float, float], lit: dict[tuple[int, int], tuple[float, float]], gap: float = 0.3, frame: float = 5) -> list[list[Mask]]:
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


def curtain(p: Print, within: Mask, fold: float = 90, tone: float = 0.45, a: float = 0, b: float = 0, seed: int = 4) -> None:
    """Heavy upright folds."""
    wave = X + 16 * np.sin(Y / 260 + seed) + 20 * (noise(200, seed, 0.6, 3) - 0.5)
    light = tone + 0.42 * np.sin(wave / fold * math.tau)
    p.ground(_f(light), _f(wave), Y, 10, 180, seed, a, b, within)


def scatter(p: Print, motif: Pts, step_x: float, step_y: float, size: float, k: float = 0, a: float = 0, b: float = 0, within: Mask | None = None, seed: int = 1) -> None:
    """A wallpaper: one small motif in staggered rows, each cut by hand."""
    from namyok_art.lino.shape import place

    rng = np.random.default_rng(seed)
    many = []
    for j in range(int(H / step_y) + 2):
        for i in range(int(W / step_x) + 2):
            x, y = (i + 0.5 * (j % 2)) * step_x, j * step_y
            many.append(place(motif, x + rng.normal(0, 1.5), y + rng.normal(0, 1.5), size * rng.uniform(0.92, 1.08), rng.normal(0, 0.05)))
    mask = shapes(many)
    p.put(mask & within if within else mask, k=k, a=a, b=b)


def dim(x: float, y: float, radius: float, near: float, far: float) -> F32:
    """A tone that falls (or rises) away from a point."""
    return _f(near + (far - near) * step(0, radius, _f(np.hypot(X - x, Y - y))))
