"""Hair that hangs behind a head, glued before it."""

import math

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot
from namyok_art.paper.place import glue
from namyok_art.paper.props.head import Head
from namyok_art.paper.props.strands import hair_sheet, lock


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
        hair_sheet(head, hood, -0.6, head.who.cloth)
    elif style == "bob":
        hair_sheet(
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
        hair_sheet(
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
        hair_sheet(
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
        lock(head, [(x - 0.14, y + 0.02), (x, y - 0.1), (x + 0.13, y)], 0.05, 0.3)
    elif style == "tail":
        s = -1 if head.mood.yaw > 0 else 1
        hair_sheet(
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
                hair_sheet(
                    head,
                    [(x - r, y), (x, y - r * 0.8), (x + r, y), (x, y + r * 1.1)],
                    -0.25 + 0.12 * (k % 2),
                )
    elif style == "afro":
        rim: list[Knot] = []
        for i in range(26):
            a, r = i * math.tau / 26, 1 + 0.03 * (i % 2)
            rim.append((-o + (w + 0.13) * r * math.cos(a), -0.17 + 0.5 * r * math.sin(a)))
        hair_sheet(head, rim, -0.4)
    elif style == "curls":
        with head.place.pen() as pen:
            for i in range(15):
                a = math.pi * (0.86 + 1.28 * i / 14)
                pen.circle(-o + (w + 0.06) * math.cos(a), -0.1 + 0.44 * math.sin(a), 0.12)
        head.card.paper(
            pen, head.skin(mix(head.who.hair, "#160a1a", 0.25), 0.26), glue(head.place.size)
        )
