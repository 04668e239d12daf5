/** The lesson: a round to tell and a round to find, with a sentence for each moment. */

import type { DixitView } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";
import type { Guide } from "../entry";
import { offer } from "./stage";

type Mark = keyof typeof speech.t.guide.marks;
const LASTS = 2;

/** Nothing where there is nothing to teach: a later round, or a watcher. */
export function marksOf(game: DixitView, revealing: boolean): readonly Mark[] {
  const { seat, last } = game;
  if (seat === null) return [];
  if (revealing) {
    if (last === null || last.round > LASTS) return [];
    return [last.storyteller === seat ? "revealTeller" : "reveal"];
  }
  if (game.round > LASTS) return [];
  const teller = game.storyteller === seat;
  switch (game.phase) {
    case "telling":
      return teller ? ["hello", "tell"] : ["tellOthers"];
    case "giving":
      return [teller ? "giveTeller" : game.gave.includes(seat) ? "gave" : "give"];
    case "voting":
      return [teller ? "voteTeller" : game.voted.includes(seat) ? "voted" : "vote"];
    case "race":
    case "over":
      return [];
  }
}

export const guide: Guide<DixitView> = {
  game: "odyssey",
  bots: 4,
  // A first hint is plain more often than not: somebody should find it and somebody not, or it brings nothing.
  levels: ["sly", "dreamy", "sly", "dreamy"],
  first: null,
  lasts: LASTS,
  begin: (game) => (offer(game, "come_forward") ? { do: "come_forward" } : null),
  done: () => speech.t.guide.done,
  marks: (game, revealing) =>
    marksOf(game, revealing).map((key) => ({ key, text: speech.t.guide.marks[key] })),
  // The table votes again: the page of the last result is gone by then.
  over: (game) => game.round > LASTS && game.phase === "voting",
};
