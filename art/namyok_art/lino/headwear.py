"""Beards, glasses and what is worn on the head; all of it goes over the drawn face."""

from namyok_art.lino.face import Face
from namyok_art.lino.mask import brush, shapes
from namyok_art.lino.press import Print
from namyok_art.lino.shape import strands

BEARDS = {
    "full": (
        "-.74 .05, -.6 .3, -.4 .42, -.26 .5, 0 .46, .26 .5, .4 .42, .6 .3, .74 .05, "
        ".74 .6, .6 1.1, .3 1.42, 0 1.5, -.3 1.42, -.6 1.1, -.74 .6"
    ),
    "goatee": "-.22 .8, 0 .76, .22 .8, .26 1.05, .12 1.3, 0 1.4, -.12 1.3, -.26 1.05",
    "collar": (
        "-.76 0, -.66 .3, -.6 .6, -.42 .86, 0 .96, .42 .86, .6 .6, .66 .3, .76 0, "
        ".72 .6, .5 1.04, 0 1.24, -.5 1.04, -.72 .6"
    ),
}


def beard(
    p: Print,
    f: Face,
    kind: str = "full",
    a: float = 0,
    b: float = 0,
    k: float = 1,
    shine: tuple[float, float] = (0, 0),
) -> None:
    """Goes before the mouth is wanted again: call it, then features.mouth for a full beard."""
    mass = f.patch(BEARDS[kind])
    p.put(mass.grow(max(1.5, f.s * 0.01)), k=1)
    p.put(mass, k=k, a=a, b=b)
    guides = (
        ("-.7 .3, -.6 .9, -.2 1.4", "0 .6, -.04 1.0, 0 1.45"),
        ("0 .6, .04 1.0, 0 1.45", ".7 .3, .6 .9, .2 1.4"),
    )
    if kind == "goatee":
        guides = (
            ("-.2 .85, -.2 1.1, 0 1.36", "0 .8, 0 1.1, 0 1.36"),
            ("0 .8, 0 1.1, 0 1.36", ".2 .85, .2 1.1, 0 1.36"),
        )
    for i, (first, last) in enumerate(guides):
        cuts = strands(f.at(first, False), f.at(last, False), 7, f.s * 0.035, 5 + i)
        p.put(shapes(cuts) & mass, k=1 - k, a=shine[0], b=shine[1])


def moustache(
    p: Print, f: Face, width: float = 0.3, drop: float = 0.06, thick: float = 0.1
) -> None:
    y = f.mouth_y - 0.1
    p.ink(
        f.cut(
            [
                (-width, y + drop),
                (-0.12, y - 0.02),
                (0, y - 0.01),
                (0.12, y - 0.02),
                (width, y + drop),
            ],
            [0.01, thick, thick * 0.6, thick, 0.01],
        )
    )


def glasses(p: Print, f: Face, r: float = 0.25) -> None:
    for side in (-1, 1):
        p.ink(f.ring(0.335 * side, f.eye_y + 0.02, r, r * 0.86, 0.045))
        p.ink(f.cut([(0.58 * side, f.eye_y), (0.74 * side, f.eye_y - 0.05)], [0.035, 0.03]))
    p.ink(f.cut([(-0.1, f.eye_y), (0, f.eye_y - 0.04), (0.1, f.eye_y)], [0.04, 0.04, 0.04]))


def hat(
    p: Print,
    f: Face,
    kind: str,
    a: float = 0,
    b: float = 0,
    band: tuple[float, float] = (0, 0),
    seed: int = 4,
) -> None:
    """brim, cap (with a peak), scarf, knit or hood."""
    if kind == "brim":
        p.relief(
            f.patch("-.68 -.56, -.64 -1.2, -.3 -1.42, 0 -1.34, .3 -1.42, .64 -1.2, .68 -.56"),
            f.light,
            f.s * 0.4,
            max(5, f.s * 0.04),
            a=a,
            b=b,
            ambient=-0.25,
            seed=seed,
            outline=max(2.5, f.s * 0.02),
        )
        p.flat(
            brush(f.at("-.66 -.72, 0 -.66, .66 -.72", False), [f.s * 0.15] * 3),
            *band,
            outline=f.s * 0.015,
        )
        p.relief(
            f.patch("-1.1 -.5, -.6 -.68, 0 -.62, .6 -.68, 1.1 -.5, .6 -.46, 0 -.44, -.6 -.46"),
            f.light,
            f.s * 0.1,
            max(5, f.s * 0.04),
            a=a,
            b=b,
            ambient=-0.15,
            seed=seed + 1,
            outline=max(2.5, f.s * 0.02),
            soft=f.s * 0.01,
        )
    elif kind == "cap":
        p.relief(
            f.patch(
                "-.84 -.5, -.96 -.86, -.6 -1.3, .1 -1.4, .74 -1.26, .98 -.86, "
                ".84 -.52, .4 -.66, -.4 -.66"
            ),
            f.light,
            f.s * 0.3,
            max(5, f.s * 0.04),
            a=a,
            b=b,
            ambient=-0.15,
            seed=seed,
            outline=max(2.5, f.s * 0.02),
        )
        p.ink(f.patch("-.7 -.52, -.3 -.7, .3 -.7, .7 -.52, .5 -.38, 0 -.32, -.5 -.38"))
        p.put(brush(f.at("-.45 -.45, 0 -.4, .3 -.43", False), [0, f.s * 0.03, 0]), k=0, a=a, b=b)
    elif kind == "scarf":
        form = f.patch(
            "-.86 .3, -.84 -.5, -.62 -1.14, 0 -1.38, .62 -1.14, .84 -.5, .86 .3, "
            ".6 1.0, .3 1.3, 0 1.2, -.3 1.3, -.6 1.0"
        ) - f.patch(
            "-.64 .3, -.62 -.3, -.36 -.74, 0 -.84, .36 -.74, .62 -.3, .64 .3, "
            ".46 .8, 0 1.08, -.46 .8"
        )
        p.relief(
            form,
            f.light,
            f.s * 0.16,
            max(5, f.s * 0.04),
            a=a,
            b=b,
            outline=max(2.5, f.s * 0.018),
            seed=seed,
            angle=0.6,
            ambient=0.0,
        )
        p.flat(
            f.patch("-.16 1.16, .16 1.16, .3 1.5, .1 1.42, 0 1.3, -.12 1.44, -.32 1.5"),
            a,
            b,
            f.s * 0.018,
        )
    elif kind == "knit":
        p.relief(
            f.patch(
                "-.78 -.56, -.74 -1.0, -.4 -1.36, 0 -1.46, .4 -1.36, .74 -1.0, .78 -.56, 0 -.64"
            ),
            f.light,
            f.s * 0.35,
            max(5, f.s * 0.045),
            angle=1.57,
            a=a,
            b=b,
            outline=max(2.5, f.s * 0.02),
            seed=seed,
            ambient=0,
        )
        p.relief(
            f.patch("-.84 -.44, -.84 -.72, 0 -.82, .84 -.72, .84 -.44, 0 -.54"),
            f.light,
            f.s * 0.12,
            max(5, f.s * 0.05),
            angle=1.57,
            a=band[0],
            b=band[1],
            outline=max(2.5, f.s * 0.02),
            soft=f.s * 0.015,
            ambient=0.1,
        )
    else:
        form = f.patch(
            "-.9 1.3, -1.0 .2, -.9 -.7, -.5 -1.3, .06 -1.56, .56 -1.28, .92 -.7, 1.0 .2, .9 1.3"
        ) - f.patch(
            "-.62 1.0, -.7 .2, -.62 -.5, -.3 -.9, .04 -1.0, .34 -.9, .64 -.5, .7 .2, .62 1.0"
        )
        p.relief(
            form,
            f.light,
            f.s * 0.2,
            max(5, f.s * 0.045),
            a=a,
            b=b,
            outline=max(2.5, f.s * 0.02),
            seed=seed,
            angle=1.2,
            ambient=-0.08,
        )
