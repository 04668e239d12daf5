"""A dinner for two, seen from above, falls into the street and nobody puts down the glass."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, mix
from namyok_art.paper.noise import blur
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.place import Place, far_side, glue, lit, ribbon
from namyok_art.paper.space import Array, X, Y

DEEP = (560.0, 850.0)
"""Where all walls meet, far below."""
TABLE = (336.0, 450.0)
LAMP = "#ffd890"


def draw() -> NDArray[np.uint8]:
    far = np.hypot(X - DEEP[0], Y - DEEP[1])
    street = Gradient(("#ffb45a", "#c8603c", "#6a2f4a", "#2a1a40"), 20, 420, along=far)
    card = Card(118, street, light=TABLE, lamp=LAMP)
    _square(card)
    _blocks(card)
    dark: Array = np.clip((far - 330) / 520, 0, 1)
    card.shade(np.asarray(dark, np.float32), "#160c2c", 0.6)
    _wind(card)
    card.glow(*TABLE, 430, "#ffb860", 0.3)
    _cloth(card)
    _dishes(card)
    _diner(card, Place(140, 612, 116, -40), "#4a2a30", "#2f5a98", "#f0c8a0", (296, 478), 0.55)
    _diner(card, Place(536, 288, 112, 140), "#b8441f", "#2f7a68", "#e8b890", (378, 424), 1.7)
    _toast(card)
    _loose(card)
    return card.finish(
        bloom=0.5, shadow_tone="#241238", light_tone="#ffe8c0", vignette=0.25, saturation=1.05
    )


def _to(share: float, x: float, y: float) -> Point:
    """A point of the roofs, let down towards the street by `share`."""
    return x + (DEEP[0] - x) * share, y + (DEEP[1] - y) * share


def _square(card: Card) -> None:
    """The crossroads below: the table's shadow is already there, and people run out of it."""
    x, y = DEEP
    for turn in (20, 112):
        lane = Pen()
        with lane.at(x, y, 1, turn):
            lane.rect(-500, -34, 1000, 68)
        card.paint(lane, "#ffcf80", 0.3)
    card.shade(Pen().oval(x, y, 52, 46), "#2a0f2a", 0.9, soft=5)
    rng = np.random.default_rng(5)
    for k in range(15):
        a, r = k * 0.42 + rng.normal(0, 0.1), rng.uniform(66, 122)
        px, py = x + r * math.cos(a), y + r * 0.95 * math.sin(a)
        ray = Pen().taper([(px, py), (px + 16 * math.cos(a), py + 16 * math.sin(a))], 6, 1)
        card.shade(ray, "#2a0f2a", 0.6)
        card.paint(Pen().circle(px, py, 4.5), ("#2a1430", "#7a1f30", "#1f3a4a")[k % 3])


def _blocks(card: Card) -> None:
    """Houses as one sees them in falling: roofs wide, walls running together below."""
    rng = np.random.default_rng(3)
    corners = (
        ([(-40, -40), (300, -40), (190, 300), (-40, 420)], "#5a3a64", "#8a4a4c"),
        ([(420, -40), (840, -40), (840, 330), (600, 290)], "#6a3f5c", "#7a3a44"),
        ([(800, 520), (840, 500), (840, 1240), (790, 1240)], "#4f3460", "#9a5048"),
        ([(-40, 640), (130, 700), (210, 1080), (60, 1240), (-40, 1240)], "#5c3c62", "#84444a"),
        ([(330, 1150), (640, 1130), (700, 1240), (280, 1240)], "#6a425c", "#8a4a44"),
    )
    for roof, wall, tile in corners:
        _walls(card, roof, wall, rng)
        flat = [(float(x), float(y)) for x, y in roof]
        mask = card.paper(
            Pen().poly(flat), (tile, mix(tile, "#2a1438", 0.5)), glue(320, shadow=0.5, rim=0.5)
        )
        ribs = Pen()
        for k in range(-10, 60):
            ribs.line(-200, k * 34.0, 1000, k * 34.0 + (180 if wall < "#5c" else -180), 3)
        card.shade(ribs.mask * mask, "#2a1030", 0.4)
        cx, cy = np.mean(flat, 0)
        for dx, dy in ((-40, 20), (36, -34)):
            _chimney(card, float(cx) + dx, float(cy) + dy)


def _walls(card: Card, roof: list[tuple[int, int]], wall: str, rng: np.random.Generator) -> None:
    for (ax, ay), (bx, by) in zip(roof, roof[1:] + roof[:1], strict=True):
        foot_a, foot_b = _to(0.62, ax, ay), _to(0.62, bx, by)
        turned = (bx - ax) * (DEEP[1] - ay) - (by - ay) * (DEEP[0] - ax)
        if turned < 0:
            continue
        tone = mix(wall, "#ff9a50" if by > ay else "#20143a", 0.22)
        sheet = Pen().poly([(ax, ay), (bx, by), foot_b, foot_a])
        card.paper(sheet, tone, glue(160, rim=0.25, shadow=0.3))
        for row in range(5):
            near, low = 0.08 + row * 0.11, 0.145 + row * 0.11
            count = max(2, int(math.hypot(bx - ax, by - ay) / 62))
            for k in range(count):
                s, e = (k + 0.28) / count, (k + 0.72) / count
                quad = [
                    _to(near, ax + (bx - ax) * s, ay + (by - ay) * s),
                    _to(near, ax + (bx - ax) * e, ay + (by - ay) * e),
                    _to(low, ax + (bx - ax) * e, ay + (by - ay) * e),
                    _to(low, ax + (bx - ax) * s, ay + (by - ay) * s),
                ]
                if rng.uniform() < 0.5:
                    card.lightup(Pen().poly(quad), "#ffc866", 0.5)
                else:
                    card.shade(Pen().poly(quad), "#1a0c2c", 0.6)


def _chimney(card: Card, x: float, y: float) -> None:
    foot = _to(0.08, x, y)
    side = Pen().poly([(x - 20, y), (x + 20, y), (foot[0] + 17, foot[1]), (foot[0] - 17, foot[1])])
    card.paper(side, "#3a2038", glue(60))
    card.paper(Pen().rect(x - 22, y - 18, 44, 36, 3), ("#a85a4a", "#6a3040"), glue(70, rim=0.5))
    card.shade(Pen().rect(x - 11, y - 8, 22, 16, 2), "#1a0a1c", 0.85)


def _wind(card: Card) -> None:
    rng = np.random.default_rng(21)
    for _ in range(46):
        a, near = rng.uniform(0, math.tau), rng.uniform(330, 520)
        far = near + rng.uniform(60, 220)
        ray: list[Point] = [
            (DEEP[0] + near * math.cos(a), DEEP[1] + near * math.sin(a)),
            (DEEP[0] + far * math.cos(a), DEEP[1] + far * math.sin(a)),
        ]
        card.paint(Pen().taper(ray, 1, 4), "#ffe6c0", 0.4, soft=1)


def _cloth(card: Card) -> None:
    """A round cloth whose hem the wind has turned up all round like a flower."""
    x, y = TABLE
    for ring, (size, deep, tone) in enumerate(
        ((262, 54, "#d8b8a8"), (238, 40, "#efd8bc"), (214, 24, "#fff0d4"))
    ):
        hem: list[Knot] = []
        for k in range(40):
            a = math.tau * k / 40
            r = size + deep * math.sin(a * 7 + ring * 0.9) * (0.7 + 0.3 * math.sin(a * 2 + 1))
            hem.append((x + r * math.cos(a), y + r * 0.96 * math.sin(a)))
        fill = Gradient(
            (tone, mix(tone, "#8a4a5a", 0.36)), 120, size + deep, along=np.hypot(X - x, Y - y)
        )
        mask = card.paper(Pen().smooth(hem), fill, glue(500, shadow=0.55, rim=0.4))
        folds = Pen()
        for k in range(7):
            a = math.tau * (k + 0.75 - ring * 0.143) / 7
            line: list[Point] = [
                (x + 170 * math.cos(a), y + 170 * math.sin(a)),
                (x + (size + deep) * math.cos(a + 0.05), y + (size + deep) * math.sin(a + 0.05)),
            ]
            folds.taper(line, 2, 34)
        card.shade(blur(folds.mask, 9) * mask, "#6a2a4a", 0.4)
    top = Pen().oval(x, y, 184, 178)
    card.paper(
        top,
        Gradient(("#fff0c8", "#f2cf9a"), 30, 200, along=np.hypot(X - x, Y - y)),
        glue(90, shadow=0.25),
    )


def _diner(
    card: Card, place: Place, hair: str, coat: str, skin: str, glass: Point, long: float
) -> None:
    """Somebody from above at a table: chair, shoulders, two arms, hair drawn up by the wind."""
    seat = place.smooth([(-0.95, -0.7), (0.1, -0.62), (0.1, 0.62), (-0.95, 0.7)])
    card.paper(seat, ("#8a5030", "#5a2c22"), glue(200, shadow=0.5))
    reach = place.back(*glass)
    for end, side in (((1.06, 0.52), 1), (reach, -1)):
        elbow = (0.5, side * 0.92)
        arm = place.ribbon([(-0.16, side * 0.6), elbow, end], [0.5, 0.46, 0.26])
        card.paper(arm, lit(card, place, coat, 0.45, 1), glue(170, shadow=0.5))
        card.paper(place.oval(*end, 0.19, 0.17), lit(card, place, skin), glue(90))
    body = place.smooth(
        [
            (-0.46, -0.5),
            (-0.2, -0.84),
            (0.16, -0.7),
            (0.26, 0),
            (0.16, 0.7),
            (-0.2, 0.84),
            (-0.46, 0.5),
        ]
    )
    mask = card.paper(body, lit(card, place, coat, 0.5, 1), glue(220, shadow=0.55))
    far_side(card, place, mask, 0.16, 0.4, "#1a0c2c")
    back = place.smooth([(-0.98, -0.76), (-0.78, -0.8), (-0.74, 0), (-0.78, 0.8), (-0.98, 0.76)])
    card.paper(back, ("#b06a3a", "#6a3424"), glue(200, shadow=0.5, rim=0.5))
    card.paper(place.oval(0.5, 0, 0.13, 0.1), lit(card, place, skin), glue(60))
    mask = card.paper(place.oval(0.14, 0, 0.4, 0.37), lit(card, place, hair, 0.4, 0.7), glue(160))
    for k in range(9):
        a = math.pi + (k - 4) * 0.36
        tip = long * (0.78 + 0.22 * math.cos(k * 2.3))
        root = (0.12 + 0.1 * math.cos(a), 0.1 * math.sin(a))
        mid = (0.08 + 0.42 * math.cos(a), 0.4 * math.sin(a) + 0.1)
        wave = (mid[0] - 0.34 * tip, mid[1] * (1 + 0.2 * tip) - 0.14 * tip)
        end = (mid[0] - 0.72 * tip, mid[1] * (1 + 0.3 * tip) + 0.1 * tip)
        lock = place.ribbon([root, mid, wave, end], [0.16, 0.3, 0.22 * min(1.0, tip), 0.01])
        tone = mix(hair, "#ffb070", 0.1 + 0.12 * (k % 2))
        card.paper(lock, lit(card, place, tone, 0.4, 0.9), glue(110, shadow=0.4))
    crown = place.oval(0.16, 0, 0.33, 0.33)
    mask = card.paper(
        crown, lit(card, place, hair, 0.4, 0.7), glue(60, shadow=0.12, rim=0, bevel=0)
    )
    part = place.ribbon([(0.08, 0.08), (0.44, 0.1)], [0.01, 0.03])
    card.shade(part.mask * mask, "#100818", 0.5)


def _dishes(card: Card) -> None:
    x, y = TABLE
    for dx, dy, food in ((-98, 98, "#8a9a4a"), (106, -92, "#c8783a")):
        place = Place(x + dx, y + dy, 56)
        card.paper(place.oval(0, 0, 1, 0.97), ("#ffffff", "#e8d4cc"), glue(130, shadow=0.5))
        card.paper(place.oval(0, 0, 0.68, 0.66), ("#f6e8e0", "#fffaf4"), glue(40, shadow=0.2))
        card.paper(place.oval(0.06, 0.04, 0.44, 0.3, 24), lit(card, place, food), glue(60))
        card.paper(place.oval(-0.2, 0.16, 0.2, 0.2), "#d8402c", glue(40))
    x, y = x + 84, y + 94
    card.glow(x, y, 110, "#ffdf90", 0.5)
    candle = Place(x, y, 30)
    card.paper(candle.oval(0, 0, 1.3, 1.26), ("#d8a84a", "#8a5c24"), glue(90))
    card.paper(candle.oval(0, 0, 0.72, 0.7), "#fff6dc", glue(60))
    flame = Pen().poly(ribbon([(x, y), (x - 14, y - 30), (x - 20, y - 66)], [26, 30, 2]))
    card.lightup(flame, "#ffc048", 1.2)
    card.lightup(
        Pen().poly(ribbon([(x, y), (x - 10, y - 22), (x - 13, y - 40)], [14, 16, 2])),
        "#fff4c8",
        1.2,
    )


def _toast(card: Card) -> None:
    """Two glasses that touch; the wine stays behind in the air."""
    for gx, gy in ((312, 474), (362, 428)):
        place = Place(gx, gy, 36)
        card.paper(place.oval(0, 0, 1, 0.97), "#fff2e6", glue(80, shadow=0.5, opacity=0.75))
        card.paper(place.oval(0, 0, 0.84, 0.8), ("#d8203c", "#7a0c28"), glue(30, shadow=0.2))
        for k, (far, r) in enumerate(((40, 12), (66, 9), (92, 13))):
            a = math.atan2(gy - DEEP[1], gx - DEEP[0]) + 0.2 * math.sin(k * 2.1)
            drop = Pen().circle(gx + far * math.cos(a), gy + far * math.sin(a), r)
            card.paper(drop, ("#f04058", "#9a1030"), glue(60, shadow=0.45))


def _loose(card: Card) -> None:
    """What has already left the table, larger because it is nearer to us."""
    napkin = Pen().smooth(
        [(610, 92, 0), (742, 52), (800, 166, 0), (728, 226), (636, 240, 0), (650, 160)]
    )
    mask = card.paper(napkin, ("#fffaf0", "#d8b0b0"), glue(500, shadow=0.5))
    fold = Pen().smooth([(650, 160), (700, 146), (800, 166, 0), (716, 190), (636, 240, 0)])
    card.shade(fold.mask * mask, "#7a3a5a", 0.35, soft=3)
    fork = Pen()
    with fork.at(64, 190, 1, 152):
        fork.taper([(0, 0), (0, 120)], 12, 18)
        fork.smooth([(-26, -10), (26, -10), (22, 20), (8, 34), (-8, 34), (-22, 20)])
        for k in range(4):
            fork.rect(-26 + k * 14.6, -66, 8, 62, 4)
    card.paper(fork, ("#f6e6d8", "#8a6a8a"), glue(300, shadow=0.5))
