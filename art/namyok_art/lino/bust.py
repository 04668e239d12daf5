"""Neck and shoulders under a head."""

from namyok_art.lino.face import Face
from namyok_art.lino.mask import brush
from namyok_art.lino.press import Print


def bust(
    p: Print,
    f: Face,
    a: float = 0,
    b: float = 0,
    collar: str = "round",
    wide: float = 1.75,
    ambient: float = -0.1,
    skin: tuple[float, float] = (0, 0),
    shine: float = 0,
    low: float = 3.4,
    seed: int = 5,
) -> None:
    """Neck and shoulders; call it before the face. collar: round, shirt, coat, bare."""
    s, gap = f.s, max(5, f.s * 0.034)
    out = max(3, s * 0.02)

    def neck() -> None:
        form = f.patch("-.36 .6, -.37 1.1, -.52 1.5, 0 1.72, .52 1.5, .37 1.1, .36 .6")
        # it is lit as a long tube: swollen by itself it would look like a knob
        tube = f.patch("-.36 .2, -.37 1.1, -.52 1.5, -.6 2.8, .6 2.8, .52 1.5, .37 1.1, .36 .2")
        p.ink(form.grow(out))
        p.relief(
            tube,
            f.light,
            s * 0.4,
            gap,
            a=skin[0],
            b=skin[1],
            outline=0,
            ambient=-0.22,
            seed=seed,
            shine=shine,
            within=form,
        )

    body = f.patch(
        f"-{wide + 0.2} {low}, -{wide} 2.0, -{wide * 0.72} 1.56, -.5 1.3,"
        f".5 1.3, {wide * 0.72} 1.56, {wide} 2.0, {wide + 0.2} {low}"
    )
    if collar != "round":
        neck()
    colour = skin if collar == "bare" else (a, b)
    p.relief(
        body,
        f.light,
        s * 0.6,
        gap * 1.2,
        a=colour[0],
        b=colour[1],
        outline=out,
        ambient=ambient,
        seed=seed + 1,
        angle=0.35,
        length=s * 0.4,
    )
    if collar == "round":
        neck()
        p.ink(
            brush(
                f.at("-.56 1.4, -.3 1.68, 0 1.78, .3 1.68, .56 1.4", False),
                [s * q for q in (0.02, 0.05, 0.06, 0.05, 0.02)],
            )
        )
    elif collar == "bare":
        for side in (-1, 1):
            p.ink(
                brush(
                    f.at([(0.12 * side, 1.86), (0.6 * side, 1.72), (1.1 * side, 1.76)], False),
                    [s * q for q in (0.05, 0.04, 0.005)],
                )
            )
    else:
        neck_hole = f.patch("-.5 1.2, .5 1.2, .42 1.5, 0 2.1, -.42 1.5")
        p.relief(
            neck_hole,
            f.light,
            s * 0.4,
            gap,
            a=skin[0],
            b=skin[1],
            outline=0,
            ambient=-0.25,
            seed=seed,
            shine=shine,
        )
        for side in (-1, 1):
            deep = 2.0 if collar == "shirt" else 3.0
            wing = [(0.34, 1.1), (0.62, 1.3), (0.72, 1.62), (0.4, 1.9), (0.02, deep), (0.3, 1.5)]
            form = f.patch([(x * side, y) for x, y in wing])
            p.relief(
                form,
                f.light,
                s * 0.12,
                gap,
                a=a,
                b=b,
                outline=out,
                ambient=0.02,
                seed=seed + 3,
                angle=-0.7 * side,
                soft=s * 0.02,
            )
