"""Every named part of the people draws something of its own, and where it is told."""

import numpy as np
import pytest

from namyok_art.lino import Face, Print, hair, headwear
from namyok_art.lino.bust import bust
from namyok_art.lino.face import NOSES
from namyok_art.lino.hand import Hand, clasp, cuff
from namyok_art.lino.mask import S, everything
from namyok_art.lino.people import Person
from namyok_art.lino.press import BELOW, LEFT
from namyok_art.lino.profile import Profile

STYLES = [*hair.FRONTS, "curls", "crop"]


def fresh() -> Print:
    """Bare paper: what is drawn on it is what there is."""
    p = Print("red", "sky")
    p.k[:] = 0
    return p


def head(**looks: object) -> Face:
    return Face(400, 600, 80, **looks)  # type: ignore[arg-type]


def drawn(face: Face, **mood: object) -> Print:
    p = fresh()
    face.draw(p, **mood)  # type: ignore[arg-type]
    return p


def differ(first: Print, second: Print) -> float:
    """How many square units of the key block are not the same."""
    return float(np.abs(first.k - second.k).sum()) / S / S


@pytest.mark.parametrize("nose", [name for name in NOSES if name != "straight"])
def test_every_nose_is_another(nose: str) -> None:
    assert differ(drawn(head()), drawn(head(nose=nose))) > 100


@pytest.mark.parametrize(
    "looks", [{"age": 0.9}, {"child": True}, {"light": BELOW}, {"pitch": 0.7}, {"turn": 0.5}]
)
def test_age_light_and_view_change_a_face(looks: dict[str, object]) -> None:
    assert differ(drawn(head()), drawn(head(**looks))) > 300


@pytest.mark.parametrize(
    "mood",
    [
        {"eyes": (0, 0, 0)},
        {"eyes": (-1, 0, 0)},
        {"eyes": (0.5, 0.9, 0)},
        {"brow": (0.12, -0.04)},
        {"mouth": (0.24, 0.8, 0)},
        {"mouth": (0.24, 0, 0.2)},
        {"smirk": 0.8},
    ],
)
def test_a_mood_is_seen(mood: dict[str, object]) -> None:
    assert differ(drawn(head()), drawn(head(), **mood)) > 30


@pytest.mark.parametrize("style", STYLES)
def test_hair_covers_the_crown_and_leaves_the_face(style: str) -> None:
    face, bare, haired = head(), drawn(head()), drawn(head())
    hair.front(haired, face, style)
    crown, mouth = (round(q * S) for q in (600 - 80 * 1.1, 600 + 80 * 0.6))
    assert haired.k[crown - 8 : crown, 760:840].mean() > bare.k[crown - 8 : crown, 760:840].mean()
    assert np.array_equal(haired.k[mouth, 740:860], bare.k[mouth, 740:860])


@pytest.mark.parametrize("kind", ["brim", "cap", "scarf", "knit", "hood"])
def test_every_hat_is_worn(kind: str) -> None:
    p = drawn(head())
    headwear.hat(p, head(), kind, a=1)
    assert p.a.sum() / S / S > 1000


@pytest.mark.parametrize("kind", headwear.BEARDS)
def test_every_beard_hangs_below_the_chin(kind: str) -> None:
    p = fresh()
    headwear.beard(p, head(), kind)
    chin = round((600 + 80 * 1.14) * S)
    assert p.k[chin:].any()


@pytest.mark.parametrize("collar", ["round", "shirt", "coat", "bare"])
def test_shoulders_are_under_the_head(collar: str) -> None:
    p = fresh()
    bust(p, head(), a=1, collar=collar)
    assert not p.k[: round(600 * S)].any() and p.k[round(760 * S) :].any()
    assert (collar == "bare") != bool(p.a.any())


def test_an_open_jaw_opens_the_mouth() -> None:
    shut, opened = Profile(400, 600, 100), Profile(400, 600, 100, jaw=0.8)
    whole = everything().box
    (x, y), (u, v) = (shut.at([point])[0] * S for point in ((-0.5, 1.22), (-0.6, 0.72)))
    chin, gap = (int(y), int(x)), (int(v), int(u))
    before, after = shut.outline().on(whole), opened.outline().on(whole)
    assert before[chin] == 0 and after[chin] == 1, "the chin went down"
    assert before[gap] == 1 and after[gap] == 0, "and there is air between the lips"


def test_an_open_hand_has_skin_and_stays_near_its_wrist() -> None:
    p = fresh()
    Hand(400, 600, 60, a=1).open(p)
    rows, columns = np.nonzero(p.a > 0.5)
    assert len(rows) / S / S > 3000
    assert columns.min() / S > 300 and columns.max() / S < 500
    assert rows.min() / S > 480 and rows.max() / S < 760


def test_tips_are_where_the_fingers_end() -> None:
    tips = Hand(400, 600, 100).open(fresh())
    assert tips.shape == (5, 2)
    assert tips[1, 1] < tips[0, 1] < tips[4, 1], "the middle finger is the longest"


def test_laced_hands_and_sleeves_meet_the_edges_of_nothing_else() -> None:
    p = fresh()
    clasp(p, 400, 500, 100, LEFT)
    cuff(p, Hand(400, 500, 100), 1.0, 2.0, a=1)
    rows, _ = np.nonzero(p.k)
    assert rows.min() / S > 380 and p.a.any()


@pytest.mark.parametrize("style", ["short", "long", "bun", "hat", "bald"])
@pytest.mark.parametrize("look", [-1, 0, 1])
def test_a_person_stands_on_the_feet_and_is_as_tall_as_told(style: str, look: int) -> None:
    p = fresh()
    Person(400, 900, 200, look=look, hair=style).draw(p)
    rows, _ = np.nonzero(p.k > 0.5)
    assert rows.max() / S == pytest.approx(908, abs=8)
    assert rows.min() / S == pytest.approx(705, abs=16)


def test_nobody_is_in_an_empty_collar() -> None:
    p = fresh()
    Person(400, 900, 200, hair="none").draw(p, halo=(0, 0))
    rows, _ = np.nonzero(p.k > 0.5)
    assert rows.min() / S == pytest.approx(738, abs=10)


def test_hands_of_a_person_follow_the_arms() -> None:
    low = Person(400, 900, 200, arms=((-0.1, 0), (0.1, 0))).hands()
    high = Person(400, 900, 200, arms=((-2.9, -3), (2.9, 3))).hands()
    assert (high[:, 1] < low[:, 1] - 80).all()
    assert low[0, 0] - 400 == pytest.approx(400 - low[1, 0])
