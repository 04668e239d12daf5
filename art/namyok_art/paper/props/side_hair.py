"""Hair and hats of heads seen from the side."""

from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.place import glue, ribbon
from namyok_art.paper.props.head import Head

_CAPS: dict[str, list[Knot]] = {
    "short": knots(
        "-0.12 0.02!, -0.17 0.16, -0.34 0.22!, -0.48 -0.04, -0.44 -0.36, "
        "-0.18 -0.58, 0.14 -0.62, 0.36 -0.5, 0.3 -0.34!, 0.12 -0.34, 0 -0.24, "
        "-0.02 0!"
    ),
    "mop": knots(
        "-0.12 0.04!, -0.24 0.2, -0.4 0.24!, -0.52 -0.08, -0.44 -0.44, "
        "-0.3 -0.66!, -0.18 -0.6, -0.06 -0.74!, 0.06 -0.61, 0.24 -0.66!, "
        "0.37 -0.46, 0.38 -0.2!, 0.28 -0.28!, 0.2 -0.15!, 0.06 -0.24, "
        "-0.02 0.02!"
    ),
    "bob": knots(
        "0 0.32!, -0.34 0.38!, -0.54 0.1, -0.47 -0.42, -0.1 -0.62, 0.26 -0.53, "
        "0.36 -0.2!, 0.12 -0.2, 0.06 0.02"
    ),
    "long": knots(
        "-0.06 0.66!, -0.44 0.8!, -0.56 0.1, -0.47 -0.42, -0.1 -0.62, "
        "0.22 -0.53, 0.29 -0.42!, 0.1 -0.26, 0.04 0.1"
    ),
    "bun": knots(
        "-0.12 0.02!, -0.2 0.16, -0.36 0.18!, -0.48 -0.1, -0.42 -0.42, "
        "-0.1 -0.57, 0.2 -0.5, 0.27 -0.38!, 0.08 -0.28, -0.01 -0.04!"
    ),
    "tail": knots(
        "-0.12 0.02!, -0.22 0.12, -0.4 0.06, -0.49 -0.16, -0.42 -0.44, "
        "-0.1 -0.58, 0.2 -0.51, 0.28 -0.38!, 0.1 -0.26, 0 0.02!"
    ),
    "braids": knots(
        "-0.12 0.1!, -0.3 0.2, -0.44 0.12, -0.5 -0.12, -0.42 -0.44, -0.1 -0.6, "
        "0.22 -0.52, 0.29 -0.36!, 0.08 -0.26, 0 0.06!"
    ),
    "bald": knots(
        "-0.1 -0.02!, -0.16 0.16, -0.34 0.22, -0.46 0.06, -0.46 -0.1, -0.3 -0.08, -0.1 -0.1!"
    ),
}
_BEHIND: dict[str, list[Knot]] = {
    "bob": knots("-0.1 -0.56, -0.5 -0.3, -0.57 0.1, -0.48 0.42!, -0.1 0.4!"),
    "long": knots("-0.1 -0.56, -0.5 -0.3, -0.6 0.2, -0.66 0.9!, -0.14 0.86!"),
    "bun": knots("-0.4 -0.58, -0.26 -0.46, -0.36 -0.24, -0.58 -0.28, -0.6 -0.5"),
    "tail": knots(
        "-0.3 -0.42!, -0.62 -0.44, -0.74 -0.1, -0.66 0.34, -0.76 0.6!, -0.5 0.3, -0.5 -0.1"
    ),
    "braids": knots("-0.4 0, -0.2 0.1, -0.3 0.4, -0.42 0.86!, -0.52 0.4"),
}


def hair_behind(head: Head) -> None:
    shape = _BEHIND.get(head.who.style)
    if shape and head.who.hat != "kerchief":
        head.card.paper(
            head.place.smooth(shape),
            head.skin(mix(head.who.hair, "#160a1a", 0.22), 0.2),
            glue(head.place.size),
        )


def side_hair(head: Head) -> None:
    card, place, who = head.card, head.place, head.who
    size = place.size
    ear: list[Knot] = knots(
        "-0.12 -0.02, -0.04 -0.04, -0.03 0.04, -0.07 0.14, -0.12 0.15, -0.15 0.06"
    )
    lobe = head.skin(mix(who.skin, "#b8404a", 0.16))
    if who.hat == "kerchief":
        hood: list[Knot] = knots(
            "0.14 0.52!, -0.08 0.62!, -0.5 0.34, -0.54 -0.1, -0.45 -0.47, "
            "-0.1 -0.64, 0.25 -0.55, 0.3 -0.38!, 0.12 -0.3, 0.02 0, 0.06 0.34"
        )
        mask = card.paper(place.smooth(hood), head.skin(who.cloth, 0.28), glue(size, rim=0.4))
        with place.pen() as pen:
            for u, v in (
                (0.1, -0.45),
                (-0.14, -0.5),
                (-0.34, -0.34),
                (-0.42, -0.08),
                (-0.38, 0.2),
                (-0.12, -0.2),
                (-0.18, 0.12),
            ):
                pen.circle(u, v, 0.035)
        card.paint(pen.mask * mask, mix(who.cloth, "#fff0c8", 0.75))
        return
    if who.style in ("afro", "curls"):
        with place.pen() as pen:
            for u, v, r in (
                (0.12, -0.44, 0.16),
                (-0.06, -0.52, 0.18),
                (-0.26, -0.5, 0.18),
                (-0.44, -0.36, 0.18),
                (-0.52, -0.16, 0.17),
                (-0.48, 0.06, 0.16),
                (-0.34, 0.2, 0.14),
                (-0.24, -0.2, 0.28),
                (0.0, -0.34, 0.16),
            ):
                pen.circle(u, v, r)
        card.paper(pen, head.skin(who.hair, 0.3), glue(size, rim=0.4))
        card.paper(place.smooth(ear), lobe, glue(size))
    else:
        covered = who.style in ("bob", "long")
        if not covered:
            card.paper(place.smooth(ear), lobe, glue(size))
        card.paper(place.smooth(_CAPS[who.style]), head.skin(who.hair, 0.28), glue(size, rim=0.45))
        if who.style != "bald" and not head.tiny:
            for k, tone in ((0, "#ffe6c0"), (1, "#160a1a"), (2, "#ffe6c0")):
                line = [
                    (0.16 - k * 0.14, -0.44 + k * 0.02),
                    (-0.1 - k * 0.08, -0.48 + k * 0.1),
                    (-0.38, -0.26 + k * 0.13),
                ]
                strand = place.poly(ribbon(line, [0.004, 0.05, 0.004]))
                card.paper(
                    strand, head.skin(mix(who.hair, tone, 0.16)), glue(size * 0.5, shadow=0.25)
                )
    if who.hat:
        _hat(head)


def _hat(head: Head) -> None:
    card, place, who, sheet = head.card, head.place, head.who, glue(head.place.size)
    dark = mix(who.cloth, "#2a1a28", 0.3)
    straw = who.hat == "straw"
    tone = "#d8a84a" if straw else dark
    if who.hat in ("fedora", "straw"):
        crown: list[Knot] = knots(
            "-0.4 -0.3!, -0.37 -0.62, -0.08 -0.74, 0.04 -0.69, 0.22 -0.7, 0.31 -0.3!"
        )
        mask = card.paper(place.smooth(crown), head.skin(tone), sheet)
        band = place.ribbon([(-0.42, -0.35), (0, -0.31), (0.34, -0.34)], [0.1, 0.1, 0.1])
        card.paint(band.mask * mask, mix(who.cloth, "#ffd080", 0.6))
        brim: list[Knot] = knots(
            "-0.62 -0.22, -0.36 -0.33, 0 -0.3, 0.3 -0.34, 0.56 -0.3, 0.3 -0.22, "
            "0 -0.19, -0.34 -0.22"
        )
        card.paper(place.smooth(brim), head.skin(mix(tone, "#ffe6c0", 0.08)), sheet)
    elif who.hat == "cap":
        shape: list[Knot] = knots(
            "-0.46 -0.18, -0.48 -0.44, -0.14 -0.66, 0.24 -0.6, 0.36 -0.36, "
            "0.56 -0.27!, 0.5 -0.2!, 0.1 -0.24"
        )
        card.paper(place.smooth(shape), head.skin(tone), sheet)
    else:
        dome: list[Knot] = knots(
            "-0.49 -0.12, -0.46 -0.44, -0.1 -0.68, 0.24 -0.56, 0.34 -0.28, -0.1 -0.2"
        )
        card.paper(place.smooth(dome), head.skin(who.cloth), sheet)
        cuff = place.ribbon([(-0.51, -0.1), (-0.1, -0.22), (0.36, -0.3)], [0.16, 0.16, 0.16])
        card.paper(cuff, head.skin(mix(who.cloth, "#fff0d8", 0.3)), sheet)
        card.paper(place.oval(-0.12, -0.74, 0.1, 0.1), mix(who.cloth, "#fff0d8", 0.3), sheet)
