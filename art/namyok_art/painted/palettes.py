"""Named boxes of paints that more than one card may share."""

RIVER_GREEN = (
    "#eef0dc, #f6efd6, #a9c7a0, #6f9f7a, #3f7460, #1f4a40, #8a5f3c, #4a3224, #d9438a, "
    "#e9dfc0, #c8a06a"
)
"""River, reeds, fur; accent magenta."""

HARVEST = (
    "#b9bfc0, #ece4d0, #e8c878, #c99a4a, #8a6430, #5f7a94, #3f5068, #a8603c, #26242e, "
    "#3a62c8, #d9c8a8"
)
"""Stubble and denim under a grey sky; accent cornflower."""

PORCELAIN = (
    "#f3e8b4, #fbf9f2, #d9dedc, #86a0aa, #5f7a88, #bcd8ea, #7fb4dc, #3f84c4, #e3c468, "
    "#7a8f4e, #4f5f34"
)
"""China, sky, lemon wall; accent moss."""

THEATRE = (
    "#a8303a, #7a1f2e, #431425, #c9963f, #f3d9a0, #b08a5c, #7f7a74, #fff6e0, #5f6a5a, "
    "#4a5a78, #d9b27a"
)
"""Crimson plush, gold, tweed."""

CANDY = (
    "#f26d9a, #f9b6c4, #bfe08a, #7fb86a, #fff1b8, #8a74b8, #4a3f78, #ffc04a, #c99ac8, "
    "#fffaf0, #f0b8b8"
)
"""Icing at dusk; accent candle gold."""

CELLAR = (
    "#241712, #4a3226, #7a4f34, #a8643c, #3f6a5f, #7fa08a, #cfd0a0, #f09a44, #ffdca0, "
    "#b8402f, #dfe8e0"
)
"""Brick, glass teal, dill; accent sunset."""

PASTEL = (
    "#b9cfe0, #d6e0e6, #f6e6d6, #f9dcc4, #cfd6c4, #b9b8b4, #8f9fb0, #5f6a80, #f2c230, "
    "#f3b8c0, #efd58a"
)
"""Powder blue and peach; accent raincoat yellow."""

MIST = "#f4f2ec, #dfe0dc, #bfc4c4, #98a0a2, #6a7274, #3f4648, #e3d6a0, #e3c46a, #3a5fa8, #8a6444"
"""Birch white and charcoal; accent cobalt."""
