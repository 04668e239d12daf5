"""Checks that need no eye: words, sizes, quotas, and cards that look too much alike."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from namyok_art.bible import LANGUAGES, Card, Deck
from namyok_art.deck import FULL, FULL_LIMIT, SMALL, SMALL_LIMIT, is_rendered, is_scripted

Array = NDArray[Any]

TAGS_AT_LEAST, TAGS_AT_MOST = 15, 25
SHAPES = {
    "ru": re.compile(r"[а-яё][а-яё \-–,]*[а-яё]|[а-яё]"),
    "en": re.compile(r"[a-z][a-z '\-,]*[a-z]"),
}
WITHOUT_YO = re.compile(
    r"\b(полет|самолет|вертолет|взлет|ребенок|котенок|черный|желтый|зеленый|темный|теплый|легкий|"
    r"тяжелый|веселый|далекий|надежный|звезды|слезы|гнезда|пчелы|еж|елка|береза|мед|лед|костер|"
    r"актер|режиссер|ковер|шатер|шепот|счет|расчет|прием|объем|подъем|утес|орел|осел|козел|"
    r"веревка|щетка|чертеж|мятеж)\b"
)
MOST_OF_ONE_COMPOSITION = 0.09
MOST_OF_ONE_HERO = 2
MOST_LONE_PEOPLE = 0.25
MOST_NIGHTS = 0.35
PASS_MARK = 7
CLOSEST_HASH = 8
CLOSEST_LOOK = 0.16


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing to mend. `card` is a name, two names, or the deck."""

    card: str
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.card}: {self.rule}: {self.message}"


@dataclass(frozen=True, slots=True)
class Look:
    """What the eye compares first: layout hash, hues, distribution of light."""

    card: Card
    hash: int
    hues: Array
    lights: Array


def lint(deck: Deck) -> list[Fault]:
    """Every fault of a deck: sheets of all cards, pictures of the rendered ones."""
    faults = quota_faults(deck) + own_quota_faults(deck)
    shown = [card for card in deck.cards if is_rendered(deck, card.stem)]
    for card in shown:
        faults += word_faults(card)
        faults += review_faults(card)
        faults += file_faults(card, deck.output)
        if not is_scripted(deck, card.module):
            faults.append(Fault(card.name, "script", "the picture has no scene script"))
    looks = [look_of(card, deck.output / f"{card.stem}.s.webp") for card in shown]
    return faults + likeness_faults(looks)


def word_faults(card: Card) -> list[Fault]:
    """Caption and tags: present in both languages, right count, right alphabet."""
    faults = []
    for language in LANGUAGES:
        caption = card.caption.get(language, "")
        if not caption.endswith(".") or not caption[0].isupper():
            faults.append(Fault(card.name, "caption", f"{language}: one sentence is needed"))
        tags = card.tags.get(language, [])
        if not TAGS_AT_LEAST <= len(tags) <= TAGS_AT_MOST:
            faults.append(Fault(card.name, "tags", f"{language}: {len(tags)} tags"))
        faults += [
            Fault(card.name, "tags", f"{language}: repeated {tag!r}")
            for tag, count in Counter(tags).items()
            if count > 1
        ]
        faults += [
            Fault(card.name, "tags", f"{language}: odd spelling {tag!r}")
            for tag in tags
            if not SHAPES[language].fullmatch(tag) or WITHOUT_YO.search(tag)
        ]
    return faults


def review_faults(card: Card) -> list[Fault]:
    if card.score is None:
        return [Fault(card.name, "review", "not reviewed")]
    if card.score < PASS_MARK:
        return [Fault(card.name, "review", f"mark {card.score} is under {PASS_MARK}")]
    return []


def file_faults(card: Card, folder: Path) -> list[Fault]:
    faults = []
    for tail, size, limit in ((".webp", FULL, FULL_LIMIT), (".s.webp", SMALL, SMALL_LIMIT)):
        path = folder / f"{card.stem}{tail}"
        with Image.open(path) as picture:
            if picture.size != size:
                faults.append(Fault(card.name, "size", f"{path.name} is {picture.size}"))
        if path.stat().st_size > limit:
            faults.append(Fault(card.name, "weight", f"{path.name} is over {limit} bytes"))
    return faults


def quota_faults(deck: Deck) -> list[Fault]:
    """Variety promised by the bible, counted over all sheets."""
    faults = []
    total = len(deck.cards)
    for name, count in Counter(card.composition for card in deck.cards).items():
        if count > total * MOST_OF_ONE_COMPOSITION:
            faults.append(Fault(deck.name, "composition", f"{name} on {count} of {total} cards"))
    heroes = Counter(hero for card in deck.cards for hero in card.balance.get("heroes", []))
    for name, count in heroes.items():
        if count > MOST_OF_ONE_HERO:
            faults.append(Fault(deck.name, "heroes", f"{name} on {count} cards"))
    for field, value, most in (
        ("people", "lone", MOST_LONE_PEOPLE),
        ("time", "night", MOST_NIGHTS),
    ):
        count = sum(card.balance.get(field) == value for card in deck.cards)
        if count > total * most:
            faults.append(Fault(deck.name, field, f"{value} on {count} of {total} cards"))
    return faults


def own_quota_faults(deck: Deck) -> list[Fault]:
    """Variety that this deck alone promises: `least` and `most` of a value, `alike` of a whole."""
    faults = []
    for bound in ("least", "most"):
        for field, values in deck.quotas.get(bound, {}).items():
            counts = Counter(value for card in deck.cards for value in values_of(card, field))
            for value, limit in values.items():
                short, over = bound == "least", bound == "most"
                if (short and counts[value] < limit) or (over and counts[value] > limit):
                    message = f"{value} on {counts[value]} cards, {bound} is {limit}"
                    faults.append(Fault(deck.name, field, message))
    for field, limit in deck.quotas.get("alike", {}).items():
        wholes = Counter("+".join(sorted(values_of(card, field))) for card in deck.cards)
        faults += [
            Fault(deck.name, field, f"{whole} on {count} cards, most is {limit}")
            for whole, count in wholes.items()
            if count > limit
        ]
    return faults


def values_of(card: Card, field: str) -> list[str]:
    """One value or several: a card may show two feelings but has one crop."""
    value = card.balance.get(field, [])
    return [value] if isinstance(value, str) else list(value)


def look_of(card: Card, path: Path) -> Look:
    with Image.open(path) as picture:
        pixels = np.asarray(picture.convert("RGB"))
    return Look(card, perceptual_hash(pixels), hue_histogram(pixels), light_map(pixels))


def perceptual_hash(pixels: Array) -> int:
    """64 signs of the lowest frequencies: nearly equal for nearly equal layouts."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    small = cv2.resize(grey, (32, 32), interpolation=cv2.INTER_AREA).astype(np.float32)
    waves = np.asarray(cv2.dct(small))[:8, :8].ravel()
    signs = waves > np.median(waves[1:])
    return int("".join("1" if sign else "0" for sign in signs), 2)


def hue_histogram(pixels: Array) -> Array:
    """24 hues weighted by saturation and 6 greys: the card's box of paints."""
    hsv = cv2.cvtColor(pixels, cv2.COLOR_RGB2HSV).astype(np.float32)
    colourful = hsv[..., 1] / 255 * hsv[..., 2] / 255
    hues, _ = np.histogram(hsv[..., 0], 24, (0, 180), weights=colourful)
    greys, _ = np.histogram(hsv[..., 2], 6, (0, 256), weights=1 - colourful)
    both = np.concatenate([hues * 2, greys])
    return np.asarray(both / both.sum())


def light_map(pixels: Array) -> Array:
    """Mean lightness in 6 x 9 fields."""
    grey = cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)
    return np.asarray(cv2.resize(grey, (6, 9), interpolation=cv2.INTER_AREA)) / 255


def look_distance(first: Look, second: Look) -> float:
    """0 for equal pictures, about 0.4 for unlike ones: half hues, half light."""
    hues = float(np.abs(first.hues - second.hues).sum() / 2)
    lights = float(np.abs(first.lights - second.lights).mean())
    return 0.5 * hues + 0.5 * lights * 2


def likeness_faults(looks: list[Look]) -> list[Fault]:
    """Pairs that a player could confuse across a table."""
    faults = []
    for first, second in combinations(looks, 2):
        pair = f"{first.card.name} & {second.card.name}"
        apart = (first.hash ^ second.hash).bit_count()
        if apart < CLOSEST_HASH:
            faults.append(Fault(pair, "hash", f"layouts differ in {apart} bits only"))
        distance = look_distance(first, second)
        same_class = first.card.composition == second.card.composition
        if distance < CLOSEST_LOOK * (1 if same_class else 0.6):
            faults.append(Fault(pair, "look", f"colour and light distance is {distance:.2f}"))
    return faults
