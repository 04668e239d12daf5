"""The open hand, flat, from the palm or from the back."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from namyok_art.lino.fingers import Fingers
from namyok_art.lino.mask import F32, Mask, S, X, Y, brush
from namyok_art.lino.press import Print, inflate
from namyok_art.lino.shape import Points

BASES = ((-0.34, -0.42), (-0.11, -0.48), (0.12, -0.45), (0.335, -0.34))
LENGTHS = (0.98, 1.1, 1.02, 0.8)
WIDTHS = (0.225, 0.235, 0.225, 0.19)


@dataclass(frozen=True, slots=True)
class Palm(Fingers):
    """Five rays from one palm, swollen together."""

    def open(
        self,
        p: Print,
        spread: Sequence[float] = (-0.16, -0.03, 0.1, 0.28),
        curl: Sequence[float] = (0, 0, 0, 0),
        thumb: float = -0.75,
        thumb_curl: float = 0.2,
        wrist: float = 1.7,
        palm: bool = True,
        nails: bool = False,
    ) -> Points:
        """Flat, one body; palm=False shows its back. Gives the tips: index to little, thumb."""
        rays: list[tuple[Points, list[float]]] = []
        for base, length, width, lean, bend in zip(
            BASES, LENGTHS, WIDTHS, spread, curl, strict=True
        ):
            line, at = [np.array(base)], lean
            for part in (0.46, 0.3, 0.24):
                line.append(line[-1] + length * part * np.array([math.sin(at), -math.cos(at)]))
                at += bend
            rays.append(
                (np.array(line), [width * q for q in (1.0, 1.04, 0.92, 1.0, 0.86, 0.9, 0.62)])
            )
        t0 = np.array((-0.36, 0.18))
        t1 = t0 + 0.5 * np.array([math.sin(thumb), -math.cos(thumb)])
        t2 = t1 + 0.34 * np.array([math.sin(thumb + thumb_curl), -math.cos(thumb + thumb_curl)])
        rays.append(
            (np.array([(-0.05, 0.5), t0, t1, t2]), [0.2, 0.36, 0.33, 0.27, 0.24, 0.25, 0.17])
        )
        outline = (
            f"-.45 -.42, -.22 -.55, .1 -.56, .43 -.42, .47 -.1, .41 .35, .29 .68, "
            f".27 1.0, .32 {wrist},"
            f"-.32 {wrist}, -.27 1.0, -.31 .7, -.47 .35, -.5 -.05"
        )
        mask = self.patch(outline)
        for line_, widths in rays:
            mask = mask | brush(self.at(line_), [w * self.s for w in widths])
        self.body(p, mask, height=self._open_height(mask, palm))
        self._open_cuts(p, mask, rays, spread, palm, nails)
        return np.vstack([self.at(line_[-1:]) for line_, _ in rays])

    def _open_height(self, mask: Mask, palm: bool) -> F32:
        ca, sa = math.cos(self.turn), math.sin(self.turn)
        dx, dy = X[mask.box] - self.x, Y[mask.box] - self.y
        x, y = (dx * ca + dy * sa) / self.s * self.flip, (-dx * sa + dy * ca) / self.s

        def hill(cx: float, cy: float, rx: float, ry: float) -> F32:
            return np.asarray(np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), np.float32)

        h = inflate(mask, self.s * 0.13, self.s * 0.014)
        if palm:
            h += self.s * (
                0.13 * hill(-0.24, 0.28, 0.2, 0.32)
                + 0.09 * hill(0.3, 0.2, 0.16, 0.34)
                - 0.06 * hill(0.05, 0.05, 0.16, 0.2)
            )
        else:
            h += self.s * 0.05 * hill(0, 0.1, 0.3, 0.4)
        for bx, by in BASES:
            h += self.s * (
                0.05 * hill(bx, by + 0.08, 0.09, 0.08)
                if palm
                else 0.07 * hill(bx, by + 0.05, 0.07, 0.1)
            )
        return np.asarray(
            cv2.GaussianBlur(h.astype(np.float32), (0, 0), 0.01 * self.s * S), np.float32
        )

    def _open_cuts(
        self,
        p: Print,
        mask: Mask,
        rays: list[tuple[Points, list[float]]],
        spread: Sequence[float],
        palm: bool,
        nails: bool,
    ) -> None:
        for i in range(3):
            web = (np.array(BASES[i]) + np.array(BASES[i + 1])) / 2 + (0, -0.1)
            lean = (spread[i] + spread[i + 1]) / 2
            self.cut(
                p,
                [
                    web + 0.12 * np.array([math.sin(lean), -math.cos(lean)]),
                    web,
                    np.add(web, (0, 0.1)),
                ],
                [0.02, 0.03, 0.004],
                mask,
            )
        for i, (line, widths) in enumerate(rays):
            for joint in (1, 2) if i < 4 else (2,):
                self._knuckle(p, line, joint / 3, widths[2] * 1.05, mask)
            if palm and i < 4:
                q = line[0] + (0, -0.02)
                self.cut(
                    p,
                    [np.add(q, (-0.09, -0.03)), q, np.add(q, (0.09, -0.03))],
                    [0.004, 0.02, 0.004],
                    mask,
                )
            if nails or not palm:
                self._nail(p, line, widths[-1] * 1.35)
        if palm:
            for crease in (
                ".43 -.13, .2 -.2, -.05 -.24, -.2 -.36",
                "-.44 -.1, -.15 -.06, .12 .02, .3 .14",
                "-.42 -.13, -.16 0, -.04 .25, -.06 .55",
                "-.22 .84, 0 .87, .22 .83",
            ):
                self.cut(p, crease, [0.004, 0.028, 0.026, 0.004], mask)
