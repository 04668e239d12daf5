"""Named palettes. A palette is a mood: choose one, then change at most one colour of it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """Six roles that every card needs."""

    sky: tuple[str, ...]
    """Background from top to bottom."""
    far: str
    """The farthest sheet, nearly the colour of the air."""
    near: str
    """The nearest sheet."""
    paper: str
    """The lightest paper."""
    ink: str
    """The darkest; never pure black."""
    accent: str
    """At most a twentieth of the card."""


PALETTES: dict[str, Palette] = {
    # light
    "morning_street": Palette(
        ("#cfe6ee", "#eef0e2", "#fbe3cc"), "#f1d9c2", "#d99f82", "#fff6e6", "#5a4a58", "#7a4fb0"
    ),
    "school_day": Palette(
        ("#f4ead2", "#efdcb8"), "#d9c79a", "#8a6a44", "#fbf6e6", "#3d3a30", "#c8372d"
    ),
    "porcelain": Palette(
        ("#f6f4ef", "#e6e8ea"), "#d3d9de", "#8b97a4", "#ffffff", "#343a44", "#d83a4a"
    ),
    "birch": Palette(("#fafaf6", "#eceeea"), "#d9dcd8", "#9aa19d", "#ffffff", "#23262a", "#e0342c"),
    "ice_counter": Palette(
        ("#eaf4f8", "#cfe2ea"), "#b9d2de", "#6d8ea0", "#fbfeff", "#2f4656", "#f0c52e"
    ),
    "candy_party": Palette(
        ("#ffd9e6", "#ffc3d8"), "#ff9dc0", "#34b6c8", "#fff8ec", "#4a2f58", "#3f9a52"
    ),
    "circus_day": Palette(
        ("#f8e6c0", "#f0c890"), "#e89a78", "#c8523f", "#fff6e2", "#5a2630", "#1f9aa0"
    ),
    "dune_noon": Palette(
        ("#a9d8ec", "#cfe8ea", "#f6edd8", "#f9e9cc"),
        "#f9e9c8",
        "#dfa066",
        "#fff6e4",
        "#6a3f34",
        "#d8372e",
    ),
    "egg_shelf": Palette(
        ("#dfeaea", "#f0e6da"), "#e9d5c8", "#a9b89a", "#fbf6ee", "#5a5048", "#c29a4a"
    ),
    "meadow": Palette(
        ("#cfe8f2", "#f2f2da"), "#cfdc9c", "#6a9a4f", "#fffbe8", "#3a4a34", "#2f62b8"
    ),
    "snow_day": Palette(
        ("#9db4cc", "#dfe6ea", "#f3ece2"), "#c3d0dc", "#8fa6bf", "#ffffff", "#2c3a54", "#e0632c"
    ),
    "rose_sky": Palette(
        ("#b9d4ec", "#e9dcec", "#f9d3d6"), "#f3c3cc", "#c98fa8", "#fff6f0", "#5a4468", "#a3283c"
    ),
    # middle
    "violet_dusk": Palette(
        ("#1b1838", "#7a3f72", "#f2a77a"), "#b9647a", "#261a40", "#ffe8d8", "#120c20", "#ffc56e"
    ),
    "desert_dusk": Palette(
        ("#6a4a80", "#d9707a", "#f9b878"), "#e08a70", "#7a3f3a", "#ffe9c8", "#3a2030", "#e0309a"
    ),
    "garden_dusk": Palette(
        ("#4a4470", "#8f6f94", "#dba98c"), "#8a7a84", "#3a2f28", "#f6e4c4", "#1e1a20", "#ffd24a"
    ),
    "river_dawn": Palette(
        ("#f6c9a0", "#f3b3a0", "#d9a0a8"), "#d8b0ac", "#7a7480", "#fff0dc", "#4a4654", "#f0b429"
    ),
    "lilac_space": Palette(
        ("#5d5690", "#9a84b8", "#e3b8b8"), "#b39ac4", "#4a4478", "#fff0dc", "#2a2750", "#ffc86a"
    ),
    "sea_storm": Palette(
        ("#22343c", "#6f8a80", "#d9c993"), "#64807a", "#0c2c3c", "#e6e4c4", "#071526", "#c5402f"
    ),
    "olive_hall": Palette(
        ("#c9c48f", "#a8a674"), "#b9b383", "#5f6142", "#f6f0dc", "#2f3024", "#f08a24"
    ),
    "circus_night": Palette(
        ("#3a1422", "#7a2a36"), "#a4473f", "#2a0f1a", "#fbeed0", "#1c0a12", "#38c8c0"
    ),
    "accordion": Palette(
        ("#5f3f68", "#c9808a", "#f2c795"), "#b9687a", "#8e1f2c", "#fff0d6", "#3a1830", "#f6efe2"
    ),
    "underground": Palette(
        ("#f3e6c8", "#ecc391"), "#c99a72", "#2f1e21", "#fff6dc", "#21161c", "#e2843a"
    ),
    # dark
    "moonlit": Palette(
        ("#0b1830", "#1f4763", "#86aca0"), "#5f8f97", "#06131c", "#f6f0da", "#040c14", "#d8743a"
    ),
    "two_deeps": Palette(
        ("#0c1030", "#1a2350", "#0c3a48"), "#2a4a6a", "#071a2c", "#dfe8f0", "#050a18", "#c9763a"
    ),
    "kitchen_night": Palette(
        ("#10182c", "#1a2640"), "#24344e", "#0a101e", "#eef8f8", "#060a14", "#f08a9a"
    ),
    "theatre_night": Palette(
        ("#1e2a4a", "#3f6688", "#f0d49a"), "#7fa0a0", "#3d0a16", "#fff4d2", "#0e070f", "#f2c862"
    ),
}
