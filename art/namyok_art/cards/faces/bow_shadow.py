"""A small man bows to the floor; his huge shadow stands upright and shakes its fist."""

import cv2
import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Mask, Print, below, blob, brush, noise, oval, place
from namyok_art.lino.ground import dim, streaks
from namyok_art.lino.mask import NX, NY
from namyok_art.lino.solid import BLACK, clad, dye, hew
from namyok_art.lino.walls import boards
from namyok_art.painted.figures import Pose, figure, silhouette
from namyok_art.painted.mould import Mould

LIGHT = (0.3, -0.6, 0.6)
BOWING = Pose(
    spine=(0, -0.75, 0.7),
    chest=(0, 0.25, 1),
    L=((-0.2, 0.9, -0.35), (0, 0.4, -0.9)),
    R=((0.2, 1, 0.3), (0.05, 1, 0.35)),
    l=((-0.05, 1, -0.1), (0, 1, -0.05)),
    r=((0.05, 1, 0.05), (0, 1, -0.05)),
    head=(0, 18, 0),
    hands=("rest", "open"),
    yaw=84,
)
RISEN = Pose(
    spine=(0, -1, 0),
    chest=(0, -1, 0),
    L=((-0.95, 0.6, 0), (0.75, 0.75, 0)),
    R=((0.95, -0.35, 0), (0.12, -1, 0)),
    l=((-0.34, 1, 0), (-0.12, 1, 0)),
    r=((0.34, 1, 0), (0.12, 1, 0)),
    head=(0, -4, 0),
    hands=("fist", "fist"),
    yaw=0,
)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "ochre", 451)
    streaks(p, dim(330, 900, 1000, 1.0, 0.5), 0.1, 14, 190, b=1)
    shadow = _shadow()
    p.put(shadow, k=1, a=0, b=0)
    streaks(p, 0.34 + 0.14 * (noise(140, 4) - 0.5), 1.3, 12, 170, a=1, within=shadow, seed=6)
    floor = below("-10 1000, 400 996, 810 1000")
    p.ink(floor.grow(6))
    boards(p, 0.8, 52, upright=False, within=floor)
    m = Mould()
    who = clad("old", coat=dye("red"), cut="coat", style="bald", legs=BLACK, girth=1.1)
    body = figure(m, 214, 1168, 640, who, BOWING, "shame", look=(520, 1180, 60))
    hew(p, m, LIGHT, gap=5, outline=5, halo=6, line=2.4, ambient=0.2, cloth=0.05, length=40)
    x, y = body["wristR"][:2]
    _hat(p, float(x) + 66, float(y) + 34)
    return p.press()


def _hat(p: Print, x: float, y: float) -> None:
    """A bowler, held by its brim, its hollow turned to us."""
    brim = oval(x, y, 96, 34, -0.25)
    crown = blob(place("-.72 .05, -.66 .6, -.3 .98, .2 1, .6 .66, .7 .05", x, y, 92, -0.25))
    p.put((brim | crown).grow(7), k=0, a=0, b=0)
    p.ink(crown)
    p.put(brush(place("-.5 .3, -.4 .66, -.14 .84", x, y, 92, -0.25), [0, 11, 0]), k=0)
    p.ink(brim)
    p.put(oval(x, y - 2, 84, 25, -0.25) - oval(x, y, 78, 21, -0.25), k=0)
    p.put(oval(x + 4, y + 3, 54, 12, -0.25), k=0, a=1)


def _shadow() -> Mask:
    """Legs apart, one fist in the air, the other on the hip."""
    m = Mould()
    who = clad("man", cut="coat", style="bald", girth=1.15)
    figure(m, 420, 1010, 860, who, RISEN)
    whole = cv2.resize(silhouette(m), (NX, NY), interpolation=cv2.INTER_CUBIC)
    fist = blob(
        "640 96, 652 52, 690 36, 726 50, 738 92, 722 132, 684 146, 650 132, 628 124, 622 104"
    )
    return Mask(0, 0, np.clip(whole, 0, 1).astype(np.float32)) | fist
