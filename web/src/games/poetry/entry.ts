/** «Поэзия». */

import type { PoetryFinishedRound, PoetryResult, PoetryView } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";
import { entry } from "../entry";
import { CLAUSES } from "./clauses";
import { editions } from "./editions";
import { guide } from "./guide";
import { honours } from "./honours";
import { reasons } from "./result";

export const poetry = entry<PoetryView, PoetryFinishedRound, PoetryResult>({
  kind: "poetry",
  games: editions,
  phases: ["telling", "guessing", "judging", "ending", "over"],

  page: () => import("./Poetry.svelte"),
  tv: () => import("./tv/Tv.svelte"),
  past: async () => (await import("./past/past")).default,

  cards: (game) => game.stories,
  said: () => [],
  clause: (game, revealing) => CLAUSES[revealing ? "reveal" : game.phase],
  // A poem is read aloud.
  shown: { longest: 45_000, shortest: 12_000 },
  begun: (game) => game.hint !== null,

  reasons,
  gained: (round) => round.gained,
  aside: (result, side) => {
    const kept = result.stories[side] ?? 0;
    return kept > 0 ? speech.t.end.kept(kept) : undefined;
  },
  honours,
  shares: () => {
    const t = speech.t.circle;
    return [
      { title: t.stories, times: "stories", chances: "guessed" },
      { title: t.lines, times: "fitting", chances: "laid" },
    ];
  },
  meetings: () => [],
  guide,
});
