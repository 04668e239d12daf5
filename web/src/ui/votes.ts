/** In which rows tokens stand under a card, and how large they are, in pixels. */

export interface Rows {
  readonly size: number;
  readonly counts: readonly { readonly from: number; readonly to: number }[];
}

/** What a token's ring takes, with a hair between two. */
const RING = 8;
/** How small they may be, as a share, to stand in one row; a second row costs height, so they are smaller in it, too. */
const SMALLER = 0.8;
/** Under this a rabbit can't be told from another. */
const LEAST = 11;
/** With more cards than these, so many votes stand in one row under one of them. */
const [CARDS, IN_A_ROW] = [6, 4];

/** Whether a table of so many cards needs the room of a second row, when one of them has so many votes. */
export const twoRows = (cards: number, votes: number, inARow = IN_A_ROW): boolean =>
  cards > CARDS && votes > inARow;

export function rows(count: number, width: number, size: number): Rows {
  if (count === 0) return { size, counts: [] };
  const one = width / count - RING;
  if (width === 0 || one >= size * SMALLER)
    return { size: width === 0 ? size : Math.min(size, one), counts: [{ from: 0, to: count }] };
  const half = Math.ceil(count / 2);
  return {
    size: Math.min(size * SMALLER, Math.max(LEAST, width / half - RING)),
    counts: [
      { from: 0, to: half },
      { from: half, to: count },
    ],
  };
}
