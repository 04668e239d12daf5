/** What a move of a replay was, in words. */

import type { TableView } from "../../net/wire.gen";
import { called, whoAt } from "../../state/people";
import type { Moment } from "../../state/replay.svelte";
import { speech } from "../../words/language.svelte";

export function told(table: TableView, now: Moment, before: Moment | undefined): string {
  const t = speech.t.replay;
  if (before === undefined) return t.deal;
  if (now.seat === null) return speech.t.end.stopped;
  if (now.ends) return t.roundOver;
  const name = called(whoAt(table, now.seat));
  const [after, was] = [now.view, before.view];
  if (after.kind === "dixit") {
    const phase = was.phase;
    return phase === "race" || phase === "telling" || phase === "giving"
      ? t[phase](name)
      : t.voting(name);
  }
  if (was.kind !== "poetry") return "";
  switch (was.phase) {
    case "telling":
      return after.hint === null ? t.swap(name) : t.hint(name);
    case "judging":
      return t.judge(after.poem.at(-1)?.fits === true);
    case "ending":
      return t.ending(name);
    default:
      if (after.swapped !== null && was.swapped === null) return t.swap(name);
      return after.poem.length > was.poem.length ? t.line(name) : t.guess(name);
  }
}
