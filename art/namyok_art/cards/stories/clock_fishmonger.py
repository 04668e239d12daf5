"""On a fishmonger's ice lie clocks like fish; the seller weighs an hour for a hurried customer."""

import math

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.patterns import stripes
from namyok_art.paper.props.objects import clock_face
from namyok_art.paper.props.people import Look, Person

COUNTER = 900


def draw() -> NDArray[np.uint8]:
    card = Card(172, ["#dcebf0", "#eef6f8", "#e3eff3"], light=(330, 40), lamp="#ffffff")
    _wall(card)
    _hanging(card)
    _awning(card)
    _people(card)
    _slab(card)
    _catch(card)
    _front(card)
    return card.finish(
        bloom=0.25, halation=0.04, shadow_tone="#3a5a78", light_tone="#ffffff", vignette=0.12
    )


def _wall(card: Card) -> None:
    tiles = Pen()
    for row in range(9):
        for column in range(13):
            tiles.rect(-20 + column * 66 + (row % 2) * 33, 150 + row * 58, 62, 54, 4)
    card.paper(tiles, ("#fbfeff", "#e6f1f5"), shadow=0.16, spread=3, rim=0.2)
    shelf = Pen().rect(-20, 452, 840, 14, 3)
    card.paper(shelf, ("#b9cdd6", "#8fa8b4"), spread=8)
    jars = Pen()
    for x, width, height in ((40, 54, 80), (104, 40, 60), (706, 56, 84), (656, 42, 62)):
        jars.rect(x, 452 - height, width, height, 9)
    card.paper(jars, ("#f3fafc", "#b4d0da"), spread=6, opacity=0.75)
    sand = Pen()
    for x, width, height in ((40, 54, 40), (104, 40, 26), (706, 56, 58), (656, 42, 18)):
        sand.rect(x + 4, 448 - height, width - 8, height, 5)
    card.paint(sand, "#e3cf9c", 0.8)


def _awning(card: Card) -> None:
    pen = Pen().rect(-20, -20, 840, 120)
    for k in range(9):
        pen.circle(-2 + k * 100, 98, 50)
    cloth = stripes("#fbfdfe", "#6f9ab4", 100, 0)
    mask = card.paper(pen, cloth, spread=16, offset=(0, 12), shadow=0.35)
    card.shade(mask * smoothstep(60, 150, Y), "#4a6a84", 0.2)


def _people(card: Card) -> None:
    """The seller behind the slab, the customer at its end with an hour to spare for nothing."""
    seller = Person(
        516, 812, 292, -1, "stout", arms=((-0.3, 0.12), (0.32, 0.0)), hair="beard", hat="cap"
    )
    seller.glue(card, Look("#5f86a0", "#3a5064", "#eec4a4", "#7a6a60", "#34546c"), spread=9)
    apron = Pen().smooth(
        [(478, 628), (540, 628), (566, 720), (570, 830, 0), (460, 830, 0), (466, 720)]
    )
    card.paper(apron, ("#ffffff", "#e0eaee"), spread=6)
    customer = Person(
        196,
        840,
        246,
        1,
        "coat",
        arms=((-0.26, 0.2), (0.36, 0.06)),
        hair="pony",
        lean=9,
        stride=0.9,
        scarf=0.08,
    )
    customer.glue(
        card, Look("#8a98a4", "#4a5864", "#f0cdb0", "#5a4a44", "#4a5864", "#e9b83a"), spread=8
    )
    x, y = customer.hand(1)
    card.paper(Pen().circle(x + 6, y, 9), "#e9c46a", spread=3)
    _scales(card, *seller.hand(1))


def _scales(card: Card, x: float, y: float) -> None:
    """A hanging balance: one pan holds a round hour, the other a stone."""
    beam = (
        Pen().line(x - 86, y + 44, x + 66, y + 30, 6).line(x, y, x, y + 38, 5).circle(x, y + 36, 7)
    )
    for px, py in ((x - 84, y + 44), (x + 64, y + 30)):
        beam.line(px, py, px - 30, py + 74, 1.8).line(px, py, px + 30, py + 74, 1.8)
    card.paper(beam, ("#8a9aa4", "#5f707c"), spread=5, rim=0.4)
    for px, py in ((x - 84, y + 118), (x + 64, y + 104)):
        pan = Pen()
        with pan.at(px, py):
            pan.path("M-36 0 L36 0 C28 22 -28 22 -36 0Z")
        card.paper(pan, ("#c3d0d8", "#8a9ca8"), spread=5)
    _watch(card, x - 84, y + 92, 27, 3, 0, "#f6d98a")
    weight = Pen().rect(x + 48, y + 78, 32, 26, 4).rect(x + 57, y + 70, 14, 9, 3)
    card.paper(weight, ("#6a7884", "#4a5662"), spread=4)


def _watch(
    card: Card, x: float, y: float, r: float, hour: float, minute: float, metal: str
) -> None:
    case = Pen().circle(x, y, r).rect(x - r * 0.12, y - r * 1.24, r * 0.24, r * 0.28, 2)
    case.circle(x, y - r * 1.28, r * 0.2, width=r * 0.09)
    card.paper(
        case,
        (mix(metal, "#ffffff", 0.4), mix(metal, "#4a5a6a", 0.25)),
        spread=r * 0.14,
        lift=5,
        rim=0.4,
    )
    card.paper(Pen().circle(x, y, r * 0.82), ("#ffffff", "#edf3f4"), FLAT)
    face = Pen()
    clock_face(face, x, y, r * 0.82, hour, minute)
    card.paint(face, "#2f4454")


def _slab(card: Card) -> None:
    slab = Pen().poly([(-20, 760), (820, 744), (820, COUNTER + 20), (-20, COUNTER + 20)])
    card.paper(slab, ("#c3d6de", "#9fb9c4"), offset=(0, -8), spread=14)
    rng = card.rng
    for tone, count, size in (("#b4d6e6", 240, 19), ("#d3e9f2", 300, 17), ("#f3fbfe", 260, 14)):
        ice = Pen()
        for _ in range(count):
            x, y = rng.uniform(-10, 810), 760 + rng.beta(2, 2) * 150
            r, turn = rng.uniform(0.5, 1) * size, rng.uniform(0, math.tau)
            ice.poly(
                [
                    (
                        x + r * math.cos(turn + a) * rng.uniform(0.7, 1.1),
                        y + r * 0.66 * math.sin(turn + a),
                    )
                    for a in (0, 1.5, 2.9, 4.4)
                ]
            )
        card.paper(ice, tone, shadow=0.2, spread=3, lift=2, rim=0.4)


def _catch(card: Card) -> None:
    """Pocket watches head to tail, their chains for tails; a fat alarm clock; small fry."""
    rng = card.rng
    metals = ("#d8dee2", "#e6cf94", "#c9d3da", "#dcb98a")
    for k in range(8):
        x, y = 58 + (k % 4) * 138 + (k // 4) * 52, 788 + (k // 4) * 62
        _tail(card, x, y + 4, 112, 34 if k % 2 else -20)
        _watch(card, x, y, 38, rng.uniform(0, 12), rng.uniform(0, 60), metals[k % 4])
    x, y = 668, 784
    bells = (
        Pen().circle(x - 40, y - 62, 25).circle(x + 40, y - 62, 25).line(x, y - 66, x, y - 84, 6)
    )
    bells.circle(x, y - 88, 8).line(x - 38, y + 50, x - 52, y + 78, 9).line(
        x + 38, y + 50, x + 52, y + 78, 9
    )
    card.paper(bells, ("#9ab6c4", "#5f7f92"), spread=6)
    card.paper(
        Pen().circle(x, y, 72), Gradient(("#a9c9d8", "#5f8aa2"), y - 72, y + 72), spread=10, rim=0.4
    )
    card.paper(Pen().circle(x, y, 57), ("#ffffff", "#e9f0f2"), FLAT)
    face = Pen()
    clock_face(face, x, y, 57, 10.3, 12)
    card.paint(face, "#2f4454")
    for k in range(17):
        px, py = 700 + rng.normal(0, 46), 882 + rng.normal(0, 12)
        _watch(
            card, px, py, rng.uniform(12, 17), rng.uniform(0, 12), rng.uniform(0, 60), metals[k % 4]
        )
    for px, py in ((36, 892), (118, 906), (472, 902), (552, 880)):
        _lemon(card, px, py)


def _tail(card: Card, x: float, y: float, length: float, turn: float) -> None:
    """A chain that ends in a forked tail fin."""
    chain, fin = Pen(), Pen()
    with chain.at(x, y, turn=turn * 0.4), fin.at(x, y, turn=turn * 0.4):
        for link in range(7):
            t = link / 6
            px = 36 + t * (length - 52)
            chain.oval(px, 5 * math.sin(t * 5), 7, 4.4, 30 if link % 2 else -30, width=2.4)
        tip = length - 12
        fin.smooth(
            [
                (tip, 0, 0),
                (tip + 14, -10),
                (tip + 30, -22, 0),
                (tip + 22, 0),
                (tip + 30, 22, 0),
                (tip + 14, 10),
            ]
        )
    card.paper(chain, ("#b9ad8a", "#8a8070"), spread=3)
    card.paper(fin, ("#e0c888", "#a8925a"), spread=4, rim=0.4)


def _hanging(card: Card) -> None:
    """The dried ones, on hooks under the awning."""
    rail = Pen().rect(150, 196, 500, 8, 4)
    card.paper(rail, ("#9fb4be", "#6f8894"), spread=6)
    for k, x in enumerate((190, 268, 352, 438, 524, 606)):
        drop = (120, 168, 136, 186, 128, 158)[k]
        hook = Pen().line(x, 200, x, 200 + drop - 36, 2)
        card.paper(hook, "#7f929c", spread=3)
        r = (27, 33, 29, 35, 28, 31)[k]
        fin = Pen()
        with fin.at(x, 200 + drop + r + 2):
            fin.smooth([(0, 0, 0), (-8, 12), (-20, 26, 0), (0, 20), (20, 26, 0), (8, 12)])
        card.paper(fin, ("#e0c888", "#a8925a"), spread=4)
        metal = ("#e6cf94", "#d8dee2")[k % 2]
        _watch(card, x, 200 + drop, r, 2.1 * k + 1, 9 * k + 4, metal)


def _lemon(card: Card, x: float, y: float) -> None:
    card.paper(Pen().circle(x, y, 25), ("#ffdc4a", "#eab820"), spread=5)
    card.paper(Pen().circle(x, y, 20.5), "#fff8d8", FLAT)
    wedges = Pen()
    for k in range(8):
        a = k * math.tau / 8
        wedges.poly(
            [
                (x + 4 * math.cos(a + 0.39), y + 4 * math.sin(a + 0.39)),
                (x + 18 * math.cos(a + 0.1), y + 18 * math.sin(a + 0.1)),
                (x + 18 * math.cos(a + 0.68), y + 18 * math.sin(a + 0.68)),
            ]
        )
    card.paint(wedges, "#ffe46a")


def _front(card: Card) -> None:
    lip = Pen().rect(-20, COUNTER + 14, 840, 26, 6)
    card.paper(lip, ("#ffffff", "#cfdde4"), spread=8, offset=(0, 6))
    panel = Pen().rect(-20, COUNTER + 40, 840, 300)
    card.paper(panel, stripes("#a9c4d0", "#9ab8c6", 60, 0), offset=(0, -3))
    floor = Pen().rect(-20, 1150, 840, 90)
    card.paper(floor, ("#b4c4cc", "#8fa4b0"), offset=(0, -4))
    niche = Pen().path("M120 1152 L120 1040 C120 970 400 970 400 1040 L400 1152Z")
    card.hollow(niche, ("#4a6474", "#6a8696"), depth=14, colour="#203040", strength=0.6)
    _cat(card, 262, 1150)


def _cat(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x, y + 2, 92, 9), "#203040", 0.6, soft=5)
    body = Pen().smooth(
        [
            (x - 74, y, 0),
            (x - 80, y - 50),
            (x - 44, y - 88),
            (x + 6, y - 80),
            (x + 34, y - 62),
            (x + 46, y, 0),
        ]
    )
    body.taper([(x - 66, y - 8), (x - 104, y - 14), (x - 112, y - 54), (x - 92, y - 72)], 20, 11)
    card.paper(body, ("#e9eef0", "#b4c0c8"), spread=7)
    head = Pen().smooth(
        [
            (x + 14, y - 96, 0),
            (x + 20, y - 124, 0),
            (x + 38, y - 106),
            (x + 58, y - 106),
            (x + 78, y - 124, 0),
            (x + 82, y - 90),
            (x + 74, y - 58),
            (x + 48, y - 48),
            (x + 22, y - 60),
        ]
    )
    card.paper(head, ("#f6f9fa", "#c3ced4"), spread=6)
    marks = Pen().stroke([(x + 28, y - 86), (x + 35, y - 80), (x + 42, y - 86)], 3)
    marks.stroke([(x + 56, y - 86), (x + 63, y - 80), (x + 70, y - 86)], 3).oval(
        x + 50, y - 71, 4.5, 3
    )
    marks.line(x + 50, y - 68, x + 50, y - 62, 2)
    card.paint(marks, "#34485a")
    bones = Pen()
    for k, (dx, turn) in enumerate(((80, -52), (104, -12), (128, 16), (152, -8))):
        with bones.at(x + dx, y - (66 if k == 0 else 8), 1.4, turn):
            bones.taper([(-28, 0), (26, 0)], 4, 1.4).circle(-22, 0, 5, width=3)
    card.paper(bones, ("#f6d98a", "#c9a24a"), spread=3)
