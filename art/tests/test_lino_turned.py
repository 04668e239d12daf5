"""Heads turned by a quarter, heads from behind, and a hand that closes round a thing."""

from typing import Any

import numpy as np
import pytest

from namyok_art.lino import LEFT, RIGHT, Face, Print, oval
from namyok_art.lino.hand import Hand, grip_back, grip_front
from namyok_art.lino.mask import S
from namyok_art.lino.nape import nape
from namyok_art.lino.quarter import BRIDGES, HAIRS, SKULLS, Quarter


def fresh() -> Print:
    """Bare paper: what is drawn on it is what there is."""
    p = Print("red", "sky")
    p.k[:] = 0
    return p


def drawn(hair: str = "short", **looks: Any) -> Print:
    p = fresh()
    head = Quarter(400, 600, 80, **{"turn": 0.8, **looks})
    head.draw(p, eyes=(0.6, 0, 0))
    head.ear(p)
    head.hair(p, hair)
    return p


def differ(first: Print, second: Print) -> float:
    """How many square units of the key block are not the same."""
    return float(np.abs(first.k - second.k).sum()) / S / S


@pytest.mark.parametrize(
    "change",
    [
        *({"skull": skull} for skull in SKULLS if skull != "oval"),
        *({"nose": nose} for nose in BRIDGES if nose != "straight"),
        *({"hair": hair} for hair in HAIRS if hair != "short"),
        {"age": 0.9},
        {"child": True},
        {"light": RIGHT},
    ],
)
def test_no_head_is_like_the_next(change: dict[str, Any]) -> None:
    assert differ(drawn(), drawn(**change)) > 60


def test_a_head_that_looks_left_is_the_mirror_of_one_that_looks_right() -> None:
    right = Quarter(400, 600, 80, turn=0.8).outline()
    left = Quarter(400, 600, 80, turn=-0.8).outline()
    assert np.abs(right.data.sum() - left.data.sum()) < 40
    assert right.box[1].start == pytest.approx(800 * S - left.box[1].stop, abs=6)


def test_nothing_of_the_far_side_is_cut_beside_the_head() -> None:
    p = fresh()
    head = Quarter(400, 600, 80, turn=-0.8, age=1, light=LEFT)
    head.draw(p, eyes=(0, 0, 0), mouth=(0.4, 0.9, 0.2))
    reach = head.outline().grow(6).on((slice(0, p.k.shape[0]), slice(0, p.k.shape[1])))
    assert float(p.k[reach < 0.01].sum()) == 0


@pytest.mark.parametrize("style", ["bald", "bun", "braid", "curls", "brim", "cap", "scarf"])
def test_every_nape_is_another(style: str) -> None:
    plain, other = fresh(), fresh()
    nape(plain, Face(400, 600, 80), "short")
    nape(other, Face(400, 600, 80), style)
    assert differ(plain, other) > 300


def test_fingers_lie_over_the_thing_and_the_palm_behind_it() -> None:
    p, hand, rod = fresh(), Hand(400, 600, 100), oval(400, 600, 24, 160)
    grip_back(p, hand)
    behind = p.k.copy()
    p.flat(rod, a=1)
    assert differ(p, Print("red", "sky", k=behind)) > 100
    grip_front(p, hand, 0.24)
    middle = p.a[600 * S - 40 : 600 * S + 40, 400 * S - 20 : 400 * S + 20]
    end = p.a[480 * S - 10 : 480 * S + 10, 400 * S - 10 : 400 * S + 10]
    assert float(middle.mean()) < 0.1 and float(end.mean()) == pytest.approx(1)
