"""Study sheets of the figure kit: what a painter looks at before and after changing it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from namyok_art.painted import Scene, ellipse, gouache, rect
from namyok_art.painted.figures import (
    EXPRESSIONS,
    Frame,
    Mould,
    Person,
    basis,
    cast,
    figure,
    hand,
    head,
    turn,
)

Picture = NDArray[np.uint8]
FOLDER = Path(__file__).parents[3] / "docs" / "art"
WIDEST = 1500

BOY = Person(
    "child",
    skin="rose",
    hair="#b8702c",
    style="tuft",
    iris="#4f7f9a",
    coat="#3f6f7a",
    freckles=True,
)
WOMAN = Person("woman", skin="wheat", hair="#5a2f22", style="bob", iris="#5f7a4a", coat="#a8442f")
YOUTH = Person(
    "man",
    skin="brown",
    hair="#2a1c1a",
    style="curls",
    iris="#5a3a22",
    coat="#c99a3c",
    cut="trousers",
)
GRANNY = Person(
    "old", skin="pale", hair="#d8d2c8", style="bun", iris="#5f7f94", coat="#5f5a7a", cut="robe"
)
MAN = Person(
    "man",
    skin="olive",
    hair="#2a2022",
    style="short",
    coat="#4f5a6a",
    legs="#3a3440",
    cut="trousers",
)
GRANDAD = Person(
    "old",
    girth=1.25,
    skin="rose",
    hair="#cfc8be",
    style="bald",
    beard="#d8d2c8",
    moustache="#cfc8be",
    coat="#6a4a32",
    cut="vest",
    legs="#4a4a5a",
    glasses="#2a2a30",
)
GIRL = Person(
    "child",
    skin="dark",
    hair="#1c1416",
    style="plait",
    coat="#d9a441",
    cut="dress",
    legs="#7a3f2a",
    pattern="dots",
)


def _page(seed: int, sky: str) -> Scene:
    scene = Scene(seed, light=(-0.5, -0.6, 0.62), light_colour="#fff2d8", shadow="#3a2f4a")
    scene.sky(sky, warp=30, flow=10)
    return scene


def expressions() -> Picture:
    """Every feeling at four ages."""
    names = [name for name in EXPRESSIONS if name not in ("calm", "sleep")]
    people = [(BOY, 24), (WOMAN, 0), (YOUTH, -30), (GRANNY, 52)]
    pages = []
    for part in range(3):
        scene = _page(3 + part, "#b9c2b8, #98a69f")
        for r, name in enumerate(names[part * 5 : part * 5 + 5]):
            for c, (who, yaw) in enumerate(people):
                x, y = 118 + 188 * c, 112 + 229 * r
                mould = Mould()
                head(mould, x, y, 0, 138, who, name, yaw=yaw)
                with scene.clip(rect(x - 92, y - 110, 184, 222, 8), soft=1):
                    cast(mould, scene, reach=50)
        pages.append(gouache(scene, pull=0))
    return np.hstack(pages)


def poses() -> Picture:
    """People of many kinds who do something."""
    first = _page(8, "#d8c8a8, #b8a582")
    for x, y, tall, who, pose, mood in (
        (170, 440, 370, WOMAN, "reaching", "desire"),
        (400, 470, 270, BOY, "running", "laughter"),
        (
            640,
            450,
            390,
            replace(WOMAN, coat="#c99a3c", style="long", hair="#7a2f1f"),
            "dancing",
            "pride",
        ),
        (150, 830, 360, MAN, "hiding", "shame"),
        (400, 820, 300, GIRL, "standing", "envy"),
        (620, 850, 380, GRANDAD, "akimbo", "anger"),
        (
            180,
            1160,
            320,
            replace(WOMAN, cut="coat", coat="#3f5a4a", hat="brim", scarf="#c2603a"),
            "walking",
            "worry",
        ),
        (420, 1160, 330, YOUTH, "crouching", "wonder"),
        (640, 1160, 300, GRANNY, "pointing", "laughter"),
    ):
        first.cast(ellipse(x + 14, y + 2, 70, 11), strength=0.5, soft=9)
        mould = Mould()
        figure(mould, x, y, tall, who, pose, mood)
        cast(mould, first, reach=60)
    second = _page(9, "#a9b9c4, #8a9cae")
    mould = Mould()
    figure(mould, 240, 290, 420, replace(YOUTH, coat="#7a3f5a"), "falling", "fear")
    figure(mould, 610, 420, 400, replace(MAN, girth=1.5, pattern="checks"), "carrying", "boredom")
    figure(mould, 250, 800, 400, WOMAN, "embracing", "relief", z=10, head=(-34, 4, -12))
    figure(mould, 322, 800, 420, MAN, "embracing", "grief", z=-14, flip=True, head=(-20, 12, -8))
    figure(
        mould,
        600,
        780,
        300,
        replace(BOY, cut="overalls", pattern="stripes", coat="#a83a3a"),
        "shrinking",
        "fear",
    )
    figure(mould, 160, 1110, 330, MAN, "pushing", "effort")
    figure(
        mould,
        420,
        1080,
        420,
        replace(GRANNY, hat="kerchief", hat_colour="#a83a3a"),
        "looking_up",
        "relief",
        pitch=42,
    )
    figure(mould, 640, 1120, 420, replace(GRANDAD, hat="top"), "sitting", "sly", pitch=-18)
    cast(mould, second, reach=60)
    return np.hstack([gouache(first, pull=0), gouache(second, pull=0)])


def hands() -> Picture:
    """Grips, and a hand that covers a face."""
    scene = _page(5, "#7f9690, #66807f")
    for i, (grip, yaw, pitch, age, skin) in enumerate(
        (
            ("rest", 0, 0, "woman", "#efc3a4"),
            ("open", 180, 0, "child", "#efc3a4"),
            ("point", -20, 12, "woman", "#8f5a3c"),
            ("hold", 150, -10, "woman", "#dba57c"),
            ("letting", 55, 15, "old", "#f2d8c6"),
            ("reach", -40, -25, "woman", "#8f5a3c"),
            ("claw", 180, 20, "old", "#e6c4a8"),
            ("fist", 25, 8, "man", "#c08a5e"),
            ("pinch", 120, 0, "woman", "#efc3a4"),
            ("cup", 180, -35, "man", "#5f3a2a"),
        )
    ):
        mould = Mould()
        x, y = 120 + 190 * (i % 4), 270 + 330 * (i // 4)
        sideways = 74 if grip == "point" else 6
        frame = Frame(x, y, 0, 96, turn(0, 0, sideways) @ turn(yaw, pitch))
        hand(mould, frame, grip, skin, age=age, arm=0.7)
        with scene.clip(rect(x - 100, y - 240, 260, 310), soft=1):
            cast(mould, scene, reach=60)
    mould = Mould()
    head(mould, 610, 955, 0, 215, replace(YOUTH, iris="#6a4426"), "fear", yaw=-14)
    frame = Frame(642, 1062, 112, 80, basis((0.16, 1, 0.14), (-0.1, 0, 1)))
    hand(mould, frame, "cover", YOUTH.tone, arm=1.0)
    with scene.clip(rect(420, 700, 380, 500), soft=1):
        cast(mould, scene, reach=60)
    return gouache(scene, pull=0)


STUDIES = {"expressions": expressions, "poses": poses, "hands": hands}


def write_studies() -> Iterator[Path]:
    """Draw every sheet into docs/art, small enough to be looked at on the way."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, study in STUDIES.items():
        picture = Image.fromarray(study())
        picture.thumbnail((WIDEST, WIDEST), Image.Resampling.LANCZOS)
        path = FOLDER / f"painted-{name}.webp"
        picture.save(path, quality=78, method=6)
        yield path
