"""Random poems: what no rule hears is heard when lines meet by chance."""

from random import Random

from .model import Verse
from .russian import speaks_of_me

FEWEST_LINES = 3
MOST_LINES = 6


def compose(verse: Verse, random: Random) -> list[str]:
    """Lay a poem as a table would: the hint, the lines that fitted, the ending."""
    count = 1 + random.randint(FEWEST_LINES, MOST_LINES)
    cards = [*random.sample(verse.lines, count), random.choice(verse.endings)]
    poem = [cards[0].text]
    for card in cards[1:]:
        goes_on = verse.language != "ru" or speaks_of_me(poem[-1])
        poem.append(card.joined if card.joined and goes_on else card.text)
    return poem
