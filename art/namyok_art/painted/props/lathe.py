"""Things turned on a lathe: bells, samovars. A profile gives the half-width at each height.

A thing with `lean` stands askew: its axis goes `lean` pixels aside for each pixel up from its foot.
"""

from collections.abc import Sequence

import numpy as np

from namyok_art.painted import Array, Paint, Path, Scene, poly, ramp

Profile = Sequence[tuple[float, float]]


def outline(
    profile: Profile, middle: float, sag: float = 0, ease: int = 3, lean: float = 0
) -> Path:
    """The silhouette; its foot bulges down by `sag`, its corners are eased over 2 * `ease` + 1."""
    down = np.array(profile, float)
    ys = np.linspace(down[0, 0], down[-1, 0], 180)
    half = np.interp(ys, down[:, 0], down[:, 1])
    half = np.convolve(np.pad(half, ease, "edge"), np.ones(2 * ease + 1) / (2 * ease + 1), "valid")
    across = np.linspace(1, -1, 40)
    foot = np.c_[middle + across * half[-1], ys[-1] + sag * np.sqrt(1 - across**2)]
    edge = np.vstack([np.c_[middle + half, ys], foot, np.c_[middle - half, ys][::-1]])
    edge[:, 0] += lean * (down[-1, 0] - edge[:, 1])
    return poly(edge)


def around(scene: Scene, profile: Profile, middle: float, lean: float = 0) -> Array:
    """How far round the form each pixel looks: 0 at its left edge, 1 at its right."""
    down = np.array(profile, float)
    half = np.interp(scene.ys, down[:, 0], down[:, 1]) + 1
    aside = scene.xs - middle - lean * (down[-1, 0] - scene.ys)
    return np.asarray(np.arcsin(np.clip(aside / half, -1, 1)) / np.pi + 0.5)


def polished(scene: Scene, profile: Profile, middle: float, paint: Paint, lean: float = 0) -> Array:
    """Metal: bands of light and dark from edge to edge, slightly unsteady."""
    return ramp(around(scene, profile, middle, lean) + 0.015 * scene.middling, paint)
