"""Kinds of people, no two alike: what a face is, apart from what it does."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Person:
    age: str = "adult"
    """child, adult, old"""
    skin: str = "#e6b48e"
    hair: str = "#4a2c28"
    style: str = "short"
    """A key of `hair.STYLES`: short, mop, bob, long, bun, braids, curls, afro, bald, tail."""
    jaw: float = 0.26
    cheek: float = 0.35
    chin: float = 0.11
    long: float = 0.0
    """Added below the mouth: a long face."""
    nose: str = "wedge"
    """wedge, hook, button, broad"""
    beard: str = ""
    """full, moustache, goatee"""
    hat: str = ""
    """A key of `hair.HATS`: fedora, cap, beanie, kerchief, straw."""
    glasses: bool = False
    brow: float = 0.042
    lips: float = 1.0
    lip: str = ""
    eye: str = "#4a6a5a"
    freckles: bool = False
    cloth: str = "#3f5a78"

    def but(self, **changes: object) -> "Person":
        return replace(self, **changes)  # type: ignore[arg-type]


IVA = Person(
    "child",
    "#f0c4a0",
    "#b8622f",
    "mop",
    0.29,
    0.35,
    0.1,
    eye="#4a7a8a",
    freckles=True,
    cloth="#4a7a6a",
)
TESS = Person(
    "child", "#8a5636", "#2a171a", "afro", 0.28, 0.35, 0.1, eye="#5a3a20", cloth="#d89a3a"
)
MEI = Person("child", "#e8bd8c", "#1e1620", "bob", 0.28, 0.36, 0.09, eye="#3a2a24", cloth="#b8404a")
ANYA = Person(
    "child", "#f2cdb0", "#d8a850", "braids", 0.27, 0.34, 0.1, eye="#5a86a8", cloth="#7a5a98"
)
VERA = Person(
    "adult",
    "#dca07a",
    "#2a1820",
    "bun",
    0.23,
    0.33,
    0.08,
    eye="#5a4a2a",
    lip="#b8303f",
    brow=0.034,
    cloth="#7a2f4a",
)
RUTH = Person(
    "adult",
    "#f0c8ac",
    "#a8421f",
    "long",
    0.22,
    0.325,
    0.075,
    0.02,
    eye="#4a8a5a",
    brow=0.03,
    lips=1.2,
    cloth="#2f5a5a",
)
ZURI = Person(
    "adult",
    "#6f4330",
    "#1c1016",
    "afro",
    0.24,
    0.34,
    0.09,
    nose="broad",
    lips=1.5,
    eye="#3a2416",
    brow=0.034,
    cloth="#c8742f",
)
LIN = Person(
    "adult",
    "#e6bb90",
    "#181420",
    "bob",
    0.25,
    0.35,
    0.08,
    nose="button",
    eye="#2a2020",
    brow=0.032,
    cloth="#3f5a98",
    glasses=True,
)
KIRA = Person(
    "adult",
    "#e8b490",
    "#d8b070",
    "tail",
    0.24,
    0.335,
    0.085,
    0.01,
    nose="hook",
    eye="#4a6a9a",
    brow=0.032,
    lip="#b8404a",
    cloth="#5a3f6a",
)
PAVEL = Person(
    "adult",
    "#d89a70",
    "#3a2420",
    "short",
    0.3,
    0.345,
    0.14,
    0.03,
    nose="hook",
    beard="moustache",
    eye="#3a5a4a",
    brow=0.055,
    cloth="#3a4a68",
)
OMAR = Person(
    "adult",
    "#5a3626",
    "#150e12",
    "bald",
    0.29,
    0.34,
    0.13,
    0.02,
    nose="broad",
    beard="goatee",
    lips=1.3,
    eye="#2e1c12",
    brow=0.05,
    cloth="#a83f3a",
)
FINN = Person(
    "adult",
    "#ecc0a0",
    "#c0602a",
    "short",
    0.27,
    0.34,
    0.12,
    0.02,
    beard="full",
    eye="#4a7a9a",
    brow=0.052,
    cloth="#4a6a3f",
)
BORIS = Person(
    "adult",
    "#e0b080",
    "#1e181e",
    "short",
    0.24,
    0.325,
    0.1,
    0.05,
    hat="fedora",
    eye="#3a2a20",
    brow=0.045,
    cloth="#5a3f6a",
)
GRAN = Person(
    "old",
    "#e6b698",
    "#e8e2da",
    "bun",
    0.27,
    0.34,
    0.1,
    nose="hook",
    hat="kerchief",
    eye="#5a7a8a",
    brow=0.034,
    cloth="#b03a3a",
)
MATVEY = Person(
    "old",
    "#d8a482",
    "#d8d4d0",
    "bald",
    0.27,
    0.34,
    0.12,
    0.04,
    nose="hook",
    beard="full",
    eye="#4a6a6a",
    brow=0.056,
    cloth="#4a4a5a",
)
ADA = Person(
    "old",
    "#7a4a34",
    "#c8c4c4",
    "bun",
    0.25,
    0.335,
    0.1,
    nose="broad",
    eye="#3a2418",
    brow=0.034,
    cloth="#3f6a5a",
    glasses=True,
)
JUN = Person(
    "old",
    "#e2b890",
    "#efe9df",
    "bald",
    0.24,
    0.335,
    0.09,
    0.03,
    beard="moustache",
    eye="#3a2a24",
    brow=0.05,
    cloth="#6a4a2f",
)

CHILDREN = (IVA, TESS, MEI, ANYA)
WOMEN = (VERA, RUTH, ZURI, LIN, KIRA)
MEN = (PAVEL, OMAR, FINN, BORIS)
OLD = (GRAN, MATVEY, ADA, JUN)
EVERYONE = (*CHILDREN, *WOMEN, *MEN, *OLD)
