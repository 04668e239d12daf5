"""Hats and beards from the front."""

import math
from collections.abc import Callable

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot
from namyok_art.paper.place import glue
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.strands import hair_sheet, lock, measures


def _fedora(head: Head) -> None:
    w, o, p = measures(head)
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
    mask = hair_sheet(head, crown, 0, dark)
    band = head.place.ribbon([(-w, -0.36 + p), (o, -0.32 + p), (w, -0.36 + p)], [0.1, 0.1, 0.1])
    head.card.paint(band.mask * mask, mix(head.who.cloth, "#ffd080", 0.6))
    hair_sheet(
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
    w, o, p = measures(head)
    tone = mix(head.who.cloth, "#2a1a28", 0.2)
    hair_sheet(
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
    hair_sheet(
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
    w, o, p = measures(head)
    hair_sheet(
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
    hair_sheet(
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
    w, o, p = measures(head)
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
    mask = hair_sheet(head, hood, 0, head.who.cloth)
    with head.place.pen() as pen:
        for i in range(9):
            a = math.pi * (1.02 + 0.96 * i / 8)
            pen.circle(o * 0.4 + (w + 0.03) * math.cos(a), -0.1 + 0.42 * math.sin(a), 0.03)
    head.card.paint(pen.mask * mask, mix(head.who.cloth, "#fff0c8", 0.75))
    for s in (-1, 1):
        hair_sheet(head, [(0, 0.56), (s * 0.2, 0.6, 0), (s * 0.16, 0.76, 0)], 0.1, head.who.cloth)


def _straw(head: Head) -> None:
    w, o, p = measures(head)
    hair_sheet(
        head,
        [(-w + 0.02, -0.3), (-w + 0.04, -0.56), (0, -0.66), (w - 0.04, -0.56), (w - 0.02, -0.3)],
        0,
        "#d8a84a",
    )
    band = head.place.ribbon(
        [(-w + 0.02, -0.36), (o, -0.33 + p), (w - 0.02, -0.36)], [0.08, 0.08, 0.08]
    )
    head.card.paper(band, head.who.cloth, glue(head.place.size))
    hair_sheet(
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


def hat(head: Head) -> None:
    if head.who.hat:
        HATS[head.who.hat](head)


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
        hair_sheet(head, shape, -0.1)
        for k in (-0.19, -0.09, 0.1, 0.2):
            lock(
                head,
                [(o + k, y + 0.08), (o + k * 1.1, 0.46 + d), (o + k * 0.5, 0.66 + d)],
                0.05,
                0.3 if k < 0 else -0.2,
            )
    elif head.who.beard == "goatee":
        hair_sheet(
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
        hair_sheet(
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
