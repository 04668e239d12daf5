"""Things that hold water or float on it."""

from namyok_art.paper.paths import Pen


def rowing_boat(pen: Pen, x: float, y: float, length: float, flip: bool = False) -> None:
    """A boat from the side, gunwale at y, the higher bow on the right."""
    with pen.at(x, y, length / 290, flip=flip):
        pen.smooth(
            [
                (-145, -8),
                (-100, 14),
                (-15, 22),
                (75, 10),
                (145, -28, 0),
                (130, 22),
                (85, 60),
                (-75, 64),
                (-120, 35),
            ]
        )


def bucket(pen: Pen, x: float, y: float, size: float, turn: float = 0) -> None:
    """A pail centred at (x, y), handle up."""
    with pen.at(x, y, size, turn):
        pen.path("M-10 -8 L10 -8 L7 11 L-7 11Z").path("M-9 -8 C-9 -24 9 -24 9 -8", width=1.8)


def cup(pen: Pen, x: float, y: float, width: float, flip: bool = False) -> None:
    """A tea cup standing at (x, y)."""
    with pen.at(x, y, width / 40, flip=flip):
        pen.path("M-20 -30 L20 -30 C20 -8 14 0 8 0 L-8 0 C-14 0 -20 -8 -20 -30Z")
        pen.path("M18 -26 C34 -28 34 -8 14 -9", width=4)


def kettle(pen: Pen, x: float, y: float, width: float, flip: bool = False) -> None:
    """A round kettle with a spout to the right, standing at (x, y)."""
    with pen.at(x, y, width / 100, flip=flip):
        pen.smooth([(-46, -8), (-48, -40), (-26, -66), (26, -66), (48, -40), (46, -8), (0, 0)])
        pen.smooth([(36, -26, 0), (58, -44), (68, -66, 0), (76, -62, 0), (68, -34), (44, -8, 0)])
        pen.oval(0, -66, 22, 7).circle(0, -76, 6)
        pen.path("M-34 -58 C-40 -116 40 -116 34 -58", width=6)


def bottle(pen: Pen, x: float, y: float, height: float, turn: float = 0) -> None:
    """A wine bottle standing at (x, y)."""
    with pen.at(x, y, height / 100, turn):
        pen.path(
            "M-13 0 L-13 -52 C-13 -66 -5 -68 -5 -78 L-5 -100"
            " L5 -100 L5 -78 C5 -68 13 -66 13 -52 L13 0Z"
        )


def lantern(frame: Pen, glass: Pen, x: float, y: float, height: float) -> None:
    """A hand lantern hanging from (x, y): the frame and its lit glass on two pens."""
    h = height
    left, right, eye = x - h * 0.16, x + h * 0.16, y + h * 0.26
    frame.path(f"M{left} {eye} C{left} {y} {right} {y} {right} {eye}", width=h * 0.05)
    frame.rect(x - h * 0.26, y + h * 0.24, h * 0.52, h * 0.76, h * 0.1)
    glass.rect(x - h * 0.18, y + h * 0.36, h * 0.36, h * 0.5, h * 0.08)
