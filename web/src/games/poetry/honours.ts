/** What each did best in «Поэзия», counted over its rounds. */

import type { PoetryFinishedRound } from "../../net/wire.gen";
import { Tally, type Honour } from "../../ui/honours";
import { speech } from "../../words/language.svelte";

export function honours(rounds: readonly PoetryFinishedRound[]): readonly Honour[] {
  const [stories, lines] = [new Tally(), new Tally()];
  for (const round of rounds) {
    if (round.finder !== null) stories.add(round.finder);
    for (const line of round.poem) if (line.fits) lines.add(line.seat);
  }
  return [
    ...stories.honour("stories", speech.t.end.foundStories, speech.t.poem.kept),
    ...lines.honour("lines", speech.t.end.fittingLines, speech.t.end.fittingLinesNote),
  ];
}
