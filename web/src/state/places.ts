/** Where a page was scrolled to, for whoever comes back to it; the browser forgets, since pages are drawn late. */

const KEY = "namyok.places";
const MOST = 60;
/** Milliseconds without a change after which a page has its height: one that goes as far as it did, and one that does not yet. */
const REST = 500;
const PATIENCE = 2_000;

type Entry = { readonly key?: string } | null;

class Places {
  readonly #kept: Map<string, number>;
  /** The entry whose page is shown; after a step in history it is not the browser's any more. */
  #here: string;
  #restoring = 0;

  constructor() {
    this.#kept = new Map(load());
    if ("scrollRestoration" in history) history.scrollRestoration = "manual";
    this.#here = (history.state as Entry)?.key ?? fresh();
    history.replaceState({ ...history.state, key: this.#here }, "");
    addEventListener("pagehide", () => this.#save());
    // A page that the browser had put away whole: WebKit shows it from the top.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) this.restore();
    });
    // A click by itself is a screen reader's.
    for (const hand of ["wheel", "touchstart", "keydown", "pointerdown", "click"])
      addEventListener(hand, () => cancelAnimationFrame(this.#restoring), { passive: true });
  }

  /** The page is left for another, whose new entry carries this. */
  entry(): { readonly key: string } {
    cancelAnimationFrame(this.#restoring);
    this.#leave();
    this.#here = fresh();
    return { key: this.#here };
  }

  /** Somebody came to this entry by a reload or a step in history: its place, or as near to it as the page goes yet. */
  restore(): void {
    cancelAnimationFrame(this.#restoring);
    const known = (history.state as Entry)?.key;
    const now = known ?? fresh();
    if (now !== this.#here) this.#leave();
    this.#here = now;
    if (known === undefined) {
      history.replaceState({ ...history.state, key: now }, "");
      // A part of the page, by its name typed into the address: that is its place.
      if (document.getElementById(location.hash.slice(1))) return;
    }
    const wanted = this.#kept.get(this.#here) ?? 0;
    let [room, until] = [-1, 0];
    const look = (): void => {
      const [height, now] = [
        document.documentElement.scrollHeight - innerHeight,
        performance.now(),
      ];
      if (height !== room) until = now + (height + 1 < wanted ? PATIENCE : REST);
      room = height;
      // Also where it is not high enough: some of a page is drawn only when somebody comes near.
      scrollTo(0, wanted);
      // Also where it was: what comes above moves it.
      if (wanted > 0 && now < until) this.#restoring = requestAnimationFrame(look);
    };
    this.#restoring = requestAnimationFrame(look);
  }

  #leave(): void {
    this.#kept.delete(this.#here);
    this.#kept.set(this.#here, scrollY);
  }

  #save(): void {
    this.#leave();
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.#kept].slice(-MOST)));
    } catch {
      // Then a reload begins at the top.
    }
  }
}

function load(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

const fresh = (): string => Math.random().toString(36).slice(2);

export const places = new Places();
