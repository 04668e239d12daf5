"""WebM that no recorder writes, one row each."""

import struct

import pytest

from namyok.clips import Kind, inspect
from tests.clips.building import (
    BLOCK,
    BLOCK_DURATION,
    BLOCK_GROUP,
    CLUSTER,
    DOC_TYPE,
    DURATION,
    HEADER,
    INFO,
    SCALE,
    SEGMENT,
    SIMPLE_BLOCK,
    TRACK,
    TRACK_TYPE,
    TRACKS,
    VOID,
    block,
    cluster,
    element,
    endless,
    refusal,
    tracks,
    webm,
    why_unreadable,
)

VIDEO, AUDIO, COMPLEX, SUBTITLE = 1, 2, 3, 17
SOUND = tracks(AUDIO)
SECOND = cluster(1000, block())
LASTING = element(BLOCK_GROUP, block(9, id=BLOCK), element(BLOCK_DURATION, b"\x20"))
TWO_TYPES = element(TRACK, element(TRACK_TYPE, b"\1"), element(TRACK_TYPE, b"\2"))


def _claims(duration: float, form: str = ">d") -> bytes:
    return element(INFO, element(DURATION, struct.pack(form, duration)))


def _scale(billionths: int) -> bytes:
    return element(INFO, element(SCALE, billionths.to_bytes(4, "big")))


LASTS = {
    "a block's time is its cluster's and its own": (webm(SOUND, cluster(900, block(50))), 0.95),
    "a block may come before its cluster": (webm(SOUND, cluster(900, block(-50))), 0.85),
    "the latest block counts": (webm(SOUND, cluster(900, block(50), block(20))), 0.95),
    "nothing begins before the file": (webm(SOUND, cluster(0, block(-9))), 0.0),
    "a cluster without a time": (webm(SOUND, SECOND, element(CLUSTER, block(5))), 1.0),
    "clusters without sizes": (webm(SOUND, *[endless(CLUSTER, block(5))] * 2), 0.005),
    "something unknown": (webm(SOUND, endless(CLUSTER, element(VOID, b"?"), block(5))), 0.005),
    "a claim that is longer": (webm(_claims(3000), SOUND, SECOND), 3.0),
    "a claim in four bytes": (webm(_claims(3000, ">f"), SOUND, SECOND), 3.0),
    "a claim that is shorter": (webm(_claims(30), SOUND, SECOND), 1.0),
    "a claim below nothing": (webm(_claims(-30), SOUND, SECOND), 1.0),
    "the scale is in billionths": (webm(_scale(2_000_000), SOUND, SECOND), 2.0),
    "a scale of nothing is the usual one": (webm(_scale(0), SOUND, SECOND), 1.0),
    "a block may say how long it lasts": (webm(SOUND, cluster(500, LASTING)), 0.541),
    "a segment and a cluster that were cut": (
        element(HEADER, element(DOC_TYPE, b"webm\0"))
        + element(SEGMENT, SOUND, element(CLUSTER, block(7), size=999), size=9999),
        0.007,
    ),
    "other tracks don't matter": (webm(tracks(AUDIO, SUBTITLE), SECOND), 1.0),
    "the grace is included": (webm(SOUND, cluster(15_500, block())), 15.5),
}
NONSENSE = {
    "nothing but a header": (webm()[:-5], "not one segment"),
    "matroska": (webm(SOUND, SECOND, doc_type=b"matroska"), "not one segment"),
    "two files in one": (webm(SOUND, SECOND) * 2, "not one segment"),
    "no blocks": (webm(SOUND, cluster(1)), "no media"),
    "empty blocks": (webm(SOUND, cluster(1, block(media=b""))), "no media"),
    "no tracks": (webm(SECOND), "no media"),
    "neither sound nor picture": (webm(tracks(SUBTITLE), SECOND), "no media"),
    "a child larger than its parent": (
        webm(element(TRACKS, element(TRACK, size=9)), SECOND),
        "larger than the whole",
    ),
    "a child larger than the file": (
        webm(element(TRACKS, element(TRACK, size=2**40)), SECOND),
        "larger than the whole",
    ),
    "a parent that swallows the rest": (webm(element(TRACKS, size=2**40), SECOND), "place"),
    "a leaf that swallows the rest": (webm(SOUND, element(VOID, size=2**40), SECOND), "no media"),
    "a track in a cluster": (webm(element(CLUSTER, element(TRACK))), "place"),
    "a cluster in a cluster": (webm(element(CLUSTER, SECOND)), "place"),
    "a block without a cluster": (webm(SOUND, block()), "place"),
    "endless tracks": (webm(endless(TRACKS, element(TRACK))), "without a size"),
    "zeros": (webm(SOUND, SECOND, bytes(9)), "a number without an end"),
    "an id of five bytes": (webm(SOUND, SECOND, b"\x08\0\0\0\0\x81!"), "no element"),
    "a number of nine bytes": (webm(element(INFO, element(SCALE, bytes(9)))), "too large"),
    "a duration of three bytes": (webm(element(INFO, element(DURATION, bytes(3)))), "no such"),
    "an infinite duration": (webm(_claims(float("inf")), SOUND, SECOND), "no such"),
    "a duration that is no number": (webm(_claims(float("nan")), SOUND, SECOND), "no such"),
    "a duration beyond numbers": (webm(_claims(1.7e308), SOUND, SECOND), "no such"),
    "a block too small": (webm(SOUND, cluster(0, element(SIMPLE_BLOCK, b"\x81"))), "too early"),
}
HIDDEN: dict[str, tuple[bytes, Kind]] = {
    "a picture in a track of both": (webm(tracks(COMPLEX), SECOND), "sound"),
    "a sound in a track of both": (webm(tracks(COMPLEX), SECOND), "mime"),
    "a track that comes late": (webm(SOUND, SECOND, tracks(VIDEO)), "sound"),
    "a track with two types": (webm(element(TRACKS, TWO_TYPES), SECOND), "mime"),
}
LATE = {
    "just over the grace": webm(SOUND, cluster(15_501, block())),
    "the largest time": webm(SOUND, cluster(2**64 - 1, block())),
}


@pytest.mark.parametrize(("data", "seconds"), LASTS.values(), ids=LASTS)
def test_the_duration_is_the_longest_claimed_or_reached(data: bytes, seconds: float) -> None:
    assert inspect(data, "sound").seconds == seconds


@pytest.mark.parametrize(("data", "why"), NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_unreadable(data: bytes, why: str) -> None:
    assert why in why_unreadable(data)


@pytest.mark.parametrize(("data", "kind"), HIDDEN.values(), ids=HIDDEN)
def test_no_track_can_hide(data: bytes, kind: Kind) -> None:
    assert refusal(data, kind).code == "clip_wrong_kind"


@pytest.mark.parametrize("data", LATE.values(), ids=LATE)
def test_what_ends_late_is_too_long(data: bytes) -> None:
    assert refusal(data).code == "clip_too_long"
