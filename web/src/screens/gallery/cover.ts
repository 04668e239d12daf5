import type { DeckPage } from "../../net/wire.gen";

/** Five cards from all over a deck, left to right; none of them twice. */
export const some = (deck: DeckPage): readonly string[] => [
  ...new Set(
    [0.09, 0.3, 0.5, 0.7, 0.9].flatMap(
      (part) => deck.cards[Math.floor(part * deck.cards.length)] ?? [],
    ),
  ),
];

/** The one in their middle, by which its page is known again. */
export const cover = (deck: DeckPage): string =>
  deck.cards[Math.floor(deck.cards.length / 2)] ?? "";
