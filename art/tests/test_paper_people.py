"""The figure kit: every part draws, and does what its numbers say."""

import math
from copy import copy

import numpy as np
import pytest

from namyok_art.paper import Card, Pen
from namyok_art.paper.paths import knots
from namyok_art.paper.place import Place, ribbon
from namyok_art.paper.props.beasts import eye
from namyok_art.paper.props.cast import EVERYONE, IVA, PAVEL, RUTH, Person
from namyok_art.paper.props.face import features, front
from namyok_art.paper.props.figure import above, figure
from namyok_art.paper.props.hair import STYLES
from namyok_art.paper.props.hands import GRIPS, fingers_over, hand, holding
from namyok_art.paper.props.hats import HATS
from namyok_art.paper.props.head import look_at
from namyok_art.paper.props.moods import MOODS
from namyok_art.paper.props.nape import nape
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import BUILDS, POSES, bend_limb, skeleton
from namyok_art.paper.space import Array, Box
from namyok_art.paper.studies import FRONTAL

BLANK = Card(1, "#808080", light=(100, 100))


def sheet() -> Card:
    """A fresh grey card; its paper is made once, which is what takes time."""
    card = copy(BLANK)
    card.image, card.emission = BLANK.image.copy(), BLANK.emission.copy()
    return card


def changed(card: Card, before: Array, least: float = 0.05) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what has been drawn, in logical pixels."""
    touched = np.abs(card.image - before).max(axis=2) > least
    rows, columns = np.flatnonzero(touched.any(1)), np.flatnonzero(touched.any(0))
    assert rows.size, "nothing was drawn"
    return columns[0] / 1.5, rows[0] / 1.5, columns[-1] / 1.5, rows[-1] / 1.5


def test_knots_are_read_with_their_corners() -> None:
    assert knots("0 -1, 0.5 2!, -3 4") == [(0, -1), (0.5, 2, 0), (-3, 4)]


@pytest.mark.parametrize("flip", [False, True])
def test_a_frame_leads_there_and_back(flip: bool) -> None:
    place = Place(300, 400, 50, 33, flip).at(0.4, -0.7, 0.5, 20)
    assert place.back(*place.to(0.3, -1.2)) == pytest.approx((0.3, -1.2))


def test_a_ribbon_is_as_wide_as_asked() -> None:
    mask = Pen().poly(ribbon([(100, 300), (700, 300)], [60, 60])).mask
    assert mask[:, 600].sum() / 1.5 == pytest.approx(60, abs=2)


@pytest.mark.parametrize("mood", MOODS)
def test_every_mood_draws_from_the_front_and_from_the_side(mood: str) -> None:
    card = sheet()
    before = card.image.copy()
    front(card, 250, 600, 200, RUTH, mood)
    profile(card, 550, 600, 200, PAVEL, mood)
    left, _, right, _ = changed(card, before)
    assert left < 250 < 550 < right


def test_moods_differ_to_the_eye() -> None:
    drawn = {}
    for mood in ("fear", "anger", "laughter", "grief"):
        card = sheet()
        front(card, 400, 600, 200, RUTH, MOODS[mood].but(tilt=0.0, yaw=0.0, pitch=0.0))
        drawn[mood] = card.image
    pairs = [(a, b) for a in drawn for b in drawn if a < b]
    for a, b in pairs:
        assert np.abs(drawn[a] - drawn[b]).sum() > 3000, (a, b)


@pytest.mark.parametrize("size", [24, 60, 220, 700])
def test_a_face_fits_its_size(size: float) -> None:
    card = sheet()
    before = card.image.copy()
    front(card, 400, 600, size, IVA, "calm")
    _, top, _, bottom = changed(card, before)
    assert size * 0.95 < bottom - top < size * 1.7


@pytest.mark.parametrize("who", EVERYONE, ids=lambda who: f"{who.age}-{who.style}-{who.hat}")
def test_everyone_has_three_sides(who: Person) -> None:
    card = sheet()
    for x, draw in ((150, front), (400, profile), (650, nape)):
        before = card.image.copy()
        draw(card, x, 600, 120, who)
        left, _, right, _ = changed(card, before)
        assert left < x < right


@pytest.mark.parametrize("hat", HATS)
def test_a_hat_changes_all_three_sides(hat: str) -> None:
    for draw in (front, profile, nape):
        bare, hatted = sheet(), sheet()
        draw(bare, 400, 600, 160, RUTH)
        draw(hatted, 400, 600, 160, RUTH.but(hat=hat))
        assert np.abs(bare.image - hatted.image).sum() > 3000, draw.__name__


@pytest.mark.parametrize("style", STYLES)
def test_hair_styles_differ_from_a_bald_head(style: str) -> None:
    bald, haired = sheet(), sheet()
    front(bald, 400, 600, 160, PAVEL.but(style="bald"))
    front(haired, 400, 600, 160, PAVEL.but(style=style))
    assert style == "bald" or np.abs(bald.image - haired.image).sum() > 1500


def test_people_look_at_what_they_are_told_to() -> None:
    place = Place(400, 600, 200)
    left, right = (look_at(MOODS["calm"], place, (x, 600)) for x in (0, 800))
    assert left.gaze[0] < -0.5 < 0.5 < right.gaze[0]
    assert left.yaw < right.yaw


def test_the_iris_of_an_animal_moves_with_its_look() -> None:
    card = sheet()
    eye(card, 400, 600, 60, (800, 600), lid=0)
    dark = (card.image.max(axis=2) < 0.2)[850:950, 500:700]
    assert np.flatnonzero(dark.any(0)).mean() > 110


def test_a_face_can_be_put_on_anything_and_stays_there() -> None:
    card = sheet()
    ball = card.paper(Pen().circle(400, 600, 120), "#e0a040")
    before = card.image.copy()
    features(card, Place(400, 600, 220), IVA, "awe", ball, nose=False)
    left, top, right, bottom = changed(card, before)
    assert 280 < left < right < 520
    assert 480 < top < bottom < 720


@pytest.mark.parametrize("size", [30, 160])
@pytest.mark.parametrize("grip", [*GRIPS, "point", "fist"])
def test_hands_reach_as_far_as_they_are_long(grip: str, size: float) -> None:
    card = sheet()
    before = card.image.copy()
    hand(card, 400, 600, size, grip)
    _, top, _, _ = changed(card, before)
    assert size * 0.5 < 600 - top < size * 1.15


def test_fingers_close_over_what_is_held() -> None:
    card = sheet()
    place = holding(card, 400, 600, 200)
    card.paper(place.poly([(-1, -0.4), (1, -0.4), (1, -0.32), (-1, -0.32)]), "#0000ff")
    x, y = place.to(0.065, -0.36)
    spot = int(y * 1.5), int(x * 1.5)
    assert card.image[spot][2] > card.image[spot][0]
    fingers_over(card, place)
    assert card.image[spot][2] < card.image[spot][0]


def test_the_palm_is_not_the_back_of_the_hand() -> None:
    back, palm = sheet(), sheet()
    hand(back, 400, 600, 200)
    hand(palm, 400, 600, 200, palm=True)
    assert np.abs(back.image - palm.image).sum() > 500


def test_a_limb_ends_where_it_should_and_bends_to_its_side() -> None:
    for sign in (-1, 1):
        joint, end = bend_limb((0, 0), (1.2, 0), 1, 1, sign)
        assert end == pytest.approx((1.2, 0))
        assert math.hypot(*joint) == pytest.approx(1)
        assert joint[1] * sign > 0
    _, far = bend_limb((0, 0), (9, 0), 1, 1, 1)
    assert far[0] == pytest.approx(1.99)


@pytest.mark.parametrize("pose", POSES)
def test_every_pose_draws_in_its_view(pose: str) -> None:
    card = sheet()
    before = card.image.copy()
    view = "side" if tuple(POSES).index(pose) < FRONTAL else "front"
    figure(card, 400, 600, 40, RUTH, pose, view=view)
    left, top, right, bottom = changed(card, before)
    assert 80 < max(right - left, bottom - top) < 400


@pytest.mark.parametrize("build", BUILDS)
def test_a_figure_stands_on_the_ground_and_touches_what_it_is_told_to(build: str) -> None:
    card = sheet()
    before = card.image.copy()
    place, bones = figure(card, 400, 900, 50, PAVEL, "stand", build=build, ground=True, parts="")
    x, y = place.to(*bones.joints["near_arm"][0])
    target = (x + 15 * BUILDS[build].arm, y + 30 * BUILDS[build].arm)
    place, bones = figure(
        card, 400, 900, 50, PAVEL, "stand", build=build, ground=True, near_at=target
    )
    assert place.to(*bones.joints["near_arm"][2]) == pytest.approx(target, abs=1)
    _, _, _, bottom = changed(card, before)
    assert bottom == pytest.approx(900, abs=16)


def test_parts_can_be_glued_apart_and_things_held_between() -> None:
    calls = []
    card = sheet()
    before = card.image.copy()
    figure(card, 400, 600, 60, RUTH, "stand", parts="", hold=lambda place, _: calls.append(place))
    assert np.array_equal(card.image, before)
    assert calls[0].size == 60


def test_a_sitting_figure_has_its_knees_in_front() -> None:
    bones = skeleton(POSES["seated"], BUILDS["adult"], "front", Place(0, 0, 1))
    hip, knee, foot = bones.joints["near_leg"]
    assert knee[1] - hip[1] < 0.5 < foot[1] - knee[1]


def test_from_above_a_figure_is_round() -> None:
    card = sheet()
    before = card.image.copy()
    above(card, 400, 600, 80, RUTH)
    left, top, right, bottom = changed(card, before)
    assert right - left < 260
    assert bottom - top < 220


def test_a_lamp_is_swapped_only_for_a_while() -> None:
    card = sheet()
    with card.relight(700, 1100, "#ff8040"):
        assert card.light == (700, 1100)
        front(card, 400, 600, 200, RUTH)
    assert card.light == (100, 100)
    assert card.lamp == "#ffe9c0"


def test_light_that_multiplies_leaves_black_alone() -> None:
    card = Card(1, "#000000")
    card.paper(Pen().circle(400, 600, 100), "#804020")
    box = Box(slice(890, 910), slice(590, 610))
    hue = card.image[box.window].mean((0, 1))
    dark = card.image[:50, :50].copy()
    card.shine_on(400, 600, 200, "#ffffff", 0.5)
    lit = card.image[box.window].mean((0, 1))
    assert lit == pytest.approx(hue * 1.5, rel=0.05)
    assert np.allclose(card.image[:50, :50], dark, atol=1e-3)
