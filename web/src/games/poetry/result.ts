/** How a round of «Поэзия» is told. */

import type { TableView } from "../../net/views";
import type { PoetryFinishedRound } from "../../net/wire.gen";
import { whoAt } from "../../state/people";
import type { Reason, Runner } from "../../ui/track";
import { speech } from "../../words/language.svelte";

/** Who found the story, in one sentence. */
export function found(view: TableView, finder: number | null): string {
  const t = speech.t.poem;
  if (finder === null) return t.nobodyFound;
  const who = whoAt(view, finder);
  return who.you ? t.foundYou : t.found(who.name);
}

export function runners(view: TableView, round: PoetryFinishedRound): Runner[] {
  return round.scores.map((now, seat) => {
    const who = whoAt(view, seat);
    return {
      key: seat,
      colours: [who.colour],
      name: who.you ? speech.t.You : who.name,
      you: who.you,
      before: now - (round.gained[seat] ?? 0),
      now,
      why: reasons(round)[seat] ?? [],
    };
  });
}

/** What everybody's points are made of, as the rules counted them. */
export function reasons(round: PoetryFinishedRound): readonly (readonly Reason[])[] {
  return round.parts.map((parts) =>
    parts.map(({ why, points, count }) => {
      const words = speech.t.poem.parts[why];
      return { text: typeof words === "string" ? words : words(count), points };
    }),
  );
}
