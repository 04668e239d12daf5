"""One uploaded file: what becomes of it, what is refused, and what it can't do to the server."""

import asyncio
import signal
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile

import pytest
from PIL import Image

from namyok.decks.own import easel as easel_module
from namyok.decks.own.archive import LONGEST_FILE_NAME, MOST_FILE_BYTES, entries, read_entry
from namyok.decks.own.easel import Easel
from namyok.decks.own.making import caption_from
from namyok.decks.own.painting import Crop, cut, paint
from namyok.kernel import Refused
from tests.decks.kit import BLUE, GREEN, RED, WHITE, plain, quarters, saved


def colour_at(webp: bytes, x: int, y: int) -> tuple[int, int, int]:
    pixel = Image.open(BytesIO(webp)).convert("RGB").getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def near(one: tuple[int, int, int], two: tuple[int, int, int]) -> bool:
    return all(abs(a - b) < 16 for a, b in zip(one, two, strict=True))


def corners(webp: bytes) -> list[str]:
    """What colour each corner of a card has, from the upper left as one reads."""
    width, height = Image.open(BytesIO(webp)).size
    names = {"red": RED, "green": GREEN, "blue": BLUE, "white": WHITE}
    places = [(9, 9), (width - 9, 9), (9, height - 9), (width - 9, height - 9)]
    seen = [colour_at(webp, *place) for place in places]
    return [name for at in seen for name, colour in names.items() if near(at, colour)]


def test_the_middle_becomes_the_card_and_the_whole_is_kept_beside_it() -> None:
    painted = paint(saved(quarters(900, 600), "PNG"))
    assert corners(painted.card.full) == ["red", "green", "blue", "white"]
    assert Image.open(BytesIO(painted.whole)).size == (900, 600)


@pytest.mark.parametrize(
    ("width", "height", "kept"),
    [
        (60, 90, (60, 90)),  # never enlarged
        (3000, 2000, (2250, 1500)),
        (4000, 6000, (1000, 1500)),
        (12000, 1000, (7746, 645)),  # a panorama has at most five megapixels
    ],
)
def test_a_whole_picture_is_as_large_as_a_sharp_card_needs(
    width: int, height: int, kept: tuple[int, int]
) -> None:
    painted = paint(saved(Image.new("RGB", (width, height), RED), "JPEG"))
    assert Image.open(BytesIO(painted.whole)).size == kept


def test_a_photo_is_turned_upright_before_it_is_framed() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held upright: what is red lies to the right in the end
    painted = paint(saved(quarters(900, 600), "JPEG", exif=exif, quality=95))
    assert Image.open(BytesIO(painted.whole)).size == (600, 900)
    assert corners(painted.card.full) == ["blue", "red", "white", "green"]


def test_nothing_of_a_photos_metadata_is_kept() -> None:
    exif = Image.Exif()
    exif[0x0110] = "Phone of Vera"
    exif.get_ifd(0x8825)[2] = (55.0, 45.0, 21.0)
    painted = paint(saved(quarters(300, 200), "JPEG", exif=exif, comment=b"At home"))
    for file in (painted.whole, painted.card.full, painted.card.small):
        image = Image.open(BytesIO(file))
        assert not image.getexif()
        assert not {"exif", "xmp", "icc_profile", "comment"} & set(image.info)
        assert b"Vera" not in file


@pytest.mark.parametrize(
    ("crop", "seen"),
    [
        (Crop(0, 0, 0.2, 0.45), ["red"] * 4),
        (Crop(0.75, 0.6, 0.25, 0.4), ["white"] * 4),
        (Crop(0, 0, 1, 1), ["red", "green", "blue", "white"]),  # not 2:3: its middle
        (Crop(1, 1, 0, 0), ["white"] * 4),  # an empty frame at the edge is a tiny one
        (Crop(0.9, 0.9, 1, 1), ["white"] * 4),  # it never leaves the picture
    ],
)
def test_a_frame_is_cut_out_of_the_whole(crop: Crop, seen: list[str]) -> None:
    whole = paint(saved(quarters(900, 600), "PNG")).whole
    assert corners(cut(whole, crop).full) == seen


def _zip(path: Path, files: dict[str, bytes], method: int = ZIP_DEFLATED) -> Path:
    with ZipFile(path, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def test_a_zips_names_are_for_order_and_captions_only(tmp_path: Path) -> None:
    names = ["10.png", "../../etc/2.png", "C:\\up\\1.png", "/3.png", "a/", "__MACOSX/a/._1.png"]
    path = _zip(tmp_path / "a.zip", dict.fromkeys([*names, ".DS_Store", "Thumbs.db"], b"x"))
    assert {entry.file for entry in entries(path)} == {"2.png", "3.png", "10.png", "1.png"}
    plainly = _zip(tmp_path / "b.zip", dict.fromkeys(["b/1", "a/10.png", "a/2.png"], b"x"))
    assert [entry.file for entry in entries(plainly)] == ["2.png", "10.png", "1"]
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.zip", "b.zip"]


@pytest.mark.parametrize("encoding", ["cp866", "utf-8"])
def test_russian_names_of_older_zips_are_read(encoding: str, tmp_path: Path) -> None:
    path = _zip(tmp_path / "a.zip", {"AAAAA.png": b"x"})
    raw = "КотЁё"[: 5 if encoding == "cp866" else 2].encode(encoding)
    raw += b"A" * (5 - len(raw))
    path.write_bytes(path.read_bytes().replace(b"AAAAA", raw))
    (entry,) = entries(path)
    assert entry.file == f"{raw.decode(encoding)}.png"


def _bomb(tmp_path: Path) -> Path:
    return _zip(tmp_path / "bomb.zip", {"1.png": bytes(20_000_000)})


def _quine(tmp_path: Path) -> Path:
    """Many names for the same few bytes, as in the bombs that need no nesting."""
    path = _zip(tmp_path / "many.zip", {f"{n}.png": b"" for n in range(499)})
    with ZipFile(path, "a") as archive:
        archive.writestr("z.png", b"x")
    data = bytearray(path.read_bytes())
    at = data.find(b"PK\x01\x02")
    while at >= 0:  # every entry of the directory announces half a megabyte
        data[at + 24 : at + 28] = (500_000).to_bytes(4, "little")
        at = data.find(b"PK\x01\x02", at + 4)
    path.write_bytes(data)
    return path


def _broken(tmp_path: Path) -> Path:
    path = tmp_path / "broken.zip"
    path.write_bytes(b"PK\x03\x04" + bytes(100))
    return path


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (_bomb, "zip_bomb"),
        (_quine, "pictures_too_heavy"),
        (_broken, "zip_broken"),
        (lambda tmp: _zip(tmp / "e.zip", {"a/": b"", ".x": b"x"}), "zip_empty"),
        (lambda tmp: _zip(tmp / "m.zip", {f"{n}": b"x" for n in range(501)}), "too_many_pictures"),
    ],
)
def test_a_zip_that_is_a_trap_is_refused_before_it_is_opened(
    make: "object", code: str, tmp_path: Path
) -> None:
    assert callable(make)
    with pytest.raises(Refused) as refused:
        entries(make(tmp_path))
    assert refused.value.code == code


def test_bad_files_in_a_zip_are_refused_one_by_one(tmp_path: Path) -> None:
    inner = _zip(tmp_path / "inner.zip", {"1.png": plain(RED)}).read_bytes()
    path = _zip(tmp_path / "a.zip", {"1": inner, "2": plain(RED)})
    with pytest.raises(Refused) as refused:
        read_entry(path, 0)
    assert refused.value.code == "zip_inside"
    assert read_entry(path, 1) == plain(RED)
    heavy = _zip(tmp_path / "b.zip", {"1": b"x" * (MOST_FILE_BYTES + 1)})
    packed = _zip(tmp_path / "c.zip", {"1": plain(RED)}, ZIP_BZIP2)
    damaged = _zip(tmp_path / "d.zip", {"1": plain(RED)})
    data = damaged.read_bytes()
    damaged.write_bytes(data[:40] + b"????" + data[44:])
    for zip, code in (
        (heavy, "picture_too_heavy"),
        (packed, "picture_unreadable"),
        (damaged, "picture_broken"),
    ):
        with pytest.raises(Refused) as refused:
            read_entry(zip, 0)
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("file", "caption"),
    [
        ("Кот_на  крыше.jpg", "Кот на крыше"),
        ("wet dog.png", "Wet dog"),
        ("лето-2019.jpeg", "Лето-2019"),
        ("IMG_2034.HEIC", None),
        ("IMG-20230411-WA0007.jpg", None),
        ("PXL_20230411_101112345.MP.jpg", None),
        ("DSC01234.JPG", None),
        ("20230411_101112.jpg", None),
        ("Снимок экрана 2023.png", "Снимок экрана 2023"),
        ("photo 12 (3).jpg", None),
        ("фото 3.jpg", None),
        ("0b7c64d2-0a49-4f7e-9b6b-1c2d3e4f5a6b.jpg", None),
        ("12.png", None),
        ("", None),
    ],
)
def test_a_file_name_that_says_something_is_a_caption(file: str, caption: str | None) -> None:
    assert caption_from(file) == caption


def test_a_worker_that_dies_is_replaced_and_harms_one_file_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = tmp_path / "good.png"
    good.write_bytes(plain(RED))

    async def work() -> None:
        easel = Easel(workers=1)
        assert (await easel.paint(good)).weight == len(plain(RED))
        (worker,) = easel._idle
        worker.kill()
        await worker.wait()
        assert (await easel.paint(good)).weight  # nobody noticed
        monkeypatch.setattr(easel_module, "LONGEST_WAIT", 0.0)
        with pytest.raises(Refused) as refused:
            await easel.paint(good)
        assert refused.value.code == "picture_too_hard"
        monkeypatch.setattr(easel_module, "LONGEST_WAIT", 60.0)
        assert (await easel.cut(good, Crop(0, 0, 1, 1))).small
        with pytest.raises(Refused) as refused:
            await easel.paint(tmp_path / "missing")
        assert refused.value.code == "picture_unreadable"
        await easel.close()

    asyncio.run(work())


def _confined(work: str) -> int:
    code = f"from namyok.decks.own import worker; worker.confine(); {work}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode


def test_a_worker_has_little_memory_little_time_and_writes_nothing(tmp_path: Path) -> None:
    assert _confined("bytearray(100_000_000)") == 0
    assert _confined("assert worker.os.nice(0) >= 10") == 0
    assert _confined("bytearray(2_000_000_000)") != 0
    assert _confined(f"open({str(tmp_path / 'x')!r}, 'wb', 0).write(b'x')") != 0
    clock = "worker.CPU_SECONDS = 1; worker.start_clock(); [0 for _ in iter(int, 1)]"
    assert _confined(clock) == -signal.SIGXCPU


def test_the_largest_picture_allowed_can_be_painted_in_a_worker(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    Image.new("RGBA", (8000, 5000), (10, 20, 30, 200)).save(path, compress_level=1)

    async def work() -> None:
        easel = Easel(workers=1)
        assert (await easel.paint(path)).card.full
        await easel.close()

    asyncio.run(work())


def test_a_name_in_a_zip_is_cut_as_that_of_a_single_file(tmp_path: Path) -> None:
    path = tmp_path / "long.zip"
    with ZipFile(path, "w") as archive:
        archive.writestr("folder/" + "x" * 60_000 + ".png", b"x")
    (entry,) = entries(path)
    assert entry.file == "x" * (LONGEST_FILE_NAME - 4) + ".png"
