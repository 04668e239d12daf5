"""Builds the project's page from the READMEs, the figures, the decks and docs/site: ``make site``.

    python -m tools.site FOLDER      FOLDER/index.html in Russian, FOLDER/en.html in English

The folder needs nothing else and can be put on any web server.
"""

import re
import shutil
import sys
import tomllib
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from namyok.content import content_folder, words
from namyok.decks.manifest import Deck
from namyok.decks.shelf import Shelf

ROOT = Path(__file__).parents[1]
SITE = ROOT / "docs" / "site"
WEB = ROOT / "web"
READMES = {"ru": "README.ru.md", "en": "README.md"}
FAN = ("dreams/038", "stories/010", "dreams/079")
"""As on the app's first page; the last one lies on top."""
SHOWN = {
    "dreams": ("003", "007", "022", "043", "066", "080"),
    "stories": ("002", "018", "036", "054", "066", "093"),
    "faces": ("001", "013", "019", "026", "033", "047"),
}
"""Cards to show of each deck."""
BARS = ("--r1", "--r2", "--r6", "--r3", "--r11", "--r5")
COMMANDS = {
    "clone": "make run",
    "package": "pip install . && namyok",
    "https": "namyok serve --https",
    "service": "sudo systemctl enable --now namyok",
}


class Outdated(Exception):
    """The page says something that its sources no longer do."""


def build(folder: Path) -> None:
    """Both pages with all that they show."""
    folder.mkdir(parents=True, exist_ok=True)
    for source, target in ((WEB / "src" / "styles", "styles"), (SITE / "pictures", "pictures")):
        shutil.copytree(source, folder / target, dirs_exist_ok=True)
    shutil.copytree(WEB / "src" / "assets", folder / "assets", dirs_exist_ok=True)
    for file in (SITE / "site.css", WEB / "public" / "icon.svg"):
        shutil.copy(file, folder)
    shelf = Shelf.open([content_folder() / "decks"])
    for card in [*FAN, *(f"{deck}/{number}" for deck in SHOWN for number in SHOWN[deck])]:
        copied = folder / "cards" / f"{card}.webp"
        copied.parent.mkdir(parents=True, exist_ok=True)
        size = "webp" if card in FAN else "s.webp"
        shutil.copy(content_folder() / "decks" / f"{card}.{size}", copied)
    for language in READMES:
        said = tomllib.loads((SITE / f"{language}.toml").read_text(encoding="utf-8"))
        (folder / said["file"]).write_text(page(language, said, shelf), encoding="utf-8")


def page(language: str, said: Mapping[str, Any], shelf: Shelf) -> str:
    """One page, whole."""
    readme = (ROOT / READMES[language]).read_text(encoding="utf-8")
    licence = readme.split("\n## ")[-1].split("\n\n")
    decks = {name: shelf.decks[name].manifest for name in SHOWN}
    parts = {
        "other_lang": said["other"]["lang"],
        "other_file": said["other"]["file"],
        "other_name": said["other"]["name"],
        "intro": _text(readme.split("\n\n")[2]),
        "fan": "\n".join(f'<img src="cards/{card}.webp" alt="" />' for card in FAN),
        "steps": "\n".join(_step(step, language) for step in said["round"]["steps"]),
        "decks": "\n".join(_deck(decks[name], said["decks"][name], language) for name in SHOWN),
        "games": "\n".join(_games(readme, language, said["games"]["players"])),
        "points": "\n".join(
            _pair(point["name"], point["text"]) for point in said["kind"]["points"]
        ),
        "commands": "\n".join(
            f"<div>{_pair(said['begin'][name], command, 'code')}</div>"
            for name, command in COMMANDS.items()
        ),
        "figures": "\n".join(f"<div>{one}</div>" for one in _figures(said["figures"]["list"])),
        "licence": _text(licence[1]),
        "independent": _text(licence[2]),
    }
    plain = {name: escape(one) for name, one in said.items() if isinstance(one, str)}
    inner = {
        f"{group}_{name}": escape(one)
        for group, names in said.items()
        if isinstance(names, dict)
        for name, one in names.items()
        if isinstance(one, str)
    }
    template = Template((SITE / "page.html").read_text(encoding="utf-8"))
    return template.substitute({**plain, **inner, **parts})


def _text(markdown: str) -> str:
    """A paragraph of a README: its marks become HTML, and links to files stay words."""
    text = escape(" ".join(markdown.split()), quote=False)
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", text)


def _pair(name: str, text: str, wrap: str = "") -> str:
    inside = f"<{wrap}>{escape(text)}</{wrap}>" if wrap else escape(text)
    pair = f"<dt>{escape(name)}</dt><dd>{inside}</dd>"
    return pair if wrap else f"<div>{pair}</div>"


def _step(step: Mapping[str, str], language: str) -> str:
    source = f"pictures/{step['picture']}.{language}.webp"
    return (
        f'<li><img src="{source}" width="780" height="1688" loading="lazy"'
        f' alt="{escape(step["alt"])}" />'
        f"<div><h3>{escape(step['name'])}</h3><p>{escape(step['text'])}</p></div></li>"
    )


def _deck(deck: Deck, said: Mapping[str, str], language: str) -> str:
    captions = {card.id: card.caption.get(language, "") for card in deck.cards}
    cards = "".join(
        f'<li><img src="cards/{deck.name}/{number}.webp" width="320" height="480" loading="lazy"'
        f' alt="{escape(captions[f"{deck.name}/{number}"])}" /></li>'
        for number in SHOWN[deck.name]
    )
    count = said["cards"].format(count=len(deck.cards))
    name = f"{escape(deck.title[language])} <span>{escape(count)}, {escape(said['text'])}</span>"
    return f'<div class="deck"><h3>{name}</h3><ul>{cards}</ul></div>'


def _games(readme: str, language: str, players: str) -> Iterable[str]:
    """The table of games in the README, with the names that the app has for them."""
    rows = re.findall(r"^\| `([a-z0-9-]+)` \| ([^|]+) \| (.+) \|$", readme, re.MULTILINE)
    names = words(language)["game"]
    if len(rows) != len(BARS):
        raise Outdated(f"{len(rows)} games in the README, {len(BARS)} colours")
    for (key, count, special), bar in zip(rows, BARS, strict=True):
        yield (
            f'<li style="--bar: var({bar})"><h3>{escape(names[key])}</h3>'
            f"<span>{escape(count.strip())} {escape(players)}</span><p>{_text(special)}</p></li>"
        )


def _figures(figures: Iterable[Mapping[str, str]]) -> Iterable[str]:
    """Figures that docs/figures.md still has."""
    measured = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
    for one in figures:
        if one["quote"] not in measured:
            raise Outdated(f"docs/figures.md no longer says: {one['quote']}")
        yield f"<dt>{escape(one['value'])}</dt><dd>{escape(one['text'])}</dd>"


if __name__ == "__main__":
    build(Path(sys.argv[1]))
    print(f"{sys.argv[1]}/index.html")
