"""Free-standing doors recede over dunes, and the sea pours out of the nearest."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from namyok_art.painted import (
    Path,
    Scene,
    Style,
    blur,
    circle,
    ellipse,
    minus,
    mix,
    poly,
    rect,
    rgb,
    spline,
    watercolour,
)
from namyok_art.painted.figures import Mould, Person, cast, figure
from namyok_art.painted.props.buildings import arch
from namyok_art.painted.props.land import hill
from namyok_art.painted.props.objects import suitcase
from namyok_art.painted.props.sealife import fish
from namyok_art.painted.props.sky import cloud, sun
from namyok_art.painted.props.vessels import boat

INK = "#5a3048"


@dataclass(frozen=True, slots=True)
class Door:
    """A door standing on (x, y) with a world behind it; `ajar` is the leaf's share of width."""

    x: float
    y: float
    height: float
    frame: str
    leaf: str
    world: Callable[[Scene, "Door"], None]
    ajar: float
    haze: float

    @property
    def width(self) -> float:
        return self.height * 0.44

    def opening(self, margin: float = 0) -> Path:
        left, top = self.x - self.width / 2 - margin, self.y - self.height - margin
        return arch(left, top, self.width + 2 * margin, self.height + margin)

    def backdrop(self) -> Path:
        return rect(self.x - self.width, self.y - self.height, self.width * 2, self.height)


TRAVELLER = Person(
    "man",
    skin="wheat",
    hair="#3a2030",
    style="short",
    moustache="#3a2030",
    iris="#4a6a5a",
    cut="coat",
    coat="#4a3f78",
    legs="#3a3040",
    scarf="#e0503c",
    hat="top",
    hat_colour="#241f2c",
)


def draw() -> NDArray[np.uint8]:
    rng = np.random.default_rng(5)
    scene = Scene(
        133, light=(-0.6, -0.5, 0.6), light_colour="#fff2d6", shadow="#6a4078", haze="#f8d9c0"
    )
    scene.sky("0 #7cc0c4, 0.25 #c9dccb, 0.45 #fbe6b8, 0.52 #f8cfa0, 1 #f3b090", warp=90)
    sun(scene, 180, 250, 70, "#fff6dc", 0.4)
    cloud(scene, 560, 190, 340, "#fff6ea", seed=5, alpha=0.7, soft=6, shade=0.4)
    cloud(scene, 250, 420, 260, "#fff6ea", seed=6, alpha=0.5, soft=6, shade=0.4)
    for ridge, tone in (
        ("0 590, 160 570, 330 596, 520 562, 800 590", "#e8a08a"),
        ("0 640, 200 612, 420 636, 800 604", "#ecb48a"),
        ("0 740, 260 690, 520 720, 800 670", "#f0b884"),
        ("0 900, 240 850, 560 830, 800 800", "#f3c08a"),
    ):
        tones = [mix(tone, "#fff0d0", 0.35), rgb(tone), mix(tone, "#c2708a", 0.35)]
        style: Style = {"round": 30, "shade": 0.45, "ink": 0.35, "ink_colour": "#a05f58"}
        hill(scene, ridge, tones, angle=70, detail=0.2, **style)
    for door in (
        Door(352, 596, 44, "#d8a08a", "#b56a68", _fire, 0.5, 0.3),
        Door(300, 622, 78, "#e3b08a", "#c2705a", _forest, 0.55, 0.2),
        Door(214, 672, 140, "#c98a8a", "#8a5f86", _snow, 0.6, 0.12),
        Door(132, 860, 250, "#e0a45c", "#b5503f", _night, 0.5, 0),
        Door(560, 960, 470, "#e9dcc0", "#2f7f8a", _sea, 0.5, 0),
    ):
        _door(scene, door)
    _spill(scene, 560, 960, rng)
    _traveller(scene, rng)
    return watercolour(
        scene,
        palette=(
            "#7cc0c4, #fbe6b8, #f8cfa0, #f0b884, #e8a08a, #c2708a, #6a4078, #2f7f8a, #1f6a8a, "
            "#9fdccf, #e0703f, #4a3f78, #fff6ea"
        ),
        pull=0.12,
    )


def _door(scene: Scene, door: Door) -> None:
    x, y, w, h, unit = door.x, door.y, door.width, door.height, door.height / 300
    shade = [(x - w * 0.45, y), (x + w * 0.55, y), (x + w * 2.3, y + h * 0.2)]
    shade.append((x + w * 1.1, y + h * 0.24))
    alpha = 0.4 * (1 - door.haze)
    scene.fill(poly(shade), "#8a5a90", alpha=alpha, soft=4 * unit, mode="mul")
    style: Style = {"haze": door.haze, "detail": 0.6, "ink": 0.7, "ink_colour": INK}
    frame = scene.tones(door.frame, 0.2, 0.3)
    scene.fill(door.opening(15 * unit), frame, angle=20, round=8 * unit, **style)
    opening = door.opening()
    scene.fill(opening, "#333355", detail=0.4, haze=door.haze)
    with scene.clip(opening):
        door.world(scene, door)
        scene.dim(blur(1 - scene.mask(opening), 8 * unit), "#4a3058", 0.5)
    hinge, reach = x - w / 2, w * door.ajar
    outer = [(hinge - reach, y + h * 0.07, 1), (hinge - reach, y - h * 0.72, 1)]
    bend = (hinge - reach * 0.45, y - h * 0.93)
    leaf = spline([(hinge, y, 1), *outer, bend, (hinge, y - h + w / 2, 1)])
    scene.fill(leaf, scene.tones(door.leaf, 0.15, 0.35), angle=20, texture=0.1, **style)
    for low, high in ((0.08, 0.32), (0.4, 0.66)):
        near, far = hinge - reach * 0.2, hinge - reach * 0.8
        panel = [(near, y - h * low), (far, y - h * (low - 0.035))]
        panel += [(far, y - h * (high - 0.02)), (near, y - h * high)]
        scene.fill(poly(panel), mix(door.leaf, scene.shadow, 0.3), alpha=0.6, **style)
    knob = circle(hinge - reach * 0.88, y - h * 0.36, 4.5 * unit)
    scene.fill(knob, "#e9c46a", round=4 * unit, detail=0.9)


def _fire(scene: Scene, door: Door) -> None:
    scene.fill(door.backdrop(), "#5a1a3a, #d8502c, #ffd060", detail=0.3)


def _forest(scene: Scene, door: Door) -> None:
    scene.fill(door.backdrop(), "#e6d66a, #7fae5a, #3f6f4a", detail=0.3)
    for share in np.linspace(-0.45, 0.45, 6):
        left = door.x + (share - 0.03) * door.width
        trunk = rect(left, door.y - door.height, door.width * 0.06, door.height)
        scene.fill(trunk, "#2f4a3a", detail=0.6, alpha=0.85)


def _snow(scene: Scene, door: Door) -> None:
    x, y, w, h = door.x, door.y, door.width, door.height
    scene.fill(door.backdrop(), "#8fa8d0, #dfe6f4", detail=0.3)
    drift = [
        (x - w, y - h * 0.25),
        (x, y - h * 0.32),
        (x + w, y - h * 0.22),
        (x + w, y),
        (x - w, y),
    ]
    scene.fill(spline(drift), "#fbfdff", detail=0.4)
    for share in (-0.25, 0.05, 0.3):
        middle = x + share * w
        fir = [(middle - w * 0.1, y - h * 0.24, 1), (middle, y - h * 0.5, 1)]
        scene.fill(spline([*fir, (middle + w * 0.1, y - h * 0.24, 1)]), "#4a6a80", detail=0.6)


def _night(scene: Scene, door: Door) -> None:
    rng = np.random.default_rng(9)
    x, y, w, h = door.x, door.y, door.width, door.height
    scene.fill(door.backdrop(), "#141a4a, #3a3f86", detail=0.3)
    for _ in range(26):
        place = (x + rng.uniform(-0.5, 0.5) * w, y - h + rng.uniform() * h * 0.9)
        scene.fill(circle(*place, h * rng.uniform(0.003, 0.008)), "#fff4d0", detail=1, texture=0)
    crescent = minus(circle(x, y - h * 0.68, w * 0.2), circle(x + w * 0.09, y - h * 0.71, w * 0.18))
    scene.fill(crescent, "#ffedb0", detail=1)


def _sea(scene: Scene, door: Door) -> None:
    rng = np.random.default_rng(10)
    x, y, w, h = door.x, door.y, door.width, door.height
    depths = "0 #2a5f9a, 0.35 #3fa0b0, 0.36 #1f6a8a, 1 #0f4a6a"
    scene.fill(door.backdrop(), depths, detail=0.3)
    scene.fill(circle(x + w * 0.2, y - h * 0.76, w * 0.12), "#fff0c8", detail=0.6)
    boat(scene, x - w * 0.12, y - h * 0.6, h / 900, "#7a3c34", sail="#fff4dc")
    for i in range(40):
        near = (i / 40) ** 1.4
        left, level = x + rng.uniform(-0.55, 0.55) * w, y - h * 0.58 * (1 - near)
        half = w * (0.05 + 0.16 * near) * rng.uniform(0.5, 1.2)
        wave = [(left - half, level), (left - half * 0.3, level - 2 - 4 * near)]
        wave += [(left + half * 0.3, level + 2 + 3 * near), (left + half, level - 1)]
        scene.line(wave, 1.2 + 3 * near, "#bfe9e0", alpha=0.5)


def _spill(scene: Scene, x: float, y: float, rng: np.random.Generator) -> None:
    with scene.at(x, y):
        water = spline(
            "-100 -6!, 100 -6!, 150 40, 240 90, 330 260, 100 300, -200 280, -380 250, -300 150, "
            "-150 90, -120 40"
        )
        tones = "#1f6a8a, #3fa0b0, #9fdccf"
        away = scene.rays(x, y - 200)
        scene.fill(water, tones, round=14, shade=0.6, detail=0.4, wobble=4, edge=0.25, flow=away)
        with scene.clip(water):
            for i in range(26):
                level, middle, half = 10 + i * 9, rng.normal() * 110, 20 + i * 3
                wave = [(middle - half, level), (middle - half * 0.3, level - 6)]
                wave += [(middle + half * 0.3, level + 4), (middle + half, level - 3)]
                scene.line(wave, 2 + i * 0.1, "#f0fff4", alpha=0.65)
        scene.line("-112 40, -150 92, -300 152, -380 252", 6, "#fffdf2", alpha=0.9)
        scene.line("150 40, 236 88, 290 180", 6, "#fffdf2", alpha=0.9)
        fish(scene, -40, 110, 0.85, "#e0703f", "#f8dfb0", rot=24)
        fish(scene, 70, 180, 1.0, "#e8a03f", "#fbe9c0", rot=32)


def _traveller(scene: Scene, rng: np.random.Generator) -> None:
    for i in range(12):
        print_ = ellipse(196 - i * 16 + rng.normal() * 3, 1128 + i * 7, 6, 3)
        scene.fill(print_, "#c2806a", alpha=0.6, detail=0.6)
    scene.cast(ellipse(276, 1122, 120, 16), strength=0.5, soft=10)
    mould = Mould()
    body = figure(
        mould,
        228,
        1122,
        440,
        TRAVELLER,
        "shrinking",
        "wonder",
        look=(350.0, 575.0, -200.0),
        yaw=34,
        head=(10, -14, 4),
        hands=("fist", "open"),
        L=((-0.35, 0.9, 0.1), (-0.15, 1, 0.1)),
        toes=(True, False),
    )
    cast(mould, scene, reach=70, rim=0.4)
    x, y = (float(v) for v in body.tips["L"][2][:2])
    suitcase(scene, x, y + 66, 1.5)
