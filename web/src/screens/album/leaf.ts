/** How a page of an album is told. */

import type { PoemPage, TablePage } from "../../net/wire.gen";
import type { Verse } from "../../games/poetry/verse";
import { speech } from "../../words/language.svelte";

/** A round of a picture game in one sentence. */
export function headlineOf(page: Omit<TablePage, "kind">): string {
  const t = speech.t.reveal;
  if (page.target === null)
    return t.party(Math.max(0, ...page.cards.map((laid) => laid.votes.length)));
  const voters = new Set(page.cards.flatMap((laid) => laid.votes)).size;
  const found = page.cards.find((laid) => laid.number === page.target)?.votes.length ?? 0;
  if (found === 0) return t.noneFound;
  return found === voters ? t.allFound : t.found(found, voters);
}

/** A poem with whose line each is: the hint, what fitted, the ending. */
export function verseOf(page: PoemPage): readonly Verse[] {
  const seats = [
    page.storyteller,
    ...page.lines.filter((line) => line.fits).map((line) => line.seat),
    page.ending_seat,
  ];
  return page.poem.map((text, index) => ({
    text,
    joined: null,
    seat: seats[index] ?? page.storyteller,
  }));
}
