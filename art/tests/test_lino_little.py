"""Small heads: everything that tells one from another is to be seen, and so is what they feel."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from namyok_art.lino import Print, hair
from namyok_art.lino.little import JAWS, NOSES, Little
from namyok_art.lino.mask import S
from namyok_art.painted.figures import figure
from namyok_art.painted.mould import HAIR, Mould

HEAD = Little(400, 600, 50)


def drawn(who: Little, **mood: Any) -> Print:
    p = Print("red", "sky")
    p.k[:] = 0
    who.behind(p)
    who.draw(p, **mood)
    return p


def differ(first: Print, second: Print) -> float:
    """How many square units of the blocks are not the same."""
    blocks = ((first.k, second.k), (first.a, second.a), (first.b, second.b))
    return sum(float(np.abs(one - other).sum()) for one, other in blocks) / S / S


@pytest.mark.parametrize(
    "change",
    [
        *({"jaw": jaw} for jaw in JAWS if jaw != "oval"),
        *({"nose": nose} for nose in NOSES if nose != "straight"),
        *(
            {"hair": style}
            for style in (*hair.FRONTS, "curls", "crop", "bald", "none")
            if style != "short"
        ),
        *({"beard": beard} for beard in ("full", "goatee", "collar", "moustache")),
        {"age": 0.5},
        {"child": True},
        {"glasses": True},
        {"locks": (0, 1, 0)},
        {"skin": (0, 1)},
        {"turn": 0.4},
    ],
    ids=str,
)
def test_each_trait_changes_the_head(change: dict[str, Any]) -> None:
    assert differ(drawn(HEAD), drawn(replace(HEAD, **change))) > 15


@pytest.mark.parametrize(
    "mood",
    [
        {"eyes": (0, 0, 0)},
        {"eyes": (-1, 0, 0)},
        {"eyes": (0.6, 1, 0)},
        {"brow": (0.1, -0.08)},
        {"mouth": (0.24, 0.8, 0)},
        {"mouth": (0.24, 0.8, 0.3)},
        {"mouth": (0.2, -0.2, 0.5)},
        {"lips": (1, 0)},
    ],
    ids=str,
)
def test_each_feeling_changes_the_head(mood: dict[str, Any]) -> None:
    assert differ(drawn(HEAD), drawn(HEAD, **mood)) > 8


def test_bust_stays_upright_under_a_tilted_head() -> None:
    upright, tilted = Print("red", "sky"), Print("red", "sky")
    HEAD.bust(upright, a=1)
    replace(HEAD, tilt=0.5).bust(tilted, a=1)
    assert differ(upright, tilted) == 0


def test_figure_without_a_head_keeps_its_place() -> None:
    whole, neck = Mould(), Mould()
    first, second = figure(whole, 400, 900), figure(neck, 400, 900, headless=True)
    assert np.allclose(first["head"], second["head"])
    assert not any(row[3] == HAIR for row in neck.rows)
    assert len(neck.rows) < len(whole.rows)
