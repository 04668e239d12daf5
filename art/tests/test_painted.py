"""The painter gives the same picture twice, whatever it was asked to paint."""

import importlib
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from namyok_art.painted import (
    Scene,
    circle,
    ellipse,
    gouache,
    knots,
    ramp,
    rgb,
    sample,
    spline,
    stops,
    watercolour,
)
from namyok_art.painted.props.people import figure


def small_scene() -> Scene:
    scene = Scene(3)
    scene.sky("#cfe0ea, #f6e3c8")
    scene.glow(500, 300, 120, "#ffe0a0", 0.5)
    scene.fill(spline("100 900, 400 700, 700 900, 400 1000"), "#6f9f86", round=60, flow="form")
    scene.cast(ellipse(400, 860, 60, 10))
    figure(scene, 400, 860, 160, scarf="#c2403a", hat="straw")
    scene.pen("100 100, 300 400", 2, "#2a2a30")
    return scene


@pytest.mark.parametrize("medium", [gouache, watercolour])
def test_a_scene_comes_out_the_same_twice(
    medium: Callable[..., NDArray[np.uint8]], monkeypatch: pytest.MonkeyPatch
) -> None:
    brushwork = importlib.import_module("namyok_art.painted.gouache")
    monkeypatch.setattr(brushwork, "PASSES", brushwork.PASSES[:3])
    first = medium(small_scene(), palette="#cfe0ea, #6f9f86, #a8442f")
    second = medium(small_scene(), palette="#cfe0ea, #6f9f86, #a8442f")
    assert first.shape == (1200, 800, 3) and first.dtype == np.uint8
    assert np.array_equal(first, second)


def test_later_shapes_hide_the_ink_of_earlier_ones() -> None:
    scene = Scene(1)
    scene.pen("300 600, 500 600", 6, "#000000")
    assert scene.ink[600, 400] > 0.9
    scene.fill(circle(400, 600, 80), "#ffffff")
    assert scene.ink[600, 400] < 0.1


def test_a_clip_keeps_paint_inside() -> None:
    scene = Scene(1)
    with scene.clip(circle(400, 600, 50)):
        scene.fill(circle(400, 600, 200), "#000000", texture=0)
    assert scene.rgb[600, 400].max() < 0.1
    assert scene.rgb[600, 500].min() > 0.9


def test_frames_nest() -> None:
    scene = Scene(1)
    with scene.at(100, 100, 2), scene.at(10, 0):
        assert scene.place(5, 5) == (130, 110)
        assert scene.frame_scale() == 2
    assert scene.place(5, 5) == (5, 5)


def test_points_and_gradients_may_be_text() -> None:
    assert knots("0 1, 2.5 -3!") == [(0, 1), (2.5, -3, 1)]
    assert stops("#000000, #ffffff") == ["#000000", "#ffffff"]
    assert stops("0 #000000, 0.5 #ffffff") == [(0, "#000000"), (0.5, "#ffffff")]
    assert np.allclose(ramp(np.array([0.5]), "#000000, #ffffff"), 0.5)
    assert np.allclose(rgb("#ff8000"), [1, 128 / 255, 0])


def test_a_sampled_curve_passes_through_its_ends() -> None:
    curve = sample("0 0, 50 80, 100 0", 41)
    assert np.allclose(curve[[0, -1]], [(0, 0), (100, 0)], atol=1e-3)
