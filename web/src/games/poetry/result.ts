/** How a round of «Поэзия» is told. */

import type { PoetryFinishedRound, TableView } from "../../net/wire.gen";
import { whoAt } from "../../state/people";
import type { Runner } from "../../ui/track";
import { speech } from "../../words/language.svelte";

/** Who found the story, in one sentence. */
export function found(view: TableView, finder: number | null): string {
  const t = speech.t.poem;
  if (finder === null) return t.nobodyFound;
  const who = whoAt(view, finder);
  return who.you ? t.foundYou : t.found(who.name);
}

/** What each wrong guess of a seat cost it: nobody falls below zero, and of who had nothing left
 *  it is not known. */
export function mistakeCost(round: PoetryFinishedRound, seat: number): number {
  const rest = (round.scores[seat] ?? 0) - (round.points[seat] ?? 0) - closing(round, seat);
  return rest > 0 ? 1 : 0;
}

const closing = (round: PoetryFinishedRound, seat: number): number =>
  round.ending_seat === seat ? 1 : 0;

/** What a round brought a seat in all: the finding, the ending, and wrong guesses. */
export function gain(round: PoetryFinishedRound, seat: number): number {
  const wrong = round.guesses.filter((guess) => guess.seat === seat).length;
  return (round.points[seat] ?? 0) + closing(round, seat) - wrong * mistakeCost(round, seat);
}

export function runners(view: TableView, round: PoetryFinishedRound): Runner[] {
  return round.scores.map((now, seat) => {
    const who = whoAt(view, seat);
    return {
      key: seat,
      colours: [who.colour],
      name: who.you ? speech.t.You : who.name,
      you: who.you,
      before: now - gain(round, seat),
      now,
    };
  });
}
