"""What a face says: brows do half the work, then lids, then the mouth, then the head's turn."""

from dataclasses import dataclass, fields, replace

from namyok_art.painted.colour import Colour


@dataclass(frozen=True)
class Expression:
    """Numbers a face is moved by; zero is calm.

    inner, outer   brow ends up (+) or down (-); skew = right brow higher; squeeze = drawn together
    upper, lower   degrees of the lids from the eye's equator: upper 45 wide, 10 heavy; a negative
                   lower lid pushes over the eye; slant = lids tilt, + sad, - angry
    gaze           degrees right and down from where the head looks; pupil = its size
    corners        mouth corners up or down, left and right; wide = width; press = thin lips
    open           jaw drop, 1 = shout; lip = upper lip lifted off the teeth; cheek = pushed up
    blush, tears   red cheeks, running tears; tint = (colour, share) of the whole skin
    turn           yaw, pitch, roll that belong to the feeling
    """

    inner: float = 0
    outer: float = 0
    skew: float = 0
    squeeze: float = 0
    upper: float = 31
    lower: float = 26
    slant: float = 0
    gaze: tuple[float, float] = (0, 0)
    pupil: float = 1
    corners: tuple[float, float] = (0, 0)
    wide: float = 1
    press: float = 0
    open: float = 0
    lip: float = 0
    cheek: float = 0
    blush: float = 0.35
    tears: float = 0
    tint: tuple[Colour, float] | None = None
    turn: tuple[float, float, float] = (0, 0, 0)

    def stronger(self, strength: float) -> "Expression":
        """The same feeling, exaggerated: small faces need it to be read at all."""
        calm = Expression()
        kept = {"pupil", "tint", "gaze", "turn", "blush", "tears"}
        changed: dict[str, object] = {}
        for field in fields(self):
            mine, rest = getattr(self, field.name), getattr(calm, field.name)
            if field.name == "corners":
                changed[field.name] = tuple(c * strength for c in mine)
            elif field.name not in kept:
                changed[field.name] = rest + (mine - rest) * strength
        return replace(self, **changed)  # type: ignore[arg-type]


EXPRESSIONS = {
    "calm": Expression(),
    "fear": Expression(
        inner=1.1,
        outer=0.35,
        squeeze=0.5,
        upper=52,
        lower=36,
        slant=5,
        gaze=(14, 3),
        pupil=0.72,
        corners=(-0.75, -0.75),
        open=0.42,
        wide=0.95,
        lip=0.25,
        blush=0,
        tint=("#cfd2dc", 0.28),
        turn=(-6, 2, -3),
    ),
    "anger": Expression(
        inner=-1.15,
        outer=0.45,
        squeeze=1,
        upper=27,
        lower=17,
        slant=-15,
        gaze=(0, -5),
        corners=(-0.9, -0.9),
        open=0.24,
        wide=1.15,
        lip=0.9,
        cheek=0.35,
        blush=0.9,
        tint=("#d8452f", 0.16),
        turn=(0, 9, 0),
    ),
    "envy": Expression(
        inner=-0.75,
        outer=-0.05,
        skew=0.5,
        squeeze=0.6,
        upper=17,
        lower=13,
        slant=-7,
        gaze=(30, 2),
        corners=(-0.75, -0.2),
        wide=0.82,
        press=0.75,
        cheek=0.15,
        blush=0.05,
        tint=("#c2c46a", 0.20),
        turn=(-10, 4, 3),
    ),
    "desire": Expression(
        inner=0.45,
        outer=0.25,
        upper=24,
        lower=22,
        slant=4,
        gaze=(10, -9),
        pupil=1.35,
        corners=(0.28, 0.36),
        open=0.17,
        wide=0.95,
        blush=1.1,
        turn=(4, -7, 6),
    ),
    "shame": Expression(
        inner=0.95,
        outer=-0.25,
        squeeze=0.35,
        upper=12,
        lower=24,
        slant=9,
        gaze=(-17, 22),
        corners=(-0.4, -0.25),
        wide=0.74,
        press=0.5,
        blush=1.7,
        turn=(-10, 13, -7),
    ),
    "laughter": Expression(
        inner=0.4,
        outer=0.55,
        upper=21,
        lower=4,
        slant=3,
        corners=(1.25, 1.25),
        open=0.78,
        wide=1.32,
        lip=0.6,
        cheek=1,
        blush=0.9,
        turn=(0, -9, 5),
    ),
    "grief": Expression(
        inner=1.3,
        outer=-0.55,
        squeeze=0.9,
        upper=18,
        lower=16,
        slant=15,
        gaze=(0, 10),
        corners=(-1.15, -1.15),
        open=0.2,
        wide=1.02,
        lip=0.15,
        cheek=0.25,
        blush=0.6,
        tears=1,
        turn=(5, 5, -7),
    ),
    "pride": Expression(
        inner=0.15,
        outer=0.75,
        upper=17,
        lower=19,
        slant=-3,
        gaze=(4, 16),
        corners=(0.3, 0.55),
        wide=0.95,
        press=0.45,
        blush=0.4,
        turn=(8, -14, 0),
    ),
    "boredom": Expression(
        inner=-0.1,
        outer=-0.2,
        skew=0.35,
        upper=9,
        lower=22,
        gaze=(-22, 7),
        corners=(-0.25, -0.4),
        wide=0.85,
        blush=0.15,
        turn=(0, 3, 9),
    ),
    "relief": Expression(
        inner=0.75,
        outer=0.2,
        upper=20,
        lower=15,
        slant=8,
        gaze=(0, -11),
        corners=(0.65, 0.65),
        open=0.15,
        wide=1.08,
        cheek=0.35,
        blush=0.75,
        turn=(-3, -8, 4),
    ),
    "wonder": Expression(
        inner=0.75,
        outer=0.75,
        upper=46,
        lower=30,
        gaze=(0, -8),
        pupil=1.2,
        corners=(0.2, 0.2),
        open=0.42,
        wide=0.78,
        blush=0.7,
        turn=(0, -8, 4),
    ),
    "worry": Expression(
        inner=1.0,
        outer=-0.1,
        squeeze=0.7,
        upper=36,
        lower=24,
        slant=9,
        corners=(-0.5, -0.65),
        wide=0.86,
        press=0.35,
        blush=0.3,
        turn=(0, 4, -5),
    ),
    "smile": Expression(
        inner=0.25,
        outer=0.3,
        upper=27,
        lower=15,
        corners=(0.95, 0.95),
        wide=1.14,
        cheek=0.55,
        blush=0.8,
        turn=(0, -3, 4),
    ),
    "sly": Expression(
        inner=-0.35,
        outer=0.4,
        skew=0.45,
        upper=19,
        lower=14,
        slant=-4,
        gaze=(24, 0),
        corners=(0.15, 0.95),
        wide=1.0,
        cheek=0.35,
        blush=0.5,
        turn=(-8, 5, 4),
    ),
    "disgust": Expression(
        inner=-0.5,
        outer=0.1,
        skew=0.3,
        squeeze=0.8,
        upper=18,
        lower=9,
        slant=-6,
        corners=(-1.0, -0.6),
        open=0.1,
        lip=0.7,
        wide=1.0,
        cheek=0.5,
        blush=0.1,
        tint=("#b9c08a", 0.14),
        turn=(-12, -6, 6),
    ),
    "effort": Expression(
        inner=-0.7,
        outer=-0.1,
        squeeze=1,
        upper=14,
        lower=8,
        slant=4,
        corners=(-0.2, -0.2),
        wide=1.2,
        open=0.2,
        lip=1.0,
        cheek=0.6,
        blush=1.5,
        tint=("#d8452f", 0.10),
        turn=(0, 6, 0),
    ),
    "sleep": Expression(upper=-24, lower=24, corners=(0.1, 0.1), wide=0.9, blush=0.5),
}
