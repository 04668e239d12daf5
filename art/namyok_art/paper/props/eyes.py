"""Eyes, brows, glasses and tears of a face from the front."""

from namyok_art.paper.card import Sheet
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Point
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.head import Head
from namyok_art.paper.space import Array

WHITE = "#fbf4e6"


def _lid(head: Head, side: int, height: float, slant: float, pad: float = 0) -> list[Point]:
    """A lid's edge from the inner to the outer corner of the eye."""
    x, y, w = head.eye(side)
    a, b = (x - side * (w + pad), y + 0.008), (x + side * (w + pad), y - 0.006)
    points = []
    for i in range(19):
        t = i / 18
        k = 1 - abs(2 * t - 1) ** 2.3
        rise = -height * k + slant * (1 - 2 * t) * k
        points.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + rise))
    return points


def eye(head: Head, side: int, face: Array) -> None:
    card, place, m, who = head.card, head.place, head.mood, head.who
    x, y, w = head.eye(side)
    grow = head.open * head.loud
    top, low = m.top * grow, m.low * grow
    upper, under = _lid(head, side, top, m.slant), _lid(head, side, -low, 0)
    soft = place.size * 0.016
    socket = place.poly(
        _lid(head, side, top + 0.06, m.slant, 0.03) + _lid(head, side, -low - 0.02, 0, 0.02)[::-1]
    )
    card.shade(socket, mix(who.skin, "#6a1f4a", 0.6), 0.3, soft=soft, within=face)
    white = mix(WHITE, who.skin, 0.1)
    depth = max(0.8, place.size * 0.016)
    hole = card.hollow(place.poly(upper + under[::-1]), white, depth, "#5a2838", 0.6)
    r = 0.06 * (1.12 if who.age == "child" else 1) * (1 + (head.loud - 1) * 0.8)
    gx = x + m.gaze[0] * (w - r * 0.7)
    gy = y - (top - low) * 0.35 + m.gaze[1] * 0.036
    card.paint(place.oval(gx, gy, r, r).mask * hole, mix(who.eye, "#1a1420", 0.3))
    if not head.small:
        inner = place.oval(gx, gy + r * 0.2, r * 0.72, r * 0.72)
        card.paint(inner.mask * hole, mix(who.eye, "#ffe9b0", 0.3), soft=place.size * 0.004)
    dot = r * (0.7 if head.tiny else 0.52) * m.pupil
    card.paint(place.oval(gx, gy, dot, dot).mask * hole, "#140d16")
    if not head.small:
        card.shade(
            place.poly(upper + _lid(head, side, top - 0.03, m.slant)[::-1]),
            "#4a1f38",
            0.45,
            soft=place.size * 0.008,
            within=hole,
        )
    if not head.tiny:
        lx = 1 if card.light[0] > place.x else -1
        ly = 0.42 if card.light[1] > place.y + place.size * 0.3 else -0.4
        glint = place.oval(gx + lx * r * 0.36, gy + ly * r, r * 0.26, r * 0.26)
        card.paint(glint.mask * hole, mix("#fffaf0", card.lamp, 0.3))
        if m.tears:
            wet = place.poly(under + _lid(head, side, -low + 0.014, 0)[::-1])
            card.paint(wet.mask * hole, "#d8eef6", 0.8)
        heavy = 0.032 + 0.018 * (who.age == "old") + max(0.0, 0.05 - top) * 0.9
        lid = place.poly(upper + _lid(head, side, top + heavy, m.slant * 0.8, 0.012)[::-1])
        card.paper(lid, head.skin(mix(who.skin, "#8a2f4a", 0.2), 0.25), near(head))
    thick = (0.011 if who.age == "old" else 0.016) * head.loud
    outer = (upper[18][0] + side * 0.014, upper[18][1] - 0.008)
    lash = ribbon(
        [upper[0], upper[5], upper[9], upper[13], outer],
        [0.004, thick * 0.8, thick, thick * 1.2, 0.004],
    )
    card.paint(place.poly(lash), "#4a2a34" if who.age == "old" else mix(who.hair, "#24101e", 0.75))
    if not head.small:
        head.crease([under[2], under[8], under[15]], 0.006, 0.5, face)


def near(head: Head, **changes: float) -> Sheet:
    """Small parts lie closer to the face than the face to the wall."""
    return glue(head.place.size, spread=max(1.0, head.place.size * 0.012), **changes)


def brow(head: Head, side: int) -> None:
    m, who = head.mood, head.who
    x, y, w = head.eye(side)
    base = y - max(0.115, m.top * head.open * head.loud + 0.058) - 0.012
    lift = -m.skew_brow if side > 0 else m.skew_brow * 0.35
    a = (x - side * (w * 0.95 + m.squeeze), base + m.brow_in * head.loud + lift * 0.6)
    c = (x + side * w * 1.35, base + m.brow_out * head.loud + lift + 0.012)
    b = ((a[0] + c[0]) / 2 + side * 0.012, (a[1] + c[1]) / 2 - m.brow_arch - 0.008 + lift * 0.2)
    t = who.brow * head.loud * (1.2 if who.age == "old" and who.beard else 1)
    tone = mix(who.hair, "#201018", 0.2 if who.age != "old" else 0.05)
    shape = head.place.ribbon([a, b, c], [t * 0.85, t * 1.1, t * 0.18])
    head.card.paper(shape, tone, near(head, shadow=0.42))


def glasses(head: Head) -> None:
    a, b = head.eye(-1), head.eye(1)
    wide = 0.018 * head.loud
    with head.place.pen() as pen:
        for x, y, w in (a, b):
            pen.oval(x, y + 0.005, w * 1.42, 0.118, width=wide)
        middle = ((a[0] + b[0]) / 2, a[1] - 0.02)
        pen.stroke([(a[0] + a[2] * 1.4, a[1]), middle, (b[0] - b[2] * 1.4, b[1])], wide)
    head.card.paper(pen, "#a8762f", glue(head.place.size, rim=0.8, shadow=0.45))


def tears(head: Head) -> None:
    for k in range(head.mood.tears):
        side = -1 if k == 0 else 1
        x, y, w = head.eye(side)
        x, end = x + side * w * 0.25, y + 0.12 + 0.09 * k
        g = 0.024 * head.loud
        drop = [(x, end - g * 2.6, 0), (x + g, end + 0.01), (x, end + g * 1.7), (x - g, end + 0.01)]
        head.card.paint(head.place.ribbon([(x, y + 0.03), (x, end)], [0.01, 0.014]), "#d8f0fa", 0.6)
        head.card.paper(
            head.place.smooth(drop), ("#f2fcff", "#8fc8e0"), glue(head.place.size, rim=0.6)
        )
