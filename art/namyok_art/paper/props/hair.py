"""Hair, beards and hats from the front: layers of locks, each a sheet with its own tone."""

import math
from collections.abc import Callable

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.head import Head
from namyok_art.paper.space import Array


def _sheet(head: Head, knots: list[Knot], tone: float = 0, colour: str = "") -> Array:
    """One piece of hair; tone goes from -1 (in the dark) to 1 (in the light)."""
    base = colour or head.who.hair
    shade = mix(base, "#160a1a", -tone * 0.5) if tone < 0 else mix(base, "#ffe6c0", tone * 0.4)
    fill = head.skin(shade, 0.26)
    return head.card.paper(head.place.smooth(knots), fill, glue(head.place.size, rim=0.4))


def _lock(head: Head, points: list[Point], width: float, tone: float) -> None:
    """A tapering strand laid over the rest."""
    if head.tiny:
        return
    base = head.who.hair
    shade = mix(base, "#160a1a", -tone * 0.5) if tone < 0 else mix(base, "#ffe6c0", tone * 0.4)
    shape = head.place.poly(ribbon(points, [width * 0.35, width, width * 0.8, 0.004]))
    near = glue(head.place.size * 0.7, shadow=0.3, rim=0.35)
    head.card.paper(shape, head.skin(shade, 0.22), near)


def hair_back(head: Head) -> None:
    w, o = head.who.cheek, head.mood.yaw * 0.06
    style = head.who.style
    if head.who.hat == "kerchief":
        hood: list[Knot] = [
            (0, -0.64),
            (w + 0.09, -0.3),
            (w + 0.13, 0.2),
            (0.26, 0.6, 0),
            (-0.26, 0.6, 0),
            (-w - 0.13, 0.2),
            (-w - 0.09, -0.3),
        ]
        _sheet(head, hood, -0.6, head.who.cloth)
    elif style == "bob":
        _sheet(
            head,
            [
                (0, -0.6),
                (w + 0.1, -0.3),
                (w + 0.14, 0.1),
                (w + 0.12, 0.42, 0),
                (-w - 0.12, 0.42, 0),
                (-w - 0.14, 0.1),
                (-w - 0.1, -0.3),
            ],
            -0.5,
        )
    elif style == "long":
        _sheet(
            head,
            [
                (-o, -0.6),
                (w + 0.1, -0.3),
                (w + 0.15, 0.3),
                (w + 0.2, 0.9, 0),
                (0.1, 0.98),
                (-0.1, 0.98),
                (-w - 0.2, 0.9, 0),
                (-w - 0.15, 0.3),
                (-w - 0.1, -0.3),
            ],
            -0.5,
        )
    elif style == "bun":
        x, y = -o * 1.4, -0.62
        _sheet(
            head,
            [
                (x - 0.17, y),
                (x - 0.1, y - 0.16),
                (x + 0.1, y - 0.16),
                (x + 0.17, y),
                (x + 0.1, y + 0.14),
                (x - 0.1, y + 0.14),
            ],
            -0.1,
        )
        _lock(head, [(x - 0.14, y + 0.02), (x, y - 0.1), (x + 0.13, y)], 0.05, 0.3)
    elif style == "tail":
        s = -1 if head.mood.yaw > 0 else 1
        _sheet(
            head,
            [
                (s * 0.1, -0.56, 0),
                (s * 0.42, -0.66),
                (s * 0.62, -0.36),
                (s * 0.58, 0.1),
                (s * 0.66, 0.46, 0),
                (s * 0.42, 0.22),
                (s * 0.4, -0.2),
            ],
            -0.3,
        )
    elif style == "braids":
        for s in (-1, 1):
            for k in range(5):
                x, y = s * (w + 0.06 + 0.012 * k), 0.2 + k * 0.115
                r = 0.078 - k * 0.007
                _sheet(
                    head,
                    [(x - r, y), (x, y - r * 0.8), (x + r, y), (x, y + r * 1.1)],
                    -0.25 + 0.12 * (k % 2),
                )
    elif style == "afro":
        rim: list[Knot] = []
        for i in range(26):
            a, r = i * math.tau / 26, 1 + 0.03 * (i % 2)
            rim.append((-o + (w + 0.13) * r * math.cos(a), -0.17 + 0.5 * r * math.sin(a)))
        _sheet(head, rim, -0.4)
    elif style == "curls":
        with head.place.pen() as pen:
            for i in range(15):
                a = math.pi * (0.86 + 1.28 * i / 14)
                pen.circle(-o + (w + 0.06) * math.cos(a), -0.1 + 0.44 * math.sin(a), 0.12)
        head.card.paper(
            pen, head.skin(mix(head.who.hair, "#160a1a", 0.25), 0.26), glue(head.place.size)
        )


def hair_front(head: Head, face: Array) -> None:
    if head.who.style != "bald" or not head.who.hat:
        STYLES[head.who.style](head)
    if head.who.hat:
        HATS[head.who.hat](head)


def _measures(head: Head) -> tuple[float, float, float]:
    """Width of the skull, how far the hairline turns with the face, how far it nods."""
    return head.who.cheek, head.mood.yaw * 0.07, head.mood.pitch * 0.5


def _cap(head: Head, line: list[Knot], tone: float = 0) -> Array:
    """Hair over the skull from temple to temple, down to a hairline from right to left."""
    w, _, _ = _measures(head)
    dome: list[Knot] = [
        (-w - 0.012, 0.02, 0),
        (-w - 0.04, -0.2),
        (-w * 0.8, -0.49),
        (0, -0.595),
        (w * 0.8, -0.49),
        (w + 0.04, -0.2),
        (w + 0.012, 0.02, 0),
    ]
    return _sheet(head, [*dome, *line], tone)


def _short(head: Head) -> None:
    w, o, p = _measures(head)
    _cap(
        head,
        [
            (w - 0.04, -0.14),
            (w * 0.72, -0.3 + p, 0),
            (o, -0.36 + p),
            (-w * 0.66, -0.3 + p, 0),
            (-w + 0.04, -0.14),
        ],
        -0.15,
    )
    _sheet(
        head,
        [
            (-0.26 + o, -0.34 + p, 0),
            (-0.3, -0.5),
            (-0.04, -0.64),
            (0.26, -0.6),
            (w + 0.02, -0.4, 0),
            (0.24 + o, -0.38 + p),
            (0.0 + o, -0.35 + p),
        ],
        0.1,
    )
    _lock(
        head, [(-0.22 + o, -0.4 + p), (-0.02, -0.52), (0.2, -0.52), (w - 0.04, -0.42)], 0.05, 0.35
    )


def _mop(head: Head) -> None:
    w, o, p = _measures(head)
    spikes: list[Knot] = [
        (w - 0.02, -0.12, 0),
        (w * 0.72, -0.3 + p),
        (w * 0.62, -0.18 + p, 0),
        (0.16 + o, -0.34 + p),
        (0.06 + o, -0.2 + p, 0),
        (-0.08 + o, -0.34 + p),
        (-0.2 + o, -0.19 + p, 0),
        (-w * 0.8, -0.3 + p),
        (-w + 0.02, -0.12, 0),
    ]
    _cap(head, spikes)
    _sheet(
        head,
        [
            (-0.1, -0.5, 0),
            (-0.2, -0.64, 0),
            (-0.02, -0.6),
            (0.06, -0.72, 0),
            (0.16, -0.6),
            (0.3, -0.62, 0),
            (0.24, -0.46),
        ],
        0.1,
    )
    for x, tone in ((-0.2, -0.3), (0.02, 0.3), (0.2, 0.1)):
        _lock(head, [(x * 0.5 + 0.03, -0.54), (x + 0.03, -0.42), (x + o, -0.24 + p)], 0.05, tone)


def _bob(head: Head) -> None:
    w, o, p = _measures(head)
    _sheet(
        head,
        [
            (-w - 0.09, 0.38, 0),
            (-w - 0.13, 0.0),
            (-w * 0.84, -0.48),
            (0, -0.6),
            (w * 0.84, -0.48),
            (w + 0.13, 0.0),
            (w + 0.09, 0.38, 0),
            (w - 0.04, 0.36, 0),
            (w - 0.01, 0.0),
            (w - 0.02, -0.2 + p, 0),
            (o, -0.16 + p),
            (-w + 0.02, -0.2 + p, 0),
            (-w + 0.01, 0.0),
            (-w + 0.04, 0.36, 0),
        ],
    )
    for k in (-0.22, -0.08, 0.08, 0.22):
        _lock(
            head,
            [(k * 0.4, -0.56), (k * 0.8 + o, -0.4), (k + o, -0.19 + p)],
            0.035,
            0.25 if k < 0 else -0.3,
        )


def _long(head: Head) -> None:
    w, o, p = _measures(head)
    part = 0.04 + o
    for s in (1, -1):
        panel: list[Knot] = [
            (part, -0.47 + p, 0),
            (s * w * 0.5, -0.6),
            (s * (w + 0.07), -0.3),
            (s * (w + 0.13), 0.2),
            (s * (w + 0.17), 0.7, 0),
            (s * (w + 0.02), 0.5),
            (s * (w - 0.02), 0.1),
            (s * (w - 0.09) + o * 0.4, -0.2),
            (part + s * 0.12, -0.36 + p),
        ]
        _sheet(head, panel, 0.1 * s)
        _lock(
            head,
            [
                (part + s * 0.04, -0.5 + p),
                (s * (w - 0.06), -0.34),
                (s * (w + 0.03), 0.0),
                (s * (w + 0.1), 0.44),
            ],
            0.06,
            0.3,
        )


def _bun(head: Head) -> None:
    w, o, p = _measures(head)
    _cap(
        head,
        [
            (w - 0.04, -0.14),
            (w * 0.6, -0.34 + p),
            (o, -0.41 + p),
            (-w * 0.6, -0.34 + p),
            (-w + 0.04, -0.14),
        ],
    )
    for k in (-0.22, -0.07, 0.09, 0.23):
        _lock(
            head,
            [(k + o, -0.37 + p), (k * 0.7, -0.48), (-o * 0.8 + k * 0.25, -0.59)],
            0.035,
            0.3 if k < 0 else -0.25,
        )


def _tail(head: Head) -> None:
    w, o, p = _measures(head)
    _cap(
        head,
        [
            (w - 0.04, -0.14),
            (w * 0.66, -0.3 + p),
            (0.1 + o, -0.42 + p),
            (-w * 0.5, -0.34 + p),
            (-w + 0.04, -0.14),
        ],
    )
    s = 1 if head.mood.yaw > 0 else -1
    _lock(head, [(s * 0.06 + o, -0.44 + p), (s * 0.26, -0.3), (s * (w - 0.02), 0.02)], 0.06, 0.3)
    _lock(head, [(-s * 0.1 + o, -0.4 + p), (-s * 0.1, -0.52), (-s * 0.16, -0.58)], 0.04, -0.3)


def _braids(head: Head) -> None:
    w, o, p = _measures(head)
    for s in (1, -1):
        half: list[Knot] = [
            (o, -0.44 + p, 0),
            (s * w * 0.5, -0.59),
            (s * (w + 0.05), -0.28),
            (s * (w + 0.07), 0.14, 0),
            (s * (w - 0.02), 0.0),
            (s * (w * 0.8), -0.24 + p),
            (s * 0.14 + o, -0.36 + p),
        ]
        _sheet(head, half, 0.08 * s)
        _lock(
            head,
            [(o + s * 0.03, -0.48 + p), (s * w * 0.6, -0.42), (s * (w + 0.02), -0.1)],
            0.04,
            0.3,
        )


def _afro(head: Head) -> None:
    w, o, p = _measures(head)
    top: list[Knot] = []
    for i in range(15):
        a, r = math.pi * (0.98 + 1.04 * i / 14), 1 + 0.03 * (i % 2)
        top.append(((w + 0.12) * r * math.cos(a), -0.14 + 0.52 * r * math.sin(a)))
    line: list[Knot] = [
        (w - 0.02, -0.08),
        (w * 0.66, -0.26 + p),
        (o, -0.33 + p),
        (-w * 0.66, -0.26 + p),
        (-w + 0.02, -0.08),
    ]
    mask = _sheet(head, [*top, *line])
    if not head.small:
        with head.place.pen() as pen:
            for i in range(26):
                a, r = 3.3 + (i % 13) * 0.225, 0.34 + 0.11 * (i // 13)
                pen.circle(r * 1.02 * math.cos(a), -0.12 + r * 1.1 * math.sin(a), 0.03, width=0.01)
        head.card.shade(pen, mix(head.who.hair, "#0a0410", 0.8), 0.5, within=mask)


def _curls(head: Head) -> None:
    w, o, p = _measures(head)
    for row, tone in ((0, -0.15), (1, 0.1)):
        with head.place.pen() as pen:
            for i in range(9 - row):
                a = math.pi * (1.0 + (i + 0.5 * row) / (8 - 0.0))
                r = 0.33 - 0.1 * row
                pen.circle(
                    o * 0.6 + (w - 0.03 - 0.07 * row) * math.cos(a),
                    -0.2 + p + r * math.sin(a),
                    0.105,
                )
        shade = mix(head.who.hair, "#ffe6c0", max(0.0, tone) * 0.5)
        head.card.paper(pen, head.skin(shade, 0.26), glue(head.place.size * 0.8))


def _bald(head: Head) -> None:
    w, _, _ = _measures(head)
    for s in (-1, 1):
        if s * head.mood.yaw > 0.25:
            continue
        _sheet(
            head,
            [
                (s * (w - 0.03), -0.16),
                (s * (w + 0.07), -0.14),
                (s * (w + 0.11), 0.02),
                (s * (w + 0.08), 0.16),
                (s * (w + 0.0), 0.14),
                (s * (w + 0.02), -0.02),
            ],
        )


STYLES: dict[str, Callable[[Head], None]] = {
    "short": _short,
    "mop": _mop,
    "bob": _bob,
    "long": _long,
    "bun": _bun,
    "tail": _tail,
    "braids": _braids,
    "afro": _afro,
    "curls": _curls,
    "bald": _bald,
}


def _fedora(head: Head) -> None:
    w, o, p = _measures(head)
    dark = mix(head.who.cloth, "#2a1a28", 0.35)
    crown: list[Knot] = [
        (-w, -0.3, 0),
        (-w + 0.04, -0.62),
        (-0.1, -0.74),
        (0.02, -0.69),
        (0.14, -0.73),
        (w - 0.04, -0.62),
        (w, -0.3, 0),
    ]
    mask = _sheet(head, crown, 0, dark)
    band = head.place.ribbon([(-w, -0.36 + p), (o, -0.32 + p), (w, -0.36 + p)], [0.1, 0.1, 0.1])
    head.card.paint(band.mask * mask, mix(head.who.cloth, "#ffd080", 0.6))
    _sheet(
        head,
        [
            (-w - 0.2, -0.28),
            (-w * 0.6, -0.33 + p),
            (o, -0.3 + p),
            (w * 0.6, -0.33 + p),
            (w + 0.2, -0.28),
            (w * 0.6, -0.21 + p),
            (o, -0.18 + p),
            (-w * 0.6, -0.21 + p),
        ],
        0.1,
        dark,
    )


def _flat_cap(head: Head) -> None:
    w, o, p = _measures(head)
    tone = mix(head.who.cloth, "#2a1a28", 0.2)
    _sheet(
        head,
        [
            (-w - 0.05, -0.24),
            (-w - 0.07, -0.44),
            (-0.1, -0.66),
            (0.2, -0.63),
            (w + 0.08, -0.42),
            (w + 0.05, -0.24),
            (o, -0.32 + p),
        ],
        0,
        tone,
    )
    _sheet(
        head,
        [
            (-w * 0.8 + o, -0.26 + p),
            (o, -0.34 + p),
            (w * 0.8 + o, -0.26 + p),
            (w * 0.7 + o * 1.6, -0.18 + p),
            (o * 1.6, -0.14 + p),
            (-w * 0.7 + o * 1.6, -0.18 + p),
        ],
        -0.4,
        tone,
    )


def _beanie(head: Head) -> None:
    w, o, p = _measures(head)
    _sheet(
        head,
        [
            (-w - 0.04, -0.24),
            (-w * 0.84, -0.52),
            (0, -0.68),
            (w * 0.84, -0.52),
            (w + 0.04, -0.24),
            (o, -0.3 + p),
        ],
        0,
        head.who.cloth,
    )
    pale = mix(head.who.cloth, "#fff0d8", 0.3)
    _sheet(
        head,
        [
            (-w - 0.06, -0.32),
            (o, -0.38 + p),
            (w + 0.06, -0.32),
            (w + 0.05, -0.16),
            (o, -0.22 + p),
            (-w - 0.05, -0.16),
        ],
        0.1,
        pale,
    )
    with head.place.pen() as pen:
        pen.circle(-o, -0.72, 0.1)
    head.card.paper(pen, head.skin(pale), glue(head.place.size), torn=head.place.size * 0.02)


def _kerchief(head: Head) -> None:
    w, o, p = _measures(head)
    hood: list[Knot] = [
        (-w - 0.06, 0.12),
        (-w - 0.09, -0.2),
        (-w * 0.78, -0.54),
        (0, -0.64),
        (w * 0.78, -0.54),
        (w + 0.09, -0.2),
        (w + 0.06, 0.12),
        (0.2, 0.54),
        (0.05, 0.6, 0),
        (w * 0.8, 0.28),
        (w - 0.03, 0.0),
        (w * 0.72, -0.28 + p),
        (o, -0.36 + p),
        (-w * 0.72, -0.28 + p),
        (-w + 0.03, 0.0),
        (-w * 0.8, 0.28),
        (-0.05, 0.6, 0),
        (-0.2, 0.54),
    ]
    mask = _sheet(head, hood, 0, head.who.cloth)
    with head.place.pen() as pen:
        for i in range(9):
            a = math.pi * (1.02 + 0.96 * i / 8)
            pen.circle(o * 0.4 + (w + 0.03) * math.cos(a), -0.1 + 0.42 * math.sin(a), 0.03)
    head.card.paint(pen.mask * mask, mix(head.who.cloth, "#fff0c8", 0.75))
    for s in (-1, 1):
        _sheet(head, [(0, 0.56), (s * 0.2, 0.6, 0), (s * 0.16, 0.76, 0)], 0.1, head.who.cloth)


def _straw(head: Head) -> None:
    w, o, p = _measures(head)
    _sheet(
        head,
        [(-w + 0.02, -0.3), (-w + 0.04, -0.56), (0, -0.66), (w - 0.04, -0.56), (w - 0.02, -0.3)],
        0,
        "#d8a84a",
    )
    band = head.place.ribbon(
        [(-w + 0.02, -0.36), (o, -0.33 + p), (w - 0.02, -0.36)], [0.08, 0.08, 0.08]
    )
    head.card.paper(band, head.who.cloth, glue(head.place.size))
    _sheet(
        head,
        [
            (-w - 0.26, -0.24),
            (-w * 0.6, -0.34 + p),
            (o, -0.32 + p),
            (w * 0.6, -0.34 + p),
            (w + 0.26, -0.24),
            (w * 0.6, -0.18 + p),
            (o, -0.15 + p),
            (-w * 0.6, -0.18 + p),
        ],
        0.2,
        "#e0b458",
    )


HATS: dict[str, Callable[[Head], None]] = {
    "fedora": _fedora,
    "cap": _flat_cap,
    "beanie": _beanie,
    "kerchief": _kerchief,
    "straw": _straw,
}


def beard(head: Head) -> None:
    w, o, d, y = head.who.cheek, head.mood.yaw * 0.07, head.mood.drop + head.who.long, head.mouth_y
    if head.who.beard == "full":
        shape: list[Knot] = [
            (head.turned(-w - 0.005, 0), 0.02, 0),
            (-w + o * 0.4, 0.3),
            (-0.22 + o, 0.56 + d),
            (o - 0.08, 0.64 + d, 0),
            (o, 0.74 + d, 0),
            (o + 0.09, 0.63 + d, 0),
            (0.22 + o, 0.56 + d),
            (w + o * 0.4, 0.3),
            (head.turned(w + 0.005, 0), 0.02, 0),
            (w - 0.07 + o, 0.17),
            (0.15 + o, y - 0.09),
            (o, y - 0.1),
            (-0.15 + o, y - 0.09),
            (-w + 0.07 + o, 0.17),
        ]
        _sheet(head, shape, -0.1)
        for k in (-0.19, -0.09, 0.1, 0.2):
            _lock(
                head,
                [(o + k, y + 0.08), (o + k * 1.1, 0.46 + d), (o + k * 0.5, 0.66 + d)],
                0.05,
                0.3 if k < 0 else -0.2,
            )
    elif head.who.beard == "goatee":
        _sheet(
            head,
            [
                (o - 0.1, y + 0.07),
                (o + 0.1, y + 0.07),
                (o + 0.07, 0.56 + d),
                (o, 0.68 + d, 0),
                (o - 0.07, 0.56 + d),
            ],
        )


def moustache(head: Head) -> None:
    if head.who.beard not in ("full", "moustache"):
        return
    m = head.mood
    x, y = m.yaw * 0.13, head.nose_y + 0.035
    sag = m.corner * 0.8 + m.upper * 0.3
    for s in (-1, 1):
        tip = x + s * (m.mouth + 0.08)
        _sheet(
            head,
            [
                (x, y - 0.014, 0),
                (x + s * 0.07, y - 0.018),
                (tip, y + 0.05 + sag, 0),
                (x + s * 0.08, y + 0.058),
                (x, y + 0.034, 0),
            ],
            0.15,
        )
