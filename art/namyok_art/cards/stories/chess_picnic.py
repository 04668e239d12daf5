"""On an endless chessboard the two queens share a picnic while their armies stand and wait."""

import numpy as np
from numpy.typing import NDArray

from namyok_art.paper import FLAT, Card, Pen, mix
from namyok_art.paper.paths import Point
from namyok_art.paper.patterns import checks
from namyok_art.paper.props.chess import chess_piece
from namyok_art.paper.props.sky import cloud
from namyok_art.paper.props.vessels import cup

HORIZON, FOCUS, EYE = 372, 600, 4.2
IVORY, COAL = ("#fffaf0", "#bfae92"), ("#565a64", "#2b2d35")
BACK_RANK = ("rook", "knight", "bishop", "king", "bishop", "knight", "rook")


def _place(lane: float, depth: float) -> Point:
    """A spot of the board: lane across, depth away, both in squares."""
    return 400 + FOCUS * lane / depth, HORIZON + FOCUS * EYE / depth


def draw() -> NDArray[np.uint8]:
    card = Card(
        178, ["#bcd2e0", "#dfe8ea", "#f6f0e4", "#f6f0e4"], light=(-160, 120), lamp="#fffdf4"
    )
    for x, y, width in ((620, 170, 280), (180, 110, 200), (420, 280, 180)):
        pen = Pen()
        cloud(pen, x, y, width, card.rng, 8, 0.2)
        card.paper(pen, ("#ffffff", "#eef1f0"), shadow=0.14, spread=10)
    _board(card)
    _armies(card)
    _picnic(card)
    _rebel(card)
    return card.finish(
        bloom=0.2, halation=0.04, shadow_tone="#4a5064", light_tone="#fffaf0", vignette=0.14
    )


def _board(card: Card) -> None:
    base = Pen().rect(-20, HORIZON, 840, 900)
    card.paper(base, ("#f6f0e4", "#fbf7ec", "#f6efdf"), FLAT)
    for row in range(44):
        near, far = 2.9 + row, 3.9 + row
        dark = Pen()
        for lane in range(-24, 24):
            if (lane + row) % 2:
                left, right = _place(lane, near), _place(lane + 1, near)
                dark.poly([left, right, _place(lane + 1, far), _place(lane, far)])
        tone = mix("#9a9ca2", "#eceae4", min(1.0, row / 16))
        card.paper(dark, tone, FLAT, tooth=0.03)
    card.fog(HORIZON + 4, 52, "#f8f2e6", 1.0, ragged=0.2)


def _stand(
    card: Card, kind: str, lane: float, depth: float, side: tuple[str, str], turn: float = 0
) -> None:
    """One piece with its long parallel shadow; the far ones fade into the air."""
    x, y = _place(lane, depth)
    size = FOCUS * 1.12 / depth
    air = min(0.7, max(0.0, (depth - 5) / 16))
    tall = size * 0.9
    shadow = Pen().poly(
        [
            (x - size * 0.2, y),
            (x + size * 0.26, y),
            (x + tall * 1.25, y + tall * 0.14),
            (x + tall * 1.1, y + tall * 0.2),
        ]
    )
    card.shade(shadow, "#6a6f84", 0.42 * (1 - air), soft=max(1.0, size * 0.02))
    pen = Pen()
    flip = lane > 0
    with pen.at(x, y, flip=flip):
        chess_piece(pen, kind, 0, 0, size, turn)
    fill = (mix(side[0], "#f6f2ea", air), mix(side[1], "#f0ece4", air))
    card.paper(pen, fill, spread=max(2.0, size * 0.05), lift=3, rim=0.3, bevel=0.2)
    if depth < 9:
        rings = Pen().rect(x - size * 0.24, y - size * 0.145, size * 0.48, size * 0.02)
        card.shade(rings.mask * pen.mask, "#3a3a48", 0.3)


def _armies(card: Card) -> None:
    for depth in (15.5, 12.5, 10.5, 8.5):
        for k in range(7):
            kind = "pawn" if depth < 10 else BACK_RANK[(k + int(depth)) % 7]
            offset = 1.9 + k * 1.0 + (depth - 8) * 0.12
            _stand(card, kind, -offset, depth + k * 0.15, IVORY)
            _stand(card, kind, offset, depth + k * 0.15, COAL)
    for lane, kind in ((2.7, "knight"), (1.72, "pawn")):
        _stand(card, kind, -lane, 6.9, IVORY)
        _stand(card, kind, lane, 6.9, COAL)


def _picnic(card: Card) -> None:
    """A gingham cloth in the middle, two crowned heads, one thermos."""
    corners = [_place(-1.05, 5.7), _place(1.05, 5.7), _place(1.2, 4.55), _place(-1.2, 4.55)]
    cloth = Pen().smooth(
        [
            (*corners[0], 0),
            _place(0, 5.76),
            (*corners[1], 0),
            (*corners[2], 0),
            _place(0.2, 4.48),
            (*corners[3], 0),
        ]
    )
    card.paper(cloth, checks("#ffffff", "#e0444f", 36, 0), spread=6, lift=4)
    _stand(card, "queen", -0.92, 5.5, IVORY)
    _stand(card, "queen", 0.92, 5.5, COAL)
    x, y = _place(0.0, 5.35)
    card.shade(Pen().oval(x + 22, y, 34, 6), "#6a3a48", 0.45, soft=4)
    flask = Pen().rect(x - 15, y - 74, 30, 74, 7)
    card.paper(flask, ("#b9c4cc", "#7f8c98"), spread=4, rim=0.4)
    card.paper(Pen().rect(x - 13, y - 92, 26, 22, 5), ("#e8e4da", "#b9b4aa"), spread=3)
    card.paper(Pen().rect(x - 15, y - 46, 30, 7), "#e0444f", spread=2)
    cups = Pen()
    cup(cups, x - 60, y + 22, 26, flip=True)
    cup(cups, x + 58, y + 22, 26)
    card.paper(cups, ("#ffffff", "#dcdfe0"), spread=4)
    steam = Pen()
    for px in (x - 60, x + 58):
        steam.taper([(px, y - 2), (px + 6, y - 20), (px - 4, y - 36), (px + 5, y - 54)], 2, 8)
    card.paint(steam, "#ffffff", 0.7, soft=3)
    berries, leaves = Pen(), Pen()
    for dx, dy in ((-14, 40), (10, 46), (-2, 30), (26, 34), (-26, 52)):
        bx, by = x + dx, y + dy
        berries.smooth(
            [
                (bx - 10, by - 8),
                (bx, by - 11),
                (bx + 10, by - 8),
                (bx + 5, by + 6),
                (bx, by + 11, 0),
                (bx - 5, by + 6),
            ]
        )
        leaves.star(bx, by - 10, 8, 0.4, 5)
    card.paper(Pen().oval(x, y + 52, 46, 13), ("#ffffff", "#d9dde0"), spread=4)
    card.paper(berries, ("#f0505a", "#b9243a"), spread=3)
    card.paper(leaves, "#6f9a4f", spread=2)


def _rebel(card: Card) -> None:
    """A white pawn has sat down on a black square, and nothing has happened."""
    x, y = _place(-1.52, 3.75)
    card.shade(Pen().oval(x + 44, y + 2, 96, 13), "#4a4f64", 0.45, soft=7)
    seat = Pen().smooth(
        [
            (x - 62, y, 0),
            (x - 60, y - 34),
            (x - 34, y - 52),
            (x + 24, y - 46),
            (x + 58, y - 22),
            (x + 64, y, 0),
        ]
    )
    card.paper(seat, IVORY, spread=7, rim=0.3, bevel=0.2)
    body = Pen()
    with body.at(x - 16, y - 36, 1, -12):
        body.smooth([(-32, 10), (-20, -40), (-16, -70), (16, -70), (20, -40), (32, 10)])
        body.oval(0, -72, 33, 9).circle(0, -106, 34)
    card.paper(body, IVORY, spread=7, rim=0.3, bevel=0.2)
    daisy = Pen().taper([(x + 40, y - 40), (x + 60, y - 70), (x + 58, y - 96)], 4, 3)
    card.paper(daisy, "#7f9a6a", spread=3)
    card.paper(Pen().star(x + 58, y - 102, 17, 0.55, 9), "#ffffff", spread=4)
    card.paper(Pen().circle(x + 58, y - 102, 6), "#f0c040", spread=2)
