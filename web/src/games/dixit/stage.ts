/** What a picture game's view means for the one who looks at it. */

import type { DixitFinishedRound, DixitView } from "../../net/wire.gen";
import { sideSeats } from "../../state/sides";

type Offer = DixitView["offers"][number];

/** What the looker may do, by name. */
export function offer<Name extends Offer["do"]>(
  view: DixitView,
  name: Name,
): Extract<Offer, { do: Name }> | undefined {
  return view.offers.find((one): one is Extract<Offer, { do: Name }> => one.do === name);
}

/** Who has something to do in this phase, done or not. */
export function acting(view: DixitView): readonly number[] {
  switch (view.phase) {
    case "giving":
      return sorted([...view.waiting, ...view.gave, ...view.gave.flatMap(spared(view))]);
    case "voting":
      return sorted(view.voters);
    default:
      return view.waiting;
  }
}

/** Whom somebody's card has spared giving one; the storyteller was never asked for it. */
const spared =
  (view: DixitView) =>
  (giver: number): readonly number[] =>
    sideSeats(view.sides, view.sides[giver] ?? -1).filter((seat) => seat !== view.storyteller);

const sorted = (seats: readonly number[]): readonly number[] =>
  [...new Set(seats)].sort((a, b) => a - b);

/** Who voted for a card, by its number. */
export function votersFor(round: DixitFinishedRound, number: number): readonly number[] {
  return round.votes.flatMap((numbers, seat) => (numbers.includes(number) ? [seat] : []));
}

export function found(round: DixitFinishedRound): readonly number[] {
  return round.target === null ? [] : votersFor(round, round.target);
}

export function voters(round: DixitFinishedRound): readonly number[] {
  return round.votes.flatMap((numbers, seat) => (numbers.length > 0 ? [seat] : []));
}

/** The partner in a team; null where everybody plays alone, and for a watcher. */
export function partnerOf(view: DixitView, seat: number | null): number | null {
  if (seat === null) return null;
  return sideSeats(view.sides, view.sides[seat] ?? -1).find((one) => one !== seat) ?? null;
}

/** Whether people score together. */
export const inTeams = (view: DixitView): boolean => new Set(view.sides).size < view.sides.length;

/** The looker's hand; null for a card that is covered even from its holder. */
export const shownHand = (view: DixitView): readonly (string | null)[] =>
  view.hand ?? Array.from({ length: view.hand_sizes[view.seat ?? 0] ?? 0 }, () => null);
