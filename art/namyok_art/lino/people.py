"""Whole people who do something."""

import math
from dataclasses import dataclass

import numpy as np

from namyok_art.lino.mask import Mask, blob, brush, oval, poly, spot_at
from namyok_art.lino.press import LEFT, Light, Print
from namyok_art.lino.shape import Points, place

Limb = tuple[float, float]
"""Angles of its upper and lower part: 0 hangs down, positive goes to the right."""


@dataclass(frozen=True, slots=True)
class Person:
    """A whole figure; (x, y) is between the feet, h the height. Poses are angles."""

    x: float
    y: float
    h: float
    arms: tuple[Limb, Limb] = ((-0.3, -0.1), (0.3, 0.1))
    legs: tuple[Limb, Limb] = ((-0.1, -0.05), (0.1, 0.05))
    lean: float = 0
    """Of the trunk, radians; positive to the right."""
    look: int = 0
    """-1 left, 1 right, 0 to us."""
    nod: float = 0
    dress: float = 0
    """0 trousers, up to 1 = a long skirt or coat."""
    top: tuple[float, float] = (0, 0)
    bottom: tuple[float, float] = (0, 0)
    dark: float = -0.1
    """Light in the cloth: under -0.5 it is all black."""
    hair: str = "short"
    """short, long, bun, hat, bald; none = nobody in the collar."""
    light: Light = LEFT
    seed: int = 1

    def _line(self, start: Points, limb: Limb, upper: float, lower: float) -> Points:
        knee = start + upper * self.h * np.array([math.sin(limb[0]), math.cos(limb[0])])
        return np.array(
            [start, knee, knee + lower * self.h * np.array([math.sin(limb[1]), math.cos(limb[1])])]
        )

    def _joints(self) -> tuple[Points, Points, Points]:
        """Hip, chest and head: the hip stands above the feet."""
        reach = max(0.24 * math.cos(u) + 0.25 * math.cos(v) for u, v in self.legs)
        hip = np.array([self.x, self.y - reach * self.h])
        up = np.array([math.sin(self.lean), -math.cos(self.lean)])
        return hip, hip + up * 0.29 * self.h, hip + up * 0.42 * self.h

    def hands(self) -> Points:
        _, chest, _ = self._joints()
        out = []
        for side, arm in zip((-1, 1), self.arms, strict=True):
            out.append(
                self._line(np.add(chest, (side * 0.1 * self.h, 0.03 * self.h)), arm, 0.17, 0.17)[-1]
            )
        return np.array(out)

    def draw(self, p: Print, halo: tuple[float, float] | None = None) -> None:
        """halo: an edge of that colour keeps the figure free of a dark ground."""
        hip, chest, head = self._joints()
        parts: list[tuple[Mask, tuple[float, float]]] = []
        h = self.h
        arms = [
            self._line(np.add(chest, (side * 0.1 * h, 0.03 * h)), arm, 0.17, 0.17)
            for side, arm in zip((-1, 1), self.arms, strict=True)
        ]
        for side, leg in zip((-1, 1), self.legs, strict=True):
            line = self._line(np.add(hip, (side * 0.045 * h, -0.01 * h)), leg, 0.24, 0.23)
            foot = line[-1]
            toe = (self.look or side) * 0.06 * h
            parts.append((brush(line, [h * q for q in (0.105, 0.08, 0.06, 0.042)]), self.bottom))
            parts.append(
                (
                    brush(
                        [np.add(foot, (-toe * 0.2, 0.012 * h)), np.add(foot, (toe, 0.018 * h))],
                        [h * 0.045, h * 0.035],
                    ),
                    (0, 0),
                )
            )
        ca = (chest - hip) / np.linalg.norm(chest - hip)
        side_ = np.array([-ca[1], ca[0]])
        trunk = [
            chest + side_ * 0.12 * h - ca * 0.03 * h,
            chest + side_ * 0.06 * h + ca * 0.03 * h,
            chest - side_ * 0.06 * h + ca * 0.03 * h,
            chest - side_ * 0.12 * h - ca * 0.03 * h,
            hip - side_ * 0.09 * h + ca * 0.08 * h,
            hip - side_ * 0.1 * h - ca * 0.02 * h,
            hip + side_ * 0.1 * h - ca * 0.02 * h,
            hip + side_ * 0.09 * h + ca * 0.08 * h,
        ]
        body = blob(trunk)
        if self.dress:
            hem = np.add(hip, (0, self.dress * 0.42 * h))
            spread = (0.1 + 0.09 * self.dress) * h
            body = body | poly(
                [
                    np.add(hip, (-0.085 * h, -0.08 * h)),
                    np.add(hip, (0.085 * h, -0.08 * h)),
                    np.add(hem, (spread, 0)),
                    np.add(hem, (0, 0.02 * h)),
                    np.add(hem, (-spread, 0)),
                ]
            )
        parts.append((body, self.top))
        sleeves = [brush(line, [h * q for q in (0.078, 0.062, 0.042)]) for line in arms]
        palms = [oval(line[-1][0], line[-1][1], 0.022 * h, 0.026 * h) for line in arms]
        if halo is not None:
            edge = body if self.hair == "none" else self._head(head)[0]
            for mask in [m for m, _ in parts] + sleeves + palms:
                edge = edge | mask
            p.put(edge.grow(max(3, 0.014 * h)), k=0, a=halo[0], b=halo[1])
        gap = max(4.5, h * 0.016)
        for i, (mask, colour) in enumerate([*parts, *((s, self.top) for s in sleeves)]):
            shoe = colour == (0, 0) and i in (1, 3)
            p.relief(
                mask,
                self.light,
                h * 0.05,
                gap,
                0.7,
                0.3,
                *colour,
                outline=max(2, h * 0.009),
                ambient=-1 if shoe else self.dark,
                seed=self.seed + i,
                length=h * 0.08,
                soft=max(1, h * 0.008),
            )
        for palm in palms:
            p.flat(palm, outline=max(2, h * 0.009))
        if self.hair == "none":
            self._paint_collar(p, chest, ca)
        else:
            self._paint_head(p, head)

    def _paint_collar(self, p: Print, chest: Points, up: Points) -> None:
        """Where a head should be: an open collar, dark inside."""
        h, at = self.h, chest + up * 0.035 * self.h
        p.flat(spot_at(at, 0.068 * h, 0.026 * h, self.lean), outline=max(2, h * 0.009))
        p.ink(spot_at(at, 0.05 * h, 0.015 * h, self.lean))

    def _head(self, head: Points) -> tuple[Mask, Mask]:
        """Outline of the head, and its hair."""
        h, d = self.h, self.look
        if d:
            skull = place(
                (
                    "-.5 -.8, .1 -1.05, .7 -.75, .8 -.1, .55 .5, .34 .75, .34 1.4, "
                    "-.24 1.4, -.2 .95, -.5 .92, -.62 .68, -.62 .42, -.84 .24, "
                    "-.68 -.08, -.68 -.45"
                ),
                head[0],
                head[1],
                h * 0.068,
                self.nod,
                -d,
            )
            wig = place(
                (
                    "-.66 -.6, -.4 -1.05, .1 -1.2, .8 -.95, 1.0 -.2, .8 .5, .45 .4, "
                    ".25 -.1, .0 -.45, -.4 -.5"
                ),
                head[0],
                head[1],
                h * 0.068,
                self.nod,
                -d,
            )
            mask = blob(skull, 6)
        else:
            neck = np.array([(-0.3, 0.5), (0.3, 0.5), (0.3, 1.4), (-0.3, 1.4)])
            mask = oval(head[0], head[1], h * 0.052, h * 0.07, self.nod) | poly(
                place(neck, head[0], head[1], h * 0.068)
            )
            wig = place(
                (
                    "-.8 .1, -.86 -.5, -.5 -1.1, 0 -1.25, .5 -1.1, .86 -.5, .8 .1, "
                    ".6 -.3, .2 -.5, -.3 -.5, -.6 -.3"
                ),
                head[0],
                head[1],
                h * 0.068,
                self.nod,
            )
        hair = blob(wig, 6)
        if self.hair == "long":
            tail = place(
                "-.1 -.9, .9 -.6, 1.1 .4, 1.0 1.5, .3 1.6, .2 .2"
                if d
                else "-.8 -.5, .8 -.5, 1.0 1.2, .6 1.3, .56 0, -.56 0, -.6 1.3, -1.0 1.2",
                head[0],
                head[1],
                h * 0.068,
                self.nod,
                -d or 1,
            )
            hair = hair | blob(tail, 6)
        elif self.hair == "bun":
            hair = hair | spot_at(
                place([(0.7 if d else 0, -1.2)], head[0], head[1], h * 0.068, self.nod, -d or 1)[0],
                h * 0.032,
                h * 0.03,
            )
        elif self.hair == "hat":
            hair = blob(
                place(
                    (
                        "-1.3 -.4, -.7 -.6, -.6 -1.3, 0 -1.5, .65 -1.3, .75 -.6, "
                        "1.3 -.4, .6 -.3, -.6 -.3"
                    ),
                    head[0],
                    head[1],
                    h * 0.068,
                    self.nod,
                    -d or 1,
                ),
                6,
            )
        elif self.hair == "bald":
            hair = blob(
                place(
                    ".3 -.4, .75 -.6, .9 -.1, .6 .5, .4 .2"
                    if d
                    else "-.75 .1, -.85 -.4, -.6 -.5, -.6 .1",
                    head[0],
                    head[1],
                    h * 0.068,
                    self.nod,
                    -d or 1,
                ),
                6,
            )
        return mask, hair

    def _paint_head(self, p: Print, head: Points) -> None:
        h, d = self.h, self.look
        mask, hair = self._head(head)
        p.flat(mask, outline=max(2, h * 0.009))
        p.ink(hair)
        unit = h * 0.068
        if d:
            p.ink(
                spot_at(
                    place([(-0.45, -0.05)], head[0], head[1], unit, self.nod, -d)[0],
                    h * 0.008,
                    h * 0.009,
                )
            )
            p.ink(
                brush(
                    place("-.66 .56, -.4 .52", head[0], head[1], unit, self.nod, -d),
                    [h * 0.008, h * 0.006],
                )
            )
        else:
            for x in (-0.3, 0.3):
                p.ink(
                    spot_at(
                        place([(x, 0)], head[0], head[1], unit, self.nod)[0], h * 0.008, h * 0.009
                    )
                )
            p.ink(
                brush(
                    place("-.2 .55, .2 .55", head[0], head[1], unit, self.nod),
                    [h * 0.008, h * 0.008],
                )
            )
            p.ink(
                brush(
                    place(".05 -.1, .12 .25, -.02 .27", head[0], head[1], unit, self.nod),
                    [h * 0.004, h * 0.008, h * 0.004],
                )
            )
