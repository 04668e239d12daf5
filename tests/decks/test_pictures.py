"""Any picture becomes a card or is refused; nothing else ever happens."""

from io import BytesIO
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms

from namyok.decks import card_picture
from namyok.decks.pictures import FULL, READABLE, SMALL, CardPicture
from namyok.kernel import Refused
from tests.decks.kit import BLUE, GREEN, RED, SVG, WHITE, hollow_png, moving, plain, quarters, saved
from tests.thorough import often

Colour = tuple[int, int, int]


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "WEBP"
    return image


def assert_card(picture: CardPicture) -> None:
    for data, size in ((picture.full, FULL), (picture.small, SMALL)):
        image = opened(data)
        assert image.size == (size.width, size.height)
        assert len(data) <= size.most_bytes
        assert not image.info.keys() & {"exif", "xmp", "icc_profile"}
        assert not any(chunk in data for chunk in (b"EXIF", b"XMP ", b"ICCP"))


def assert_colours(picture: CardPicture, *expected: Colour, near: int = 12) -> None:
    """The middles of the four quarters, row by row."""
    image = opened(picture.full).convert("RGB")
    for (x, y), colour in zip(((1, 1), (3, 1), (1, 3), (3, 3)), expected, strict=True):
        seen = image.getpixel((x * FULL.width // 4, y * FULL.height // 4))
        assert isinstance(seen, tuple)
        assert max(abs(a - b) for a, b in zip(seen, colour, strict=True)) <= near, (x, y, seen)


def with_orientation(orientation: int) -> bytes:
    """Stored turned, so that a viewer who obeys the EXIF tag sees the quarters upright."""
    back = {
        1: None,
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }[orientation]
    image = quarters(400, 600)
    exif = Image.Exif()
    exif[0x0112] = orientation
    return saved(image.transpose(back) if back is not None else image, "JPEG", exif=exif)


SHAPES = [(400, 600), (1200, 800), (3000, 1000), (300, 2000), (8, 8)]
FORMATS = ["JPEG", "PNG", "WEBP"]
SHAPED = [(*shape, format) for shape in SHAPES for format in FORMATS]


@pytest.mark.parametrize(("width", "height", "format"), [*SHAPED, (6000, 6000, "JPEG")])
def test_the_middle_is_cut_out_of_any_shape(width: int, height: int, format: str) -> None:
    picture = card_picture(saved(quarters(width, height), format))
    assert_card(picture)
    assert_colours(picture, RED, GREEN, BLUE, WHITE, near=12 if width > 8 else 60)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (1, 3000), (3000, 1), (7, 3)])
def test_a_tiny_or_thin_picture_is_enlarged(width: int, height: int) -> None:
    picture = card_picture(saved(Image.new("RGB", (width, height), RED), "PNG"))
    assert_card(picture)
    assert_colours(picture, RED, RED, RED, RED)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photo_is_turned_upright(orientation: int) -> None:
    picture = card_picture(with_orientation(orientation))
    assert_card(picture)
    assert_colours(picture, RED, GREEN, BLUE, WHITE)


MODES = ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"]


@pytest.mark.parametrize("mode", MODES)
def test_every_kind_of_png_is_read(mode: str) -> None:
    image = quarters(400, 600)
    if mode == "I;16":
        image = image.convert("L").convert("I").point(lambda value: value * 256)
    image = image.quantize(16) if mode == "P" else image.convert(mode)
    picture = card_picture(saved(image, "PNG"))
    assert_card(picture)
    if mode in ("P", "RGB", "RGBA"):
        assert_colours(picture, RED, GREEN, BLUE, WHITE)
    elif mode != "1":
        red, green, blue = (image.convert("L").getpixel((0, 0)) for image in solid())
        assert_colours(picture, *((int(v),) * 3 for v in (red, green, blue, 255)))  # type: ignore[arg-type]


def solid() -> list[Image.Image]:
    return [Image.new("RGB", (1, 1), colour) for colour in (RED, GREEN, BLUE)]


@pytest.mark.parametrize("mode", ["RGBA", "P"])
def test_what_is_transparent_becomes_white(mode: str) -> None:
    image = Image.new("RGBA", (400, 600), (0, 0, 0, 0))
    image.paste((*RED, 255), (0, 0, 200, 300))
    picture = card_picture(saved(image.convert(mode), "PNG"))
    assert_card(picture)
    assert_colours(picture, RED, WHITE, WHITE, WHITE)


def test_a_cmyk_photo_keeps_its_colours() -> None:
    picture = card_picture(saved(quarters(400, 600).convert("CMYK"), "JPEG", quality=95))
    assert_card(picture)
    assert_colours(picture, RED, GREEN, BLUE, WHITE)


def test_a_colour_profile_is_applied_and_dropped() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for icc in (srgb, profile, b"nonsense"):
        picture = card_picture(saved(quarters(400, 600), "PNG", icc_profile=icc))
        assert_card(picture)
        assert_colours(picture, RED, GREEN, BLUE, WHITE)


def test_the_place_where_a_photo_was_taken_is_dropped() -> None:
    exif = Image.Exif()
    exif[0x8825] = {1: "N", 2: (55.0, 45.0, 7.0)}
    exif[0x010F] = "SECRETCAMERA"
    data = saved(quarters(400, 600), "JPEG", exif=exif, comment=b"SECRETCAMERA")
    assert b"SECRETCAMERA" in data
    picture = card_picture(data)
    assert_card(picture)
    assert b"SECRETCAMERA" not in picture.full + picture.small


def test_a_photo_with_a_preview_beside_it_is_a_photo() -> None:
    data = saved(quarters(400, 600), "MPO", save_all=True, append_images=[quarters(40, 60)])
    picture = card_picture(data)
    assert_card(picture)
    assert_colours(picture, RED, GREEN, BLUE, WHITE)


@pytest.mark.filterwarnings("ignore:.*EXIF")
def test_broken_exif_does_not_spoil_a_picture() -> None:
    data = saved(quarters(400, 600), "JPEG", exif=b"Exif\0\0II*\0\xff\xff\xff\xff")
    assert_card(card_picture(data))


def test_even_noise_fits() -> None:
    noise = [Image.effect_noise((800, 1200), 255) for _ in range(3)]
    assert_card(card_picture(saved(Image.merge("RGB", noise), "PNG")))


def test_the_same_picture_gives_the_same_card() -> None:
    data = saved(quarters(500, 500), "JPEG")
    assert card_picture(data) == card_picture(data)


KNOWN = {"known": list(READABLE)}
LARGE = {"most": 40}
PHOTO = saved(Image.merge("RGB", [Image.effect_noise((400, 600), 90)] * 3), "JPEG")
LOSSLESS = saved(Image.effect_noise((400, 600), 90), "PNG")
REFUSED: list[tuple[str, bytes, str, dict[str, Any]]] = [
    ("nothing", b"", "picture_format", KNOWN),
    ("text", b"a picture, honestly", "picture_format", KNOWN),
    ("SVG", SVG, "picture_format", KNOWN),
    ("GIF", plain(RED, "GIF"), "picture_format", KNOWN),
    ("BMP", plain(RED, "BMP"), "picture_format", KNOWN),
    ("TIFF", plain(RED, "TIFF"), "picture_format", KNOWN),
    ("PDF", plain(RED, "PDF"), "picture_format", KNOWN),
    ("moving GIF", moving("GIF"), "picture_format", KNOWN),
    ("moving WebP", moving("WEBP"), "picture_animated", {}),
    ("moving PNG", moving("PNG"), "picture_animated", {}),
    ("bomb", hollow_png(6400, 6400), "picture_too_large", LARGE),
    ("larger bomb", hollow_png(10_000, 10_000), "picture_too_large", LARGE),
    ("largest bomb", hollow_png(2**31 - 1, 2**31 - 1), "picture_too_large", LARGE),
    ("hollow PNG", hollow_png(6000, 6000), "picture_broken", {}),
    ("truncated JPEG", PHOTO[: len(PHOTO) // 2], "picture_broken", {}),
    ("truncated PNG", LOSSLESS[: len(LOSSLESS) // 2], "picture_broken", {}),
    ("truncated WebP", plain(RED, "WEBP")[:40], "picture_broken", {}),
    ("truncated header", PHOTO[:20], "picture_format", KNOWN),
]


@pytest.mark.parametrize(
    ("data", "code", "facts"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_what_is_no_card_is_refused(data: bytes, code: str, facts: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        card_picture(data)
    assert refused.value.code == code
    assert refused.value.facts == facts


def test_a_picture_of_40_megapixels_is_still_read() -> None:
    assert_card(card_picture(saved(Image.new("L", (8000, 5000), 90), "JPEG")))


OUTCOMES = {"card", "picture_format", "picture_too_large", "picture_animated", "picture_broken"}
SEEDS = [
    saved(quarters(16, 24), format, **options)
    for format, options in (("JPEG", {}), ("PNG", {}), ("WEBP", {}), ("WEBP", {"lossless": True}))
] + [moving("WEBP"), moving("PNG"), with_orientation(6), hollow_png(30, 40)]


def outcome(data: bytes) -> str:
    try:
        assert_card(card_picture(data))
    except Refused as refused:
        return refused.code
    return "card"


@given(st.binary(max_size=400))
def test_random_bytes_are_refused(data: bytes) -> None:
    assert outcome(data) in OUTCOMES - {"card"}


@settings(max_examples=often(50), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_picture_with_random_damage_is_a_card_or_refused(data: st.DataObject) -> None:
    damaged = bytearray(data.draw(st.sampled_from(SEEDS)))
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
        if not damaged:
            break
    assert outcome(bytes(damaged)) in OUTCOMES
