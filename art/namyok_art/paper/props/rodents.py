"""Small furry people: a hamster at a desk and a mouse with a drum."""

from collections.abc import Sequence

from namyok_art.paper.card import Card
from namyok_art.paper.colour import mix
from namyok_art.paper.noise import shift
from namyok_art.paper.paths import Knot, Pen, Point


def hamster(
    card: Card, x: float, y: float, height: float, coat: tuple[str, str], glasses: bool = True
) -> Point:
    """A hamster sitting upright in three quarters, facing left; returns its writing paw."""
    k = height / 200
    light, dark = coat

    def piece(*shapes: Sequence[Knot]) -> Pen:
        pen = Pen()
        with pen.at(x, y, k):
            for knots in shapes:
                pen.smooth(knots)
        return pen

    soft = max(2.0, 7 * k)
    for dx, tone in ((34, dark), (-30, mix(light, dark, 0.5))):
        ear, inner = Pen(), Pen()
        ear.circle(x + dx * k, y - 182 * k, 21 * k)
        inner.circle(x + dx * k, y - 180 * k, 12 * k)
        card.paper(ear, tone, spread=soft * 0.6)
        card.paint(inner, "#f0b4a8")
    body = [(-64, 0, 0), (-78, -50), (-66, -96), (0, -112), (66, -98), (84, -48), (72, 0, 0)]
    trunk = card.paper(piece(body), (light, dark), spread=soft, rim=0.25)
    bib = [(-44, 0, 0), (-54, -50), (-40, -92), (-8, -98), (20, -84), (28, -40), (20, 0, 0)]
    card.paper(piece(bib).mask * trunk, ("#fffaf0", "#f0e0cc"), spread=3, shadow=0.2)
    head = [
        (-86, -112),
        (-78, -150),
        (-44, -186),
        (4, -194),
        (50, -182),
        (78, -146),
        (84, -108),
        (60, -82),
        (0, -74),
        (-58, -82),
    ]
    mask = card.paper(piece(head), (light, mix(light, dark, 0.6)), spread=soft, rim=0.3)
    cheeks = Pen()
    with cheeks.at(x, y, k):
        cheeks.oval(-56, -100, 34, 26).oval(20, -98, 36, 26).oval(-20, -112, 22, 16)
    card.paint(cheeks.mask * mask, "#fff4e4", 0.95, soft=2 * k)
    marks, shine = Pen(), Pen()
    with marks.at(x, y, k), shine.at(x, y, k):
        marks.oval(-22, -120, 7, 5).stroke(
            [(-34, -104), (-27, -100), (-22, -106), (-16, -100), (-8, -104)], 2.6
        )
        for ex in (-52, 14):
            marks.stroke([(ex - 9, -136), (ex, -131), (ex + 9, -136)], 4)
    card.paint(marks, "#3a2420")
    if glasses:
        rims = Pen()
        with rims.at(x, y, k):
            rims.circle(-52, -136, 20, width=4).circle(14, -136, 22, width=4)
            rims.path("M-32 -138 C-26 -143 -16 -143 -8 -138", width=4).line(36, -138, 70, -148, 4)
            shine.circle(-52, -136, 17).circle(14, -136, 19)
        card.paint(shine, "#ffffff", 0.25)
        card.paper(rims, "#3a2c34", spread=2, rim=0)
    far = [(-62, -84), (-88, -66), (-98, -40), (-84, -30), (-66, -44), (-48, -62)]
    near = [
        (44, -90),
        (20, -74),
        (-22, -44),
        (-40, -34),
        (-34, -18),
        (0, -26),
        (48, -46),
        (66, -72),
    ]
    card.paper(piece(far), (mix(light, dark, 0.3), dark), spread=soft * 0.7)
    arm = card.paper(piece(near), (light, mix(light, dark, 0.4)), spread=soft * 0.8)
    card.shade(arm * (1 - shift(arm, 0, -6 * k)), dark, 0.4, soft=2)
    return x - 40 * k, y - 28 * k
