"""Heads from the side, and light laid by hand."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from namyok_art.lino import Print, oval
from namyok_art.lino.chisel import chisel, glow
from namyok_art.lino.mask import S
from namyok_art.lino.side import FRONTS, HAIRS, Side

HEAD = Side(400, 600, 80)


def fresh() -> Print:
    """Bare paper: what is drawn on it is what there is."""
    p = Print("red", "sky")
    p.k[:] = 0
    return p


def drawn(hair: str = "short", brow: tuple[float, float] = (0, 0), **looks: Any) -> Print:
    p = fresh()
    head = replace(HEAD, **looks)
    head.neck(p, [(380, 740), (460, 740)])
    head.draw(p, brow=brow, lips=(1, 0))
    head.ear(p)
    head.hair(p, hair)
    return p


@pytest.mark.parametrize(
    "change",
    [
        *({"kind": kind} for kind in FRONTS if kind != "woman"),
        *({"hair": hair} for hair in HAIRS if hair != "short"),
        {"part": 0.8},
        {"brow": (0.1, -0.06)},
        {"tilt": 0.3},
    ],
)
def test_no_profile_is_like_the_next(change: dict[str, Any]) -> None:
    differ = np.abs(drawn().k - drawn(**change).k).sum() / S / S
    assert differ > 30


def test_a_head_that_looks_right_is_the_mirror_of_one_that_looks_left() -> None:
    left, right = HEAD.outline(), replace(HEAD, flip=-1).outline()
    assert np.abs(right.data.sum() - left.data.sum()) < 40
    assert right.box[1].start == pytest.approx(800 * S - left.box[1].stop, abs=6)


def test_parted_lips_lower_the_chin() -> None:
    assert replace(HEAD, part=1.0).outline().box[0].stop > HEAD.outline().box[0].stop


def test_a_face_is_lit_from_before_and_dark_behind() -> None:
    p = fresh()
    HEAD.draw(p)
    forehead, nape = (
        p.k[534 * S : 548 * S, 362 * S : 376 * S],
        p.k[580 * S : 600 * S, 440 * S : 455 * S],
    )
    assert forehead.mean() < 0.3 < 0.9 < nape.mean()


def test_the_gouge_follows_the_light_that_was_laid() -> None:
    p, form = fresh(), oval(400, 600, 120, 120)
    tone = glow(form, [(oval(320, 600, 80, 130), 1.0)], 8)
    chisel(p, form, tone, a=1, bare=0.7)
    left, right = (
        np.s_[590 * S : 610 * S, 300 * S : 330 * S],
        np.s_[590 * S : 610 * S, 460 * S : 500 * S],
    )
    assert p.k[left].mean() < 0.2 < 0.9 < p.k[right].mean()
    assert p.a[left].mean() < 0.1 < 0.9 < p.a[right].mean()
