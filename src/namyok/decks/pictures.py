"""One picture from anybody's hands: bytes in, the two WebP files of a card out, or Refused.

What comes in may be a photo, a mistake or an attack. Formats are a short list, the size is known
before a pixel is decoded, and the way out is always a freshly encoded picture without metadata.
"""

import importlib
import importlib.util
from collections.abc import Callable
from io import BytesIO

from PIL import Image, ImageCms, ImageFilter, ImageOps, UnidentifiedImageError

from namyok.kernel import Refused, Value

MOST_MEGAPIXELS = 40
MOST_SCANS = 40
"""Passes over a JPEG, previews and depth maps included: each costs as much as the whole picture,
and a few bytes can ask for a thousand."""
BEST_QUALITY, WORST_QUALITY = 82, 20
_ORIENTATION = 0x0112
_SCAN = b"\xff\xda"
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""What makes a picture upright, by its EXIF orientation; 1 is upright."""
LYING = (5, 6, 7, 8)

Progress = Callable[[int, int], None]
"""Told after each picture how many are done, and of how many: decks take their time."""


def silent(_done: int, _count: int) -> None:
    """Progress that nobody watches."""


class PictureSize(Value, frozen=True):
    """A size in which every card is kept."""

    width: int
    """In pixels."""
    height: int
    """In pixels."""
    most_bytes: int
    """The largest file, so that a hand of cards loads at once on a phone."""


FULL = PictureSize(800, 1200, 130_000)
SMALL = PictureSize(320, 480, 25_000)


class CardPicture(Value, frozen=True):
    """A card in both sizes, as WebP files without metadata."""

    full: bytes
    """800 × 1200."""
    small: bytes
    """320 × 480."""


def _readable() -> tuple[str, ...]:
    """HEIC, which iPhones write, can be read where the package pillow-heif is installed."""
    if importlib.util.find_spec("pillow_heif") is None:
        return ("JPEG", "PNG", "WebP")
    importlib.import_module("pillow_heif").register_heif_opener()
    return ("JPEG", "PNG", "WebP", "HEIF")


READABLE = _readable()
"""The formats that are read, as people are told; Pillow does not mind the small letters."""
_SEVERAL_BUT_STILL = ("MPO", "HEIF")
"""Phones put a preview or a depth map beside the photo; the photo is the first."""


def card_picture(data: bytes) -> CardPicture:
    """Make a card of any picture: upright, its middle cut out to 2:3, in both sizes."""
    image = opened(data)
    try:
        return encoded(_card(image))
    except Exception as error:  # Pillow meets a damaged file with almost any exception
        raise Refused("picture_broken") from error


def encoded(card: Image.Image) -> CardPicture:
    """Both sizes of a picture that has the shape of a card."""
    smaller = card.resize((SMALL.width, SMALL.height), Image.Resampling.LANCZOS)
    return CardPicture(_webp(card, FULL.most_bytes), _webp(smaller, SMALL.most_bytes))


def opened(data: bytes) -> Image.Image:
    """The picture with its header read and nothing decoded yet."""
    try:
        image = Image.open(BytesIO(data), formats=READABLE)
        width, height = image.size
        frames = 1 if image.format in _SEVERAL_BUT_STILL else getattr(image, "n_frames", 1)
    except UnidentifiedImageError as error:
        raise Refused("picture_format", known=list(READABLE)) from error
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise Refused("picture_too_large", most=MOST_MEGAPIXELS) from error
    except Exception as error:  # as above
        raise Refused("picture_broken") from error
    if image.format in ("JPEG", "MPO") and data.count(_SCAN) > MOST_SCANS:
        raise Refused("picture_too_hard")
    if width * height > MOST_MEGAPIXELS * 1_000_000:
        raise Refused("picture_too_large", most=MOST_MEGAPIXELS)
    if frames > 1:
        raise Refused("picture_animated")
    return image


def _card(image: Image.Image) -> Image.Image:
    """800 × 1200 in sRGB. Cropping comes first: all the rest then works on a small picture."""
    image.draft(None, (FULL.height, FULL.height))  # a JPEG is decoded no larger than needed
    image.load()
    profile = image.info.get("icc_profile")
    orientation = orientation_of(image)
    width, height = FULL.width, FULL.height
    if orientation in LYING:
        width, height = height, width
    image = in_srgb(opaque(ImageOps.fit(smooth(image), (width, height))), profile)
    if orientation in TURNS:
        image = image.transpose(TURNS[orientation])
    image.info.clear()
    return image


def smooth(image: Image.Image) -> Image.Image:
    """The picture in a mode that can be scaled smoothly."""
    if image.has_transparency_data and image.mode != "RGBA":
        return image.convert("RGBA")
    return image.convert("RGB") if image.mode in ("1", "P") else image


def orientation_of(image: Image.Image) -> int:
    """How a camera was held, by its EXIF; 1 is upright."""
    try:
        return int(image.getexif().get(_ORIENTATION, 1))
    except Exception:  # broken EXIF is no reason to refuse a good picture
        return 1


def opaque(image: Image.Image) -> Image.Image:
    """What is transparent becomes white, as on the page it was probably made for."""
    if image.mode == "RGBA":
        page = Image.new("RGBA", image.size, "white")
        return Image.alpha_composite(page, image).convert("RGB")
    if image.mode.startswith("I"):  # 16 bits of grey, which convert would cut off, not scale
        return image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    return image


def in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    """The colours as meant: phones photograph in Display P3, printers want CMYK."""
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            target = ImageCms.createProfile("sRGB")
            meant = ImageCms.profileToProfile(image, source, target, outputMode="RGB")
            if meant is not None:
                return meant
        except (ImageCms.PyCMSError, OSError):
            pass  # a profile that does not fit the picture says nothing about it
    return image.convert("RGB")


def _webp(image: Image.Image, most_bytes: int) -> bytes:
    """The best file that fits; what is mere noise is softened until it does."""
    while (data := _best_that_fits(image, most_bytes)) is None:
        image = image.filter(ImageFilter.GaussianBlur(1.5))
    return data


def _best_that_fits(image: Image.Image, most_bytes: int) -> bytes | None:
    best = _at_quality(image, BEST_QUALITY)
    if len(best) <= most_bytes:
        return best
    best = _at_quality(image, WORST_QUALITY)
    if len(best) > most_bytes:
        return None
    good, too_good = WORST_QUALITY, BEST_QUALITY
    while too_good - good > 1:
        quality = (good + too_good) // 2
        data = _at_quality(image, quality)
        if len(data) <= most_bytes:
            best, good = data, quality
        else:
            too_good = quality
    return best


def _at_quality(image: Image.Image, quality: int) -> bytes:
    buffer = BytesIO()
    image.save(buffer, "WEBP", quality=quality, method=4)
    return buffer.getvalue()
