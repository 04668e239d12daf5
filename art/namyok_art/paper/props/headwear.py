"""Hats and hair. Drawn round a head that is the unit circle, facing right, y downwards."""

from collections.abc import Callable

from namyok_art.paper.paths import Pen


def _bowler(pen: Pen) -> None:
    pen.oval(0.05, -0.45, 1.6, 0.22).path("M-1 -.5 C-1 -1.75 1.1 -1.75 1.1 -.5Z")


def _top(pen: Pen) -> None:
    pen.oval(0.05, -0.5, 1.6, 0.2).path("M-.85 -.5 L-.95 -2.3 L1.05 -2.3 L.95 -.5Z")


def _point(pen: Pen) -> None:
    pen.path("M-1.15 -.05 C-1 -1.4 -.8 -2.6 -1.9 -3.2 C.2 -3.2 .8 -1.6 1.2 -.25Z")


def _wide(pen: Pen) -> None:
    pen.oval(0, -0.4, 2.2, 0.26, -6).path("M-1 -.4 C-.8 -1.6 .8 -1.6 1 -.5Z")


def _crown(pen: Pen) -> None:
    pen.path("M-.85 -.55 L-1 -1.7 L-.4 -1.1 L0 -1.95 L.42 -1.1 L1.05 -1.7 L.9 -.55Z")


def _cap(pen: Pen) -> None:
    pen.path("M-1.08 -.2 C-1.2 -1.4 .95 -1.5 1.02 -.4 L1.85 -.22 C1.6 -.02 1 -.1 .6 -.2Z")


def _beanie(pen: Pen) -> None:
    pen.path("M-1.06 -.1 C-1.15 -1.6 1.15 -1.6 1.06 -.2Z").circle(0, -1.4, 0.38)
    pen.rect(-1.14, -0.4, 2.28, 0.38, 0.15)


def _hood(pen: Pen) -> None:
    pen.path(
        "M.75 -.9 C-.2 -1.7 -1.5 -1.2 -1.3 .2 C-1.4 .9 -1.7 1.2 -2 1.6"
        " L1.1 1.7 C.7 1 .4 .2 .75 -.9Z"
    )


def _kerchief(pen: Pen) -> None:
    pen.path(
        "M.62 -.85 C-.1 -1.4 -1.25 -1 -1.2 .1 C-1.3 .6 -1.6 .9 -1.75 1.3"
        " L.35 1 C.1 .4 .2 -.3 .62 -.85Z"
    )


def _paper(pen: Pen) -> None:
    pen.path("M-1.7 -.3 L.1 -2.1 L1.8 -.4 C.6 -.65 -.6 -.6 -1.7 -.3Z")


def _cook(pen: Pen) -> None:
    pen.rect(-0.85, -1.5, 1.8, 1.15, 0.1)
    pen.circle(-0.75, -1.75, 0.6).circle(0.1, -2, 0.72).circle(0.85, -1.7, 0.58)


def _helmet(pen: Pen) -> None:
    pen.path("M-1.12 -.25 C-1.12 -1.65 1.12 -1.65 1.12 -.3 L1.6 -.2 L1.6 -.05 L-1.35 -.05Z")


def _beret(pen: Pen) -> None:
    pen.oval(-0.25, -0.85, 1.45, 0.5, -12).rect(-0.2, -1.5, 0.14, 0.35)


def _nightcap(pen: Pen) -> None:
    pen.path(
        "M-1.05 -.1 C-1.1 -1.5 .2 -2.2 -1.6 -2.3 C-2.6 -2.3 -2.8 -1.4 -2.7 -.9"
        " L-2.4 -.9 C-2.3 -1.6 -1.7 -1.8 -1.4 -1.7 C.8 -1.9 1 -1 1.05 -.2Z"
    )
    pen.circle(-2.55, -0.7, 0.36)


def _ushanka(pen: Pen) -> None:
    pen.path("M-1.2 -.3 C-1.3 -1.6 1.2 -1.6 1.15 -.35Z").rect(-1.3, -0.65, 2.6, 0.5, 0.25)
    pen.path("M-1.25 -.4 L-.4 -.4 L-.5 .9 L-1.15 .95Z")


def _bun(pen: Pen) -> None:
    pen.circle(-0.9, -0.7, 0.5)
    _short(pen)


def _pony(pen: Pen) -> None:
    _short(pen)
    pen.path("M-.6 -.7 C-2.4 -.9 -2.2 1 -3 1.9 C-1.4 1.6 -1 .6 -.5 .2Z")


def _long(pen: Pen) -> None:
    _short(pen)
    pen.path("M.3 -1 C-1.6 -1.1 -1.4 1 -2 3.4 C-.6 3.2 -.1 2 0 .8Z")


def _bob(pen: Pen) -> None:
    pen.path("M.55 -.98 C-.6 -1.5 -1.5 -.7 -1.3 .3 L-1.35 .95 L.05 .95 C.1 .3 .1 -.3 .55 -.98Z")


def _short(pen: Pen) -> None:
    pen.path(
        "M.75 -.75 C0 -1.45 -1.35 -1.1 -1.15 .25 C-.7 .3 -.4 0 -.3 -.3 C.1 -.25 .5 -.4 .75 -.75Z"
    )


def _curls(pen: Pen) -> None:
    for x, y in ((-0.9, 0.2), (-1.05, -0.4), (-0.7, -0.95), (0, -1.15), (0.6, -0.9)):
        pen.circle(x, y, 0.52)


def _plaits(pen: Pen) -> None:
    _short(pen)
    pen.taper([(-0.9, 0.2), (-1.5, 1.1), (-1.3, 2.2), (-1.7, 2.9)], 0.5, 0.25)


def _upward(pen: Pen) -> None:
    _short(pen)
    for x, tip in ((-0.8, -1.1), (-0.3, -0.4), (0.2, 0.2), (0.6, 0.7)):
        pen.taper([(x, -0.5), (x + (tip - x) * 0.4, -1.6), (tip, -2.6)], 0.55, 0.1)


def _beard(pen: Pen) -> None:
    _short(pen)
    pen.path("M.95 .05 C1.2 .9 .9 1.8 .35 2.3 C-.2 1.8 -.6 1.1 -.55 .35 C0 .6 .6 .5 .95 .05Z")


HATS: dict[str, Callable[[Pen], None]] = {
    "bowler": _bowler,
    "top": _top,
    "point": _point,
    "wide": _wide,
    "crown": _crown,
    "cap": _cap,
    "beanie": _beanie,
    "hood": _hood,
    "kerchief": _kerchief,
    "paper": _paper,
    "cook": _cook,
    "helmet": _helmet,
    "beret": _beret,
    "nightcap": _nightcap,
    "ushanka": _ushanka,
}

HAIR: dict[str, Callable[[Pen], None]] = {
    "bun": _bun,
    "pony": _pony,
    "long": _long,
    "bob": _bob,
    "short": _short,
    "curls": _curls,
    "plaits": _plaits,
    "upward": _upward,
    "beard": _beard,
}
