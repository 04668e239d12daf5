"""On night duty an owl listens to the breath of a bandaged umbrella."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Array,
    Scene,
    Style,
    circle,
    ellipse,
    gouache,
    poly,
    rect,
    rgb,
    sample,
    smooth,
)
from namyok_art.painted.figures import CLOTH, PLAIN, Frame, Mould, cast, turn
from namyok_art.painted.props.owl import owl
from namyok_art.painted.surface import BRASS, GLAZE

LAMP = (96.0, 300.0)
EAR = (352.0, 806.0, 340.0)
"""Where the stethoscope touches the patient."""


def draw() -> NDArray[np.uint8]:
    scene = Scene(
        77, light=(-0.72, -0.46, 0.5), light_colour="#ffd890", shadow="#141c3c", haze="#4a5a70"
    )
    scene.sky("0 #16324a, 0.5 #1f4a54, 1 #10243c", warp=60, flow=80)
    _ward(scene)
    _bird(scene)
    _bed(scene)
    _tubes(scene)
    scene.vignette(300, 560, 620, 820, "#141c3c", 0.5)
    return gouache(
        scene,
        palette="#16324a, #1f4a54, #ffd890, #f2b860, #c8282c, #f4ecdc, #7a5a40, #141c3c, #8fb0b8",
        pull=0.1,
    )


def _ward(scene: Scene) -> None:
    """A lamp, and behind it the next patient: an alarm clock with a dressing."""
    style: Style = {"detail": 0.6, "ink": 0.4}
    scene.fill(rect(-20, 560, 840, 700), "#2a4a58, #12283c", flow=0, detail=0.2)
    x, y = LAMP
    scene.glow(x, y, 620, "#f0a048", 0.7)
    scene.glow(x, y, 240, "#ffdf90", 0.8)
    scene.fill(poly("20 250, 172 250, 214 380, -24 380"), "#fff4c8, #ffd070, #e89a40", **style)
    scene.line([(96, 380), (96, 520)], 14, "#8a5a34", round=7)
    scene.fill(ellipse(96, 524, 70, 16), "#8a5a34, #4a2c28", round=10, **style)
    scene.fill(rect(-20, 530, 236, 40), "#a8683a, #5a3428", **style)
    scene.fill(rect(-20, 560, 226, 200), "#6a4030, #2c2030", angle=0, flow=90, **style)
    mould = Mould()
    mould.group()
    mould.box((420, 560, -300), (190, 40, 60), 30, "#c8d0d0", 0, CLOTH)
    mould.group()
    mould.box((470, 620, -290), (260, 50, 80), 40, "#3f6a78", 0, CLOTH)
    cast(mould, scene, reach=60, haze=0.25, detail=0.5)
    clock = Mould()
    clock.frame = Frame(342, 490, -200, 62, turn(-18, 0, -16))
    clock.group()
    clock.ball((0, 0, 0), (1, 1, 0.4), "#d8a048", 0, PLAIN)
    for s in (-1, 1):
        clock.group()
        clock.ball((s * 0.55, -0.95, 0), (0.36, 0.3, 0.3), "#d8a048", 0, PLAIN)
    clock.group()
    clock.ball((0, 0, 0.3), (0.78, 0.78, 0.16), "#f6ecd4", 0, PLAIN)
    clock.group()
    clock.chain([(0, 0, 0.5), (0.1, -0.5, 0.5)], [0.05, 0.03], "#2a1c24", 0, PLAIN)
    clock.chain([(0, 0, 0.5), (0.3, 0.26, 0.5)], [0.06, 0.04], "#2a1c24", 0, PLAIN)
    clock.group()
    wrap = np.linspace(-0.5, np.pi + 0.5, 16)
    clock.chain(
        [(1.02 * np.cos(a), -0.42 + 0.06 * np.cos(a * 2), 0.5 * np.sin(a)) for a in wrap],
        [0.2] * 16,
        "#f4ecdc",
        0.02,
        CLOTH,
    )
    cast(clock, scene, reach=60, haze=0.12, surface=BRASS, brush=0.4, detail=0.8)


def _bird(scene: Scene) -> None:
    mould = Mould()
    owl(mould, Frame(556, 330, 0, 238, turn(-24, 6, -4)), "#8a6242", EAR, turn(-8, 26, -14), 0.22)
    cast(mould, scene, reach=170, rim=0.6, rim_colour="#ffcf80", bounce="#3a6a80", detail=0.85)
    cap = Mould()
    cap.frame = Frame(556, 330, 0, 238, turn(-24, 6, -4)).inside(0, 0, 0, 1, turn(-8, 26, -14))
    cap.group()
    cap.box((0, -0.8, 0.06), (0.4, 0.15, 0.2), 0.1, "#f6f0e4", 0, PLAIN)
    cap.group()
    cap.box((0, -0.69, 0.14), (0.46, 0.075, 0.22), 0.05, "#fffaf0", 0, PLAIN)
    cap.group()
    cap.ball((0, -0.84, 0.28), (0.07, 0.07, 0.03), "#c8282c", 0, PLAIN)
    cast(cap, scene, reach=80, rim=0.4, detail=0.85)


def _gauze(points: Array, colours: Array, _: Array) -> Array:
    """Turns of bandage round the folded canopy, on its own surface."""
    along = points[:, 1] + 0.16 * points[:, 0]
    band = smooth(0.46, 0.48, along) * smooth(0.92, 0.9, along)
    turns = along * 9
    edge = np.abs(turns - np.round(turns))
    tone = rgb("#fff8ea")[None] * (0.72 + 0.28 * smooth(0.0, 0.14, edge))[:, None]
    k = band[:, None]
    return np.asarray(colours * (1 - k) + tone * k)


def _bed(scene: Scene) -> None:
    """The patient: its crook on the pillow, its silk in gauze, the rest under a blanket."""
    mould = Mould()
    mould.group()
    mould.box((150, 930, 40), (240, 90, 110), 84, "#eef0ea", 0, PLAIN, turn(0, 0, -5))
    mould.group()
    mould.box((560, 1150, -20), (520, 160, 140), 60, "#e4e8e4", 0, PLAIN)
    cast(mould, scene, reach=140, detail=0.7, bounce="#3a6a80", brush=0.6)
    who = Mould()
    place = Frame(176, 806, 220, 390, turn(0, 0, -56))
    who.frame = place
    who.group()
    hook = [(0.0, 0.1, 0.05), (0, -0.16, 0.05)] + [
        (-0.15 + 0.15 * np.cos(a), -0.2 + 0.19 * np.sin(a), 0.05)
        for a in np.linspace(0, -np.pi * 1.15, 11)
    ]
    who.chain(hook, [0.062] * 13, "#a8602c", 0.03, PLAIN)
    silk = who.group()
    who.skirt((0, 1.9, 0), (0, 0.16, 0), 0.07, 0.33, "#d02c2c", 8, 0.15, 0.4, 0.85, 0.04)
    who.decals[silk] = (place, _gauze)
    for k in range(6):
        a = k / 6 * 2 * np.pi + 0.3
        tip = (0.33 * np.cos(a), 0.1, 0.28 * np.sin(a))
        who.group()
        who.chain(
            [(0.26 * np.cos(a), 0.3, 0.22 * np.sin(a)), tip], [0.012, 0.012], "#e8e0d8", 0, PLAIN
        )
        who.ball(tip, 0.03, "#f2d080", 0, PLAIN)
    who.frame = Frame()
    scene.cast(ellipse(300, 930, 260, 40, 20), strength=0.6, soft=16, dy=12)
    cast(
        who,
        scene,
        reach=120,
        rim=0.4,
        rim_colour="#ffdf9c",
        bounce="#5a3a50",
        detail=0.85,
        surface=GLAZE,
        brush=0.7,
    )
    cover = Mould()
    cover.group()
    cover.ball((640, 1140, 160), (330, 190, 170), "#3f7480", 0, CLOTH)
    cover.box((600, 1230, 160), (420, 130, 150), 80, "#3f7480", 90, CLOTH)
    cover.group()
    cover.chain(
        [(330, 1200, 300), (380, 1060, 330), (470, 975, 330), (600, 935, 300), (800, 930, 260)],
        [46, 48, 48, 46, 44],
        "#f4f0e6",
        20,
        PLAIN,
    )
    cast(cover, scene, reach=120, rim=0.3, detail=0.6, bounce="#2a4a60", brush=0.45)
    glass = Mould()
    glass.group()
    glass.chain([(150, 905, 420), (60, 985, 440)], [9, 13], "#f6fbff", 0, PLAIN)
    cast(glass, scene, surface=GLAZE, reach=40)
    scene.pen([(140, 914), (90, 958)], 3, "#c8282c")


def _tubes(scene: Scene) -> None:
    """The stethoscope: from both sides of the face to the umbrella's heart."""
    mould = Mould()
    x, y, z = EAR
    mould.group()
    for line in (
        [(352, 316, 120), (350, 470, 240), (400, 600, 320), (470, 690, 340)],
        [(716, 340, 120), (700, 500, 260), (600, 640, 330), (470, 690, 340)],
    ):
        curve = np.c_[sample([p[:2] for p in line], 14), np.linspace(line[0][2], 340, 14)]
        mould.chain(list(curve), [10] * 14, "#24303c", 4, PLAIN)
    mould.chain(
        [(470, 690, 340), (462, 780, 380), (400, 840, 400), (x, y, z + 60)],
        [12, 12, 12, 12],
        "#24303c",
        6,
        PLAIN,
    )
    cast(mould, scene, reach=60, surface=GLAZE, rim=0.4, rim_colour="#ffdf9c", detail=0.9)
    bell = Mould()
    bell.group()
    bell.ball((x, y, z + 60), (36, 36, 18), "#d8dce0", 0, PLAIN, turn(-20, -20))
    bell.group()
    bell.ball((x - 3, y - 4, z + 76), (22, 22, 10), "#9aa4b0", 0, PLAIN, turn(-20, -20))
    cast(bell, scene, reach=30, surface=BRASS, detail=0.95)
    scene.fill(circle(x - 14, y - 14, 5), "#ffffff", detail=1, texture=0)
