"""Materials of cast forms: stone, snow, metal and fog differ where they should."""

from dataclasses import replace

import numpy as np

from namyok_art.painted import Array, Scene
from namyok_art.painted.figures import PLAIN, Mould, cast
from namyok_art.painted.surface import BRASS, GLAZE, MIST, PAINT, SNOWY, STONE, Surface


def ball(surface: Surface) -> Array:
    """A grey ball on a black card."""
    scene = Scene(3, light=(-0.5, -0.6, 0.6), light_colour="#ffffff", shadow="#202020")
    scene.rgb[:] = 0
    mould = Mould()
    mould.group()
    mould.ball((400, 600, 0), 150, "#808080", 0, PLAIN)
    cast(mould, scene, surface=surface, brush=0)
    return scene.rgb


def roughness(picture: Array) -> float:
    middle = picture[520:680, 320:480].mean(-1)
    return float(np.abs(np.diff(middle, axis=1)).mean())


def test_stone_breaks_into_planes() -> None:
    assert roughness(ball(STONE)) > 1.5 * roughness(ball(PAINT))


def test_snow_lies_on_what_looks_up_and_nowhere_else() -> None:
    bare, snowy = ball(replace(SNOWY, settle=None)), ball(SNOWY)
    assert snowy[480, 400].mean() > bare[480, 400].mean() + 0.2
    assert np.allclose(snowy[700, 400], bare[700, 400])


def test_metal_mirrors_the_light_where_it_falls() -> None:
    plain = ball(PAINT)
    for shining in (BRASS, GLAZE):
        gain = ball(shining).mean(-1) - plain.mean(-1)
        y, x = np.unravel_index(int(np.argmax(gain)), gain.shape)
        assert gain[y, x] > 0.15
        assert (x, y) < (400, 600)


def test_fog_fades_where_paint_ends() -> None:
    fog, paint = ball(MIST)[600, 530:560].mean(-1), ball(PAINT)[600, 530:560].mean(-1)
    assert np.abs(np.diff(fog)).max() < np.abs(np.diff(paint)).max() / 2
