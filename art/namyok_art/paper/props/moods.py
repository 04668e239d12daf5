"""What a face does, as numbers. Emotion is brows, lids, mouth and head always together."""

from dataclasses import dataclass, replace

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


MOODS: dict[str, Mood] = {
    "calm": Mood(corner=-0.006, yaw=0.15),
    "fear": Mood(
        brow_in=-0.062,
        brow_out=0.004,
        brow_arch=0.0,
        squeeze=0.02,
        top=0.092,
        low=0.06,
        gaze=(0.35, -0.05),
        pupil=0.6,
        mouth=0.105,
        corner=0.03,
        upper=-0.035,
        lower=0.075,
        round=2.6,
        wave=0.006,
        teeth="bottom",
        blush=0.0,
        folds=("forehead",),
        drop=0.05,
        yaw=-0.35,
        tilt=-5,
    ),
    "anger": Mood(
        brow_in=0.066,
        brow_out=-0.04,
        brow_arch=0.012,
        squeeze=0.045,
        top=0.052,
        low=0.026,
        slant=0.036,
        gaze=(0.0, 0.12),
        pupil=0.75,
        mouth=0.13,
        corner=0.038,
        upper=-0.035,
        lower=0.03,
        round=3.4,
        teeth="both",
        blush=0.55,
        folds=("glabella", "nasolabial"),
        pitch=0.05,
        yaw=0.22,
    ),
    "envy": Mood(
        brow_in=0.036,
        brow_out=-0.02,
        squeeze=0.03,
        skew_brow=0.05,
        top=0.038,
        low=0.022,
        slant=0.012,
        gaze=(0.95, 0.1),
        mouth=0.078,
        corner=0.028,
        upper=-0.006,
        lower=-0.006,
        skew=0.03,
        shift=0.03,
        blush=0.0,
        folds=("cheek",),
        yaw=-0.5,
        tilt=4,
    ),
    "desire": Mood(
        brow_in=-0.036,
        brow_arch=0.03,
        top=0.05,
        low=0.03,
        slant=-0.014,
        gaze=(0.45, -0.62),
        pupil=1.4,
        mouth=0.078,
        corner=-0.006,
        lower=0.036,
        teeth="top",
        blush=0.7,
        yaw=0.4,
        pitch=-0.07,
        tilt=10,
    ),
    "shame": Mood(
        brow_in=-0.056,
        brow_out=0.024,
        brow_arch=-0.008,
        squeeze=0.014,
        top=0.018,
        low=0.038,
        slant=-0.01,
        gaze=(-0.3, 0.9),
        mouth=0.085,
        corner=0.022,
        teeth="bite",
        blush=1.0,
        pitch=0.13,
        tilt=-12,
        yaw=-0.35,
        folds=("forehead",),
    ),
    "laughter": Mood(
        brow_in=-0.036,
        brow_out=-0.02,
        brow_arch=0.045,
        top=0.044,
        low=0.006,
        slant=-0.004,
        gaze=(-0.2, 0.1),
        mouth=0.165,
        corner=-0.052,
        upper=0.024,
        lower=0.175,
        round=2.3,
        teeth="top",
        tongue=True,
        blush=0.6,
        folds=("nasolabial", "crow"),
        drop=0.06,
        pitch=-0.05,
        tilt=8,
        yaw=-0.2,
    ),
    "grief": Mood(
        brow_in=-0.074,
        brow_out=0.044,
        brow_arch=-0.014,
        squeeze=0.035,
        top=0.032,
        low=0.028,
        slant=-0.026,
        gaze=(0.1, 0.35),
        mouth=0.105,
        corner=0.044,
        upper=-0.048,
        lower=0.026,
        round=2.2,
        wave=0.008,
        teeth="bottom",
        blush=0.45,
        tears=2,
        folds=("forehead", "nasolabial", "bag"),
        tilt=9,
        pitch=0.03,
        drop=0.03,
        yaw=0.2,
    ),
    "pride": Mood(
        brow_in=-0.012,
        brow_out=-0.05,
        brow_arch=0.045,
        top=0.024,
        low=0.034,
        slant=-0.004,
        gaze=(0.35, 0.5),
        mouth=0.09,
        corner=-0.024,
        upper=0.004,
        lower=0.004,
        skew=0.014,
        blush=0.15,
        pitch=-0.12,
        tilt=-4,
        yaw=0.45,
    ),
    "awe": Mood(
        brow_in=-0.046,
        brow_out=-0.03,
        brow_arch=0.03,
        top=0.086,
        low=0.046,
        gaze=(0.1, -0.6),
        pupil=1.15,
        mouth=0.062,
        corner=0.008,
        upper=-0.02,
        lower=0.06,
        round=2.0,
        blush=0.4,
        drop=0.04,
        pitch=-0.1,
        yaw=0.25,
        tilt=-4,
    ),
    "cunning": Mood(
        brow_in=0.03,
        brow_out=-0.04,
        brow_arch=0.03,
        skew_brow=0.04,
        top=0.04,
        low=0.014,
        slant=0.01,
        gaze=(0.8, 0.1),
        mouth=0.12,
        corner=-0.03,
        upper=0.008,
        lower=0.012,
        skew=0.024,
        shift=0.02,
        blush=0.2,
        folds=("crow",),
        yaw=-0.3,
        tilt=6,
    ),
    "weary": Mood(
        brow_in=-0.02,
        brow_out=0.03,
        brow_arch=0.0,
        top=0.02,
        low=0.03,
        slant=-0.016,
        gaze=(0.2, 0.5),
        mouth=0.085,
        corner=0.02,
        blush=0.1,
        folds=("bag", "nasolabial"),
        pitch=0.06,
        tilt=6,
        yaw=0.25,
    ),
    "joy": Mood(
        brow_in=-0.02,
        brow_out=-0.02,
        brow_arch=0.035,
        top=0.058,
        low=0.018,
        gaze=(0.2, 0.0),
        pupil=1.15,
        mouth=0.13,
        corner=-0.034,
        upper=0.012,
        lower=0.05,
        teeth="top",
        blush=0.6,
        folds=("nasolabial",),
        yaw=0.2,
        tilt=-6,
    ),
    "stubborn": Mood(
        brow_in=0.05,
        brow_out=-0.01,
        brow_arch=0.01,
        squeeze=0.03,
        top=0.048,
        low=0.03,
        slant=0.024,
        gaze=(0.0, -0.1),
        mouth=0.09,
        corner=0.03,
        upper=-0.012,
        lower=-0.012,
        blush=0.35,
        pitch=0.06,
        yaw=-0.2,
        folds=("glabella",),
    ),
}


def mood(of: "Mood | str") -> Mood:
    return MOODS[of] if isinstance(of, str) else of
