/** What each did best in «Поэзия», counted over its rounds. */

import type { PoetryFinishedRound } from "../../net/wire.gen";
import { Tally, type Honour, type Others } from "../../ui/honours";
import { speech } from "../../words/language.svelte";

export function honours(rounds: readonly PoetryFinishedRound[], others: Others): readonly Honour[] {
  const tally = (): Tally =>
    new Tally(others, Math.max(0, ...rounds.map((one) => one.scores.length)));
  const [stories, lines] = [tally(), tally()];
  for (const { round, finder, poem } of rounds) {
    if (finder !== null) stories.add(round, finder);
    for (const line of poem) if (line.fits) lines.add(round, line.seat);
  }
  return [
    ...stories.honour("stories", speech.t.end.foundStories, speech.t.poem.kept),
    ...lines.honour("lines", speech.t.end.fittingLines, speech.t.end.fittingLinesNote),
  ];
}
