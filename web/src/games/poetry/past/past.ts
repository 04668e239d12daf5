/** How a game of «Поэзия» is looked back at. */

import type { TableView } from "../../../net/views";
import type { PoetryFinishedRound, PoetryView } from "../../../net/wire.gen";
import { called, whoAt } from "../../../state/people";
import type { Moment } from "../../../state/replay.svelte";
import { speech } from "../../../words/language.svelte";
import { past } from "../../entry";
import Board from "./Board.svelte";
import Glimpse from "./Glimpse.svelte";
import Leaf from "./Leaf.svelte";
import { paint } from "./paint";

function told(table: TableView, now: Moment<PoetryView>, before: PoetryView): string {
  const name = called(whoAt(table, now.seat ?? 0));
  const t = speech.t.replay;
  const after = now.view;
  switch (before.phase) {
    case "telling":
      return after.hint === null ? t.swap(name) : t.hint(name);
    case "judging":
      return t.judge(after.poem.at(-1)?.fits === true);
    case "ending":
      return t.ending(name);
    default:
      if (after.swapped !== null && before.swapped === null) return t.swap(name);
      return after.poem.length > before.poem.length ? t.line(name) : t.guess(name);
  }
}

export default past<PoetryView, PoetryFinishedRound>({
  Leaf,
  Glimpse,
  Board,
  tint: "poem",
  told,
  pictures: (round) => [round.stories[round.secret - 1] ?? ""],
  paint,
});
