"""A small white goat that stands upright and conducts."""

from namyok_art.painted import Scene, spline
from namyok_art.painted.figures import PLAIN, Frame, Mould, cast, turn


def goat(scene: Scene) -> None:
    """The conductor: a small white goat upright on a rock, a twig in its hoof."""
    mould = Mould()
    white, shade = "#fbf8f0", "#d8ccc0"
    mould.frame = Frame(392, 1000, 300, 150, turn(-28, 0, -6))
    mould.group()
    mould.ball((0, 0.15, 0), (0.30, 0.46, 0.26), white, 0, PLAIN)
    mould.cone((0, -0.2, 0), (0.02, -0.52, 0.10), 0.20, 0.13, white, 0.10, PLAIN)
    for s in (-1, 1):
        mould.cone((s * 0.14, 0.45, 0.04), (s * 0.20, 0.95, 0.02), 0.13, 0.055, shade, 0.06, PLAIN)
    mould.group()
    mould.ball((0.02, -0.66, 0.12), (0.17, 0.19, 0.20), white, 0, PLAIN)
    mould.cone((0.02, -0.62, 0.22), (0.02, -0.54, 0.46), 0.13, 0.085, white, 0.06, PLAIN)
    mould.cone((0.02, -0.44, 0.40), (0.03, -0.24, 0.42), 0.05, 0.01, white, 0.02, PLAIN)
    for s in (-1, 1):
        mould.group()
        mould.cone((s * 0.14, -0.70, 0.08), (s * 0.36, -0.64, 0.04), 0.07, 0.02, shade, 0.02, PLAIN)
        mould.group()
        mould.chain(
            [(s * 0.07, -0.80, 0.10), (s * 0.12, -1.0, 0.0), (s * 0.20, -1.12, -0.14)],
            [0.055, 0.04, 0.012],
            "#8a7458",
            0.01,
            PLAIN,
        )
        mould.group()
        mould.ball((s * 0.12, -0.68, 0.27), 0.036, "#1c1416", 0, PLAIN)
    mould.group()
    mould.cone((0.22, -0.06, 0.1), (0.52, -0.42, 0.2), 0.11, 0.06, white, 0, PLAIN)
    mould.cone((-0.22, -0.06, 0.1), (-0.58, 0.02, 0.25), 0.11, 0.06, white, 0, PLAIN)
    mould.group()
    mould.cone((0.44, -0.34, 0.2), (0.86, -0.92, 0.3), 0.03, 0.012, "#5a3a24", 0, PLAIN)
    tip = mould.frame.p(0.86, -0.92, 0.3)
    mould.frame = Frame()
    cast(mould, scene, reach=70, rim=0.5)
    for dx, dy, rot in ((2, -4, -30), (12, 4, 40), (-8, 6, -80)):
        with scene.at(tip[0] + dx, tip[1] + dy, 1, rot):
            scene.fill(spline("0 0!, 9 -7, 22 0!, 9 7"), "#7f9a3c", detail=1, ink=0.4)
