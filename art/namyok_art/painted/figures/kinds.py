"""Kinds of people: what age does to a face and a body, and what one person looks like."""

from dataclasses import dataclass

from namyok_art.painted.colour import Colour

SKINS = {
    "pale": "#f2d8c6",
    "rose": "#efc3a4",
    "wheat": "#dba57c",
    "olive": "#c08a5e",
    "brown": "#8f5a3c",
    "dark": "#5f3a2a",
}


@dataclass(frozen=True)
class Age:
    """Proportions of a head (its height is 1) and of a body (its standing height is 1)."""

    eye_y: float
    eye: float
    apart: float
    nose: float
    jaw: float
    chin: float
    cheek: float
    brow: float
    lined: float
    mouth: float
    neck: float
    head: float
    nape: float
    torso: float
    upper_arm: float
    forearm: float
    thigh: float
    shin: float
    shoulder: float
    hip: float
    girth: float
    hand: float


CHILD = Age(
    eye_y=0.095,
    eye=0.118,
    apart=0.170,
    nose=0.56,
    jaw=0.222,
    chin=0.40,
    cheek=0.122,
    brow=0.75,
    lined=0,
    mouth=0.86,
    neck=0.115,
    head=0.225,
    nape=0.028,
    torso=0.285,
    upper_arm=0.145,
    forearm=0.125,
    thigh=0.20,
    shin=0.195,
    shoulder=0.088,
    hip=0.052,
    girth=1.12,
    hand=0.054,
)
WOMAN = Age(
    eye_y=0.005,
    eye=0.100,
    apart=0.160,
    nose=0.94,
    jaw=0.228,
    chin=0.44,
    cheek=0.10,
    brow=1,
    lined=0,
    mouth=1,
    neck=0.135,
    head=0.158,
    nape=0.045,
    torso=0.290,
    upper_arm=0.168,
    forearm=0.148,
    thigh=0.250,
    shin=0.245,
    shoulder=0.098,
    hip=0.060,
    girth=0.92,
    hand=0.052,
)
MAN = Age(
    eye_y=-0.005,
    eye=0.089,
    apart=0.156,
    nose=1.16,
    jaw=0.265,
    chin=0.46,
    cheek=0.10,
    brow=1.35,
    lined=0.15,
    mouth=1.08,
    neck=0.175,
    head=0.150,
    nape=0.042,
    torso=0.300,
    upper_arm=0.172,
    forearm=0.152,
    thigh=0.250,
    shin=0.245,
    shoulder=0.118,
    hip=0.056,
    girth=1.02,
    hand=0.056,
)
OLD = Age(
    eye_y=0.0,
    eye=0.086,
    apart=0.152,
    nose=1.30,
    jaw=0.235,
    chin=0.455,
    cheek=0.085,
    brow=1.25,
    lined=1,
    mouth=1,
    neck=0.13,
    head=0.168,
    nape=0.040,
    torso=0.280,
    upper_arm=0.170,
    forearm=0.150,
    thigh=0.225,
    shin=0.225,
    shoulder=0.098,
    hip=0.062,
    girth=1.0,
    hand=0.057,
)
GIANT = Age(
    eye_y=-0.02,
    eye=0.086,
    apart=0.150,
    nose=1.35,
    jaw=0.30,
    chin=0.475,
    cheek=0.11,
    brow=1.6,
    lined=0.3,
    mouth=1.15,
    neck=0.22,
    head=0.105,
    nape=0.034,
    torso=0.330,
    upper_arm=0.190,
    forearm=0.168,
    thigh=0.255,
    shin=0.250,
    shoulder=0.150,
    hip=0.072,
    girth=1.35,
    hand=0.066,
)
AGES = {"child": CHILD, "woman": WOMAN, "man": MAN, "old": OLD, "giant": GIANT}


@dataclass(frozen=True)
class Person:
    """One person, whatever he does.

    age       child, woman, man, old, giant; girth 0.85 thin .. 1.6 stout
    skin      a name of SKINS or a colour
    style     hair: short, crop, bob, long, bun, plait, tuft, curls, bald, none
    beard     colour of a beard; moustache; glasses; freckles
    hat       cap, brim, bowler, top, kerchief, crown, hood, fur
    cut       dress, robe, coat, trousers, vest, overalls
    coat      colour of what covers the chest; shirt of what shows under it or at the collar
    pattern   stripes, checks, dots, or None
    """

    age: str = "woman"
    girth: float = 1.0
    skin: str = "rose"
    hair: Colour = "#4a2f24"
    style: str = "short"
    iris: Colour = "#4f6f7a"
    lips: Colour | None = None
    beard: Colour | None = None
    moustache: Colour | None = None
    glasses: Colour | None = None
    freckles: bool = False
    hat: str | None = None
    hat_colour: Colour = "#5f4a3a"
    cut: str = "dress"
    coat: Colour = "#a8442f"
    shirt: Colour = "#e8dcc8"
    legs: Colour = "#33304a"
    shoes: Colour = "#2a2224"
    scarf: Colour | None = None
    pattern: str | None = None
    accent: Colour = "#f0e4c8"

    @property
    def tone(self) -> Colour:
        return SKINS.get(self.skin, self.skin)

    @property
    def body(self) -> Age:
        return AGES[self.age]
