"""A wall of backs; out of one collar, where a head should be, a hand waves to us."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import RIGHT, Print, Y, blob, brush, oval, shapes, step, strands
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand

BACKS = (
    (90, 430, 0.74, "hat"),
    (300, 410, 0.76, "bald"),
    (730, 424, 0.76, "short"),
    (-20, 730, 0.98, "short"),
    (232, 706, 1.0, "bun"),
    (530, 716, 1.0, ""),
    (800, 722, 0.98, "hat"),
    (90, 1070, 1.25, "hat"),
    (400, 1110, 1.22, "bald"),
    (730, 1076, 1.25, "bun"),
)


def draw() -> NDArray[np.uint8]:
    p = Print("violet", "moss", 351)
    streaks(p, 0.99 - 0.15 * step(0, 400, Y), 0.0, 14, 190, b=1, seed=17)
    for i, (x, y, size, head) in enumerate(BACKS):
        _back(p, x, y, size, head, i)
    return p.press()


def _back(p: Print, x: float, y: float, size: float, head: str, i: int) -> None:
    def on(pts: str) -> list[tuple[float, float]]:
        return [
            (x + size * float(q.split()[0]), y + size * float(q.split()[1])) for q in pts.split(",")
        ]

    if head:
        skull = blob(
            on("-62 -120, -74 -190, -50 -250, 0 -272, 50 -250, 74 -190, 62 -120, 44 -40, -44 -40")
        )
        p.relief(skull, RIGHT, 60 * size, 8, outline=5, ambient=-0.1, seed=i)
        for side in (-1, 1):
            p.relief(
                oval(x + side * 74 * size, y - 172 * size, 14 * size, 26 * size),
                RIGHT,
                12,
                6,
                outline=4,
            )
    body = blob(
        on(
            "-190 420, -188 120, -170 20, -120 -40, -50 -66, 50 -66, 120 -40, "
            "170 20, 188 120, 190 420"
        )
    )
    p.relief(
        body,
        RIGHT,
        90 * size,
        12 * max(size, 0.8),
        angle=0.3,
        a=float(not head),
        b=float(bool(head) and i % 4 == 1),
        outline=7,
        ambient=(-0.2 if i % 4 == 1 else -0.36) if head else 0.0,
        seed=i * 3,
        length=120,
    )
    if not head:
        _waving(p, x, y, size)
    collar = blob(on("-70 -62, -60 -96, 0 -104, 60 -96, 70 -62, 0 -44"))
    p.relief(
        collar,
        RIGHT,
        20,
        8,
        a=float(not head),
        outline=6,
        ambient=0.0 if not head else -0.2,
        soft=4,
    )
    p.ink(brush(on("0 -46, 3 120, -2 420"), [4, 7, 8]))
    _top(p, on, head, size, i)


def _top(p: Print, on: "object", head: str, size: float, i: int) -> None:
    assert callable(on)
    if head == "hat":
        p.relief(
            blob(on("-66 -180, -64 -270, -30 -300, 30 -300, 64 -270, 66 -180")),
            RIGHT,
            50,
            10,
            outline=5,
            ambient=-0.4,
            b=1,
            seed=i,
        )
        p.relief(
            blob(on("-118 -168, -60 -196, 60 -196, 118 -168, 60 -156, -60 -156")),
            RIGHT,
            14,
            8,
            outline=5,
            ambient=-0.2,
            b=1,
        )
    elif head in ("short", "bun"):
        mass = blob(
            on(
                "-78 -150, -84 -220, -50 -280, 0 -296, 50 -280, 84 -220, 78 -150, "
                "50 -112, 0 -104, -50 -112"
            )
        )
        p.ink(mass)
        cuts = strands(
            on("-8 -286, -66 -236, -66 -160, -34 -116"),
            on("-4 -286, -14 -230, -10 -170, -6 -116"),
            5,
            6 * size,
            i,
        )
        cuts += strands(
            on("8 -286, 66 -236, 66 -160, 34 -116"),
            on("4 -286, 14 -230, 10 -170, 6 -116"),
            5,
            9 * size,
            i,
        )
        p.put(shapes(cuts) & mass, k=0)
        if head == "bun":
            knot = blob(on("-38 -206, 0 -236, 38 -206, 36 -160, 0 -142, -36 -160"))
            p.put(knot.grow(4), k=0)
            p.ink(knot)
            arcs = strands(
                on("-30 -196, 0 -214, 30 -196"), on("-26 -164, 0 -154, 26 -164"), 4, 6 * size, i
            )
            p.put(shapes(arcs) & knot, k=0)


def _waving(p: Print, x: float, y: float, size: float) -> None:
    hand = Hand(x + 8, y - 268 * size, 116 * size, 0.16, 1, RIGHT, seed=4, nail=(0, 0))
    hand.open(p, (-0.32, -0.1, 0.12, 0.36), (0.02, 0, 0, -0.03), -0.95, 0.25, 1.9)
