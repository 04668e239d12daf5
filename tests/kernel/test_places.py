"""Where everybody stands."""

import pytest

from namyok.kernel import places


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        pytest.param((3, 5, 1), (), (2, 1, 3), id="by points while nobody has won"),
        pytest.param((5, 5, 3), (), (1, 1, 3), id="equals share a place"),
        pytest.param((14, 14, 3), (1,), (2, 1, 3), id="who lost a tie stands below who won it"),
        pytest.param((8, 8, 2), (0, 1), (1, 1, 3), id="winners share the first place"),
        pytest.param((), (), (), id="nobody plays"),
    ],
)
def test_places(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(scores, winners) == expected
