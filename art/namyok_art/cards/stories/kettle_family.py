"""An old man sits alone with a kettle; its steam is his family, come back to the table."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import Card, Gradient, Pen, Y, mix, smoothstep
from namyok_art.paper.paths import Knot, knots
from namyok_art.paper.patterns import checks
from namyok_art.paper.place import Place, glue, lit, ribbon
from namyok_art.paper.props.cast import ANYA, FINN, MATVEY, RUTH, Person
from namyok_art.paper.props.clothes import Dress
from namyok_art.paper.props.face import front
from namyok_art.paper.props.figure import figure
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.skeleton import POSES

HIM = (590, 520)


def draw() -> NDArray[np.uint8]:
    card = Card(91, ["#6f7a88", "#8e959c", "#a8a49c"], light=(60, 120), lamp="#f4f8ff")
    _room(card)
    _steam(card)
    _family(card)
    _him(card)
    _kettle(card, 236, 1010)
    return card.finish(
        bloom=0.3,
        halation=0.08,
        shadow_tone="#2c3a54",
        light_tone="#f4f2ec",
        toning=0.1,
        vignette=0.28,
    )


def pale(who: Person) -> Person:
    """Somebody made of steam."""
    return who.but(
        skin=mix(who.skin, "#f4f6f8", 0.76),
        hair=mix(who.hair, "#dde6ee", 0.72),
        cloth=mix(who.cloth, "#e2eaf2", 0.86),
        eye="#7a90a8",
        lip="#c8b8c4",
    )


def _room(card: Card) -> None:
    frame = Pen().rect(-40, 40, 250, 400, 6)
    card.paper(frame, ("#d8dce0", "#b4b8bc"), glue(260))
    panes = (
        Pen()
        .rect(-30, 56, 100, 178)
        .rect(84, 56, 108, 178)
        .rect(-30, 248, 100, 176)
        .rect(84, 248, 108, 176)
    )
    card.hollow(panes, Gradient(("#f4f8fc", "#cfd8e0"), 50, 430), 6, shine=0.35)
    card.rays(60, 200, "#f0f6ff", 0.16, 900, 200)
    card.paper(Pen().rect(560, 214, 190, 150, 4), ("#7a5a44", "#5a4034"), glue(200))
    card.hollow(Pen().rect(574, 228, 162, 122), ("#c8b48a", "#a08a68"), 5)
    for who, x, y, size in ((FINN, 612, 284, 62), (RUTH, 698, 290, 60), (ANYA, 656, 318, 48)):
        front(card, x, y, size, who, "joy")
    shelf = Pen().rect(540, 120, 280, 16)
    card.paper(shelf, ("#7a7470", "#5a5654"), glue(200))
    for k, h in enumerate((64, 52, 70, 46)):
        x = 590 + k * 58
        cup = Pen().rect(x - 20, 120 - h, 40, h, 9)
        card.paper(cup, ("#b0b4b8", "#8a8e94"), glue(120))


def _steam(card: Card) -> None:
    """It leaves the spout in a thick band and opens like a fan."""
    wide = [(96, 912), (40, 780), (170, 620), (80, 420), (250, 260), (170, 40)]
    for widths, tone, power in (
        ([30, 190, 360, 420, 380, 200], "#e8eef4", 0.34),
        ([20, 110, 220, 260, 220, 90], "#ffffff", 0.3),
    ):
        card.paint(Pen().poly(ribbon(wide, widths, 90)), tone, power, soft=16)


def _family(card: Card) -> None:
    father, mother, child = pale(FINN), pale(RUTH), pale(ANYA)
    with _vapour(card, 640, 500):
        front(
            card,
            112,
            420,
            190,
            father,
            MOODS["laughter"].but(tilt=-8, top=0.06),
            look=HIM,
            wear="roll",
        )
        front(card, 350, 366, 188, mother, MOODS["joy"].but(tilt=12), look=HIM, wear="shawl")
    robe = Dress("dress", child.cloth, child.cloth, child.cloth, 0.8, "#f4f8fc", stockings=True)
    reach = POSES["reaching"].but(near_foot=(0.1, 0.9), nod=-6)
    with _vapour(card, 930, 740):
        figure(
            card,
            236,
            880,
            152,
            child,
            reach,
            MOODS["joy"].but(pitch=-0.02),
            robe,
            near_at=(452, 838),
            far_at=(420, 770),
        )
        spoon = Pen().poly(ribbon([(438, 806), (474, 720)], [10, 8])).oval(480, 700, 17, 26, 24)
        card.paper(spoon, ("#ffffff", "#c8d4e0"), glue(120))
    wisps = [(86, 905), (40, 800), (190, 690), (330, 640), (470, 560), (560, 400)]
    card.paint(Pen().poly(ribbon(wisps, [26, 90, 150, 110, 60, 10], 90)), "#f4f8fc", 0.5, soft=14)


@contextmanager
def _vapour(card: Card, gone: float, whole: float) -> Iterator[None]:
    """What is glued inside dissolves downwards between two heights."""
    before = card.image.copy()
    yield
    fade = smoothstep(gone, whole, Y) * 0.93
    card.image = np.asarray(before + (card.image - before) * fade[..., None], np.float32)


def _him(card: Card) -> None:
    longing = MOODS["desire"].but(
        tears=1,
        corner=-0.014,
        lower=0.012,
        pitch=0.0,
        gaze=(0.5, -0.2),
        brow_in=-0.07,
        brow_out=0.03,
        blush=0.5,
    )
    coat = Dress(
        "jacket", "#6a5648", "#4a4450", pattern=checks("#6f5a4a", "#5a4a44", 34, 12), trim="#c8b89a"
    )
    pose = POSES["sitting"].but(lean=2, bend=16, nod=2, near_grip="reach", far_grip="none")

    def glue_him(parts: str) -> None:
        figure(
            card,
            640,
            1010,
            196,
            MATVEY,
            pose,
            longing,
            coat,
            flip=True,
            near_at=(500, 1010),
            parts=parts,
        )

    glue_him("legs body head")
    _table(card)
    glue_him("near")


def _table(card: Card) -> None:
    top: list[Knot] = knots("-40 1000!, 840 960!, 840 1260!, -40 1260!")
    card.paper(
        Pen().smooth(top), ("#8e867e", "#5e5a5a"), glue(300, offset=(0, -8), rim=0.5, spread=14)
    )
    for x, y, s in ((600, 1090, 1.0), (420, 1150, 1.1)):
        card.shade(Pen().oval(x + 10, y + 26, 66 * s, 12), "#2a2c38", 0.5, soft=6)
        card.paper(Pen().oval(x, y + 22, 70 * s, 14), ("#e8eaec", "#a8acb2"), glue(120))
        card.paper(
            Pen().rect(x - 36 * s, y - 44 * s, 72 * s, 62 * s, 14),
            ("#dfe2e6", "#9aa0a8"),
            glue(140, rim=0.5),
        )
        card.paper(Pen().oval(x, y - 43 * s, 36 * s, 8), ("#c8ccd2", "#8a9098"), glue(80))


def _kettle(card: Card, x: float, y: float) -> None:
    card.shade(Pen().oval(x + 20, y + 100, 170, 20), "#20283a", 0.6, soft=9)
    blue = ("#3f6ae0", "#1c3a9a")
    spout: list[Knot] = [
        (x - 80, y + 40),
        (x - 150, y - 10),
        (x - 168, y - 96, 0),
        (x - 126, y - 100, 0),
        (x - 112, y - 30),
        (x - 60, y - 20),
    ]
    card.paper(Pen().smooth(spout), blue, glue(200, rim=0.6))
    handle = Pen().stroke(
        [(x - 76, y - 60), (x - 60, y - 150), (x + 60, y - 154), (x + 84, y - 60)], 17
    )
    card.paper(handle, ("#4a3a3a", "#2a2028"), glue(160, rim=0.5))
    body: list[Knot] = [
        (x - 84, y - 74),
        (x + 84, y - 74),
        (x + 130, y + 20),
        (x + 110, y + 98, 0),
        (x - 110, y + 98, 0),
        (x - 130, y + 20),
    ]
    mask = card.paper(
        Pen().smooth(body), lit(card, Place(x, y, 200), "#2f56cc", 0.4), glue(240, rim=0.7)
    )
    card.paint(
        Pen().poly(ribbon([(x - 92, y - 30), (x - 106, y + 30), (x - 92, y + 76)], [4, 16, 4])).mask
        * mask,
        "#cfe0ff",
        0.8,
    )
    card.paper(Pen().oval(x, y - 76, 72, 18), ("#5a82f0", "#2444a8"), glue(140, rim=0.6))
    card.paper(Pen().circle(x, y - 100, 15), ("#6a5048", "#3a2a2a"), glue(90))
