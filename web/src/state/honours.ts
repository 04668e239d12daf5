/** What each did best in a game, counted from its album. */

import { isPoem, type Album, type PoemPage, type TablePage } from "./album";

export type Honour =
  | {
      readonly kind: "found" | "fooled" | "matched" | "stories" | "lines";
      readonly seats: readonly number[];
      readonly count: number;
    }
  | {
      readonly kind: "clue";
      readonly seats: readonly number[];
      readonly text: string;
      readonly found: number;
      readonly of: number;
    };

export function honours(album: Album): readonly Honour[] {
  const tables = album.pages.filter((page): page is TablePage => !isPoem(page));
  const poems = album.pages.filter(isPoem);
  return [...pictureHonours(tables), ...poemHonours(poems)];
}

function pictureHonours(pages: readonly TablePage[]): readonly Honour[] {
  const [found, fooled, matched] = [new Tally(), new Tally(), new Tally()];
  for (const page of pages) {
    for (const laid of page.cards) {
      if (page.target === null) {
        if (laid.votes.length > 1) laid.votes.forEach((seat) => matched.add(seat));
      } else if (laid.number === page.target) {
        laid.votes.forEach((seat) => found.add(seat));
      } else {
        fooled.add(laid.owner, laid.votes.filter((seat) => seat !== laid.owner).length);
      }
    }
  }
  return [
    ...found.honour("found"),
    ...fooled.honour("fooled"),
    ...bestClue(pages),
    ...matched.honour("matched"),
  ];
}

/** The clue that split the table most evenly: understood by some and not by all. */
function bestClue(pages: readonly TablePage[]): readonly Honour[] {
  let best: Extract<Honour, { kind: "clue" }> | null = null;
  let evenness = 0;
  for (const page of pages) {
    const target = page.cards.find((laid) => laid.number === page.target);
    if (!target || !page.clue.text) continue;
    const voters = new Set(page.cards.flatMap((laid) => laid.votes));
    const share = target.votes.length / Math.max(1, voters.size);
    const even = share * (1 - share);
    if (even > evenness) {
      evenness = even;
      best = {
        kind: "clue",
        seats: [page.storyteller],
        text: page.clue.text,
        found: target.votes.length,
        of: voters.size,
      };
    }
  }
  return best === null ? [] : [best];
}

function poemHonours(pages: readonly PoemPage[]): readonly Honour[] {
  const [stories, lines] = [new Tally(), new Tally()];
  for (const page of pages) {
    if (page.finder !== null) stories.add(page.finder);
    for (const line of page.lines) if (line.fits) lines.add(line.seat);
  }
  return [...stories.honour("stories"), ...lines.honour("lines")];
}

class Tally {
  readonly #counts = new Map<number, number>();

  add(seat: number, count = 1): void {
    this.#counts.set(seat, (this.#counts.get(seat) ?? 0) + count);
  }

  /** The best, all of them if several are equal; nobody if nothing was counted. */
  honour(kind: "found" | "fooled" | "matched" | "stories" | "lines"): readonly Honour[] {
    const count = Math.max(0, ...this.#counts.values());
    if (count === 0) return [];
    return [
      {
        kind,
        count,
        seats: [...this.#counts]
          .flatMap(([seat, of]) => (of === count ? [seat] : []))
          .sort((a, b) => a - b),
      },
    ];
  }
}
