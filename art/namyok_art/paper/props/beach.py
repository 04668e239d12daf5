"""Things brought to the beach."""

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Pen
from namyok_art.paper.patterns import stripes


def deckchair(
    card: Card, x: float, y: float, s: float, cloth: tuple[str, str], wood: str, flip: bool = False
) -> None:
    """A folding chair from the side, standing on y, open to the right; 150 units high."""
    back, front, canvas = Pen(), Pen(), Pen()
    with back.at(x, y, s, flip=flip):
        back.taper([(-66, -150), (52, 0)], 8, 8).taper([(-60, 0), (48, -66)], 8, 8)
    with front.at(x, y, s, flip=flip):
        front.taper([(-30, 0), (-64, -146)], 6, 6).taper([(-72, -150), (-52, -150)], 9, 9)
        front.taper([(42, -68), (58, -62)], 9, 9)
    with canvas.at(x, y, s, flip=flip):
        canvas.smooth(
            [
                (-66, -150, 0),
                (-56, -150, 0),
                (-34, -92),
                (0, -46),
                (30, -50),
                (54, -66, 0),
                (54, -56, 0),
                (26, -34),
                (-6, -30),
                (-44, -80),
            ]
        )
    card.paper(back, (mix(wood, "#ffffff", 0.2), wood), spread=4)
    card.paper(canvas, stripes(cloth[0], cloth[1], 16 * s, 50), spread=4)
    card.paper(front, (mix(wood, "#ffffff", 0.2), wood), spread=3)


def sandcastle(card: Card, x: float, y: float, s: float, light: str, dark: str) -> None:
    """Towers turned out of buckets, one with a spire, 190 units high."""
    for dx, w, h, roof in (
        (-58, 44, 76, False),
        (56, 40, 66, False),
        (30, 34, 108, True),
        (-8, 54, 120, True),
    ):
        tower = Pen()
        with tower.at(x, y, s):
            tower.poly([(dx - w / 2, 6), (dx + w / 2, 6), (dx + w * 0.42, -h), (dx - w * 0.42, -h)])
            if roof:
                tower.poly([(dx - w * 0.52, -h + 2), (dx, -h - w * 1.3), (dx + w * 0.52, -h + 2)])
            else:
                for k in range(3):
                    tower.rect(dx - w * 0.42 + k * w * 0.32, -h - 9, w * 0.2, 11)
        card.paper(tower, (light, mix(light, dark, 0.6)), spread=5 * s, shadow=0.35, wobble=1.2)
        doors = Pen()
        with doors.at(x, y, s):
            doors.rect(dx - 5, -h * 0.66, 10, 18, 5)
        card.shade(doors, dark, 0.75)
    mound = Pen()
    with mound.at(x, y, s):
        mound.smooth([(-104, 12, 0), (-70, -14), (-20, -10), (30, -16), (80, -10), (106, 12, 0)])
    card.paper(mound, (light, dark), spread=5 * s, shadow=0.25, wobble=1.5)
    pole = Pen()
    with pole.at(x, y, s):
        pole.line(-8, -190, -8, -222, 2.4)
    card.paint(pole, "#7a4a6a")
    flag = Pen()
    with flag.at(x, y, s):
        flag.poly([(-7, -222), (18, -214), (-7, -206)])
    card.paper(flag, "#f0508a", spread=2)
