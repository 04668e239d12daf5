"""Rounds that six bots play, as sheets for readers who see the pictures, and what they found.

    python -m tools.minds.rounds deal FOLDER TRUTH.json [--rounds N] [--seed S]
    python -m tools.minds.rounds count TRUTH.json VOTES.json …

``deal`` plays rounds with all three decks, half in each language, and draws the six cards of each
with the letters A–F and the hint above them; readers get the folder alone. A reader's votes are
``{"01": {"vote": "C", "person": true}, …}``: the card, and whether a person would give that hint.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from namyok.bots.character import CHARACTERS
from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.luck import Luck
from namyok.minds.league import interval
from namyok.minds.memory import Memory
from namyok.minds.mind import Common, Mind

SEATS = 6
LETTERS = "ABCDEF"
WIDTH, HEIGHT, EDGE, HEAD = 320, 480, 10, 52


def play(rounds: int, seed: int) -> list[dict[str, Any]]:
    """First rounds of tables that know nothing of each other but what was said lately."""
    memory = Memory(Shelf.open([content_folder() / "decks"]))
    shelf = Shelf.open([content_folder() / "decks"])
    commons = {language: Common(memory, language) for language in LANGUAGES}
    game = CATALOGUE["dixit"]
    cards = shelf.cards(("dreams", "stories", "faces"))
    found = []
    for number in range(rounds):
        luck = Luck(random.Random(f"{seed}/{number}"))
        language = LANGUAGES[number % len(LANGUAGES)]
        people = luck.draw(tuple(CHARACTERS.values()), SEATS)
        minds = [Mind(who, commons[language], luck) for who in people]
        state = game.replay(game.begin(SEATS, cards, {}, luck))
        while (last := game.watch(state).last) is None:
            (seat,) = luck.draw(game.waiting(state), 1)
            command = minds[seat].choose(game, game.project(state, seat))
            for event in game.decide(state, seat, command, luck):
                state = game.apply(state, event)
        who = people[last.storyteller]
        found.append(
            {
                "round": f"{number + 1:02}",
                "language": language,
                "hint": last.clue.text,
                "cards": [one.card for one in last.table],
                "target": LETTERS[last.target - 1],
                "who": [who.key, who.leaning, who.level],
                "bots": [LETTERS[numbers[0] - 1] for numbers in last.votes if numbers],
            }
        )
    return found


def sheet(cards: Sequence[Path], title: str) -> Image.Image:
    """Six cards in two rows under a hint."""
    image = Image.new(
        "RGB", (3 * (WIDTH + EDGE) + EDGE, 2 * (HEIGHT + EDGE) + EDGE + HEAD), "#20242c"
    )
    draw = ImageDraw.Draw(image)
    font = ImageFont.truetype("DejaVuSans.ttf", 34)
    draw.text((EDGE, 10), title, "white", font)
    for place, path in enumerate(cards):
        left = EDGE + place % 3 * (WIDTH + EDGE)
        top = HEAD + EDGE + place // 3 * (HEIGHT + EDGE)
        with Image.open(path) as picture:
            image.paste(picture.convert("RGB").resize((WIDTH, HEIGHT)), (left, top))
        draw.rectangle((left, top, left + 46, top + 46), "#20242c")
        draw.text((left + 10, top + 2), LETTERS[place], "white", font)
    return image


def deal(folder: Path, truth: Path, rounds: int, seed: int) -> None:
    """Play, draw and write."""
    folder.mkdir(parents=True, exist_ok=True)
    played = play(rounds, seed)
    memory = Memory(Shelf.open([content_folder() / "decks"]))
    for one in played:
        pictures = [memory.picture(card) for card in one["cards"]]
        files = [path.with_name(path.name.replace(".s.", ".")) for path in pictures if path]
        title = f"{one['round']}   {one['hint']}"
        sheet(files, title).save(folder / f"{one['round']}.png")
    truth.write_text(json.dumps(played, ensure_ascii=False, indent=1), encoding="utf-8")


def count(truth: Path, votes: Sequence[Path]) -> None:
    """Print each round, and how often all, some and none found the card."""
    readers = [json.loads(path.read_text(encoding="utf-8")) for path in votes]
    outcomes: Counter[str] = Counter()
    odd = 0
    for one in json.loads(truth.read_text(encoding="utf-8")):
        given = [reader[one["round"]] for reader in readers]
        found = sum(vote["vote"] == one["target"] for vote in given)
        outcome = "all" if found == len(given) else "some" if found else "none"
        outcomes[outcome] += 1
        unlike = sum(not vote["person"] for vote in given)
        odd += 2 * unlike > len(given)
        chosen = "".join(vote["vote"] for vote in given)
        print(
            one["round"], one["hint"], one["target"], chosen, outcome, *one["who"][1:], unlike or ""
        )
    total = outcomes.total()
    for name, times in outcomes.most_common():
        low, high = interval(times, total)
        print(f"{name}: {times} of {total}, {100 * low:.0f}–{100 * high:.0f} %")
    print(f"hints that most readers think no person would give: {odd}")


def main() -> None:
    """Deal or count."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    verbs = parser.add_subparsers(required=True, dest="verb")
    dealing = verbs.add_parser("deal")
    dealing.add_argument("folder", type=Path)
    dealing.add_argument("truth", type=Path)
    dealing.add_argument("--rounds", type=int, default=30)
    dealing.add_argument("--seed", type=int, default=1)
    counting = verbs.add_parser("count")
    counting.add_argument("truth", type=Path)
    counting.add_argument("votes", type=Path, nargs="+")
    chosen = parser.parse_args()
    if chosen.verb == "deal":
        deal(chosen.folder, chosen.truth, chosen.rounds, chosen.seed)
    else:
        count(chosen.truth, chosen.votes)


if __name__ == "__main__":
    main()
