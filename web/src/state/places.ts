/** Where a page was scrolled to, for whoever comes back to it; the browser forgets, since pages are drawn late. */

const KEY = "namyok.places";
const MOST = 60;
/** Milliseconds in which a page has surely grown to its height. */
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
    for (const hand of ["wheel", "touchstart", "keydown", "pointerdown"])
      addEventListener(hand, () => cancelAnimationFrame(this.#restoring), { passive: true });
  }

  /** The page is left for another, whose new entry carries this. */
  entry(): { readonly key: string } {
    this.#leave();
    this.#here = fresh();
    return { key: this.#here };
  }

  /** Somebody came to this entry by a reload or a step in history: its place, as soon as its page is high enough. */
  restore(): void {
    cancelAnimationFrame(this.#restoring);
    const now = (history.state as Entry)?.key ?? fresh();
    if (now !== this.#here) this.#leave();
    this.#here = now;
    const wanted = this.#kept.get(this.#here) ?? 0;
    const until = performance.now() + PATIENCE;
    const look = (): void => {
      const room = document.documentElement.scrollHeight - innerHeight;
      if (room >= wanted || performance.now() > until) scrollTo(0, wanted);
      else this.#restoring = requestAnimationFrame(look);
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
