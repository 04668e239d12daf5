/** A finished game played again: where the reader is in it, and through whose eyes. */

import type { AlbumLink } from "../net/api";
import type { AnyGame } from "../net/views";
import type { ReplayStep } from "../net/wire.gen";

export type Looker = number | "all" | null;

/** What a seat alone knew, as the server tells it to who looks at all: fields of its view. */
export type Own<View extends AnyGame = AnyGame> = Partial<View>;

export interface Moment<View extends AnyGame = AnyGame> {
  readonly seat: number | null;
  readonly stoodIn: boolean;
  readonly view: View;
  /** By seat; null unless all are looked at. */
  readonly own: readonly Own<View>[] | null;
  /** Whether a round ended with this move: then it is what there is to see. */
  readonly ends: boolean;
}

const PACE = 1600;
const PACE_AT_THE_END = 4200;

export class Replayed {
  moments = $state.raw<readonly Moment[]>([]);
  at = $state(0);
  playing = $state(false);
  looker = $state.raw<Looker>("all");
  failed = $state(false);

  readonly #link: AlbumLink;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is shown of it is in moments
  readonly #known = new Map<Looker, readonly Moment[]>();

  constructor(link: AlbumLink) {
    this.#link = link;
  }

  get now(): Moment | undefined {
    return this.moments[this.at];
  }
  get before(): Moment | undefined {
    return this.moments[this.at - 1];
  }
  /** The first moment of each round. */
  get rounds(): readonly number[] {
    return this.#rounds;
  }
  readonly #rounds = $derived(
    this.moments.flatMap((moment, index) =>
      index === 0 || shownRound(moment) !== shownRound(this.moments[index - 1]) ? [index] : [],
    ),
  );

  /** The moves are the same for everybody, so the place in the game stays. */
  async look(looker: Looker): Promise<void> {
    this.looker = looker;
    const known = this.#known.get(looker);
    if (known) {
      this.moments = known;
      return;
    }
    try {
      const moments = unfold((await this.#link.replay(looker)).steps);
      this.#known.set(looker, moments);
      if (this.looker === looker) this.moments = moments;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, to));
    if (this.at === this.moments.length - 1) this.playing = false;
  }
  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }
  /** To the beginning of this round or of the one before; to the next one. */
  leap(by: -1 | 1): void {
    this.playing = false;
    const to =
      by > 0
        ? this.rounds.find((start) => start > this.at)
        : this.rounds.findLast((start) => start < this.at);
    this.go(to ?? (by > 0 ? this.moments.length - 1 : 0));
  }
  toggle(): void {
    if (!this.playing && this.at === this.moments.length - 1) this.at = 0;
    this.playing = !this.playing;
  }

  /** For an effect: goes on by itself while it plays. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const pace = this.now?.ends ? PACE_AT_THE_END : PACE;
    const timer = setTimeout(() => this.go(this.at + 1), pace);
    return () => clearTimeout(timer);
  }
}

/** What the looker may know of hands: everybody's, one's own, or nobody's. */
export function owned<View extends AnyGame>(
  moment: Moment<View>,
): readonly { readonly seat: number; readonly own: Own<View> }[] {
  if (moment.own) return moment.own.map((own, seat) => ({ seat, own }));
  const { seat } = moment.view;
  return seat === null ? [] : [{ seat, own: moment.view }];
}

/** The round that a moment belongs to: the one that has just ended, or the one that is played. */
export function shownRound(moment: Moment | undefined): number {
  if (!moment) return 0;
  return moment.ends ? (moment.view.last?.round ?? 0) : moment.view.round;
}

/** Whole views again, from what changed with each step. */
export function unfold(steps: readonly ReplayStep[]): readonly Moment[] {
  let view: Record<string, unknown> = {};
  let own: readonly Own[] | null = null;
  let ended = 0;
  return steps.map((step) => {
    view = { ...view, ...step.view };
    own = (step.own as readonly Own[] | null) ?? own;
    const whole = view as unknown as AnyGame;
    const last = whole.last?.round ?? 0;
    const ends = last > ended;
    ended = last;
    return { seat: step.seat, stoodIn: step.stood_in, view: whole, own, ends };
  });
}
