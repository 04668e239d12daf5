"""People come out of numbers: what a pose, a feeling or a goal asks for is what is modelled."""

import numpy as np
import pytest

from namyok_art.painted import Scene, circle
from namyok_art.painted.figures import (
    EXPRESSIONS,
    EYE,
    GRIPS,
    POSES,
    SKIN,
    Frame,
    Mould,
    Person,
    cast,
    figure,
    hand,
    head,
    silhouette,
)
from namyok_art.painted.modelling import relief


def white_of(name: str) -> int:
    """How many pixels of eyeball a face shows."""
    mould = Mould()
    head(mould, 200, 200, 0, 130, expression=name)
    seen = relief(mould, (0, 0, 1), 20)
    assert seen is not None
    return int((seen.material >= EYE).sum())


def test_fear_opens_the_eyes_and_sleep_shuts_them() -> None:
    assert white_of("fear") > white_of("calm") * 1.2
    assert white_of("sleep") < white_of("calm") * 0.05


def test_only_sleep_has_closed_eyes() -> None:
    shut = {name for name in EXPRESSIONS if white_of(name) < 240}
    assert shut == {"sleep"}


def test_two_people_look_at_each_other() -> None:
    mould = Mould()
    left, right = np.array([200.0, 300, 0]), np.array([600.0, 300, 0])
    head(mould, *left, 160, yaw=60, look=right)
    head(mould, *right, 160, yaw=-60, look=left)
    ways = [eye.gaze[0] for eye in mould.eyes.values()]
    assert min(ways[:2]) > 0.8 and max(ways[2:]) < -0.8


@pytest.mark.parametrize("name", POSES)
@pytest.mark.parametrize("age", ["child", "giant"])
def test_every_pose_stands_where_it_is_put(name: str, age: str) -> None:
    placed = figure(Mould(), 400, 900, 500, Person(age), name)
    lowest = max(placed["anklel"][1], placed["ankler"][1])
    if POSES[name].ground:
        assert 860 < lowest < 900
    else:
        assert np.allclose(placed["pelvis"][:2], (400, 900))


def test_a_hand_goes_where_it_is_sent() -> None:
    goal = (520.0, 560.0, 60.0)
    placed = figure(Mould(), 400, 900, 500, reach={"R": goal})
    assert np.allclose(placed["wristR"], goal, atol=1)
    assert np.linalg.norm(placed.tips["R"][2] - np.array(goal)) < 80


def test_a_flipped_figure_is_a_mirror_image() -> None:
    plain = figure(Mould(), 400, 900, 500, pose="dancing")
    mirrored = figure(Mould(), 400, 900, 500, pose="dancing", flip=True)
    for name, joint in plain.joints.items():
        x, y, z = mirrored[name]
        assert np.allclose(joint, (800 - x, y, z), atol=1e-6), name


@pytest.mark.parametrize("grip", GRIPS)
def test_a_fist_is_shorter_than_a_stretched_hand(grip: str) -> None:
    tips = hand(Mould(), Frame(0, 0, 0, 100), grip)
    longest = np.linalg.norm(tips, axis=1).max()
    stretched = np.linalg.norm(hand(Mould(), Frame(0, 0, 0, 100), "open"), axis=1).max()
    assert longest <= stretched + 1e-6
    assert (longest < stretched * 0.75) == (grip in ("fist", "hold"))


def test_a_cast_figure_covers_what_was_there_and_stays_in_its_clip() -> None:
    scene = Scene(1)
    scene.pen("100 400, 700 400", 8, "#000000")
    mould = Mould()
    mould.ball((400, 400, 0), 100, "#c04030", mat=SKIN)
    with scene.clip(circle(400, 400, 60)):
        cast(mould, scene, ink=0)
    assert scene.ink[400, 400] < 0.1
    assert scene.ink[400, 480] > 0.9
    assert scene.rgb[400, 400, 0] > scene.rgb[400, 400, 2]
    assert scene.rgb[330, 400].min() > 0.99


def test_a_cast_comes_out_the_same_twice() -> None:
    pictures = []
    for _ in range(2):
        scene, mould = Scene(2), Mould()
        head(mould, 300, 300, 0, 160, Person(style="curls", hat="brim"), "laughter")
        cast(mould, scene)
        pictures.append(scene.rgb)
    assert np.array_equal(*pictures)


def test_a_silhouette_is_the_whole_card() -> None:
    mould = Mould()
    mould.ball((100, 100, 0), 50, "#ffffff")
    shape = silhouette(mould)
    assert shape.shape == (1200, 800)
    assert shape.sum() == pytest.approx(np.pi * 50**2, rel=0.02)


def test_what_is_off_the_card_leaves_no_trace() -> None:
    scene, mould = Scene(1), Mould()
    before = scene.rgb.copy()
    mould.ball((-500, 100, 0), 50, "#000000")
    cast(mould, scene)
    assert np.array_equal(scene.rgb, before)


def test_a_group_melts_and_groups_do_not() -> None:
    """Two touching balls of one group have a neck between them."""
    necks = []
    for apart in (False, True):
        mould = Mould()
        mould.ball((300, 300, 0), 40, "#ffffff")
        if apart:
            mould.group()
        mould.ball((385, 300, 0), 40, "#ffffff", 40)
        necks.append(silhouette(mould)[250:350, 342].sum())
    assert necks[0] > necks[1] + 10
