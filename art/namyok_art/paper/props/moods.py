"""What a face does, as numbers. Emotion is brows, lids, mouth and head always together."""

import tomllib
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from namyok_art.paper.paths import Point


@dataclass(frozen=True)
class Mood:
    """Heights are in head units; positive is down."""

    brow_in: float = 0.0
    brow_out: float = 0.0
    brow_arch: float = 0.02
    squeeze: float = 0.0
    """Brows drawn together."""
    skew_brow: float = 0.0
    """The right brow higher by this."""
    top: float = 0.06
    """Opening above the eye line."""
    low: float = 0.036
    slant: float = 0.0
    """Upper lid lower at the inner (+) or the outer (-) end."""
    gaze: Point = (0.0, 0.0)
    """-1 to 1 within the eye."""
    pupil: float = 1.0
    mouth: float = 0.11
    """Half width."""
    corner: float = 0.0
    upper: float = 0.0
    lower: float = 0.0
    """Middle of the inner lip edges under the corner line; open if they differ."""
    round: float = 2.0
    skew: float = 0.0
    """One corner higher."""
    shift: float = 0.0
    wave: float = 0.0
    teeth: str = ""
    """top, both, bottom, bite"""
    tongue: bool = False
    blush: float = 0.2
    tears: int = 0
    folds: tuple[str, ...] = ()
    """forehead, glabella, nasolabial, crow, bag, cheek"""
    yaw: float = 0.0
    """-0.6 to 0.6: turned to our left or right."""
    pitch: float = 0.0
    """-0.15 to 0.15: looking up or down."""
    tilt: float = 0.0
    drop: float = 0.0
    """The jaw falls."""

    def but(self, **changes: object) -> "Mood":
        return replace(self, **changes)  # type: ignore[arg-type]


def _load() -> dict[str, Mood]:
    table = tomllib.loads(files(__package__).joinpath("moods.toml").read_text("utf-8"))
    return {name: Mood(**tuples(row)) for name, row in table.items()}


def tuples(row: dict[str, Any]) -> dict[str, Any]:
    """TOML knows lists only; frozen values want tuples."""
    return {key: tuple(v) if isinstance(v, list) else v for key, v in row.items()}


MOODS = _load()


def mood(of: "Mood | str") -> Mood:
    return MOODS[of] if isinstance(of, str) else of
