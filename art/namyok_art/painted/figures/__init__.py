"""People: modelled from bones, painted like everything else. A card needs only these names."""

from namyok_art.painted.figures.expressions import EXPRESSIONS, Expression
from namyok_art.painted.figures.figure import Placed, figure
from namyok_art.painted.figures.hands import GRIPS, Grip, hand
from namyok_art.painted.figures.heads import head
from namyok_art.painted.figures.kinds import SKINS, Person
from namyok_art.painted.figures.poses import POSES
from namyok_art.painted.figures.skeleton import Pose
from namyok_art.painted.modelling import cast, silhouette
from namyok_art.painted.mould import CLOTH, EYE, FUR, HAIR, LEATHER, PLAIN, SKIN, Eye, Mould
from namyok_art.painted.space import Frame, basis, turn, unit

__all__ = [
    "CLOTH",
    "EXPRESSIONS",
    "EYE",
    "FUR",
    "GRIPS",
    "HAIR",
    "LEATHER",
    "PLAIN",
    "POSES",
    "SKIN",
    "SKINS",
    "Expression",
    "Eye",
    "Frame",
    "Grip",
    "Mould",
    "Person",
    "Placed",
    "Pose",
    "basis",
    "cast",
    "figure",
    "hand",
    "head",
    "silhouette",
    "turn",
    "unit",
]
