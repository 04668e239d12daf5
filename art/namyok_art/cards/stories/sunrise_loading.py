"""Where the sun should rise eight pale suns turn in a ring; one who waits has grown old."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import TORN, Card, Gradient, Pen, X, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import stripes
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.land import wave
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

RING = (520.0, 300.0)
OLD = Person(
    "old",
    "#d8a07a",
    "#ece6dc",
    "bald",
    0.27,
    0.34,
    0.12,
    0.04,
    "hook",
    "full",
    eye="#4a6a7a",
    brow=0.055,
    cloth="#8a3f4a",
)
GIRL = Person(
    "child", "#c8865a", "#3a2018", "tail", 0.28, 0.35, 0.1, eye="#3a2a20", cloth="#d8a23a"
)


def draw() -> NDArray[np.uint8]:
    card = Card(45, ["#4a3a72", "#9a5a84", "#f08a6a", "#fbc47a"], light=(660, 200), lamp="#ffe6b0")
    _ring(card)
    for k, (y, tone) in enumerate(
        ((600, "#7a5a9a"), (650, "#63508f"), (712, "#4c437f"), (790, "#38386c"))
    ):
        line = wave(y, 9 + 3 * k, 120 + 26 * k, phase=k * 1.3)
        card.paper(
            line.pen(), (mix(tone, "#ffb07a", 0.3), tone), glue(200, offset=(0, -3), rim=0.35)
        )
    glitter = Pen()
    for _ in range(90):
        low = card.rng.uniform(610, 830)
        x = RING[0] + card.rng.normal(0, 40 + (low - 600) * 0.4)
        glitter.oval(x, low, card.rng.uniform(6, 22), 2)
    card.paint(glitter, "#ffd49a", 0.6)
    beach: list[Knot] = knots("-40 900!, 200 862, 460 880, 840 850!, 840 1260!, -40 1260!")
    card.paper(
        Pen().smooth(beach),
        Gradient(("#f0b878", "#c8845a", "#8a5048"), 850, 1200),
        TORN,
        torn=4,
        core=0.4,
        offset=(0, -5),
    )
    _castle(card)
    _old(card)
    _girl(card)
    return card.finish(
        bloom=0.45,
        shadow_tone="#3a2858",
        light_tone="#ffe8c8",
        toning=0.09,
        vignette=0.26,
        saturation=1.08,
    )


def _ring(card: Card) -> None:
    card.glow(*RING, 330, "#ffd890", 0.35)
    for k in range(8):
        a = math.radians(-60 - k * 45)
        x, y = RING[0] + 178 * math.cos(a), RING[1] + 178 * math.sin(a)
        fade = k / 7
        r = 46 - 14 * fade
        if k == 0:
            card.glow(x, y, 170, "#fff0c0", 0.8)
            card.paper(Pen().star(x, y, 74, 0.78, 14), ("#ffd070", "#f89a3a"), glue(160))
            card.lightup(Pen().circle(x, y, r), "#fff6d8", 1.3)
        else:
            tone = mix("#ffd88a", "#b06a88", fade)
            card.paper(
                Pen().circle(x, y, r),
                (mix(tone, "#fff0d0", 0.3), tone),
                glue(140, shadow=0.25),
                opacity=1 - 0.45 * fade,
            )


def _chair(card: Card, p: Place, cloth: str) -> None:
    wood = ("#a8683a", "#5a3424")
    for line in ([(-1.5, 1.6), (0.9, 0.5)], [(-0.7, 0.4), (1.0, 1.7)]):
        card.paper(p.ribbon(line, [0.13, 0.13]), wood, glue(160))
    sling: list[Knot] = knots(
        "-1.9 -1.5!, -1.66 -1.62!, -0.9 0.1, -0.2 0.72, 0.9 0.36!, 0.94 0.56!, -0.2 1, -1.1 0.3"
    )
    card.paper(p.smooth(sling), stripes(cloth, "#f6e6c8", 26, 60), glue(180))


def _old(card: Card) -> None:
    p = Place(250, 940, 132)
    card.shade(Pen().oval(260, 1150, 260, 22), "#4a2438", 0.5, soft=10)
    _chair(card, p, "#8a2f44")
    recline = POSES["sitting"].but(
        lean=-26,
        bend=12,
        nod=22,
        near_foot=(0.78, 0.5),
        far_foot=(0.72, 0.56),
        near_grip="flat",
        near_hand=(0.5, 0.62),
    )
    wait = MOODS["weary"].but(gaze=(0.6, -0.3), pitch=-0.02)
    place, bones = figure(
        card,
        p.x - 20,
        p.y + 36,
        150,
        OLD,
        recline,
        wait,
        Dress("jacket", "#7a3a4a", "#4a4868", "#3a2a30", buttons=False),
        near_at=(420, 960),
    )
    x, y = place.to(bones.head[0] + 0.1, bones.head[1] + 0.44)
    flow = [
        (x, y),
        (x + 50, y + 110),
        (x + 40, y + 230),
        (x + 130, y + 320),
        (x + 260, y + 350),
        (x + 420, y + 330),
    ]
    for k, (shift, tone) in enumerate(((0, "#c8c0bc"), (-10, "#e4dcd4"), (8, "#f6f0e6"))):
        beard = [(u + shift, v + shift * 0.6) for u, v in flow]
        card.paper(
            Pen().poly(
                ribbon(
                    beard, [70 - k * 16, 110 - k * 24, 96 - k * 22, 80 - k * 18, 56 - k * 14, 6], 90
                )
            ),
            lit(card, Place(x + 100, y + 200, 300), tone, 0.3),
            glue(200),
        )
    nest = Place(x + 78, y + 150, 60)
    card.paper(
        nest.smooth(knots("-0.7 -0.1, 0.7 -0.1, 0.5 0.5, -0.5 0.5")),
        ("#a87844", "#6a4428"),
        glue(120),
        torn=3,
    )
    for u in (-0.3, 0.02, 0.32):
        card.paper(nest.oval(u, -0.16, 0.17, 0.24), ("#eef6f4", "#a8c8cc"), glue(90))


def _girl(card: Card) -> None:
    """She has not lost hope, and has the better shadow."""
    x, y = 566, 1140
    card.shade(Pen().oval(x - 10, y, 90, 14), "#4a2438", 0.6, soft=6)
    hope = MOODS["awe"].but(pitch=-0.1)
    pose = POSES["reaching"].but(
        near_foot=(0.06, 0.98),
        far_foot=(-0.2, 0.96),
        far_toe=10.0,
        near_toe=0.0,
        nod=-14,
        far_grip="point",
        near_hand=(-0.1, 0.9),
        sway=(0.0, 0.0),
    )
    frock = Dress("dress", "#d8a23a", "#c8865a", "#8a4a34", 0.5, "#f6e0b0", stockings=True)
    figure(card, x, y, 138, GIRL, pose, hope, frock, far_at=(716, 730), ground=True)


def _castle(card: Card) -> None:
    """Finished long ago, with a spire."""
    for x, y, w, h in ((690, 1000, 60, 150), (760, 1010, 70, 110), (630, 1006, 50, 90)):
        card.paper(
            Pen().rect(x - w / 2, y - h, w, h),
            Gradient(("#f6cc90", "#c88a5a"), y - h, y),
            glue(160),
        )
        top = Pen()
        for k in range(3):
            top.rect(x - w / 2 + k * w * 0.38, y - h - 12, w * 0.24, 16)
        card.paper(top, ("#f8d8a0", "#d89a64"), glue(120))
    card.paper(Pen().poly([(664, 840), (690, 740), (716, 840)]), ("#f8d8a0", "#c88a5a"), glue(140))
    card.paper(
        Pen().poly([(690, 742), (690, 700), (724, 712), (692, 724)]),
        ("#c83a4a", "#8a2434"),
        glue(100),
    )
    card.tint(smoothstep(300, 0, np.hypot(X - 690, Y - 900)), "#ffd090", 0.08)
