"""Two houses stand back to back, but their smoke has turned round: two faces, nose to nose."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Points,
    Scene,
    Style,
    circle,
    gouache,
    mix,
    poly,
    rect,
    sample,
    spline,
    tube,
)

HIM: Points = (
    "196 930, 214 860, 250 770, 262 700, 268 650, 300 632, 344 622, 372 596, 378 566, 362 542,"
    " 378 526, 374 510, 342 506, 378 484, 376 468, 362 456, 366 446, 398 436, 394 420, 368 376,"
    " 352 344, 360 318, 358 276, 346 226, 326 170, 324 110, 296 50, 250 -40, 100 -200"
)
HIS_BACK: Points = (
    "152 930, 140 860, 112 780, 104 720, 92 660, 66 600, 40 540, 20 480, -20 430, -80 380,"
    " -180 260, -260 100"
)
HER: Points = (
    "604 930, 590 866, 560 790, 544 730, 542 690, 524 668, 486 660, 454 642, 444 614, 458 590,"
    " 442 572, 444 556, 474 550, 438 530, 438 512, 454 500, 446 488, 420 476, 418 462, 440 430,"
    " 458 392, 450 360, 452 316, 470 260, 504 214, 512 150, 548 80, 590 -30, 720 -200"
)
HER_BACK: Points = (
    "648 930, 664 870, 690 800, 694 740, 702 680, 730 620, 748 560, 776 500, 820 460, 880 420,"
    " 980 280, 1060 100"
)


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        48, light=(0.0, -0.5, 0.6), light_colour="#fff0c0", shadow="#1c2450", haze="#cfd4c0"
    )
    scene.sky(
        "0 #a82c58, 0.18 #e0585c, 0.36 #f89a60, 0.55 #ffdc88, 0.76 #fcb464, 1 #dc6a58",
        warp=50, flow=0,
    )  # fmt: skip
    scene.glow(408, 560, 330, "#fff4b0", 0.8, squash=1.5)
    _roofs(scene)
    _face(scene, HIM, HIS_BACK, ("#160e3c", "#3c2c80", "#9a8ce0"), -1)
    _face(scene, HER, HER_BACK, ("#083440", "#168a84", "#9cecc0"), 1)
    _features(scene)
    return gouache(
        scene,
        palette="#a82c58, #e0585c, #f89a60, #ffdc88, #fcb464, #dc6a58, #160e3c, #3c2c80, #9a8ce0, "
        "#083440, #168a84, #9cecc0, #fff4d8",
        pull=0.1,
        saturation=1.1,
    )


def _curve(points: Points, count: int = 160) -> Array:
    line = sample(points, count * 4)
    gone = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    even = np.linspace(0, gone[-1], count)
    return np.stack([np.interp(even, gone, line[:, k]) for k in (0, 1)], 1)


def _face(
    scene: Scene, front: Points, back: Points, tones: tuple[str, str, str], side: int
) -> None:
    """Smoke drawn from the chimney up: every thread of it runs between profile and nape."""
    dark, own, light = tones
    edge, nape = _curve(front), _curve(back)
    body = poly(np.vstack([edge, nape[::-1]]))
    for at, size in (
        (34 - 6 * side, 24.0 + 5 * side),
        (60 + 8 * side, 36.0),
    ):  # wisps that turn aside
        x, y = nape[at]
        turn = np.linspace(0, 3.6 * np.pi / 1.5, 26)
        far = size * (1 - 0.1 * turn)
        wisp = [(x - side * 46, y + 44), *zip(x + side * (size * 0.5 - far * np.cos(turn) * 0.9),
                                              y - 6 - far * np.sin(turn), strict=True)]  # fmt: skip
        scene.fill(tube(wisp, [13, 11, 9, 7, 5, 2], 90), mix(own, light, 0.2), round=8, shade=0.6,
                   detail=0.85, wobble=1)  # fmt: skip
    scene.fill(
        body, [mix(own, light, 0.25), own, mix(own, dark, 0.5)], detail=0.75, flow=90, wobble=1
    )
    rise = np.linspace(0, 1, 160)
    with scene.clip(body):
        for k in range(44):
            u = ((k + 0.5) / 44) ** 1.15
            line = _eased(edge, 1 + 30 * u) * (1 - u) + nape * u
            sway = np.sin(rise * 13 + k * 0.55) * (3 + 20 * rise**2) * min(1, 3 * u)
            line = line + np.c_[sway * 0.6, sway]
            tone = (
                mix(light, own, min(1.0, u * 1.3)),
                mix(own, dark, 0.35 + 0.5 * u),
                mix(own, light, 0.25),
                mix(own, dark, 0.8),
            )[k % 4]
            half = 2.5 + (4 + 9 * np.linspace(0, 1, 12)) * np.abs(
                np.sin(np.linspace(0.3, 5, 12) + k)
            )
            scene.fill(tube(line[::4], list(half), 160), tone, alpha=0.26 + 0.5 * u, soft=1.6,
                       round=7, shade=0.5, detail=0.75, wobble=1.5, flow="form")  # fmt: skip
        rim = tube(edge[::2], [2, 5, 6, 6, 7, 5], 200)
        scene.fill(rim, light, alpha=0.6, soft=3, detail=0.9)
        shade = tube(
            [(400 + side * dx, y) for dx, y in ((190, 560), (150, 650), (126, 700))], [8, 40, 10]
        )
        scene.fill(shade, dark, alpha=0.45, soft=16)


def _eased(line: Array, width: float) -> Array:
    """A curve that has forgotten its corners."""
    reach = int(width * 2) + 1
    weight = np.exp(-((np.arange(-reach, reach + 1) / width) ** 2))
    weight /= weight.sum()
    smooth = [np.convolve(np.pad(line[:, k], reach, "reflect", reflect_type="odd"), weight, "valid")
              for k in (0, 1)]  # fmt: skip
    return np.stack(smooth, 1)


def _features(scene: Scene) -> None:
    """An eye and a brow each; he scowls, she will not look away."""
    style: Style = {"detail": 1.0, "wobble": 0.3}
    for eye, lid, iris, brow, dark in (
        (
            "286 374!, 310 356, 340 360!, 334 380, 310 388",
            "284 376, 310 356, 344 360",
            (326.0, 371.0),
            "268 334, 306 324, 352 346",
            "#0c0628",
        ),
        (
            "526 424!, 500 402, 468 410!, 474 432, 500 440",
            "528 426, 500 402, 464 410",
            (484.0, 421.0),
            "548 384, 506 354, 464 366",
            "#04242c",
        ),
    ):
        scene.fill(spline(eye), "#fff6d8", **style)
        with scene.clip(spline(eye)):
            scene.fill(circle(*iris, 14), dark, **style)
            scene.fill(circle(iris[0] + 4, iris[1] - 5, 4), "#fff6d8", **style)
        scene.fill(tube(brow, [3, 9, 6]), dark, **style)
        scene.fill(tube(lid, [3, 5, 3]), dark, **style)


def _roofs(scene: Scene) -> None:
    """Two roofs that fall away from each other, each with a lit window on its far side."""
    style: Style = {"detail": 0.75, "wobble": 1.0, "ink": 0.5}
    for side, tiles, dark in (
        (-1, ("#6a4a9c", "#2a1a58"), "#180e3c"),
        (1, ("#2c8a88", "#0e3c50"), "#06283a"),
    ):
        with scene.at(400, 0, 1, 0, side < 0):
            stack = poly("202 1120, 264 1120, 258 936, 208 936")
            scene.fill(stack, [mix(tiles[0], "#d8a080", 0.35), mix(tiles[1], "#8a4a3c", 0.4)],
                       angle=0, round=14, **style)  # fmt: skip
            for y in (966.0, 994, 1022):
                scene.pen([(206, y), (262, y)], 2.4, dark, 0.7, curve=False)
            scene.fill(rect(192, 916, 82, 28, 5), mix(tiles[0], "#d8a080", 0.4), round=9, **style)
            slope = poly("26 974, 58 966, 440 1150, 440 1240, 26 1240")
            scene.fill(slope, tiles, flow=24, **style)
            with scene.clip(slope):
                for k in range(1, 9):
                    scene.pen(
                        [(20, 950 + 36 * k), (440, 1152 + 36 * k)], 2.6, dark, 0.7, curve=False
                    )
                    for j in range(16):
                        x = 30.0 + 26 * j + 13 * (k % 2)
                        y = 950 + 36 * k + 0.481 * (x - 20)
                        scene.pen([(x, y), (x + 14, y - 29)], 2.2, dark, 0.5, curve=False)
                scene.glow(296, 1136, 70, "#ffc860", 0.6)
                pane = poly("262 1100, 326 1131, 326 1182, 262 1151")
                scene.fill(pane, "#fff6c0, #ffc04c", ink=0.9, ink_width=5, detail=0.95)
                scene.line("294 1116, 294 1166", 5, dark, curve=False)
            scene.line("26 974, 58 966, 440 1150", 13, mix(tiles[0], "#fff0c0", 0.25), curve=False)
