/** The guided round: each moment of it has a sentence. */

import type { DixitView } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";

type Mark = keyof typeof speech.t.guide.marks;

/** Null where there is nothing to teach: a later round, or a watcher. */
export function markOf(game: DixitView, revealing: boolean): Mark | null {
  const { seat } = game;
  if (seat === null) return null;
  if (revealing) return game.last?.round === 1 ? "reveal" : null;
  if (game.round !== 1) return null;
  const teller = game.storyteller === seat;
  switch (game.phase) {
    case "race":
      return "race";
    case "telling":
      return teller ? "tell" : "tellOthers";
    case "giving":
      return teller ? "giveTeller" : game.gave.includes(seat) ? "gave" : "give";
    case "voting":
      return teller ? "voteTeller" : game.voted.includes(seat) ? "voted" : "vote";
    case "over":
      return null;
  }
}

export const guide = {
  game: "odyssey",
  mark(game: DixitView, revealing: boolean): { key: string; text: string } | null {
    const key = markOf(game, revealing);
    return key === null ? null : { key, text: speech.t.guide.marks[key] };
  },
  // The table votes again: the page of the first result is gone by then.
  over: (game: DixitView): boolean => game.phase === "voting",
};
