"""A sparrow stands proudly on sunlit cobbles: the shadow it has bought is an eagle's."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    gouache,
    mix,
    move,
    poly,
    rect,
    rgb,
    smooth,
    spline,
    tube,
    union,
)
from namyok_art.painted.figures import Frame, Mould, cast, turn
from namyok_art.painted.props.pelt import comb
from namyok_art.painted.props.sparrow import proud_sparrow

FLAT: Style = {"detail": 0.9, "wobble": 0.8, "texture": 0.03}
LEAN = 8.0  # degrees by which the low sun throws everything to the right
FEET = (304.0, 1086.0)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(68)
    scene = Scene(
        68, light=(-0.3, -0.42, 0.85), light_colour="#fff0b4", shadow="#4a2468", haze="#f3dcb0"
    )
    scene.sky("0 #e4a656, 0.5 #e2a250, 1 #d08c40", warp=50, flow=-10)
    _street(scene, rng)
    eagle = move(_eagle(), *FEET, 1, LEAN)
    _fall(scene, eagle, 0.9)
    _fall(scene, move(_seller(), 610, 1174, 1, LEAN), 0.72)
    _tag(scene)
    _buyer(scene, rng)
    return gouache(
        scene,
        palette="#fff0b8, #ffdc80, #f8b850, #d88440, #fff6e0, #3a2f86, #6a4aa0, #8a5a3c, #4a2c28, "
        "#c8b8b0, #e85a44",
        pull=0.08,
        saturation=1.1,
    )


def _street(scene: Scene, rng: np.random.Generator) -> None:
    """Worn setts, each lit from the lower left."""
    y, tall = -30.0, 27.0
    while y < 1240:
        x = -80.0 - float(rng.uniform(0, 60))
        while x < 860:
            w = tall * float(rng.uniform(1.15, 1.7))
            sag = 26 * ((x + w / 2 - 400) / 400) ** 2
            stone = rect(x + 2, y + sag + 2, w - 4, tall - 4, tall * 0.32)
            stone = move(stone, 0, float(rng.uniform(-2, 2)))
            tone = mix("#ffe39a", "#f2ae56", float(rng.uniform(0, 1)) ** 1.5)
            scene.fill(stone, [mix(tone, "#fff6d0", 0.25), tone], round=tall * 0.3, shade=0.5,
                       light=(-0.5, 0.35, 0.8), wobble=3.2, detail=0.5, flow=-8)  # fmt: skip
            x += w
        y += tall
        tall *= 1.035
    scene.glow(200, 900, 460, "#fff2b0", 0.34)
    scene.vignette(260, 860, 760, 1000, "#f0a04c", 0.55)


def _fan(
    roots: list[tuple[float, float]],
    angles: list[float],
    lengths: list[float],
    wide: float,
    point: float,
) -> list[Path]:
    """Feathers, each from its root at its angle (0 = outward, 90 = down)."""
    quills = []
    for (x, y), angle, long in zip(roots, angles, lengths, strict=True):
        a, b = np.deg2rad(angle), np.deg2rad(angle - 5)
        middle = (x + long * 0.6 * np.cos(a), y + long * 0.6 * np.sin(a))
        tip = (x + long * np.cos(b), y + long * np.sin(b))
        quills.append(tube([(x, y), middle, tip], [wide, wide * 1.1, wide * point]))
    return quills


def _eagle() -> Path:
    """Standing at (0, 0), wings raised, drawn out as long shadows are."""
    hand = [(160.0 + 5 * k, -806.0 + 26 * k) for k in range(7)]
    fingers = _fan(
        hand, [-62, -46, -30, -13, 5, 24, 43], [186, 208, 216, 212, 202, 194, 190], 20, 0.34
    )
    arm = [(178.0 - 23 * k, -680.0 + 8 * k) for k in range(6)]
    sleeve = _fan(arm, [60, 68, 75, 82, 88, 94], [214, 208, 196, 180, 160, 136], 24, 0.72)
    cover = spline("30 -640, 84 -690, 126 -776, 160 -836, 196 -826, 238 -760, 250 -660, 190 -560,"
                   " 90 -540, 30 -530")  # fmt: skip
    wing = union(cover, *fingers, *sleeve)
    body = spline("-38 -740, 38 -740, 60 -680, 78 -610, 72 -500, 50 -400, 0 -350, -50 -400,"
                  " -72 -500, -78 -610, -60 -680")  # fmt: skip
    head = spline("-60 -690, -52 -770, -54 -836, -40 -888, -6 -914, 32 -910, 54 -892!, 84 -888,"
                  " 108 -864, 112 -820!, 96 -842, 74 -846, 50 -832, 50 -770, 60 -690")  # fmt: skip
    tail = union(*(
        tube([(0, -420), (22.0 * k, -340), (38.0 * k, -262)], [22, 24, 14]) for k in range(-3, 4)
    ))  # fmt: skip
    legs = [
        tube([(28.0 * s, -420), (40.0 * s, -320), (30.0 * s, -190), (22.0 * s, 0)],
             [44, 40, 16, 9])
        for s in (-1, 1)
    ]  # fmt: skip
    return union(wing, move(wing, 0, 0, 1, 0, True), body, head, tail, *legs)


def _seller() -> Path:
    """A hat and shoulders; on the hat sits the small shadow that was the price."""
    bird = union(
        spline("-62 30!, -22 -8, 4 -22, 30 -12, 34 10, 10 30, -18 28"),
        ellipse(28, -24, 19, 17),
        poly("42 -32, 62 -26, 43 -15"),
        tube("4 26, 6 48", [3, 3]),
        tube("14 26, 18 48", [3, 3]),
    )
    return union(
        spline(
            "-72 -176, -66 -236, -48 -264, -24 -268, 0 -256, 24 -268, 48 -264, 66 -236, 72 -176"
        ),
        ellipse(0, -172, 142, 24),
        spline("-56 -176, -56 -130, -36 -94, 0 -84, 36 -94, 56 -130, 56 -176"),
        tube("0 -110, 0 -50", [32, 46]),
        spline("-180 120!, -176 10, -140 -34, -60 -58, 0 -70, 60 -58, 140 -34, 176 10, 180 120!"),
        move(bird, -4, -308, 0.96, 0, True),
    )


def _fall(scene: Scene, shape: Path, strength: float) -> None:
    """Shade of light kept off: crisp where it touches, soft afar, warm at its border."""
    sharp = scene.mask(shape)
    afar = smooth(1080, 240, scene.ys)
    soft = blur(sharp, 1.6) * (1 - afar) + blur(sharp, 3.2) * afar
    wide = blur(sharp, 9)
    fringe: Array = np.clip(wide - soft * wide, 0, 1)
    scene.dim(fringe, "#f09a58", 0.75)
    scene.dim(soft, "#6a56b4", strength)
    scene.rgb += (rgb("#4038a0") - scene.rgb) * (0.24 * strength * soft)[..., None]
    inner = np.clip(blur(sharp, 26) * soft, 0, 1)
    scene.dim(inner, "#8a80cc", 0.42 * strength)
    scene.detail = np.maximum(scene.detail, soft * 0.5)


def _tag(scene: Scene) -> None:
    """Still on a feather of the wing: a slip of paper on a red thread."""
    x, y = 622.0, 604.0
    scene.pen([(x - 8, y - 10), (x + 14, y + 24), (x + 4, y + 62)], 3.4, "#d83a34")
    scene.pen([(x - 8, y - 10), (x - 6, y + 30), (x + 4, y + 62)], 3.4, "#d83a34")
    with scene.at(x + 4, y + 60, 1.5, 82):
        slip = poly("0 -6, 14 -20, 66 -20, 66 20, 14 20, 0 6")
        scene.cast(move(slip, -8, -9), "#5a3a80", 0.8, 3)
        scene.fill(slip, "#fffdf0, #fbe8c4", ink=0.4, **FLAT)
        scene.fill(circle(15, 0, 4.6), "#d83a34", **FLAT)


def _buyer(scene: Scene, rng: np.random.Generator) -> None:
    mould = Mould()
    frame = Frame(FEET[0] - 14, FEET[1] - 184, 0, 196, turn(14, 6, 0))
    _, eye = proud_sparrow(mould, frame)
    scene.cast(ellipse(FEET[0] + 30, FEET[1] + 2, 100, 13, -4), "#6a4a8c", 0.7, 8)
    cast(mould, scene, reach=70, rim=0.85, brush=0.6, bounce="#ffc870", ambient=0.24)
    comb(scene, mould, (-0.5, 0.75, 0), 1100, 16, rng)
    ex, ey = float(eye[0]), float(eye[1])
    scene.fill(circle(ex, ey, 17), "#f0dcc0", detail=1, wobble=0)
    scene.fill(circle(ex + 1, ey, 14.5), "#1c1014", detail=1, wobble=0)
    scene.fill(ellipse(ex + 2, ey + 6, 8, 4.4), "#7a4424", soft=2, detail=1, wobble=0)
    scene.fill(circle(ex - 4, ey - 5, 4.2), "#ffffff", detail=1, wobble=0)
    scene.line([(ex - 20, ey - 8), (ex, ey - 16), (ex + 20, ey - 11)], 7, "#4a2418")
