/** Who sits at a table of «Поэзия», with the tokens that they have left. */

import type { TableView } from "../../../net/views";
import type { PoetryFinishedRound, PoetryView } from "../../../net/wire.gen";
import { whoAt } from "../../../state/people";
import type { Doing } from "../../../ui/Seat.svelte";
import type { Bench } from "../../../ui/tv/benches";
import { reasons } from "../result";
import { speech } from "../../../words/language.svelte";

export function benches(view: TableView, game: PoetryView): readonly Bench[] {
  const doing = (seat: number): Doing => {
    if (seat === game.storyteller) return "tells";
    return game.waiting.includes(seat) ? "thinks" : "idle";
  };
  return game.scores.map((score, seat) => {
    const count = game.free_tokens[seat] ?? 0;
    const tokens =
      seat === game.storyteller ? {} : { tokens: { count, label: speech.t.poem.tokens(count) } };
    return {
      side: seat,
      score,
      chairs: [{ who: whoAt(view, seat), doing: doing(seat), ...tokens }],
    };
  });
}

/** The same when a round is over: what it brought everybody. */
export const gains = (view: TableView, round: PoetryFinishedRound): readonly Bench[] =>
  round.scores.map((score, seat) => ({
    side: seat,
    score,
    gain: round.gained[seat] ?? 0,
    why: reasons(round)[seat] ?? [],
    chairs: [{ who: whoAt(view, seat), doing: "idle" }],
  }));
