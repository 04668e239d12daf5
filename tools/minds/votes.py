"""How far five bots agree in their votes, and what that brings them in Party.

    python -m tools.minds.votes party 9 80
    python -m tools.minds.votes dixit 6 80 tests/minds/data/odd.jsonl

First rounds with all three decks, half in each language, characters drawn anew for each. All seats
lay cards; five who vote are counted alone, as if the others were people of whom nothing is known.
With a file of people's hints, somebody who has a card of it in hand tells an oblique or a cultural
one instead of a bot.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean

from namyok.bots.character import CHARACTERS
from namyok.content import LANGUAGES, content_folder
from namyok.decks.shelf import Shelf
from namyok.games.catalogue import CATALOGUE
from namyok.games.dixit.commands import Clue, GiveClue
from namyok.games.dixit.scoring import matching_parts
from namyok.kernel import CardId, Language, Number, Value
from namyok.luck import Luck
from namyok.minds.memory import Memory
from namyok.minds.mind import Common, Mind

BOTS = 5
CAP = 5
"""The most that choosing alike brings."""


class Voted(Value, frozen=True):
    """What five bots chose."""

    cards: int
    """How many lay on the table."""
    votes: tuple[Number, ...]
    """The first marker of each."""
    target: Number | None
    """The card to find; None in Party."""
    red: Number | None
    """The card that one of them marked red."""

    @property
    def largest(self) -> int:
        """How many chose as most of them did."""
        return max(Counter(self.votes).values())

    @property
    def points(self) -> float:
        """What they gained by each other in Party, in the mean."""
        return mean(_points(self.votes, self.red))

    @property
    def luck(self) -> float:
        """What one of them would have gained who chose blindly, in the mean."""
        return mean(
            _points((*self.votes[:place], number, *self.votes[place + 1 :]), self.red)[place]
            for place in range(BOTS)
            for number in range(1, self.cards + 1)
        )


def _points(votes: tuple[Number, ...], red: Number | None) -> list[int]:
    return [sum(part.points for part in parts) for parts in matching_parts(votes, red, CAP)]


Hints = Mapping[tuple[Language, CardId], Sequence[str]]
"""What people said of cards."""


def read_hints(path: Path) -> Hints:
    """Those of a file that are not plain."""
    rows = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return {
        (language, row["card"]): (row[language]["oblique"], row[language]["cultural"])
        for row in rows
        for language in LANGUAGES
    }


def play(
    memory: Memory, edition: str, seats: int, rounds: int, hints: Hints | None = None, seed: int = 1
) -> Iterator[Voted]:
    """First rounds of tables that know nothing of each other but what was said lately."""
    commons = {language: Common(memory, language) for language in LANGUAGES}
    shelf = Shelf.open([content_folder() / "decks"])
    game, cards = CATALOGUE[edition], shelf.cards(("dreams", "stories", "faces"))
    for number in range(rounds):
        luck = Luck(random.Random(f"{seed}/{number}"))
        common = commons[LANGUAGES[number % len(LANGUAGES)]]
        minds = [Mind(who, common, luck) for who in luck.draw(tuple(CHARACTERS.values()), seats)]
        state = game.replay(game.begin(seats, cards, {}, luck))
        while (last := game.watch(state).last) is None:
            (seat,) = luck.draw(game.waiting(state), 1)
            view = game.project(state, seat)
            command = minds[seat].choose(game, view)
            if hints is not None and isinstance(command, GiveClue):
                mine = [card for card in view.hand if (common.language, card) in hints]
                if not mine:
                    break
                (card,) = luck.draw(mine, 1)
                (said,) = luck.draw(hints[common.language, card], 1)
                command = GiveClue(Clue("text", said), card)
            for event in game.decide(state, seat, command, luck):
                state = game.apply(state, event)
        if last is None:
            continue  # nobody had a card of which people said something
        five = luck.draw([seat for seat in range(seats) if last.votes[seat]], BOTS)
        votes = tuple(last.votes[seat][0] for seat in five)
        red = last.red if last.storyteller in five else None
        yield Voted(len(last.table), votes, last.target, red)


def report(played: Sequence[Voted]) -> Iterator[str]:
    """The figures, line by line."""
    groups = Counter(one.largest for one in played)
    for size in range(BOTS, 0, -1):
        yield f"largest group {size}: {groups[size] / len(played):.0%}"
    if any(one.target for one in played):
        right = mean(vote == one.target for one in played for vote in one.votes)
        wrong = mean(one.largest == BOTS and one.votes[0] != one.target for one in played)
        yield f"votes right: {right:.0%}; all five on one wrong card: {wrong:.0%}"
        found = [one.votes.count(one.target or 0) for one in played]
        every, none = found.count(BOTS), found.count(0)
        yield f"found by all {every}, by some {len(found) - every - none}, by none {none}"
    else:
        points, luck = mean(one.points for one in played), mean(one.luck for one in played)
        yield f"points a bot and round: {points:.2f}, of blind luck {luck:.2f}"
        marked = [one for one in played if one.red is not None]
        spoilt = mean(one.votes.count(one.red or 0) for one in marked)
        blindly = mean((BOTS - 1) / one.cards for one in marked)
        yield f"votes of the other four under a red marker: {spoilt:.2f}, blindly {blindly:.2f}"


def main(arguments: Sequence[str]) -> None:
    """Print the figures of an edition."""
    edition, seats, rounds, *file = arguments
    memory = Memory(Shelf.open([content_folder() / "decks"]))
    hints = read_hints(Path(file[0])) if file else None
    print(*report(list(play(memory, edition, int(seats), int(rounds), hints))), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
