"""Chess pieces: turned profiles, and a horse that is carved."""

from namyok_art.paper.paths import Knot, Pen

_FOOT: list[Knot] = [(0.3, 0, 0), (0.31, -0.07), (0.24, -0.12), (0.2, -0.2)]
_PROFILES: dict[str, list[Knot]] = {
    "pawn": [*_FOOT, (0.1, -0.42), (0.09, -0.5), (0.17, -0.53), (0.16, -0.57), (0.1, -0.6)],
    "rook": [*_FOOT, (0.15, -0.45), (0.15, -0.62), (0.22, -0.68, 0), (0.22, -0.86, 0)],
    "bishop": [*_FOOT, (0.1, -0.5), (0.09, -0.6), (0.18, -0.63), (0.1, -0.67), (0.17, -0.8)],
    "queen": [*_FOOT, (0.11, -0.5), (0.1, -0.66), (0.19, -0.7), (0.12, -0.74), (0.2, -1.0, 0)],
    "king": [*_FOOT, (0.12, -0.5), (0.11, -0.68), (0.2, -0.72), (0.13, -0.76), (0.19, -1.0, 0)],
}


def chess_piece(pen: Pen, kind: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A piece standing at (x, y); a king is about 1.2 sizes high. Knights look right."""
    with pen.at(x, y, size, turn):
        if kind == "knight":
            _knight(pen)
            return
        half = _PROFILES[kind]
        mirrored = [(-k[0], *k[1:]) for k in reversed(half)]
        if kind == "pawn":
            pen.smooth([*half, *mirrored]).circle(0, -0.7, 0.15)
        elif kind == "rook":
            pen.smooth([*half, *mirrored])
            for left in (-0.1, 0.04):
                pen.rect(left, -0.88, 0.06, 0.08, cut=True)
        elif kind == "bishop":
            pen.smooth([*half, (0, -0.98, 0), *mirrored]).circle(0, -1.01, 0.045)
            pen.line(0.04, -0.9, 0.13, -0.8, 0.025, cut=True)
        elif kind == "queen":
            crown: list[Knot] = [(0.1, -0.9), (0.06, -1.02, 0), (0, -0.91), (-0.06, -1.02, 0)]
            pen.smooth([*half, *crown, (-0.1, -0.9), *mirrored])
            for cx in (-0.2, -0.065, 0.065, 0.2):
                pen.circle(cx, -1.04 if abs(cx) < 0.1 else -1.02, 0.03)
        else:
            pen.smooth([*half, (0, -1.06), *mirrored])
            pen.rect(-0.025, -1.24, 0.05, 0.2).rect(-0.075, -1.2, 0.15, 0.05)
        pen.rect(-0.3, -0.02, 0.6, 0.06, 0.02)


def _knight(pen: Pen) -> None:
    pen.smooth(
        [
            (0.3, 0, 0),
            (0.31, -0.07),
            (0.23, -0.14),
            (0.2, -0.24),
            (0.1, -0.36),
            (0.08, -0.46),
            (0.16, -0.5),
            (0.3, -0.46),
            (0.36, -0.52),
            (0.32, -0.6),
            (0.2, -0.74),
            (0.14, -0.82),
            (0.1, -0.94, 0),
            (0.04, -0.84),
            (-0.1, -0.78),
            (-0.2, -0.62),
            (-0.22, -0.42),
            (-0.2, -0.22),
            (-0.31, -0.07),
            (-0.3, 0, 0),
        ]
    )
    pen.rect(-0.3, -0.02, 0.6, 0.06, 0.02)
