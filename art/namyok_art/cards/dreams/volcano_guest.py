"""A volcano has come to dinner; all lean away, and it is our hand that holds out the sugar."""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import Scene, circle, cross, ellipse, gouache, poly, rect, spline, tube
from namyok_art.painted.figures import (
    CLOTH,
    EXPRESSIONS,
    PLAIN,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    hand,
    head,
)

CLOTH_EDGE = "300 570, 506 570, 668 1230, 150 1230"
SPOON = (430.0, 700.0, 500.0)
AUNT = Person(
    "woman",
    girth=1.3,
    skin="rose",
    hair="#c98a4a",
    style="bun",
    iris="#4a6a8a",
    lips="#b02a44",
    coat="#2f6a5f",
)
UNCLE = Person(
    "man",
    girth=1.3,
    skin="wheat",
    hair="#2a2020",
    style="bald",
    moustache="#3a2620",
    iris="#5a3a22",
    coat="#3a3448",
)
GRANNY = Person(
    "old",
    skin="pale",
    hair="#ded8ce",
    style="bun",
    iris="#5f7f94",
    glasses="#3a2a24",
    coat="#6a3f5a",
)
YOUTH = Person("man", skin="dark", hair="#16100f", style="curls", iris="#3a2416", coat="#b8862c")
GIRL = Person("child", skin="olive", hair="#2a1a16", style="plait", iris="#3f5a3a", coat="#c2503c")
COUSIN = Person("woman", skin="brown", hair="#1c1412", style="bob", iris="#4a2f1c", coat="#d8c8a0")
APPALLED = replace(EXPRESSIONS["fear"], open=0.75, wide=1.0, lip=0.0)
TRYING = replace(
    EXPRESSIONS["smile"],
    inner=0.9,
    upper=44,
    squeeze=0.4,
    tint=("#cfd2dc", 0.2),
    lip=0.6,
    open=0.12,
)


def room(scene: Scene) -> None:
    scene.sky("0 #3a1f2a, 0.4 #6a2f34, 0.55 #8a4a3a, 1 #3a2028", warp=40, flow=90)
    for x in range(0, 840, 62):
        scene.fill(rect(x, -10, 26, 620), "#7a3a3c", alpha=0.5, detail=0.3, flow=90)
    scene.glow(400, 300, 330, "#ff8a3c", 0.75)


def volcano(scene: Scene, rng: np.random.Generator) -> None:
    """Rock, not clay: facets and cracks; fire inside; smoke that is only air."""
    for k in range(34):
        t = k / 33
        x = 400 + 40 * np.sin(t * 5) + 190 * t * np.sin(t * 3.1 + 0.5) + rng.uniform(-30, 30)
        y = 200 - 230 * t + rng.uniform(-14, 14)
        tone = ["#4a3840", "#7a5a58", "#2a2028", "#a87a6a"][int(rng.integers(4))]
        scene.fill(circle(x, y, 34 + 70 * t), tone, alpha=0.42, soft=16, detail=0.1)
    scene.glow(400, 206, 120, "#ffd060", 0.9)
    cone = spline(
        "322 214!, 350 196, 400 190, 452 196, 482 214!, 520 330, 580 440, 640 560!, "
        "160 560!, 226 440, 286 320"
    )
    scene.fill(cone, "#6a5250, #4a3a40, #2f2630", detail=0.6, ink=0.5, texture=0.2, flow=70)
    with scene.clip(cone):
        for _ in range(46):
            x, y = rng.uniform(160, 640), rng.uniform(210, 560)
            s = rng.uniform(24, 64)
            facet = poly([(x, y - s), (x + s * 0.6, y + s * 0.4), (x - s * 0.5, y + s * 0.6)])
            scene.fill(
                facet,
                ["#8a6a60", "#3a2c34", "#5a4648", "#241c26"][int(rng.integers(4))],
                alpha=0.5,
                detail=0.7,
                flow=float(rng.uniform(40, 120)),
            )
        for way in (
            "372 204, 362 270, 386 330, 340 420, 352 500",
            "430 204, 452 270, 434 330, 480 400, 470 460",
            "400 204, 408 250, 396 300",
        ):
            scene.fill(tube(way, [11, 9, 8, 6, 3]), "#ff7a2c", detail=0.85)
            scene.fill(tube(way, [5, 5, 4, 3, 1]), "#ffe08a", detail=0.9)
    scene.fill(ellipse(402, 204, 78, 17), "#ffd060, #ff6a20", detail=0.8)
    # two hollows that may be eyes, both on the spoon
    for x in (342.0, 470.0):
        scene.fill(ellipse(x, 352, 27, 20), "#1c1218", detail=0.9, ink=0.5)
        scene.fill(circle(x + 4, 358, 11), "#ffb03c", detail=1)
        scene.fill(circle(x + 5, 360, 4.5), "#1c1218", detail=1)
    bib = spline(
        "272 446!, 330 470, 400 482, 470 470, 530 446!, 512 540, 470 618!, 400 596, "
        "330 618!, 288 540"
    )
    scene.cast(bib, strength=0.6, soft=10)
    scene.fill(bib, "#fbf6ea, #e0d4c8", detail=0.7, ink=0.5, round=10, shade=0.6, flow=80)
    for x in (316.0, 360.0, 404.0, 448.0, 490.0):
        scene.line(
            [(x, 470), (x + (x - 400) * 0.12, 540), (x + (x - 400) * 0.2, 596)],
            3,
            "#c2b4ac",
            alpha=0.6,
        )
    for s in (-1, 1):
        scene.fill(
            spline(
                [
                    (400 + s * 128, 446, 1),
                    (400 + s * 176, 410),
                    (400 + s * 192, 440),
                    (400 + s * 150, 466),
                ]
            ),
            "#fbf6ea",
            round=10,
            detail=0.8,
            ink=0.5,
        )


def table(scene: Scene, rng: np.random.Generator) -> None:
    cloth = poly(CLOTH_EDGE)
    scene.fill(cloth, "#d8b8a0, #f0e4d4, #fbf4e6", detail=0.4, flow=88)
    scene.glow(400, 600, 190, "#ff9a50", 0.5)
    for x, y, s in (
        (304, 786, 0.82),
        (512, 790, 0.82),
        (262, 1004, 1.15),
        (574, 1010, 1.15),
        (342, 652, 0.56),
        (470, 652, 0.56),
    ):
        scene.cast(ellipse(x + 5, y + 8, 70 * s, 27 * s), strength=0.5, soft=6)
        scene.fill(ellipse(x, y, 70 * s, 26 * s), "#ffffff, #cfc4c8", detail=0.75, round=6, ink=0.4)
        scene.fill(ellipse(x, y - 2 * s, 46 * s, 16 * s), "#efe6e0", detail=0.75, ink=0.3)
        soup = ["#c2602c", "#8a9a3a", "#b8402f"][int(rng.integers(3))]
        scene.fill(ellipse(x, y - 2 * s, 40 * s, 13 * s), soup, detail=0.7)
    for x, y in ((384, 676), (424, 648)):
        scene.fill(tube([(x, y), (x, y - 66)], [9, 8]), "#f4ead0", round=8, detail=0.8)
        scene.fill(
            spline([(x - 6, y - 68), (x - 34, y - 92), (x - 8, y - 84)]), "#ffc04a", detail=0.9
        )


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(13)
    scene = Scene(
        13, light=(0.0, -0.55, 0.83), light_colour="#ffd8a0", shadow="#2a1830", haze="#8a4a3a"
    )
    room(scene)
    volcano(scene, rng)
    guests = (
        (GIRL, "wonder", 232, 560, -60, 108, 30, 0, 6, (400, 300, 200), 1),
        (YOUTH, APPALLED, 590, 548, -60, 116, -26, 0, -10, SPOON, -1),
        (GRANNY, "sly", 148, 668, 0, 164, 36, 4, 4, (400, 320, 100), 1),
        (COUSIN, TRYING, 672, 668, 0, 168, -30, 0, -8, SPOON, -1),
        (UNCLE, APPALLED, 66, 864, 60, 262, 34, -4, 12, SPOON, 1),
        (AUNT, "fear", 742, 878, 60, 262, -36, -4, -13, SPOON, -1),
    )
    table(scene, rng)
    for who, mood, x, y, z, size, yaw, pitch, roll, look, side in guests:
        mould = Mould()
        head(mould, x, y, z, size, who, mood, yaw=yaw, pitch=pitch, roll=roll, look=look)
        laid = cross(poly(CLOTH_EDGE), rect(-200, y + size * 0.6, 1200, 1400))
        with scene.clip(laid, invert=True):
            cast(
                mould,
                scene,
                reach=size * 0.5,
                light=(side * 0.75, -0.35, 0.55),
                rim=0.6,
                rim_colour="#ffb060",
                bounce="#3a3050",
            )
    ours = Mould()
    ours.group()
    ours.cone((520, 1290, 330), (468, 1090, 360), 92, 66, "#3f5a8a", 0, CLOTH)
    ours.group()
    ours.cone((474, 1112, 362), (466, 1080, 364), 72, 70, "#e8e0d0", 0, CLOTH)
    palm = Frame(462, 1066, 366, 104, basis((0.16, 1, 0.1), (0.35, 0.0, 1)))
    hand(ours, palm, "pinch", "#dba57c", left=False, arm=0.4)
    ours.group()
    ours.chain([(402, 1010, 380), (412, 860, 430), (424, 738, 450)], [9, 8, 7], "#c9c4c0", 2, PLAIN)
    ours.ball((432, 690, 456), (40, 54, 16), "#d8d4d0", 10, PLAIN)
    ours.group()
    for dx, dy, s in ((-4, -14, 21), (12, 8, 17), (-14, 14, 15)):
        ours.box((432 + dx, 684 + dy, 474), (s, s, s), 4, "#fffaf2", 0, PLAIN)
    cast(ours, scene, reach=90, light=(-0.1, -0.75, 0.65), rim=0.7, rim_colour="#ffc070")
    scene.vignette(400, 560, 540, 740, "#2a1428", 0.6)
    return gouache(
        scene,
        palette=(
            "#3a1f2a, #6a2f34, #ff8a3c, #ffd060, #4a3a40, #fbf6ea, #d8b8a0, #2f6a5f, "
            "#efc3a4, #8f5a3c, #2a1830, #3f5a8a"
        ),
        pull=0.12,
    )
