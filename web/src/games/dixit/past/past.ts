/** How a picture game is looked back at. */

import type { TableView } from "../../../net/views";
import type { DixitFinishedRound, DixitView } from "../../../net/wire.gen";
import { called, whoAt } from "../../../state/people";
import type { Moment } from "../../../state/replay.svelte";
import { speech } from "../../../words/language.svelte";
import { past } from "../../entry";
import Board from "./Board.svelte";
import Glimpse from "./Glimpse.svelte";
import Leaf from "./Leaf.svelte";
import { paint } from "./paint";

function told(table: TableView, now: Moment<DixitView>, before: DixitView): string {
  const name = called(whoAt(table, now.seat ?? 0));
  const t = speech.t.replay;
  switch (before.phase) {
    case "race":
      return t.race(name);
    case "telling":
      return t.telling(name);
    case "giving":
      return t.giving(name);
    default:
      return t.voting(name);
  }
}

export default past<DixitView, DixitFinishedRound>({
  Leaf,
  Glimpse,
  Board,
  tint: "vote",
  told,
  pictures: (round) => round.table.map((laid) => laid.card),
  paint,
});
