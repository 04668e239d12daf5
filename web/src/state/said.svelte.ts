/** Where notices and troubles are said: in what lies on top, for under an open dialog nobody hears or presses them. */

import type { Snippet } from "svelte";

/** Milliseconds after which words have been heard. */
const HEARD = 1_000;

interface Trouble {
  readonly at: number;
  readonly words: Snippet<[fresh: boolean]>;
}

class Said {
  /** The page's place, and those of dialogs over it. */
  #places = $state.raw<readonly symbol[]>([]);
  #since = $state(0);
  /** What is amiss as long as it lasts. */
  troubles = $state.raw<readonly Trouble[]>([]);

  readonly top = $derived(this.#places.at(-1));

  /** What lies on top from now on; the answer takes it away. */
  lay(place: symbol): () => void {
    this.#turn([...this.#places, place]);
    return () => this.#turn(this.#places.filter((one) => one !== place));
  }

  add(words: Trouble["words"]): () => void {
    const trouble = { at: performance.now(), words };
    this.troubles = [...this.troubles, trouble];
    return () => (this.troubles = this.troubles.filter((one) => one !== trouble));
  }

  /** Whether what was said at a moment has yet to be heard where it stands now. */
  fresh(at: number): boolean {
    return at > this.#since;
  }

  #turn(places: readonly symbol[]): void {
    this.#places = places;
    this.#since = performance.now() - HEARD;
  }
}

export const said = new Said();
