"""The linocut painter: blocks, gouges, press, and a body that keeps its joints."""

import numpy as np
import pytest

from namyok_art.lino import LEFT, Face, Mask, Print, blob, carve, oval, poly
from namyok_art.lino.mask import NX, NY, S, X, Y, everything
from namyok_art.lino.press import PAPER, inflate
from namyok_art.lino.shape import mirror, place, points, spline


def box_of(mask: Mask) -> tuple[int, int, int, int]:
    rows, columns = mask.box
    return columns.start, rows.start, columns.stop, rows.stop


def test_points_may_be_text_or_pairs() -> None:
    assert np.array_equal(points("1 2, -.5 3"), points([(1, 2), (-0.5, 3)]))


def test_a_curve_passes_through_its_points() -> None:
    curve = spline("0 0, 40 90, 100 0", 10)
    for x, y in ((0, 0), (40, 90), (100, 0)):
        assert np.hypot(curve[:, 0] - x, curve[:, 1] - y).min() < 1e-9


def test_a_placed_point_is_mirrored_sized_turned_and_moved() -> None:
    assert np.allclose(place([(1, 0)], 100, 200, 10, np.pi / 2), [(100, 210)])
    assert np.allclose(place([(1, 0)], 100, 200, 10, flip=-1), [(90, 200)])
    assert np.allclose(mirror([(300, 5)]), [(500, 5)])


def test_a_mask_is_kept_in_the_box_that_it_fills() -> None:
    mask = poly("100 200, 300 200, 300 260, 100 260")
    left, top, right, low = box_of(mask)
    assert 98 * S <= left <= 100 * S and 300 * S <= right <= 304 * S
    assert low - top < 70 * S
    assert mask.data.sum() == pytest.approx(200 * 60 * S * S, rel=0.01)


def test_masks_join_meet_and_differ() -> None:
    first, second = poly("0 0, 100 0, 100 100, 0 100"), poly("50 0, 150 0, 150 100, 50 100")
    area = 100 * 100 * S * S
    assert (first | second).data.sum() == pytest.approx(1.5 * area, rel=0.02)
    assert (first & second).data.sum() == pytest.approx(0.5 * area, rel=0.02)
    assert (first - second).data.sum() == pytest.approx(0.5 * area, rel=0.02)


@pytest.mark.parametrize("where", ["-90 -90, -40 -90, -40 -40", "900 50, 950 50, 950 90"])
def test_what_lies_off_the_card_prints_nothing(where: str) -> None:
    p = Print("red", "sky")
    before = p.k.copy()
    mask = poly(where)
    p.relief(mask)
    p.flat(mask, a=1)
    assert np.array_equal(before, p.k) and not p.a.any()


def test_a_grown_mask_stays_on_the_card() -> None:
    left, top, right, low = box_of(everything().grow(10))
    assert (left, top, right, low) == (0, 0, NX, NY)


def test_a_swollen_form_is_round_at_the_edge_and_flat_inside() -> None:
    mask = oval(400, 600, 200, 200)
    height = inflate(mask, 40, 2)
    middle = height[height.shape[0] // 2]
    assert middle[len(middle) // 2] == pytest.approx(40, abs=0.5)
    assert middle[:4].max() < 20


def test_more_light_cuts_more() -> None:
    part = (slice(0, 400), slice(0, 400))
    whites = [
        carve(np.full((400, 400), tone, np.float32), Y[part], X[part]).mean()
        for tone in (0.0, 0.3, 0.6, 1.0)
    ]
    assert whites == sorted(whites) and whites[0] == 0 and whites[-1] > 0.9


def test_light_falls_on_the_side_that_it_comes_from() -> None:
    p = Print("red", "sky")
    p.relief(oval(400, 600, 200, 200), LEFT, 120)
    left, right = p.k[1000:1400, 420:700], p.k[1000:1400, 900:1180]
    assert left.mean() < right.mean() - 0.3


def test_a_relief_stays_within_what_it_is_told() -> None:
    p = Print("red", "sky")
    p.relief(oval(400, 600, 200, 200), a=1, within=poly("0 0, 800 0, 800 600, 0 600"))
    assert p.a[: 600 * S].any() and not p.a[601 * S :].any()


def test_skin_of_a_colour_is_bare_in_its_lights() -> None:
    p = Print("red", "sky")
    p.relief(oval(400, 600, 200, 200), LEFT, 120, a=1, shine=0.7)
    assert p.a[1200, 520] < 0.1 and p.a[1200, 1100] > 0.9


def pressed(seed: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    p = Print("red", "sky", seed)
    p.flat(blob("300 300, 500 300, 400 700"), a=1)
    return p.press()


def test_the_same_blocks_print_the_same_sheet() -> None:
    first = pressed(3)
    assert first.shape == (1200, 800, 3) and first.dtype == np.uint8
    assert np.array_equal(first, pressed(3)) and not np.array_equal(first, pressed(4))


def test_the_sheet_has_a_bare_border_and_ink_inside() -> None:
    sheet = pressed(5).astype(int)
    assert np.abs(sheet[3:9, 100:700] - PAPER).mean() < 8
    assert sheet[900:1100, 100:700].mean() < 70
    red = sheet[400, 400]
    assert red[0] > 150 > red[1]


@pytest.mark.parametrize(("tilt", "turn", "pitch"), [(0, 0, 0), (0.3, 0.5, 0), (-0.2, -0.6, 0.8)])
def test_a_feature_is_lit_where_it_is_drawn(tilt: float, turn: float, pitch: float) -> None:
    """The height of the face and the lines drawn on it use inverse maps of each other."""
    face = Face(400, 600, 300, tilt, turn, pitch, wide=1.1, jaw=1.0)
    whole = everything()
    x, y = face.local(whole)
    for feature in ((0.3, -0.1), (-0.3, 0.2), (0.1, 0.6)):
        column, row = (round(q * S) for q in face.at([feature])[0])
        assert (x[row, column], y[row, column]) == pytest.approx(feature, abs=0.05)
