"""A short train in an endless steppe lays its only three rails in front of itself."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, X, Y, fbm, mix, smoothstep
from namyok_art.paper.paths import Point
from namyok_art.paper.props.people import Look, Person
from namyok_art.paper.props.plants import blade
from namyok_art.paper.props.sky import gull

GREEN = "#2f8a54"
ORIGIN = (392.0, 712.0)
ALONG = (1.0, -0.6)
ACROSS = (0.9, 0.48)
UP = 1.22


def at(a: float, b: float, z: float) -> Point:
    """A point of the train's own space: along the track, across it towards us, and up."""
    x = ORIGIN[0] + a * ALONG[0] + b * ACROSS[0]
    y = ORIGIN[1] + a * ALONG[1] + b * ACROSS[1] - z * UP
    return x, y


def draw() -> NDArray[np.uint8]:
    card = Card(159, ["#c3d6da", "#dfe4dc", "#f2e8cc"], light=(560, 40), lamp="#fffaf0")
    _steppe(card)
    _past(card)
    _track(card)
    _train(card)
    _crew(card)
    _grass(card)
    return card.finish(
        bloom=0.2, halation=0.04, shadow_tone="#5a4a6a", light_tone="#fff6e4", vignette=0.15
    )


def _steppe(card: Card) -> None:
    """Bands of pale straw up to a horizon that is almost the same colour as the air."""
    rng = card.rng
    tones = ("#ece2c8", "#ecdcb4", "#e8d4a2", "#e2ca90", "#dcc184")
    for k, (y, tone) in enumerate(zip((214, 262, 340, 470, 640), tones, strict=True)):
        xs = np.linspace(-30, 830, 80)
        ys = (
            y
            + 10 * np.sin(xs / (150 + 40 * k) + k * 1.7)
            + 0.03 * (xs - 400) * (1 if k % 2 else -1)
        )
        pen = Pen().ground(np.asarray(xs, np.float32), np.asarray(ys, np.float32))
        for _ in range(60 + 30 * k):
            x = float(rng.uniform(0, 800))
            blade(pen, x, float(np.interp(x, xs, ys)) + 4, rng.uniform(4, 8 + 5 * k), rng)
        card.paper(pen, (mix(tone, "#fffaf0", 0.15), tone), spread=8, offset=(0, -3), shadow=0.12)
    streaks = smoothstep(0.2, 0.9, fbm(26, rng, stretch=9, octaves=3))
    card.shade(np.asarray(streaks * smoothstep(240, 700, Y), np.float32), "#c8a468", 0.22)
    larks = Pen()
    for x, y, size in ((190, 110, 9), (226, 96, 7), (612, 150, 8)):
        gull(larks, x, y, size, 0.7)
    card.paint(larks, "#8a8a86", 0.8)


def _platform(card: Card) -> None:
    """Four rows of flagstones are left of the station, and a bag that nobody has fetched."""
    rng = card.rng
    for row in range(3):
        for k in range(5):
            if (row, k) in ((0, 0), (2, 4), (1, 3), (2, 0)):
                continue
            a, b = 60.0 * k + rng.normal(0, 3), 62.0 * row + rng.normal(0, 3)
            corners = ((a, b), (a + 54, b), (a + 54, b + 56), (a, b + 56))
            stone = Pen().poly(
                [
                    (142 + p * ALONG[0] + q * ACROSS[0], 1060 + p * ALONG[1] + q * ACROSS[1])
                    for p, q in corners
                ]
            )
            tone = mix("#e6dcc4", "#c8b894", float(rng.random()))
            card.paper(stone, tone, spread=3, lift=3, shadow=0.25)
    x, y = 420.0, 1004.0
    card.shade(Pen().oval(x + 8, y + 2, 44, 8), "#8a6a4a", 0.5, soft=4)
    grip = Pen().path(f"M{x - 12} {y - 48} q12 -20 24 0", width=5)
    card.paper(grip, "#6a4030", spread=2)
    card.paper(Pen().rect(x - 36, y - 48, 72, 50, 7), ("#a8684a", "#7a4636"), spread=5)
    straps = Pen().rect(x - 24, y - 48, 7, 50).rect(x + 17, y - 48, 7, 50)
    card.paper(straps, "#e0c088", spread=2)


def _past(card: Card) -> None:
    """Where the track was there are only dents, and where a station was, a poppy."""
    dents = Pen()
    for k in range(12):
        a = -300.0 - k * 36
        p, q = at(a, -34, 0), at(a, 34, 0)
        dents.line(*p, *q, 9)
    fade = smoothstep(20, 300, X)
    card.shade(dents.mask * fade, "#a07840", 0.5, soft=1.5)
    _platform(card)
    x, y = 286.0, 1004.0
    stem = Pen().taper([(x, y + 46), (x + 5, y + 10), (x - 2, y - 44)], 5, 3.4)
    stem.taper([(x + 3, y + 24), (x + 26, y + 6), (x + 34, y - 10)], 5, 1.5)
    stem.taper([(x + 2, y + 30), (x - 22, y + 16), (x - 30, y)], 5, 1.5)
    card.paper(stem, ("#8aa05a", "#5f7a44"), spread=3)
    for dx, dy, rx, ry, turn in (
        (-15, -52, 21, 17, -20),
        (15, -53, 21, 17, 20),
        (0, -43, 24, 15, 0),
    ):
        petal = Pen().oval(x - 2 + dx, y + dy, rx, ry, turn)
        card.paper(petal, ("#f0563a", "#d0281f"), spread=3, shadow=0.3)
    card.paint(Pen().circle(x - 2, y - 50, 6), "#3a2a2a")
    tuft = Pen()
    for _ in range(16):
        blade(tuft, x + card.rng.normal(0, 20), y + 54, card.rng.uniform(14, 34), card.rng)
    card.paper(tuft, ("#d8bc74", "#b08e4e"), spread=3, shadow=0.2)


def _rail(card: Card, start: Point, end: Point, lift: float) -> None:
    """A steel rail with its light top."""
    card.paper(Pen().line(*start, *end, 9), ("#7a7c84", "#5a5a64"), spread=4, lift=lift, shadow=0.4)
    card.paint(Pen().line(start[0], start[1] - 2.4, end[0], end[1] - 2.4, 3), "#f0f0ee", 0.9)


def _track(card: Card) -> None:
    """Sleepers under the train only, and the last rail just laid ahead."""
    bed = Pen().poly([at(-268, -64, 0), at(330, -64, 0), at(330, 74, 0), at(-268, 74, 0)])
    card.shade(bed, "#a8824a", 0.35, soft=7)
    for k in range(17):
        a = 318 - k * 36
        tie = Pen().poly([at(a - 8, -62, 0), at(a + 8, -62, 0), at(a + 8, 62, 0), at(a - 8, 62, 0)])
        card.paper(tie, ("#a08468", "#7a6250"), spread=3, lift=4, shadow=0.35)
    for b in (-40, 40):
        for a0, a1 in ((-262, -68), (-64, 130), (134, 326)):
            _rail(card, at(a0, b, 3), at(a1, b, 3), 4)


def _box(
    card: Card, a: tuple[float, float], b: tuple[float, float], z: tuple[float, float], tone: str
) -> None:
    """A block seen from above: the near side, the tail end and the top."""
    side = Pen().poly(
        [at(a[0], b[1], z[0]), at(a[1], b[1], z[0]), at(a[1], b[1], z[1]), at(a[0], b[1], z[1])]
    )
    tail = Pen().poly(
        [at(a[0], b[0], z[0]), at(a[0], b[1], z[0]), at(a[0], b[1], z[1]), at(a[0], b[0], z[1])]
    )
    top = Pen().poly(
        [at(a[0], b[0], z[1]), at(a[1], b[0], z[1]), at(a[1], b[1], z[1]), at(a[0], b[1], z[1])]
    )
    card.paper(
        tail,
        (mix(tone, "#3a2a4a", 0.28), mix(tone, "#3a2a4a", 0.42)),
        spread=4,
        shadow=0.25,
        rim=0.1,
    )
    card.paper(side, (tone, mix(tone, "#3a2a4a", 0.16)), spread=4, shadow=0.25, rim=0.15)
    card.paper(top, mix(tone, "#fffaf0", 0.3), spread=3, shadow=0.15, rim=0.2)


def _wheel(card: Card, a: float, b: float, r: float, red: str) -> None:
    """A wheel lies in the plane of the track: a circle pressed along the train."""
    for k, (radius, tone) in enumerate(((r, "#4a4a54"), (r * 0.74, red), (r * 0.24, "#e8e4dc"))):
        points = []
        for step in range(24):
            t = math.tau * step / 24
            points.append(at(a + radius * math.cos(t), b, r + 3 + radius * math.sin(t)))
        card.paper(Pen().poly(points), tone, spread=2 + 2 * (k == 0), shadow=0.35)
    spokes = Pen()
    for step in range(4):
        t = math.tau * step / 8
        p = at(a + r * 0.7 * math.cos(t), b, r + 3 + r * 0.7 * math.sin(t))
        q = at(a - r * 0.7 * math.cos(t), b, r + 3 - r * 0.7 * math.sin(t))
        spokes.line(*p, *q, 2.4)
    card.shade(spokes, "#4a2a2a", 0.5)


def _carriage(card: Card, a0: float, a1: float, tone: str) -> None:
    for a in (a0 + 34, a1 - 34):
        _wheel(card, a, 46, 19, "#8a6a5a")
    _box(card, (a0, a1), (-50, 50), (30, 46), "#6a5f62")
    _box(card, (a0 + 6, a1 - 6), (-48, 48), (46, 132), tone)
    glass, sill = Pen(), Pen()
    count = int((a1 - a0) / 44)
    step = (a1 - a0 - 24) / count
    for k in range(count):
        left = a0 + 20 + k * step
        glass.poly(
            [
                at(left, 48, 82),
                at(left + step - 14, 48, 82),
                at(left + step - 14, 48, 116),
                at(left, 48, 116),
            ]
        )
        sill.line(*at(left - 2, 48, 80), *at(left + step - 12, 48, 80), 3)
    card.hollow(glass, ("#e4f0f0", "#a8c0c4"), depth=4, colour="#4a4a5a", strength=0.5)
    card.paper(sill, mix(tone, "#ffffff", 0.4), spread=2)
    band = Pen().line(*at(a0 + 6, 48.5, 64), *at(a1 - 6, 48.5, 64), 4)
    card.paint(band, mix(tone, "#fffaf0", 0.55), 0.9)
    _box(card, (a0, a1), (-54, 54), (132, 142), mix(tone, "#d8cfc0", 0.55))


def _train(card: Card) -> None:
    shadow = Pen().poly([at(-262, 40, 0), at(262, 40, 0), at(262, 116, 0), at(-262, 116, 0)])
    card.shade(shadow, "#8a6a4a", 0.55, soft=9)
    _engine(card)
    card.paper(Pen().line(*at(64, 10, 40), *at(86, 10, 40), 8), "#4a4448", spread=3)
    _carriage(card, -88, 66, "#d8a85a")
    card.paper(Pen().line(*at(-104, 10, 40), *at(-84, 10, 40), 8), "#4a4448", spread=3)
    _carriage(card, -262, -100, "#c88a4a")


def _engine(card: Card) -> None:
    for a in (112.0, 162.0, 212.0):
        _wheel(card, a, 46, 26, "#b84a34")
    rod = Pen().line(*at(112, 47, 26), *at(212, 47, 26), 6)
    card.paper(rod, "#e8e4dc", spread=3)
    _box(card, (82, 262), (-48, 48), (44, 58), "#4a4448")
    # the boiler is a drum: its skin between the two rings, then the front disc
    z, r = 100.0, 42.0
    drum, disc = [], []
    ring = [math.tau * step / 36 for step in range(36)]
    for t in ring:
        drum.append(at(140, r * math.cos(t), z + r * math.sin(t)))
        disc.append(at(256, r * math.cos(t), z + r * math.sin(t)))
    hull = _hull([*drum, *disc])
    low, high = at(200, 0, z - r)[1], at(200, 0, z + r)[1]
    shine = np.asarray(Y + (X - at(200, 0, z)[0]) * 0.61, np.float32)
    fill = Gradient(
        (mix(GREEN, "#ffffff", 0.45), GREEN, mix(GREEN, "#1a2a30", 0.5)), high - 12, low + 10, shine
    )
    card.paper(Pen().poly(hull), fill, spread=6, rim=0.3)
    for a in (168.0, 214.0, 252.0):
        hoop = [at(a, r * math.cos(t), z + r * math.sin(t)) for t in np.linspace(-0.9, 2.2, 16)]
        card.paint(
            Pen().path("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in hoop), width=4),
            "#e8c868",
            0.95,
        )
    for a, w, high_ in ((238.0, 16.0, 80.0), (190.0, 15.0, 28.0)):
        x, y = at(a, 0, z + r - 6)
        pipe = (
            Pen()
            .poly([(x - w, y), (x - w, y - high_), (x + w, y - high_), (x + w, y)])
            .oval(x, y, w, 6)
        )
        tone = Gradient(("#6a666c", "#3a363c"), x - w, x + w, X)
        card.paper(pipe, tone, spread=4)
        card.paper(Pen().oval(x, y - high_, w + 4, 7), "#5a565c", spread=3)
    x, y = at(238, 0, z + r + 62)
    for k, (dx, dy, puff) in enumerate(
        ((2, -24, 17), (-16, -54, 23), (-50, -82, 30), (-98, -98, 24), (-136, -120, 16))
    ):
        card.paper(
            Pen().circle(x + dx, y + dy, puff).circle(x + dx + puff * 0.7, y + dy + 5, puff * 0.7),
            ("#ffffff", "#e8e4dc"),
            spread=6,
            shadow=0.14,
            opacity=0.95 - 0.05 * k,
        )
    lamp = Pen().circle(*at(258, 14, z + r + 8), 9)
    card.paper(lamp, ("#fff6d0", "#e8c060"), spread=3)
    _box(card, (84, 140), (-46, 46), (58, 158), GREEN)
    cab = Pen().poly([at(96, 46, 104), at(128, 46, 104), at(128, 46, 144), at(96, 46, 144)])
    card.hollow(cab, ("#f4ecd0", "#c8c0a4"), depth=4)
    _box(card, (76, 148), (-54, 54), (158, 168), mix(GREEN, "#2a3a3a", 0.3))


def _hull(points: list[Point]) -> list[Point]:
    """The convex outline."""
    ordered = sorted(set(points))
    half: list[list[Point]] = []
    for row in (ordered, ordered[::-1]):
        chain: list[Point] = []
        for p in row:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        half.append(chain[:-1])
    return half[0] + half[1]


def _turn(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _crew(card: Card) -> None:
    """Five people hand one rail over the roofs from the tail to the nose."""
    coats = ("#b8503a", "#4a6a8a", "#8a6a3a", "#6a4a6a", "#3f6a5a")
    places = ((-226.0, 0.0, 142.0), (-140.0, 0.0, 142.0), (-48.0, 0.0, 142.0), (34.0, 0.0, 142.0))
    hands: list[Point] = []
    for k, (a, b, z) in enumerate(places):
        x, y = at(a, b, z)
        card.shade(Pen().oval(x + 8, y + 1, 20, 6), "#5a4a4a", 0.45, soft=3)
        man = Person(
            x,
            y,
            96,
            1,
            "jacket",
            arms=((-0.13, -0.38), (0.19, -0.37)),
            stride=0.9,
            hat=("cap", "beanie", "kerchief", "wide")[k],
        )
        man.glue(card, Look(coat=coats[k], trousers="#4a4450", hat=mix(coats[k], "#fff0d0", 0.45)))
        hands += [man.hand(0), man.hand(1)]
    start = (hands[0][0] - 50, hands[0][1] + 20)
    end = (hands[-1][0] + 60, hands[-1][1] - 48)
    _rail(card, start, end, 9)
    x, y = at(-312, 60, 0)
    card.shade(Pen().oval(x + 8, y, 22, 5), "#8a6a4a", 0.5, soft=3)
    last = Person(
        x, y, 104, 1, "coat", arms=((0.26, -0.22), (0.3, 0.0)), stride=1.1, lean=6, hair="pony"
    )
    last.glue(card, Look(coat=coats[4], trousers="#4a4450", hair="#6a4028"))
    hx, hy = last.hand(0)
    _rail(card, (hx - 60, hy + 36), (hx + 100, hy - 60), 8)
    x, y = at(334, 50, 0)
    card.shade(Pen().oval(x + 8, y, 22, 5), "#8a6a4a", 0.5, soft=3)
    first = Person(x, y, 92, -1, "jacket", "kneel", arms=((0.3, 0.2), (0.22, 0.28)), hat="cap")
    first.glue(card, Look(coat="#c8763a", trousers="#4a4450", hat="#e8d8b0"))


def _grass(card: Card) -> None:
    rng = card.rng
    for tone, y, count in (("#cfae68", 1130, 150), ("#b8924e", 1190, 190)):
        pen = Pen().rect(-20, y + 14, 840, 120)
        for _ in range(count):
            blade(pen, rng.uniform(-10, 810), y + 26, rng.uniform(24, 74), rng)
        card.paper(
            pen, (mix(tone, "#fff0c8", 0.3), tone), spread=6, offset=(0, -4), shadow=0.25, rim=0.2
        )
    ears = Pen()
    for _ in range(34):
        x, high = rng.uniform(0, 800), rng.uniform(60, 120)
        bend = rng.normal(0, 14)
        ears.taper(
            [(x, 1210), (x + bend * 0.4, 1210 - high * 0.6), (x + bend, 1210 - high)], 2.6, 1.6
        )
        ears.oval(x + bend, 1210 - high - 8, 3.6, 11, bend)
    card.paper(ears, ("#e8d090", "#b08a48"), spread=4, shadow=0.25)
