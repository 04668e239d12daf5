"""The audience from the stage: a yawn has gone through all the rows, one weeps."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, Y, blob, step
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.ground import streaks
from namyok_art.lino.hand import Hand

STYLES = (
    "short",
    "bun",
    "receding",
    "bob",
    "curls",
    "side",
    "fringe",
    "crop",
    "long",
    "receding",
    "bun",
    "curls",
    "short",
    "side",
    "bob",
    "long",
)
NOSES = ("broad", "hooked", "snub", "long", "potato", "straight")
FOOTLIGHT = (-0.3, 0.55, 0.6)


def draw() -> NDArray[np.uint8]:
    p = Print("blue", "rust", 371)
    streaks(p, 0.12 * step(1200, 0, Y), 0, 12, 150, a=1)
    rng = np.random.default_rng(5)
    for row, (y, s, n) in enumerate(((150, 84, 5), (410, 100, 4), (720, 118, 4), (1040, 132, 3))):
        for i in range(n):
            x = (
                (i + 0.5 + (0.25 if row % 2 else -0.02)) * 800 / n
                - (40 if row % 2 else 0)
                + rng.normal(0, 6)
            )
            k = row * 5 + i
            if (row, i) == (2, 1):
                continue
            _yawner(
                p,
                Face(
                    x,
                    y + rng.normal(0, 10),
                    s,
                    rng.normal(0, 0.12),
                    rng.normal(0, 0.2),
                    rng.uniform(0.1, 0.6),
                    nose=NOSES[k % 6],
                    age=float(rng.choice([0, 0.4, 0.9])),
                    light=FOOTLIGHT,
                    jaw=1.16,
                ),
                STYLES[k % 16],
                k,
                rng,
            )
        _seats(p, y + s * 1.9, s)
        if row == 2:
            _moved(p)
    return p.press()


def _seats(p: Print, y: float, s: float) -> None:
    back = blob(
        [
            (-40, y + 300),
            (-40, y + 20),
            (60, y - 6),
            (200, y + 8),
            (400, y - 6),
            (600, y + 8),
            (740, y - 6),
            (840, y + 20),
            (840, y + 300),
        ]
    )
    p.relief(back, FOOTLIGHT, 40, 11, b=1, outline=6, ambient=-0.42, length=100, seed=int(s))


def _yawner(p: Print, face: Face, style: str, k: int, rng: np.random.Generator) -> None:
    dark = k % 5 == 2
    heads.back(p, face, style)
    bust(
        p,
        face,
        a=float(k % 3 == 0),
        collar=("round", "shirt", "coat")[k % 3],
        wide=1.35,
        ambient=-0.3,
        low=2.4,
        skin=(0, float(dark)),
        shine=0.7,
    )
    deep = rng.uniform(0.16, 0.28)
    face.draw(
        p,
        eyes=(0 if rng.random() < 0.6 else 0.2, 0, 0),
        brow=(-0.16, 0.03),
        mouth=(rng.uniform(0.16, 0.22), -0.1, deep),
        lips=(0, 0),
        full=0.7,
        teeth=bool(k % 2),
        b=float(dark),
        shine=0.64 if dark else 0,
        ambient=-0.14 if dark else -0.02,
        ears=style in ("short", "receding", "crop", "side"),
        seed=k,
        gap=5.5,
    )
    heads.front(p, face, style, n=7)


def _moved(p: Print) -> None:
    """She alone: eyes open, two bright tears, a hand on her heart."""
    face = Face(330, 704, 130, -0.1, 0.05, nose="straight", light=FOOTLIGHT)
    heads.back(p, face, "long", b=1, k=0)
    bust(p, face, collar="round", wide=1.3, ambient=0.15, low=2.6)
    face.draw(
        p,
        eyes=(0.7, 0, -0.3),
        brow=(-0.14, 0.06),
        mouth=(0.17, -0.4, 0),
        lips=(0, 1),
        seed=4,
        ambient=0.1,
    )
    heads.front(p, face, "long", b=1, k=0, n=7)
    for side in (-1, 1):
        for dy, r in ((0.12, 0.05), (0.34, 0.065)):
            cx, cy = face.at([(0.36 * side, dy)])[0]
            size = r * 130
            p.flat(
                blob([(cx, cy - size * 2.2), (cx + size, cy), (cx, cy + size), (cx - size, cy)]),
                a=1,
                outline=3,
            )
    hand = Hand(352, 940, 78, -1.1, -1, FOOTLIGHT, seed=3)
    hand.open(p, (-0.12, -0.02, 0.08, 0.2), (0.05, 0.05, 0.05, 0.05), -0.6, 0.2, 1.4, palm=False)
