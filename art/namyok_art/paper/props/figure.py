"""Paper figures: a skeleton dressed in sheets, from the side, the front, behind and above."""

import math
from collections.abc import Callable

from namyok_art.paper.card import Card, Sheet
from namyok_art.paper.colour import mix
from namyok_art.paper.paths import Knot, Point, knots
from namyok_art.paper.place import Place, between, glue, lit, ribbon
from namyok_art.paper.props.cast import Person
from namyok_art.paper.props.clothes import NIGHT, Dress, body, cloth, collar
from namyok_art.paper.props.face import front
from namyok_art.paper.props.hands import hand
from namyok_art.paper.props.moods import Mood
from namyok_art.paper.props.nape import nape
from namyok_art.paper.props.profile import profile
from namyok_art.paper.props.skeleton import BUILDS, POSES, Bones, Build, Pose, skeleton

ALL = "far legs body head near"
Hold = Callable[[Place, Bones], None]


class _Figure:
    """What the parts share while one figure is glued."""

    def __init__(
        self,
        card: Card,
        place: Place,
        who: Person,
        pose: Pose,
        build: Build,
        dress: Dress,
        view: str,
    ) -> None:
        self.card, self.place, self.who = card, place, who
        self.pose, self.build, self.dress, self.view = pose, build, dress, view
        s = place.size
        self.sheet: Sheet = glue(
            s * 3, spread=max(1.4, s * 0.06), lift=max(1.1, s * 0.055), rim=0.42
        )

    def limb(self, points: list[Point], widths: list[float]) -> object:
        """One bent sheet from root to end: shoulders and hips are round."""
        a, m, e = points
        line = [a, between(a, m, 0.55), m, between(m, e, 0.5), e]
        with self.place.pen() as pen:
            pen.poly(ribbon(line, widths, 48)).circle(*a, widths[0] / 2)
        return pen


def figure(
    card: Card,
    x: float,
    y: float,
    size: float,
    who: Person,
    pose: str | Pose,
    mood: str | Mood = "calm",
    dress: Dress | None = None,
    build: str | Build = "",
    turn: float = 0,
    flip: bool = False,
    view: str = "side",
    look: Point | None = None,
    near_at: Point | None = None,
    far_at: Point | None = None,
    ground: bool = False,
    hold: Hold | None = None,
    parts: str = ALL,
) -> tuple[Place, Bones]:
    """Glue a figure of `size` pixels a head, its pelvis at x, y (with `ground`: its lowest foot).

    `view` is side, front or back. `near_at`, `far_at` put the wrists on points of the card.
    `hold(place, bones)` runs between body and near arm: draw there what is held or embraced.
    `parts` glues some parts only, so that arms can go round a thing in two calls.
    """
    p = POSES[pose] if isinstance(pose, str) else pose
    b = BUILDS[build or who.age] if isinstance(build, str) else build
    d = dress or Dress(top=who.cloth)
    place = Place(x, y, size, turn, flip)
    if ground:
        bare = skeleton(p, b, view, place)
        lowest = max(place.to(*bare.joints[f"{k}_leg"][2])[1] for k in ("near", "far"))
        place = Place(x, y - (lowest - y) - 0.22 * size * b.bulk**0.8, size, turn, flip)
    bones = skeleton(p, b, view, place, near_at, far_at)
    f = _Figure(card, place, who, p, b, d, view)
    if "far" in parts and view == "side":
        _arm(f, bones, "far", 0.26)

    def lower() -> None:
        if "legs" in parts:
            for which in ("far", "near"):
                _leg(f, bones, which, 0.26 if which == "far" and view == "side" else 0.0)
        if "body" in parts:
            body(card, place, bones, p, b, d, f.sheet, view)
            if p.lap:
                _lap(f, bones)
            _neck(f, bones)

    if "head" in parts:
        _head(f, bones, mood, look, lower)
        collar(card, place, bones, p, b, d, f.sheet, view)
    else:
        lower()
    if hold is not None:
        hold(place, bones)
    if "far" in parts and view != "side":
        _arm(f, bones, "far", 0.0)
    if "near" in parts:
        _arm(f, bones, "near", 0.0)
    return place, bones


def _neck(f: _Figure, bones: Bones) -> None:
    k = f.build.bulk**0.5
    line = [
        bones.chest,
        between(bones.chest, bones.neck, 0.5),
        bones.neck,
        between(bones.neck, bones.head, 0.4),
    ]
    f.card.paper(
        f.place.ribbon(line, [0.44 * k, 0.36 * k, 0.32, 0.32]),
        mix(f.who.skin, "#5a1f3a", 0.3),
        f.sheet,
    )


def _head(
    f: _Figure, bones: Bones, mood: str | Mood, look: Point | None, lower: Callable[[], None]
) -> None:
    x, y = f.place.to(*bones.head)
    sign = -1 if f.place.flip else 1
    turn = f.place.turn + sign * bones.head_turn
    if f.view == "front":
        front(f.card, x, y, f.place.size, f.who, mood, turn, look, between=lower)
        return
    lower()
    if f.view == "back":
        nape(f.card, x, y, f.place.size, f.who, turn)
    else:
        profile(f.card, x, y, f.place.size, f.who, mood, turn, f.place.flip)


def _leg(f: _Figure, bones: Bones, which: str, dark: float) -> None:
    d, k, place, card = f.dress, f.build.bulk, f.place, f.card
    hip, knee, foot = bones.joints[f"{which}_leg"]
    fill = lit(card, Place(*place.to(*knee), place.size), mix(d.legs, NIGHT, dark), 0.28, 1.6)
    widths = [0.6, 0.54, 0.44, 0.38, 0.36]
    if d.stockings:
        widths = [0.46, 0.4, 0.27, 0.29, 0.17]
    _shoe(f, foot, knee, which, dark)
    if f.pose.lap:
        card.paper(
            place.ribbon(
                [knee, between(knee, foot, 0.5), foot], [w * k for w in (0.5, 0.42, 0.36)]
            ),
            fill,
            f.sheet,
        )
        return
    card.paper(f.limb([hip, knee, foot], [w * k for w in widths]), fill, f.sheet)  # type: ignore[arg-type]


def _shoe(f: _Figure, foot: Point, knee: Point, which: str, dark: float) -> None:
    toe = f.pose.near_toe if which == "near" else f.pose.far_toe
    k = f.build.bulk**0.8
    shoe = f.place.at(*foot, grow=k, turn=toe)
    boot: list[Knot] = knots(
        "-0.18 -0.26!, 0.16 -0.26!, 0.22 -0.06, 0.5 0.03, 0.62 0.15, 0.6 0.24!, "
        "-0.2 0.24!, -0.23 0.04"
    )
    if f.view != "side":
        out = -1 if which == "near" else 1
        boot = [
            (-0.19, -0.22, 0),
            (0.19, -0.22, 0),
            (0.22 + 0.06 * out, 0.14),
            (0.1 + 0.12 * out, 0.3),
            (-0.1 + 0.12 * out, 0.3),
            (-0.22 + 0.06 * out, 0.14),
        ]
    fill = lit(f.card, shoe, mix(f.dress.shoes, NIGHT, dark), 0.34, 0.5)
    mask = f.card.paper(shoe.smooth(boot), fill, f.sheet)
    if f.view == "side":
        f.card.shade(
            shoe.poly([(-0.3, 0.17), (0.7, 0.17), (0.7, 0.3), (-0.3, 0.3)]),
            "#140a14",
            0.6,
            within=mask,
        )


def _lap(f: _Figure, bones: Bones) -> None:
    """Thighs that come towards us: short, wide, round at the knee; or the lap of a skirt."""
    card, place, k, d = f.card, f.place, f.build.bulk, f.dress
    near, far = bones.joints["near_leg"], bones.joints["far_leg"]
    if d.kind == "jacket":
        for hip, knee, _ in (far, near):
            with place.pen() as pen:
                pen.poly(
                    ribbon([hip, between(hip, knee, 0.5), knee], [0.56 * k, 0.62 * k, 0.62 * k])
                )
                pen.circle(*knee, 0.31 * k)
            card.paper(pen, lit(card, place, d.legs, 0.28, 1.4), f.sheet)
        return
    (_, a, _), (_, c, low) = near, far
    drop = a[1] + (low[1] - a[1]) * min(0.95, d.hem)
    shape: list[Knot] = [
        (-0.5 * k, -0.16),
        (a[0] - 0.34 * k, a[1] - 0.1),
        (a[0] - 0.4 * k, drop, 0),
        (0, drop + 0.12),
        (c[0] + 0.4 * k, drop, 0),
        (c[0] + 0.34 * k, c[1] - 0.1),
        (0.5 * k, -0.16),
        (0, -0.28),
    ]
    mask = card.paper(place.smooth(shape), cloth(card, place, a, d, 1.6), f.sheet)
    for s in (-1, 1):
        fold = place.ribbon(
            [(s * 0.1 * k, a[1] + 0.1), (s * 0.16 * k, drop - 0.2), (s * 0.12 * k, drop + 0.1)],
            [0.004, 0.05, 0.06],
        )
        card.shade(fold, mix(d.top, "#1a0a20", 0.6), 0.32, within=mask)


def _arm(f: _Figure, bones: Bones, which: str, dark: float) -> None:
    card, place, d, k = f.card, f.place, f.dress, f.build.bulk
    near = which == "near"
    root, elbow, wrist = bones.joints[f"{which}_arm"]
    grip = f.pose.near_grip if near else f.pose.far_grip
    bend = f.pose.near_wrist if near else f.pose.far_wrist
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(dx, dy) or 1
    dx, dy = dx / length, dy / length
    if grip != "none":
        angle = math.degrees(math.atan2(dy, dx)) + 90 + bend
        at = place.at(*wrist, turn=angle)
        skin = mix(f.who.skin, "#3a1428", dark * 0.7)
        thumb_out = place.flip != (not near)
        hand(card, at.x, at.y, place.size * f.build.hand, grip, skin, at.turn, thumb_out)
    fill = cloth(card, place, elbow, d, 1.1, dark)
    sleeve = f.limb([root, elbow, wrist], [w * k for w in (0.5, 0.45, 0.4, 0.36, 0.34)])
    mask = card.paper(sleeve, fill, f.sheet)  # type: ignore[arg-type]
    ends = [(wrist[0] + dx * t, wrist[1] + dy * t) for t in (-0.1, 0.0, 0.08)]
    card.paper(
        place.ribbon(ends, [0.35 * k, 0.36 * k, 0.37 * k]), mix(d.trim, NIGHT, dark), f.sheet
    )
    for t in (0.1, 0.24):
        q = between(elbow, root, t)
        line = [(q[0] - 0.15 * k, q[1] + 0.02), q, (q[0] + 0.1 * k, q[1] + 0.05)]
        card.shade(place.ribbon(line, [0.004, 0.03, 0.004]), "#2a1028", 0.25, within=mask)


def above(
    card: Card,
    x: float,
    y: float,
    size: float,
    who: Person,
    dress: Dress | None = None,
    turn: float = 0,
    reach: tuple[Point, Point] = ((-0.6, -0.35), (0.6, -0.35)),
    stride: float = 0.4,
) -> Place:
    """A figure seen straight from above, walking up the card; `reach` is left and right hand."""
    d = dress or Dress(top=who.cloth)
    place = Place(x, y, size, turn)
    sheet = glue(size * 2)
    for s in (-1, 1):
        foot = place.oval(s * 0.2, -s * stride, 0.15, 0.32)
        card.paper(foot, lit(card, place, d.shoes), sheet)
    for s, (u, v) in zip((-1, 1), reach, strict=True):
        hand_at = place.at(u, v, turn=math.degrees(math.atan2(v, u - s * 0.5)) + 90)
        hand(card, hand_at.x, hand_at.y, size * 0.4, "reach", who.skin, hand_at.turn, s > 0)
        elbow = (s * 0.72, v * 0.35)
        sleeve = place.ribbon([(s * 0.46, 0), elbow, (u, v)], [0.4, 0.34, 0.28])
        card.paper(sleeve, lit(card, place, mix(d.top, NIGHT, 0.08), 0.3, 0.8), sheet)
    card.paper(place.oval(0, 0.04, 0.68, 0.34), cloth(card, place, (0, 0), d, 0.7), sheet)
    nose = place.smooth([(-0.06, -0.34), (0, -0.47), (0.06, -0.34)])
    card.paper(nose, who.skin, sheet)
    tone = who.cloth if who.hat else who.hair if who.style != "bald" else who.skin
    card.paper(
        place.oval(0, -0.02, 0.34, 0.38),
        lit(card, place, tone, 0.34, 0.5),
        glue(size, lift=size * 0.06, spread=size * 0.06),
    )
    if who.hat in ("straw", "fedora"):
        brim = "#e0b458" if who.hat == "straw" else mix(who.cloth, "#2a1a28", 0.35)
        card.paper(place.oval(0, 0, 0.6, 0.62), lit(card, place, brim), sheet)
        card.paper(
            place.oval(0, 0, 0.33, 0.35),
            lit(card, place, mix(brim, "#ffe6c0", 0.1), 0.4, 0.4),
            sheet,
        )
    else:
        card.shade(
            place.ribbon([(0.02, -0.3), (0.05, 0.0), (0.0, 0.2)], [0.004, 0.03, 0.004]), NIGHT, 0.35
        )
    return place
