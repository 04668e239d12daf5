/** The picture games: editions of one game, and so one kind. */

import type { DixitFinishedRound, DixitView } from "../../net/wire.gen";
import { speech } from "../../words/language.svelte";
import { entry } from "../entry";
import { CLAUSES } from "./clauses";
import { editions } from "./editions";
import { guide } from "./guide";
import { honours } from "./honours";
import { reasons } from "./result";

export const dixit = entry<DixitView, DixitFinishedRound>({
  kind: "dixit",
  games: editions,
  phases: ["race", "telling", "giving", "voting", "over"],

  page: () => import("./Dixit.svelte"),
  tv: () => import("./tv/Tv.svelte"),
  past: async () => (await import("./past/past")).default,

  cards: (game) => [...(game.hand ?? []), ...game.table],
  said: (game) => (game.clue?.text ? [speech.t.quoted(game.clue.text)] : []),
  clause: (game, revealing) => CLAUSES[revealing ? "reveal" : game.phase],
  shown: { longest: 15_000, shortest: 7_000 },
  begun: (game) => game.clue !== null,

  reasons,
  gained: (round) => round.points,
  aside: () => undefined,
  honours,
  shares: () => {
    const t = speech.t.circle;
    return [{ title: t.splits, note: t.splitsNote, times: "split", chances: "told" }];
  },
  meetings: () => {
    const t = speech.t.circle;
    return [
      { what: "finds", title: t.finds, note: t.findsNote, best: t.findsBest },
      { what: "fooled", title: t.fooled, note: t.fooledNote, best: t.fooledBest },
    ];
  },
  guide,
});
