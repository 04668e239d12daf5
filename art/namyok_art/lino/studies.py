"""Study sheets of the linocut painter: what it can do, to look at before a card is planned."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from namyok_art.deck import encode, write_atomically
from namyok_art.lino import (
    BELOW,
    LEFT,
    RIGHT,
    Face,
    Mask,
    Print,
    brush,
    everything,
    hair,
    headwear,
    poly,
)
from namyok_art.lino.bust import bust
from namyok_art.lino.face import NOSES
from namyok_art.lino.grasp import grasp
from namyok_art.lino.grip import clutch, lay, tweak
from namyok_art.lino.ground import rain, rays, rings, streaks, swirl, water
from namyok_art.lino.hand import Hand, grip_back, grip_front
from namyok_art.lino.little import JAWS, Little
from namyok_art.lino.little import NOSES as CUTS
from namyok_art.lino.nape import nape
from namyok_art.lino.profile import Profile
from namyok_art.lino.quarter import BRIDGES, SKULLS, Quarter
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew
from namyok_art.lino.walls import boards, bricks, curtain
from namyok_art.painted.figures import figure
from namyok_art.painted.figures.hands import GRIPS
from namyok_art.painted.mould import Mould
from namyok_art.painted.space import Point

FOLDER = Path(__file__).parents[3] / "docs" / "art"
LIMIT = 300_000

Sheet = NDArray[np.uint8]


def cells(columns: int, rows: int) -> list[tuple[float, float]]:
    """Middles of the cells of a sheet, row by row."""
    return [
        ((i + 0.5) * 760 / columns + 20, (j + 0.5) * 1160 / rows + 20)
        for j in range(rows)
        for i in range(columns)
    ]


def blank(ink_a: str, ink_b: str) -> Print:
    p = Print(ink_a, ink_b, 7)
    p.put(everything(), k=0, b=1)
    return p


def faces() -> Sheet:
    """Noses, ages, skins, lights and views."""
    p = blank("red", "ochre")
    styles = ("bob", "receding", "braids", "curls", "side", "short", "bun", "fringe", "crop")
    moods = ((0.5, 0, 0), (0.4, 0.8, 0), (0.8, 0, 0), (-1, 0, 0), (1, 0, 0), (0.4, 0, -0.3))
    for i, (x, y) in enumerate(cells(3, 3)):
        dark = i in (3, 8)
        face = Face(
            x,
            y,
            118,
            0.05 * (i % 3 - 1),
            (0, 0, 0, 0.1, 0, 0, 0.5, -0.4, 0)[i],
            (0, 0, 0, 0, 0, 0.7, 0, 0, -0.6)[i],
            age=(0, 0.9, 0, 0, 0, 0.4, 1, 0, 0)[i],
            child=i in (2, 7),
            nose=[*NOSES, *NOSES][i],
            light=BELOW if i == 4 else RIGHT if i in (5, 7) else LEFT,
        )
        hair.back(p, face, styles[i])
        face.draw(
            p,
            moods[i % 6],
            (0.1, -0.04) if i in (1, 8) else (-0.08, 0.03),
            (0.34, 0.8, 0.14) if i == 3 else (0.2, 0.1 * (i % 4) - 0.3, 0.1 * (i == 4)),
            b=float(dark),
            shine=0.68 if dark else 0,
            ambient=-0.2 if dark else -0.04,
            ears=styles[i] in ("receding", "side", "short", "crop"),
            full=0.8,
        )
        hair.front(p, face, styles[i])
    return p.press()


def heads() -> Sheet:
    """Hats, beards, collars and profiles."""
    p = blank("red", "green")
    wear = ("brim", "cap", "scarf", "knit", "hood", "full", "goatee", "collar")
    for i, (x, y) in enumerate(cells(3, 3)[:8]):
        face = Face(
            x, y - 20, 92, nose=[*NOSES, "hooked", "snub"][i], age=0.2 * (i % 4), light=LEFT
        )
        collar = ("shirt", "round", "bare", "round")[i % 4]
        bust(p, face, a=float(i % 2), collar=collar, wide=1.25, low=2.2)
        face.draw(p, ears=i in (1, 5, 6, 7), full=0.6)
        if i < 5:
            headwear.hat(p, face, wear[i], a=1)
        else:
            headwear.beard(p, face, wear[i])
            hair.front(p, face, ("short", "receding", "side")[i - 5])
    x, y = cells(3, 3)[8]
    Profile(x - 30, y - 40, 84, age=0.9, hook=0.1, nose=1.2).draw(p)
    Profile(x + 60, y + 60, 70, flip=-1, jaw=0.7, child=True, nose=0.6, light=RIGHT).draw(p)
    return p.press()


def little_heads() -> Sheet:
    """Small heads from a sixth of the card down to a thirtieth: no two alike."""
    p = blank("rust", "ochre")
    styles = [*hair.FRONTS, "curls", "crop", "bald"]
    moods = ((0.6, 0.6, 0), (0, 0, 0), (-1, 0, 0), (1, 0, 0), (0.4, -0.8, 0.3))
    mouths = ((0.24, 0.6, 0), (0.2, -0.6, 0), (0.34, 0.9, 0.28), (0.2, -0.1, 0.5), (0.16, 0, 0))
    brows = ((0, 0), (-0.08, 0.05), (0.1, -0.08), (-0.12, -0.08), (-0.1, 0.1))
    rows = ((88, 150, 4), (70, 400, 5), (56, 610, 6), (44, 790, 7), (34, 940, 9), (24, 1070, 12))
    i = 0
    for s, y, n in rows:
        for x in (40 + (c + 0.5) * 720 / n for c in range(n)):
            who = Little(
                x,
                y,
                s,
                0.12 * (i % 3 - 1),
                (0, 0.5, -0.5, 0.2)[i % 4],
                [*JAWS][i % len(JAWS)],
                [*CUTS][i * 5 % len(CUTS)],
                styles[i % len(styles)],
                ((1, 0, 0), (1, 0, 0), (0, 0, 0), (0, 1, 0))[i % 4],
                age=(0, 0.8, 0, 0.5, 1)[i % 5],
                child=i % 11 == 7,
                beard=("", "", "full", "", "moustache", "", "goatee")[i % 7],
                glasses=i % 6 == 4,
            )
            who.behind(p)
            mouth = mouths[(i + i // 5) % 5]
            who.draw(p, moods[i % 5], brows[i % 5], mouth, (1, 0) if i % 2 else None)
            i += 1
    return p.press()


def hands() -> Sheet:
    """Hands from several sides, and what a whole person can do."""
    p = blank("red", "sky")
    views = (
        ("open", 0),
        ("fist", 180),
        ("point", 30),
        ("wrap", 180),
        ("pinch", 90),
        ("cover", 0),
        ("cup", 150),
        ("reach", -40),
    )
    for (grip, yaw), (x, y) in zip(views, cells(4, 3), strict=False):
        m = Mould()
        arm = (x + 6, y + 190, 0)
        grasp(m, x, y + 60, 92, grip, yaw, 0, 4, elbow=arm, sleeve=dye("red"), bare=0.7)
        hew(p, m, gap=5)
    m = Mould()
    people = (
        (clad("woman", style="bun"), "dancing", "laughter"),
        (clad("man", coat=dye("red"), cut="trousers", legs=BARE), "pushing", "effort"),
        (clad("child", coat=dye("red"), style="curls"), "running", "fear"),
        (clad("old", coat=BARE, cut="coat", hat="brim", hat_colour=BLACK), "pointing", "anger"),
    )
    for (who, pose, mood), (x, _) in zip(people, cells(4, 3)[8:], strict=True):
        figure(m, x, 1160, 220 if who.age == "child" else 310, who, pose, mood)
    hew(p, m, gap=4.4, outline=3, line=1.8, ambient=0.14, length=40)
    return p.press()


def turned() -> Sheet:
    """Heads turned by a quarter, heads from behind, and a hand that holds."""
    p = blank("red", "sky")
    moods: tuple[tuple[tuple[float, float, float], tuple[float, float]], ...] = (
        ((0.6, 0.3, 0), (0, 0)),
        ((0.5, -0.8, 0), (0.12, -0.1)),
        ((0.9, 0, 0), (-0.1, 0)),
        ((0.3, 0, 0.3), (0.1, 0)),
        ((-1, 0, 0), (-0.1, 0)),
        ((0, 0, 0), (0, 0.04)),
    )
    styles = ("short", "receding", "bob", "bun", "tousled", "receding")
    for i, (skull, nose, style) in enumerate(zip(SKULLS, BRIDGES, styles, strict=True)):
        x, y = cells(3, 3)[i]
        way = 0.8 if i % 2 == 0 else -0.8
        head = Quarter(x, y, 128, 0, way, nose=nose, skull=skull, age=(0, 0.7)[i % 2], light=LEFT)
        eyes, brow = moods[i]
        head.draw(p, eyes, brow, (0.26, 0.9, 0.2) if i == 4 else (0.22, 0.1 - 0.2 * (i % 3), 0))
        head.ear(p)
        head.hair(p, style)
    (x, y), (x2, y2), (x3, y3) = cells(3, 3)[6:]
    nape(p, Face(x, y, 110), "braid")
    nape(p, Face(x2, y2, 110), "brim", a=1)
    hand = Hand(x3 - 30, y3, 110, ambient=0.1)
    grip_back(p, hand, 1.4)
    p.flat(brush([(x3 - 30, y3 - 170), (x3 - 30, y3 + 170)], [44, 44]), a=1)
    grip_front(p, hand, 0.2)
    return p.press()


def grips() -> Sheet:
    """Hands that hold: round a pole, a bottle and a handle, a pinch, a hand laid down, an arm."""
    p = blank("rust", "sky")
    light = (-0.5, -0.4, 0.75)
    rods: tuple[tuple[Point, Point, bool, float, str], ...] = (
        ((0, -1, 0), (-1, 0, 0.15), False, 0.16, "over"),
        ((0, -1, 0.2), (-0.55, 0, 0.85), False, 0.16, "over"),
        ((0, -1, 0), (-0.76, 0, 0.65), False, 0.34, "round"),
        ((0, -1, 0), (-1, 0, -0.2), True, 0.34, "round"),
        ((-1, 0.1, 0.1), (-0.06, 0.5, 0.86), True, 0.09, "along"),
    )
    places = [(x - 40, y) for x, y in cells(2, 4)]
    for (x, y), (axis, ahead, left, radius, thumb) in zip(places, rods, strict=False):
        m = Mould()
        at, along = np.array([x, y, 0]), np.asarray(axis, float) * 130
        m.cone(at - along, at + along, radius * 130, radius * 130, BARE)
        elbow = at - np.asarray(ahead, float) * 260 + np.array([60, 40, 0])
        clutch(
            m, at, 130, axis, ahead, radius, left=left, thumb=thumb, elbow=elbow,
            sleeve=dye("rust"),
        )  # fmt: skip
        hew(p, m, light, outline=5, line=3, ambient=0.1, shadow=0.6)
    (x, y), (x2, y2), (x3, y3) = places[5:8]
    pinch, palm, laid = Mould(), Mould(), Mould()
    tweak(pinch, (x, y + 90, 0), 130, 72, 0, 208, elbow=(x + 260, y - 200, 0))
    lay(
        palm, (x2 + 40, y2 + 90, 0), 110, GRIPS["open"], 172, 0, -8, elbow=(x2 + 60, y2 + 400, 0),
        thumb=((-0.66, -0.76, -0.16), (-0.84, -1.04, -0.2)), sleeve=dye("rust"),
    )  # fmt: skip
    lay(
        laid, (x3 + 70, y3 - 60, 0), 100, GRIPS["cover"], 0, 0, -80, elbow=(x3 + 190, y3 + 60, 40),
        shoulder=(x3 + 60, y3 + 160, 0), sleeve=dye("rust"), bare=0.3,
    )  # fmt: skip
    for m in (pinch, palm, laid):
        hew(p, m, light, outline=5, line=3, ambient=0.1, shadow=0.6)
    return p.press()


def grounds() -> Sheet:
    """Air, water and walls."""
    p = Print("rust", "sky", 7)
    paints: tuple[Callable[[Mask, float, float], None], ...] = (
        lambda m, x, y: streaks(p, 0.5, 0.4, b=1, within=m),
        lambda m, x, y: rays(p, x, y, 0.6, a=1, within=m),
        lambda m, x, y: rings(p, x, y, 0.6, b=1, within=m),
        lambda m, x, y: water(p, 0.55, m, b=1),
        lambda m, x, y: swirl(p, 0.6, within=m),
        lambda m, x, y: boards(p, 0.6, 60, a=1, within=m),
        lambda m, x, y: bricks(p, 0.5, a=1, within=m),
        lambda m, x, y: curtain(p, m, 60, a=1),
        lambda m, x, y: rain(p, 300, within=m),
    )
    for paint, (x, y) in zip(paints, cells(3, 3), strict=True):
        frame = [(x - 118, y - 184), (x + 118, y - 184), (x + 118, y + 184), (x - 118, y + 184)]
        paint(poly(frame), x, y)
    return p.press()


SHEETS: dict[str, Callable[[], Sheet]] = {
    "lino-faces": faces,
    "lino-heads": heads,
    "lino-turned": turned,
    "lino-little": little_heads,
    "lino-hands": hands,
    "lino-grips": grips,
    "lino-grounds": grounds,
}


def write_studies() -> list[Path]:
    """All sheets into docs/art."""
    paths = []
    for name, draw in SHEETS.items():
        path = FOLDER / f"{name}.webp"
        write_atomically(path, encode(Image.fromarray(draw()), LIMIT))
        paths.append(path)
    return paths
