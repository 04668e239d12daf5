/** What each did best in a picture game, counted over its rounds. */

import type { DixitFinishedRound } from "../../net/wire.gen";
import { Tally, type Honour, type Others } from "../../ui/honours";
import { speech } from "../../words/language.svelte";
import { found, voters, votersFor } from "./stage";

export function honours(rounds: readonly DixitFinishedRound[], others: Others): readonly Honour[] {
  const t = speech.t.end;
  const tally = (): Tally =>
    new Tally(others, Math.max(0, ...rounds.map((one) => one.votes.length)));
  const [finders, foolers, matched] = [tally(), tally(), tally()];
  for (const round of rounds) {
    const now = round.round;
    for (const [index, laid] of round.table.entries()) {
      const votes = votersFor(round, index + 1);
      if (round.target === null) {
        if (votes.length > 1) votes.forEach((seat) => matched.add(now, seat));
      } else if (index + 1 === round.target) {
        votes.forEach((seat) => finders.add(now, seat));
      } else {
        foolers.add(now, laid.owner, votes.filter((seat) => seat !== laid.owner).length);
      }
    }
  }
  return [
    ...finders.honour("found", t.foundMost, t.foundMostNote),
    ...foolers.honour("fooled", t.fooledMost, t.fooledMostNote),
    ...bestClue(rounds.filter((round) => !others[round.round]?.[round.storyteller])),
    ...matched.honour("matched", t.matchedMost, t.matchedMostNote),
  ];
}

/** More would be no distinction, and no sentence. */
const MOST_CLUES = 2;

/** The clue that split the table most evenly, understood by some and not by all; of equals the first two. */
function bestClue(rounds: readonly DixitFinishedRound[]): readonly Honour[] {
  const t = speech.t.end;
  let best: readonly DixitFinishedRound[] = [];
  let evenness = 0;
  for (const round of rounds) {
    if (round.target === null || !round.clue.text) continue;
    const share = found(round).length / Math.max(1, voters(round).length);
    const even = share * (1 - share);
    if (even > evenness) [evenness, best] = [even, [round]];
    else if (even > 0 && even === evenness) best = [...best, round];
  }
  if (best.length === 0) return [];
  const told = best.slice(0, MOST_CLUES);
  return [
    {
      key: "clue",
      seats: [...new Set(told.map((round) => round.storyteller))],
      title: told.length > 1 ? t.bestClues : t.bestClue,
      note: told
        .map((round) => {
          const note = t.bestClueNote(found(round).length, voters(round).length);
          return `${speech.t.quoted(round.clue.text)}, ${note}`;
        })
        .join("; "),
    },
  ];
}
