/** The lesson: a poem to tell and a poem to guess, with a sentence for each moment. */

import type { PoetryView } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";
import type { Guide } from "../entry";
import { offer } from "./stage";

type Mark = keyof typeof speech.t.guide.poem;
const LASTS = 2;
/** What a sentence points at, where it stands below the pictures. */
const ABOUT: Partial<Record<Mark, string>> = { tokens: ".tally", numbers: ".lines" };

/** Nothing where there is nothing to teach: a later round, or a watcher. */
export function marksOf(game: PoetryView, revealing: boolean): readonly Mark[] {
  const { seat, last } = game;
  if (seat === null) return [];
  if (revealing) return last !== null && last.round <= LASTS ? ["reveal"] : [];
  if (game.round > LASTS) return [];
  const teller = game.storyteller === seat;
  switch (game.phase) {
    case "telling":
      return teller ? ["hello", "tell"] : ["tellOthers", "numbers"];
    case "guessing":
      if (teller) return ["tellerWaits", "tokens"];
      if (!offer(game, "guess_story")) return ["listen"];
      return [offer(game, "add_line") ? "move" : "guess"];
    case "judging":
      return [teller ? "judge" : "listen"];
    case "ending":
      return [offer(game, "place_ending") ? "ending" : "endingOthers"];
    case "over":
      return [];
  }
}

/** What it says beside its sentence: what a guess is worth at this moment. */
function worth(key: Mark, { guess_brings: brings }: PoetryView): string {
  if (brings === null || !(key === "move" || key === "guess")) return "";
  return ` ${key === "move" ? speech.t.guide.sure(brings) : speech.t.poem.guessBrings(brings)}`;
}

export const guide: Guide<PoetryView> = {
  game: "poetry",
  // Few stories, so that they are large, and one's turn comes soon.
  bots: 2,
  first: 0,
  lasts: LASTS,
  begin: () => null,
  done: () => speech.t.guide.donePoem,
  marks: (game, revealing) =>
    marksOf(game, revealing).map((key) => ({
      key,
      text: speech.t.guide.poem[key] + worth(key, game),
      about: ABOUT[key],
    })),
  over: () => false,
};
