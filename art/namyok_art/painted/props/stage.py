"""Theatre."""

from namyok_art.painted import WIDTH, Paint, Scene, spline


def curtains(
    scene: Scene,
    colours: Paint = "#a8303a, #8a2434, #5a1428",
    folds: int = 6,
    spread: float = 46,
) -> None:
    """Two heavy curtains drawn aside to the card's edges."""
    for right in (False, True):
        with scene.at(WIDTH if right else 0, 0, 1, flip=right):
            for i in range(folds):
                x = -30 + i * spread
                fold = [(x - 20, -40, 1), (x + spread + 10, -40, 1), (x + spread + 2, 300)]
                fold += [(x + 30 - i * 7, 640), (x - 8 - i * 22, 980), (x + 10 - i * 16, 1260, 1)]
                fold += [(x - 90 - i * 16, 1260, 1), (x - 80 - i * 22, 980)]
                fold += [(x - 34 - i * 7, 640), (x - 18, 300)]
                scene.fill(
                    spline(fold),
                    colours,
                    round=34,
                    shade=1.1,
                    texture=0.1,
                    detail=0.25,
                    flow=88,
                    wobble=0.8,
                )
