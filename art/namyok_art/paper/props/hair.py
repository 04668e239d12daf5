"""Hair over a head seen from the front."""

import math
from collections.abc import Callable

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot
from namyok_art.paper.place import glue
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.strands import hair_sheet, lock, measures
from namyok_art.paper.space import Array


def hair_front(head: Head) -> None:
    if head.who.style != "bald" or not head.who.hat:
        STYLES[head.who.style](head)


def _cap(head: Head, line: list[Knot], tone: float = 0) -> Array:
    """Hair over the skull from temple to temple, down to a hairline from right to left."""
    w, _, _ = measures(head)
    dome: list[Knot] = [
        (-w - 0.012, 0.02, 0),
        (-w - 0.04, -0.2),
        (-w * 0.8, -0.49),
        (0, -0.595),
        (w * 0.8, -0.49),
        (w + 0.04, -0.2),
        (w + 0.012, 0.02, 0),
    ]
    return hair_sheet(head, [*dome, *line], tone)


def _short(head: Head) -> None:
    w, o, p = measures(head)
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
    hair_sheet(
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
    lock(head, [(-0.22 + o, -0.4 + p), (-0.02, -0.52), (0.2, -0.52), (w - 0.04, -0.42)], 0.05, 0.35)


def _mop(head: Head) -> None:
    w, o, p = measures(head)
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
    hair_sheet(
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
        lock(head, [(x * 0.5 + 0.03, -0.54), (x + 0.03, -0.42), (x + o, -0.24 + p)], 0.05, tone)


def _bob(head: Head) -> None:
    w, o, p = measures(head)
    hair_sheet(
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
        lock(
            head,
            [(k * 0.4, -0.56), (k * 0.8 + o, -0.4), (k + o, -0.19 + p)],
            0.035,
            0.25 if k < 0 else -0.3,
        )


def _long(head: Head) -> None:
    w, o, p = measures(head)
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
        hair_sheet(head, panel, 0.1 * s)
        lock(
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
    w, o, p = measures(head)
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
        lock(
            head,
            [(k + o, -0.37 + p), (k * 0.7, -0.48), (-o * 0.8 + k * 0.25, -0.59)],
            0.035,
            0.3 if k < 0 else -0.25,
        )


def _tail(head: Head) -> None:
    w, o, p = measures(head)
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
    lock(head, [(s * 0.06 + o, -0.44 + p), (s * 0.26, -0.3), (s * (w - 0.02), 0.02)], 0.06, 0.3)
    lock(head, [(-s * 0.1 + o, -0.4 + p), (-s * 0.1, -0.52), (-s * 0.16, -0.58)], 0.04, -0.3)


def _braids(head: Head) -> None:
    w, o, p = measures(head)
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
        hair_sheet(head, half, 0.08 * s)
        lock(
            head,
            [(o + s * 0.03, -0.48 + p), (s * w * 0.6, -0.42), (s * (w + 0.02), -0.1)],
            0.04,
            0.3,
        )


def _afro(head: Head) -> None:
    w, o, p = measures(head)
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
    mask = hair_sheet(head, [*top, *line])
    if not head.small:
        with head.place.pen() as pen:
            for i in range(26):
                a, r = 3.3 + (i % 13) * 0.225, 0.34 + 0.11 * (i // 13)
                pen.circle(r * 1.02 * math.cos(a), -0.12 + r * 1.1 * math.sin(a), 0.03, width=0.01)
        head.card.shade(pen, mix(head.who.hair, "#0a0410", 0.8), 0.5, within=mask)


def _curls(head: Head) -> None:
    w, o, p = measures(head)
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
    w, _, _ = measures(head)
    for s in (-1, 1):
        if s * head.mood.yaw > 0.25:
            continue
        hair_sheet(
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
