"""Many faces look one way, each with a feeling of its own. One in red looks at us."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.lino import Face, Print, everything, headwear, shapes, strands
from namyok_art.lino import hair as heads
from namyok_art.lino.bust import bust
from namyok_art.lino.profile import Profile
from namyok_art.lino.quarter import Quarter

LIGHT = (-0.7, -0.35, 0.6)


def draw() -> NDArray[np.uint8]:
    p = Print("red", "green", 21)
    p.put(everything(), k=1, b=1)
    _back(p)
    _middle(p)
    _she(p, Face(446, 612, 206, 0.06, -0.22, wide=0.9, nose="straight", light=(-0.5, -0.35, 0.75)))
    _front(p)
    return p.press()


def _she(p: Print, face: Face) -> None:
    """Turned with the others, but her eyes have come back to us."""
    hood = "-1.0 .95, -.98 -.3, -.7 -1.16, 0 -1.44, .7 -1.16, 1.0 -.3, 1.06 .95, .6 1.3, -.6 1.3"
    p.put(face.patch(hood).grow(12), k=1, a=0, b=0)
    heads.back(p, face, "bob", a=1, k=0)
    bust(p, face, a=1, ambient=0.1, wide=1.5)
    face.draw(
        p, (0.84, 0.45, 0.05), (-0.1, 0.06), (0.19, 0.3, 0), (1, 0), ambient=0.14, seed=3,
        smirk=0.2, full=1.15,
    )  # fmt: skip
    heads.front(p, face, "bob", a=1, k=0, n=9)


def _bearing(p: Print, face: Quarter, collar: str, seed: int) -> None:
    p.put(face.outline().grow(10), k=1, a=0, b=0)
    bust(p, face, b=1, ambient=-0.2, wide=1.4, collar=collar, low=2.6, seed=seed)


def _back(p: Print) -> None:
    shout = Quarter(776, 186, 134, 0.0, -0.8, skull="gaunt", nose="straight", light=LIGHT)
    _bearing(p, shout, "shirt", 3)
    shout.draw(p, (0.8, -0.9, -0.2), (0.18, -0.1), (0.25, -0.3, 0.3), (0, 0), ambient=0.08, seed=4)
    shout.ear(p)
    shout.hair(p, "receding", n=9)
    glad = Quarter(380, 130, 126, -0.06, -0.8, skull="round", nose="potato", age=0.3, light=LIGHT)
    _bearing(p, glad, "round", 5)
    glad.draw(p, (0.6, -0.9, 0), (-0.08, 0.02), (0.3, 0.9, 0.14), (0, 0), ambient=0.1, seed=6)
    headwear.hat(p, glad, "knit", b=1)
    proud = Profile(566, 216, 138, 0.16, 1, 0.8, light=LIGHT)
    p.put(proud.outline().grow(10), k=1, a=0, b=0)
    proud.draw(p, opened=0.4, gaze=-0.4, brow=0.0, smile=-0.5, lips=(0, 1), ambient=0.06, seed=7)
    _combed(p, proud)
    old = Profile(176, 196, 146, -0.1, 1, 1.15, 0.1, age=1, light=LIGHT)
    p.put(old.outline().grow(10), k=1, a=0, b=0)
    old.draw(p, opened=0.6, gaze=-0.4, brow=0.1, smile=-0.9, lips=(0, 1), ambient=0.06, seed=8)


def _combed(p: Print, who: Profile) -> None:
    """Hair drawn back."""
    mass = who.patch(
        "-.6 -.76, -.34 -.72, -.1 -.5, .0 -.16, .3 -.28, .4 .2, .62 .5, .86 .2, .92 -.4, .66 -1.06,"
        ".1 -1.32, -.4 -1.16"
    )
    p.ink(mass.grow(4))
    cuts = strands(
        who.at("-.5 -.86, .1 -1.2, .6 -.9, .84 -.4"),
        who.at("-.1 -.5, .2 -.4, .5 -.2, .8 -.2"),
        9,
        9,
        4,
    )
    p.put(shapes(cuts) & mass, k=0)


def _middle(p: Print) -> None:
    angry = Quarter(744, 580, 164, 0.02, -0.8, skull="long", nose="hooked", age=0.6, light=LIGHT)
    _bearing(p, angry, "coat", 9)
    angry.draw(p, (0.5, -0.9, 0.1), (0.2, -0.14), (0.2, -0.7, 0), (0, 1), ambient=0.06, seed=9)
    headwear.moustache(p, angry)
    angry.ear(p)
    angry.hair(p, "receding", n=10)
    afraid = Quarter(136, 560, 152, 0.06, -0.8, skull="heavy", nose="broad", age=0.2, light=LIGHT)
    _bearing(p, afraid, "round", 11)
    afraid.draw(
        p, (1, -0.9, 0), (-0.18, 0.04), (0.2, -0.6, 0.08), (0, 0), b=1, shine=0.66, ambient=-0.05,
        seed=10,
    )  # fmt: skip
    headwear.hat(p, afraid, "scarf", b=1)


def _front(p: Print) -> None:
    gaper = Quarter(668, 1040, 158, -0.12, -0.8, child=True, light=LIGHT)
    _bearing(p, gaper, "round", 13)
    gaper.draw(p, (1, -0.8, -0.7), (-0.14, 0), (0.13, 0.1, 0.16), (0, 0), ambient=0.14, seed=11)
    gaper.ear(p)
    gaper.hair(p, "short", n=12)
    grim = Profile(216, 1040, 190, 0.0, 1, 1.05, 0.05, age=0.6, light=LIGHT)
    p.put(grim.outline().grow(11), k=1, a=0, b=0)
    grim.draw(p, opened=0.5, gaze=-0.4, brow=0.1, smile=-0.6, lips=(0, 1), ambient=0.06, seed=12)
    cap = grim.patch(
        "-.74 -.5, -.3 -.6, .3 -.5, .84 -.3, .94 -.7, .7 -1.2, .1 -1.4, -.44 -1.24, -.7 -.86"
    )
    p.relief(cap, LIGHT, 60, 9, b=1, outline=7, ambient=0.0)
    peak = grim.patch("-.6 -.6, -.86 -.5, -1.2 -.3, -1.16 -.22, -.8 -.34, -.3 -.46, -.2 -.6")
    p.relief(peak, LIGHT, 20, 8, b=1, outline=7, ambient=-0.1)
