"""A zip of pictures from anybody's hands. Names in it serve for order and captions, never as paths.

Nothing is unpacked to the disk: one file at a time is read into memory, no further than it may be
large. What is announced is counted before a byte is read.
"""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from namyok.decks.build import MOST_MEGABYTES, in_natural_order
from namyok.decks.manifest import MOST_CARDS
from namyok.kernel import Refused, Value
from namyok.kernel.text import clean

MOST_FILE_BYTES = 30_000_000
"""Of one picture, wherever it comes from."""
MOST_RATIO = 100
"""Pictures are packed already: what shrinks more than this and is not small is a bomb."""
LONGEST_FILE_NAME = 200
"""Of a name its end is kept, with what kind of file it is."""
SMALL_ENOUGH = 1_000_000
MOST_LIST_BYTES = 1_000_000
"""Of a zip's list of files: thousands of names, and what systems put beside pictures."""
LONGEST_END = 65_557
"""Bytes at the end of a zip that say where its list is, with the longest remark there can be."""
_END, _END_BYTES = b"PK\x05\x06", 22
_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_WINDOWS = ("thumbs.db", "desktop.ini")
_UTF8 = 0x800
_ENCRYPTED = 0x1


class Entry(Value, frozen=True):
    """A file in a zip."""

    place: int
    """Where it stands in the zip's list."""
    file: str
    """Its name without folders, fit to be shown."""


def is_zip(start: bytes) -> bool:
    """Whether a file that begins so is a zip."""
    return start.startswith(_ZIP)


def entries(path: Path) -> tuple[Entry, ...]:
    """The files that may be pictures, in natural order; Refused where the zip is a trap."""
    _check_list(path)
    try:
        with ZipFile(path) as archive:
            found = {
                place: info
                for place, info in enumerate(archive.infolist())
                if not info.is_dir() and not _is_hidden(info)
            }
    except (BadZipFile, OSError, ValueError, RuntimeError) as error:
        raise Refused("zip_broken") from error
    if not found:
        raise Refused("zip_empty")
    if len(found) > MOST_CARDS:
        raise Refused("too_many_pictures", count=len(found), most=MOST_CARDS)
    size = sum(info.file_size for info in found.values())
    if size > MOST_MEGABYTES * 1_000_000:
        raise Refused("pictures_too_heavy", megabytes=round(size / 1e6), most=MOST_MEGABYTES)
    for info in found.values():
        if info.file_size > max(SMALL_ENOUGH, MOST_RATIO * info.compress_size):
            raise Refused("zip_bomb")
    places = {f"{_name(info)}/{place}": place for place, info in found.items()}
    return tuple(
        Entry(places[key], _shown(found[places[key]])) for key in in_natural_order(list(places))
    )


def _check_list(path: Path) -> None:
    """Refuse a zip whose list alone would wear out its reader, before it is read."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - LONGEST_END))
        end = file.read()
    place = end.rfind(_END)
    if place < 0 or len(end) < place + _END_BYTES:
        raise Refused("zip_broken")
    if int.from_bytes(end[place + 12 : place + 16], "little") > MOST_LIST_BYTES:
        raise Refused("zip_bomb")


def read_entry(path: Path, place: int) -> bytes:
    """One file of a zip."""
    try:
        with ZipFile(path) as archive:
            info = archive.infolist()[place]
            if info.file_size > MOST_FILE_BYTES:
                raise Refused("picture_too_heavy", most=MOST_FILE_BYTES // 1_000_000)
            method = info.compress_type
            if info.flag_bits & _ENCRYPTED or method not in (ZIP_STORED, ZIP_DEFLATED):
                raise Refused("picture_unreadable")
            with archive.open(info) as file:  # reads no more than was announced
                data = file.read(MOST_FILE_BYTES)
    except Refused:
        raise
    except Exception as error:  # zipfile meets a damaged zip with almost any exception
        raise Refused("picture_broken") from error
    if is_zip(data):
        raise Refused("zip_inside")
    return data


def _is_hidden(info: ZipInfo) -> bool:
    """What systems put beside pictures: nobody chose it, so nobody is told about it."""
    parts = _name(info).split("/")
    return "__MACOSX" in parts or parts[-1].startswith(".") or parts[-1].casefold() in _WINDOWS


def _shown(info: ZipInfo) -> str:
    return clean(_name(info).rpartition("/")[2][-LONGEST_FILE_NAME:])


def _name(info: ZipInfo) -> str:
    """The name as it was meant: older programs write it in the code page of their country."""
    name = info.filename
    if not info.flag_bits & _UTF8 and not name.isascii():
        try:
            raw = name.encode("cp437")
            try:
                name = raw.decode("utf-8")
            except UnicodeDecodeError:
                name = raw.decode("cp866")
        except UnicodeEncodeError:
            pass  # it was no code page that we know
    return name.replace("\\", "/")
