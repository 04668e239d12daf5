/** How stories and poem share a big screen: the stories that are still open as large as it allows. */

import { fit } from "../../../ui/fit";

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly rem: number;
}

export interface Lying {
  /** How many stories are open, and how many lie face down. */
  readonly open: number;
  readonly shut: number;
  /** How many lines the longer list has, and how many stand above and below both. */
  readonly lines: number;
  readonly single: number;
}

export interface Spread {
  /** Whether the poem stands beside the stories, or in the full width below them. */
  readonly beside: boolean;
  /** In how many columns those lie that are face down. */
  readonly backs: number;
}

/** All in rem. */
export const GAP = 1.3;
export const PANEL = 27;
/** A card that is face down, with the room around it. */
const BACK = { width: 4.6, height: 6.6 };
/** What a list of lines takes beside them, a line of a list, and one that stands alone. */
const [HEADING, LINE, SINGLE] = [3, 2, 3];
/** Room for number seals over the edge, on both sides. */
const EDGES = 1.8;
/** The largest share of the height that is a poem's below the stories. */
export const MOST = 0.55;
/** Shut stories one above the other beside the open ones, before they want a second column. */
const STACKED = 3;

export function spread({ width, height, rem }: Room, { open, shut, lines, single }: Lying): Spread {
  const card = (across: number, down: number): number =>
    fit(open, {
      width: across - EDGES * rem,
      height: down - EDGES * rem,
      gap: GAP * rem,
      rowGap: GAP * rem,
      least: 1,
      most: Infinity,
    }).width;
  const stacks = Math.ceil(shut / STACKED);
  const panel = single * SINGLE + (lines > 0 ? HEADING + lines * LINE : 0);
  const below = card(
    width - stacks * BACK.width * rem,
    height - Math.min(panel * rem, height * MOST),
  );
  const beside = card(width - PANEL * rem, height - (shut > 0 ? BACK.height * rem : 0));
  return beside > below ? { beside: true, backs: shut } : { beside: false, backs: stacks };
}
