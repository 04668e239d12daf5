"""`python -m tools.fonts`: the letters that every page needs, cut out of the two typefaces.

The packages of the typefaces come in files by script, with weights, marks and figures that the
client never asks for. What is cut here is loaded first; a letter that is not in it (an accent
in somebody's name) still comes from the whole file. Figures and marks, which the packages keep
with the Latin letters, are cut once more without them, for pages that have hardly any.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parents[1] / "web"
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "locl", "mark", "mkmk", "ccmp"]
PUNCTUATION = "\u00a0«»·×–—‘’“”„…−№\u0301"
LETTERS = {*range(0x20, 0x7F), *range(0x410, 0x450), 0x401, 0x451, *map(ord, PUNCTUATION)}
FIGURES = {*map(ord, " !\"%&'()+,-./0123456789:;=?" + PUNCTUATION + "English")} - {0x301}
"""What a Russian page needs of the Latin file: the way into the other language, too."""
FACES = {
    "golos": "golos-text/files/golos-text-{script}-wght-normal.woff2",
    "vollkorn": "vollkorn/files/vollkorn-{script}-wght-normal.woff2",
    "vollkorn-italic": "vollkorn/files/vollkorn-{script}-wght-italic.woff2",
}

PARTS = (
    ("latin", "latin", LETTERS),
    ("cyrillic", "cyrillic", LETTERS),
    ("figures", "latin", FIGURES),
)


def lining(font: TTFont) -> None:
    """Figures as tall as capitals, also where a page can't ask for them: in pictures to save."""
    tall: dict[str, str] = {}
    rules = font["GSUB"].table
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for index in record.Feature.LookupListIndex:
                for part in rules.LookupList.Lookup[index].SubTable:
                    tall.update(getattr(part, "ExtSubTable", part).mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: tall.get(glyph, glyph) for code, glyph in table.cmap.items()}


def cut(source: Path, target: Path, letters: set[int]) -> None:
    """Some letters of a file, in the weights of ours."""
    font = TTFont(source, recalcTimestamp=False)
    lining(font)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = ["*"]  # who made it, and its licence
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters & set(font.getBestCmap()))
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    folder = WEB / "src" / "assets" / "fonts"
    folder.mkdir(exist_ok=True)
    for name, files in FACES.items():
        for part, script, letters in PARTS:
            source = WEB / "node_modules/@fontsource-variable" / files.format(script=script)
            target = folder / f"{name}-{part}.woff2"
            cut(source, target, letters)
            print(f"{target.name}: {source.stat().st_size} -> {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
