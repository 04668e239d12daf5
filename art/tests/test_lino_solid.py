"""Solid bodies: they print in the inks they wear, turn to the light, and hold what they hold."""

import numpy as np
import pytest

from namyok_art.lino import Print
from namyok_art.lino.grasp import GRIPS_OF_THE_PRESS, grasp
from namyok_art.lino.mask import S
from namyok_art.lino.press import LEFT, RIGHT
from namyok_art.lino.solid import BARE, BLACK, clad, dye, hew, imprint
from namyok_art.painted.figures import GRIPS, figure
from namyok_art.painted.mould import CLOTH, HAIR, PLAIN, Mould


def fresh() -> Print:
    p = Print("red", "sky")
    p.k[:] = 0
    return p


def ball(colour: str, mat: int = PLAIN, x: float = 400) -> Mould:
    m = Mould()
    m.ball((x, 600, 0), 60, colour, 0, mat)
    return m


@pytest.mark.parametrize(
    ("colour", "a", "b"), [(dye("red"), 1, 0), (dye("sky"), 0, 1), (BARE, 0, 0), (BLACK, 0, 0)]
)
def test_a_colour_prints_as_the_ink_it_is(colour: str, a: int, b: int) -> None:
    p = fresh()
    hew(p, ball(colour), LEFT)
    assert (p.a[600 * S, 400 * S], p.b[600 * S, 400 * S]) == (a, b)


def test_black_cloth_stays_black_and_black_hair_takes_a_light() -> None:
    cloth, hair = fresh(), fresh()
    hew(cloth, ball(BLACK, CLOTH), LEFT, outline=0)
    hew(hair, ball(BLACK, HAIR), LEFT, outline=0)
    inside = np.s_[570 * S : 630 * S, 370 * S : 430 * S]
    assert cloth.k[inside].min() > 0.99 > hair.k[inside].min()


def test_the_side_to_the_light_is_cut_away() -> None:
    for light, bright in ((LEFT, -1), (RIGHT, 1)):
        p = fresh()
        hew(p, ball(BARE), light)
        left, right = (p.k[600 * S, x * S - 8 : x * S + 8].mean() for x in (355, 445))
        assert (left - right) * bright > 0.5


def test_a_halo_frees_a_body_of_a_black_ground() -> None:
    p = Print("red", "sky")
    hew(p, ball(BLACK), LEFT, outline=4, halo=5)
    assert p.k[600 * S, (400 - 67) * S] < 0.1 and p.k[600 * S, (400 - 90) * S] == 1


def test_what_is_off_the_card_leaves_no_trace() -> None:
    p = fresh()
    assert not hew(p, ball(BARE, x=-300), LEFT).data.size
    assert not p.k.any()


def test_a_body_leaves_its_shape_in_what_it_was_pressed_into() -> None:
    def sheet(pressed: bool) -> Print:
        p, m = fresh(), Mould()
        group = m.group()
        m.box((400, 600, -40), (150, 150, 40), 10, BARE, 0, CLOTH)
        if pressed:
            imprint(m, group, ball(BARE))
        hew(p, m, LEFT, reach=60)
        return p

    dent = np.abs(sheet(True).k - sheet(False).k)
    assert dent[540 * S : 660 * S, 340 * S : 460 * S].mean() > 0.1
    assert dent[480 * S : 520 * S, 280 * S : 320 * S].mean() < 0.01


@pytest.mark.parametrize("grip", [*GRIPS, *GRIPS_OF_THE_PRESS])
def test_every_grip_is_a_hand_of_five_near_its_wrist(grip: str) -> None:
    p, m = fresh(), Mould()
    joints = grasp(m, 400, 600, 70, grip, skin=dye("red"))
    hew(p, m, LEFT)
    rows, columns = np.nonzero(p.a > 0.5)
    assert joints.shape == (5, 4, 3)
    assert 4000 < len(rows) / S / S < 20000
    assert rows.min() / S > 430 and columns.min() / S > 300 and columns.max() / S < 500


def test_an_arm_leads_off_in_its_sleeve() -> None:
    p, m = fresh(), Mould()
    grasp(m, 400, 500, 70, "rest", elbow=(400, 760, 0), sleeve=dye("red"), bare=0.5)
    hew(p, m, LEFT)
    rows, _ = np.nonzero(p.a > 0.5)
    assert 495 < rows.min() / S < 545 and rows.max() / S > 760


def test_fingers_lie_before_what_they_hold_and_the_palm_behind_it() -> None:
    p, m = fresh(), Mould()
    grasp(m, 400, 700, 100, "wrap", 180, skin=dye("sky"))
    m.group()
    m.cone((250, 620, 34), (550, 620, 34), 12, 12, dye("red"), 0, PLAIN)
    hew(p, m, LEFT)
    across = p.a[620 * S]
    assert across[300 * S] > 0.5 and across[500 * S] > 0.5, "the rod comes out on both sides"
    assert across[380 * S : 420 * S].mean() < 0.5, "and the fingers close over it"


def test_a_person_of_the_press_wears_only_its_inks() -> None:
    p, m = fresh(), Mould()
    figure(m, 400, 900, 300, clad("woman", coat=dye("red")), "dancing", "laughter")
    hew(p, m, LEFT)
    assert p.a.sum() / S / S > 2000 and p.b.sum() / S / S < 60
