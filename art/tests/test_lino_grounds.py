"""Walls and weather cover what they are given, no more."""

from collections.abc import Callable

import numpy as np
import pytest

from namyok_art.lino import Mask, Print, ground, poly, walls
from namyok_art.lino.mask import S

HALF = poly("0 0, 400 0, 400 1200, 0 1200")
Ground = Callable[[Print, Mask], None]


@pytest.mark.parametrize(
    "paint",
    [
        lambda p, m: ground.streaks(p, 0.5, 0.3, a=1, within=m),
        lambda p, m: ground.rays(p, 200, 300, 0.5, a=1, within=m),
        lambda p, m: ground.rings(p, 200, 300, 0.5, a=1, within=m),
        lambda p, m: ground.water(p, 0.5, m, a=1),
        lambda p, m: ground.swirl(p, 0.5, a=1, within=m),
        lambda p, m: walls.boards(p, 0.5, a=1, within=m),
        lambda p, m: walls.bricks(p, 0.5, a=1, within=m),
        lambda p, m: walls.curtain(p, m, a=1),
    ],
)
def test_a_ground_fills_its_part_and_spares_the_rest(paint: Ground) -> None:
    p = Print("red", "sky")
    paint(p, HALF)
    left, right = p.k[:, : 398 * S], p.k[:, 402 * S :]
    assert 0.1 < left.mean() < 0.9 and (right == 1).all()
    assert p.a[:, : 398 * S].min() > 0.99 and not p.a[:, 402 * S :].any()


def test_rain_is_cut_out_of_the_dark() -> None:
    p = Print("red", "sky")
    ground.rain(p, 40, within=HALF)
    assert p.k[:, : 400 * S].min() == 0 and p.k[:, 402 * S :].min() == 1


def test_a_field_and_a_floor_begin_at_the_horizon() -> None:
    for paint in (ground.field, ground.floor):
        p = Print("red", "sky")
        paint(p, 700)
        assert (p.k[: 690 * S] == 1).all() and p.k[720 * S :].mean() < 0.95


def test_only_lit_windows_have_a_colour() -> None:
    p = Print("red", "sky")
    windows = walls.panes(p, 3, 2, (100, 100, 700, 500), {(1, 0): (1, 0)})
    lit, dark = windows[0][1], windows[1][2]
    assert p.a[lit.box].mean() > 0.8 and p.k[dark.box].mean() > 0.8


def test_a_wallpaper_repeats_its_motif() -> None:
    p = Print("red", "sky")
    walls.scatter(p, "-1 -1, 1 -1, 1 1, -1 1", 100, 100, 10)
    assert 1 - p.k.mean() == pytest.approx(400 / 100**2, rel=0.25)


def test_a_light_falls_off_from_its_point() -> None:
    tone = ground.dim(400, 600, 300, 0.9, 0.1)
    assert tone[600 * S, 400 * S] == pytest.approx(0.9, abs=0.01)
    assert np.isclose(tone[0, 0], 0.1, atol=0.01)
