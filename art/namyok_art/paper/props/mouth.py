"""Mouths: a hole between two lip sheets, with teeth and tongue behind it."""

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Point
from namyok_art.paper.place import bow, glue, ribbon
from namyok_art.paper.props.head import Head
from namyok_art.paper.space import Array

IVORY, THROAT = "#fbf3e0", "#4a1224"
OPEN = 0.012
"""Lips further apart than this, in heads, show what is behind them."""


def mouth(head: Head, face: Array) -> None:
    card, place, m, who = head.card, head.place, head.mood, head.who
    x, y = m.yaw * 0.1 + m.shift, head.mouth_y + m.drop * 0.25
    loud = head.loud
    w = m.mouth * (0.86 if who.age == "child" else 1.0) * (1 - 0.16 * abs(m.yaw)) * loud
    a, b = (x - w, y + (m.corner + m.skew) * loud), (x + w, y + (m.corner - m.skew) * loud)
    rise, sink = (m.upper - m.corner) * loud, (m.lower - m.corner) * loud
    upper = bow(a, b, rise, m.round, wave=m.wave)
    under = bow(a, b, sink, m.round, wave=m.wave * 0.6)
    tone = who.lip or mix(who.skin, "#b02a44", 0.5)
    apart = (m.lower - m.upper) * loud
    if head.tiny:
        _mark(head, upper, under, apart, tone)
        return
    thin = who.lips * (0.62 if who.age == "old" else 1.0)
    over, full = _lips(upper, under, 0.028 * thin, 0.036 * thin)
    chin = place.oval(x, max(v for _, v in full) + 0.022, w * 0.55, 0.016)
    card.shade(chin, mix(who.skin, "#6a1f4a", 0.7), 0.4, soft=place.size * 0.01, within=face)
    if apart > OPEN:
        _inside(head, upper, under, (x, y, w), apart)
    sheet = glue(place.size, shadow=0.3, spread=max(1.0, place.size * 0.01))
    card.paper(place.poly(under + full[::-1]), head.skin(mix(tone, "#ffd8c8", 0.14), 0.25), sheet)
    card.paper(place.poly(over + upper[::-1]), head.skin(mix(tone, "#5a1030", 0.2), 0.2), sheet)
    if apart <= OPEN:
        line = ribbon(upper[::4], [0.005, 0.012, 0.014, 0.012, 0.005])
        card.paint(place.poly(line), mix(tone, "#2a0818", 0.75))
        if m.teeth == "bite":
            bite = bow((x - w * 0.5, y + 0.006), (x + w * 0.5, y + 0.006), -0.006)
            bite += bow((x - w * 0.44, y + 0.014), (x + w * 0.44, y + 0.014), 0.005)[::-1]
            card.paint(place.poly(bite), IVORY)
    for (u, v), s in ((a, -1), (b, 1)):
        dimple = place.oval(u + s * 0.006, v, 0.016, 0.011)
        card.shade(dimple, head.ink, 0.45, soft=place.size * 0.005, within=face)


def _mark(head: Head, upper: list[Point], under: list[Point], apart: float, tone: str) -> None:
    """At a thumb's size a mouth is one dark shape, with a white one in it if it shows teeth."""
    dark = mix(tone, "#3a0a18", 0.7)
    if apart <= OPEN:
        line = ribbon(upper[::4], [0.02, 0.042, 0.046, 0.042, 0.02])
        head.card.paint(head.place.poly(line), dark)
        return
    hole = head.card.paint(head.place.poly(upper + under[::-1]), THROAT)
    if head.mood.teeth in ("top", "both"):
        deep = apart * (1.0 if head.mood.teeth == "both" else 0.36)
        row = head.place.poly(upper + [(u, v + deep) for u, v in upper][::-1])
        head.card.paint(row.mask * hole, IVORY)


def _lips(
    upper: list[Point], under: list[Point], rise: float, sink: float
) -> tuple[list[Point], list[Point]]:
    """The outer edges of both lips, with the dip under the nose."""
    last = len(upper) - 1
    over, full = [], []
    for i, ((ux, uy), (lx, ly)) in enumerate(zip(upper, under, strict=True)):
        t = abs(2 * i / last - 1)
        dip = 1 - 0.3 * max(0.0, 1 - (t / 0.2) ** 2)
        over.append((ux, uy - rise * (1 - t**1.7) * dip - 0.002))
        full.append((lx, ly + sink * (1 - t**2.2) + 0.002))
    return over, full


def _inside(
    head: Head,
    upper: list[Point],
    under: list[Point],
    at: tuple[float, float, float],
    apart: float,
) -> None:
    card, place, m, who = head.card, head.place, head.mood, head.who
    x, y, w = at
    depth = max(1.2, place.size * 0.02)
    hole = card.hollow(place.poly(upper + under[::-1]), THROAT, depth, "#1e0610", 0.75)
    if m.tongue:
        tongue = place.oval(x, y + m.lower * head.loud + 0.01, w * 0.6, 0.065)
        card.paint(tongue.mask * hole, "#c8485a")
    ivory = mix(IVORY, who.skin, 0.2 if who.age == "old" else 0.06)
    if m.teeth in ("top", "both"):
        deep = min(0.05, apart * (0.55 if m.teeth == "both" else 0.42))
        row = place.poly(upper + [(u, v + deep) for u, v in upper][::-1])
        card.paint(row.mask * hole, ivory)
    if m.teeth in ("bottom", "both"):
        deep = min(0.034, apart * (0.5 if m.teeth == "both" else 0.3))
        row = place.poly(under + [(u, v - deep) for u, v in under][::-1])
        card.paint(row.mask * hole, mix(ivory, "#8a5a5a", 0.15))
    if m.teeth == "both" and not head.small:
        middle = [((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in zip(upper, under, strict=True)]
        with place.pen() as pen:
            pen.stroke(middle, 0.007)
            for k in range(-4, 5):
                pen.line(x + k * w * 0.22, y - 0.1, x + k * w * 0.21, y + 0.1, 0.005)
        card.shade(pen, "#6a2a3a", 0.65, within=hole)
    if m.teeth == "top" and who.age == "child" and apart > 0.05 and not head.small:
        gap = place.poly(
            [(x + 0.006, y - 0.1), (x + 0.03, y - 0.1), (x + 0.03, y + 0.12), (x + 0.006, y + 0.12)]
        )
        card.paint(gap.mask * hole, THROAT)
